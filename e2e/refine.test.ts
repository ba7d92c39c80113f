import { describe, expect, test } from 'vitest';
import { hasChromium } from '../scripts/harness/browser.ts';
import { blankPath, useBrowser } from './harness/use-browser.ts';
import { drawInWorkspace } from './pages/enter-workspace.ts';
import { refinePanel } from './pages/refine-panel.ts';

describe.skipIf(!hasChromium)('refining by chat', () => {
  const { open } = useBrowser();

  test('a person changes a diagram in turns, is asked what was meant, and takes a change back', async () => {
    const page = await open(blankPath);
    const home = await drawInWorkspace(page);

    const chat = refinePanel(page);
    await expect.poll(() => chat.send.isDisabled()).toBe(true);
    await chat.request.fill('add an approval before shipping');
    await chat.request.press('Enter');
    await chat.history.getByText('Added the decision “Approved?” before “Ship the order”.').waitFor();
    await expect.poll(home.pictureText).toContain('Approved?');
    await expect.poll(() => chat.request.inputValue()).toBe('');

    await chat.request.fill('make it');
    await chat.request.press('Shift+Enter');
    await chat.request.pressSequentially('red');
    await expect.poll(() => chat.request.inputValue()).toBe('make it\nred');
    await chat.request.fill('make it red');
    await chat.request.press('Enter');
    await chat.history.getByText('Colored “Approved?” red.').waitFor();
    await page.reload();
    await chat.history.getByText('Colored “Approved?” red.').waitFor();

    await chat.request.fill('add');
    await chat.send.click();
    await chat.panel.getByText('Update request must be at least 5 characters').waitFor();
    await chat.request.fill('remove the order');
    await chat.send.click();
    await chat.panel.getByText('Say which one you mean.', { exact: false }).waitFor();
    await expect.poll(() => chat.request.inputValue()).toBe('remove the order');
    await chat.readings.getByRole('button', { name: 'Removes “Cancel the order”.' }).click();
    await expect.poll(home.pictureText).not.toContain('Cancel');

    await chat.undo.click();
    await expect.poll(home.pictureText).toContain('Cancel');
    expect(await home.exportDrawio()).toContain('value="Approved?"');
  });

  test('a request leaves the place to write, and comes back where the page is left or it is stopped', async () => {
    const page = await open(blankPath);
    await drawInWorkspace(page);
    await page.route('**/api/diagrams/*/update', () => undefined);
    const chat = refinePanel(page);
    await chat.request.fill('left to right');
    await chat.send.click();
    await chat.stop.waitFor();
    expect(await chat.request.inputValue()).toBe('');
    await page.reload();
    await expect.poll(() => chat.request.inputValue()).toBe('left to right');
    await chat.send.click();
    await chat.stop.click();
    await page.getByText('Stopped', { exact: true }).first().waitFor();
    await expect.poll(() => chat.request.inputValue()).toBe('left to right');
    expect(await chat.stop.count()).toBe(0);
  });

  test('a request goes on while another tab is looked at', async () => {
    const page = await open(blankPath);
    const home = await drawInWorkspace(page);
    let goOn = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route('**/api/diagrams/*/update', async (route) => {
      await held;
      await route.continue();
    });
    const chat = refinePanel(page);
    await chat.request.fill('rename "Ship the order" to "Send it"');
    await chat.send.click();
    await chat.stop.waitFor();
    await home.tab('Theme').click();
    await chat.stop.waitFor({ state: 'hidden' });
    goOn();
    await expect.poll(home.pictureText).toContain('Send it');
    await home.tab('Chat').click();
    await chat.history.getByText('Renamed “Ship the order” to “Send it”.').waitFor();
  });
});
