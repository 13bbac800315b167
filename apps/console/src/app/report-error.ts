import { createErrorReport } from '@shala/app-kit/report-error.ts';
import { transport } from '#shared/api/transport.ts';

export const reportError = createErrorReport(transport);
