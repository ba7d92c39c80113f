import { readVerb } from '../../lexicon/morphology.ts';
import { capitalised } from '../../text/words.ts';

/** Who does a step and what is done, as its label says. */
export interface ActorReading {
  readonly actor: string;
  /** The step without its actor: "screen CV" of "Recruiter screens CV". */
  readonly action: string;
}

/** "Recruiter screens CV", "Finance: pay the invoice", "CV is screened by the recruiter"; undefined where nobody is named. */
export const readActor = (label: string): ActorReading | undefined => {
  const text = label.replace(/\s+/g, ' ').trim();
  const [, before = '', after = ''] = /^([^:?]{2,30}):\s+(.+)$/.exec(text) ?? [];
  if (before !== '') return { actor: capitalised(before), action: capitalised(after) };
  const words = text.split(' ');
  for (let index = 1; index < Math.min(4, words.length - 1); index += 1) {
    const reading = readVerb((words[index] ?? '').toLowerCase());
    if (reading === undefined || !reading.forms.has('third') || reading.base === 'be') continue;
    const actor = words
      .slice(0, index)
      .join(' ')
      .replace(/^the\s+/i, '');
    const action = [reading.base, ...words.slice(index + 1)].join(' ');
    return { actor: capitalised(actor), action: capitalised(action) };
  }
  return readPassive(text);
};

const readPassive = (text: string): ActorReading | undefined => {
  const [, what = '', verb = '', actor = ''] =
    /^(.+?)\s+(?:is|are|gets?|will be)\s+(\S+)\s+by\s+(?:the\s+|an?\s+)?(.+)$/i.exec(text) ?? [];
  const reading = readVerb(verb.toLowerCase());
  if (reading === undefined) return undefined;
  return {
    actor: capitalised(actor),
    action: `${capitalised(reading.base)} ${what.charAt(0).toLowerCase()}${what.slice(1)}`,
  };
};
