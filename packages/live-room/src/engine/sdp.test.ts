// @vitest-environment node
import { expect, test } from 'vitest';
import { tuneSpeech } from './sdp.ts';

const answer = (fmtp: string[]) =>
  ['m=audio 9 UDP/TLS/RTP/SAVPF 111', 'a=rtpmap:111 opus/48000/2', ...fmtp, 'a=sendonly', ''].join('\r\n');

test('a student’s voice repairs losses and rests in silence, a host’s never rests', () => {
  expect(tuneSpeech(answer(['a=fmtp:111 minptime=10;useinbandfec=0']), true)).toBe(
    answer(['a=fmtp:111 minptime=10;useinbandfec=1;usedtx=1']),
  );
  expect(tuneSpeech(answer(['a=fmtp:111 minptime=10;usedtx=1']), false)).toBe(
    answer(['a=fmtp:111 minptime=10;useinbandfec=1']),
  );
});

test('an answer without such a line gets one, and one without sound stays as it is', () => {
  expect(tuneSpeech(answer([]), true)).toBe(answer(['a=fmtp:111 useinbandfec=1;usedtx=1']));
  expect(tuneSpeech('m=video 9\r\na=rtpmap:96 VP8/90000\r\n', true)).toBe(
    'm=video 9\r\na=rtpmap:96 VP8/90000\r\n',
  );
});
