import type { SpecAttribute } from '@diagloom/diagram/model';
import { type CommandForm, type CommandReading, steps } from '../form.ts';
import { showQuotes } from '../hide-quotes.ts';
import { refuse } from '../instruction.ts';
import { findPart } from '../references/find-parts.ts';
import { nameOf } from '../references/part.ts';
import type { Setting } from '../setting.ts';
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
      diagram: 'order',
      says: 'add attribute email to Pack',
      does: ['A flowchart has no attributes. They belong to classes and tables.'],
    },
  ],
  read: (command, setting): CommandReading | undefined => {
    const groups = patterns.map((pattern) => pattern.exec(command)?.groups).find((found) => found !== undefined);
    const { rows, what, word = '' } = groups ?? {};
    if (rows === undefined || what === undefined) return undefined;
    if (setting.type.family !== 'classes' && setting.type.family !== 'entities') {
      return refuse(`A ${setting.type.label.toLowerCase()} has no attributes. They belong to classes and tables.`);
    }
    const found = findPart(what, setting);
    if (!found.ok) return found;
    const isOperation = /method|operation/i.test(word);
    const attributes = readRows(rows, isOperation, setting);
    return steps(
      ...attributes.map((attribute) => ({
        edit: { kind: 'addAttribute' as const, node: found.part.id, attribute },
        said: `Adds ${attribute.name} to ${nameOf(found.part, setting)}.`,
      })),
    );
  },
};

/** "email", "isbn: string and year", "email of type text". */
const readRows = (text: string, isOperation: boolean, setting: Setting): readonly SpecAttribute[] =>
  text
    .split(/\s*,\s*(?:and\s+)?(?![^(]*\))|\s+and\s+(?![^(]*\))/)
    .map((piece) => showQuotes(piece, setting.quotes))
    .filter((piece) => piece !== '')
    .map((piece) => {
      const [, name = piece, type] = /^(.+?)(?:\s*:\s*|\s+of type\s+|\s+as (?:an? )?)(.+)$/i.exec(piece) ?? [];
      const full = isOperation && !name.includes('(') ? `${name}()` : name;
      return { name: full.trim(), ...(type === undefined ? {} : { type: type.trim() }) };
    });
