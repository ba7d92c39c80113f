import type { Edit, EditKind } from '../model/index.ts';
import type { Canvas } from './canvas.ts';

export type EditOf<Kind extends EditKind> = Extract<Edit, { readonly kind: Kind }>;

/** What one edit comes to: the page after it, or the reason why there is none, or both where it could be done in part. */
export interface EditOutcome {
  readonly canvas?: Canvas;
  /** One sentence for people that says what to do instead. */
  readonly reason?: string;
  /** True where the page has to be composed and laid out again for the edit to be seen. */
  readonly needsLayout?: boolean;
  /** True where nothing has to stay where it stands. */
  readonly placesAnew?: boolean;
  /** The page's new background, `#rrggbb`, which no cell says. */
  readonly background?: string;
}

/**
 * Carries out one kind of edit on the page as it is by then. Never throws for what a caller may ask, and changes
 * no cell that the edit has nothing to do with: one file per kind, one line in the registry.
 */
export type EditHandler<Kind extends EditKind> = (edit: EditOf<Kind>, canvas: Canvas) => EditOutcome;
