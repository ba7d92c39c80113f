import type { SpecAttribute } from '@diagloom/diagram/model';
import type { PastedLink, PastedThing } from './pasted.ts';

/** A class as source code declares it. */
export interface CodeClass {
  readonly name: string;
  readonly kind?: string;
  readonly members: readonly SpecAttribute[];
  /** What stands behind `extends`, `implements`, `:` or in Python's brackets. */
  readonly parents: readonly string[];
}

/** Things and lines of classes: parents, and fields whose type is another class of the text. */
export const linkClasses = (
  classes: readonly CodeClass[],
): { readonly things: readonly PastedThing[]; readonly links: readonly PastedLink[] } => {
  const kinds = new Map(classes.map(({ name, kind }) => [name, kind]));
  const isInterface = (name: string): boolean =>
    kinds.get(name) === 'interface' || (!kinds.has(name) && /^I\p{Lu}\p{Ll}/u.test(name));
  const links: PastedLink[] = [];
  const things = classes.map(({ name, kind, members, parents }) => {
    for (const to of parents)
      links.push({
        from: name,
        to,
        label: '',
        kind: isInterface(to) && kind !== 'interface' ? 'realises' : 'inherits',
      });
    const own = members.filter((member) => {
      const target = wordsIn(member.type).find(
        (word) => kinds.has(word) && kinds.get(word) !== 'enum' && word !== name,
      );
      if (target === undefined || member.name.includes('(')) return true;
      const isMany = /\[\]|List|Set|Array|Collection|Iterable|list\[|\bMap\b|dict\[|Enumerable/i.test(
        member.type ?? '',
      );
      links.push({ from: name, to: target, label: member.name, toCardinality: isMany ? '0..*' : '1' });
      return false;
    });
    return { name, members: own, ...(kind === undefined ? {} : { kind }) };
  });
  const outside = [...new Set(links.map(({ to }) => to))].filter((name) => !kinds.has(name));
  return {
    things: [
      ...things,
      ...outside.map((name) => ({ name, members: [], ...(isInterface(name) ? { kind: 'interface' } : {}) })),
    ],
    links,
  };
};

const wordsIn = (type: string | undefined): readonly string[] => type?.match(/[\p{L}_]\w*/gu) ?? [];
