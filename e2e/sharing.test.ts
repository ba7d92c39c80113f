import { createServer } from 'node:http';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasChromium } from '../scripts/harness/browser.ts';
import { findBarriers } from './harness/find-barriers.ts';
import { buildPerson, type Person } from './harness/person.ts';
import { readLink } from './harness/read-outbox.ts';
import { useBrowser } from './harness/use-browser.ts';
import { refinePanel } from './pages/refine-panel.ts';
import { shareDialog } from './pages/share-dialog.ts';
import { visitorPages } from './pages/visitor-pages.ts';
import { workspace } from './pages/workspace.ts';

const prompt = 'Customer places order. Check stock. If in stock, pack and ship, otherwise cancel the order.';

describe.skipIf(!hasChromium)('sharing a diagram', () => {
  const { open } = useBrowser();

  const register = async (person: Person, page?: Page): Promise<Page> => {
    const opened = page ?? (await open('/register'));
    if (page !== undefined) await page.goto('/register');
    await visitorPages(opened).register(person);
    await workspace(opened).prompt.waitFor();
    return opened;
  };

  const draw = async (page: Page): Promise<void> => {
    await workspace(page).prompt.fill(prompt);
    await workspace(page).generate.click();
    await workspace(page).picture.waitFor();
  };

  test('an invited address becomes a viewer once it is confirmed, then an editor, then leaves', async () => {
    const [ada, grace] = [buildPerson(), buildPerson({ firstName: 'Grace', lastName: 'Hopper' })];
    const owner = await register(ada);
    await draw(owner);
    const share = shareDialog(owner);
    await share.open.click();
    await share.who.fill('?');
    await share.invite.click();
    await share.dialog.getByText('Enter an email address or a username.').waitFor();
    await share.who.fill('@nobody-here');
    await share.invite.click();
    await share.dialog.getByText('Nobody here has the username “nobody-here”.').waitFor();
    expect(await share.who.inputValue()).toBe('@nobody-here');
    await share.who.fill(grace.email);
    await share.invite.click();
    await share.dialog.getByText('Not opened yet').waitFor();
    expect(await findBarriers(owner)).toEqual([]);

    const invitation = new URL(await readLink(grace.email, 'shared a diagram with you')).pathname;
    const guest = await open(invitation);
    await visitorPages(guest).signIn.waitFor();
    await register(grace, guest);
    await guest.goto(invitation);
    await workspace(guest).alert.getByText('confirm that address first').waitFor();
    await guest.goto(await readLink(grace.email, 'Confirm'));
    await guest.getByRole('heading', { name: 'Email confirmed' }).waitFor();
    await guest.goto(invitation);
    await workspace(guest).picture.waitFor();
    await guest.getByText('You can view this diagram', { exact: true }).waitFor();
    expect(await refinePanel(guest).request.count()).toBe(0);
    expect(await shareDialog(guest).open.count()).toBe(0);
    expect(await findBarriers(guest)).toEqual([]);

    await share.close.click();
    await share.open.click();
    await share.roleOf('Grace Hopper').selectOption('Can edit');
    await owner.waitForLoadState('networkidle');
    await guest.reload();
    await refinePanel(guest).request.fill('rename "Pack" to "Wrap"');
    await refinePanel(guest).send.click();
    await expect.poll(() => workspace(guest).pictureText()).toContain('Wrap');
    await owner.reload();
    await expect.poll(() => workspace(owner).pictureText()).toContain('Wrap');

    await guest.getByRole('combobox', { name: 'Show', exact: true }).selectOption('Shared with me');
    await guest.getByText('shared by Ada Lovelace').last().waitFor();
    await guest.getByRole('button', { name: 'Leave', exact: true }).click();
    await guest.getByRole('alertdialog').getByRole('button', { name: 'Leave', exact: true }).click();
    await guest.getByText('No shared diagrams yet.').waitFor();
  });

  test('a link opens without an account, alone and in a page of another site, until it is revoked', async () => {
    const owner = await register(buildPerson());
    await owner.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await draw(owner);
    const share = shareDialog(owner);
    await share.open.click();
    await share.dialog.getByText('No links yet.').waitFor();
    await share.createLink.click();
    await share.copyLink.click();
    await share.dialog.getByText('Copied!').waitFor();
    const link = await owner.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(await share.newLink.inputValue());

    const visitor = await open(new URL(link).pathname);
    await workspace(visitor).picture.waitFor();
    await expect.poll(workspace(visitor).pictureText).toContain('Check stock');
    expect(await workspace(visitor).exportDrawio()).toContain('Check stock');
    await visitor.getByRole('link', { name: 'Sign up' }).waitFor();
    expect(await findBarriers(visitor)).toEqual([]);

    const code = await share.embedCode.inputValue();
    const site = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html');
      response.end(`<!doctype html><title>Elsewhere</title>${code}`);
    });
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    const address = site.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const elsewhere = await open(`http://127.0.0.1:${port}/`);
    const frame = elsewhere.frameLocator('iframe');
    await frame
      .getByRole('group', { name: /^Picture of the diagram/ })
      .getByRole('img')
      .waitFor();
    expect(await frame.getByRole('link').allTextContents()).toEqual(['Open in Diagloom']);
    site.closeAllConnections();
    site.close();

    await share.revoke.click();
    await share.dialog.getByText('No links yet.').waitFor();
    await visitor.reload();
    await visitor.getByRole('heading', { name: 'This link doesn’t work' }).waitFor();
  });
});
