/** Providers whose links open in a student's browser; their sub-domains, too. */
const providers = ['zoom.us', 'meet.google.com', 'teams.microsoft.com', 'teams.live.com', 'webex.com'];

/** The link as a browser will read it; null where it leads anywhere else. */
export function allowedLink(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const isKnown = providers.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`));
  // Names and ports before the host are how links pretend to lead elsewhere.
  const isPlain = url.username === '' && url.password === '' && url.port === '';
  return url.protocol === 'https:' && isKnown && isPlain ? url.href : null;
}
