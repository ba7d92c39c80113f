import type { Direction, Style, Vocabulary } from '@diagloom/diagram/model';

/** What one type of this family does differently from the others. */
export interface Topology {
  readonly type: string;
  readonly direction: Direction;
  readonly vocabulary: Vocabulary;
  /** `beside`: icons stand left of the label; `above`: over it. */
  readonly icons: 'beside' | 'above';
  /** The look of each kind of line; the first kind of the vocabulary is the plain one. */
  readonly lines: Readonly<Record<string, LineLook>>;
  /**
   * For links without a direction: how near the outside a kind stands, the lowest first. What is most links away from there
   * stands last. Absent where lines lead from their source to their target.
   */
  readonly rankOf?: (kind: string, label: string) => number;
}

export interface LineLook {
  /** The line's role in the theme. */
  readonly role: string;
  readonly style?: Style;
}

export const plainNodeKind = ({ vocabulary }: Topology): string => vocabulary.nodes[0]?.id ?? '';

export const plainLineKind = ({ vocabulary }: Topology): string => vocabulary.edges[0]?.id ?? '';
