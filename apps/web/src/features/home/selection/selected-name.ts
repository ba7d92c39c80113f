/** What a part of a drawing says, on one line; empty where it says nothing or is not there. In: the draw.io XML, and the id of its cell. */
export const selectedName = (xml: string, id: string): string => {
  const page = new DOMParser().parseFromString(xml, 'text/xml');
  const cell = page.querySelector(`[id="${CSS.escape(id)}"]`);
  const label = cell?.getAttribute('value') ?? cell?.getAttribute('label') ?? '';
  const words = label.includes('<')
    ? new DOMParser().parseFromString(label.replace(/<(?:br|div|p)\b/gi, ' $&'), 'text/html').body.textContent
    : label;
  return words.replace(/\s+/g, ' ').trim();
};
