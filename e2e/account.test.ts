import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasChromium } from '../scripts/harness/browser.ts';
import { buildPerson, type Person } from './harness/person.ts';
import { readLink } from './harness/read-outbox.ts';
import { useBrowser } from './harness/use-browser.ts';
import { accountPages } from './pages/account-pages.ts';
import { visitorPages } from './pages/visitor-pages.ts';
import { workspace } from './pages/workspace.ts';

const register = async (page: Page, person: Person): Promise<void> => {
  const visitor = visitorPages(page);
  await visitor.register(person);
  await workspace(page).prompt.waitFor();
};

const signIn = async (page: Page, person: Pick<Person, 'email' | 'password'>): Promise<void> => {
  await visitorPages(page).fillLogin(person);
  await visitorPages(page).signIn.click();
};

describe.skipIf(!hasChromium)('an account', () => {
  const { open } = useBrowser();

  test('shows its profile at both addresses, and the login screen to visitors', async () => {
    const person = buildPerson();
    const page = await open('/register');
    await register(page, person);
    for (const path of ['/profile', '/user-profile']) {
      await page.goto(path);
      const details = await accountPages(page).factsOf('User details').textContent();
      expect(details).toContain(person.email);
      const entry = visitorPages(page).banner.getByRole('link', { name: 'Profile' });
      await expect.poll(() => entry.getAttribute('aria-current')).toBe('page');
    }
    const stranger = await open('/profile');
    await signIn(stranger, person);
    await workspace(stranger).prompt.waitFor();
    expect(new URL(stranger.url()).pathname).toBe('/');
  });

  test('is told once, in a toast, that it was not let in, and how long to wait where that is so', async () => {
    const page = await open('/login');
    await page.clock.install();
    await signIn(page, { email: 'nobody@example.org', password: 'not it at all' });
    const words = 'The email or password is incorrect. Check both and try again.';
    await page
      .getByRole('region', { name: /Notifications/ })
      .getByText(words)
      .waitFor();
    expect(await page.getByRole('main').getByText(words).count()).toBe(0);
    const failure = { success: false, code: 'rate_limited', error: 'Too many failed sign-ins.' };
    await page.route('**/api/auth/login', (route) =>
      route.fulfill({ status: 429, headers: { 'retry-after': '72' }, json: failure }),
    );
    await page.keyboard.press('Enter');
    await page.getByText('You can try again in 1 min 12 s.').waitFor();
    await expect.poll(() => visitorPages(page).signIn.isDisabled()).toBe(true);
    await page.clock.fastForward(70_000);
    await page.getByText(/You can try again in [12] s./).waitFor();
    await page.clock.fastForward(3_000);
    await expect.poll(() => visitorPages(page).signIn.isEnabled()).toBe(true);
  });

  test('changes its password, which signs other browsers out', async () => {
    const person = buildPerson();
    const [page, other] = [await open('/register'), await open('/login')];
    await register(page, person);
    await signIn(other, person);
    await workspace(other).prompt.waitFor();
    const account = accountPages(page);
    await account.openProfile();
    await account.field('Current password').fill('not it at all');
    await account.fillNewPassword('difference engine');
    await account.updatePassword.click();
    await page.getByText('The current password is incorrect. Check it and try again.').first().waitFor();
    await account.field('Current password').fill(person.password);
    await account.field('Current password').press('Enter');
    await page.getByText('Your password has been successfully updated.', { exact: true }).first().waitFor();
    await other.goto('/profile');
    await visitorPages(other).signIn.waitFor();
    await signIn(other, { ...person, password: 'difference engine' });
    await workspace(other).prompt.waitFor();
  });

  test('ends all its other sessions', async () => {
    const person = buildPerson();
    const [page, other] = [await open('/register'), await open('/login')];
    await register(page, person);
    await signIn(other, person);
    await workspace(other).prompt.waitFor();
    const account = accountPages(page);
    await account.openProfile();
    await account.endOthers.click();
    await account.confirmEndOthers.click();
    await page.getByText('All other devices logged out', { exact: true }).first().waitFor();
    await other.goto('/profile');
    await visitorPages(other).signIn.waitFor();
  });

  test('confirms its address with the link in the message, in a browser that is not signed in', async () => {
    const person = buildPerson();
    const page = await open('/register');
    await register(page, person);
    // One thing at a time: the first steps come first.
    await page.getByRole('button', { name: 'Skip', exact: true }).click();
    await accountPages(page).banner.waitFor();
    const other = await open(await readLink(person.email, 'Confirm'));
    await signIn(other, person);
    await other.getByRole('heading', { name: 'Email confirmed' }).waitFor();
    expect(new URL(other.url()).hash).toBe('');
    expect(await accountPages(other).banner.count()).toBe(0);
  });

  test('gets a new password through the link in the message, once', async () => {
    const person = buildPerson();
    await register(await open('/register'), person);
    const page = await open('/login');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    // The sign-in page has a field of the same name, and stays until this one has loaded.
    await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
    await visitorPages(page).field('Email').fill(person.email);
    await page.getByRole('button', { name: 'Request link' }).click();
    await page.getByRole('heading', { name: 'Ask your administrator' }).waitFor();
    const link = await readLink(person.email, 'Reset');
    const [first, second] = [await open(link), await open(link)];
    for (const [window, words] of [
      [first, 'Your password has been successfully updated.'],
      [second, 'This link no longer works. Links like this work once, within one hour. Request a new one.'],
    ] as const) {
      await accountPages(window).fillNewPassword('difference engine');
      await window.getByRole('button', { name: 'Set new password' }).click();
      await window.getByText(words).first().waitFor();
    }
    await signIn(first, { ...person, password: 'difference engine' });
    await workspace(first).prompt.waitFor();
  });
});
