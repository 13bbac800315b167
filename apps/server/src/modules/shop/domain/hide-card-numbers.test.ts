import { expect, test } from 'vitest';
import { hideCardNumbers } from './hide-card-numbers.ts';

test('[PY-13] of a card number only the last four digits are kept, however it is written', () => {
  expect(hideCardNumbers('card=4111111111111111&amount=1')).toBe('card=[card 1111]&amount=1');
  expect(hideCardNumbers('{"n":"5500 0000 0000 0004"}')).toBe('{"n":"[card 0004]"}');
  expect(hideCardNumbers('3782-822463-10005')).toBe('[card 0005]');
});

test('references, amounts and times stay as they are', () => {
  const text = 'tracking_id=309002858823&at=1794000000000&ref=4111111111111112&amount=499900';
  expect(hideCardNumbers(text)).toBe(text);
});
