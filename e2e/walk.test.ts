import { readDrawio } from '@diagloom/diagram/drawio';
import { type DiagramTypeId, diagramTypeOf } from '@diagloom/types';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasChromium } from '../scripts/harness/browser.ts';
import { buildPerson } from './harness/person.ts';
import { useBrowser } from './harness/use-browser.ts';
import { visitorPages } from './pages/visitor-pages.ts';
import { workspace } from './pages/workspace.ts';

interface Walk {
  readonly type: DiagramTypeId;
  readonly prompt: string;
  /** In lower case. */
  readonly nodes: readonly string[];
  readonly edges: readonly string[];
}

const walks: readonly Walk[] = [
  {
    type: 'flowchart',
    prompt:
      'Customer places order. Check stock. If in stock, pack and ship, otherwise notify the customer and cancel the order.',
    nodes: [
      'customer places order',
      'check stock',
      'in stock?',
      'pack',
      'ship',
      'notify the customer',
      'cancel the order',
    ],
    edges: ['yes', 'no'],
  },
  {
    type: 'sequence',
    prompt:
      'The user logs in on the app. The app sends the credentials to the auth server. The server checks the database and returns a token.',
    nodes: ['user', 'app', 'auth server', 'database'],
    edges: ['token'],
  },
];

describe.skipIf(!hasChromium)('the walk', () => {
  const { open } = useBrowser();

  test.each(walks)('a visitor registers, draws a $type, exports it and finds it again', async (walk) => {
    const person = buildPerson();
    const page = await open('/', { acceptDownloads: true });
    await register(page, person);
    await draw(page, walk);
    await expectExport(page, walk);
    const home = workspace(page);
    expect(await home.listedDiagrams.count()).toBe(1);

    await home.signOut();
    const visitor = visitorPages(page);
    await visitor.banner.getByRole('link', { name: 'Sign In' }).click();
    await visitor.fillLogin(person);
    await visitor.signIn.click();
    await home.prompt.waitFor();
    await home.listedDiagrams.click();
    await home.picture.waitFor();
    const picture = (await home.pictureText()).toLowerCase();
    for (const label of walk.nodes) expect(picture).toContain(label.split(' ')[0]);
  });
});

const register = async (page: Page, person: ReturnType<typeof buildPerson>): Promise<void> => {
  const visitor = visitorPages(page);
  await visitor.banner.getByRole('link', { name: 'Get Started Free' }).click();
  await visitor.fillRegistration(person);
  await expect.poll(() => visitor.createAccount.isDisabled()).toBe(true);
  await visitor.termsBox.check();
  await visitor.createAccount.click();
  await workspace(page).prompt.waitFor();
  await page.getByText('Account created successfully!', { exact: true }).first().waitFor();
};

/** The answer is held back until the progress was seen: the engine itself is faster than an eye. */
const draw = async (page: Page, { type, prompt, nodes }: Walk): Promise<void> => {
  const home = workspace(page);
  let letGo = (): void => {};
  const seen = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/diagrams/generate', async (route) => {
    await seen;
    await route.continue();
  });
  await expect.poll(() => home.generate.isDisabled()).toBe(true);
  await home.prompt.fill(prompt);
  await home.type.selectOption(type);
  await home.generate.click();
  await home.progress.waitFor();
  for (const step of ['Analyzing Prompt', 'Planning Structure', 'Generating Diagram']) {
    expect(await home.progress.getByText(step).count()).toBe(1);
  }
  letGo();
  await home.picture.waitFor();
  const picture = (await home.pictureText()).toLowerCase();
  expect(picture).toMatch(/^<svg|^<\?xml/);
  for (const word of nodes.flatMap((label) => label.split(' '))) expect(picture).toContain(word);
};

const expectExport = async (page: Page, { type, nodes, edges }: Walk): Promise<void> => {
  const xml = await workspace(page).exportDrawio();
  const { pages } = readDrawio(xml);
  expect(pages).toHaveLength(1);
  const spec = pages[0] && diagramTypeOf(type).recognise(pages[0]);
  const lower = (labels: readonly string[] | undefined) => labels?.map((label) => label.toLowerCase());
  expect(lower(spec?.nodes.map(({ label }) => label))).toEqual(expect.arrayContaining([...nodes]));
  expect(lower(spec?.edges.map(({ label }) => label))).toEqual(expect.arrayContaining([...edges]));
};
