import { startingWithArticle } from '@diagloom/diagram/model';
import { type CommandForm, type CommandReading, steps } from '../form.ts';
import { refuse, type Step } from '../instruction.ts';
import { readRows } from '../read-rows.ts';
import { findParts } from '../references/find-parts.ts';
import { nameOf } from '../references/part.ts';
import { addVerbs } from '../words/verbs.ts';

const row = '(?:attributes?|fields?|columns?|propert(?:y|ies)|members?|methods?|operations?)';
const patterns: readonly RegExp[] = [
  new RegExp(
    `^(?:${addVerbs})\\s+(?:an?\\s+|the\\s+|another\\s+)?(?<word>${row})\\s+(?:(?:called|named)\\s+)?(?<rows>.+)\\s+(?:to|in|on|for|into)\\s+(?<what>.+)$`,
    'i',
  ),
  new RegExp(
    `^(?:${addVerbs})\\s+(?:an?\\s+|the\\s+|another\\s+)?(?<rows>.+?)\\s+(?<word>${row})\\s+(?:to|in|on|for|into)\\s+(?<what>.+)$`,
    'i',
  ),
  new RegExp(
    `^give\\s+(?<what>.+?)\\s+(?:an?\\s+|the\\s+)?(?<word>${row})\\s+(?:(?:called|named)\\s+)?(?<rows>.+)$`,
    'i',
  ),
  new RegExp(`^give\\s+(?<what>.+?)\\s+(?:an?|the)\\s+(?<rows>.+?)\\s+(?<word>${row})$`, 'i'),
];

export const addAttribute: CommandForm = {
  id: 'add-attribute',
  examples: [
    { diagram: 'library', says: 'add attribute email to Member', does: ['Adds email to "Member".'] },
    {
      diagram: 'library',
      says: 'add fields isbn: string and year to the book',
      does: ['Adds isbn to "Book".', 'Adds year to "Book".'],
    },
    { diagram: 'library', says: 'add a method borrow(book) to Member', does: ['Adds borrow(book) to "Member".'] },
    {
      diagram: 'library',
      says: 'add method lend(book: Book): Loan to Member',
      does: ['Adds lend(book: Book) to "Member".'],
    },
    {
      diagram: 'library',
      says: 'add an attribute email to member and pages to book',
      does: ['Adds email to "Member".', 'Adds pages to "Book".'],
    },
    {
      diagram: 'order',
      says: 'add attribute email to Pack',
      does: ['A flowchart has no attributes. Only classes and tables do.'],
    },
  ],
  read: (command, setting): CommandReading | undefined => {
    const groups = patterns.map((pattern) => pattern.exec(command)?.groups).find((found) => found !== undefined);
    const { rows, what, word = '' } = groups ?? {};
    if (rows === undefined || what === undefined) return undefined;
    if (setting.type.family !== 'classes' && setting.type.family !== 'entities') {
      return refuse(`${startingWithArticle(setting.type.label)} has no attributes. Only classes and tables do.`);
    }
    const isOperation = /method|operation/i.test(word);
    const added: Step[] = [];
    for (const { given, owner } of pairsOf(rows, what)) {
      const found = findParts(owner, setting);
      if (!found.ok) return found;
      for (const part of found.parts) {
        for (const attribute of readRows(given, setting, isOperation)) {
          added.push({
            edit: { kind: 'addAttribute', node: part.id, attribute },
            said: `Adds ${attribute.name} to ${nameOf(part, setting)}.`,
          });
        }
      }
    }
    return steps(...added);
  },
};

/** "email to customer and status", "order": each row goes to its own box. */
const pairsOf = (rows: string, what: string): readonly { readonly given: string; readonly owner: string }[] => {
  const [, first, owner, second] = /^(.+?)\s+(?:to|in|on|for)\s+(.+?)\s*(?:,|\s+and)\s+(.+)$/i.exec(rows) ?? [];
  return first === undefined || owner === undefined || second === undefined
    ? [{ given: rows, owner: what }]
    : [{ given: first, owner }, ...pairsOf(second, what)];
};
