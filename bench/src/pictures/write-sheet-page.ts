import type { DrawnSheet } from './draw-sheets.ts';
import { escapeHtml, pageOf } from './picture-page.ts';

/** The files of the page of sheets by name, ours at the left. */
export const writeSheetPage = (sheets: readonly DrawnSheet[]): ReadonlyMap<string, string | Uint8Array> => {
  const files = new Map<string, string | Uint8Array>();
  const sections = sheets.map(({ title, ours, reference }, index) => {
    const name = `sheet-${index}`;
    files.set(`${name}.svg`, ours);
    if (reference) files.set(`${name}.png`, reference);
    const beside = reference
      ? `<figure><img src="${name}.png" alt=""><figcaption>draw.io's viewer</figcaption></figure>`
      : '';
    return `<section>
<h2>${escapeHtml(title)}</h2>
<div>
<figure><a href="${name}.svg"><img src="${name}.svg" alt=""></a><figcaption>ours</figcaption></figure>
${beside}
</div>
</section>`;
  });
  files.set('sheets.html', pageOf(sections.join('\n')));
  return files;
};
