import { describe, expect, test } from 'vitest';
import { hasChromium } from '../scripts/harness/browser.ts';
import { enterByApi } from './harness/enter-by-api.ts';
import { tabTo } from './harness/keyboard.ts';
import { buildPerson } from './harness/person.ts';
import { promote } from './harness/promote.ts';
import { blankPath, useBrowser } from './harness/use-browser.ts';
import { adminPages } from './pages/admin-pages.ts';
import { shareDialog } from './pages/share-dialog.ts';
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
    await tabTo(page, 'Create account');
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

  test('an owner invites somebody, changes their mind, and makes and revokes a link', async () => {
    const page = await open(blankPath);
    const { keyboard } = page;
    const { post } = await enterByApi(page, buildPerson());
    await post('/api/diagrams/generate', { prompt: 'Check stock, then ship.', diagramType: 'flowchart' });
    await page.goto('/');
    await workspace(page).listedDiagrams.first().press('Enter');
    await workspace(page).picture.waitFor();
    const share = shareDialog(page);
    await tabTo(page, 'Share');
    await keyboard.press('Enter');
    await tabTo(page, 'Email address or username');
    await keyboard.type('somebody@example.org');
    await tabTo(page, 'Role');
    await keyboard.press('ArrowDown');
    await tabTo(page, 'Invite');
    await keyboard.press('Enter');
    await share.roleOf('somebody@example.org').waitFor();
    expect(await share.roleOf('somebody@example.org').inputValue()).toBe('commenter');
    await tabTo(page, 'Remove somebody@example.org');
    await keyboard.press('Enter');
    await share.dialog.getByText('Only you have access.').waitFor();
    await tabTo(page, 'Create link');
    await keyboard.press('Enter');
    await share.newLink.waitFor();
    await tabTo(page, 'Revoke link 1');
    await keyboard.press('Enter');
    await share.dialog.getByText('No links yet.').waitFor();
    // What lies on top goes first: the toast, then the window.
    await keyboard.press('Escape');
    await keyboard.press('Escape');
    await share.dialog.waitFor({ state: 'detached' });
    await expect.poll(() => share.open.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  test('an administrator finds somebody, blocks them with a reason and lets them in again', async () => {
    const [page, other] = [await open(blankPath), await open(blankPath)];
    const { keyboard } = page;
    const admin = buildPerson();
    await enterByApi(page, admin);
    const person = buildPerson({ firstName: 'Kay', lastName: 'Board' });
    await enterByApi(other, person);
    await promote(admin.email);
    await page.goto('/admin');
    const dashboard = adminPages(page);
    await tabTo(page, 'User Management');
    await keyboard.press('ArrowRight');
    await expect.poll(() => dashboard.tab('User Usage').getAttribute('aria-selected')).toBe('true');
    await keyboard.press('ArrowLeft');
    await expect.poll(() => dashboard.tab('User Management').getAttribute('aria-selected')).toBe('true');
    await tabTo(page, 'Search');
    await keyboard.type(person.email);
    await dashboard.actionsFor('Kay Board').waitFor();
    await expect.poll(() => page.getByRole('button', { name: /^Actions for/ }).count()).toBe(1);
    await tabTo(page, 'Actions for Kay Board');
    await keyboard.press('Enter');
    await dashboard.action('Block').waitFor();
    // The menu takes the focus a moment after it is seen.
    await expect
      .poll(async () => {
        await keyboard.press('End');
        return page.evaluate(() => document.activeElement?.textContent);
      })
      .toBe('Block');
    await keyboard.press('Enter');
    await tabTo(page, 'Reason');
    await keyboard.type('Spam');
    await tabTo(page, 'Block');
    await keyboard.press('Enter');
    await dashboard.rowOf(person.email).getByText('Blocked').waitFor();
    await tabTo(page, 'Actions for Kay Board');
    await keyboard.press('Enter');
    await dashboard.action('Unblock').waitFor();
    await keyboard.press('Enter');
    await page.getByText('Kay Board can sign in again.').first().waitFor();
    await tabTo(page, 'Details of Kay Board');
    await keyboard.press('Enter');
    await dashboard.dialog.getByText('Created an account').waitFor();
    await keyboard.press('Escape');
    await dashboard.dialog.waitFor({ state: 'detached' });
  });
});
