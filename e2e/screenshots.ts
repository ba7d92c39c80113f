/**
 * `node --import tsx e2e/screenshots.ts`: pictures of the pages at three widths, light and dark, in test-results/screenshots,
 * to be looked at. Names are page, width and theme.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../scripts/harness/browser.ts';
import { checkout } from '../scripts/harness/checkout.ts';
import { startDiagloom } from '../scripts/harness/start-diagloom.ts';
import { createTemporaryFolder, removeFolder } from '../scripts/harness/temporary-folder.ts';
import { buildPerson, type Person } from './harness/person.ts';
import { codePage } from './pages/code-page.ts';
import { visitorPages } from './pages/visitor-pages.ts';
import { workspace } from './pages/workspace.ts';

const widths = { 1440: 900, 1024: 768, 390: 844 } as const;
const themes = ['light', 'dark'] as const;
const folder = join(checkout, 'test-results/screenshots');

const visitorPaths = {
  landing: '/',
  login: '/login',
  register: '/register',
  forgot: '/forgot-password',
  terms: '/terms',
  'not-found': '/nowhere',
};

const prompts = {
  flowchart:
    'Customer places order. Check stock. If in stock, pack and ship, otherwise notify the customer and cancel the order.',
  sequence:
    'The user logs in on the app. The app sends the credentials to the auth server. The server checks the database and returns a token.',
};

const takePictures = async (page: Page, suffix: string): Promise<void> => {
  const take = async (name: string): Promise<void> => {
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.screenshot({ path: join(folder, `${name}-${suffix}.png`), fullPage: true, animations: 'disabled' });
  };
  for (const [name, path] of Object.entries(visitorPaths)) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await take(name);
  }
  await register(page, buildPerson());
  await take('home-empty');
  await page.goto('/profile');
  await page.getByText('In use now').waitFor();
  await take('profile');
  for (const path of ['knowledge', 'privacy']) {
    await page.goto(`/${path}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
    await take(path);
  }
  await page.goto('/');
  const home = workspace(page);
  await home.prompt.fill('asdf qwer zxcv');
  await home.generate.click();
  await home.alert.waitFor();
  await take('home-not-understood');
  for (const [type, prompt] of Object.entries(prompts)) {
    const id = await draw(page, prompt, type);
    await page.goto(`/?diagram=${id}`);
    await home.picture.waitFor();
    await take(`home-${type}`);
    if (type !== 'flowchart') continue;
    await page.goto(`/code-generation?diagramId=${id}`);
    const code = codePage(page);
    await code.language.selectOption('typescript');
    await code.generate.click();
    await code.tab('Explanation').waitFor();
    await take('code');
  }
};

const draw = async (page: Page, prompt: string, diagramType: string): Promise<number> => {
  const answer = await page.request.post('/api/diagrams/generate', {
    data: { prompt, diagramType },
    headers: { origin: new URL(page.url()).origin },
  });
  const { diagram } = await answer.json();
  return diagram.id;
};

const register = async (page: Page, person: Person): Promise<void> => {
  const visitor = visitorPages(page);
  await page.goto('/register');
  await visitor.register(person);
  await workspace(page).prompt.waitFor();
};

const visitAll = async (browser: Browser, baseURL: string): Promise<void> => {
  for (const [width, height] of Object.entries(widths)) {
    for (const colorScheme of themes) {
      const viewport = { width: Number(width), height };
      const context = await browser.newContext({ baseURL, viewport, colorScheme, reducedMotion: 'reduce' });
      await takePictures(await context.newPage(), `${width}-${colorScheme}`);
      await context.close();
    }
  }
};

await mkdir(folder, { recursive: true });
const dataFolder = await createTemporaryFolder('screenshots');
const diagloom = await startDiagloom({ dataFolder });
const browser = await launchBrowser();
try {
  await visitAll(browser, diagloom.address);
  console.log('The pictures are in test-results/screenshots.');
} finally {
  await browser.close();
  await diagloom.interrupt();
  await removeFolder(dataFolder);
}
