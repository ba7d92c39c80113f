import { mergesInto } from '../../lexicon/en/small-chat-words.ts';
import { describeEdits } from '../describe-edits.ts';
import type { CommandForm, CommandReading } from '../form.ts';
import { showQuotes } from '../hide-quotes.ts';
import { merge as mergeParts } from '../reading/carry-out/flow.ts';
import { findParts } from '../references/find-parts.ts';

/** "merge Pack and Ship into Dispatch": the first takes the name and what the others were connected with. */
export const merge: CommandForm = {
  id: 'merge',
  examples: [
    {
      diagram: 'order',
      says: 'merge packing and shipping into "Dispatch"',
      does: ['Connects "Pack" to "End".', 'Removes "Ship".', 'Renames "Pack" to "Dispatch".'],
    },
  ],
  read: (command, setting): CommandReading | undefined => {
    const [, what = '', name = ''] = mergesInto.exec(command) ?? [];
    const found = what === '' ? undefined : findParts(what, setting);
    if (found?.ok !== true || found.parts.length < 2) return undefined;
    const target = found.parts;
    const edits = mergeParts({
      kind: 'merge',
      parts: { target },
      words: { name: [showQuotes(name, setting.quotes)] },
      clause: command,
      setting,
    });
    if (edits === undefined) return undefined;
    const said = describeEdits(edits, setting.spec, setting.type);
    return { ok: true, steps: edits.map((edit, at) => ({ edit, said: said[at] ?? '' })) };
  },
};
