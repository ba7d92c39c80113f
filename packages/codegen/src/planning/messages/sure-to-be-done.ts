import type { SpecEdge, SpecGroup } from '@diagloom/diagram/model';
import { type FramePart, framesOf, type Part, type Section } from './read-exchanges.ts';

/** What has been sent by then: a message, or what was sent on each way through a choice. */
export type Done = SpecEdge | { readonly ways: readonly (readonly Done[])[] };

/** The latest message that brings something, and of a choice those of all its ways that do. */
export const sourcesIn = (done: readonly Done[], brings: (message: SpecEdge) => boolean): readonly SpecEdge[] => {
  for (const each of done.toReversed()) {
    const found = 'ways' in each ? each.ways.flatMap((way) => sourcesIn(way, brings)) : [each].filter(brings);
    if (found.length > 0) return found;
  }
  return [];
};

export const sentIn = (done: readonly Done[]): readonly SpecEdge[] =>
  done.flatMap((each) => ('ways' in each ? each.ways.flatMap(sentIn) : [each]));

/** Whether a frame is gone through before what follows it: branches in parallel, and at least one round of a loop. */
export const isGoneThrough = ({ frame }: FramePart): boolean => frame.kind === 'par' || frame.kind === 'loop';

/** The same of all that is in it, where nothing breaks off. */
export const isDoneWhole = (part: FramePart): boolean =>
  part.frame.kind === 'par' || (part.frame.kind === 'loop' && !isBroken(part));

/** What of a case, or of a round, is done before anything may break it off. */
export const surelyDone = ({ parts }: Section): readonly Part[] => {
  const end = parts.findIndex((part) => part.kind === 'leave' || framesOf([part]).some(isLeft));
  return end < 0 ? parts : parts.slice(0, end);
};

const isBroken = ({ sections }: FramePart): boolean =>
  sections.some(({ parts }) => [...framesOf(parts)].some(isLeft) || parts.some(({ kind }) => kind === 'leave'));

const isLeft = ({ sections }: FramePart): boolean =>
  sections.some(({ parts }) => parts.some(({ kind }) => kind === 'leave'));

/** A choice of which one case always applies, where something is done in each of them. */
export const isWholeChoice = ({ frame, sections }: FramePart, groups: readonly SpecGroup[]): boolean => {
  const drawn = groups.filter(({ kind, parent }) => kind === 'section' && parent === frame.id);
  return (frame.kind ?? 'alt') === 'alt' && sections.length > 1 && sections.length === drawn.length;
};

/** Whether somebody goes on behind a case. */
export const goesOnBehind = ({ parts }: Section): boolean => !['raise', 'leave', 'outcome'].includes(lastOf(parts));

const lastOf = (parts: readonly Part[]): string => parts.at(-1)?.kind ?? '';
