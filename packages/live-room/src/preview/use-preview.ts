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
  const [fault, setFault] = useState<DeviceFault | null>(null);
  const open = useRef({ tracks: nothing, isGone: false });

  const put = useCallback((kind: Kind, track: MediaStreamTrack | null) => {
    open.current.tracks[kind]?.stop();
    open.current.tracks = { ...open.current.tracks, [kind]: track };
    setTracks(open.current.tracks);
  }, []);

  useEffect(() => {
    open.current.isGone = false;
    own.refresh();
    return () => {
      open.current.isGone = true;
      put('audio', null);
      put('video', null);
      own.close();
    };
  }, [own, put]);

  const turnOn = async (kind: Kind) => {
    const track = await own.open(kind, {});
    if (typeof track === 'string') return setFault(track);
    if (open.current.isGone) return track.stop();
    setFault(null);
    put(kind, track);
  };

  const devices = own.list;
  return {
    tracks,
    fault,
    hasCamera: own.has('video'),
    devices,
    switchTrack: (kind) => (tracks[kind] === null ? void turnOn(kind) : put(kind, null)),
    choose: (kind, id) => {
      own.choose(kind, id);
      if (kind !== 'speaker' && tracks[kindOf[kind]] !== null) void turnOn(kindOf[kind]);
    },
    start: {
      isMuted: tracks.audio === null,
      isVideoOn: tracks.video !== null,
      microphone: devices.chosen.microphone,
      camera: devices.chosen.camera,
    },
  };
}
