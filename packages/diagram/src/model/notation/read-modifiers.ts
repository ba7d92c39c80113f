import type { Point } from '../geometry.ts';
import { keyPattern, wordPattern } from './grammar.ts';
import type { Scanner } from './scanner.ts';

export interface Modifiers {
  readonly groups: readonly string[];
  readonly question: boolean;
  readonly kind?: string;
  readonly id?: string;
  readonly position?: Point;
  readonly properties?: Readonly<Record<string, string>>;
}

/** Reads the marks right after a key, in any order: `?`, `(kind)`, `@group`, `<x,y>`, `#id`, `{name=value}`. */
export const readModifiers = (scanner: Scanner): Modifiers => {
  const groups: string[] = [];
  let modifiers: Omit<Modifiers, 'groups'> = { question: false };
  for (;;) {
    if (scanner.take(/\?/y) !== undefined) modifiers = { ...modifiers, question: true };
    else if (scanner.take(/\(/y) !== undefined) {
      modifiers = { ...modifiers, kind: readWord(scanner) };
      scanner.take(/\)/y);
    } else if (scanner.take(/@/y) !== undefined) groups.push(scanner.take(keyPattern) ?? '');
    else if (scanner.take(/#/y) !== undefined) modifiers = { ...modifiers, id: readWord(scanner) };
    else if (scanner.take(/\{/y) !== undefined) modifiers = { ...modifiers, properties: readProperties(scanner) };
    else {
      const position = readPosition(scanner);
      if (position === undefined) return { ...modifiers, groups };
      modifiers = { ...modifiers, position };
    }
  }
};

const readWord = (scanner: Scanner): string => scanner.takeQuoted() ?? scanner.take(wordPattern) ?? '';

const readPosition = (scanner: Scanner): Point | undefined => {
  const text = scanner.take(/<(-?[\d.e+-]+,-?[\d.e+-]+)>/y);
  if (text === undefined) return undefined;
  const [x, y] = text.split(',').map(Number);
  return x !== undefined && y !== undefined && Number.isFinite(x) && Number.isFinite(y) ? { x, y } : undefined;
};

const readProperties = (scanner: Scanner): Readonly<Record<string, string>> => {
  const properties: [string, string][] = [];
  while (scanner.take(/\s*\}/y) === undefined && !scanner.isAtEnd) {
    scanner.take(/\s+/y);
    const name = readWord(scanner);
    if (scanner.take(/\s*=\s*/y) === undefined) {
      scanner.take(/[^}]*/y);
      continue;
    }
    properties.push([name, readWord(scanner)]);
  }
  return Object.fromEntries(properties);
};
