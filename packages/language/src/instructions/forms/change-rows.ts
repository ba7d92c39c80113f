import type { SpecAttribute, SpecNode } from '@diagloom/diagram/model';
import { type CommandForm, type CommandReading, steps } from '../form.ts';
import { showQuotes } from '../hide-quotes.ts';
import { refuse, type Step } from '../instruction.ts';
import { findPart } from '../references/find-parts.ts';
import { listNames } from '../references/part.ts';
import { wordStems } from '../references/stem.ts';
import type { Setting } from '../setting.ts';
import { removeVerbs, renameVerbs } from '../words/verbs.ts';

const word = '(?:attributes?|fields?|columns?|propert(?:y|ies)|members?|methods?|operations?|rows?)';
const removals: readonly RegExp[] = [
  new RegExp(
    `^(?:${removeVerbs})\\s+(?:the\\s+)?(?:${word}\\s+)?(?<row>.+?)(?:\\s+${word})?\\s+(?:from|of|in)\\s+(?<owner>.+)$`,
    'i',
  ),
  new RegExp(`^(?:${removeVerbs})\\s+(?<owner>.+?)['’]s\\s+(?<row>.+?)(?:\\s+${word})?$`, 'i'),
  new RegExp(`^(?:${removeVerbs})\\s+(?:the\\s+)?(?:${word}\\s+)?(?<row>.+?)(?:\\s+${word})?$`, 'i'),
];
const renamings: readonly RegExp[] = [
  new RegExp(
    `^(?:${renameVerbs}|change)\\s+(?:the\\s+)?(?:${word}\\s+)?(?<row>.+?)(?:\\s+${word})?\\s+(?:in|of|on|from)\\s+(?<owner>.+?)\\s+(?:to|into|as)\\s+(?<label>.+)$`,
    'i',
  ),
  new RegExp(
    `^(?:${renameVerbs}|change)\\s+(?:the\\s+)?(?:${word}\\s+)?(?<row>.+?)(?:\\s+${word})?\\s+(?:to|into|as)\\s+(?<label>.+?)\\s+(?:in|on|of)\\s+(?<owner>.+)$`,
    'i',
  ),
  new RegExp(
    `^(?:${renameVerbs}|change)\\s+(?<owner>.+?)['’]s\\s+(?<row>.+?)(?:\\s+${word})?\\s+(?:to|into|as)\\s+(?<label>.+)$`,
    'i',
  ),
  new RegExp(
    `^(?:${renameVerbs}|change)\\s+(?:the\\s+)?(?:${word}\\s+)?(?<row>.+?)(?:\\s+${word})?\\s+(?:to|into|as)\\s+(?<label>.+)$`,
    'i',
  ),
];
const typings: readonly RegExp[] = [
  /^(?:change|set|make|turn)\s+the\s+(?:data\s+)?type\s+of\s+(?<row>.+?)(?:\s+(?:in|of|on)\s+(?<owner>.+?))?\s+(?:to|as|into)\s+(?:an?\s+)?(?<type>[\w()[\]<>,.]+)$/i,
  /^(?:make|turn|set|change)\s+(?<row>.+?)(?:\s+(?:in|of|on)\s+(?<owner>.+?))?\s+(?:into\s+|to\s+)?(?:an?\s+)?(?<type>int|integer|string|text|date|datetime|timestamp|boolean|bool|decimal|float|double|number|uuid|varchar(?:\(\d+\))?|bigint|json|money)$/i,
];

