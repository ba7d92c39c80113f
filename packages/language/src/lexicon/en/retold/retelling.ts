import type { Family } from '@diagloom/diagram/model';

/** What ways of telling a wish are made of. */

/** Words that name a part, or what becomes one. */
export const some = '([^.,;:!?\\n]{2,60}?)';
export const the = '(?:the |our |my |an? )?';
const polite = '(?:please |pls |could you |can you |and |so |well,? |hi,? |hey,? )*';
const end = '(?:[,\\s]*(?:please|pls|thanks|thx|now|then|too|as well|here|instead|directly))*[\\s.!?]*$';
export const they = '(?:(?:they|we|you|he|she|it|i|people|somebody|someone) )?';

/** A pattern of a whole instruction, whatever politeness stands around it. */
export const pattern = (source: string): RegExp => new RegExp(`^\\s*${polite}${source}${end}`, 'iu');

/** A way of telling a wish and the plain command that it comes to, in which `$1` and so on are its words. */
export interface Retelling {
  readonly from: RegExp;
  readonly to: string;
  readonly example: string;
  /** Of which diagrams it is told; of all where it is absent. */
  readonly families?: readonly Family[];
}
