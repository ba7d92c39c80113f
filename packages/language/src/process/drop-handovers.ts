import { handingVerbs } from '../lexicon/en/process-words.ts';
import type { Statement, Step } from './statement.ts';

/** Statements without those that only tell who is next: `it goes to the manager, who signs it`. */
export const dropHandovers = (statements: readonly Statement[]): readonly Statement[] =>
  statements.filter((statement, index) => statement.kind !== 'step' || !leadsToActor(statement, statements[index + 1]));

const leadsToActor = ({ verb, object, label, asks }: Step, next: Statement | undefined): boolean =>
  handingVerbs.has(verb) &&
  label.toLowerCase().startsWith(verb) &&
  object === '' &&
  asks === undefined &&
  next?.kind === 'step' &&
  next.actor !== undefined &&
  label.toLowerCase().endsWith(` ${next.actor.toLowerCase()}`);