/** "remove email from User", "rename total to amount in Order", "change the type of total to int". */
export const changeRows: CommandForm = {
  id: 'change-rows',
  examples: [
    { diagram: 'library', says: 'remove attribute name from Member', does: ['Removes "name" from "Member".'] },
    { diagram: 'library', says: 'drop the title column', does: ['Removes "title" from "Book".'] },
    { diagram: 'library', says: 'rename title to heading in Book', does: ['Renames "title" in "Book" to "heading".'] },
    {
      diagram: 'library',
      says: 'change the type of name to text',
      does: ['Sets the type of "name" in "Member" to text.'],
    },
    {
      diagram: 'library',
      says: 'remove the attribute isbn',
      does: ['No class or table here has the row "isbn". The rows here are name of "Member" and title of "Book".'],
    },
  ],
  read: (command, setting) => {
    if (setting.type.family !== 'classes' && setting.type.family !== 'entities') return undefined;
    return (
      readWith(removals, command, setting, ({ node, row }) => ({
        edit: { kind: 'removeAttribute', node: node.id, name: row.name },
        said: `Removes "${row.name}" from "${node.label}".`,
      })) ??
      readWith(typings, command, setting, ({ node, row }, { type = '' }) => ({
        edit: { kind: 'changeAttribute', node: node.id, name: row.name, attribute: { ...row, type } },
        said: `Sets the type of "${row.name}" in "${node.label}" to ${type}.`,
      })) ??
      readWith(renamings, command, setting, ({ node, row }, { label = '' }) => {
        const name = row.name.endsWith(')') && !label.includes('(') ? `${label}()` : label;
        return {
          edit: { kind: 'changeAttribute', node: node.id, name: row.name, attribute: { ...row, name } },
          said: `Renames "${row.name}" in "${node.label}" to "${name}".`,
        };
      })
    );
  },
};

interface Row {
  readonly node: SpecNode;
  readonly row: SpecAttribute;
}

type Groups = Readonly<Record<string, string | undefined>>;
type ToStep = (row: Row, groups: Groups) => Step;

const readWith = (
  patterns: readonly RegExp[],
  command: string,
  setting: Setting,
  toStep: ToStep,
): CommandReading | undefined => {
  let refusal: CommandReading | undefined;
  for (const pattern of patterns) {
    const groups = pattern.exec(command)?.groups;
    if (groups?.row === undefined) continue;
    const shown = Object.fromEntries(
      Object.entries(groups).map(([key, text]) => [
        key,
        text === undefined ? undefined : showQuotes(text, setting.quotes),
      ]),
    );
    const rows = findRows(groups.row, groups.owner, setting);
    const [only, ...others] = rows;
    if (only !== undefined && others.length === 0) return steps(toStep(only, shown));
    const isRow = new RegExp(`\\b${word}\\b`, 'i').test(command);
    if (only !== undefined) refusal ??= several(rows);
    else if (isRow && !findPart(groups.row, setting).ok) refusal ??= unknown(shown.row ?? '', setting);
  }
  return refusal;
};

/** Rows of that name; a shape of that name is meant before a row is. */
const findRows = (phrase: string, owner: string | undefined, setting: Setting): readonly Row[] => {
  const text = showQuotes(phrase, setting.quotes);
  const isShape = owner === undefined && setting.spec.nodes.some(({ label }) => wordStems(label) === wordStems(text));
  const holder = owner === undefined ? undefined : findPart(owner, setting);
  if (isShape || holder?.ok === false) return [];
  const wanted = bare(text);
  return setting.spec.nodes
    .filter(({ id }) => holder === undefined || id === holder.part.id)
    .flatMap((node) =>
      (node.attributes ?? []).filter(({ name }) => bare(name) === wanted).map((row) => ({ node, row })),
    );
};

const bare = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\(.*$/, '')
    .replace(/[\s_-]+/g, '');

const several = (rows: readonly Row[]): CommandReading =>
  refuse(
    `${listNames(rows.map(({ node }) => `"${node.label}"`))} all have this row. Say which one you mean.`,
    rows.map(({ node }) => ({ id: node.id, label: node.label })),
  );

const unknown = (name: string, { spec }: Setting): CommandReading => {
  const rows = spec.nodes.flatMap(({ label, attributes = [] }) => attributes.map((row) => `${row.name} of "${label}"`));
  const there = rows.length === 0 ? 'There are no rows yet.' : `The rows here are ${listNames(rows)}.`;
  return refuse(`No class or table here has the row "${name}". ${there}`);
};
