import { describe, expect, test } from 'vitest';
import { hasChromium } from '../scripts/harness/browser.ts';
import { buildPerson } from './harness/person.ts';
import { useBrowser } from './harness/use-browser.ts';
import { landingTrial } from './pages/landing-trial.ts';
import { visitorPages } from './pages/visitor-pages.ts';
import { pictureText, workspace } from './pages/workspace.ts';

const text = 'Unlock the shed. If it rains, take the umbrella, otherwise water the plants.';

const phone = { viewport: { width: 390, height: 844 } };
const chart =
  'Maria is the CEO. Tom, Ana, Lee, Kim and Joe report to Maria. Pat and Sam report to Tom. Eve and Flo report to Joe.';
const lanes =
  'The customer places an order. Sales checks the stock. If it is in stock, the warehouse ships it, otherwise sales cancels it. Accounting sends the invoice.';

describe.skipIf(!hasChromium)('a visitor without an account', () => {
  const { open } = useBrowser();

  test('takes a picture along in two clicks', async () => {
    const page = await open('/');
    const trial = landingTrial(page);
    await trial.chip('Mind map').click();
    const { name, content } = await trial.download('PNG');
    expect(name).toMatch(/\.png$/);
    expect(content.subarray(1, 4).toString('latin1')).toBe('PNG');
  });

  test('types, sees it drawn, takes the file, and finds the drawing in the account made afterwards, counted once', async () => {
    const page = await open('/');
    const trial = landingTrial(page);
    await trial.box.fill(text);
    await trial.parts.first().waitFor();
    const { name, content } = await trial.download('.drawio');
    expect(name).toMatch(/\.drawio$/);
    expect(content.toString('utf8')).toContain('Take the umbrella');

    // Words of their own come along whichever way is taken.
    await page.getByRole('link', { name: 'Get Started Free' }).first().click();
    const visitor = visitorPages(page);
    await visitor.register(buildPerson());
    const home = workspace(page);
    await home.picture.waitFor();
    await expect.poll(home.pictureText).toContain('Take the umbrella');
    expect(await home.listedDiagrams.count()).toBe(1);

    await page.reload();
    await home.picture.waitFor();
    expect(await home.listedDiagrams.count()).toBe(1);
  });

  test('finds the own words and the place on the page again after another page and after a reload', async () => {
    const page = await open('/');
    const trial = landingTrial(page);
    await trial.box.fill(text);
    await trial.parts.first().waitFor();
    const terms = page.getByRole('contentinfo').getByRole('link', { name: 'Terms', exact: false }).first();
    await terms.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    await terms.click();
    await page.getByRole('heading', { name: 'Terms of Service' }).first().waitFor();
    await page.goBack();
    await trial.box.waitFor();
    expect(await trial.box.inputValue()).toBe(text);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
    await page.reload();
    await expect.poll(() => trial.box.inputValue()).toBe(text);
  });

  test('is asked before the drawing goes to an account that was there before it', async () => {
    const page = await open('/register');
    const person = buildPerson();
    const visitor = visitorPages(page);
    await visitor.register(person);
    const home = workspace(page);
    await home.prompt.waitFor();
    await home.signOut();
    const trial = landingTrial(page);
    await trial.box.fill(text);
    await trial.parts.first().waitFor();
    await page.getByRole('link', { name: 'Sign In' }).first().click();
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.keyboard.press('Enter');
    await page.getByText('Save the diagram drawn in this browser?', { exact: true }).waitFor();
    expect(await home.prompt.inputValue()).toBe('');
    await page.getByRole('button', { name: 'Save it' }).click();
    await home.picture.waitFor();
    await expect.poll(home.pictureText).toContain('Take the umbrella');
  });

  test('reads a wide drawing on a phone from where it begins, and sees it whole with one tap', async () => {
    const page = await open('/', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const trial = landingTrial(page);
    await trial.box.fill(
      'A web app and a mobile app call an API gateway. The gateway calls the order service and the user service. The order service writes to the order database.',
    );
    await trial.parts.first().waitFor();
    expect(await trial.letterSize()).toBeGreaterThanOrEqual(11);
    const { x = -1, width = 0 } =
      (await trial.picture.locator('text').filter({ hasText: 'Web app' }).boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThan(390);
    await trial.fit.tap();
    await expect.poll(async () => (await trial.picture.boundingBox())?.width).toBeLessThan(390);
    await trial.fit.tap();
    await expect.poll(trial.letterSize).toBeGreaterThanOrEqual(11);
  });

  test('reads wide lanes on a desk from where they begin, zooms them, and sees their type marked', async () => {
    const trial = landingTrial(await open('/', { viewport: { width: 1440, height: 900 } }));
    await trial.box.fill(`${lanes} Accounting books the payment. Sales closes the order.`);
    await expect.poll(() => trial.chip('Swimlane process').getAttribute('aria-pressed')).toBe('true');
    await expect.poll(trial.letterSize).toBeGreaterThanOrEqual(9);
    expect(await trial.seen('Customer', 'Start')).toEqual(['Customer', 'Start']);
    await trial.fit.click();
    await expect.poll(trial.letterSize).toBeLessThan(9);
    await trial.zoomIn.click();
    await trial.zoomIn.click();
    await trial.zoomIn.click();
    await expect.poll(trial.letterSize).toBeGreaterThanOrEqual(9);
  });

  test('reads a chart on a phone from its root, with somebody below it, and lanes from their titles', async () => {
    const trial = landingTrial(await open('/', phone));
    await trial.box.fill(chart);
    await expect.poll(() => trial.seen('Maria', 'Tom', 'Lee', 'Joe')).toEqual(['Maria', 'Lee']);
    await trial.box.fill(lanes);
    await expect.poll(() => trial.seen('Customer', 'Start')).toEqual(['Customer', 'Start']);
  });

  test('moves a drawing, which stays there while it grows, and sees another one from its own beginning', async () => {
    const page = await open('/', phone);
    const trial = landingTrial(page);
    await trial.box.fill(chart);
    await expect.poll(() => trial.seen('Maria', 'Pat')).toEqual(['Maria']);
    await trial.view.hover();
    await page.mouse.wheel(-3000, 0);
    await expect.poll(() => trial.seen('Maria', 'Pat')).toEqual(['Pat']);
    await trial.box.fill(`${chart} Dan reports to Joe.`);
    await trial.word('Dan').waitFor({ state: 'attached' });
    expect(await trial.seen('Maria', 'Pat')).toEqual(['Pat']);

    await trial.view.hover();
    await page.mouse.wheel(3000, 0);
    await expect.poll(() => trial.seen('Pat', 'Dan')).toEqual(['Dan']);
    await trial.box.fill(lanes);
    await expect.poll(() => trial.seen('Customer', 'Start')).toEqual(['Customer', 'Start']);
  });

  test('points at a shape and sees its words marked', async () => {
    const page = await open('/');
    const trial = landingTrial(page);
    await trial.box.fill(text);
    await trial.parts.last().hover();
    await expect.poll(() => page.locator('[aria-hidden="true"] > span.bg-accent-wash').count()).toBe(1);
  });
});

describe.skipIf(!hasChromium)('somebody in the workspace', () => {
  const { open } = useBrowser();

  test('sees the text drawn while typing, keeps the caret, and gets the same picture stored', async () => {
    const page = await open('/register');
    const visitor = visitorPages(page);
    await visitor.register(buildPerson());
    const home = workspace(page);
    await home.prompt.fill(text);
    const draft = page.getByRole('region', { name: 'Draft' }).getByRole('img');
    await draft.waitFor();
    expect(
      await home.prompt.evaluate((box: HTMLTextAreaElement) => [box === document.activeElement, box.selectionStart]),
    ).toEqual([true, text.length]);
    const drafted = await pictureText(draft);
    await home.generate.click();
    await home.picture.waitFor();
    const shapes = (svg: string) => svg.slice(svg.indexOf('<g '));
    expect(shapes(await home.pictureText())).toBe(shapes(drafted));
  });
});
