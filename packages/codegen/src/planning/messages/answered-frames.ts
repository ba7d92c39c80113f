import type { DiagramSpec, SpecEdge } from '@diagloom/diagram/model';
import { oneLine } from '../../program/index.ts';
import { answeredBy } from '../answered-by.ts';
import { isYesNoMessage } from './asking-messages.ts';
import { conditionOf } from './loops.ts';
import { type Exchange, type FramePart, framesOf, keyOf, otherwise, type Part } from './read-exchanges.ts';

/** What the answer of a message decides right behind it. */
export type Decision =
  /** By yes or no: which of them leads into the first section, and the condition of that. */
  | { readonly kind: 'boolean'; readonly part: FramePart; readonly label: string; readonly is: boolean }
  /** By one of several outcomes, each of which is drawn. */
  | { readonly kind: 'outcomes'; readonly part: FramePart };

/**
 * Messages whose answer decides the choice right behind them, since that is about what was asked or about whoever was: `charge card` before
 * “The bank declines”. In: what else comes back of a message. One that is sent in several places answers yes or no in all of them.
 */
export const findDecisions = (
  spec: DiagramSpec,
  exchanges: readonly Exchange[],
  bringsBack: (message: SpecEdge) => boolean,
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
  return new Map(found);
};

const decisionIn = (part: FramePart, answerTo: (condition: string) => boolean | undefined): Decision | undefined => {
  const { frame, sections } = part;
  const kind = frame.kind ?? 'alt';
  if (kind !== 'alt' && kind !== 'opt') return undefined;
  const [first = '', ...more] = sections.map(({ group }) => oneLine(group?.label ?? ''));
  const condition = conditionOf(part);
  const is = answerTo(first || condition) ?? (plainAnswer.test(first) ? answerTo(condition) : undefined);
  if (is === undefined) return undefined;
  const others = more.map((label) => (otherwise.test(label) ? undefined : answerTo(label)));
  const isTwo = more.length <= 1 && (others[0] === undefined ? otherwise.test(more[0] ?? '') : others[0] !== is);
  if (isTwo) return { kind: 'boolean', part, label: first === '' || plainAnswer.test(first) ? condition : first, is };
  const areAll = more.every((label, index) => others[index] !== undefined || otherwise.test(label));
  return areAll ? { kind: 'outcomes', part } : undefined;
};

const plainAnswer = /^(?:yes|true)$/i;

const beforeFrames = (parts: readonly Part[]): readonly (readonly [SpecEdge, FramePart])[] => [
  ...parts.flatMap((part, index) => {
    const next = parts[index + 1];
    return part.kind === 'send' && next?.kind === 'frame' ? [[part.message, next] as const] : [];
  }),
  ...framesOf(parts).flatMap(({ sections }) => sections.flatMap((section) => beforeFrames(section.parts))),
];
