/** The roles of this app; tutors and admins have a site of their own. */
export const learnerRoles: readonly string[] = ['student', 'parent'];

/** Profiles and onboarding are a parent's business. */
export const parentRoles: readonly string[] = ['parent'];

export type Access = 'allowed' | 'sign-in' | 'refused';

/** Which screen a guarded route shows. The server guards the data itself. */
export function decideAccess(
  session: { readonly isAuthenticated: boolean; readonly role: string | null },
  allowedRoles: readonly string[],
): Access {
  if (!session.isAuthenticated) return 'sign-in';
  return session.role !== null && allowedRoles.includes(session.role) ? 'allowed' : 'refused';
}
