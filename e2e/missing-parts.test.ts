import { describe, expect, test } from 'vitest';
import { hasChromium } from '../scripts/harness/browser.ts';
import { findBarriers } from './harness/find-barriers.ts';
import { buildPerson } from './harness/person.ts';
import { blankPath, useBrowser } from './harness/use-browser.ts';
import { drawInWorkspace, enterWorkspace } from './pages/enter-workspace.ts';
import { refinePanel } from './pages/refine-panel.ts';
import { visitorPages } from './pages/visitor-pages.ts';

describe.skipIf(!hasChromium)('a part of the page that does not come', () => {
  const { open } = useBrowser();

  test('leaves the diagram on screen without its editor, which comes when it is asked for again', async () => {
    const page = await open(blankPath);
    const lost = /assets\/editor-[^d]/;
    await page.route(lost, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    const home = await drawInWorkspace(page);
    await page.getByText('Couldn’t load the editor.', { exact: false }).waitFor();
    expect(await home.exportDrawio()).toContain('Ship the order');
    expect(await findBarriers(page)).toEqual([]);
    const chat = refinePanel(page);
    await chat.request.fill('make the first step');
    await page.unroute(lost);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByRole('button', { name: 'Add a shape' }).waitFor();
    expect(await chat.request.inputValue()).toBe('make the first step');
  });

  test('says so in its panel, comes by itself with the connection, and loses nothing that was being written', async () => {
    const page = await open(blankPath);
    const lost = /assets\/theme-choices-/;
    await page.route(lost, (route) => route.abort('internetdisconnected'));
    const home = await drawInWorkspace(page);
    const chat = refinePanel(page);
    await chat.request.fill('make the first step');
    await page.context().setOffline(true);
    await home.tab('Theme').click();
    await chat.panel.getByText('This part couldn’t be loaded', { exact: true }).waitFor();
    await page.unroute(lost);
    await page.context().setOffline(false);
    await chat.panel.getByRole('button', { name: /Hand-drawn/ }).waitFor();
    await home.tab('Chat').click();
    expect(await chat.request.inputValue()).toBe('make the first step');
  });

  test('says so in place of a whole page, and keeps the prompt for the way back', async () => {
    const page = await open(blankPath);
    const lost = /assets\/profile-page-/;
    await page.route(lost, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    const home = await enterWorkspace(page);
    await home.prompt.fill('Check stock. If in stock, ship the order.');
    await page.getByRole('link', { name: 'Profile' }).click();
    await page.getByRole('heading', { name: 'Couldn’t load this page' }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.unroute(lost);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByRole('heading', { name: 'Update Password' }).waitFor();
    await page.goBack();
    await expect.poll(() => home.prompt.inputValue()).toBe('Check stock. If in stock, ship the order.');
  });

  test('does not keep a message from being read', async () => {
    const page = await open('/register');
    await page.route(/assets\/toaster-/, (route) => route.abort('internetdisconnected'));
    await visitorPages(page).register(buildPerson());
    await page.getByRole('status').getByText('Account created successfully!', { exact: false }).waitFor();
  });
});
