import { describe, expect, test } from 'vitest';
import { hasChromium } from '../scripts/harness/browser.ts';
import { tabTo } from './harness/keyboard.ts';
import { buildPerson } from './harness/person.ts';
import { useBrowser } from './harness/use-browser.ts';
import { accountPages } from './pages/account-pages.ts';
import { visitorPages } from './pages/visitor-pages.ts';
import { workspace } from './pages/workspace.ts';

describe.skipIf(!hasChromium)('an account as a whole', () => {
  const { open } = useBrowser();

  test('takes its preferences to another browser, is exported and is deleted', async () => {
    const person = buildPerson();
    const page = await open('/register');
    await visitorPages(page).register(person);
    await workspace(page).prompt.waitFor();
    await accountPages(page).openProfile();
    await page.getByRole('button', { name: 'Change names' }).click();
    const first = page.getByRole('dialog').getByLabel('First name');
    await expect.poll(() => first.evaluate((field) => field === document.activeElement)).toBe(true);
    await first.fill('Augusta');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: `Augusta ${person.lastName}` }).waitFor();
    await accountPages(page).field('Theme').selectOption('Dark');
    await accountPages(page).field('Default diagram type').selectOption('Mind map');
    await page.waitForLoadState('networkidle');

    const other = await open('/login');
    await visitorPages(other).fillLogin(person);
    await visitorPages(other).signIn.click();
    await workspace(other).prompt.waitFor();
    await expect.poll(() => other.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    expect(await other.getByLabel('Diagram type').inputValue()).toBe('mind-map');

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export my data' }).click();
    expect((await download).suggestedFilename()).toBe('diagloom-export.zip');

    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Your password').fill('not it at all');
    await dialog.getByRole('button', { name: 'Delete everything' }).click();
    await dialog.getByText('The password is incorrect.').waitFor();
    await dialog.getByLabel('Your password').fill(person.password);
    await dialog.getByRole('button', { name: 'Delete everything' }).click();
    await page.getByRole('link', { name: 'Get Started Free' }).first().waitFor();
    await other.goto('/profile');
    await visitorPages(other).signIn.waitFor();
  });

  test('is opened and changed with the keyboard only', async () => {
    const person = buildPerson();
    const first = await open('/register');
    await visitorPages(first).register(person);
    await workspace(first).prompt.waitFor();

    const page = await open('/login');
    await tabTo(page, 'Email');
    await page.keyboard.type(person.email);
    await tabTo(page, 'Password');
    await page.keyboard.type(person.password);
    await page.keyboard.press('Enter');
    await workspace(page).prompt.waitFor();
    await tabTo(page, 'Profile');
    await page.keyboard.press('Enter');
    await page.getByText('In use now').waitFor();
    for (const [label, text] of [
      ['Current password', person.password],
      ['New password', 'difference engine'],
      ['Confirm new password', 'difference engine'],
    ] as const) {
      await tabTo(page, label);
      await page.keyboard.type(text);
    }
    await page.keyboard.press('Enter');
    await page.getByText('Your password has been successfully updated.', { exact: true }).first().waitFor();
    await tabTo(page, 'Delete my account');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[role=dialog]') != null)).toBe(true);
    // A message that is still shown may take the first one.
    await expect
      .poll(async () => {
        await page.keyboard.press('Escape');
        return page.getByRole('dialog').count();
      })
      .toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Delete my account');
  });
});
