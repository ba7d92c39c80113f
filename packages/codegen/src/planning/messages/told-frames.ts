import type { DiagramSpec, SpecEdge, SpecGroup } from '@diagloom/diagram/model';
import { oneLine } from '../../program/index.ts';
import { withoutAnswers } from './leaving-early.ts';
import { type Exchange, type FramePart, framesOf, isChoice, keyOf, type Part, type Section } from './read-exchanges.ts';

/** One choice that whoever is called makes while it is at work, and answers with, so that nobody around it asks again. */
export interface Told {
  readonly frame: SpecGroup;
  /** All cases in the drawn order, and last that none of them applies where only one is drawn. */
  readonly cases: readonly ToldCase[];
  /** All that whoever tells it does, the choice among it. */
  readonly parts: readonly Part[];
}

export interface ToldCase {
  /** The section, and those within it of choices whose answers differ; none for a frame that is not divided, and where no case applies. */
  readonly path: readonly SpecGroup[];
  /** What is drawn as the answer in this case. */
  readonly reply?: SpecEdge;
}

/**
 * Choices in which several participants do something. Control is with the innermost of those at work when the choice begins: it decides, and
 * each one that is called on the way to it answers with the case, so that whoever called goes on by that answer. So does whoever answers in
 * the cases of a choice, though nobody goes on by it. In: whether a message can be answered so, which one that brings a value cannot.
 */
export const findTold = (
  spec: DiagramSpec,
  exchanges: readonly Exchange[],
  canTell: (message: SpecEdge, cases: number) => boolean,
): ReadonlyMap<Exchange, Told> => {
  const told = new Map<Exchange, Told>();
  const beginOf = createBeginnings(spec);
  const casesOf = (frame: SpecGroup, parts: readonly Part[]): readonly ToldCase[] => {
    const cases = casesWithin(spec, frame, parts);
    return cases.length === 1 ? [...cases, { path: [] }] : cases;
  };
  const add = (exchange: Exchange, frame: SpecGroup, parts: readonly Part[]): boolean => {
    const { message } = exchange;
    const cases = casesOf(frame, parts);
    const alike = [...told].find(([other]) => message && other.message && keyOf(other.message) === keyOf(message));
    if (message === undefined || !canTell(message, cases.length)) return false;
    if (alike !== undefined && saidIn(alike[1].cases) !== saidIn(cases)) return false;
    told.set(exchange, { frame, cases, parts });
    return true;
  };
  const tell = (message: SpecEdge, frame: SpecGroup): boolean => {
    const exchange = exchanges.find((each) => each.message === message);
    if (exchange === undefined || message.kind === 'async') return false;
    const known = told.get(exchange);
    if (known !== undefined) return known.frame === frame;
    if (exchange.drawn.some((part) => part.kind === 'frame' && part.frame.id === frame.id))
      return add(exchange, frame, exchange.drawn);
    const at = exchange.drawn.findLastIndex((part) => beginOf(part) < beginOf({ frame }));
    const before = exchange.drawn[at];
    if (before?.kind !== 'send' || before.message.from === before.message.to) return false;
    const passing: Part = { kind: 'frame', frame, sections: [] };
    return (
      canTell(message, casesOf(frame, []).length) &&
      tell(before.message, frame) &&
      add(exchange, frame, [...exchange.drawn.slice(0, at + 1), passing, ...exchange.drawn.slice(at + 1)])
    );
  };
  for (const [message, frame] of exchanges.flatMap(({ drawn }) => beforeChoices(drawn))) tell(message, frame);
  for (const exchange of exchanges) {
    const answered = exchange.drawn.flatMap((part) => (isAnswered(part) ? [part.frame] : []));
    const [frame, ...others] = answered;
    const isSync = exchange.message !== undefined && exchange.message.kind !== 'async';
    if (frame !== undefined && others.length === 0 && isSync && !told.has(exchange))
      add(exchange, frame, exchange.drawn);
  }
  return told;
};

/** What whoever tells a case does: each case with all that follows it, and with its outcome in the end. */
export const tellingParts = ({ frame, cases, parts }: Told): readonly Part[] =>
  telling(parts, frame, {
    cases: cases.map(({ path, reply }, index) => ({
      path,
      index,
      // Who answers in some of the cases is done there; where all are answered, what is drawn behind them follows each.
      isDone: reply !== undefined && cases.some((each) => each.reply === undefined),
    })),
    after: [],
  });

interface Leaves {
  readonly cases: readonly { readonly path: readonly SpecGroup[]; readonly index: number; readonly isDone: boolean }[];
  /** What follows all of them. */
  readonly after: readonly Part[];
}

