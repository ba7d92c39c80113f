import type { InventoryDecl } from '../../../program/index.ts';

/** What of a part stands in a column; instead of the key of its parent the name. */
export type PartCell = 'label' | 'kind' | 'area' | 'parent' | 'person' | 'address' | 'detail';

/** A piece of a page, before HTML or JSX has written it. */
export interface View {
  readonly tag: string;
  /** By their names in HTML; `true` for those without a value. */
  readonly attributes: Readonly<Record<string, string | true>>;
  /** Text, or pieces inside. Empty for those that hold nothing. */
  readonly children: string | readonly View[];
  /** The screen that a click opens, by its id. */
  readonly opens?: string;
  /** On a form what its values go to when it is sent, on a button what a click calls: `onBook`. */
  readonly calls?: string;
  /** On rows that show the parts of an inventory: a program that has it can make them from it. */
  readonly parts?: { readonly inventory: InventoryDecl; readonly cells: readonly PartCell[] };
  /** Ids of the parts of the diagram that it stands for. */
  readonly about: readonly string[];
}

export const view = (
  tag: string,
  attributes: View['attributes'],
  children: View['children'] = [],
  about: readonly string[] = [],
): View => ({ tag, attributes, children, about });

/** Elements that have no closing tag. */
export const voidTags = new Set(['br', 'hr', 'img', 'input', 'link', 'meta']);
