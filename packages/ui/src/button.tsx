import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styles from './button.module.css';
import { cx } from './cx.ts';
import { plainLink, type RenderLink } from './render-link.tsx';

interface Look {
  variant?: 'filled' | 'tinted' | 'quiet' | 'text' | 'danger' | undefined;
  size?: 'medium' | 'large' | undefined;
  wide?: boolean | undefined;
  icon?: ReactNode;
  children: ReactNode;
}

const look = ({ variant = 'filled', size, wide }: Pick<Look, 'variant' | 'size' | 'wide'>) =>
  cx(styles.button, styles[variant], size === 'large' && styles.large, wide && styles.wide);

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'children'>, Look {
  loading?: boolean | undefined;
}

export function Button(props: ButtonProps) {
  const { variant, size, wide, icon, loading = false, className, children, onClick, ...rest } = props;
  // A loading button stays focusable, so a keyboard user is not thrown back to the top of the page.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={cx(look({ variant, size, wide }), loading && styles.loading, className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={press}
    >
      {loading ? <span className={styles.spinner} aria-hidden="true" /> : icon}
      {children}
    </button>
  );
}

export interface ButtonLinkProps extends Look {
  href: string;
  /** Where the words alone do not tell it from its neighbours. */
  label?: string | undefined;
  renderLink?: RenderLink;
}

/** A link that looks like a button: it goes somewhere, it does nothing. */
export function ButtonLink(props: ButtonLinkProps) {
  const { href, label, renderLink = plainLink, icon, children, ...rest } = props;
  return renderLink({
    href,
    className: look(rest),
    'aria-label': label,
    children: (
      <>
        {icon}
        {children}
      </>
    ),
  });
}
