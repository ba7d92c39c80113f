import { areaRank, lastSureRank, noArea } from '../areas.ts';
import { kindOf } from '../kind-of.ts';
import { isManaged } from '../products.ts';
import type { ReadName } from '../read-name.ts';
import type { Context, SentenceState } from './sentence-state.ts';

/** Gives way to a wider relation where the inner one took its name, or where an area is too wide for the inner one. */
export const fitContext = (name: ReadName, state: SentenceState): Context | undefined => {
  const { contexts, landscape } = state;
  const rank = areaRank(name.words);
  for (let context = contexts.at(-1); context !== undefined; context = contexts.at(-1)) {
    const isArea = context.meaning === 'contains' || context.meaning === 'has';
    const holder = Math.min(noArea, ...context.subjects.map((part) => part.rank));
    const isTooWide =
      isArea &&
      state.lastSeparator !== '' &&
      !state.isOfOneName &&
      rank <= lastSureRank &&
      holder >= rank &&
      holder < noArea;
    const isToGoOn = landscape.type.id === 'network' && state.isListClosing && state.lastMeaning === context.meaning;
    const isOver =
      context.meaning === 'has' &&
      holder === noArea &&
      state.isAfterComma &&
      !isToGoOn &&
      (contexts.length > 1 || context.isItem === true);
    const isClosed =
      isArea &&
      state.isAfterComma &&
      context.isItem === true &&
      (state.pair.length > state.lastParts.length ||
        (landscape.type.id === 'network' && holder > lastSureRank && !isToGoOn));
    const isServed =
      context.meaning === 'link' &&
      context.chunk?.isAttached === true &&
      state.isAfterComma &&
      state.lastParts.every(({ role }) => role === 'internet');
    const isListOver =
      state.isListOver && (/^link/.test(context.meaning) || (context.meaning === 'has' && context.subjects.length > 1));
    const isApart = isArea && state.isAfterComma && name.isApart;
    const isShared = isArea && context.subjects.length > 1 && holder < noArea && name.words[0] === 'shared';
    const isBeside =
      isArea && state.isAfterComma && (isMachineBeside(rank, holder, state) || isAndOfOuter(context, state));
    const isPlacedAlone = isArea && context.subjects.length > 1 && state.isAfterComma && state.isPlacedNext;
    if (
      !isApart &&
      !isListOver &&
      !isClosed &&
      !isServed &&
      !isPlacedAlone &&
      !isBeside &&
      !isShared &&
      !isTooWide &&
      !isOver &&
      !isOther(name, context, state)
    )
      return context;
    contexts.pop();
  }
  return undefined;
};

/** `Two web servers with Nginx, three app servers with Java`: each has its own, and none stands in another. */
const isMachineBeside = (rank: number, holder: number, { isHoldingNext }: SentenceState): boolean =>
  isHoldingNext && holder < noArea && rank < noArea && holder > lastSureRank && rank > lastSureRank;

/** `Each with two servers running Tomcat behind a balancer, and a store`: the store is beside the servers. */
const isAndOfOuter = ({ chunk, meaning }: Context, { contexts, lastSeparator, lastMeaning }: SentenceState): boolean =>
  lastSeparator === 'and' && contexts.length > 1 && chunk?.isAttached === true && lastMeaning !== meaning;

/** What is no object of a verb of this kind. */
const isElse: Readonly<Record<string, RegExp>> = {
  data: /^(?:monitoring|dns|client|user|gateway|load-balancer)$/,
  replicates: /^(?:monitoring|dns|client|user)$/,
  deploys: /^(?:database|cache|queue|storage|search|monitoring|dns|cdn|load-balancer|gateway)$/,
};

/** `Writes to Timestream, a dashboard`, `in a cluster, RDS`: what is not kept there, or not run there, opens the next item. */
const isOther = (
  { words }: ReadName,
  { meaning, chunk, subjects }: Context,
  { isAfterComma, lastSeparator, landscape }: SentenceState,
): boolean => {
  if (!isAfterComma || lastSeparator !== ',') return false;
  const { role } = kindOf(words, landscape.type);
  const isCaller = subjects.length > 0 && subjects.every((part) => /^(?:user|client|browser|mobile)$/.test(part.role));
  if (meaning === 'link' && isCaller && /^(?:database|cache|queue|search|monitoring)$/.test(role)) return true;
  if (meaning === 'link') return isElse[chunk?.relation.edgeKind ?? '']?.test(role) ?? false;
  const holder = Math.min(noArea, ...subjects.map((part) => part.rank));
  return holder >= lastSureRank && holder < noArea && isManaged(words);
};
