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
    const wanted = name.text.toLowerCase();
    const found = cast.members.findIndex((member) => member.words.join(' ') === wanted);
    if (found >= 0) return found;
    const longer = cast.members.flatMap(({ words }, index) => (words.join(' ').endsWith(` ${wanted}`) ? [index] : []));
    if (longer.length === 1 && longer[0] !== undefined) return longer[0];
    const words = tokenise(name.text).map((token) => token.lower);
    cast.members.push({
      label: capitalised(name.text),
      kind: kindOf(words.at(-1) ?? ''),
      words: [wanted],
    });
    return cast.members.length - 1;
  };
  const exchanges: Exchange[] = [];
  for (const arrow of arrows.map(withMessageBefore)) {
    const from = memberOf(arrow.from);
    const to = memberOf(arrow.to);
    const span = { start: arrow.from.span.start, end: arrow.to.span.end };
    const message: Exchange = {
      kind: 'message',
      from,
      to,
      label: capitalised(arrow.label),
      ...(arrow.isDashed ? { messageKind: 'reply' } : {}),
      span,
    };
    if (arrow.guard === undefined) exchanges.push(message);
    else inFrame(exchanges, arrow.guard, message);
  }
  return { cast, exchanges };
};

/** `Clerk: good morning -> Guest`: the message stands before the arrow. */
const withMessageBefore = (arrow: Arrow): Arrow => {
  const said = /^(?<name>[^:]{1,40}):\s+(?<message>\S.*)$/u.exec(arrow.from.text)?.groups;
  if (arrow.label !== '' || said?.name === undefined || said.message === undefined) return arrow;
  const { start } = arrow.from.span;
  return { ...arrow, label: said.message, from: { text: said.name, span: { start, end: start + said.name.length } } };
};

/** Puts a message into the frame that its line names; lines in a row with the same words share it. */
const inFrame = (exchanges: Exchange[], guard: string, message: Exchange): void => {
  const [word = '', ...rest] = guard.split(/\s+/);
  const before = exchanges.at(-1);
  if (word === 'else' && before?.kind === 'frame') {
    const sections = [...before.sections, { guard: 'Otherwise', body: [message] }];
    exchanges[exchanges.length - 1] = { ...before, frame: 'alt', sections };
    return;
  }
  const frame = /^(?:loop|repeat)$/i.test(word)
    ? 'loop'
    : /^par$/i.test(word)
      ? 'par'
      : /^alt$/i.test(word)
        ? 'alt'
        : 'opt';
  const label = capitalised(rest.join(' '));
  const last = exchanges.at(-1);
  const section = last?.kind === 'frame' ? last.sections.at(-1) : undefined;
  const added = { guard: label, body: [...(section?.body ?? []), message] };
  if (last?.kind === 'frame' && last.frame === frame && section?.guard === label) {
    exchanges[exchanges.length - 1] = { ...last, sections: [...last.sections.slice(0, -1), added] };
  } else exchanges.push({ kind: 'frame', frame, sections: [{ guard: label, body: [message] }], span: undefined });
};
