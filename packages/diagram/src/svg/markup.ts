/** Writing SVG safely: every text and attribute that comes from a file passes through here. */

/** Escapes text for element content and attribute values; characters that XML forbids are dropped. */
export const escapeXml = (text: string): string =>
  plain.test(text) ? text : text.replace(forbidden, '').replace(/[&<>"']/g, (character) => escapes[character] ?? '');

/** Most text is this; only the rest needs a closer look. */
const plain = /^[\w #.,:;()+/=?!%-]*$/;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Everything but the characters of XML 1.0; halves of surrogate pairs among them. */
const forbidden = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

export type AttributeValue = string | number | undefined;

/** An element; attributes that are undefined are left out, numbers are rounded. `content` is markup already. */
export const element = (
  name: string,
  attributes: Readonly<Record<string, AttributeValue>>,
  content: string | readonly string[] = '',
): string => {
  const start = opened(name, attributes);
  const inside = typeof content === 'string' ? content : content.join('');
  return inside === '' ? `${start}/>` : `${start}>${inside}</${name}>`;
};

/** The start of an element up to its last attribute. */
export const opened = (name: string, attributes: Readonly<Record<string, AttributeValue>>): string => {
  let start = `<${name}`;
  for (const key in attributes) {
    const value = attributes[key];
    if (value === undefined) continue;
    start += ` ${key}="${typeof value === 'number' ? formatNumber(value) : escapeXml(value)}"`;
  }
  return start;
};

/** At most two decimals: finer than any screen shows. */
export const formatNumber = (value: number): string => {
  const rounded = Math.round(value * 100) / 100;
  return Number.isFinite(rounded) ? String(rounded === 0 ? 0 : rounded) : '0';
};
