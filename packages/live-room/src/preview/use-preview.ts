import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { currentBrowser } from '../engine/browser.ts';
import { type DeviceFault, OwnDevices } from '../engine/devices.ts';
import type { Devices, Meeting } from '../meeting.ts';
import type { RoomStart } from '../room-info.ts';

type Kind = 'audio' | 'video';
type Tracks = Record<Kind, MediaStreamTrack | null>;

const nothing: Tracks = { audio: null, video: null };
const kindOf = { microphone: 'audio', camera: 'video' } as const;

export interface PreviewState {
  tracks: Tracks;
  /** What the person has switched on; the device itself may still be on its way. */
  isOn: Record<Kind, boolean>;
  fault: DeviceFault | null;
  hasCamera: boolean;
  devices: Devices;
  switchTrack: (kind: Kind) => void;
  choose: Meeting['chooseDevice'];
  start: RoomStart;
}

/** The own devices before the class: both off, until the person switches them on; given back when it is left. */
export function usePreview(): PreviewState {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const [own] = useState(() => new OwnDevices(currentBrowser(), { microphone: null, camera: null }, draw));
  const [tracks, setTracks] = useState(nothing);
  const [isOn, setOn] = useState({ audio: false, video: false });
  const [fault, setFault] = useState<DeviceFault | null>(null);
  const open = useRef({ tracks: nothing, isGone: false, wish: { audio: 0, video: 0 } });

  const put = useCallback((kind: Kind, track: MediaStreamTrack | null) => {
    open.current.tracks[kind]?.stop();
    open.current.tracks = { ...open.current.tracks, [kind]: track };
    setTracks(open.current.tracks);
  }, []);

  useEffect(() => {
    open.current.isGone = false;
    own.start();
    return () => {
      open.current.isGone = true;
      put('audio', null);
      put('video', null);
      own.close();
    };
  }, [own, put]);

  const turnOn = async (kind: Kind) => {
    open.current.wish[kind] += 1;
    const wish = open.current.wish[kind];
    setOn((on) => ({ ...on, [kind]: true }));
    const track = await own.open(kind, {});
    // Switched off again, or left, while the browser was still asking.
    if (open.current.isGone || wish !== open.current.wish[kind]) {
      return typeof track === 'string' ? undefined : track.stop();
    }
    if (typeof track === 'string') {
      setOn((on) => ({ ...on, [kind]: false }));
      return setFault(track);
    }
    setFault(null);
    put(kind, track);
  };
  const turnOff = (kind: Kind) => {
    open.current.wish[kind] += 1;
    setOn((on) => ({ ...on, [kind]: false }));
    put(kind, null);
  };

  const devices = own.list;
  return {
    tracks,
    isOn,
    fault,
    hasCamera: own.has('video'),
    devices,
    switchTrack: (kind) => (isOn[kind] ? turnOff(kind) : void turnOn(kind)),
    choose: (kind, id) => {
      own.choose(kind, id);
      if (kind === 'speaker' || !isOn[kindOf[kind]]) return;
      // Most phones open one camera at a time.
      put(kindOf[kind], null);
      void turnOn(kindOf[kind]);
    },
    start: {
      isMuted: !isOn.audio,
      isVideoOn: isOn.video,
      microphone: devices.chosen.microphone,
      camera: devices.chosen.camera,
    },
  };
}
