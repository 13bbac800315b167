import type { ReactNode } from 'react';

export interface LinkParts {
  href: string;
  className: string;
  children: ReactNode;
  'aria-current'?: 'page' | undefined;
  'aria-label'?: string | undefined;
}

/** How a part draws a link: the app passes its router's link here, so that the parts know no router. */
export type RenderLink = (parts: LinkParts) => ReactNode;

export const plainLink: RenderLink = ({ children, ...rest }) => <a {...rest}>{children}</a>;
