import { Navigate, Outlet, useParams } from '@tanstack/react-router';
import { useSession } from '#shared/session/session.ts';

/** The steps of one child. When another tab gives the seat to a sibling, nothing may be saved here any more. */
export function WizardLayout() {
  const { studentId } = useParams({ strict: false });
  const { user } = useSession();
  const isSeated = user?.kind === 'parent' && String(user.currentStudent?.id) === studentId;
  return isSeated ? <Outlet /> : <Navigate to="/auth/register/profiles" replace />;
}
