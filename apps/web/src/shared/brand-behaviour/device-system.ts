export type DeviceSystem = 'android' | 'ios';

type Device = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

/** The system of a phone or tablet; null for everything else. */
export function deviceSystem({ userAgent, maxTouchPoints }: Device): DeviceSystem | null {
  if (/android/i.test(userAgent)) return 'android';
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'ios';
  // An iPad calls itself a Mac; a Mac has no touch screen.
  return /macintosh/i.test(userAgent) && maxTouchPoints > 1 ? 'ios' : null;
}
