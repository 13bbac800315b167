import { forgetDrafts } from './forget-drafts.ts';
import { forgetTab } from './forget-tab.ts';
import { endSession } from './session.ts';

/** Somebody goes on purpose, on a computer that others may share: nothing of theirs stays to be seen. */
export function leaveDevice(): void {
  forgetDrafts();
  forgetTab();
  endSession();
}
