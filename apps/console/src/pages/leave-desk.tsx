import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { isSessionLost } from '#shared/session/session.ts';

/** To the sign-in, which leads back here if the session was lost and not left. */
export function LeaveDesk() {
  const { state } = useRouter();
  const navigate = useNavigate();
  // Kept from the first moment: on the way the address is already that of the sign-in.
  const [from] = useState(state.location.href);
  useEffect(() => {
    const search = isSessionLost() && from !== '/' ? { to: from } : {};
    void navigate({ to: '/sign-in', search, replace: true });
  }, [navigate, from]);
  return null;
}
