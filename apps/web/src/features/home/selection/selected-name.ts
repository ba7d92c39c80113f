import { canvasStrings } from '../../../strings/canvas.ts';

/**
 * What a part of a drawing says, on one line, and of a line that says nothing what it joins; empty where there is nothing to tell. In: the
 * draw.io XML, and the id of its cell.
 */
export const selectedName = (xml: string, id: string): string => {
  const page = new DOMParser().parseFromString(xml, 'text/xml');
  const find = (of: string): Element | null => page.querySelector(`[id="${CSS.escape(of)}"]`);
  const found = find(id);
  const words = wordsOf(found);
  const cell = found?.querySelector('mxCell') ?? found;
  if (words !== '' || cell?.getAttribute('edge') !== '1') return words;
  const [from = '', to = ''] = ['source', 'target'].map((end) => wordsOf(find(cell.getAttribute(end) ?? '')));
  return from === '' || to === '' ? '' : canvasStrings.lineBetween(from, to);
};

const wordsOf = (cell: Element | null): string => {
  const label = cell?.getAttribute('value') ?? cell?.getAttribute('label') ?? '';
  const words = label.includes('<')
    ? new DOMParser().parseFromString(label.replace(/<(?:br|div|p)\b/gi, ' $&'), 'text/html').body.textContent
    : label;
  return words.replace(/\s+/g, ' ').trim();
};
