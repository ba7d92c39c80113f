import type { EnumDecl } from './flow.ts';
import type { MachineDecl } from './machine.ts';
import type { Name } from './name.ts';

/** A screen of a wireframe: what stands on it from top to bottom. */
export interface ScreenDecl {
  readonly name: Name;
  readonly title: string;
  readonly elements: readonly ScreenElement[];
  /** Which screen is shown after which button or link; one for the whole program, the same on every screen. */
  readonly navigation?: MachineDecl;
  /** All screens. */
  readonly screens: EnumDecl;
}

export interface ScreenElement {
  readonly name: Name;
  /** A kind of the wireframe's vocabulary, such as `field`. */
  readonly kind: string;
  readonly label: string;
  /** What a list, a menu, a table's head or a choice shows. */
  readonly rows: readonly string[];
  /** The screen that it opens. */
  readonly opens?: Name;
}
