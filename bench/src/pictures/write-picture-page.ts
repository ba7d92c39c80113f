import { escapeHtml, pageOf } from './picture-page.ts';

/** An example of a type, drawn. */
export interface Picture {
  readonly type: string;
  readonly title: string;
  readonly prompt: string;
  /** The SVG of the example's own notation. */
  readonly meant: string;
  /** The SVG of what the engine makes of the prompt; undefined where it does not understand it. */
  readonly understood: string | undefined;
}

/** The files of a page that shows pictures side by side, by name. Each picture is a file of its own, so that ids do not clash. */
export const writePicturePage = (pictures: readonly Picture[]): ReadonlyMap<string, string> => {
  const files = new Map<string, string>();
  const addPicture = (name: string, svg: string | undefined): string => {
    if (svg === undefined) return '<p>Not understood.</p>';
    files.set(name, svg);
    return `<a href="${name}"><img src="${name}" alt=""></a>`;
  };
  const sections = pictures.map(
    ({ type, title, prompt, meant, understood }, index) => `<section>
<h2>${escapeHtml(type)}: ${escapeHtml(title)}</h2>
<pre>${escapeHtml(prompt)}</pre>
<div>
<figure>${addPicture(`${index}-meant.svg`, meant)}<figcaption>as it is meant</figcaption></figure>
<figure>${addPicture(`${index}-understood.svg`, understood)}<figcaption>as the prompt is understood</figcaption></figure>
</div>
</section>`,
  );
  files.set(
    'index.html',
    pageOf(
      `<p><a href="patterns.html">Every pattern</a>, <a href="sheets.html">every shape, arrow, edge style, label and theme</a></p>\n${sections.join('\n')}`,
    ),
  );
  return files;
};
