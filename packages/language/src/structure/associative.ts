import { readVerb } from '../lexicon/morphology.ts';
import type { Relation, Structure, Thing } from './structure.ts';

/**
 * `A passenger books a ferry` and `Each booking has a date`: what is named after a relation and hangs on nothing stands between the
 * two ends of that relation. Changes the structure; things with relations of their own stay as they are.
 */
export const insertAssociative = (structure: Structure): void => {
  for (const thing of structure.things()) {
    const relations = structure.relations();
    if (relations.some(({ from, to }) => from === thing.key || to === thing.key)) continue;
    const named = relations.filter(({ label, from, to }) => from !== to && isNamedAfter(thing, label));
    const [relation] = named;
    if (named.length === 1 && relation !== undefined) standBetween(thing, relation, structure);
  }
};

const standBetween = ({ key }: Thing, relation: Relation, structure: Structure): void => {
  const many = { toCardinality: '0..*', fromCardinality: '1', span: relation.span };
  structure.unrelate(relation);
  structure.relate({ ...many, from: relation.from, to: key, label: 'has' });
  structure.relate({ ...many, from: relation.to, to: key, label: 'has' });
};

/** `enrolls in` and `Enrollment`, `books` and `Booking` share a stem. */
const isNamedAfter = ({ label }: Thing, verb: string): boolean => {
  const [word = ''] = verb.toLowerCase().split(' ');
  const base = readVerb(word)?.base ?? word;
  const noun = label.toLowerCase();
  return base.length > 3 && !noun.includes(' ') && noun !== base && stemOf(noun) === stemOf(base);
};

const stemOf = (word: string): string =>
  word.replace(/(?:ation|ition|ment|ance|ence|tion|sion|ing|al|ion|e)$/, '').replace(/(.)\1$/, '$1');
