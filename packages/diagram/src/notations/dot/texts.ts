import { inOneLine } from '../carry/clean-texts.ts';

/** A string of DOT. Backslashes are doubled, since labels read escapes; `&` is written so that no entity is seen. */
export const quoteDot = (text: string): string => `"${escapeDot(text)}"`;

const escapeDot = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('&', '&amp;');

/** A field of a record: braces, bars, angle brackets and blanks mean something in it. */
export const quoteField = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replace(/[\\{}|<>]/g, '\\$&')
    .replace(/(?<= ) /g, '\\ ');

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** The text of a label: escapes for the ends of lines are blanks, entities are signs. */
export const readDotLabel = (text: string, name = ''): string =>
  inOneLine(
    decodeEntities(
      text.replace(/\\([\s\S])/g, (_whole, sign: string) => (/[nlr]/.test(sign) ? ' ' : sign === 'N' ? name : sign)),
    ),
  );

export const readHtmlLabel = (html: string): string =>
  inOneLine(decodeEntities(html.replace(/<br\s*\/?>|<\/t[dr]>/gi, ' ').replace(/<[^>]*>/g, '')));

const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal?: string, hex?: string, word?: string) => {
    const point = decimal === undefined ? (hex === undefined ? undefined : Number.parseInt(hex, 16)) : Number(decimal);
    if (point === undefined) return entities[word ?? ''] ?? whole;
    return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
  });

/** The fields of a record label, nested ones in order, without their ports; those of a line each are told apart by `\l`. */
export const readRecord = (label: string): readonly string[] => {
  const fields: string[] = [];
  let field = '';
  let isPort = false;
  const end = (): void => {
    fields.push(field);
    field = '';
  };
  for (let at = 0; at < label.length; at += 1) {
    const sign = label[at] ?? '';
    if (sign === '\\') {
      const next = label[at + 1] ?? '';
      if (/[nlr]/.test(next)) end();
      else if (!isPort) field += next;
      at += 1;
    } else if (sign === '<') isPort = true;
    else if (sign === '>') isPort = false;
    else if (sign === '|' || sign === '{' || sign === '}') end();
    else if (!isPort) field += sign;
  }
  end();
  return fields.map((each) => inOneLine(decodeEntities(each))).filter((each) => each !== '');
};
