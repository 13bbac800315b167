import type { RenderLink } from '@shala/ui/render-link.tsx';
import { Link } from '@tanstack/react-router';

/** How the design system's parts become links of this app: no page load inside it. */
export const appLink: RenderLink = ({ href, children, ...rest }) => (
  <Link {...rest} to={href}>
    {children}
  </Link>
);
