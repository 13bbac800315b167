import type { IceCandidate } from './media-server.ts';

/** Only what the media server reads of it, whatever a browser sends along. */
export const toTrickle = (candidate: IceCandidate | null): object | null =>
  candidate && {
    candidate: candidate.candidate,
    ...(candidate.sdpMid == null ? {} : { sdpMid: candidate.sdpMid }),
    ...(candidate.sdpMLineIndex == null ? {} : { sdpMLineIndex: candidate.sdpMLineIndex }),
  };
