import type { Edit, SpecEdge } from '@diagloom/diagram/model';
import { alsoReports } from '../../../lexicon/en/standing-words.ts';
import { type Part, partsOf } from '../../references/part.ts';
import { stemsOf } from '../../references/stem.ts';
import { labelOf } from '../labels.ts';
import type { Wish } from '../wish.ts';

/** The lines that a wish is about: named themselves, or by their ends in either direction. */
const edgesOf = ({ parts, setting }: Wish, end: 'to' | 'oldEnd' = 'to'): readonly SpecEdge[] => {
  const { edges } = setting.spec;
  const [from, to] = [parts.from ?? [], parts[end] ?? []];
  const isOne = (ends: readonly Part[], id: string): boolean => ends.some((part) => part.id === id);
  const named = edges.filter(({ id }) => isOne(parts.edge ?? [], id));
  if (from.length > 0 && to.length > 0) {
    const straight = edges.filter((edge) => isOne(from, edge.from) && isOne(to, edge.to));
    if (straight.length > 0) return among(straight, named);
    return among(
      edges.filter((edge) => isOne(from, edge.to) && isOne(to, edge.from)),
      named,
    );
  }
  if (named.length > 0) return named;
  if (from.length > 0) return edges.filter((edge) => isOne(from, edge.from));
  return edges.filter((edge) => isOne(to, edge.to));
};

const among = (edges: readonly SpecEdge[], named: readonly SpecEdge[]): readonly SpecEdge[] => {
  const both = edges.filter(({ id }) => named.some((other) => other.id === id));
  return both.length > 0 ? both : edges;
};

export const connect = (wish: Wish): readonly Edit[] | undefined => {
  const { parts, words, setting, clause } = wish;
  const { family } = setting.type;
  // A lane or a frame is no end of a flow or a message.
  const ends = (found: readonly Part[] = []): readonly Part[] =>
    found.filter(({ sort }) => sort === 'node' || (sort === 'group' && family === 'topology'));
  const sources = ends(parts.from);
  const isToItself = family === 'messages' && reflexive.test(clause) && sources.length === 1;
  const isReply = family === 'messages' && answering.test(clause);
  const asked = isReply && parts.to === undefined ? askerOf(sources[0], wish) : [];
  const targets = isToItself ? sources : [...ends(parts.to), ...asked];
  if (sources.length === 0 || targets.length === 0) return undefined;
  const label = labelOf(words.label?.[0]);
  if (family === 'hierarchy' && sources.length === 1) {
    // "A reports to B" is one line, not a second one.
    const isReporting = /\b(?:report|answer|belong)/i.test(clause);
    const isSecond = alsoReports.test(clause) && setting.spec.edges.some(({ to }) => to === sources[0]?.id);
    if (isReporting && isSecond)
      return targets.map(({ id }): Edit => ({ kind: 'connect', from: id, to: sources[0]?.id ?? '' }));
    if (isReporting)
      return targets.map(({ id }): Edit => ({ kind: 'moveNode', node: sources[0]?.id ?? '', after: id }));
  }
  const after = family === 'messages' ? earlierMessage(wish) : undefined;
  const made = sources.flatMap((source) =>
    targets
      .filter(({ id }) => id !== source.id || family === 'messages')
      .filter((target) => label !== '' || family === 'messages' || !isThere(source, target, wish))
      .map(
        (target): Edit => ({
          kind: 'connect',
          from: source.id,
          to: target.id,
          ...(label === '' ? {} : { label }),
          ...(isReply ? { edgeKind: 'reply' } : {}),
          ...(after === undefined ? {} : { after }),
        }),
      ),
  );
  return made.length === 0 ? undefined : made;
};

const reflexive = /\b(?:it|him|her|them)sel(?:f|ves)\b/i;
const answering = /\b(?:repl|respon|answer|return|acknowledg|comes? back|sends? back)/i;

/** Who is answered where nobody is named: the sender of the last message to the one that answers. */
const askerOf = (part: Part | undefined, { setting }: Wish): readonly Part[] => {
  const sender = setting.spec.edges.findLast(({ from, to }) => to === part?.id && from !== to)?.from;
  return partsOf(setting).filter(({ id }) => id === sender);
};

const earlierMessage = ({ parts, setting }: Wish): string | undefined =>
  setting.spec.edges.find(({ id }) => parts.after?.some((part) => part.id === id))?.id;

const isThere = (from: Part, to: Part, { setting }: Wish): boolean =>
  setting.spec.edges.some((edge) => edge.from === from.id && edge.to === to.id);

export const disconnect = (wish: Wish): readonly Edit[] | undefined => {
  const edges = edgesOf(wish);
  return edges.length === 0 ? undefined : edges.map(({ id }): Edit => ({ kind: 'disconnect', edge: id }));
};

/** A line gets another end: what it left or led to stays, whichever way the line points. */
export const redirect = (wish: Wish): readonly Edit[] | undefined => {
  const { parts } = wish;
  const target = parts.to?.[0];
  const [edge, ...others] = edgesOf(wish, 'oldEnd');
  if (target === undefined || edge === undefined || others.length > 0) return undefined;
  const isBackward = parts.from?.some(({ id }) => id === edge.to) === true && edge.from !== target.id;
  return turned(edge, isBackward ? { from: target.id, to: edge.to } : { from: edge.from, to: target.id });
};

