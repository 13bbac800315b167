export { useOnline } from '@shala/app-kit/use-online.ts';
