import { anotherExit, exitParts } from '../../lexicon/en/exit-words.ts';
import { type CommandForm, type CommandReading, steps } from '../form.ts';
import { showQuotes } from '../hide-quotes.ts';
import { newNode } from '../new-node.ts';
import { readNewPart } from '../new-part.ts';
import { findPart } from '../references/find-parts.ts';
import { nameOf } from '../references/part.ts';

/** "Third way out of the check: partly, then Call the boss": another answer, with what comes then. */
export const addExit: CommandForm = {
  id: 'add-exit',
  examples: [
    {
      diagram: 'order',
      says: 'third way out of the decision: partly, then Ask the customer',
      does: ['Adds "Ask the customer".', 'Connects "In stock?" to "Ask the customer" on "partly".'],
    },
    {
      diagram: 'order',
      says: 'another answer on the stock question for old goods: Ship',
      does: ['Connects "In stock?" to "Ship" on "old goods".'],
    },
  ],
  read: (command, setting): CommandReading | undefined => {
    if (setting.type.family !== 'process') return undefined;
    const { question = '', rest = '' } = anotherExit.exec(command)?.groups ?? {};
    const groups = exitParts.map((pattern) => pattern.exec(rest)?.groups).find((found) => found !== undefined);
    const { when, step } = groups ?? {};
    const found = question === '' ? undefined : findPart(question, setting);
    if (found?.ok !== true || when === undefined || step === undefined) return undefined;
    const label = showQuotes(when, setting.quotes);
    const known = findPart(step, setting);
    const name = nameOf(found.part, setting);
    const line = (to: string, toName: string) => ({
      edit: { kind: 'connect' as const, from: found.part.id, to, label },
      said: `Connects ${name} to ${toName} on "${label}".`,
    });
    if (known.ok) return steps(line(known.part.id, nameOf(known.part, setting)));
    const node = newNode(readNewPart(step, setting), setting);
    return steps({ edit: node, said: `Adds "${node.label}".` }, line(node.id, `"${node.label}"`));
  },
};
