import { describe, expect, test } from 'vitest';
import { hasChromium } from '../scripts/harness/browser.ts';
import { tabTo } from './harness/keyboard.ts';
import { buildPerson } from './harness/person.ts';
import { useBrowser } from './harness/use-browser.ts';
import { workspace } from './pages/workspace.ts';

describe.skipIf(!hasChromium)('with the keyboard only', () => {
  const { open } = useBrowser();

  test('a visitor registers, draws, opens the export menu and signs out', async () => {
    const page = await open('/');
    const { keyboard } = page;
    const person = buildPerson();
    await tabTo(page, 'Get Started Free');
    await keyboard.press('Enter');
    await page.waitForURL('**/register');
    const answers = [
      ['First name', person.firstName],
      ['Last name', person.lastName],
      ['Email', person.email],
      ['Password', person.password],
      ['Confirm password', person.password],
    ] as const;
    for (const [label, text] of answers) {
      await tabTo(page, label);
      await keyboard.type(text);
    }
    await tabTo(page, 'I agree to the Terms of Service and the Privacy Policy');
    await keyboard.press('Space');
    await tabTo(page, 'Create Account');
    await keyboard.press('Enter');

    const home = workspace(page);
    await home.prompt.waitFor();
    await tabTo(page, 'Description');
    await keyboard.type('Check stock. If in stock, ship the order, otherwise cancel the order.');
    await keyboard.press('Control+Enter');
    await home.picture.waitFor();

    await tabTo(page, 'Export');
    await keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'draw.io file' }).waitFor();
    await keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    await tabTo(page, 'Account');
    await keyboard.press('Enter');
    const hasFocus = (name: string) =>
      page.getByRole('menuitem', { name }).evaluate((item) => item === document.activeElement);
    await expect.poll(() => hasFocus('Profile')).toBe(true);
    await keyboard.press('End');
    await expect.poll(() => hasFocus('Log out')).toBe(true);
    await keyboard.press('Enter');
    await page.getByRole('link', { name: 'Get Started Free' }).first().waitFor();
    expect(await page.evaluate(() => localStorage.getItem('sessionToken'))).toBeNull();
  });
});
