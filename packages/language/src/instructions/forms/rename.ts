import { capitalised } from '../../text/words.ts';
import { type CommandForm, steps } from '../form.ts';
import { isQuoted, showQuotes } from '../hide-quotes.ts';
import { refuse } from '../instruction.ts';
import { findPart } from '../references/find-parts.ts';
import { nameOf, type Part } from '../references/part.ts';
import type { Setting } from '../setting.ts';
import { renameVerbs } from '../words/verbs.ts';

const textWord = '(?:label|text|name|title|caption|wording)';

const patterns: readonly RegExp[] = [
  new RegExp(
    `^(?:${renameVerbs})\\s+(?:the\\s+${textWord}\\s+(?:of|on|for)\\s+)?(?<what>.+?)\\s+(?:to|as|into|with)\\s+(?<label>.+)$`,
    'i',
  ),
  new RegExp(
    `^(?:change|set|update|edit|make|rewrite)\\s+(?:the\\s+)?${textWord}\\s+(?:of|on|for|in)\\s+(?<what>.+?)\\s+(?:to|as|into|from .+? to)\\s+(?<label>.+)$`,
    'i',
  ),
  new RegExp(`^(?:change|set|update|edit)\\s+(?<what>.+?)(?:'s|’s)\\s+${textWord}\\s+to\\s+(?<label>.+)$`, 'i'),
  /^(?:call|label|name)\s+(?<what>.+?)\s+(?:as\s+)?(?<label>[\uE100-\uE1FF])$/i,
  /^(?:call|label|name)\s+(?<what>it|this|that)\s+(?<label>.+)$/i,
  /^label\s+(?<what>.+?)\s+(?:as|with)\s+(?<label>.+)$/i,
  /^replace\s+(?<what>.+?)\s+(?:with|by)\s+(?<label>.+)$/i,
  /^change\s+(?<what>.+?)\s+(?:to|into)\s+(?<label>.+)$/i,
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
    const groups = patterns.map((pattern) => pattern.exec(command)?.groups).find((found) => found !== undefined);
    const { what, label } = groups ?? {};
    if (what === undefined || label === undefined) return undefined;
    const found = findPart(what, setting, ['node', 'edge', 'group']);
    if (!found.ok) return found;
    const text = labelFor(label, found.part, setting);
    if (text === '') return refuse(`Say what ${nameOf(found.part, setting)} is to be called.`);
    if (text === found.part.label) return refuse(`${nameOf(found.part, setting)} is called so already.`);
    return steps({
      edit: { kind: 'rename', target: found.part.id, label: text },
      said: `Renames ${nameOf(found.part, setting)} to "${text}".`,
    });
  },
};

/** A node's label begins as the one before it did, unless the new one is quoted. */
const labelFor = (label: string, part: Part, setting: Setting): string => {
  const text = showQuotes(label, setting.quotes).replace(/[.]$/, '');
  const isFree = isQuoted(label) || part.sort === 'edge' || /^\p{Ll}/u.test(part.label);
  return isFree ? text : capitalised(text);
};
