import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasChromium } from '../scripts/harness/browser.ts';
import { buildPerson, type Person } from './harness/person.ts';
import { useBrowser } from './harness/use-browser.ts';
import { visitorPages } from './pages/visitor-pages.ts';
import { workspace } from './pages/workspace.ts';

const register = async (page: Page, person: Person): Promise<void> => {
  const visitor = visitorPages(page);
  await visitor.register(person);
};

describe.skipIf(!hasChromium)('bad input on screen', () => {
  const { open } = useBrowser();

  test('registering says what is wrong with each field', async () => {
    const page = await open('/register');
    const visitor = visitorPages(page);
    await register(page, buildPerson({ firstName: ' ', email: 'ada', password: 'short' }));
    await visitor.message('First name is required').waitFor();
    await visitor.message('Please enter a valid email address').waitFor();
    await visitor.message('Password must be at least 6 characters').first().waitFor();
    await visitor.field('Password').fill('long enough');
    await visitor.field('Confirm password').fill('different');
    await visitor.message("Passwords don't match").waitFor();
    expect(new URL(page.url()).pathname).toBe('/register');
  });

  test('registering with an address that is taken says so, and keeps what was typed', async () => {
    const person = buildPerson();
    await register(await open('/register'), person);
    const page = await open('/register');
    await register(page, person);
    await page.getByText('Registration failed', { exact: true }).first().waitFor();
    expect(await visitorPages(page).field('Email').inputValue()).toBe(person.email);
  });

  test('signing in with a wrong password says so', async () => {
    const person = buildPerson();
    const registered = await open('/register');
    await register(registered, person);
    await workspace(registered).prompt.waitFor();
    const page = await open('/login');
    const visitor = visitorPages(page);
    await visitor.fillLogin({ ...person, password: 'not the password' });
    await visitor.signIn.click();
    await page.getByText('Login failed', { exact: true }).first().waitFor();
    await visitor.fillLogin(person);
    await visitor.signIn.click();
    await workspace(page).prompt.waitFor();
  });

  test('signing in says what is wrong with the fields before it asks the server', async () => {
    const page = await open('/login');
    const visitor = visitorPages(page);
    await visitor.fillLogin({ email: 'ada', password: 'x' });
    await visitor.signIn.click();
    await visitor.message('Please enter a valid email address').waitFor();
    await visitor.message('Password must be at least 6 characters').waitFor();
  });

  test('a prompt that is too short, too long or not understood is answered with what to do', async () => {
    const page = await open('/register');
    await register(page, buildPerson());
    const home = workspace(page);
    await home.prompt.fill('too short');
    await home.generate.click();
    await page.getByText('Prompt must be at least 10 characters').first().waitFor();
    await home.prompt.fill('a very long story '.repeat(30));
    await page.getByText('Prompt must be less than 500 characters').first().waitFor();
    await home.prompt.fill('asdf qwer zxcv');
    await home.generate.click();
    await home.alert.waitFor();
    await expect.poll(() => home.prompt.inputValue()).toBe('asdf qwer zxcv');
    expect(await home.listedDiagrams.count()).toBe(0);
  });

  test('a session that has ended leads to the landing page, not to an error', async () => {
    const page = await open('/register');
    await register(page, buildPerson());
    await workspace(page).prompt.waitFor();
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.setItem('sessionToken', 'no-such-session'));
    await page.reload();
    await visitorPages(page).banner.getByRole('link', { name: 'Get Started Free' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('sessionToken'))).toBeNull();
  });
});
