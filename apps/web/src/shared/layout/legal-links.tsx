import { Link } from '@shala/ui/link.tsx';
import type { ReactNode } from 'react';
import { richText } from '../texts/rich-text.tsx';
import { appLink } from './app-link.tsx';

const link = (href: string) => (words: string) => (
  <Link inline href={href} renderLink={appLink}>
    {words}
  </Link>
);

/** A sentence whose marked words lead to the terms and the privacy policy. */
export const withLegalLinks = (text: string): ReactNode =>
  richText(text, { terms: link('/terms-and-conditions'), privacy: link('/privacy-policy') });
