import type { Messages } from '@lingui/core';
import type { Brand, Locale } from '@shala/brand/brand.ts';
import { inLanguage } from './in-language.ts';

/** A brand's words use plain {name} placeholders only, so that they need no parser in the browser. */
export function brandMessages(texts: Brand['texts'], language: Locale): Messages {
  const messages: Messages = {};
  for (const [id, text] of Object.entries(texts)) messages[id] = tokensOf(inLanguage(text, language));
  return messages;
}

function tokensOf(text: string): (string | [string])[] {
  // Every second part is what stood between the braces.
  return text.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 1 ? [part] : part));
}
