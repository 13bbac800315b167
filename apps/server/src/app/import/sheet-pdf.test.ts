import { expect, test } from 'vitest';
import { checkFile } from '#platform/file-check.ts';
import { sheetPdf } from './sheet-pdf.ts';

test('a sheet is a PDF of one page that the check of strangers’ files lets through', async () => {
  const sheet = sheetPdf('Square roots (steps)', ['Keep squared paper ready. '.repeat(20), 'प्याज़ लाइए']);
  const verdict = await checkFile(sheet, 'application/pdf');
  expect(verdict).toMatchObject({ pageCount: 1 });
});
