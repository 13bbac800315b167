export type OfferFault =
  | 'not_an_offer'
  | 'data_channel'
  | 'foreign_media'
  | 'too_many_tracks'
  | 'simulcast'
  | 'not_send_only'
  | 'foreign_codec';

/** What everybody in a room can decode, whatever else a browser offers beside it. */
const codecs = { audio: /^a=rtpmap:\d+ opus\/48000\/2$/i, video: /^a=rtpmap:\d+ VP8\/90000$/i } as const;
const directions = new Set(['a=sendonly', 'a=sendrecv', 'a=recvonly', 'a=inactive']);
const simulcast = /^a=(simulcast:|rid:|ssrc-group:SIM\b)/i;

/**
 * A publisher sends one voice and one picture, and nothing else. Whatever is more reaches parts of the media server
 * that no page of ours uses.
 */
export function checkOffer(sdp: string): 'ok' | OfferFault {
  const [head = '', ...sections] = sdp.replaceAll('\r\n', '\n').split(/^(?=m=)/m);
  if (!head.startsWith('v=0\n') || sections.length === 0) return 'not_an_offer';
  // What is said before the sections holds for those that say nothing of their own.
  const common = head.split('\n');
  if (common.some((line) => simulcast.test(line))) return 'simulcast';
  const kinds = sections.map((section) => /^m=(\S+)/.exec(section)?.[1] ?? '');
  if (kinds.includes('application')) return 'data_channel';
  if (kinds.some((kind) => !Object.hasOwn(codecs, kind))) return 'foreign_media';
  if (new Set(kinds).size < kinds.length) return 'too_many_tracks';
  for (const section of sections) {
    const fault = checkSection(section.split('\n'), common);
    if (fault) return fault;
  }
  return 'ok';
}

function checkSection(lines: string[], common: string[]): OfferFault | null {
  if (lines.some((line) => simulcast.test(line))) return 'simulcast';
  const isDirection = (line: string) => directions.has(line);
  const said = lines.filter(isDirection);
  const held = said.length > 0 ? said : common.filter(isDirection);
  if (held.length !== 1 || held[0] !== 'a=sendonly') return 'not_send_only';
  const codec = lines[0]?.startsWith('m=audio') ? codecs.audio : codecs.video;
  return lines.some((line) => codec.test(line)) ? null : 'foreign_codec';
}
