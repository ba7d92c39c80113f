import { becomesPart, isNoRow, onItsOwn } from '../../lexicon/en/own-part-words.ts';
import { capitalised } from '../../text/words.ts';
import { type CommandForm, steps } from '../form.ts';
import { newNode } from '../new-node.ts';
import { findPart } from '../references/find-parts.ts';
import { flat } from '../references/stem.ts';
import type { Setting } from '../setting.ts';

/** "The title of the book should become a class of its own": a row leaves its box and is joined with it. */
export const releaseRow: CommandForm = {
  id: 'release-row',
  examples: [
    {
      diagram: 'library',
      says: 'the title of the book should become a class of its own',
      does: ['Removes "title" from "Book".', 'Adds "Title".', 'Connects "Book" to "Title".'],
    },
    {
      diagram: 'library',
      says: 'title is no attribute of book any more, it becomes its own class',
      does: ['Removes "title" from "Book".', 'Adds "Title".', 'Connects "Book" to "Title".'],
    },
    {
      diagram: 'library',
      says: 'make name a separate entity',
      does: ['Removes "name" from "Member".', 'Adds "Name".', 'Connects "Member" to "Name".'],
    },
  ],
  read: (command, setting) => {
    const { family } = setting.type;
    if (family !== 'classes' && family !== 'entities') return undefined;
    const [, row = '', owner] = isNoRow.exec(command) ?? becomesPart.exec(command) ?? [];
    if (row === '' || !onItsOwn.test(command)) return undefined;
    const found = rowNamed(row, owner, setting);
    if (found === undefined || findPart(row, setting).ok) return undefined;
    const { name, node } = found;
    const part = newNode({ label: /^\p{Lu}/u.test(node.label) ? capitalised(name) : name }, setting);
    const isCounted = family === 'entities';
    return steps(
      { edit: { kind: 'removeAttribute', node: node.id, name }, said: `Removes "${name}" from "${node.label}".` },
      { edit: part, said: `Adds "${part.label}".` },
      {
        edit: { kind: 'connect', from: node.id, to: part.id },
        said: `Connects "${node.label}" to "${part.label}".`,
      },
      ...(isCounted
        ? [
            {
              edit: { kind: 'setCardinality' as const, from: node.id, to: part.id, atFrom: '0..*', atTo: '1' },
              said: `Sets 0..* "${node.label}" to 1 "${part.label}".`,
            },
          ]
        : []),
    );
  },
};

/** The only row of that name, in the box that is named or in any. */
const rowNamed = (row: string, owner: string | undefined, setting: Setting) => {
  const box = owner === undefined ? undefined : findPart(owner, setting);
  if (box?.ok === false) return undefined;
  const rows = setting.spec.nodes
    .filter(({ id }) => box === undefined || id === box.part.id)
    .flatMap((node) => (node.attributes ?? []).map(({ name }) => ({ name, node })))
    .filter(({ name }) => flat(name) === flat(row));
  return rows.length === 1 ? rows[0] : undefined;
};
