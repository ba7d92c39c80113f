import type { DiagramSpec, SpecNode } from '@diagloom/diagram/model';
import { aboutWords, deedOfLine, tellsDeed } from '@diagloom/language/verdicts';
import type { Step } from '../../program/index.ts';
import type { Handled } from './client-operations.ts';

/** Whether a part is asked for something by those of these ids, and asks none of them in turn, over others either. */
export const requestFinder = (
  { edges }: Pick<DiagramSpec, 'edges'>,
  askers: readonly string[],
): ((node: SpecNode) => boolean) => {
  const isAsker = new Set(askers);
  const leadsTo = (from: string, sought: string, seen: Set<string>): boolean =>
    edges
      .filter((edge) => edge.from === from && edge.to !== from)
      .some(({ to }) => {
        if (to === sought) return true;
        if (seen.has(to)) return false;
        return leadsTo(to, sought, seen.add(to));
      });
  return ({ id }) =>
    edges.some(({ from, to }) => to === id && from !== id && isAsker.has(from)) && !leadsTo(id, id, new Set());
};

/** Requests with the calls that are made because of them, and calls that belong to none. */
export interface Shared {
  readonly handled: readonly Handled[];
  readonly left: readonly Step[];
}

/**
 * Which calls are made because of which request. Those that tell that something is done (`publish order placed`, `when the order is cancelled`)
 * belong to whoever asks for that; others to the requests that speak of the same thing, of those to the ones that do the same to it. What speaks
 * of nothing that is asked for is done for all, but looking at something sends, changes and removes nothing. In: what is said of a line beside
 * the name of its call.
 */
export const shareCalls = (
  requests: readonly Step[],
  calls: readonly Step[],
  saidOf: (call: Step) => readonly string[],
): Shared => {
  const ownersOf = new Map(calls.map((call) => [call, findOwners(requests, call, saidOf(call))]));
  const handled = requests.map((request): Handled => {
    const own = calls.filter((call) => ownersOf.get(call)?.includes(request));
    const isAlone = requests.length === 1 && deedOfLine(request.name.words) === undefined;
    return { request, calls: isAlone ? calls : own };
  });
  return { handled, left: calls.filter((call) => handled.every((each) => !each.calls.includes(call))) };
};

const findOwners = (requests: readonly Step[], call: Step, said: readonly string[]): readonly Step[] => {
  const [, ...object] = call.name.words;
  const told = requests.filter(({ name }) => tellsDeed([...object, ...said], name.words));
  if (told.length > 0) return told;
  const deed = deedOfLine(call.name.words);
  const isLooking = ({ name }: Step): boolean => deedOfLine(name.words) === 'looks';
  const asked = thingsOf(object.concat(said));
  const about = requests.filter(({ name: { words } }) =>
    thingsOf(words.length > 1 ? words.slice(1) : words).some((thing) => asked.includes(thing)),
  );
  if (deed === undefined) return about.length > 0 ? about : requests;
  const alike = (among: readonly Step[]): readonly Step[] =>
    among.filter(({ name }) => deedOfLine(name.words) === deed);
  const others = (among: readonly Step[]): readonly Step[] => among.filter((each) => !isLooking(each));
  if (about.length > 0) {
    const [same, doing] = [alike(about), others(about)];
    if (same.length > 0) return same;
    return deed === 'looks' || doing.length === 0 ? about : doing;
  }
  if (deed === 'looks') return requests;
  const [same, doing] = [alike(requests), others(requests)];
  if (same.length > 0) return same;
  return deed === 'removes' ? doing.filter(({ name }) => deedOfLine(name.words) === undefined) : doing;
};

const thingsOf = (words: readonly string[]): readonly string[] => aboutWords(words.filter((word) => word !== 'id'));
