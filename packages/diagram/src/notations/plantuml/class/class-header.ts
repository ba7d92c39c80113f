/** What stands on the line that declares a class: `abstract class "A list" as List<T> <<Service>> #pink extends Base implements Walks {`. */
export interface ClassHeader {
  /** `class`, `abstract`, `interface`, `enum`, `entity` ... */
  readonly word: string;
  /** The names as the text has them, quotes included; the second stands behind `as`. */
  readonly names: readonly [first: string, second?: string];
  /** `<T extends Base>`; empty without one. */
  readonly generic: string;
  readonly stereotypes: readonly string[];
  readonly parents: readonly { readonly name: string; readonly kind: 'inherits' | 'realises' }[];
  /** What of its look is told, for people. */
  readonly looks: readonly string[];
  /** What stands behind the brace that opens the members; undefined where no brace does. */
  readonly body?: string;
}

const name = '("[^"]*"|[\\p{L}\\p{N}_.]+)';
const opening = new RegExp(
  `^[-+#~]?\\s*(abstract\\s+class|abstract|class|interface|enum|entity|annotation|protocol|struct|exception|record|dataclass|metaclass)\\s+${name}`,
  'u',
);
const parent = new RegExp(`^(?:,\\s*)?${name}`, 'u');

/** Reads the line of a class up to the brace; undefined for any other line. */
export const readClassHeader = (text: string): ClassHeader | undefined => {
  const start = opening.exec(text);
  if (start === null) return undefined;
  const names: [string, string?] = [start[2] ?? ''];
  const header = { generic: '', stereotypes: [] as string[], parents: [] as ClassHeader['parents'][number][] };
  const looks = new Set<string>();
  let body: string | undefined;
  let rest = text.slice(start[0].length);
  const take = (pattern: RegExp): RegExpExecArray | undefined => {
    const found = pattern.exec(rest);
    if (found === null) return undefined;
    rest = rest.slice(found[0].length);
    return found;
  };
  const takeParents = (kind: 'inherits' | 'realises'): void => {
    for (let found = take(parent); found !== undefined; found = rest.startsWith(',') ? take(parent) : undefined) {
      header.parents.push({ name: found[1] ?? '', kind });
      rest = rest.slice(genericLength(rest)).trimStart();
    }
  };
  while (rest.trim() !== '' && body === undefined) {
    rest = rest.trimStart();
    const alias = take(aliased);
    const stereotype = alias === undefined ? take(/^<<([^>]*)>>/) : undefined;
    const lineage = take(/^(extends|implements)\s+/);
    if (alias !== undefined) names[1] = alias[1] ?? '';
    else if (stereotype !== undefined) header.stereotypes.push(stereotype[1]?.trim() ?? '');
    else if (lineage !== undefined) takeParents(lineage[1] === 'extends' ? 'inherits' : 'realises');
    else if (take(/^##?[^\s{]*/) !== undefined) looks.add('Colors and borders of shapes');
    else if (take(/^\[\[[^\]]*\]\]/) !== undefined) looks.add('Links of shapes');
    else if (take(/^\$\S+/) !== undefined) looks.add('Tags');
    else if (rest.startsWith('{')) body = rest.slice(1).trim();
    else {
      const length = genericLength(rest);
      if (length === 0) return undefined;
      header.generic = rest.slice(0, length);
      rest = rest.slice(length);
    }
  }
  const word = (start[1] ?? '').replace(/\s+/g, ' ');
  return { word, names, ...header, looks: [...looks], ...(body === undefined ? {} : { body }) };
};

const aliased = new RegExp(`^as\\s+${name}`, 'u');

/** How long the part in angle brackets is that the text begins with, brackets within it included; 0 where it begins otherwise. */
const genericLength = (text: string): number => {
  if (!/^<(?!<)/.test(text)) return 0;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '<') depth += 1;
    else if (text[at] === '>') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return 0;
};
