import type { DiagramSpec, SpecEdge, SpecGroup } from '@diagloom/diagram/model';
import { oneLine } from '../../program/index.ts';
import { answeredBy } from '../answered-by.ts';
import { answersInFrame, isYesNoMessage } from './asking-messages.ts';
import { conditionOf } from './loops.ts';
import { type Exchange, type FramePart, framesOf, isChoice, keyOf, otherwise, type Part } from './read-exchanges.ts';
import type { Told } from './told-frames.ts';

/** What the answer of a message decides right behind it. */
export type Decision = {
  readonly frame: SpecGroup;
  /** Its cases in their order, by the ids of their sections; nothing for a frame that is not divided. */
  readonly cases: readonly string[];
} & (
  | /** By yes or no: which of them leads into the first section, and the condition of that. */
  { readonly kind: 'boolean'; readonly label: string; readonly is: boolean }
  /** By one of several outcomes, each of which is drawn. */
  | { readonly kind: 'outcomes'; readonly outcomes: readonly Outcome[] }
);

export interface Outcome {
  readonly label: string;
  readonly from: readonly string[];
}

/**
 * Messages whose answer decides the choice right behind them, since that is about what was asked or about whoever was: `charge card` before
 * “The bank declines”. So does the answer of whoever makes a choice at work and tells it. In: what else comes back of a message. One that is
 * sent in several places answers yes or no in all of them.
 */
export const findDecisions = (
  spec: DiagramSpec,
  exchanges: readonly Exchange[],
  {
    bringsBack,
    told,
  }: { readonly bringsBack: (message: SpecEdge) => boolean; readonly told: ReadonlyMap<Exchange, Told> },
): ReadonlyMap<SpecEdge, Decision> => {
  const labels = new Map(spec.nodes.map(({ id, label }) => [id, oneLine(label)]));
  const calls = spec.edges.filter(({ kind }) => kind !== 'reply');
  /** One that works because of what it is sent answers for that as a whole. */
  const isAtWork = (id: string): boolean =>
    exchanges.some(({ by, message, parts }) => by === id && message !== undefined && parts.length > 0);
  const found = exchanges
    .flatMap(({ parts }) => beforeFrames(parts))
    .flatMap(([message, part]): readonly (readonly [SpecEdge, Decision])[] => {
      if (message.kind === 'async' || isYesNoMessage(message) || bringsBack(message)) return [];
      const deed = {
        label: message.label.replace(/\([^()]*\)\s*;?$/, ''),
        actor: labels.get(message.to) ?? '',
        isCalled: true,
        others: [...labels].flatMap(([id, label]) => (id === message.to ? [] : [label])),
      } as const;
      const decision = decisionIn(part, (condition) => answeredBy(deed, condition));
      const isOnly = calls.filter((other) => keyOf(other) === keyOf(message)).length === 1;
      const isTold = decision?.kind === 'boolean' || (isOnly && !isAtWork(message.to));
      return decision !== undefined && isTold ? [[message, decision]] : [];
    });
  const decisions = new Map(found);
  for (const [{ message }, each] of told) {
    const part =
      message && exchanges.flatMap(({ parts }) => beforeFrames(parts)).find(([sent]) => sent === message)?.[1];
    const known = message && (decisions.get(message) ?? (part && askedIn(message, part)));
    if (message !== undefined) decisions.set(message, decisionOf(each, known));
  }
  return decisions;
};

/** What a question that is answered by yes or no decides. */
const askedIn = (message: SpecEdge, part: FramePart): Decision | undefined => {
  const answers = isYesNoMessage(message) ? answersInFrame(message, part) : undefined;
  const cases = part.sections.map(({ group }) => group?.id ?? '');
  return answers && { kind: 'boolean', frame: part.frame, cases, label: conditionOf(part), is: answers[0] };
};

const decisionIn = (part: FramePart, answerTo: (condition: string) => boolean | undefined): Decision | undefined => {
  const { frame, sections } = part;
  if (!isChoice(frame)) return undefined;
  const [first = '', ...more] = sections.map(({ group }) => oneLine(group?.label ?? ''));
  const condition = conditionOf(part);
  const is = answerTo(first || condition) ?? (plainAnswer.test(first) ? answerTo(condition) : undefined);
  if (is === undefined) return undefined;
  const others = more.map((label) => (otherwise.test(label) ? undefined : answerTo(label)));
  const isTwo = more.length <= 1 && (others[0] === undefined ? otherwise.test(more[0] ?? '') : others[0] !== is);
  const cases = sections.map(({ group }) => group?.id ?? '');
  if (isTwo)
    return { kind: 'boolean', frame, cases, label: first === '' || plainAnswer.test(first) ? condition : first, is };
  const areAll = more.every((label, index) => others[index] !== undefined || otherwise.test(label));
  const outcomes = sections.map(({ group }) => ({
    label: group?.label ?? '',
    from: group === undefined ? [] : [group.id],
  }));
  return areAll ? { kind: 'outcomes', frame, cases, outcomes } : undefined;
};

/** The answers that lead into these sections of a frame. In: what a decision is answered by, in the order of its cases. */
export const answersFor = <Answer>(
  { cases }: Pick<Decision, 'cases'>,
  sections: FramePart['sections'],
  answers: readonly Answer[],
): readonly Answer[] =>
  sections.flatMap(({ group }) => answers[cases.indexOf(group?.id ?? '')] ?? answers.at(-1) ?? []);

/** What whoever makes a choice answers with: one of the drawn replies where each case has its own, otherwise yes or no. */
const decisionOf = ({ frame, cases }: Told, known: Decision | undefined): Decision => {
  const [first, second] = cases;
  const ids = cases
    .filter(({ path }, index) => index === 0 || path.length > 0)
    .map(({ path }) => path.at(-1)?.id ?? '');
  const replies = cases.map(({ reply }) => oneLine(reply?.label ?? ''));
  const isApart = replies.every((reply, index) => reply !== '' && isOnly(replies, index));
  if (known?.kind === 'boolean' && known.frame === frame && cases.length === 2)
    return { ...known, cases: ids, is: known.cases[0] === ids[0] ? known.is : !known.is };
  if (cases.length === 2 && !isApart) {
    const isRefused = first?.reply !== undefined && second?.reply === undefined;
    const label = oneLine(first?.path[0]?.label ?? '') || oneLine(frame.label) || 'it applies';
    return { kind: 'boolean', frame, cases: ids, label, is: !isRefused };
  }
  const outcomes = cases.map(({ path, reply }, index) => ({
    label: (isOnly(replies, index) && replies[index]) || oneLine(path.at(-1)?.label ?? ''),
    from: [...path.slice(-1).map(({ id }) => id), ...(reply === undefined ? [] : [reply.id])],
  }));
  return { kind: 'outcomes', frame, cases: ids, outcomes };
};

const isOnly = (texts: readonly string[], index: number): boolean =>
  texts.filter((text) => text.toLowerCase() === texts[index]?.toLowerCase()).length === 1;

const plainAnswer = /^(?:yes|true)$/i;

const beforeFrames = (parts: readonly Part[]): readonly (readonly [SpecEdge, FramePart])[] => [
  ...parts.flatMap((part, index) => {
    const next = parts[index + 1];
    return part.kind === 'send' && next?.kind === 'frame' ? [[part.message, next] as const] : [];
  }),
  ...framesOf(parts).flatMap(({ sections }) => sections.flatMap((section) => beforeFrames(section.parts))),
];
