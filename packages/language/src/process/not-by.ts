import { personNouns } from '../lexicon/en/actors.ts';
import { readVerb, singular } from '../lexicon/morphology.ts';
import { capitalised } from '../text/words.ts';
import type { Statement } from './statement.ts';

/**
 * `urgent cases get a slot`: things of some kind are nobody who acts, and where the way to the step names them its label does not:
 * `Get a slot`. In: what the things are called, in lower case, and what is told of them.
 */
export const notBy = (things: string, told: readonly Statement[]): readonly Statement[] =>
  personNouns.has(singular(things))
    ? told
    : told.map((statement) => {
        if (statement.kind !== 'step') return statement;
        const isThing = statement.actor?.toLowerCase().endsWith(things) === true;
        const label = withoutThings(things, statement.label);
        return isThing || label !== statement.label
          ? { ...statement, label, fullLabel: label, actor: undefined }
          : statement;
      });

/** `Parcels waits for the van` with the base form of its verb: `Wait for the van`. */
const withoutThings = (things: string, label: string): string => {
  const words = label.split(' ');
  const at = words.slice(0, 2).findIndex((word) => word.toLowerCase() === things);
  const [finite = '', ...rest] = words.slice(at + 1);
  const verb = readVerb(finite.toLowerCase());
  const isTold = verb?.forms.has('base') === true || verb?.forms.has('third') === true;
  return at < 0 || verb === undefined || !isTold ? label : capitalised([verb.base, ...rest].join(' '));
};
