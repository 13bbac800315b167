export { appLink } from '@shala/app-kit/app-link.tsx';
