import type { SpecAttribute } from '@diagloom/diagram/model';
import { type CommandForm, steps } from '../form.ts';
import type { Step } from '../instruction.ts';
import { newNode } from '../new-node.ts';
import { readNewPart } from '../new-part.ts';
import { readRows } from '../read-rows.ts';
import { findParts } from '../references/find-parts.ts';
import { listNames } from '../references/part.ts';
import { addVerbs } from '../words/verbs.ts';

const row = '(?:attributes?|fields?|columns?|propert(?:y|ies)|methods?|operations?)';
const created = new RegExp(
  `^(?:${addVerbs})\\s+(.+?)\\s+(?:with|having|that has|containing)\\s+(?:the\\s+)?(?:${row}\\s+)?(.+)$`,
  'i',
);
const everywhere = new RegExp(
  `^(?:${addVerbs})\\s+(?:an?\\s+|the\\s+)?(.+?)(?:\\s+${row})?\\s+(?:to|in|on)\\s+((?:all|every|each|both)\\s+.+)$`,
  'i',
);

/** "add a table Product with sku and price", "add a created_at timestamp to all tables". */
export const addWithRows: CommandForm = {
  id: 'add-with-rows',
  examples: [
    {
      diagram: 'library',
      says: 'add a class Reservation with date and status: string',
      does: ['Adds "Reservation" with date and status.'],
    },
    { diagram: 'library', says: 'add id: int to all classes', does: ['Adds id to "Member", "Book" and "Loan".'] },
  ],
  read: (command, setting) => {
    if (setting.type.family !== 'classes' && setting.type.family !== 'entities') return undefined;
    const [, what, where] = everywhere.exec(command) ?? [];
    if (what !== undefined && where !== undefined) {
      const found = findParts(where, setting);
      if (!found.ok) return found;
      const rows = readRows(typed(what), setting);
      return steps(
        ...rows.map(
          (attribute): Step => ({
            edit: { kind: 'addAttribute', node: found.parts[0]?.id ?? '', attribute },
            said: `Adds ${attribute.name} to ${listNames(found.parts.map(({ label }) => `"${label}"`))}.`,
          }),
        ),
        ...found.parts.slice(1).flatMap(({ id }) => rows.map((attribute): Step => addition(id, attribute))),
      );
    }
    const [, name, given] = created.exec(command) ?? [];
    if (
      name === undefined ||
      given === undefined ||
      /^(?:an?\s+)?(?:relation|line|link|arrow|association|connection|note|label)\b/i.test(name)
    )
      return undefined;
    const node = newNode(readNewPart(name, setting), setting);
    const rows = readRows(given, setting);
    // A clause is no row: "with amount and method, the invoice points to it".
    if (rows.some((attribute) => attribute.name.split(/\s+/).length > longestRow)) return undefined;
    return steps(
      { edit: node, said: `Adds "${node.label}" with ${listNames(rows.map((attribute) => attribute.name))}.` },
      ...rows.map((attribute) => addition(node.id, attribute)),
    );
  },
};

/** Words in the name of a row. */
const longestRow = 3;

/** Said with the step before it. */
const addition = (node: string, attribute: SpecAttribute): Step => ({
  edit: { kind: 'addAttribute', node, attribute },
  said: '',
});

/** "created_at timestamp": a name and its type. */
const typed = (text: string): string =>
  text.replace(
    /^(\S+)\s+(int|integer|string|text|date|datetime|timestamp|boolean|bool|decimal|float|double|number|uuid|varchar\S*|bigint|json)$/i,
    '$1: $2',
  );
