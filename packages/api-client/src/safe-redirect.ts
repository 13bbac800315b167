export { safeRedirect } from '@shala/wire/safe-redirect.ts';
