import { participle, readVerb } from '../lexicon/morphology.ts';
import { toLabel } from '../process/label.ts';
import { withoutArticle } from '../segment/phrases.ts';
import { spanOf, textOf } from '../text/token.ts';
import { capitalised, uncapitalised } from '../text/words.ts';
import type { Exchange, Frame, Message } from './message.ts';
import type { Turn } from './split-turns.ts';
import type { Talk } from './talk.ts';

/** `The cook answers within a minute, otherwise the waiter asks again`: what is told first is one of two ways. */
export const eitherWay = (kept: Message, otherwise: readonly Exchange[]): Frame => {
  const [verb = '', ...rest] = kept.label.split(' ');
  const base = readVerb(verb.toLowerCase())?.base;
  const guard = base === undefined ? kept.label : [capitalised(participle(base)), ...rest].join(' ');
  const sections = [
    { guard, body: [kept] },
    { guard: 'Otherwise', body: otherwise },
  ];
  return { kind: 'frame', frame: 'alt', sections, span: kept.span };
};

/** `Success` for `on success`. */
export const guardOf = ({ role, phrase = '', tokens }: Turn, talk: Talk): string => {
  if (role === 'yes' && talk.asked !== '' && !/^on /.test(phrase)) return capitalised(talk.asked);
  if (role === 'yes') return capitalised(phrase.replace(/^(?:on|if) /, ''));
  const label = toLabel(tokens);
  return capitalised(role === 'unless' ? `unless ${uncapitalised(label)}` : label);
};

/** `returns the page if there is one, otherwise an error`: the same message with another content. */
export const inOtherWords = ({ tokens }: Turn, last: Exchange | undefined): readonly Exchange[] =>
  tokens.length === 0 || last?.kind !== 'message'
    ? []
    : [{ ...last, label: capitalised(textOf(withoutArticle(tokens))), span: spanOf(tokens) }];
