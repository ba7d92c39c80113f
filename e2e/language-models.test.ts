import { type FakeScript, type ModelService, type SeenRequest, startModelService } from '@diagloom/providers/testing';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasChromium } from '../scripts/harness/browser.ts';
import { type Diagloom, startDiagloom } from '../scripts/harness/start-diagloom.ts';
import { createTemporaryFolder, removeFolder } from '../scripts/harness/temporary-folder.ts';
import { enterByApi } from './harness/enter-by-api.ts';
import { findBarriers } from './harness/find-barriers.ts';
import { buildPerson } from './harness/person.ts';
import { blankPath, useBrowser } from './harness/use-browser.ts';
import { refinePanel } from './pages/refine-panel.ts';
import { workspace } from './pages/workspace.ts';

const prompt = 'Check stock. If in stock, ship the order, otherwise cancel the order.';

const reply = `flowchart: Order handling
a(start)
b Check stock
c? In stock?
d Ship the order
e Cancel the order
f Tell the customer
g(end)
a -> b
b -> c
c -> d: Yes
c -> e: No
e -> f
d -> g
f -> g
`;

describe.skipIf(!hasChromium)('a language model', () => {
  const { open } = useBrowser();
  let folder: string;
  let service: ModelService;
  let diagloom: Diagloom;
  let answer: (request: SeenRequest) => FakeScript = () => ({ reply });

  beforeAll(async () => {
    folder = await createTemporaryFolder('models');
    service = await startModelService((request) => answer(request));
    diagloom = await startDiagloom({
      dataFolder: folder,
      environment: {
        COMPATIBLE_BASE_URL: `${service.url}/v1`,
        COMPATIBLE_MODEL: 'large-model',
        COMPATIBLE_SMALL_MODEL: 'small-model',
      },
    });
  });
  afterAll(async () => {
    await diagloom.interrupt();
    await service.close();
    await removeFolder(folder);
  });

  const enter = async (options: BrowserContextOptions = {}): Promise<Page> => {
    const page = await open(blankPath, { ...options, baseURL: diagloom.address });
    await enterByApi(page, buildPerson());
    await page.goto('/');
    return page;
  };

  const choice = (page: Page) => page.getByLabel('Draft with');
  const stage = (page: Page) => page.getByRole('region', { name: 'The model is drawing' });

  // The first account of a server is an administrator's.
  test('is tried by an administrator, who sees what it was used for', async () => {
    answer = () => ({ reply: 'ready' });
    const page = await enter();
    await page.goto('/admin?tab=models');
    await page.getByText('Custom model server', { exact: true }).first().click();
    await page.getByRole('button', { name: 'Test', exact: true }).first().click();
    await page.getByText(/^The model answered/).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('table', { name: 'By task' }).getByText('Test').waitFor();
    await page.getByRole('table', { name: 'Latest calls' }).getByText('Answered').first().waitFor();
    await page.getByLabel('Monthly budget, US$').fill('many');
    await page.getByRole('region', { name: 'Limits' }).getByRole('button', { name: 'Save' }).click();
    await page.getByText('Enter a number, or leave it empty').waitFor();
  });

  test('betters the draft, which stands until then, and the diagram says who made it', async () => {
    answer = () => ({ reply, tokensPerSecond: 30, firstTokenMs: 500 });
    const page = await enter();
    const home = workspace(page);
    expect(await page.getByText('is sent to').count()).toBe(0);
    await choice(page).selectOption('openai-compatible');
    await page.getByText('Runs on 127.0.0.1').waitFor();
    await home.prompt.fill(prompt);
    await home.generate.click();
    await stage(page).getByText('Waiting for Custom model server').waitFor();
    // First the draft, then a ghost of what the model writes.
    await stage(page).getByRole('img').first().waitFor();
    await stage(page)
      .getByText(/^small-model is drawing: \d shapes?$/)
      .waitFor();
    await stage(page).getByRole('img', { name: 'Order handling' }).waitFor();
    await page.getByText(/^Drafted by Custom model server, small-model · /).waitFor();
    await expect.poll(home.pictureText).toContain('Tell the customer');
  });

  test('is stopped, and the draft is kept', async () => {
    answer = () => ({ reply: reply.repeat(40), tokensPerSecond: 20 });
    const page = await enter();
    const home = workspace(page);
    await choice(page).selectOption('openai-compatible');
    await home.prompt.fill(prompt);
    await home.generate.click();
    await stage(page)
      .getByText(/is drawing:/)
      .waitFor();
    await page.getByRole('button', { name: 'Stop the model' }).click();
    await home.picture.waitFor();
    expect(await home.pictureText()).not.toContain('Tell the customer');
    await expect.poll(() => service.underWay()).toBe(0);
  });

  test('that fails leaves the draft with a notice; answers questions, and changes what the engine cannot read', async () => {
    answer = () => ({ status: 401 });
    const page = await enter();
    const home = workspace(page);
    await choice(page).selectOption('openai-compatible');
    await home.prompt.fill(prompt);
    await home.generate.click();
    await page.getByText('The model didn’t accept the key.').waitFor();
    const { request, send } = refinePanel(page);
    answer = () => ({ reply: 'say: Nothing is in stock then.' });
    await request.fill('Why is the order cancelled?');
    await send.click();
    await page.getByText('Nothing is in stock then.').waitFor();
    answer = () => ({ reply: 'add zz Call the auditors after b' });
    await request.fill('frobnicate everything for the auditors somehow');
    await send.click();
    await page.getByText(/^Changed by Custom model server, small-model/).waitFor();
    await expect.poll(home.pictureText).toContain('Call the auditors');
    expect(await findBarriers(page)).toEqual([]);
  });
});

describe.skipIf(!hasChromium)('a server without a model', () => {
  const { open } = useBrowser();

  test('offers none', async () => {
    const page = await open(blankPath);
    await enterByApi(page, buildPerson());
    await page.goto('/');
    await workspace(page).prompt.waitFor();
    expect(await page.getByLabel('Draft with').count()).toBe(0);
  });
});
