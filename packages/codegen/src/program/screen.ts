import type { Name } from './name.ts';
import type { RecordDecl } from './record.ts';

/** A screen of a wireframe: what stands on it from top to bottom. Its form and the navigation are parts of the program for every language. */
export interface ScreenDecl {
  /** A member of the navigation's states. */
  readonly name: Name;
  readonly title: string;
  readonly kind: 'screen' | 'phone' | 'dialog';
  readonly elements: readonly ScreenElement[];
  /** What people type and choose on it; absent where there is nothing of the kind. */
  readonly form?: RecordDecl['name'];
}

export interface ScreenElement {
  readonly name: Name;
  /** A kind of the wireframe's vocabulary, such as `field`. */
  readonly kind: string;
  readonly label: string;
  /** What a list, a menu, a table's head or a choice shows. */
  readonly rows: readonly string[];
  /** The event of the navigation that it causes, and the screen that it opens. */
  readonly opens?: { readonly event: Name; readonly screen: Name };
}
