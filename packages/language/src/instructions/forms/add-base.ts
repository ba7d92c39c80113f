import { baseWithHeirs, heirOfBase, saysAbstract, saysInterface } from '../../lexicon/en/subclass-words.ts';
import { type CommandForm, type CommandReading, steps } from '../form.ts';
import { showQuotes } from '../hide-quotes.ts';
import { newNode } from '../new-node.ts';
import { findParts } from '../references/find-parts.ts';
import { nameOf, type Part } from '../references/part.ts';
import type { Setting } from '../setting.ts';

/** "Add an abstract class Item that Book and Loan extend", "a Novel that extends Book": a new class above or below others. */
export const addBase: CommandForm = {
  id: 'add-base',
  examples: [
    {
      diagram: 'library',
      says: 'add an abstract class Record that Book and Loan extend',
      does: [
        'Adds the abstract class "Record".',
        'Connects "Book" to "Record" (inheritance).',
        'Connects "Loan" to "Record" (inheritance).',
      ],
    },
    {
      diagram: 'library',
      says: 'we need a Novel that inherits from Book',
      does: ['Adds "Novel".', 'Connects "Novel" to "Book" (inheritance).'],
    },
  ],
  read: (command, setting): CommandReading | undefined => {
    if (setting.type.family !== 'classes') return undefined;
    const above = baseWithHeirs.exec(command)?.groups;
    const below = above === undefined ? heirOfBase.exec(command)?.groups : undefined;
    const { name = '', kind = '', heirs = '', base = '' } = above ?? below ?? {};
    const label = showQuotes(name, setting.quotes);
    if (name === '' || setting.spec.nodes.some((node) => node.label.toLowerCase() === label.toLowerCase()))
      return undefined;
    const others = findParts(above === undefined ? base : heirs, setting);
    if (!others.ok) return undefined;
    const node = newNode({ label, ...kindOf(kind, setting) }, setting);
    const relation = saysInterface.test(kind) ? 'implements' : 'inherits';
    const { edges } = setting.type.vocabulary;
    const edgeKind = edges.find(({ id }) => id === relation)?.id ?? 'inherits';
    const link = (part: Part) => {
      const [from, to] = above === undefined ? [node.id, part.id] : [part.id, node.id];
      const [one, other] =
        above === undefined ? [`"${label}"`, nameOf(part, setting)] : [nameOf(part, setting), `"${label}"`];
      return {
        edit: { kind: 'connect' as const, from, to, edgeKind },
        said: `Connects ${one} to ${other} (inheritance).`,
      };
    };
    const what =
      node.nodeKind === undefined ? '' : `the ${node.nodeKind === 'interface' ? 'interface' : 'abstract class'} `;
    return steps({ edit: node, said: `Adds ${what}"${label}".` }, ...others.parts.map(link));
  },
};

const kindOf = (words: string, { type }: Setting): { readonly kind?: string } => {
  const wanted = saysAbstract.test(words) ? 'abstract' : saysInterface.test(words) ? 'interface' : undefined;
  const kind = type.vocabulary.nodes.find(({ id }) => id === wanted)?.id;
  return kind === undefined ? {} : { kind };
};
