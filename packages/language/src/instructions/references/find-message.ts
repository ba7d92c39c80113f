import { isQuoted, showQuotes } from '../hide-quotes.ts';
import { type Refusal, refuse } from '../instruction.ts';
import type { Setting } from '../setting.ts';
import { findEdges } from './find-edges.ts';
import { partsOf } from './part.ts';
import { wordStems } from './stem.ts';

type Message =
  | { readonly ok: true; readonly id: string; readonly label: string }
  | { readonly ok: false; readonly refusal: Refusal };

/** The message that words point at: by its label, or as "the message ..."; the last of several that say the same. */
export const findMessage = (phrase: string, setting: Setting): Message => {
  const text = showQuotes(phrase.replace(/^the\s+/i, '').replace(/\s+(?:message|reply|call)$/i, ''), setting.quotes);
  const named = setting.spec.edges.findLast(({ label }) => label !== '' && wordStems(label) === wordStems(text));
  if (named !== undefined) return { ok: true, id: named.id, label: named.label };
  const edges = isQuoted(phrase) ? undefined : findEdges(phrase, setting);
  const [only] = edges?.ok === true ? edges.parts : [];
  if (only !== undefined) return { ok: true, id: only.id, label: only.label };
  const messages = partsOf(setting).filter(({ sort, label }) => sort === 'edge' && label !== '');
  return {
    ok: false,
    refusal: refuse(
      `There’s no message "${text}".`,
      messages.slice(0, 12).map(({ id, label }) => ({ id, label })),
    ),
  };
};
