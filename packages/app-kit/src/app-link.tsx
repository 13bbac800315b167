import type { RenderLink } from '@shala/ui/render-link.tsx';
import { Link } from '@tanstack/react-router';

const isElsewhere = /^[a-z]+:/;

/** How the design system's parts become links of this app: no page load inside it, a new tab for what is outside. */
export const appLink: RenderLink = ({ href, children, ...rest }) =>
  isElsewhere.test(href) ? (
    <a {...rest} href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  ) : (
    <Link {...rest} to={href}>
      {children}
    </Link>
  );
