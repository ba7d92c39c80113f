import { type Token, textOf } from '../text/token.ts';
import type { Landscape } from './landscape/landscape.ts';
import type { Part } from './landscape/part.ts';
import { isPayload, payloadLabel } from './payload.ts';
import { readName } from './read-name.ts';
import { isConnection } from './sentence/connection.ts';

/** What a way is told with, from its start to its end. */
const stops = new Set('to into through via over then onto past'.split(' '));

const moves =
  /^(?:flows?|goes|go|pass(?:es)?|travels?|runs?|moves?|comes?|streams?|routed|sent|forwarded|passed|travelling|flowing)$/;

/**
 * `Traffic flows from the CDN through a WAF to the servers`: one line from each stop to the next. In: the tokens of a statement. Out:
 * the index of the first token that tells something else, undefined where no way is told.
 */
export const readPath = (tokens: readonly Token[], landscape: Landscape): number | undefined => {
  const from = tokens.findIndex(({ lower }) => lower === 'from');
  const before = tokens.slice(0, Math.max(0, from));
  if (from < 1 || !isPayload(before.filter(({ lower }) => !moves.test(lower) && !/^(?:is|are)$/.test(lower))))
    return undefined;
  const end = endOfPath(tokens, from);
  const pieces = splitAtStops(tokens.slice(from + 1, end));
  if (pieces.length < 2) return undefined;
  let last: readonly Part[] = [];
  let label = payloadLabel(before.filter(({ lower }) => !moves.test(lower)));
  for (const piece of pieces) {
    const name = readName(piece);
    if (name === undefined) continue;
    if (isConnection(name.words)) {
      label = name.label;
      continue;
    }
    const parts = landscape.mention(name);
    if (last.length > 0) {
      landscape.link(last, parts, { label, source: { start: tokens[0]?.start ?? 0, end: name.span.end } });
      label = '';
    }
    last = parts;
  }
  return end;
};

const endOfPath = (tokens: readonly Token[], from: number): number => {
  const end = tokens.findIndex(
    ({ lower }, index) =>
      index > from && (/^(?:which|where|that|who|while|;)$/.test(lower) || isNextClause(tokens, index)),
  );
  return end < 0 ? tokens.length : end;
};

/** A comma or `and` that no further stop follows. */
const isNextClause = (tokens: readonly Token[], at: number): boolean => {
  if (!/^(?:,|and)$/.test(tokens[at]?.lower ?? '')) return false;
  const next = tokens.slice(at + 1).find(({ lower }) => !/^(?:and|finally|from|there|on)$/.test(lower));
  return next === undefined || !stops.has(next.lower);
};

const splitAtStops = (tokens: readonly Token[]): readonly (readonly Token[])[] => {
  const pieces: Token[][] = [[]];
  for (const token of tokens) {
    if (stops.has(token.lower) || /^(?:,|and|finally)$/.test(token.lower)) pieces.push([]);
    else pieces.at(-1)?.push(token);
  }
  return pieces.filter((piece) => textOf(piece).trim() !== '');
};
