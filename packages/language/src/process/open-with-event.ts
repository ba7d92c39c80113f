import { arrivalVerbs, receivingVerbs } from '../lexicon/en/process-words.ts';
import type { Statement } from './statement.ts';

/**
 * What merely happens before the first deed is the start of the flow: `An order comes in, the clerk packs it`, `Player down. Stop the game`.
 * In: what a text tells. Out: the same with the first statement as the start.
 */
export const openWithEvent = (statements: readonly Statement[]): readonly Statement[] => {
  const [first, ...rest] = statements;
  if (first?.kind !== 'step' || rest.length === 0) return statements;
  // `Goods arrive`, but `Receive an order`.
  const isTold = first.label.toLowerCase().startsWith(first.object.toLowerCase());
  const isNoun = first.verb === '' && rest.some((statement) => statement.kind === 'step' && statement.verb !== '');
  const happens = first.isMention || isNoun || (isTold ? arrivalVerbs : receivingVerbs).has(first.verb);
  return happens ? [{ ...first, nodeKind: 'start' }, ...rest] : statements;
};
