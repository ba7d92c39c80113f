import {
  createIdPool,
  type DiagramSpec,
  edgeIdFor,
  nodeIdFor,
  type SourceSpan,
  type SpecEdge,
  type SpecGroup,
  type SpecNode,
} from '@diagloom/diagram/model';
import { readVerb } from '../../lexicon/morphology.ts';
import { keyOfName } from '../../structure/name.ts';
import { capitalised } from '../../text/words.ts';

export type CaseRelation = 'includes' | 'extends' | 'inherits';

/** What a text says of use cases, as it is read. */
export interface Cases {
  /** The actor of this name, which is made where it is new; `driver` means the only `truck driver`. */
  readonly actor: (name: string, span: SourceSpan) => string;
  readonly useCase: (name: string, span: SourceSpan) => string;
  readonly find: (name: string) => string | undefined;
  /** The use case that was told last before a place of the text, from another place on. */
  readonly lastBefore: (end: number, start: number) => string | undefined;
  readonly isActor: (id: string) => boolean;
  readonly join: (from: string, to: string, kind: CaseRelation | undefined, span: SourceSpan) => void;
  /** The actors that the text named last and what they did last: what `both`, `they` and a line without an actor mean. */
  readonly recent: { actors: readonly string[] };
  readonly actors: () => readonly string[];
  readonly toSpec: (options: { readonly type: string; readonly title: string }) => DiagramSpec;
}

export const createCases = (title: string): Cases => {
  const pool = createIdPool();
  const nodes: SpecNode[] = [];
  const edges: SpecEdge[] = [];
  const ids = new Map<string, string>();
  const recent: { actors: readonly string[] } = { actors: [] };
  const system: SpecGroup | undefined =
    title === ''
      ? undefined
      : { id: nodeIdFor(`system ${title}`, pool), label: title, kind: 'system', origin: 'prompt' };
  const find = (name: string): string | undefined => ids.get(keyOf(name));
  const add = (label: string, kind: 'actor' | 'use-case', source: SourceSpan): string => {
    const known = find(label);
    if (known !== undefined) return known;
    const id = nodeIdFor(label, pool);
    ids.set(keyOf(label), id);
    const inside = kind === 'use-case' && system !== undefined ? { groups: [system.id] } : {};
    nodes.push({ id, label: capitalised(label), kind, ...inside, origin: 'prompt', source });
    return id;
  };
  // `borrowing` means `borrow a book` where nothing else is borrowed.
  const doing = (name: string): string | undefined => {
    const verb = readVerb(name.trim().toLowerCase());
    if (verb?.forms.has('gerund') !== true || find(name) !== undefined) return undefined;
    const done = nodes.filter(
      ({ kind, label }) => kind === 'use-case' && label.toLowerCase().startsWith(`${verb.base} `),
    );
    return done.length === 1 ? done[0]?.id : undefined;
  };
  const named = (name: string): string | undefined => {
    const ending = ` ${keyOf(name)}`;
    const long = nodes.filter(({ kind, label }) => kind === 'actor' && spacedKey(label).endsWith(ending));
    return long.length === 1 ? long[0]?.id : undefined;
  };
  return {
    actor: (name, span) => find(name) ?? named(name) ?? add(name, 'actor', span),
    useCase: (name, span) => doing(name) ?? add(name, 'use-case', span),
    find,
    lastBefore: (end, start) =>
      nodes.findLast(
        ({ kind, source }) => kind === 'use-case' && source !== undefined && source.start >= start && source.end <= end,
      )?.id,
    isActor: (id) => nodes.find((node) => node.id === id)?.kind === 'actor',
    join: (from, to, kind, source) => {
      if (from === to || edges.some((edge) => edge.from === from && edge.to === to)) return;
      const shape = kind === undefined ? {} : { kind };
      edges.push({ id: edgeIdFor(from, to, pool), from, to, label: '', ...shape, origin: 'prompt', source });
    },
    recent,
    actors: () => nodes.filter(({ kind }) => kind === 'actor').map(({ id }) => id),
    toSpec: ({ type }) => ({
      schemaVersion: 1,
      type,
      title: title === '' ? 'Use cases' : title,
      nodes,
      edges,
      groups: system === undefined ? [] : [system],
      notes: [],
    }),
  };
};

/** `Buying a ticket`, `buys the tickets` and `buy ticket` are one use case. */
const keyOf = (name: string): string => {
  const [first = '', ...rest] = name
    .toLowerCase()
    .replace(/\b(?:the|an?|his|her|their|its)\s+/g, '')
    .trim()
    .split(/\s+/);
  return keyOfName(
    [rest.length === 0 && !/ing$/.test(first) ? first : (readVerb(first)?.base ?? first), ...rest].join(' '),
  );
};

const spacedKey = (label: string): string => {
  const words = label.toLowerCase().split(/\s+/);
  return [...words.slice(0, -1), keyOfName(words.at(-1) ?? '')].join(' ');
};
