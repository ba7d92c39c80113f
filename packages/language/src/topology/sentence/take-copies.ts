import { makeUpNouns } from '../../lexicon/en/topology-words.ts';
import { lastSureRank } from '../areas.ts';
import type { ReadName } from '../read-name.ts';
import type { Context } from './sentence-state.ts';

/**
 * `A web server with two replicas` is one part that says so. What keeps data has replicas that are parts of their own: they
 * copy its data. True where that is what the name is.
 */
export const takeCopies = ({ words, count }: ReadName, { meaning, subjects }: Context): boolean => {
  const isCopies = count !== undefined && words.length === 1 && /^(?:replica|instance|copy|pod)$/.test(words[0] ?? '');
  if (!isCopies || meaning !== 'has' || subjects.length === 0) return false;
  if (subjects.some(({ rank, role }) => rank <= lastSureRank || keepsData.test(role))) return false;
  for (const part of subjects) part.technology ??= `${count} ${words[0] === 'copy' ? 'copies' : `${words[0]}s`}`;
  return true;
};

const keepsData = /^(?:database|cache|queue|storage|search)$/;

/** `The portal has three layers` says how it is made up, before its parts are told. True where that is what the name is. */
export const takeMakeUp = ({ words, count = 1 }: ReadName, { meaning, subjects }: Context): boolean =>
  meaning === 'has' && subjects.length > 0 && count > 1 && words.length === 1 && makeUpNouns.has(words[0] ?? '');
