const arrow = /^(?:\d{2,}:)?\d\d:\d\d\.\d{3} +--> +(?:\d{2,}:)?\d\d:\d\d\.\d{3}(?: .*)?$/m;

/** Subtitles as browsers read them: the word on the first line, and at least one cue with its times. */
export function isWebVtt(text: string): boolean {
  const lines = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  return /^WEBVTT(?:[ \t].*)?(?:\n|$)/.test(lines) && arrow.test(lines);
}
