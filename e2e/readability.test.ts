import { describe, expect, test } from 'vitest';
import { hasChromium } from '../scripts/harness/browser.ts';
import { blankPath, useBrowser } from './harness/use-browser.ts';
import { drawInWorkspace } from './pages/enter-workspace.ts';

describe.skipIf(!hasChromium)('readability', () => {
  const { open } = useBrowser();

  test('a page that was made hard to read says so, shows where, is repaired, and comes back by undo', async () => {
    const page = await open(blankPath);
    await drawInWorkspace(page);
    const strip = page.getByRole('region', { name: 'Readability', exact: true });
    expect(await strip.count()).toBe(0);

    // Somebody puts a shape on another one, in an editor of their own.
    await page.evaluate(async () => {
      const id = new URLSearchParams(location.search).get('diagram');
      const { diagram } = await (await fetch(`/api/diagrams/${id}`)).json();
      const [, pageId] = /<diagram[^>]* id="([^"]+)"/.exec(diagram.xmlContent) ?? [];
      const geometry = { x: 70, y: 60, width: 120, height: 60 };
      const cell = { id: 'late', kind: 'vertex', parent: '1', value: 'Late', style: 'html=1;', geometry };
      await fetch(`/api/diagrams/${id}/changes`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ baseVersion: diagram.version, changes: [{ kind: 'put', page: pageId, cell }] }),
      });
    });
    await page.reload();
    await strip.getByText(/Readability: \d+ problems?$/).waitFor();
    await strip.getByRole('button', { name: 'Show', exact: true }).click();
    const finding = strip.getByRole('button', { name: /“Late”/ }).first();
    await finding.click();
    await expect.poll(() => finding.getAttribute('aria-pressed')).toBe('true');
    await strip.getByRole('button', { name: 'Fix', exact: true }).click();
    await strip.getByText(/^Fixed \d+ problems?\.$/).waitFor();
    await strip.getByRole('button', { name: 'Undo', exact: true }).click();
    await strip.getByText(/Readability: \d+ problems?$/).waitFor();
    await strip.getByRole('button', { name: 'Tidy layout', exact: true }).click();
    await strip.getByText(/^Layout tidied/).waitFor();
    expect(await strip.getByText(/Readability: /).count()).toBe(0);
  });
});
