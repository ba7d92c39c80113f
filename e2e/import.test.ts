import { describe, expect, test } from 'vitest';
import { hasChromium } from '../scripts/harness/browser.ts';
import { findBarriers } from './harness/find-barriers.ts';
import { blankPath, useBrowser } from './harness/use-browser.ts';
import { enterWorkspace } from './pages/enter-workspace.ts';
import { refinePanel } from './pages/refine-panel.ts';

const box = (id: string, label: string, y: number) =>
  `<mxCell id="${id}" value="${label}" style="rounded=1;html=1;whiteSpace=wrap;fillColor=#123456;fontColor=#ffffff;" vertex="1" parent="1"><mxGeometry x="40" y="${y}" width="120" height="60" as="geometry"/></mxCell>`;
const drawing = `<mxfile><diagram id="p" name="Claims"><mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/>${box('a', 'Pay', 40)}${box('b', 'Ship', 160)}<mxCell id="e" style="html=1;" edge="1" parent="1" source="a" target="b"><mxGeometry relative="1" as="geometry"/></mxCell></root></mxGraphModel></diagram></mxfile>`;

describe.skipIf(!hasChromium)('a file of one’s own', () => {
  const { open } = useBrowser();

  test('opens as it is, is changed by chat, and goes on as text', async () => {
    const page = await open(blankPath);
    const home = await enterWorkspace(page);
    await home.prompt.waitFor();
    const bring = async (name: string, text: string): Promise<void> => {
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.getByRole('button', { name: 'Import a file' }).first().click(),
      ]);
      await chooser.setFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) });
    };
    await bring('letter.docx', 'x');
    await page.getByText('Invalid File Type', { exact: true }).first().waitFor();
    await bring('letter.txt', 'Dear all, we check the stock.');
    await page.getByText('Couldn’t open the file', { exact: true }).first().waitFor();
    await bring('claims.drawio', drawing);
    await home.picture.waitFor();
    expect(await home.exportDrawio()).toBe(drawing);
    await home.describeNew.click();
    expect(await page.getByText('50 of 50 diagrams left this month').count()).toBe(1);

    await page.getByRole('button', { name: 'Change', exact: true }).click();
    const chat = refinePanel(page);
    await chat.request.fill('rename Pay to Pay by card');
    await chat.request.press('Enter');
    await expect.poll(home.pictureText).toContain('Pay by card');
    expect(await home.exportDrawio()).toBe(drawing.replace('"Pay"', '"Pay by card"'));

    await home.export.click();
    await page.getByRole('menuitem', { name: 'Export as text…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Export as text' });
    expect(await dialog.getByLabel('The diagram in Mermaid').inputValue()).toContain('Pay by card');
    await dialog.getByText('Not available for this diagram type: PlantUML', { exact: false }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Download .mmd' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Claims.mmd');
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'New Diagram', exact: true }).click();
    await bring('calls.mmd', 'sequenceDiagram\n  User->>Shop: Order\n  ??? what\n');
    await page.getByRole('region', { name: 'What we left out' }).waitFor();
    expect(await page.getByText(/confidence/).count()).toBe(0);
  });
});
