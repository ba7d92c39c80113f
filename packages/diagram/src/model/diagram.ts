import type { Direction, Point, Rect, Size } from './geometry.ts';

/** A style as key and value; a key with an empty value is one of draw.io's named styles, such as `rhombus`. */
export type Style = Readonly<Record<string, string>>;

/**
 * A spec composed by its type: shapes and connectors with their final look and size, but no place yet.
 * Only a layout can turn it into a page.
 */
export interface Diagram {
  readonly type: string;
  readonly title: string;
  readonly theme: string;
  readonly direction: Direction;
  /** The id of the layout algorithm that places it. */
  readonly layout: string;
  /** Parents come before their children. */
  readonly shapes: readonly Shape[];
  /** In order; a timeline layout reads this as the order of time. */
  readonly connectors: readonly Connector[];
}

/**
 * What a layout does with a shape.
 * `node`: placed freely. `container`: encloses its children. `lane`: a band that encloses its children.
 * `lifeline`: a column of a timeline. `frame`: encloses connectors; `section`: a part of a frame.
 * `activation`: a bar on the lifeline that is its parent; `destruction`: the cross at the end of it.
 * `part`: keeps the place inside its parent that its `offset` gives. `note`: beside what it is about.
 */
export type Placing =
  | 'node'
  | 'container'
  | 'lane'
  | 'lifeline'
  | 'frame'
  | 'section'
  | 'activation'
  | 'destruction'
  | 'part'
  | 'note';

export interface Shape {
  /** The id of its cell: the spec id, or `<spec id>.<part>` for a part. */
  readonly id: string;
  /** What the shape is in its theme, such as `decision`. */
  readonly role: string;
  readonly placing: Placing;
  /** Plain text; newlines break lines. */
  readonly label: string;
  /** A quieter line below the label, such as a technology; plain text. Only for styles whose labels are HTML. */
  readonly caption?: Caption;
  /** Holds the label; a layout may make containers, lanes, lifelines, frames and sections larger, and no other. */
  readonly size: Size;
  readonly style: Style;
  readonly parent?: string;
  /** For a part: its top left corner relative to its parent, px; for an activation how far it stands from the lifeline. */
  readonly offset?: Point;
  /** For what is there for a time only, such as an activation: ids of the connectors from which and until which it is. */
  readonly span?: { readonly first?: string; readonly last?: string };
  /** For a note: ids of the shapes that it is about. */
  readonly about?: readonly string[];
  /**
   * For a container or lane: px that its title takes, and the side where it is; `reach`, where lines come in on that side, how far
   * its words reach from the corner, px.
   */
  readonly title?: { readonly side: 'top' | 'left'; readonly size: number; readonly reach?: number };
  /** A wish for its top left corner on the page, px. */
  readonly position?: Point;
}

export interface Caption {
  readonly text: string;
  /** In px. */
  readonly fontSize: number;
  readonly fontColor: string;
}

export interface Connector {
  readonly id: string;
  /** What the connector is in its theme, such as `flow` or `reply`. */
  readonly role: string;
  /** Shape ids. */
  readonly from: string;
  readonly to: string;
  /** Plain text, empty for none. */
  readonly label: string;
  /** The label's measured box, 0 by 0 for none. */
  readonly labelSize: Size;
  readonly style: Style;
  /**
   * `backward` where its target belongs before its source, as a parent class stands above its children. `aside` where it has
   * no say in where they stand, as a link between two devices of one rank.
   */
  readonly flow?: 'forward' | 'backward' | 'aside';
  /**
   * Whether it may share an end with lines of its look: true for links without a head that hang on one switch, false for
   * arrows that must be told apart. Where absent, arrows may and other lines may not.
   */
  readonly bundled?: boolean;
  /** The frame or section that holds it. */
  readonly within?: string;
  /** A wish for the way that it takes on the page from outline to outline, px, for where its shapes stand as they wish. */
  readonly route?: readonly Point[];
  /** Short texts at its ends, such as multiplicities. */
  readonly fromText?: string;
  readonly toText?: string;
}

/** Where a layout puts everything: absolute px on the page, top left of all at the layout's margin. */
export interface Placement {
  readonly shapes: ReadonlyMap<string, Rect>;
  readonly routes: ReadonlyMap<string, Route>;
}

export interface Route {
  /** At least two: the first on the border of the source, the last on the border of the target, bends between. */
  readonly points: readonly Point[];
  /** The centre of the label; absent where there is none. */
  readonly label?: Point;
}
