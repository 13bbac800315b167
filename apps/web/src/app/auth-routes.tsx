import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { getBrand } from '#shared/brand/brand.ts';
import { getSession } from '#shared/session/session.ts';
import { loadMoreTexts } from '#shared/texts/texts.ts';
import { root } from './root-route.tsx';

/** Whoever is signed in has no business on the pages that sign in. */
function onlyStrangers(): void {
  if (getSession().isAuthenticated) throw redirect({ to: '/learn', replace: true });
}

const auth = createRoute({
  getParentRoute: () => root,
  path: '/auth',
  beforeLoad: () => {
    throw redirect({ to: getBrand().flags.roleSelection ? '/auth/role' : '/auth/login', replace: true });
  },
});

const role = createRoute({
  getParentRoute: () => root,
  path: '/auth/role',
  beforeLoad: () => {
    onlyStrangers();
    if (!getBrand().flags.roleSelection) throw redirect({ to: '/auth/login', replace: true });
  },
  component: lazyRouteComponent(() => import('#pages/role-page.tsx'), 'RolePage'),
});

const login = createRoute({
  getParentRoute: () => root,
  path: '/auth/login',
  beforeLoad: onlyStrangers,
  component: lazyRouteComponent(() => import('#pages/login-page.tsx'), 'LoginPage'),
});

const loginOtp = createRoute({
  getParentRoute: () => root,
  path: '/auth/login_otp',
  beforeLoad: onlyStrangers,
  component: lazyRouteComponent(() => import('#pages/register-page.tsx'), 'LoginOtpPage'),
});

const register = createRoute({
  getParentRoute: () => root,
  path: '/auth/register',
  beforeLoad: onlyStrangers,
  component: lazyRouteComponent(() => import('#pages/register-page.tsx'), 'RegisterPage'),
});

const verify = createRoute({
  getParentRoute: () => root,
  path: '/auth/register/verify',
  beforeLoad: ({ location }) => {
    if (!location.state.challenge) throw redirect({ to: '/auth/register', replace: true });
  },
  component: lazyRouteComponent(() => import('#pages/verify-page.tsx'), 'VerifyPage'),
});

const thankYou = createRoute({
  getParentRoute: () => root,
  path: '/auth/register/thank-you',
  component: lazyRouteComponent(() => import('#pages/thank-you-page.tsx'), 'ThankYouPage'),
});

const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: '/auth/login/forgot-password',
  component: lazyRouteComponent(() => import('#pages/forgot-password-page.tsx'), 'ForgotPasswordPage'),
});

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/auth/reset-password',
  component: lazyRouteComponent(() => import('#pages/set-password-page.tsx'), 'ResetPasswordPage'),
});

const updatePassword = createRoute({
  getParentRoute: () => root,
  path: '/auth/update-password',
  component: lazyRouteComponent(() => import('#pages/set-password-page.tsx'), 'UpdatePasswordPage'),
});

const erp = createRoute({
  getParentRoute: () => root,
  path: '/auth/erp',
  component: lazyRouteComponent(() => import('#pages/erp-page.tsx'), 'ErpPage'),
});

const terms = createRoute({
  getParentRoute: () => root,
  path: '/terms-and-conditions',
  component: lazyRouteComponent(() => import('#pages/legal-page.tsx'), 'TermsPage'),
});

const privacy = createRoute({
  getParentRoute: () => root,
  path: '/privacy-policy',
  component: lazyRouteComponent(() => import('#pages/legal-page.tsx'), 'PrivacyPage'),
});

/** A parent comes here from a letter, signed in or not. */
const stopDigest = createRoute({
  getParentRoute: () => root,
  path: '/digest/stop/$token',
  loader: loadMoreTexts,
  component: lazyRouteComponent(() => import('#pages/stop-digest-page.tsx'), 'StopDigestPage'),
});

/** What can be seen before signing in. */
export const authRoutes = [
  auth,
  role,
  login,
  loginOtp,
  register,
  verify,
  thankYou,
  forgotPassword,
  resetPassword,
  updatePassword,
  erp,
  terms,
  privacy,
  stopDigest,
] as const;
