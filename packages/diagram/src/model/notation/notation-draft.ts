import type { DiagramSpec, SpecAttribute } from '../diagram-spec.ts';
import type { Direction, Point } from '../geometry.ts';

/** What one line says, with keys where a spec has ids. */
export type DraftPart = DraftGroup | DraftNode | DraftEdge | DraftNote;

interface DraftBase {
  readonly line: number;
  /** The id that the line itself says. */
  readonly id?: string;
  readonly properties?: Readonly<Record<string, string>>;
}

export interface DraftGroup extends DraftBase {
  readonly part: 'group';
  readonly key: string;
  readonly label: string;
  readonly kind?: string;
  readonly parent?: string;
}

export interface DraftNode extends DraftBase {
  readonly part: 'node';
  readonly key: string;
  readonly label: string;
  readonly kind?: string;
  readonly groups: readonly string[];
  readonly position?: Point;
  readonly attributes: readonly SpecAttribute[];
}

export interface DraftEdge extends DraftBase {
  readonly part: 'edge';
  /** A key, several with commas between them, or the label of a node that no line declares. */
  readonly from: string;
  readonly to: string;
  readonly label: string;
  readonly kind?: string;
  readonly group?: string;
  readonly fromCardinality?: string;
  readonly toCardinality?: string;
}

export interface DraftNote extends DraftBase {
  readonly part: 'note';
  readonly label: string;
  readonly text: string;
  readonly about: readonly string[];
}

/** Collects what the lines of a text say. */
export interface NotationDraft {
  readonly header: Pick<DiagramSpec, 'type' | 'title' | 'direction'>;
  readonly groups: readonly DraftGroup[];
  readonly nodes: readonly DraftNode[];
  readonly edges: readonly DraftEdge[];
  readonly notes: readonly DraftNote[];
  /** True until the first line that says anything was read. */
  readonly isEmpty: boolean;
  setHeader(type: string, title: string): void;
  setDirection(direction: Direction): void;
  add(part: DraftPart | readonly DraftPart[]): void;
}

export const createDraft = (spec: DiagramSpec): NotationDraft => {
  const parts: DraftPart[] = [];
  let header: NotationDraft['header'] = { type: spec.type, title: spec.title };
  let isEmpty = true;
  return {
    get header() {
      return header;
    },
    get groups() {
      return parts.filter((part) => part.part === 'group');
    },
    get nodes() {
      return parts.filter((part) => part.part === 'node');
    },
    get edges() {
      return parts.filter((part) => part.part === 'edge');
    },
    get notes() {
      return parts.filter((part) => part.part === 'note');
    },
    get isEmpty() {
      return isEmpty;
    },
    setHeader: (type, title) => {
      header = { ...header, type, title };
      isEmpty = false;
    },
    setDirection: (direction) => {
      header = { ...header, direction };
      isEmpty = false;
    },
    add: (part) => {
      parts.push(...[part].flat());
      isEmpty = false;
    },
  };
};
