import type { Arrow, ArrowName } from '../notations/arrows.ts';
import { tokenise } from '../text/token.ts';
import { capitalised } from '../text/words.ts';
import { type Cast, createCast, kindOf } from './cast.ts';
import type { Exchange } from './message.ts';

/** `A -> B: message` lines as exchanges; a dashed arrow is a reply. Names are taken as they are written. */
export const arrowsToExchanges = (
  arrows: readonly Arrow[],
): { readonly cast: Cast; readonly exchanges: readonly Exchange[] } => {
  const cast = createCast();
  const memberOf = (name: ArrowName): number => {
    const found = cast.members.findIndex((member) => member.words.join(' ') === name.text.toLowerCase());
    if (found >= 0) return found;
    const words = tokenise(name.text).map((token) => token.lower);
    cast.members.push({
      label: capitalised(name.text),
      kind: kindOf(words.at(-1) ?? ''),
      words: [name.text.toLowerCase()],
    });
    return cast.members.length - 1;
  };
  const exchanges = arrows.map((arrow): Exchange => {
    const from = memberOf(arrow.from);
    const to = memberOf(arrow.to);
    const span = { start: arrow.from.span.start, end: arrow.to.span.end };
    return {
      kind: 'message',
      from,
      to,
      label: capitalised(arrow.label),
      ...(arrow.isDashed ? { messageKind: 'reply' as const } : {}),
      span,
    };
  });
  return { cast, exchanges };
};
