import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasChromium } from '../scripts/harness/browser.ts';
import { enterByApi } from './harness/enter-by-api.ts';
import { findBarriers } from './harness/find-barriers.ts';
import { looks } from './harness/looks.ts';
import { buildPerson } from './harness/person.ts';
import { blankPath, useBrowser } from './harness/use-browser.ts';
import { codePage } from './pages/code-page.ts';
import { drawInWorkspace } from './pages/enter-workspace.ts';

const prompt = 'Check stock. If in stock, ship the order, otherwise cancel the order.';

/** The code page of a new diagram, in the hands of somebody new. */
const openCode = async (page: Page) => {
  const { post } = await enterByApi(page, buildPerson());
  const { diagram } = await post('/api/diagrams/generate', { prompt, diagramType: 'flowchart' });
  const id = Number(Object(diagram).id);
  await page.goto(`/code-generation?diagramId=${id}`);
  const code = codePage(page);
  await code.components.first().waitFor();
  return { code, id, post };
};

const unpack = async (path: string): Promise<Readonly<Record<string, string>>> =>
  Object.fromEntries(Object.entries(unzipSync(await readFile(path))).map(([name, bytes]) => [name, strFromU8(bytes)]));

describe.skipIf(!hasChromium)('code generation', () => {
  const { open } = useBrowser();

  test('a newcomer gets from a diagram to a project that is theirs', async () => {
    const page = await open(blankPath);
    const home = await drawInWorkspace(page);
    await home.tab('Code').click();
    await page.getByRole('link', { name: 'Open full page' }).click();
    const code = codePage(page);
    await code.components.first().waitFor();
    expect(await page.getByText(/^\d+ of \d+ selected$/).textContent()).toMatch(/^(\d+) of \1 selected$/);
    await expect.poll(() => code.language.inputValue()).toBe('typescript');
    await code.language.selectOption('none');
    await expect.poll(() => code.framework.count()).toBe(0);

    await code.language.selectOption('reactjs');
    await code.framework.selectOption('vite');
    await code.language.selectOption('sql');
    await expect.poll(() => code.framework.inputValue()).toBe('postgresql');
    await code.framework.selectOption('sqlite');
    await code.generate.click();
    await page
      .getByText(/^SQLite runs no procedures/)
      .first()
      .waitFor();
    await code.language.selectOption('javascript');
    await expect.poll(() => code.framework.inputValue()).toBe('none');
    await code.generate.click();
    await code.tab('Generated Files').waitFor();
    expect(await code.text()).toMatch(/export (?:async )?function/);
    await code.tab('Unit Tests').click();
    await expect
      .poll(code.text)
      .toMatch(/test\('(?:reaches the end|ends with [a-z ]+) when “In stock\?” is answered with yes'/);
    await code.tab('Explanation').click();
    await page.getByRole('heading', { name: 'Run it' }).waitFor();

    await code.tab('Generated Files').click();
    const [download] = await Promise.all([page.waitForEvent('download'), code.downloadAll.click()]);
    const files = await unpack(await download.path());
    const folder = download.suggestedFilename().replace(/\.zip$/, '');
    expect(Object.keys(files).every((name) => name.startsWith(`${folder}/`))).toBe(true);
    expect(JSON.parse(files[`${folder}/package.json`] ?? '')).toMatchObject({ scripts: { test: 'node --test' } });
    expect(Object.keys(files).filter((name) => name.endsWith('.js'))).toHaveLength(2);
  });

  test('a shape leads to its lines, and a line to its shape', async () => {
    const page = await open(blankPath);
    const { code } = await openCode(page);
    await code.language.selectOption('typescript');
    await code.generate.click();
    await code.tab('Generated Files').waitFor();

    await code.shape('Cancel').click();
    await expect.poll(code.litText).toMatch(/cancel/i);
    expect(await code.litText()).not.toMatch(/ship/i);

    const line = code.content.locator('[data-line]').filter({ hasText: /^\d*\s*ship\w*\(\): Promise<void>;$/ });
    await line.locator('code').click();
    await expect.poll(code.litShapes).toEqual([expect.stringMatching(/ship/i)]);

    // The same by keyboard, into the tests and back.
    await code.tab('Unit Tests').click();
    await code.shape('Cancel').focus();
    await page.keyboard.press('Enter');
    await expect.poll(code.litShapes).toEqual([expect.stringMatching(/cancel/i)]);
    await expect.poll(code.litText).toMatch(/cancel/i);
  });

  test('says in the words of the product what is missing', async () => {
    const page = await open(blankPath);
    const { code } = await openCode(page);
    await expect.poll(() => code.language.inputValue()).toBe('typescript');
    await code.language.selectOption('none');
    await code.generate.click();
    await page.getByText('Language Required', { exact: true }).waitFor();
    await page.getByText('Please select a programming language', { exact: true }).waitFor();
    expect(await code.language.evaluate((choice) => [choice === document.activeElement, choice.ariaInvalid])).toEqual([
      true,
      'true',
    ]);
    await code.language.selectOption('typescript');
    await page.getByRole('button', { name: 'Select none' }).click();
    await code.generate.click();
    await page.getByText('Components Required', { exact: true }).waitFor();
    await page.getByText('Please select at least one diagram component', { exact: true }).waitFor();

    await page.goto('/code-generation');
    await page.getByRole('heading', { name: 'No Diagram Selected' }).waitFor();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/code-generation?diagramId=987654321&title=Somebody%20else%27s');
    await page.getByRole('heading', { name: 'Somebody else' }).waitFor();
    await page
      .getByText('Couldn’t find that diagram. It may have been deleted, or you may not have access to it.')
      .waitFor();
  });

  test('a failure of the server is said, and what was chosen is remembered', async () => {
    const page = await open(blankPath);
    const { code } = await openCode(page);
    await code.language.selectOption('javascript');
    await code.style.selectOption('production');
    await code.comments.uncheck();
    await page.route('**/generate-code', (route) => route.fulfill({ status: 500, body: 'out of order' }));
    await code.generate.click();
    await page.getByText('Failed to generate code', { exact: true }).first().waitFor();
    expect(await page.getByText('Code Generation Failed', { exact: true }).count()).toBeGreaterThan(0);
    await page.unroute('**/generate-code');

    await page.reload();
    await expect.poll(() => code.language.inputValue()).toBe('javascript');
    await expect.poll(() => code.style.inputValue()).toBe('production');
    expect(await code.comments.isChecked()).toBe(false);
  });

  test('can be stopped while it is written', async () => {
    const page = await open(blankPath);
    const { code } = await openCode(page);
    await code.language.selectOption('javascript');
    // Never answered: it is the person who ends it.
    await page.route('**/generate-code', () => undefined);
    await code.generate.click();
    await page.getByText('Writing the code', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByText('Your code appears here').waitFor();
    expect(await page.getByText('Code Generation Failed').count()).toBe(0);
  });

  test('shows what changed since an earlier version of the diagram', async () => {
    const page = await open(blankPath);
    const { code, id, post } = await openCode(page);
    await post(`/api/diagrams/${id}/update`, { updateRequest: 'rename Cancel the order to Tell the customer' });
    await page.reload();
    await code.language.selectOption('javascript');
    await code.generate.click();
    await page.getByLabel('What changed').selectOption('1');
    await page.getByText(/\d files? changed since version 1\./).waitFor();
    const text = await code.text();
    expect(text).toMatch(/Removed line:.*cancel/i);
    expect(text).toMatch(/Added line:.*tellCustomer/);
  });

  test.each(looks)('has no barriers, $colorScheme, $viewport.width px', async (look) => {
    const page = await open(blankPath, look);
    const { code } = await openCode(page);
    const before = await findBarriers(page);
    await code.language.selectOption('typescript');
    await code.generate.click();
    await code.tab('Generated Files').waitFor();
    await code.shape('Cancel').click();
    const files = await findBarriers(page);
    await code.tab('Explanation').click();
    expect([before, files, await findBarriers(page)]).toEqual([[], [], []]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });
});
