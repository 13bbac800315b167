import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Leads on at once, to a whole address with its query. */
export function SendOn({ href }: { href: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate({ href, replace: true }), [navigate, href]);
  return null;
}
