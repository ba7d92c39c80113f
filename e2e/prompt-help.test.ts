import { describe, expect, test } from 'vitest';
import { hasChromium } from '../scripts/harness/browser.ts';
import { blankPath, useBrowser } from './harness/use-browser.ts';
import { enterWorkspace } from './pages/enter-workspace.ts';

describe.skipIf(!hasChromium)('help with a prompt', () => {
  const { open } = useBrowser();

  test('a person takes a suggested prompt, has it optimised, draws it as the type it wants and applies a suggestion', async () => {
    const page = await open(blankPath);
    const home = await enterWorkspace(page);
    await page.getByRole('button', { name: 'Ideas', exact: true }).click();
    const suggestions = page.getByRole('region', { name: 'AI Design Suggestions' });
    await suggestions.getByText('Enter a diagram description to receive intelligent design recommendations').waitFor();
    const optimize = page.getByRole('button', { name: 'Optimize prompt' });
    await page.getByRole('tab', { name: 'Optimize' }).click();
    await expect.poll(() => optimize.isDisabled()).toBe(true);

    await page.getByRole('button', { name: /^Morning coffee/ }).click();
    await page.getByText('The prompt has been added to your input field.').first().waitFor();
    const plain = await home.prompt.inputValue();
    await optimize.click();
    await page.getByText('AI has enhanced your prompt for better diagram generation').first().waitFor();
    await expect.poll(() => home.prompt.inputValue()).toContain(plain);
    await page.getByRole('button', { name: 'Restore my prompt' }).click();
    await expect.poll(() => home.prompt.inputValue()).toBe(plain);

    await home.prompt.fill('Draw an org chart: CEO -> CTO, CEO -> CFO');
    await home.generate.click();
    await page.getByRole('button', { name: 'Draw it as: Org chart' }).click();
    await page.getByRole('banner').getByText('Org chart', { exact: true }).waitFor();
    await home.tab('Ideas').click();
    await page.getByRole('tab', { name: 'History' }).click();
    await page.getByRole('button', { name: /^Org chart .*Draw an org chart: CEO/ }).waitFor();

    await home.describeNew.click();
    await home.prompt.fill('orgchart: Firm\na CEO\nb CTO\nc Auditor\na -> b');
    await home.generate.click();
    await page.getByRole('banner').getByText('Firm', { exact: true }).waitFor();
    await home.tab('Ideas').click();
    await suggestions.getByText('Put one person at the top').waitFor();
    await suggestions.getByRole('button', { name: 'Apply' }).click();
    await suggestions.getByRole('button', { name: 'Applied' }).waitFor();
    expect(await suggestions.getByRole('button', { name: 'Applied' }).isDisabled()).toBe(true);
  });
});
