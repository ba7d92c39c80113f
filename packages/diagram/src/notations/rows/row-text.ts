import type { SpecAttribute } from '../../model/diagram-spec.ts';
import { defined, inOneLine } from '../carry/clean-texts.ts';

/** A row as people write it: `+name: type {pk, fk}`; an operation's name ends in its parameters. */
export const writeRow = ({ name, type, marks = [], visibility }: SpecAttribute): string =>
  `${visibility ?? ''}${name}${type === undefined ? '' : `: ${type}`}${marks.length === 0 ? '' : ` {${marks.join(', ')}}`}`;

/** Reads what `writeRow` writes, and `String name` as Mermaid has it. Colons inside brackets belong to parameters. */
export const readRow = (text: string): SpecAttribute => {
  const line = inOneLine(text);
  const marked = /^(.*?)\s*\{([^{}]*)\}$/.exec(line);
  const marks = (marked?.[2] ?? '')
    .split(',')
    .map((mark) => mark.trim())
    .filter((mark) => mark !== '');
  const rest = marked?.[1] ?? line;
  const visibility = (['+', '-', '#', '~'] as const).find((sign) => rest.startsWith(sign));
  const words = visibility === undefined ? rest : rest.slice(1).trim();
  const colon = findColon(words);
  const name = colon < 0 ? words : words.slice(0, colon).trim();
  const type = colon < 0 ? '' : words.slice(colon + 1).trim();
  return {
    name,
    ...defined({ type: type === '' ? undefined : type, marks: marks.length === 0 ? undefined : marks, visibility }),
  };
};

const findColon = (text: string): number => {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (text[at] === ':' && depth <= 0) return at;
  }
  return -1;
};
