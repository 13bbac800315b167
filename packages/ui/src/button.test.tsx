import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Button, ButtonLink } from './button.tsx';

afterEach(cleanup);

it('a loading button is busy, ignores presses and keeps the focus', () => {
  const press = vi.fn();
  const { rerender } = render(<Button onClick={press}>Send OTP</Button>);
  const button = screen.getByRole('button', { name: 'Send OTP' });
  fireEvent.click(button);
  button.focus();
  rerender(
    <Button loading onClick={press}>
      Send OTP
    </Button>,
  );
  fireEvent.click(button);
  expect(press).toHaveBeenCalledTimes(1);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(document.activeElement).toBe(button);
});

it('a loading submit button does not send the form again', () => {
  const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={send}>
      <Button type="submit" loading>
        Send OTP
      </Button>
    </form>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(send).not.toHaveBeenCalled();
});

it('a button link is drawn by the router the app brings', () => {
  render(
    <ButtonLink
      href="/learn"
      renderLink={({ href, ...rest }) => <a data-routed={href} href={href} {...rest} />}
    >
      Go to Learn
    </ButtonLink>,
  );
  expect(screen.getByRole('link', { name: 'Go to Learn' }).dataset.routed).toBe('/learn');
});
