import { expect } from '@playwright/test';
import { acceptInvitation, inviteStaff } from '../support/console.ts';
import { giveTeaching } from '../support/marking.ts';
import { heading, onWide, test } from '../support/test.ts';

const broken = [
  '// [id:journey-1] [tag:journey]',
  'How much is \\\\(2 + 3\\\\)? {~4 =5 ~6 ####Count on.}',
  '',
  '// [id:journey-2] [tag:journey]',
  'Which of these is even? {=7 =8 ~9}',
  '',
  '// [id:journey-3] [tag:journey]',
  'Why is zero even? {}',
].join('\n');

const file = (words: string) => ({ name: 'bank.gift', mimeType: 'text/plain', buffer: Buffer.from(words) });

test(
  'a file with a mistake is reported and goes in after its correction; a question is changed in the editor',
  onWide,
  async ({ page, school, look }) => {
    test.slow();
    const invited = await inviteStaff(school, 'tutor', '--name', 'Rukmini Rao');
    await giveTeaching(school, invited.email, 'mathematics');
    await acceptInvitation(page, school, invited);
    await page.keyboard.press('g');
    await page.keyboard.press('q');
    await expect(heading(page, 'Questions')).toBeFocused();
    await expect(page.getByRole('table')).toBeVisible();
    await look();

    await page.keyboard.press('i');
    const dialog = page.getByRole('dialog', { name: 'Import' });
    await dialog.getByLabel('File', { exact: true }).setInputFiles(file(broken));
    await dialog.getByRole('button', { name: 'Look at the file' }).click();
    await expect(dialog.getByText('1 mistake. Correct it in the file')).toBeVisible();
    const mistake = dialog.getByRole('row').filter({ hasText: 'journey-2' });
    await expect(mistake).toContainText('More than one option is right');
    await expect(mistake).toContainText('5');
    await expect(dialog.getByRole('button', { name: 'Import now' })).toBeHidden();
    await look();

    await dialog.getByRole('button', { name: 'Choose another file' }).click();
    await dialog.getByLabel('File', { exact: true }).setInputFiles(file(broken.replace('=7', '~7')));
    await dialog.getByRole('button', { name: 'Look at the file' }).click();
    await expect(dialog.getByText('No mistakes. 3 new, 0 changed, 0 as before.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Import now' }).click();
    await expect(dialog.getByText('Done: 3 new, 0 changed, 0 as before.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();

    await page.getByRole('searchbox', { name: 'Search words or reference' }).fill('journey-');
    await expect(page.getByText('3 questions')).toBeVisible();
    await page.getByRole('link', { name: /How much is/ }).click();

    const preview = page.getByRole('region', { name: 'Hindi' });
    await page.getByLabel('Question text · Hindi').fill('\\(2 + 3\\) कितना है?');
    await expect(preview).toContainText('कितना है?');
    await expect(preview.locator('.katex').first()).toBeVisible();
    await page.getByLabel('Option 1 · English').focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(page.getByLabel('Option 1 · English')).toHaveValue('5');
    await expect(page.getByRole('radio', { name: 'Option 1 is right' })).toBeChecked();
    await look();
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Saved as version 2')).toBeVisible();
    await expect(page.getByText('Hindi, options, right answer')).toBeVisible();
  },
);
