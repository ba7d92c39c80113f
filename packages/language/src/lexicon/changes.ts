import { settingVerbs, statesAfter, thingsSetBy } from './en/change-words.ts';
import { participle } from './morphology.ts';

export { listingVerbs, settingVerbs, stateNames } from './en/change-words.ts';

/** Whether a deed names what it gives another value: `change fee` a monthly fee, `rename` a name. Words in lower case. */
export const givesValue = ([verb = '', ...what]: readonly string[], thing: readonly string[]): boolean => {
  const last = thing.at(-1) ?? '';
  if (thingsSetBy[verb]?.includes(last) === true) return true;
  return settingVerbs.has(verb) && (what.at(-1) === last || what.join('') === thing.join(''));
};

/** Whether a verb alone gives something another value, as `top` of `top up` does a balance. */
export const setsSomething = (verb: string): boolean => thingsSetBy[verb] !== undefined;

/** Whether something is so after a deed, or is not any more: `cancel` and `cancelled`, `deactivate` and `active`, `unblock` and `blocked`. */
export const changesState = (verb: string, state: string): boolean => {
  if (statesAfter[verb]?.includes(state) === true) return true;
  return [verb, verb.replace(/^(?:un|re)/, '')].some((each) => alike(participle(each)) === alike(state));
};

/** Both spellings of a doubled consonant. */
const alike = (word: string): string => word.replace(/ll(?=ed$)/, 'l');
