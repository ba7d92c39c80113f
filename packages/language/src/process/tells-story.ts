import { answers } from '../lexicon/en/guard-words.ts';
import { type Arrow, readArrows } from '../notations/arrows.ts';
import { findPredicate } from '../segment/predicate.ts';
import type { Sentence } from '../text/sentences.ts';
import { tokenise } from '../text/token.ts';
import { namesActor } from './actor.ts';
import { findGuards } from './guards/find-guards.ts';
import { listedPairs } from './guards/listed-pairs.ts';

/**
 * True where arrows only stand for `then` between clauses (`the clerk reads it -> too late? no -> she signs`), so that the text is
 * read by its words. Names that come back on other lines are a graph and are read as such.
 */
export const tellsStory = (text: string, sentences: readonly Sentence[]): boolean => {
  const arrows = readArrows(text);
  if (sentences.some(({ tokens }) => listedPairs(tokens) !== undefined) && !leadsOn(arrows)) return true;
  if (isGraph(arrows)) return false;
  if (namesActors(arrows)) return true;
  const names = arrows.flatMap(({ from, to }) => [from.text, to.text]);
  return (
    names.some((name) => /[.:=?)]\s/.test(name) || isClause(name)) ||
    findGuards(sentences).some((guards) =>
      guards.some(({ answer, tokens }) => answer === 'other' && !tokens.some(({ text }) => text === '=')),
    )
  );
};

/** `HR -> sends the form`, line by line: who acts stands before the arrow. */
const namesActors = (arrows: readonly Arrow[]): boolean => {
  const told = arrows.filter(
    ({ from, to }) =>
      namesActor(tokenise(from.text.replace(/^\d+\s+/, ''))) && findPredicate(tokenise(to.text))?.start === 0,
  );
  return told.length > 1 && told.length * 2 >= arrows.length;
};

/** True where what one arrow leads to leads to something else. */
const leadsOn = (arrows: readonly Arrow[]): boolean => {
  const sources = new Set(arrows.map(({ from }) => from.text.toLowerCase()));
  return arrows.some(({ to }) => sources.has(to.text.toLowerCase()));
};

/** True where a name is told at two places: `a -> b`, `b -> c`. */
const isGraph = (arrows: readonly Arrow[]): boolean => {
  const places = new Map<string, number>();
  return arrows
    .flatMap(({ from, to }) => [from, to])
    .some(({ text, span }) => {
      const key = text.toLowerCase();
      const known = places.get(key) ?? span.start;
      places.set(key, known);
      return known !== span.start && !answers.has(key);
    });
};

const isClause = (name: string): boolean => {
  const predicate = findPredicate(tokenise(name));
  return (
    predicate !== undefined &&
    predicate.start > 0 &&
    predicate.form === 'third' &&
    predicate.voice === 'active' &&
    predicate.score >= 6.5
  );
};
