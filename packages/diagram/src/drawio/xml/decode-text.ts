import { damaged, unsafe } from '../drawio-error.ts';

const namedEntities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** The value of an attribute as written: white space becomes spaces, entities become what they stand for. */
export const decodeAttribute = (raw: string): string =>
  decodeText(/[\t\n\r]/.test(raw) ? raw.replace(/\r\n|[\t\n\r]/g, ' ') : raw);

/** Knows XML's five entities and numbers; a number that is no character becomes nothing. */
export const decodeText = (raw: string): string => {
  if (!raw.includes('&')) return raw;
  return raw.replace(/&([^;&\s]{1,40};)?/g, (_, reference: string | undefined) => {
    if (reference === undefined) throw damaged('a text holds "&" where it needs "&amp;"');
    const name = reference.slice(0, -1);
    return name.startsWith('#') ? decodeNumber(name.slice(1)) : decodeName(name);
  });
};

const decodeName = (name: string): string => {
  const text = Object.hasOwn(namedEntities, name) ? namedEntities[name] : undefined;
  if (text === undefined) throw unsafe();
  return text;
};

const decodeNumber = (digits: string): string => {
  const isHexadecimal = /^x[0-9a-f]+$/i.test(digits);
  if (!isHexadecimal && !/^[0-9]+$/.test(digits)) throw damaged(`"&#${digits};" isn’t a valid character`);
  const code = isHexadecimal ? Number.parseInt(digits.slice(1), 16) : Number(digits);
  return isCharacter(code) ? String.fromCodePoint(code) : '';
};

/** The characters that XML 1.0 allows (section 2.2). */
const isCharacter = (code: number): boolean =>
  code === 0x9 ||
  code === 0xa ||
  code === 0xd ||
  (code >= 0x20 && code <= 0xd7ff) ||
  (code >= 0xe000 && code <= 0xfffd) ||
  (code >= 0x10000 && code <= 0x10ffff);
