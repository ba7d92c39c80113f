import type { SpecEdge } from '@diagloom/diagram/model';
import { numberWords } from '../../lexicon/en/numbers.ts';
import { type Refusal, refuse } from '../instruction.ts';
import type { Setting } from '../setting.ts';
import { findMessage } from './find-message.ts';

type Messages =
  | { readonly ok: true; readonly messages: readonly SpecEdge[] }
  | { readonly ok: false; readonly refusal: Refusal };

/** The messages that words point at, in their order: "the last two messages", "messages 2 to 4", "Check and Token". */
export const findMessages = (phrase: string, setting: Setting): Messages => {
  const { edges } = setting.spec;
  const words = phrase.trim().replace(/^the\s+/i, '');
  const [, end, amount] =
    /^(first|last)(?:\s+(\d+|[a-z]+))?\s+(?:messages?|calls?|arrows?|steps?|exchanges?)$/i.exec(words) ?? [];
  if (end !== undefined) {
    const count = amount === undefined ? 1 : numberOf(amount);
    if (count < 1) return notFound(phrase);
    return found(/^first$/i.test(end) ? edges.slice(0, count) : edges.slice(-count));
  }
  const range = /^(?:messages?|calls?|steps?)\s+(\d+)\s*(?:-|–|to|and|through|until)\s*(\d+)$/i.exec(words);
  if (range !== null) return found(edges.slice(Number(range[1]) - 1, Number(range[2])));
  const nth = /^message\s+(\d+)$/i.exec(words);
  if (nth !== null) return found(edges.slice(Number(nth[1]) - 1, Number(nth[1])));
  if (/^(?:all|all (?:of )?(?:the )?messages|every message|everything|whole (?:thing|exchange|diagram))$/i.test(words))
    return found(edges);
  const span = /^(?:everything |all |messages )?from\s+(.+?)\s+(?:to|until|through)\s+(.+)$/i.exec(words);
  const names = span === null ? words.split(/\s*,\s*(?:and\s+)?|\s+and\s+/i) : [span[1] ?? '', span[2] ?? ''];
  const ids: string[] = [];
  for (const name of names) {
    const message = findMessage(name, setting);
    if (!message.ok) return { ok: false, refusal: message.refusal };
    ids.push(message.id);
  }
  const places = ids.map((id) => edges.findIndex((edge) => edge.id === id));
  return found(
    span === null
      ? edges.filter(({ id }) => ids.includes(id))
      : edges.slice(Math.min(...places), Math.max(...places) + 1),
  );
};

const found = (messages: readonly SpecEdge[]): Messages =>
  messages.length === 0 ? notFound('such messages') : { ok: true, messages };

const notFound = (phrase: string): Messages => ({
  ok: false,
  refusal: refuse(`There’s no message "${phrase}". Name messages by their texts, or as "the last two messages".`),
});

const numberOf = (word: string): number =>
  /^\d+$/.test(word) ? Number(word) : numberWords.indexOf(word.toLowerCase());
