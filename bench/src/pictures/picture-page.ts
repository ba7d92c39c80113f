/** A page of pictures around its sections. */
export const pageOf = (body: string): string => `<!doctype html>
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

/** Text for a page. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
