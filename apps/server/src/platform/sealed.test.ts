import { expect, test } from 'vitest';
import { createSealer } from './sealed.ts';

const old = { kid: 'old', secret: 'old-key-old-key-old-key-old-key-old' };
const fresh = { kid: 'new', secret: 'new-key-new-key-new-key-new-key-new' };

test('what was sealed is read again, and looks different each time', () => {
  const sealer = createSealer([old]);
  expect(sealer.open(sealer.seal('JBSWY3DPEHPK3PXP'))).toBe('JBSWY3DPEHPK3PXP');
  expect(sealer.seal('same').equals(sealer.seal('same'))).toBe(false);
  expect(sealer.seal('JBSWY3DPEHPK3PXP').includes('JBSWY3DPEHPK3PXP')).toBe(false);
});

test('a new key in front opens what the old one sealed; without the old one nothing opens', () => {
  const sealed = createSealer([old]).seal('secret');
  expect(createSealer([fresh, old]).open(sealed)).toBe('secret');
  expect(() => createSealer([fresh]).open(sealed)).toThrow('no longer');
});

test('a changed byte is noticed', () => {
  const sealer = createSealer([old]);
  const sealed = sealer.seal('secret');
  sealed[sealed.length - 1] = (sealed[sealed.length - 1] ?? 0) ^ 1;
  expect(() => sealer.open(sealed)).toThrow();
});
