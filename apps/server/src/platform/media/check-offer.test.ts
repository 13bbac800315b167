import { expect, test } from 'vitest';
import { checkOffer } from './check-offer.ts';

// As Chromium writes them, with fewer codecs.
const head = ['v=0', 'o=- 3134944514178093479 2 IN IP4 127.0.0.1', 's=-', 't=0 0', 'a=group:BUNDLE 0 1'];
const transport = [
  'c=IN IP4 0.0.0.0',
  'a=rtcp:9 IN IP4 0.0.0.0',
  'a=ice-ufrag:ulND',
  'a=ice-pwd:wPTHy3k4DZQQs5jwqRWzxtJl',
  'a=ice-options:trickle',
  'a=fingerprint:sha-256 8C:C3:C8:72:4F:89:DB:B4:3D:D2:43:7F:03:06:D3:38:4D:81:C0:84:8B:28:C2:F8:B9:AD:CD:52:88:00:72:CD',
  'a=setup:actpass',
];
const audio = [
  'm=audio 9 UDP/TLS/RTP/SAVPF 111 63 0',
  ...transport,
  'a=mid:0',
  'a=extmap:1 urn:ietf:params:rtp-hdrext:ssrc-audio-level',
  'a=sendonly',
  'a=rtcp-mux',
  'a=rtpmap:111 opus/48000/2',
  'a=fmtp:111 minptime=10;useinbandfec=1',
  'a=rtpmap:63 red/48000/2',
  'a=rtpmap:0 PCMU/8000',
  'a=ssrc:389337862 cname:Zt4V97z/xAybnG9o',
];
const video = [
  'm=video 9 UDP/TLS/RTP/SAVPF 96 97 102',
  ...transport,
  'a=mid:1',
  'a=extmap:10 urn:ietf:params:rtp-hdrext:sdes:rtp-stream-id',
  'a=sendonly',
  'a=rtcp-mux',
  'a=rtpmap:96 VP8/90000',
  'a=rtcp-fb:96 nack pli',
  'a=rtpmap:97 rtx/90000',
  'a=fmtp:97 apt=96',
  'a=rtpmap:102 H264/90000',
  'a=ssrc-group:FID 2886593486 4211409271',
];
const data = [
  'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
  ...transport,
  'a=mid:2',
  'a=sctp-port:5000',
];

const offer = (...parts: string[][]) => `${parts.flat().join('\r\n')}\r\n`;
const swap = (lines: string[], from: string, to: string) => lines.map((line) => line.replace(from, to));

test('a voice and a picture, or one of them, are taken', () => {
  expect(checkOffer(offer(head, audio, video))).toBe('ok');
  expect(checkOffer(offer(head, audio))).toBe('ok');
  expect(checkOffer(offer(head, video))).toBe('ok');
  const silent = (lines: string[]) => lines.filter((line) => line !== 'a=sendonly');
  expect(checkOffer(offer(head, ['a=sendonly'], silent(audio)))).toBe('ok');
});

test('a data channel is refused', () => {
  expect(checkOffer(offer(head, audio, video, data))).toBe('data_channel');
});

test('simulcast is refused, in every way it is written', () => {
  for (const line of ['a=simulcast:send h;m;l', 'a=rid:h send', 'a=ssrc-group:SIM 1 2 3']) {
    expect(checkOffer(offer(head, audio, [...video, line]))).toBe('simulcast');
    expect(checkOffer(offer([...head, line], audio, video))).toBe('simulcast');
  }
});

test('more than one voice or picture is refused', () => {
  expect(checkOffer(offer(head, audio, audio))).toBe('too_many_tracks');
  expect(checkOffer(offer(head, audio, video, video))).toBe('too_many_tracks');
});

test('who publishes does not receive on the same line', () => {
  for (const direction of ['a=sendrecv', 'a=recvonly', 'a=inactive'])
    expect(checkOffer(offer(head, swap(audio, 'a=sendonly', direction)))).toBe('not_send_only');
  // Nothing said means both ways.
  expect(checkOffer(offer(head, swap(audio, 'a=sendonly', 'a=mid:9')))).toBe('not_send_only');
  expect(checkOffer(offer(head, [...audio, 'a=sendrecv']))).toBe('not_send_only');
});

test('an offer that leaves out Opus or VP8 is refused', () => {
  expect(checkOffer(offer(head, swap(audio, 'opus/48000/2', 'G722/8000')))).toBe('foreign_codec');
  expect(checkOffer(offer(head, audio, swap(video, 'VP8', 'VP9')))).toBe('foreign_codec');
});

test('what is no offer of a browser is refused', () => {
  for (const text of ['', 'hello', 'm=audio 9', offer(head), `x${offer(head, audio)}`])
    expect(checkOffer(text)).toBe('not_an_offer');
  expect(checkOffer(offer(head, swap(audio, 'm=audio', 'm=text')))).toBe('foreign_media');
  expect(checkOffer(offer(head, swap(audio, 'm=audio', 'm=toString')))).toBe('foreign_media');
});
