import { describe, expect, test } from 'vitest';
import { hasChromium } from '../scripts/harness/browser.ts';
import { blankPath, useBrowser } from './harness/use-browser.ts';
import { enterWorkspace } from './pages/enter-workspace.ts';

const policy = `# Returns policy

## 1. Purpose

This policy explains how customers can send goods back.

## 2. Return process

1. The customer requests a return.
2. The warehouse inspects the item.
3. Finance refunds the payment.
`;

describe.skipIf(!hasChromium)('the knowledge base', () => {
  const { open } = useBrowser();

  test('takes documents by drop, draws from them, and shows the passage that a shape comes from', async () => {
    const page = await open(blankPath);
    const home = await enterWorkspace(page);

    await page.goto('/knowledge');
    const files = [
      { name: 'returns.md', text: policy },
      { name: 'broken.pdf', text: '%PDF-1.7 cut off' },
    ];
    const dataTransfer = await page.evaluateHandle((given) => {
      const transfer = new DataTransfer();
      for (const { name, text } of given) transfer.items.add(new File([text], name));
      return transfer;
    }, files);
    await page.getByText('Drop files here').dispatchEvent('drop', { dataTransfer });
    const uploads = page.getByRole('list', { name: 'Uploads' });
    await uploads.getByText('1 file ready').waitFor();
    await uploads.getByText('The file is damaged or isn’t a PDF.').waitFor();

    await page.goto('/');
    await page.getByRole('button', { name: 'Use my documents' }).click();
    await home.prompt.fill('Which steps does our returns policy have?');
    await home.generate.click();
    await home.picture.waitFor();
    const picture = await home.pictureText();
    expect(picture).toContain('Inspect');
    expect(picture).not.toContain('policy explains');

    await page
      .getByRole('region', { name: 'Sources' })
      .getByRole('button', { name: /2. Return process/ })
      .first()
      .click();
    const passage = page.getByRole('dialog', { name: 'Returns policy' });
    await expect.poll(() => passage.locator('mark').allTextContents()).toContain('The warehouse inspects the item.');
    await page.keyboard.press('Escape');
    await passage.waitFor({ state: 'detached' });
  });
});
