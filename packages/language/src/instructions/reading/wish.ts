import type { Part } from '../references/part.ts';
import type { Setting } from '../setting.ts';
import type { OperationKind, ReferenceRole, WordRole } from './slots.ts';

/** An answer of a question that leads to something that is not there yet. */
type NewAnswer = 'newYes' | 'newNo';

/** An operation with its words looked up in the diagram: what is to be carried out. */
export interface Wish {
  readonly kind: OperationKind;
  /** Parts by role; a role that no words fill is absent. */
  readonly parts: Readonly<Partial<Record<ReferenceRole, readonly Part[]>>>;
  /** Words by role, several where there are several of the kind. */
  readonly words: Readonly<Partial<Record<WordRole | NewAnswer, readonly string[]>>>;
  /** Those of the words that stood in quotes, which are names as they are. */
  readonly quoted?: ReadonlySet<string>;
  /** All words of the clause, for what no slot holds, such as "on the yes branch". */
  readonly clause: string;
  readonly setting: Setting;
}
