/** HTML that shows a diagram in a page of another site. */
export const embedSnippet = ({ origin, token, title }: Embedded): string =>
  `<iframe src="${origin}/embed/${token}" title="${escapeHtml(title)}" width="800" height="600" style="border:1px solid #ddd" loading="lazy"></iframe>`;

interface Embedded {
  readonly origin: string;
  readonly token: string;
  readonly title: string;
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
