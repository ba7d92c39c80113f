import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasChromium } from '../scripts/harness/browser.ts';
import { type Entered, enterByApi } from './harness/enter-by-api.ts';
import { findBarriers } from './harness/find-barriers.ts';
import { buildPerson } from './harness/person.ts';
import { blankPath, useBrowser } from './harness/use-browser.ts';
import { canvas } from './pages/canvas.ts';
import { shareDialog } from './pages/share-dialog.ts';
import { together } from './pages/together.ts';
import { workspace } from './pages/workspace.ts';

const prompt = 'Check stock. If in stock, ship the order, otherwise cancel the order.';
const step = 'ship-the-order';

describe.skipIf(!hasChromium)('two people at one diagram', () => {
  const { open } = useBrowser();
  let count = 0;

  const enter = async (firstName: string, lastName: string): Promise<[Page, Entered, string]> => {
    const page = await open(blankPath);
    count += 1;
    const username = `${firstName.toLowerCase()}${process.pid}${count}`;
    return [page, await enterByApi(page, { ...buildPerson({ firstName, lastName }), username }), username];
  };

  /** Ada's diagram, open before both; Grace may do what the role says. */
  const meet = async (role: 'commenter' | 'editor'): Promise<{ readonly ada: Page; readonly grace: Page }> => {
    const [ada, asAda] = await enter('Ada', 'Lovelace');
    const [grace, , who] = await enter('Grace', 'Hopper');
    const { diagram } = await asAda.post('/api/diagrams/generate', { prompt, diagramType: 'flowchart' });
    const id = String(Object(diagram).id);
    await asAda.post(`/api/diagrams/${id}/access`, { who, role });
    await Promise.all([ada.goto(`/?diagram=${id}`), grace.goto(`/?diagram=${id}`)]);
    await together(ada).here('Grace Hopper').waitFor();
    await together(grace).here('Ada Lovelace').waitFor();
    return { ada, grace };
  };

  test('each sees at once what the other selects and changes, also what was done without a connection', async () => {
    const { ada, grace } = await meet('editor');
    const [hers, his] = [canvas(grace), canvas(ada)];
    await hers.select(step);
    await together(ada).markOf('Grace Hopper').getByText('Grace Hopper').first().waitFor();
    await together(ada).here('Grace Hopper').click();
    await ada.getByRole('menuitem', { name: 'Follow Grace Hopper' }).click();
    await together(ada).following('Grace Hopper').waitFor();
    expect(await findBarriers(ada)).toEqual([]);
    await together(ada).following('Grace Hopper').click();
    await together(ada).following('Grace Hopper').waitFor({ state: 'detached' });
    const { x, y } = await hers.middleOf('cancel-the-order');
    await grace.mouse.move(x, y);
    await grace.mouse.down();
    await grace.mouse.move(x + 40, y + 20, { steps: 4 });
    await together(ada).dragged.waitFor();
    await grace.mouse.up();
    await together(ada).dragged.waitFor({ state: 'detached' });
    // What somebody takes away while another renames it is told to them, and gives the canvas back.
    const place = await his.middleOf('end');
    await ada.mouse.dblclick(place.x, place.y);
    await his.name.fill('Done');
    await hers.select('end');
    await grace.keyboard.press('Delete');
    await ada.getByText('You had typed “Done”.').first().waitFor();
    await his.select('start');
    await his.bar.waitFor();
    await grace.keyboard.press('Control+z');
    await his.shape('end').waitFor({ state: 'attached' });
    await hers.rename(step, 'Send the parcel');
    await expect.poll(workspace(ada).pictureText).toContain('Send the parcel');
    await his.rename('check-stock', 'Look at the shelf');
    await expect.poll(workspace(grace).pictureText).toContain('Look at the shelf');

    await grace.context().setOffline(true);
    await grace.locator('[data-saved="offline"]').waitFor();
    await hers.rename(step, 'Hand it over');
    await his.rename('cancel-the-order', 'Say no');
    await grace.context().setOffline(false);
    await expect.poll(workspace(ada).pictureText).toContain('Hand it over');
    await expect.poll(workspace(grace).pictureText).toContain('Say no');
    await Promise.all([together(ada).saved.waitFor(), together(grace).saved.waitFor()]);
    expect(await findBarriers(ada)).toEqual([]);

    await ada.reload();
    await workspace(ada).picture.waitFor();
    const kept = await workspace(ada).exportDrawio();
    for (const text of ['Hand it over', 'Say no', 'Look at the shelf']) expect(kept).toContain(text);
  });

  test('a comment mentions somebody, who is told, answers, and sees it resolved and opened again', async () => {
    const { ada, grace } = await meet('commenter');
    const [owner, guest] = [together(ada), together(grace)];
    await canvas(ada).select(step);
    await owner.tab.click();
    await owner.panel.getByText('On Ship the order').waitFor();
    await owner.write.pressSequentially('Who packs this, @gra');
    await owner.people.getByRole('option', { name: 'Grace Hopper' }).waitFor();
    expect(await findBarriers(ada)).toEqual([]);
    await ada.keyboard.press('Enter');
    await expect.poll(() => owner.write.inputValue()).toContain('@Grace Hopper');
    await ada.keyboard.press('Enter');
    await owner.threadBy('You').waitFor();
    await owner.pins.waitFor();

    // Told by the open diagram at once, and by the bell.
    await guest.pins.waitFor();
    await grace.getByRole('button', { name: 'Notifications, 1 new' }).click();
    await guest.news.getByText('mentioned you in').waitFor();
    expect(await findBarriers(grace)).toEqual([]);
    await guest.news.getByRole('button', { name: /mentioned you/ }).click();
    const thread = guest.threadBy('Ada Lovelace');
    await thread.getByRole('textbox', { name: 'Reply' }).fill('The warehouse.');
    await owner.threadBy('You').getByText('Grace Hopper is writing').waitFor();
    await thread.locator('input[type=file]').setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: somePng });
    await thread.getByRole('button', { name: 'Send the reply' }).click();

    const own = owner.threadBy('You');
    await own.getByText('The warehouse.').waitFor();
    await own.getByRole('button', { name: 'Open image 1 of 1' }).click();
    const large = ada.getByRole('dialog').getByRole('img', { name: 'The warehouse.' });
    await expect.poll(() => large.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(16);
    expect(await findBarriers(ada)).toEqual([]);
    await ada.keyboard.press('Escape');
    await ada.getByRole('button', { name: 'Notifications, 1 new' }).waitFor();
    await own.getByRole('button', { name: 'Resolve' }).click();
    await thread.getByText('Resolved by Ada Lovelace').waitFor();
    await guest.state('Resolved').click();
    await thread.getByRole('button', { name: 'Reopen' }).click();
    await own.getByRole('button', { name: 'Resolve' }).waitFor();
    expect(await findBarriers(grace)).toEqual([]);

    const [pin] = await Promise.all([owner.pins.boundingBox(), guest.pins.waitFor()]);
    const before = await guest.pins.boundingBox();
    if (pin === null || before === null) throw new Error('There is no pin.');
    await ada.mouse.move(pin.x + 9, pin.y + 9);
    await ada.mouse.down();
    await ada.mouse.move(pin.x + 59, pin.y - 21, { steps: 3 });
    await ada.mouse.up();
    await expect.poll(async () => (await guest.pins.boundingBox())?.x).toBeGreaterThan(before.x + 20);
    await ada.locator('li', { hasText: 'Comment changed' }).getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(async () => (await guest.pins.boundingBox())?.x).toBeCloseTo(before.x, 0);
  });

  test('what a comment asks for is done with one click, and resolved', async () => {
    const { ada, grace } = await meet('commenter');
    const guest = together(grace);
    await guest.tab.click();
    await guest.write.fill('rename "Ship the order" to "Dispatch"');
    await guest.send.click();
    await guest.threadBy('You').waitFor();
    await ada.getByRole('button', { name: 'Notifications, 1 new' }).waitFor();
    expect(await guest.panel.getByRole('button', { name: 'Apply as a change' }).count()).toBe(0);
    await together(ada).tab.click();
    await together(ada).threadBy('Grace Hopper').getByText('to "Dispatch"').click({ force: true });
    await ada.getByRole('button', { name: 'Apply as a change' }).click();
    await expect.poll(workspace(grace).pictureText).toContain('Dispatch');
    await guest.state('Resolved').click();
    await guest.panel.getByText('Resolved by Ada Lovelace').waitFor();
  });

  test('a guest comes by a link, edits and comments under a name of their own, and is told when the link is revoked', async () => {
    const [ada, asAda] = await enter('Ada', 'Lovelace');
    const { diagram } = await asAda.post('/api/diagrams/generate', { prompt, diagramType: 'flowchart' });
    await ada.goto(`/?diagram=${String(Object(diagram).id)}`);
    const share = shareDialog(ada);
    await share.open.click();
    await share.linkOpens.selectOption({ label: 'Can edit' });
    await share.createLink.click();
    const link = await share.newLink.inputValue();
    await share.close.click();

    const mia = await open(new URL(link).pathname);
    await mia.getByRole('button', { name: 'Edit together' }).click();
    await mia.getByText('Enter a name for others to see.', { exact: true }).waitFor();
    await mia.getByLabel('Your name').fill('Mia');
    expect(await findBarriers(mia)).toEqual([]);
    await mia.keyboard.press('Enter');
    await together(mia).here('Ada Lovelace').waitFor();
    await together(ada).here('Mia (guest)').waitFor();
    await canvas(mia).rename(step, 'Send the parcel');
    await expect.poll(workspace(ada).pictureText).toContain('Send the parcel');
    await together(mia).write.fill('Who packs this?');
    await together(mia).send.click();
    await together(ada).pins.waitFor();
    expect(await findBarriers(mia)).toEqual([]);

    await share.open.click();
    await share.dialog.getByText('Joined by link, without an account').waitFor();
    await share.revoke.click();
    await mia.getByText('You no longer have access to this diagram', { exact: true }).waitFor();
    await workspace(mia).picture.waitFor({ state: 'detached' });
  });

  test('whoever loses access is told, and neither sees nor changes anything any more', async () => {
    const { ada, grace } = await meet('editor');
    const share = shareDialog(ada);
    await share.open.click();
    await share.dialog.getByRole('button', { name: 'Remove Grace Hopper' }).click();
    await grace.getByText('You no longer have access to this diagram', { exact: true }).waitFor();
    await workspace(grace).picture.waitFor({ state: 'detached' });
    await share.close.click();
    await together(ada).here('Grace Hopper').waitFor({ state: 'detached' });
  });
});

/** 16 by 16 px, grey. */
const somePng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAAAAAA6mKC9AAAAD0lEQVR4nGPoQAMMI1sAAEVIiAEe0X0EAAAAAElFTkSuQmCC',
  'base64',
);
