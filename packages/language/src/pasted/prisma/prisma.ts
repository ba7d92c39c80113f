import type { SpecAttribute } from '@diagloom/diagram/model';
import type { PastedFormat, PastedLink, PastedThing } from '../pasted.ts';

const block = /^[ \t]*(model|enum|type|view)[ \t]+(\w+)[ \t]*\{([^{}]*)\}/gm;

/** A Prisma schema: models with their fields, enums, and the relations between models. */
export const prisma: PastedFormat = {
  id: 'prisma',
  read: (text) => {
    const blocks = [...text.matchAll(block)];
    if (!blocks.some(([, word]) => word === 'model')) return undefined;
    const names = new Set(blocks.map(([, , name = '']) => name));
    const read = blocks.map(([, word = '', name = '', body = '']) =>
      word === 'enum' ? enumOf(name, body) : modelOf(name, body, names),
    );
    const start = blocks[0]?.index ?? 0;
    const last = blocks.at(-1);
    return {
      things: read.map(({ thing }) => thing),
      links: read
        .flatMap(({ links }) => links)
        .filter((link, index, all) => all.findIndex((other) => isSame(link, other)) === index),
      span: { start, end: last === undefined ? start : last.index + last[0].length },
    };
  },
};

interface Model {
  readonly thing: PastedThing;
  readonly links: readonly PastedLink[];
}

/** Both sides of a relation are fields; one line is enough. */
const isSame = (a: PastedLink, b: PastedLink): boolean =>
  (a.from === b.from && a.to === b.to) || (a.from === b.to && a.to === b.from && a.label === b.label);

const linesOf = (body: string): readonly string[] =>
  body
    .split('\n')
    .map((line) => line.replace(/\/\/.*$/, '').trim())
    .filter((line) => line !== '' && !line.startsWith('@@'));

const enumOf = (name: string, body: string): Model => ({
  thing: { name, kind: 'enum', members: linesOf(body).map((value) => ({ name: value })) },
  links: [],
});

const modelOf = (name: string, body: string, names: ReadonlySet<string>): Model => {
  const members: SpecAttribute[] = [];
  const links: PastedLink[] = [];
  for (const line of linesOf(body)) {
    const [, field = '', type = '', sign = '', rest = ''] = /^(\w+)\s+(\w+)(\[\]|\?)?\s*(.*)$/.exec(line) ?? [];
    if (type === '') continue;
    if (names.has(type)) {
      const ends =
        sign === '[]'
          ? { from: name, to: type, fromCardinality: '1' }
          : { from: type, to: name, fromCardinality: sign === '?' ? '0..1' : '1' };
      if (sign === '[]' || /@relation/.test(rest)) links.push({ ...ends, label: '', toCardinality: '0..*' });
      else members.push({ name: field, type });
      continue;
    }
    const marks = [
      ...(/@id\b/.test(rest) ? ['pk'] : []),
      ...(/@unique\b/.test(rest) ? ['unique'] : []),
      ...(new RegExp(`fields:\\s*\\[[^\\]]*\\b${field}\\b`).test(body) ? ['fk'] : []),
      ...(sign === '?' ? ['nullable'] : []),
    ];
    members.push({ name: field, type, ...(marks.length === 0 ? {} : { marks }) });
  }
  return { thing: { name, members }, links };
};
