import { lowerFirst } from './as-sentence.ts';

/**
 * A story in which what is not so means that something is done, with the condition that this is: "No number means the parcel waits." becomes "If
 * there is no number, the parcel waits.", "Not accepted means it is refused." becomes "If it is not accepted, it is refused."
 */
export const tellDenials = (text: string): string =>
  text.replace(denial, (_, no: string, what: string, deed: string) => {
    const condition = no === 'No' ? `there is no ${what}` : `it is not ${what}`;
    return `If ${condition}, ${lowerFirst(deed)}`;
  });

/** Up to what is done then, from the beginning of a sentence or an item. */
const denial =
  /(?<=^[^\S\n]*(?:[-*•] |\d+[.)] )?|[.!?;] )(No|Not) ((?:[^\s.:?!,;\n]+ ?){1,8}?)(?:, then| means?(?: that)?) (?=\p{L})(\p{L}+)/gmu;