/** A line begins somewhere else: "B hangs on C, not on A". */
export const reattach = (wish: Wish): readonly Edit[] | undefined => {
  const { parts, setting } = wish;
  const [source, old, kept] = [parts.from?.[0], parts.oldEnd?.[0], parts.to?.[0]];
  if (source === undefined || kept === undefined || source.id === kept.id) return undefined;
  if (setting.type.family === 'hierarchy' || setting.type.family === 'topics')
    return [{ kind: 'moveNode', node: kept.id, after: source.id }];
  const known = setting.spec.edges.filter(({ id }) => parts.edge?.some((part) => part.id === id));
  const touching = (known.length > 0 ? known : setting.spec.edges).filter(
    ({ from, to }) =>
      (to === kept.id && (old === undefined || from === old.id)) || (from === kept.id && to === old?.id),
  );
  const [edge, ...others] = touching;
  if (edge === undefined || others.length > 0) return undefined;
  return turned(edge, edge.to === kept.id ? { from: source.id, to: kept.id } : { from: kept.id, to: source.id });
};

/** The same line with other ends; undefined where they are its own. */
export const turned = (
  edge: SpecEdge,
  ends: { readonly from: string; readonly to: string },
): readonly Edit[] | undefined =>
  edge.from === ends.from && edge.to === ends.to
    ? undefined
    : [
        { kind: 'disconnect', edge: edge.id },
        {
          kind: 'connect',
          ...ends,
          ...(edge.label === '' ? {} : { label: edge.label }),
          ...(edge.kind === undefined ? {} : { edgeKind: edge.kind }),
        },
      ];

export const reverse = (wish: Wish): readonly Edit[] | undefined => {
  const edges = edgesOf(wish);
  if (edges.length === 0 || edges.length > 2) return undefined;
  return edges.flatMap((edge) => turned(edge, { from: edge.to, to: edge.from }) ?? []);
};

export const relabelEdge = (wish: Wish): readonly Edit[] | undefined => {
  const label = labelOf(wish.words.label?.[0]);
  const edges = edgesOf(wish);
  const [edge] = edges;
  if (label === '' || edge === undefined || edges.length > 1 || edge.label === label) return undefined;
  return [{ kind: 'rename', target: edge.id, label }];
};

const one = /^(?:1|one|an?|single|exactly one|only one|just one)$/i;
const many =
  /^(?:\*|n|m|many|several|multiple|lots|more|any number|some|a lot|plenty|a number|numerous|more than one)$/i;

/** How many, as the corpus and people say it, in the notation of cardinalities. */
const countOf = (words: string | undefined): string | undefined => {
  if (words === undefined) return undefined;
  const text = words.trim().toLowerCase();
  if (one.test(text)) return '1';
  if (/at least one|one or (?:more|many|several)|1\.\.|minimum one|one to many/.test(text)) return '1..*';
  if (/at most one|zero or one|optional|maximum one|none or one|0\.\.1|no more than one/.test(text)) return '0..1';
  if (many.test(text) || /many|several|multiple|\*|any number|zero or|0\.\./.test(text)) return '0..*';
  return /^\d+(?:\.\.(?:\d+|\*))?$/.test(text) ? text : undefined;
};

/** The only other box that shares a word with what is said: "each line belongs to an order" is about the order line, too. */
const otherNamed = (part: Part, { setting, clause }: Wish): Part | undefined => {
  const own = new Set(stemsOf(spaced(part.label)));
  const said = new Set(stemsOf(spaced(clause)).filter((word) => !own.has(word)));
  const [only, ...more] = partsOf(setting).filter(
    ({ id, sort, label }) => sort === 'node' && id !== part.id && stemsOf(spaced(label)).some((word) => said.has(word)),
  );
  return more.length === 0 ? only : undefined;
};

/** "OrderLine" and "order_line" by their words. */
const spaced = (name: string): string => name.replace(/([\p{Ll}\d])(?=\p{Lu})/gu, '$1 ').replace(/[_–—/-]/g, ' ');

export const cardinality = (wish: Wish): readonly Edit[] | undefined => {
  const { parts, words, setting, clause } = wish;
  const [from, told] = [parts.from?.[0], parts.to?.[0]];
  const to = told !== undefined && told.id === from?.id ? (otherNamed(told, wish) ?? told) : told;
  const [atFrom, atTo] = [countOf(words.atFrom?.[0]), countOf(words.atTo?.[0])];
  if (from === undefined || to === undefined || (atFrom === undefined && atTo === undefined)) return undefined;
  // Of a box and itself only who says so.
  if (from.id === to.id && !/sel(?:f|ves)\b|\bother\b/i.test(clause)) return undefined;
  const isJoined = setting.spec.edges.some(
    (edge) => [edge.from, edge.to].includes(from.id) && [edge.from, edge.to].includes(to.id),
  );
  return [
    ...(isJoined ? [] : [{ kind: 'connect' as const, from: from.id, to: to.id }]),
    {
      kind: 'setCardinality',
      from: from.id,
      to: to.id,
      ...(atFrom === undefined ? {} : { atFrom }),
      ...(atTo === undefined ? {} : { atTo }),
    },
  ];
};
