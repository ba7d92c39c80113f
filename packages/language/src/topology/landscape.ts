import type { SourceSpan, SpecEdge } from '@diagloom/diagram/model';
import { joinSpans } from '../text/token.ts';
import { capitalised, uncapitalised } from '../text/words.ts';
import type { TypeDescription } from '../understanding.ts';
import { areaRank, noArea } from './areas.ts';
import { isRoleName, kindOf } from './kind-of.ts';
import type { ReadName } from './read-name.ts';

/** A component, device or area while a text is being read; it becomes a group when something is inside it. */
export interface Part {
  label: string;
  readonly words: readonly string[];
  readonly kind: string | undefined;
  readonly role: string;
  readonly rank: number;
  parent: Part | undefined;
  technology: string | undefined;
  purpose: string;
  source: SourceSpan | undefined;
  readonly origin: NonNullable<SpecEdge['origin']>;
}

export interface Line {
  from: Part;
  to: Part;
  label: string;
  readonly kind: string | undefined;
  readonly source: SourceSpan | undefined;
  readonly origin: NonNullable<SpecEdge['origin']>;
}

interface Mention {
  readonly isNew?: boolean;
  /** How many areas get as many as the name counts. */
  readonly copies?: number;
  /** The area whose part it is. */
  readonly owner?: Part;
  /** What a pronoun cannot mean, such as the subject of its own verb. */
  readonly except?: readonly Part[];
}

/** More of one kind than this are one part that says how many. */
const mostCopies = 6;

/** What a text has told so far: its parts, the lines between them and what is inside what. */
export class Landscape {
  readonly parts: Part[] = [];
  readonly lines: Line[] = [];
  title = '';
  /** What was named, the latest last. */
  private named: (readonly Part[])[] = [];

  readonly type: TypeDescription;

  constructor(type: TypeDescription) {
    this.type = type;
  }

  /** The parts that a name means: those that were named before, or new ones, as many as it counts. */
  mention(name: ReadName, options: Mention = {}): readonly Part[] {
    const found = this.resolve(name, options);
    if (name.technology !== undefined) for (const part of found) part.technology ??= name.technology;
    if (found.length > 0) this.named.push(found);
    return found;
  }

  /** The parts that were named before and that the name means; empty for none. */
  find(name: ReadName, except: readonly Part[] = []): readonly Part[] {
    if (name.label === 'both')
      return this.named
        .filter((parts) => !parts.some((part) => except.includes(part)))
        .slice(-2)
        .flat();
    if (name.determiner === 'pronoun')
      return this.named.findLast((parts) => !parts.some((part) => except.includes(part))) ?? [];
    const exact = this.parts.filter(
      (part) => isSame(part.words, name.words) || isSame(part.label.toLowerCase().split(' '), name.words),
    );
    if (exact.length > 0) return exact;
    const spelledOut = this.parts.filter(({ words }) => words.length > 1 && initialsOf(words) === name.words.join(' '));
    if (spelledOut.length > 0) return spelledOut;
    const isLoose =
      name.determiner === 'known' ||
      name.determiner === 'each' ||
      name.isOwn ||
      kindOf(name.words, this.type).role !== 'plain';
    const ofPlural =
      isPlural(name) && name.count === undefined ? this.parts.filter((part) => endsWith(part.words, name.words)) : [];
    if (ofPlural.length > 1 && name.words.length === 1) return ofPlural;
    if (!isLoose) return [];
    const alike = this.parts.filter(
      (part) => endsWith(part.words, name.words) || (name.determiner !== 'none' && startsWith(part.words, name.words)),
    );
    const isCertain = name.determiner === 'known' || name.determiner === 'each';
    if (
      alike.length > 0 &&
      (isCertain || (name.determiner === 'none' && alike.length === 1 && startsWith(alike[0]?.words ?? [], name.words)))
    ) {
      return name.determiner === 'each' || isPlural(name) ? alike : sameSet(alike);
    }
    if (!isCertain) return [];
    const role =
      name.words.length > 2 || !isRoleName(name.words, this.type) ? 'plain' : kindOf(name.words, this.type).role;
    const ofRole = role === 'plain' ? [] : this.parts.filter((part) => part.role === role);
    return name.determiner === 'each' || isPlural(name)
      ? ofRole
      : sameSet(ofRole.slice(-1).flatMap((last) => ofRole.filter((part) => isSame(part.words, last.words))));
  }

  create(name: ReadName, count = name.count ?? 1, owner?: Part): readonly Part[] {
    const amount = count > mostCopies ? 1 : count;
    const { kind, role } = kindOf(name.words, this.type);
    const before = this.parts.filter((part) => isSame(part.words, name.words));
    const isNumbered = amount > 1 || before.length > 0;
    const [first] = before;
    if (
      owner !== undefined &&
      amount === 1 &&
      count === 1 &&
      first?.parent !== undefined &&
      isTold(first.parent, owner)
    ) {
      if (first.label === name.label) first.label = ofOwner(name.label, first.parent);
      const part = this.add(ofOwner(name.label, owner), 'prompt');
      part.source = name.span;
      return [part];
    }
    if (before.length === 1 && before[0] !== undefined && before[0].label === name.label)
      before[0].label = `${name.label} 1`;
    const made = Array.from(
      { length: amount },
      (_, index): Part => ({
        label:
          count > mostCopies
            ? `${name.label} x ${count}`
            : isNumbered
              ? `${name.label} ${before.length + index + 1}`
              : name.label,
        words: name.words,
        kind,
        role,
        rank: areaRank(name.words),
        parent: undefined,
        technology: name.technology,
        purpose: '',
        source: name.span,
        origin: 'prompt',
      }),
    );
    this.parts.push(...made);
    return made;
  }

