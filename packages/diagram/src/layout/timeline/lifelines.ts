import type { Connector, Diagram, Shape } from '../../model/index.ts';

/** What stands on the lifelines of a diagram, and which messages begin and end it. */
export interface Lifelines {
  /** The diagram as if every message ran from lifeline to lifeline. */
  readonly plain: Diagram;
  /** How far a message's end lies from the middle of its lifeline, px; the bar's left and right border. */
  readonly barOf: (end: string) => { readonly left: number; readonly right: number };
  /** How far bars reach from the middle of a lifeline to its right, px. */
  readonly reachOf: (lifeline: string) => number;
  /** The lifeline that a message creates, whose head then stands at its height. */
  readonly createdBy: (message: string) => Shape | undefined;
  /** The lifeline that is no more after a message. */
  readonly endedBy: (message: string) => Shape | undefined;
  /** Bars that only a message to oneself opens and closes. */
  readonly isShortBarOf: (message: string) => boolean;
}

const isMark = ({ placing }: Shape): boolean => placing === 'activation' || placing === 'destruction';

export const readLifelines = (diagram: Diagram): Lifelines => {
  const marks = new Map(diagram.shapes.filter(isMark).map((shape) => [shape.id, shape]));
  const bars = [...marks.values()].filter(({ placing }) => placing === 'activation');
  const columns = diagram.shapes.filter(({ placing }) => placing === 'lifeline');
  const born = new Map(columns.flatMap((shape) => (shape.span?.first ? [[shape.span.first, shape] as const] : [])));
  const gone = new Map(columns.flatMap((shape) => (shape.span?.last ? [[shape.span.last, shape] as const] : [])));
  const short = new Set(bars.flatMap(({ span }) => (span?.first && span.first === span.last ? [span.first] : [])));
  const lifelineOf = (end: string): string => marks.get(end)?.parent ?? end;
  const barOf = (end: string): { left: number; right: number } => {
    const bar = marks.get(end);
    if (bar?.placing !== 'activation') return { left: 0, right: 0 };
    const offset = bar.offset?.x ?? 0;
    return { left: offset - bar.size.width / 2, right: offset + bar.size.width / 2 };
  };
  const reaches = new Map<string, number>();
  for (const { id, parent = '' } of bars) {
    reaches.set(parent, Math.max(reaches.get(parent) ?? 0, barOf(id).right));
  }
  const toPlain = (message: Connector): Connector => ({
    ...message,
    from: lifelineOf(message.from),
    to: lifelineOf(message.to),
  });
  return {
    plain: { ...diagram, connectors: diagram.connectors.map(toPlain) },
    barOf,
    reachOf: (lifeline) => reaches.get(lifeline) ?? 0,
    createdBy: (message) => born.get(message),
    endedBy: (message) => gone.get(message),
    isShortBarOf: (message) => short.has(message),
  };
};

/** The height of a lifeline's head, which draw.io keeps in the style as `size`. */
export const headOf = ({ size, style, placing }: Shape): number => {
  const head = Number(style.size);
  return placing === 'lifeline' && Number.isFinite(head) && head > 0 ? head : size.height;
};