const telling = (parts: readonly Part[], frame: SpecGroup, { cases, after }: Leaves): readonly Part[] => {
  const at = parts.findIndex((part) => part.kind === 'frame' && part.frame.id === frame.id);
  const part = parts[at];
  const own = part?.kind === 'frame' ? part.sections : [];
  const rest = [...withoutAnswers(parts.slice(at + 1)), ...after];
  const heads = cases.filter(
    ({ path }, index) =>
      cases.findIndex((each) => each.path[0] === path[0] && each.path.length > 0) === index || path.length === 0,
  );
  const sections = heads.map(({ path: [group], index, isDone }): Section => {
    const isNone = group === undefined && index > 0;
    const drawn = isNone ? [] : (own.find((each) => each.group?.id === group?.id)?.parts ?? []);
    const inner = cases.filter(({ path }) => group !== undefined && path[0] === group && path.length > 1);
    const deeper = choiceOf(drawn, inner[0]?.path[1]);
    const within =
      deeper === undefined
        ? [...withoutAnswers(drawn), ...(isDone ? [] : rest), { kind: 'outcome' as const, index }]
        : telling(drawn, deeper, {
            cases: inner.map(({ path, ...each }) => ({ ...each, path: path.slice(1) })),
            after: rest,
          });
    return { ...(group !== undefined && { group }), parts: [...within] };
  });
  return [...withoutAnswers(parts.slice(0, Math.max(0, at))), { kind: 'frame', frame, sections }];
};

const choiceOf = (parts: readonly Part[], section: SpecGroup | undefined): SpecGroup | undefined =>
  parts.flatMap((part) => (part.kind === 'frame' && part.frame.id === section?.parent ? [part.frame] : []))[0];

/** A choice as somebody goes on by the cases that are told: a section for each of them. */
export const byCases = (part: FramePart, { cases }: Pick<Told, 'cases'>): FramePart => {
  if (cases.every(({ path }) => path.length < 2)) return part;
  const sections = cases.map(({ path }): Section => {
    const group = path.at(-1);
    const section = part.sections.find((each) => each.group?.id === path[0]?.id);
    return { ...(group !== undefined && { group }), parts: along(section?.parts ?? [], path.slice(1)) };
  });
  return { ...part, sections };
};

const along = (parts: readonly Part[], path: readonly SpecGroup[]): Part[] =>
  parts.flatMap((part): readonly Part[] => {
    const [next, ...more] = path;
    if (part.kind !== 'frame' || next === undefined || part.frame.id !== next.parent) return [part];
    return along(part.sections.find(({ group }) => group?.id === next.id)?.parts ?? [], more);
  });

const saidIn = (cases: readonly ToldCase[]): string =>
  cases.map(({ path }) => path.map(({ label }) => oneLine(label)).join('/')).join('|');

/** The cases of a choice, and instead of one those of a choice within it in which the same participant answers. */
const casesWithin = (spec: DiagramSpec, frame: SpecGroup, parts: readonly Part[]): readonly ToldCase[] => {
  const part = parts.find((each) => each.kind === 'frame' && each.frame.id === frame.id);
  const sections = part?.kind === 'frame' ? part.sections : [];
  const drawn = spec.groups.filter(({ kind, parent }) => kind === 'section' && parent === frame.id);
  return (drawn.length === 0 ? [undefined] : drawn).flatMap((group): readonly ToldCase[] => {
    const own = sections.find((each) => each.group?.id === group?.id)?.parts ?? [];
    const path = group === undefined ? [] : [group];
    const inner = own.find(isAnswered);
    const deeper = group === undefined || inner === undefined ? [] : casesWithin(spec, inner.frame, own);
    if (deeper.length > 1) return deeper.map((each) => ({ ...each, path: [...path, ...each.path] }));
    const [reply] = own.flatMap((each) => answerOf(each) ?? []);
    return [{ path, ...(reply !== undefined && { reply }) }];
  });
};

const answerOf = (part: Part): SpecEdge | undefined =>
  part.kind === 'answer' && oneLine(part.message.label) !== '' ? part.message : undefined;

const isAnswered = (part: Part): part is Extract<Part, { kind: 'frame' }> =>
  part.kind === 'frame' &&
  isChoice(part.frame) &&
  part.sections.some((section) => section.parts.some((each) => answerOf(each) !== undefined || isAnswered(each)));

/** Messages right before a choice. */
const beforeChoices = (parts: readonly Part[]): readonly (readonly [SpecEdge, SpecGroup])[] => [
  ...parts.flatMap((part, index) => {
    const next = parts[index + 1];
    return part.kind === 'send' && next?.kind === 'frame' && isChoice(next.frame)
      ? [[part.message, next.frame] as const]
      : [];
  }),
  ...framesOf(parts).flatMap(({ sections }) => sections.flatMap((section) => beforeChoices(section.parts))),
];

/** When a part begins: the place of its first message. */
const createBeginnings = (spec: DiagramSpec): ((part: Part | { readonly frame: SpecGroup }) => number) => {
  const parents = new Map(spec.groups.map(({ id, parent }) => [id, parent]));
  const isWithin = (group: string | undefined, frame: string): boolean =>
    group !== undefined && (group === frame || isWithin(parents.get(group), frame));
  return (part) => {
    if ('frame' in part) return spec.edges.findIndex(({ group }) => isWithin(group, part.frame.id));
    return 'message' in part ? spec.edges.indexOf(part.message) : Number.POSITIVE_INFINITY;
  };
};
