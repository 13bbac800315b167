const disconnectedMs = 4_000;
const failedMs = 1_000;

/**
 * Calls back once when a connection has really broken. What the browser calls disconnected often heals by itself,
 * and a page that wakes up calls everything failed for a moment: only what lasts is believed.
 */
export function watchHealth(connection: RTCPeerConnection, onBroken: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  connection.addEventListener('connectionstatechange', () => {
    const state = connection.connectionState;
    clearTimeout(timer);
    if (state !== 'disconnected' && state !== 'failed') return;
    timer = setTimeout(
      () => {
        if (connection.connectionState === state) onBroken();
      },
      state === 'failed' ? failedMs : disconnectedMs,
    );
  });
}

export type IceCandidate = RTCIceCandidateInit & { candidate: string };

/** The shape in which candidates travel; an empty one says nothing that `null` does not. */
export function tellCandidates(
  connection: RTCPeerConnection,
  tell: (candidate: IceCandidate | null) => void,
): void {
  connection.addEventListener('icecandidate', ({ candidate }) => {
    if (candidate === null) return tell(null);
    if (candidate.candidate === '') return;
    const { sdpMid, sdpMLineIndex, usernameFragment } = candidate;
    tell({ candidate: candidate.candidate, sdpMid, sdpMLineIndex, usernameFragment });
  });
}
