import type { DiagramSpec, SpecEdge } from '@diagloom/diagram/model';
import type { MarkName } from './marks.ts';
import { readActivations } from './read-activations.ts';
import type { Bar, Lifelines, SceneMessage } from './recognise-lifelines.ts';

/**
 * Bars that somebody drew become marks of the messages at which they begin and end, where they differ from what follows from
 * calls and replies. A page without bars, or with our own ones alone, says nothing by them: those follow from the messages.
 */
export const withDrawnActivations = (spec: DiagramSpec, { bars, messages }: Lifelines): DiagramSpec => {
  if (bars.every(({ isOurs }) => isOurs)) return spec;
  const drawn = bars.flatMap((bar) => extentOf(bar, messages));
  const plain = { ...spec, edges: spec.edges.map(withoutMarks) };
  const derived = readActivations(plain).bars;
  const isSame = (one: Extent, other: Extent): boolean =>
    one.participant === other.participant && one.first === other.first && one.last === other.last;
  const isAlike = drawn.length === derived.length && drawn.every((bar) => derived.some((other) => isSame(bar, other)));
  if (isAlike) return plain;
  return { ...plain, edges: plain.edges.map((edge) => withMarks(edge, drawn, derived)) };
};

interface Extent {
  readonly participant: string;
  readonly first: string;
  readonly last: string;
}

/** How far from its ends a message may touch a bar, px. */
const slack = 6;

/** The first and the last message that touches a bar; none for a bar that nothing touches. */
const extentOf = ({ id, participant, bounds }: Bar, messages: readonly SceneMessage[]): readonly Extent[] => {
  const isBeside = (y: number): boolean => y >= bounds.y - slack && y <= bounds.y + bounds.height + slack;
  const touching = messages.filter(
    ({ edge, from, to, start, end }) =>
      edge.cell.source === id ||
      edge.cell.target === id ||
      (from === participant && isBeside(start)) ||
      (to === participant && isBeside(end)),
  );
  const [first, last] = [touching.at(0)?.edge.cell.id, touching.at(-1)?.edge.cell.id];
  return first === undefined || last === undefined ? [] : [{ participant, first, last }];
};

const markNames: readonly MarkName[] = ['activate', 'deactivate'];

const withoutMarks = (edge: SpecEdge): SpecEdge => {
  const { properties, ...rest } = edge;
  const kept = Object.entries(properties ?? {}).filter(([name]) => !markNames.some((mark) => mark === name));
  return kept.length === 0 ? rest : { ...rest, properties: Object.fromEntries(kept) };
};

const withMarks = (edge: SpecEdge, drawn: readonly Extent[], derived: readonly Extent[]): SpecEdge => {
  const begun = drawn.find(({ first }) => first === edge.id);
  const ended = drawn.find(({ last }) => last === edge.id);
  const side = ({ participant }: Extent): string => (participant === edge.to ? 'receiver' : 'sender');
  const wouldBegin = derived.some(({ first }) => first === edge.id);
  const wouldEnd = derived.some(({ last }) => last === edge.id);
  const marks = {
    ...(begun !== undefined ? { activate: side(begun) } : wouldBegin ? { activate: 'none' } : {}),
    ...(ended !== undefined ? { deactivate: side(ended) } : wouldEnd ? { deactivate: 'none' } : {}),
  };
  return Object.keys(marks).length === 0 ? edge : { ...edge, properties: { ...edge.properties, ...marks } };
};
