/** What the engine takes from the browser; tests bring their own. */
export interface Browser {
  openSocket(url: string): WebSocket;
  openConnection(configuration: RTCConfiguration): RTCPeerConnection;
  codecsOf(kind: 'audio' | 'video'): RTCRtpCodec[];
  /** Undefined where the page does not come over https. */
  mediaDevices: MediaDevices | undefined;
  /** Tells `online` and `offline`. */
  network: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  random(): number;
}

export function currentBrowser(): Browser {
  return {
    openSocket: (url) => new WebSocket(url),
    openConnection: (configuration) => new RTCPeerConnection(configuration),
    codecsOf: (kind) => RTCRtpSender.getCapabilities(kind)?.codecs ?? [],
    mediaDevices: navigator.mediaDevices,
    network: window,
    random: () => Math.random(),
  };
}
