/** How a payment goes. The names of the buttons are what people and tests click on. */
export const moods = {
  success: { button: 'Pay', about: 'the money is taken and the shop is told' },
  failure: { button: 'Fail', about: 'the bank says no' },
  abort: { button: 'Abort', about: 'back to the shop without paying' },
  pending: { button: 'Pending', about: 'the bank takes its time, until somebody finishes it' },
  'pending-success': { button: 'Pending then success', about: 'paid after a few questions of the shop' },
  'success-after-failure': {
    button: 'Success after failure',
    about: 'says failed, and takes the money later',
  },
  'double-answer': { button: 'Answer twice', about: 'paid, and everything is said twice' },
  'wrong-amount': { button: 'Wrong amount', about: 'another amount is taken' },
  'wrong-order': { button: 'Wrong order', about: 'paid, and the answer names another order' },
  'forged-answer': { button: 'Forged answer', about: 'nothing is paid, and the answer says it was' },
  'never-answers': { button: 'Pay and never answer', about: 'paid, and the shop is told nothing' },
  'paid-twice': { button: 'Pay twice', about: 'the money is taken two times' },
  'paid-then-failed': {
    button: 'Pay, then fail',
    about: 'paid, the page stays open, and a further try fails',
  },
  'authorised-late': { button: 'Authorise late', about: 'the money is held until the shop takes it' },
  'given-back': { button: 'Pay and give back', about: 'paid, and given back by hand before the shop knows' },
  silent: { button: 'Pay, then silence', about: 'paid, and questions about it get no answer for a while' },
  broken: { button: 'Pay, then errors', about: 'paid, and questions about it get errors for a while' },
} as const satisfies Record<string, { button: string; about: string }>;

export type Mood = keyof typeof moods;

export const isMood = (text: string): text is Mood => Object.hasOwn(moods, text);

export const allMoods = Object.keys(moods) as Mood[];
