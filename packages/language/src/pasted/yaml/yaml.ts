import type { PastedFormat } from '../pasted.ts';
import { readValue } from '../read-value.ts';
import { parseYaml } from './parse-yaml.ts';

/** YAML with at least one key that has lines of its own below it, such as a compose file. */
export const yaml: PastedFormat = {
  id: 'yaml',
  read: (text) => {
    const opening = /^[\w-]+:[ \t]*(?:#.*)?\n(?:[ \t]*(?:#.*)?\n)*[ \t]+[\w-]+:(?:[ \t]|\n|$)/m.exec(text);
    if (opening === null) return undefined;
    const end = endOf(text, opening.index);
    const value = parseYaml(text.slice(opening.index, end));
    const read = value === undefined ? undefined : readValue(value);
    return read && { ...read, span: { start: opening.index, end } };
  },
};

/** Where lines that are no YAML begin. */
const endOf = (text: string, from: number): number => {
  let at = from;
  for (const line of text.slice(from).split('\n')) {
    if (!/^\s*(?:#.*|-{3}|`{3}.*|(?:- )*["']?[\w./$ -]+["']?:(?:\s.*)?|\s*-\s.*)?$/.test(line)) break;
    at += line.length + 1;
  }
  return Math.min(at, text.length);
};
