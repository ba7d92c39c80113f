/** HTML that shows a diagram in a page of another site. */
export const embedSnippet = ({ origin, token, title }: Embedded): string =>
  `<iframe src="${origin}/embed/${token}" title="${escapeHtml(title)}" width="800" height="600" style="border:1px solid #ddd" loading="lazy"></iframe>`;

/** HTML that shows the picture behind a link in a page of another site. */
export const pictureSnippet = ({ origin, path, title }: EmbeddedPicture): string =>
  `<img src="${origin}${path}" alt="${escapeHtml(title)}" loading="lazy">`;

interface EmbeddedPicture {
  readonly origin: string;
  readonly path: string;
  readonly title: string;
}

interface Embedded {
  readonly origin: string;
  readonly token: string;
  readonly title: string;
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
