import type { SpecEdge } from '@diagloom/diagram/model';
import { readVerb } from '@diagloom/language/morphology';
import { oneLine } from '../../program/index.ts';

/** `reads and writes schedules` says two things of one line: the line for each of them, any other line as it is. */
export const withEachVerb = (edge: SpecEdge): readonly SpecEdge[] => {
  const [first = '', and = '', second = '', ...thing] = oneLine(edge.label).split(' ');
  const areVerbs = [first, second].every((word) => isTold(word.toLowerCase()));
  if (!/^(?:and|or|&|\/)$/i.test(and) || thing.length === 0 || !areVerbs) return [edge];
  return [first, second].map((verb) => ({ ...edge, label: [verb, ...thing].join(' ') }));
};

/** `reads`, `read`, but no noun alone. */
const isTold = (word: string): boolean => {
  const forms = readVerb(word)?.forms;
  return forms?.has('third') === true || forms?.has('base') === true;
};
