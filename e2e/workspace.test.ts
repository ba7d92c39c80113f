import { describe, expect, test } from 'vitest';
import { hasChromium } from '../scripts/harness/browser.ts';
import { findBarriers } from './harness/find-barriers.ts';
import { buildPerson } from './harness/person.ts';
import { blankPath, useBrowser } from './harness/use-browser.ts';
import { drawInWorkspace, enterWorkspace } from './pages/enter-workspace.ts';
import { refinePanel } from './pages/refine-panel.ts';
import { visitorPages } from './pages/visitor-pages.ts';
import { workspace } from './pages/workspace.ts';

/** What can be done with an open diagram and its surroundings, by name. */
const commands = [
  'New Diagram',
  'Edit Details',
  'Edit as text',
  'Share',
  'Open in draw.io',
  'Copy as image',
  'Print',
  'Fix',
  'Tidy layout',
  'Duplicate diagram',
  'Move to trash',
  'Add a page',
  'Fit to screen',
  'Full screen',
  'Versions',
  'Export: PDF',
  'Import a file',
  'Start from an image',
  'Drawing board',
  'Knowledge base',
  'Profile',
  'Keyboard shortcuts',
  'Log out',
];

describe.skipIf(!hasChromium)('the workspace', () => {
  const { open } = useBrowser();

  test('shows a newcomer the first steps, which end with a diagram', async () => {
    const page = await open(blankPath);
    const home = await enterWorkspace(page);
    const steps = page.getByRole('region', { name: 'First steps' });
    for (let step = 1; step < 4; step++) {
      await steps.getByText(`Step ${step} of 4`).waitFor();
      await steps.getByRole('button', { name: 'Next' }).click();
    }
    await steps.getByRole('button', { name: 'Draw my first diagram' }).click();
    await home.picture.waitFor();
    await page.goto('/');
    await home.listedDiagrams.first().waitFor();
    expect(await steps.count()).toBe(0);
  });

  test('keeps what is being written through a reload, and forgets it when it was drawn', async () => {
    const page = await open(blankPath);
    const home = await enterWorkspace(page);
    await home.prompt.fill('Check stock. If in stock, ship the order.');
    await page.reload();
    await home.prompt.waitFor();
    await expect.poll(() => home.prompt.inputValue()).toBe('Check stock. If in stock, ship the order.');
    await home.generate.click();
    await home.picture.waitFor();
    const chat = refinePanel(page);
    await chat.request.fill('make the first step');
    await page.reload();
    await home.picture.waitFor();
    await expect.poll(() => chat.request.inputValue()).toBe('make the first step');
    await page.goto('/');
    await home.prompt.waitFor();
    await expect.poll(() => home.prompt.inputValue()).toBe('');
  });

  test('reaches every action by name, and its keys are listed', async () => {
    const page = await open(blankPath);
    const home = await drawInWorkspace(page);
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Commands' });
    await palette.waitFor();
    expect(await findBarriers(page)).toEqual([]);
    const names = await palette.getByRole('option').allTextContents();
    for (const name of commands) expect(names.some((text) => text.startsWith(name))).toBe(true);
    await page.keyboard.type('versions');
    await page.keyboard.press('Enter');
    await page.getByRole('tabpanel', { name: 'Versions' }).waitFor();
    await home.picture.click();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByText('Ctrl+K').waitFor();
    expect(await findBarriers(page)).toEqual([]);
  });

  test('says which part cannot be loaded, and loads it when it is wanted again', async () => {
    const page = await open(blankPath);
    const lost = /assets\/shortcuts-dialog-/;
    await page.route(lost, (route) => route.abort());
    await enterWorkspace(page);
    await page.locator('h1').click();
    await page.keyboard.press('?');
    await page.getByText('This part couldn’t be loaded', { exact: true }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.unroute(lost);
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  });

  test('undoes and does again with the keys from wherever one is', async () => {
    const page = await open(blankPath);
    const home = await drawInWorkspace(page);
    const chat = refinePanel(page);
    await chat.request.fill('rename "Ship the order" to "Send it"');
    await chat.request.press('Enter');
    await expect.poll(home.pictureText).toContain('Send it');
    await home.tab('Theme').click();
    await page.keyboard.press('Control+z');
    await expect.poll(home.pictureText).toContain('Ship the order');
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(home.pictureText).toContain('Send it');
  });

  test('sends what was said without a connection when there is one again', async () => {
    const page = await open(blankPath);
    const home = await drawInWorkspace(page);
    const chat = refinePanel(page);
    await page.context().setOffline(true);
    await page.getByText('You’re offline.', { exact: false }).waitFor();
    await chat.request.fill('rename Cancel the order to Tell the customer');
    await chat.request.press('Enter');
    await chat.stop.waitFor();
    await page.context().setOffline(false);
    await expect.poll(home.pictureText).toContain('Tell the customer');
  });

  test('asks for the password over the work when the session has ended, and goes on', async () => {
    const page = await open('/register');
    const person = buildPerson();
    const visitor = visitorPages(page);
    await visitor.register(person);
    const home = workspace(page);
    await home.prompt.fill('Check stock. If in stock, ship the order, otherwise cancel the order.');
    await page.evaluate(async () => {
      const authorization = `Bearer ${localStorage.getItem('sessionToken')}`;
      await fetch('/api/auth/logout', { method: 'POST', headers: { authorization } });
    });
    await home.generate.click();
    const dialog = page.getByRole('dialog', { name: 'You’ve been signed out' });
    await dialog.getByLabel('Password', { exact: true }).fill(person.password);
    expect(await findBarriers(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => home.prompt.inputValue()).toContain('Check stock.');
    await home.generate.click();
    await home.picture.waitFor();
  });

  test('is where a link to a diagram leads after signing in', async () => {
    const page = await open('/register');
    const person = buildPerson();
    const visitor = visitorPages(page);
    await visitor.register(person);
    const home = workspace(page);
    await home.prompt.fill('Check stock. If in stock, ship the order, otherwise cancel the order.');
    await home.generate.click();
    await home.picture.waitFor();
    const { pathname, search } = new URL(page.url());
    const other = await open(`${pathname}${search}`);
    await visitorPages(other).fillLogin(person);
    await visitorPages(other).signIn.click();
    await workspace(other).picture.waitFor();
    expect(new URL(other.url()).search).toBe(search);
  });
});
