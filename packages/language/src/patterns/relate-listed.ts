import {
  createIdPool,
  type DiagramSpec,
  edgeIdFor,
  type Pattern,
  type SpecEdge,
  type SpecNode,
} from '@diagloom/diagram/model';
import type { Draft } from '../draft.ts';
import { keyedTypes } from '../entities/complete.ts';
import { keyOfName } from '../structure/name.ts';
import type { TypeDescription } from '../understanding.ts';
import { fillPattern } from './fill-pattern.ts';
import { retrievePatterns } from './retrieve-patterns.ts';

/** So many names in a row are a list of what the diagram is to hold. */
const leastListed = 3;

/**
 * `Blog: users, posts, comments, tags` says what there is and not how it belongs together. In: prompt, type, its patterns, what the
 * prompt was read as. Out: exactly what is listed, with the lines that patterns draw between things of these names (those that the
 * subject names first, any other for what would stand alone); undefined for a prompt that says more than a list, or where no pattern helps.
 */
export const relateListed = (
  text: string,
  type: TypeDescription,
  patterns: readonly Pattern[],
  own: Draft | undefined,
): Draft | undefined => {
  if (own === undefined || !(type.family === 'entities' || type.family === 'classes')) return undefined;
  const { nodes } = own.spec;
  if (nodes.length < leastListed || own.spec.edges.length > 0 || !areInRow(nodes, text)) return undefined;
  const subjects = retrievePatterns(text, type.family, patterns)?.hits ?? [];
  const lines: Line[] = [];
  const titles = new Set<string>();
  const take = (spec: DiagramSpec, isSubject: boolean): void => {
    for (const line of linesBetween(nodes, spec)) {
      const isNew = !lines.some((known) => joinSame(known, line));
      if (!isNew || !(isSubject || isAlone(line.from, lines) || isAlone(line.to, lines))) continue;
      lines.push(line);
      titles.add(spec.title);
    }
  };
  for (const hit of subjects) {
    const spec = fillPattern(hit, type.id);
    take(spec, true);
    for (const line of linesAcross(nodes, spec)) if (!areJoined(line.from, line.to, lines)) lines.push(line);
  }
  for (const pattern of patterns) {
    const alone = nodes.filter(({ id }) => isAlone(id, lines));
    if (alone.length === 0) break;
    if (!alone.some(({ label }) => pattern.notation.toLowerCase().includes(label.toLowerCase()))) continue;
    take(fillPattern({ pattern, options: [], slots: {}, words: [] }, type.id), false);
  }
  return lines.length === 0 ? undefined : withLines(own, { lines, titles: [...titles] }, type);
};

/** True where a heading or a colon stands before the names, nothing behind them, and nothing but commas, breaks and `and` between them. */
const areInRow = (nodes: readonly SpecNode[], text: string): boolean =>
  /(?:[:\n]|\b(?:tables|entities|classes|objects))\s*$/i.test(text.slice(0, nodes[0]?.source?.start)) &&
  /^[\s.,;!)]*$/.test(text.slice(nodes.at(-1)?.source?.end)) &&
  nodes.every(({ source, attributes = [] }, index) => {
    const before = nodes[index - 1]?.source;
    if (source === undefined || attributes.some(({ marks = [] }) => !marks.includes('pk'))) return false;
    if (index === 0) return true;
    return before !== undefined && /^(?:[\s,;&/*•-]|\band\b)*$/i.test(text.slice(before.end, source.start));
  });

type Line = Omit<SpecEdge, 'id'>;

const isAlone = (id: string, lines: readonly Line[]): boolean =>
  !lines.some(({ from, to }) => from === id || to === id);

const joinSame = (a: Line, b: Line): boolean =>
  (a.from === b.from && a.to === b.to) || (a.from === b.to && a.to === b.from);

/** The prompt's own names for what a pattern holds: ids of the pattern to ids of the prompt. */
const namesIn = (nodes: readonly SpecNode[], spec: DiagramSpec): ReadonlyMap<string, string> =>
  new Map(
    spec.nodes.flatMap(({ id, label }) => {
      const named = nodes.find((node) => keyOfName(node.label) === keyOfName(label));
      return named === undefined ? [] : [[id, named.id] as const];
    }),
  );

/** A book has copies and a copy has loans: where nobody names the copies, a book has loans. */
const linesAcross = (nodes: readonly SpecNode[], spec: DiagramSpec): readonly Line[] => {
  const ids = namesIn(nodes, spec);
  return spec.edges.flatMap((first) => {
    const from = ids.get(first.from);
    if (from === undefined || ids.has(first.to) || first.fromCardinality !== '1') return [];
    return spec.edges.flatMap(({ id: _, ...second }) => {
      const to = second.from === first.to && second.fromCardinality === '1' ? ids.get(second.to) : undefined;
      return to === undefined || to === from ? [] : [{ ...second, from, to }];
    });
  });
};

/** True where lines lead from one to the other, over whatever. */
const areJoined = (from: string, to: string, lines: readonly Line[]): boolean => {
  const reached = new Set([from]);
  for (let size = 0; size < reached.size; ) {
    size = reached.size;
    for (const line of lines) if (reached.has(line.from) || reached.has(line.to)) reached.add(line.from).add(line.to);
  }
  return reached.has(to);
};

/** What a pattern draws between two things that the prompt names. */
const linesBetween = (nodes: readonly SpecNode[], spec: DiagramSpec): readonly Line[] => {
  const ids = namesIn(nodes, spec);
  return spec.edges.flatMap(({ id: _, ...edge }) => {
    const from = ids.get(edge.from);
    const to = ids.get(edge.to);
    return from === undefined || to === undefined || from === to ? [] : [{ ...edge, from, to }];
  });
};

const withLines = (
  own: Draft,
  { lines, titles }: { readonly lines: readonly Line[]; readonly titles: readonly string[] },
  type: TypeDescription,
): Draft => {
  const pool = createIdPool(own.spec.nodes.map(({ id }) => id));
  const edges = lines.map((line): SpecEdge => ({ ...line, id: edgeIdFor(line.from, line.to, pool) }));
  const nodes = keyedTypes.has(type.id)
    ? own.spec.nodes.map((node) => withForeignKeys(node, own.spec.nodes, edges))
    : own.spec.nodes;
  const names = new Intl.ListFormat('en-GB').format(titles.map((title) => `"${title}"`));
  return {
    ...own,
    spec: { ...own.spec, nodes, edges },
    notices: [
      ...(own.notices ?? []),
      {
        code: 'pattern',
        message: `The connections between these are assumed, based on the built-in pattern${titles.length > 1 ? 's' : ''} ${names}. Change anything that differs in your case.`,
      },
    ],
    trace: [...own.trace, { stage: 'patterns', lines: titles.map((title) => `lines of ${title}`) }],
  };
};

/** The keys of those that a thing has one of. */
const withForeignKeys = (node: SpecNode, nodes: readonly SpecNode[], edges: readonly SpecEdge[]): SpecNode => {
  const parents = edges.flatMap(({ from, to, fromCardinality = '' }) =>
    to === node.id && /^(?:0\.\.)?1$/.test(fromCardinality) ? nodes.filter(({ id }) => id === from) : [],
  );
  const keys = parents.map(({ label }) => ({ name: `${label.toLowerCase()} id`, marks: ['fk'] }));
  return keys.length === 0 ? node : { ...node, attributes: [...(node.attributes ?? []), ...keys] };
};
