import type { Exit } from './flow-graph.ts';

const yes = /^(?:y|yes|yeah|true|ok|okay|oui|ja|si|sí|sim|tak|hai|✓)\b/i;
const no = /^(?:n|no|nope|false|not|non|nein|não|nie|else|otherwise|✗|x)\b/i;

/** Whether a question's exits say yes and no; gives the exits with these answers, and whether anything had to be guessed. */
export const readYesAndNo = (
  exits: readonly Exit[],
): { readonly yes: Exit; readonly no: Exit; readonly isGuessed: boolean } | undefined => {
  const [first, second] = exits;
  if (first === undefined || second === undefined || exits.length !== 2) return undefined;
  const says = (exit: Exit): 'yes' | 'no' | 'nothing' | 'other' => {
    if (exit.answer === '') return 'nothing';
    if (no.test(exit.answer)) return 'no';
    return yes.test(exit.answer) ? 'yes' : 'other';
  };
  const [a, b] = [says(first), says(second)];
  if (a === 'other' || b === 'other') return undefined;
  if (a === 'nothing' && b === 'nothing') return { yes: first, no: second, isGuessed: true };
  if (a === b) return undefined;
  if (a === 'yes' || b === 'no') return { yes: first, no: second, isGuessed: a === 'nothing' || b === 'nothing' };
  return { yes: second, no: first, isGuessed: a === 'nothing' || b === 'nothing' };
};

/** An answer in the words of a name: `at least 60 %` of `60 % or more`, `at most 5` of `5 or fewer`, `from 11 to 40` of `11 to 40`. */
export const answerWords = (answer: string): string => {
  const [, limit, way = ''] =
    /^\s*(\D?\d\S*(?:\s+\S+)??)\s*(?:(?:or|and)\s+)?(more|higher|above|over|greater|later|older|(?<=\b(?:or|and)\s+)up|\+|less|fewer|lower|below|under|earlier|younger)\s*$/i.exec(
      answer,
    ) ?? [];
  if (limit !== undefined) return `${/^(?:le|f|lo|b|un|e|y)/i.test(way) ? 'at most' : 'at least'} ${limit}`;
  return /^\s*\d\S*\s*(?:to|[-–])\s*\d/.test(answer) ? `from ${answer}` : answer;
};
