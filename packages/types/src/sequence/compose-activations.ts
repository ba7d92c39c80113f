import type { DiagramSpec, Shape, Style } from '@diagloom/diagram/model';
import type { Theme } from '@diagloom/diagram/themes';
import { type Activation, type Activations, readActivations } from './read-activations.ts';
import type { Lifetime } from './read-lifetimes.ts';

/** Width of a bar, and how far a bar upon another one stands out, px; draw.io's own bars are as wide. */
const barWidth = 10;
const standOut = 5;

/** Sides of the cross at the end of a lifeline, px. */
const crossSize = 20;

export interface LifelineMarks {
  readonly shapes: readonly Shape[];
  /** The shapes at which a message ends where that is not a lifeline. */
  readonly endsOf: (message: string) => { readonly from?: string; readonly to?: string };
}

/** Bars where participants are busy and crosses where they end, as shapes inside their lifelines. */
export const composeActivations = (
  spec: DiagramSpec,
  lifetimes: ReadonlyMap<string, Lifetime>,
  theme: Theme,
): LifelineMarks => {
  const activations = readActivations(spec);
  const kinds = new Map(spec.nodes.map(({ id, kind }) => [id, kind ?? 'participant']));
  const lookOf = (participant: string): Style => theme.styleFor('shape', kinds.get(participant) ?? 'participant');
  const ended = new Map([...lifetimes].flatMap(([id, { last }]) => (last === undefined ? [] : [[last, id] as const])));
  return {
    shapes: [
      ...activations.bars.map((bar) => composeBar(bar, lookOf(bar.participant))),
      ...[...ended.values()].map((participant) => composeCross(participant, lookOf(participant))),
    ],
    endsOf: (message) => endsOf(message, activations, ended, spec),
  };
};

const endsOf = (
  message: string,
  { ends }: Activations,
  ended: ReadonlyMap<string, string>,
  spec: DiagramSpec,
): { readonly from?: string; readonly to?: string } => {
  const gone = ended.get(message);
  const isKilled = gone !== undefined && spec.edges.some(({ id, to }) => id === message && to === gone);
  return { ...ends.get(message), ...(isKilled ? { to: crossIdOf(gone) } : {}) };
};

const crossIdOf = (participant: string): string => `${participant}.end`;

const composeBar = ({ id, participant, depth, first, last }: Activation, look: Style): Shape => ({
  id,
  role: 'activation',
  placing: 'activation',
  label: '',
  size: { width: barWidth, height: 2 * barWidth },
  style: {
    perimeter: 'orthogonalPerimeter',
    html: '1',
    points: '[[0,0,0,0,5],[0,1,0,0,-5],[1,0,0,0,5],[1,1,0,0,-5]]',
    outlineConnect: '0',
    targetShapes: 'umlLifeline',
    portConstraint: 'eastwest',
    ...look,
    dlPart: 'activation',
  },
  parent: participant,
  offset: { x: depth * standOut, y: 0 },
  span: { first, last },
});

const composeCross = (participant: string, look: Style): Shape => ({
  id: crossIdOf(participant),
  role: 'destruction',
  placing: 'destruction',
  label: '',
  size: { width: crossSize, height: crossSize },
  style: { shape: 'umlDestroy', html: '1', ...look, strokeWidth: '2', dlPart: 'destruction' },
  parent: participant,
});
