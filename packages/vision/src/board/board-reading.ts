import type { Point, Rect } from '@diagloom/diagram/model';
import type { FigureKind } from './drawing-element.ts';

/** What a drawing was understood as, part by part, before it becomes a diagram. People correct it in place. */
export interface BoardReading {
  readonly shapes: readonly ReadShape[];
  readonly connectors: readonly ReadConnector[];
  /** Ids of elements that became nothing. */
  readonly unread: readonly string[];
}

export interface ReadShape {
  readonly id: string;
  readonly kind: ReadKind;
  /** px of the canvas. */
  readonly box: Rect;
  readonly label: string;
  /** What stands in the compartments below its name, line by line: attributes, operations, columns. */
  readonly rows?: readonly string[] | undefined;
  /** The shape that holds it. */
  readonly parent?: string | undefined;
  readonly doubt?: Doubt | undefined;
  /** Colours that are not the board's usual ones. */
  readonly color?: string | undefined;
  readonly fill?: string | undefined;
}

/** `text` for words that stand alone; what only pictures hold after what boards hold too. */
export type ReadKind = FigureKind | 'text' | PictureFigure;

export type PictureFigure =
  | 'rounded'
  | 'pill'
  | 'parallelogram'
  | 'hexagon'
  | 'cylinder'
  | 'document'
  /** A filled disc, at which a machine starts or ends. */
  | 'dot'
  /** Somebody drawn with strokes: a head, a body, arms and legs. */
  | 'person'
  /** A box with compartments: a class, an entity, a table. */
  | 'table'
  | 'lane'
  | 'pool'
  /** The head of a lifeline. */
  | 'participant'
  /** A frame around messages, labelled `alt`, `loop` or the like, and the parts that dashed lines cut it into, labelled with conditions. */
  | 'fragment'
  | 'section';

export interface ReadConnector {
  readonly id: string;
  /** Ids of shapes; absent for an end that meets none. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** As it was drawn, px. */
  readonly route: readonly Point[];
  /** `end`: the head is where it arrives. */
  readonly head: 'none' | 'end' | 'both';
  readonly isDashed?: boolean | undefined;
  readonly label: string;
  /** What stands beside its ends: how many of that shape there are, such as `0..*`. */
  readonly atFrom?: string | undefined;
  readonly atTo?: string | undefined;
  readonly doubt?: Doubt | undefined;
  readonly color?: string | undefined;
}

/** Why somebody should look: it resembles another figure as well, holds words by hand or that may be misread, or has an end that meets nothing. */
export type Doubt = 'figure' | 'handwriting' | 'words' | 'loose-end' | 'direction';
