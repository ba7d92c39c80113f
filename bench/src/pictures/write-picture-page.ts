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
  files.set('index.html', pageOf(sections.join('\n')));
  return files;
};

const pageOf = (body: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Pictures</title>
<style>
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem; }
pre { white-space: pre-wrap; max-width: 70rem; color: #555; }
section > div { display: grid; grid-template-columns: 1fr 1fr; gap: 2rem; align-items: start; }
figure { margin: 0; padding: 1rem; border: 1px solid #ddd; }
img { max-width: 100%; }
figcaption { color: #777; }
</style>
${body}
</html>
`;

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
