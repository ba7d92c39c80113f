import { createIdPool, nodeIdFor } from '@diagloom/diagram/model';
import { capitalised } from '../../text/words.ts';
import { type CommandForm, type CommandReading, steps } from '../form.ts';
import { isQuoted, showQuotes } from '../hide-quotes.ts';
import { idPool } from '../new-node.ts';
import { findPart } from '../references/find-parts.ts';
import { nameOf } from '../references/part.ts';
import type { Setting } from '../setting.ts';

const head =
  '^(?:add|insert|put|attach|write|stick|place)\\s+(?:an?\\s+|the\\s+|another\\s+)?(?:sticky\\s+)?(?:note|comment|annotation|remark)s?';
const says =
  '(?:\\s*[:,]\\s*|\\s+(?:saying|that says|which says|with the text|reading|that|with)\\s+|\\s+(?=[\\uE100-\\uE1FF]$))';
const side = '\\s+(?:to|on|for|at|about|beside|next to|near|under)\\s+';
const patterns: readonly RegExp[] = [
  new RegExp(`${head}${side}(?<what>.+?)${says}(?<text>.+)$`, 'i'),
  new RegExp(`${head}${says}?\\s*(?<text>[\\uE100-\\uE1FF])${side}(?<what>.+)$`, 'i'),
  new RegExp(`${head}${says}(?<text>.+?)(?:${side}(?<what>[^:]+))?$`, 'i'),
];

/** "add a note to Ship: only on weekdays". */
export const addNote: CommandForm = {
  id: 'add-note',
  examples: [
    {
      diagram: 'order',
      says: 'add a note to Ship: only on weekdays',
      does: ['Adds the note "Only on weekdays" to "Ship".'],
    },
    {
      diagram: 'order',
      says: 'add a note "Fragile goods" to Pack',
      does: ['Adds the note "Fragile goods" to "Pack".'],
    },
    { diagram: 'order', says: 'add a note saying "Draft"', does: ['Adds the note "Draft".'] },
  ],
  read: (command, setting) => {
    const groups = patterns.map((pattern) => pattern.exec(command)?.groups).find((found) => found !== undefined);
    return groups?.text === undefined ? undefined : readNote(groups.text, groups.what, setting);
  },
};

const readNote = (given: string, what: string | undefined, setting: Setting): CommandReading => {
  const text = isQuoted(given) ? showQuotes(given, setting.quotes) : capitalised(showQuotes(given, setting.quotes));
  const found = what === undefined ? undefined : findPart(what, setting);
  if (found?.ok === false) return found;
  const id = nodeIdFor(`note ${text.slice(0, 20)}`, createIdPool(idPool(setting)));
  const about = found === undefined ? [] : [found.part.id];
  const to = found === undefined ? '' : ` to ${nameOf(found.part, setting)}`;
  return steps({ edit: { kind: 'addNote', id, text, about }, said: `Adds the note "${text}"${to}.` });
};
