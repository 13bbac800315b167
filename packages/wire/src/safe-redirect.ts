const home = '/learn';
/** Only there to resolve paths against; nobody is ever sent there. */
const anywhere = 'https://origin.invalid';
/** Whoever hides a path behind more layers of percent signs than this has no good reason to. */
const layers = 4;

/** Control characters, spaces and line ends: browsers drop some of them before they read an address. */
const invisible = /[\p{Cc}\p{Cf}\p{Z}]/u;

/**
 * A place on our own site, or the home page. A path is taken only if it starts with exactly one slash and
 * stays on this origin however often somebody decodes or normalises it. Server and browser use this one.
 */
export function safeRedirect(wanted: unknown, fallback: string = home): string {
  if (typeof wanted !== 'string' || wanted.length > 2_000) return fallback;
  if (invisible.test(wanted) || !staysHere(wanted)) return fallback;
  let path = wanted.split(/[?#]/, 1)[0] ?? '';
  for (let layer = 0; path.includes('%'); layer += 1) {
    const decoded = layer < layers ? decode(path) : null;
    if (decoded === null || !staysHere(decoded) || invisible.test(decoded.replaceAll(' ', '')))
      return fallback;
    path = decoded;
    if (!/%[0-9a-f]{2}/i.test(path)) break;
  }
  return wanted;
}

/** One slash in front, none doubled after dots are resolved, no backslash, and the same origin in the end. */
function staysHere(address: string): boolean {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  if (!path.startsWith('/') || path.includes('//') || address.includes('\\')) return false;
  if (!URL.canParse(address, anywhere)) return false;
  const { origin, pathname } = new URL(address, anywhere);
  return origin === anywhere && !pathname.includes('//');
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
