import { readFile } from 'node:fs/promises';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { hasChromium } from '../scripts/harness/browser.ts';
import { enterByApi } from './harness/enter-by-api.ts';
import { findBarriers } from './harness/find-barriers.ts';
import { looks } from './harness/looks.ts';
import { buildPerson, type Person } from './harness/person.ts';
import { promote } from './harness/promote.ts';
import { blankPath, useBrowser } from './harness/use-browser.ts';
import { adminPages } from './pages/admin-pages.ts';
import { visitorPages } from './pages/visitor-pages.ts';
import { workspace } from './pages/workspace.ts';

const register = async (page: Page, person: Person): Promise<void> => {
  const visitor = visitorPages(page);
  await visitor.register(person);
  await workspace(page).prompt.waitFor();
};

const nameOf = ({ firstName, lastName }: Person): string => `${firstName} ${lastName}`;

describe.skipIf(!hasChromium)('the administrator dashboard', () => {
  const { open } = useBrowser();

  const enter = async (person: Person, options: BrowserContextOptions = {}): Promise<Page> => {
    const page = await open(blankPath, options);
    await enterByApi(page, person);
    return page;
  };

  // The first account of a server is an administrator's, whoever has it.
  let session = '';
  beforeAll(async () => {
    const admin = buildPerson({ firstName: 'Margaret', lastName: 'Hamilton' });
    const page = await enter(admin);
    await promote(admin.email);
    session = await page.evaluate(() => localStorage.getItem('sessionToken') ?? '');
  });

  const openAsAdmin = async (options: BrowserContextOptions = {}): Promise<Page> => {
    const page = await open(blankPath, options);
    await page.evaluate((token) => localStorage.setItem('sessionToken', token), session);
    await page.goto('/admin');
    await page.getByRole('heading', { name: 'Administrator dashboard' }).waitFor();
    return page;
  };

  const buildRegistered = async (lastName: string): Promise<{ readonly person: Person; readonly page: Page }> => {
    const person = buildPerson({ firstName: 'Joan', lastName });
    const page = await enter(person);
    await page.goto('/');
    await workspace(page).prompt.waitFor();
    return { person, page };
  };

  test('is refused to everybody else in plain words, and leads home', async () => {
    const { page } = await buildRegistered('Refused');
    expect(await adminPages(page).entry.count()).toBe(0);
    await page.goto('/admin');
    await page.getByRole('heading', { name: 'Access Denied' }).waitFor();
    await page.getByText("You don't have permission to access the admin dashboard.").first().waitFor();
    await page.getByRole('link', { name: 'Return to Home' }).waitFor();
    await workspace(page).prompt.waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    const visitor = await open('/admin');
    await visitorPages(visitor).signIn.waitFor();
  });

  test('blocks with a reason that the person reads, unblocks, and promotes', async () => {
    const person = buildPerson({ firstName: 'Joan', lastName: 'Blockley' });
    const theirs = await open('/register');
    await register(theirs, person);
    const page = await openAsAdmin();
    const admin = adminPages(page);
    await admin.search.fill('joan block');
    await admin.actionsFor(nameOf(person)).click();
    await admin.action('Block').click();
    await admin.dialog.getByRole('button', { name: 'Block' }).click();
    await admin.dialog.getByText('Enter a reason. The account’s owner will see it.').waitFor();
    await admin.dialog.getByLabel('Reason').fill('Sends spam');
    await admin.dialog.getByRole('button', { name: 'Block' }).click();
    await admin.rowOf(person.email).getByText('Blocked').waitFor();

    await theirs.goto('/login');
    await visitorPages(theirs).fillLogin(person);
    await visitorPages(theirs).signIn.click();
    await theirs
      .getByText(/This account is blocked: Sends spam\./)
      .first()
      .waitFor();

    await admin.actionsFor(nameOf(person)).click();
    await admin.action('Unblock').click();
    await admin.rowOf(person.email).getByText('Blocked').waitFor({ state: 'detached' });
    await admin.actionsFor(nameOf(person)).click();
    await admin.action('Promote to admin').click();
    await admin.confirm.getByRole('button', { name: 'Promote to admin' }).click();
    await admin.rowOf(person.email).getByText('Admin', { exact: true }).waitFor();
    expect(await admin.actionsFor(nameOf(person)).count()).toBe(0);
  });

  test('sets the limit of a month, which the person sees at the prompt', async () => {
    const { person, page: theirs } = await buildRegistered('Limitova');
    const page = await openAsAdmin();
    const admin = adminPages(page);
    await admin.search.fill(person.email);
    await admin.detailsOf(nameOf(person)).click();
    await admin.dialog.getByText('Created an account').waitFor();
    await admin.dialog.getByLabel('Diagrams per month').fill('7');
    await admin.dialog.getByRole('button', { name: 'Save plan' }).click();
    await admin.dialog.getByText('0 of 7').waitFor();
    await theirs.reload();
    await theirs
      .getByText(/\b7\b.*\b7\b/)
      .first()
      .waitFor();
  });

  test('finds what somebody did, and shows numbers as charts and as tables', async () => {
    const { person } = await buildRegistered('Logsdon');
    const page = await openAsAdmin();
    const admin = adminPages(page);
    await admin.tab('System Activity').click();
    await page.getByLabel('Person').fill(person.email);
    await admin.rowOf(person.email).filter({ hasText: 'Created an account' }).waitFor();
    await admin.tab('Usage Analytics').click();
    const chart = page.getByRole('region', { name: 'Sign-ups per day' });
    await chart.getByRole('img', { name: /^Sign-ups per day: \d+ in total/ }).waitFor();
    await chart.getByRole('button', { name: 'Show as table' }).click();
    expect(await chart.getByRole('row').count()).toBe(31);
    await page.reload();
    await expect.poll(() => admin.tab('Usage Analytics').getAttribute('aria-selected')).toBe('true');
  });

  test('gives the usage as a file', async () => {
    const page = await openAsAdmin();
    await adminPages(page).tab('User Usage').click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('diagloom-usage.csv');
    expect(await readFile(await file.path(), 'utf8')).toContain('"subscriptionTier","subscriptionStatus"');
  });

  test.each(looks)('has no barrier, $colorScheme, $viewport.width px, and never scrolls sideways', async (look) => {
    const { person } = await buildRegistered(`Barriers ${look.colorScheme} ${look.viewport.width}`);
    const page = await openAsAdmin(look);
    const admin = adminPages(page);
    const found: (readonly [string, number, readonly string[]])[] = [];
    const check = async (name: string): Promise<void> => {
      await page.waitForLoadState('networkidle');
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      const barriers = await findBarriers(page);
      if (sideways > 0 || barriers.length > 0) found.push([name, sideways, barriers]);
    };
    for (const name of ['Invitations', 'User Usage', 'System Activity', 'Usage Analytics', 'User Management']) {
      await admin.tab(name).click();
      await check(name);
    }
    await admin.search.fill(person.email);
    await admin.detailsOf(nameOf(person)).click();
    await admin.dialog.getByText('Created an account').waitFor();
    await check('details');
    await page.keyboard.press('Escape');
    await admin.actionsFor(nameOf(person)).click();
    await admin.action('Block').click();
    await admin.dialog.getByRole('button', { name: 'Block' }).click();
    await admin.dialog.getByText('Enter a reason. The account’s owner will see it.').waitFor();
    await check('block');
    expect(found).toEqual([]);
  });

  test('says in words what a button with a sign does, to whoever rests on it', async () => {
    const page = await openAsAdmin();
    const { person } = await buildRegistered('Tipped');
    await page.reload();
    const admin = adminPages(page);
    await admin.actionsFor(nameOf(person)).waitFor();
    await page.clock.install();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await admin.actionsFor(nameOf(person)).hover();
    await page.clock.runFor(650);
    expect(await page.getByRole('tooltip').count()).toBe(0);
    await page.clock.runFor(100);
    await page.getByRole('tooltip', { name: `Actions for ${nameOf(person)}` }).waitFor();
    await page.clock.resume();
    expect(await findBarriers(page)).toEqual([]);
  });
});
