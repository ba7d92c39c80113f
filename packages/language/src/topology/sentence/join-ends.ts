import { joinSpans, spanOf } from '../../text/token.ts';
import type { Landscape } from '../landscape/landscape.ts';
import type { Part } from '../landscape/part.ts';
import { connectionKind, edgeKindOf, isConnection } from './connection.ts';
import type { Context, SentenceState } from './sentence-state.ts';

/** Takes what follows `between`; true once all that the joint needs was named and the lines are drawn. */
export const takeEnds = (parts: readonly Part[], context: Context, state: SentenceState): boolean => {
  state.ends.push(...parts);
  state.endNames += 1;
  if (state.endNames === 1) state.firstEnds = parts.length;
  if (state.ends.length < 2 || state.isPairNext) return false;
  if (context.subjects.length > 0) joinEnds(context, undefined, state);
  else if (state.ends.length > 2) joinEnds(context, parts, state);
  else return false;
  return true;
};

/** `C between A and B`, or `between A and B there is C`: C stands on the way; a cable or tunnel is the way itself. */
export const joinEnds = (context: Context, named: readonly Part[] | undefined, state: SentenceState): void => {
  const { landscape } = state;
  const middle = named ?? context.subjects;
  const ends = named === undefined ? state.ends : state.ends.filter((part) => !named.includes(part));
  const half = named === undefined && state.endNames > 1 ? state.firstEnds : Math.floor(ends.length / 2);
  const from = ends.slice(0, Math.max(1, half));
  const to = ends.slice(from.length);
  const source = spanOf(context.chunk?.tokens ?? []);
  if (middle.length > 0 && middle.every((part) => isConnection(part.words))) {
    state.lastLines = landscape.link(from, to, {
      label: middle[0]?.label ?? '',
      kind: edgeKindOf(connectionKind(middle[0]?.words ?? []), landscape.type),
      source: joinSpans(middle[0]?.source, source),
    });
    for (const part of middle) landscape.remove(part);
  } else if (middle.length > 0 && state.endNames === 1) {
    const [outer, inner, more] = ends;
    const isChain = landscape.type.id === 'network' && outer !== undefined && inner !== undefined && more === undefined;
    state.lastLines = isChain
      ? [...landscape.link([outer], middle, { source }), ...landscape.link(middle, [inner], { source })]
      : landscape.link(ends, middle, { source });
  } else if (middle.length > 0) {
    removeLines(from, to, landscape);
    state.lastLines = [...landscape.link(from, middle, { source }), ...landscape.link(middle, to, { source })];
  }
  state.ends = [];
  state.contexts = state.contexts.filter(({ meaning }) => meaning !== 'between');
};

const removeLines = (from: readonly Part[], to: readonly Part[], { lines }: Landscape): void => {
  for (const line of lines.filter((other) => from.includes(other.from) && to.includes(other.to)))
    lines.splice(lines.indexOf(line), 1);
};
