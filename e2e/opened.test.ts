import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasChromium } from '../scripts/harness/browser.ts';
import { enterByApi } from './harness/enter-by-api.ts';
import { findBarriers } from './harness/find-barriers.ts';
import { looks } from './harness/looks.ts';
import { buildPerson } from './harness/person.ts';
import { blankPath, useBrowser } from './harness/use-browser.ts';
import { shareDialog } from './pages/share-dialog.ts';
import { workspace } from './pages/workspace.ts';

const prompt = 'Customer places order. Check stock. If in stock, pack and ship, otherwise cancel the order.';

/** Two boxes, one upon the other: something to report. */
const crowded = `<mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/>${['a', 'b']
  .map(
    (id, index) =>
      `<mxCell id="${id}" value="Box ${id}" style="rounded=0;html=1;" vertex="1" parent="1"><mxGeometry x="${index * 40}" y="${index * 20}" width="120" height="60" as="geometry"/></mxCell>`,
  )
  .join('')}</root></mxGraphModel>`;

const draw = async (post: (path: string, body: unknown) => Promise<Record<string, unknown>>, body: object) => {
  const { diagram } = await post('/api/diagrams/generate', { diagramType: 'flowchart', ...body });
  return Number((diagram as { readonly id: number }).id);
};

/** Collects what stands in the way, under the name of what was on screen. */
const inspect = (page: Page) => {
  const found: Record<string, readonly unknown[]> = {};
  return {
    found,
    check: async (name: string): Promise<void> => {
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      const barriers = await findBarriers(page);
      if (sideways > 0 || barriers.length > 0) found[name] = [sideways, ...barriers];
    },
  };
};

describe.skipIf(!hasChromium)('no barrier stands in what opens', () => {
  const { open } = useBrowser();

  test.each(looks)('for the owner of a diagram, $colorScheme, $viewport.width px', async (look) => {
    const page = await open(blankPath, look);
    const { post } = await enterByApi(page, buildPerson());
    const id = await draw(post, { prompt });
    const crowdedId = await draw(post, { templateXml: crowded });
    const { found, check } = inspect(page);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const press = async (opener: Locator, opened: Locator, name: string): Promise<void> => {
      await opener.click();
      await opened.first().waitFor();
      await page.waitForLoadState('networkidle');
      await check(name);
      await page.keyboard.press('Escape');
      await opened.first().waitFor({ state: 'detached' });
    };

    await page.goto(`/?diagram=${id}`);
    const home = workspace(page);
    await home.picture.waitFor();
    // On a phone an open diagram has its room.
    if (await button('Account').isVisible()) await press(button('Account'), page.getByRole('menu'), 'account menu');
    if (await button('Show your diagrams').isVisible()) {
      await button('Show your diagrams').click();
      await check('rail');
      await button('Hide your diagrams').click();
    }
    await press(button('Export'), page.getByRole('menu'), 'export menu');
    await press(button('More'), page.getByRole('menu'), 'more menu');
    await button('More').click();
    await press(page.getByRole('menuitem', { name: 'Edit Details' }), page.getByRole('dialog'), 'details');
    for (const tab of ['Ideas', 'Theme', 'Versions', 'Layouts']) {
      await home.tab(tab).click();
      await page.waitForLoadState('networkidle');
      await check(tab);
    }
    await page
      .getByRole('button', { name: /^Use the layout/ })
      .first()
      .waitFor();
    await check('other layouts');

    const share = shareDialog(page);
    // On a phone it is in the menu of everything else.
    if (await share.open.isVisible()) await share.open.click();
    else {
      await button('More').click();
      await page.getByRole('menuitem', { name: 'Share' }).click();
    }
    await share.who.fill('somebody@example.org');
    await share.invite.click();
    await share.dialog.getByText('Not opened yet').waitFor();
    await share.createLink.click();
    await share.newLink.waitFor();
    await check('share');

    await page.goto(`/?diagram=${crowdedId}`);
    await home.picture.waitFor();
    // On a phone the conversation is put away until somebody asks for it.
    await home.tab('Chat').click();
    await page.getByRole('button', { name: 'Show', exact: false }).first().waitFor();
    await page.getByRole('region', { name: 'Readability' }).getByRole('button', { name: 'Show' }).click();
    await check('report');

    await page.goto('/profile');
    await press(button('Delete my account'), page.getByRole('dialog'), 'delete account');
    expect(found).toEqual({});
  });

  test.each(looks)('for whom it is shared with, $colorScheme, $viewport.width px', async (look) => {
    const [page, guestPage] = [await open(blankPath, look), await open(blankPath, look)];
    const [owner, guest] = [buildPerson(), buildPerson({ firstName: 'Grace', lastName: 'Hopper' })];
    const { post } = await enterByApi(page, owner);
    const id = await draw(post, { prompt });
    const username = `grace${process.pid}${looks.indexOf(look)}`;
    await enterByApi(guestPage, { ...guest, username });
    await post(`/api/diagrams/${id}/access`, { who: username, role: 'viewer' });
    const { token } = await post(`/api/diagrams/${id}/links`, { expiresInDays: null });
    const { found, check } = inspect(guestPage);

    await guestPage.goto(`/?diagram=${id}`);
    await workspace(guestPage).picture.waitFor();
    const rail = guestPage.getByRole('button', { name: 'Show your diagrams' });
    if (await rail.isVisible()) await rail.click();
    await guestPage.getByRole('combobox', { name: 'Show', exact: true }).selectOption('Shared with me');
    await guestPage.getByText('shared by Ada Lovelace').first().waitFor();
    await check('shared with me');
    for (const path of [`/shared/${token}`, `/embed/${token}`]) {
      await guestPage.goto(path);
      await workspace(guestPage).picture.waitFor();
      await check(path.split('/')[1] ?? path);
    }
    for (const path of ['/shared', '/embed']) {
      await guestPage.goto(`${path}/${'A'.repeat(43)}`);
      await guestPage.getByText('This link doesn’t work').waitFor();
      await check(`${path} that has ended`);
    }
    // Somebody registered before them, who is the administrator.
    await guestPage.goto('/admin');
    await guestPage.getByRole('heading', { name: 'Access Denied' }).waitFor();
    await check('access denied');
    expect(found).toEqual({});
  });
});