  /** A part that the text does not name. */
  add(label: string, origin: Part['origin'], parent?: Part): Part {
    const words = label.toLowerCase().split(' ');
    const part: Part = {
      label,
      words,
      ...kindOf(words, this.type),
      rank: areaRank(words),
      parent,
      technology: undefined,
      purpose: '',
      source: undefined,
      origin,
    };
    this.parts.push(part);
    return part;
  }

  remove(part: Part): void {
    this.parts.splice(this.parts.indexOf(part), 1);
    for (const line of this.lines.filter(({ from, to }) => from === part || to === part))
      this.lines.splice(this.lines.indexOf(line), 1);
  }

  /** A line between all of the first and all of the second; one that is there gets the label that it lacks. */
  link(
    from: readonly Part[],
    to: readonly Part[],
    line: Partial<Pick<Line, 'label' | 'kind' | 'source' | 'origin'>> = {},
  ): readonly Line[] {
    const label = capitalised(line.label ?? '');
    return from.flatMap((a) =>
      besideOf(a, to).flatMap((b) => {
        if (a === b || isWithin(a, b) || isWithin(b, a)) return [];
        const known = this.lines.find(
          (other) =>
            other.from === a && other.to === b && (other.label === '' || label === '' || other.label === label),
        );
        if (known !== undefined) {
          if (known.label === '') known.label = label;
          return [known];
        }
        const made: Line = {
          from: a,
          to: b,
          label,
          kind: line.kind,
          source: line.source,
          origin: line.origin ?? 'prompt',
        };
        this.lines.push(made);
        return [made];
      }),
    );
  }

  /** Puts the children inside: one each where there are as many, copies of them where there are more parents. */
  place(children: readonly Part[], parents: readonly Part[]): void {
    if (parents.length === 0) return;
    children.forEach((child, index) => {
      if (parents.length > 1 && children.length === 1) this.copyInto(child, parents);
      else this.placeOne(child, parents[Math.floor((index * parents.length) / children.length)] ?? parents[0]);
    });
  }

  private placeOne(child: Part, parent: Part | undefined): void {
    if (parent === undefined || parent === child || isWithin(parent, child)) return;
    const old = child.parent;
    if (
      old !== undefined &&
      old !== parent &&
      old.rank <= parent.rank &&
      parent.parent === undefined &&
      !isWithin(old, parent)
    )
      parent.parent = old;
    if (old === undefined || old.rank <= parent.rank) child.parent = parent;
  }

  private copyInto(child: Part, parents: readonly Part[]): void {
    const [first, ...others] = parents;
    const inside = this.parts.filter((part) => part.parent === child);
    const label = child.label;
    this.placeOne(child, first);
    others.forEach((parent, index) => {
      const copy: Part = { ...child, label: numbered(label, index + 2), parent };
      this.parts.push(copy);
      for (const part of inside) this.parts.push({ ...part, label: numbered(part.label, index + 2), parent: copy });
    });
    child.label = numbered(label, 1);
    for (const part of inside) part.label = numbered(part.label, 1);
  }

  /** Makes the source of a part reach over the words that said what it is to others. */
  widen(part: Part, span: SourceSpan | undefined): void {
    part.source = joinSpans(part.source, span);
  }

  private resolve(name: ReadName, { isNew, copies, except, owner }: Mention): readonly Part[] {
    const known = isNew ? [] : this.find(name, except);
    const isAnother =
      name.determiner === 'new' &&
      name.count !== undefined &&
      known.length !== name.count &&
      !known.some(({ parent }) => parent === undefined);
    if (known.length > 0 && !isAnother) return known;
    if (name.words.length === 0) return [];
    return this.create(name, (name.count ?? 1) * (copies ?? 1), owner);
  }
}

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((word, index) => word === b[index]);
const endsWith = (words: readonly string[], end: readonly string[]): boolean =>
  words.length > end.length && isSame(words.slice(-end.length), end);
const startsWith = (words: readonly string[], start: readonly string[]): boolean =>
  words.length > start.length && isSame(words.slice(0, start.length), start);
/** Copies talk to the copies in their own area: the API of one machine to the proxy of that machine. */
const besideOf = (part: Part, others: readonly Part[]): readonly Part[] => {
  const beside = others.filter(({ parent }) => parent !== undefined && parent === part.parent);
  return beside.length > 0 && others.every((other) => isSame(other.words, others[0]?.words ?? [])) ? beside : others;
};

/** `alb` for an application load balancer. */
const initialsOf = (words: readonly string[]): string => words.map((word) => word.charAt(0)).join('');

/** Two areas with different names tell parts of the same name apart. */
const isTold = (a: Part, b: Part): boolean => !isSame(a.words, b.words);
const ofOwner = (label: string, owner: Part): string => `${owner.label} ${uncapitalised(label)}`;
/** The parts that were named together with the last of these. */
const sameSet = (parts: readonly Part[]): readonly Part[] => {
  const last = parts.at(-1);
  return last === undefined ? [] : parts.filter((part) => isSame(part.words, last.words));
};
const isPlural = ({ label }: ReadName): boolean => /[^s]s$/.test(label);
const numbered = (label: string, number: number): string => `${label.replace(/ \d+$/, '')} ${number}`;

export const isWithin = (part: Part, area: Part): boolean => {
  for (let at = part.parent, steps = 0; at !== undefined && steps < 20; at = at.parent, steps += 1)
    if (at === area) return true;
  return false;
};

export const isArea = (part: Part): boolean => part.rank < noArea;
