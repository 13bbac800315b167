export { useBusy } from '@shala/app-kit/use-busy.ts';
