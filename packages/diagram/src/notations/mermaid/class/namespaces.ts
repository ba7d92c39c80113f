import { takeId } from '../../../model/ids.ts';
import { type CarryStep, counted, sayWhere } from '../../carry/carry.ts';
import { toWord } from '../../rows/class-fits.ts';

/** Namespaces are flat, have a word for a name and at least one class; notes are about one class at most. */
export const withNamespaces: CarryStep = (spec) => {
  const used = new Set(spec.nodes.flatMap(({ groups = [] }) => groups));
  const taken = new Set(['']);
  const groups = spec.groups
    .filter(({ id }) => used.has(id))
    .map(({ parent: _parent, ...group }) => ({ ...group, label: takeName(toWord(group.label), taken) }));
  const nested = spec.groups.filter(({ parent }) => parent !== undefined).length;
  const long = spec.notes.filter(({ about }) => about.length > 1).length;
  return {
    spec: { ...spec, groups, notes: spec.notes.map((note) => ({ ...note, about: note.about.slice(0, 1) })) },
    leftOut: [
      ...sayWhere(spec.groups.length - groups.length, 'Packages without classes are left out.'),
      ...sayWhere(nested, `Namespaces can’t be nested: ${counted(nested, 'package')} moved out of another one.`),
      ...sayWhere(
        groups.filter(({ id, label }) => spec.groups.some((group) => group.id === id && group.label !== label)).length,
        'Names of packages are written as one word.',
      ),
      ...sayWhere(long, `A note can be about only one class: ${counted(long, 'note')} now about the first one only.`),
    ],
  };
};

const takeName = (word: string, taken: Set<string>): string => {
  const base = /^\p{L}/u.test(word) ? word : `P${word}`;
  return takeId(base, taken).replaceAll('-', '_');
};
