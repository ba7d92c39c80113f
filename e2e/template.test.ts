import { describe, expect, test } from 'vitest';
import { hasChromium } from '../scripts/harness/browser.ts';
import { blankPath, useBrowser } from './harness/use-browser.ts';
import { enterWorkspace } from './pages/enter-workspace.ts';
import { refinePanel } from './pages/refine-panel.ts';

const page = (name: string, label: string) =>
  `<diagram id="${name}" name="${name}"><mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/><mxCell id="a" value="${label}" style="html=1;whiteSpace=wrap;" vertex="1" parent="1"><mxGeometry x="40" y="40" width="120" height="60" as="geometry"/></mxCell></root></mxGraphModel></diagram>`;
const file = `<mxfile>${page('Today', 'Paper form')}${page('Tomorrow', 'Web form')}</mxfile>`;
const upload = (name: string, text: string) => ({ name, mimeType: 'application/xml', buffer: Buffer.from(text) });

describe.skipIf(!hasChromium)('a template', () => {
  const { open } = useBrowser();

  test('becomes a diagram of several pages, of which one changes the page on screen', async () => {
    const visit = await open(blankPath);
    const home = await enterWorkspace(visit);
    await expect.poll(() => home.generate.isDisabled()).toBe(true);

    const choose = async (name: string, text: string): Promise<void> => {
      const [chooser] = await Promise.all([
        visit.waitForEvent('filechooser'),
        visit.getByRole('button', { name: 'Attach a template, image or document' }).click(),
      ]);
      await chooser.setFiles(upload(name, text));
    };
    await choose('notes.zip', file);
    await visit.getByText('Please upload a .drawio or .xml file', { exact: true }).waitFor();
    await choose('forms.drawio', file);
    await visit.getByText('forms.drawio', { exact: true }).waitFor();
    await choose('forms.md', '# Forms\n\n1. A clerk checks the form.\n2. The office stores the form.\n');
    await visit.getByRole('button', { name: 'Choose documents' }).getByText('1 selected').waitFor();
    await visit.reload();
    await visit.getByText('forms.drawio', { exact: true }).waitFor();
    await visit.getByRole('button', { name: 'Use my documents' }).click();
    await home.generate.click();
    await home.picture.waitFor();
    await expect.poll(home.pictureText).toContain('Paper form');

    await visit.getByRole('button', { name: 'Tomorrow', exact: true }).click();
    await expect.poll(home.pictureText).toContain('Web form');
    const chat = refinePanel(visit);
    await chat.request.fill('rename Web form to Mobile form');
    await chat.request.press('Enter');
    await expect.poll(home.pictureText).toContain('Mobile form');
    expect(await home.exportDrawio()).toBe(file.replace('Web form', 'Mobile form'));
  });
});
