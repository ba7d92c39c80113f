import { damaged, tooLarge } from '../drawio-error.ts';
import { decodeAttribute } from './decode-text.ts';

/** An attribute and where its value stands between the quotes. */
export interface TagAttribute {
  readonly name: string;
  readonly value: string;
  readonly valueStart: number;
  readonly valueEnd: number;
  /** Where the white space before its name starts. */
  readonly start: number;
}

export interface Tag {
  readonly name: string;
  readonly nameEnd: number;
  readonly attributes: readonly TagAttribute[];
  readonly isEmpty: boolean;
  /** Just after `>`. */
  readonly end: number;
}

const beforeValuePattern = /\s*=\s*(["'])/y;

/** Reads the open tag that starts at `start`, which holds `<`. */
export const readTag = (text: string, start: number, longestAttribute = Number.POSITIVE_INFINITY): Tag => {
  const name = takeName(text, start + 1);
  const attributes: TagAttribute[] = [];
  const names = new Set<string>();
  const nameEnd = start + 1 + name.length;
  let position = nameEnd;
  for (;;) {
    const attributeStart = position;
    position = skipSpace(text, position);
    const character = text[position];
    if (character === '>') return { name, nameEnd, attributes, isEmpty: false, end: position + 1 };
    if (character === '/' && text[position + 1] === '>') {
      return { name, nameEnd, attributes, isEmpty: true, end: position + 2 };
    }
    if (position === attributeStart) throw broken(text, start, name);
    const key = takeName(text, position);
    beforeValuePattern.lastIndex = position + key.length;
    const quote = beforeValuePattern.exec(text)?.[1];
    if (quote === undefined || names.has(key)) throw broken(text, start, name);
    names.add(key);
    const valueStart = beforeValuePattern.lastIndex;
    const valueEnd = text.indexOf(quote, valueStart);
    if (valueEnd < 0) throw broken(text, start, name);
    if (valueEnd - valueStart > longestAttribute) throw tooLarge(`the ${key} of a ${name} is too long`);
    const raw = text.slice(valueStart, valueEnd);
    if (raw.includes('<')) throw broken(text, start, name);
    attributes.push({ name: key, value: decodeAttribute(raw), valueStart, valueEnd, start: attributeStart });
    position = valueEnd + 1;
  }
};

const takeName = (text: string, start: number): string => {
  let end = start;
  while (end < text.length && !endsName(text.charCodeAt(end))) end += 1;
  if (end === start) throw damaged(`line ${lineAt(text, start)} has a tag without a name`);
  return text.slice(start, end);
};

/** White space of any kind, and `/ > = < " ' &`. */
const endsName = (code: number): boolean => {
  if (code > 0x3e) return code >= 0xa0 && /\s/.test(String.fromCharCode(code));
  return code === 0x20 || (code >= 0x9 && code <= 0xd) || endsOfNames.has(code);
};

const endsOfNames: ReadonlySet<number> = new Set([...'/>=<"\'&'].map((character) => character.charCodeAt(0)));

const skipSpace = (text: string, start: number): number => {
  let position = start;
  while (isSpace(text.charCodeAt(position))) position += 1;
  return position;
};

const isSpace = (code: number): boolean => code === 0x20 || code === 0x9 || code === 0xa || code === 0xd;

const broken = (text: string, position: number, name: string): Error =>
  damaged(`the tag ${name.slice(0, 40)} in line ${lineAt(text, position)} is not well-formed`);

export const lineAt = (text: string, position: number): number => text.slice(0, position).split('\n').length;
