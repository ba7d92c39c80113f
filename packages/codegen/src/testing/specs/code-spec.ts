import type { Family } from '@diagloom/diagram/model';

/** A diagram to write code for. */
export interface CodeSpec {
  /** Its type and size, such as `flowchart-typical`. */
  readonly id: string;
  readonly family: Family;
  readonly size: 'tiny' | 'typical' | 'large' | 'terse' | 'hostile';
  /** In notation. */
  readonly notation: string;
}
