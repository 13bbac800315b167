import { AppError } from '#platform/app-error.ts';
import type { Masked } from '#platform/text/mask-contacts.ts';
import { mostCommentLength, mostMessageLength, toComment, toMessage } from './domain/comment-text.ts';

export function requireComment(text: string): Masked {
  const words = toComment(text);
  if (words === 'empty') throw new AppError('invalid');
  if (words === 'too_long') throw new AppError('comment_too_long', { most: mostCommentLength });
  return words;
}

export function requireMessage(text: string): string {
  const words = toMessage(text);
  if (words === 'empty') throw new AppError('invalid');
  if (words === 'too_long') throw new AppError('message_too_long', { most: mostMessageLength });
  return words.text;
}
