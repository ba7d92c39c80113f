import { noName } from '../../lexicon/en/instruction-words.ts';
import { capitalised } from '../../text/words.ts';
import { type CommandForm, steps } from '../form.ts';
import { isQuoted, showQuotes } from '../hide-quotes.ts';
import { refuse } from '../instruction.ts';
import { findPart } from '../references/find-parts.ts';
import { nameOf, type Part } from '../references/part.ts';
import type { Setting } from '../setting.ts';
import { renameVerbs } from '../words/verbs.ts';

const textWord = '(?:label|text|name|title|caption|wording)';

/** How such a command begins, and what stands between the part and its new label. */
const openings: readonly { readonly head: RegExp; readonly between: RegExp }[] = [
  {
    head: new RegExp(`^(?:${renameVerbs})\\s+(?:the\\s+${textWord}\\s+(?:of|on|for)\\s+)?`, 'i'),
    between: /\s+(?:to|as|into|with)\s+/gi,
  },
  {
    head: new RegExp(
      `^(?:change|set|update|edit|make|rewrite)\\s+(?:the\\s+)?${textWord}\\s+(?:of|on|for|in)\\s+`,
      'i',
    ),
    between: /\s+(?:to|as|into)\s+/gi,
  },
  { head: /^(?:change|set|update|edit)\s+/i, between: new RegExp(`(?:'s|’s)\\s+${textWord}\\s+to\\s+`, 'gi') },
  { head: /^(?:call|label|name)\s+/i, between: /\s+(?:as\s+)?(?=[\uE100-\uE1FF]$)/gi },
  { head: /^(?:call|label|name)\s+(?=(?:it|this|that)\s)/i, between: /(?<=^(?:it|this|that))\s+/gi },
  { head: /^label\s+/i, between: /\s+(?:as|with)\s+/gi },
  { head: /^replace\s+/i, between: /\s+(?:with|by)\s+/gi },
  { head: /^change\s+/i, between: /\s+(?:to|into)\s+/gi },
];

export const rename: CommandForm = {
  id: 'rename',
  examples: [
    {
      diagram: 'order',
      says: 'rename Ship to "Hand over to carrier"',
      does: ['Renames "Ship" to "Hand over to carrier".'],
    },
    {
      diagram: 'order',
      says: 'change the label of the yes branch to Available',
      does: ['Renames the arrow "Yes" from "In stock?" to "Pack" to "Available".'],
    },
    {
      diagram: 'company',
      says: "change CTO's title to Chief architect",
      does: ['Renames "CTO" to "Chief architect".'],
    },
  ],
  read: (command, setting) => {
    const opening = openings.find(
      ({ head, between }) => head.test(command) && splitsOf(command, head, between).length > 0,
    );
    if (opening === undefined) return undefined;
    const splits = splitsOf(command, opening.head, opening.between);
    const readings = splits.map(([what, label]) => ({
      label,
      found: findPart(what, setting, ['node', 'edge', 'group']),
    }));
    // "the arrow from A to B to C": the first place to split whose left side is there.
    const { label, found } = readings.find((reading) => reading.found.ok) ?? readings[0] ?? {};
    if (label === undefined || found === undefined) return undefined;
    if (!found.ok) return found;
    const text = labelFor(label, found.part, setting);
    if (text === '' || (noName.test(text) && !isQuoted(label)))
      return refuse(`Say what to call ${nameOf(found.part, setting)}.`);
    if (text === found.part.label) return refuse(`${nameOf(found.part, setting)} already has that name.`);
    return steps({
      edit: { kind: 'rename', target: found.part.id, label: text },
      said: `Renames ${nameOf(found.part, setting)} to "${text}".`,
    });
  },
};

/** Every way to cut what follows the head into a part and a label. */
const splitsOf = (
  command: string,
  head: RegExp,
  between: RegExp,
): readonly (readonly [what: string, label: string])[] => {
  const rest = command.replace(head, '');
  return [...rest.matchAll(between)]
    .map(({ index, 0: word }) => [rest.slice(0, index), rest.slice(index + word.length)] as const)
    .filter(([what, label]) => what !== '' && label !== '');
};

/** A node's label begins as the one before it did, unless the new one is quoted. */
const labelFor = (label: string, part: Part, setting: Setting): string => {
  const text = showQuotes(label, setting.quotes).replace(/[.]$/, '');
  const isFree = isQuoted(label) || part.sort === 'edge' || /^\p{Ll}/u.test(part.label);
  return isFree ? text : capitalised(text);
};
