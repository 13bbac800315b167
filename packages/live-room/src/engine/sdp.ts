/**
 * Asks my own encoder to repair small losses and, of students, to send next to nothing in silence. An encoder
 * follows the answer it is given, so that is where the words go. A host is recorded, and a record without gaps
 * stays in step with the picture.
 */
export function tuneSpeech(answer: string, isQuietInSilence: boolean): string {
  const wishes = isQuietInSilence ? 'useinbandfec=1;usedtx=1' : 'useinbandfec=1';
  const payload = /^a=rtpmap:(\d+) opus\//im.exec(answer)?.[1];
  if (payload === undefined) return answer;
  const known = new RegExp(`^a=fmtp:${payload} (.*?)\\r?$`, 'm').exec(answer);
  if (known === null) {
    return answer.replace(/^(a=rtpmap:\d+ opus\/.*?)\r?$/im, `$1\r\na=fmtp:${payload} ${wishes}\r`);
  }
  const kept = (known[1] ?? '').split(';').filter((part) => !/^\s*(useinbandfec|usedtx)=/.test(part));
  return answer.replace(known[0], `a=fmtp:${payload} ${[...kept, wishes].join(';')}\r`);
}
