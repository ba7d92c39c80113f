import type { SourceSpan } from '@diagloom/diagram/model';
import { joinSpans } from '../../text/token.ts';
import type { TypeDescription } from '../../understanding.ts';
import { areaRank } from '../areas.ts';
import { isFramework } from '../products.ts';
import type { ReadName } from '../read-name.ts';
import { createPart, createParts } from './create-parts.ts';
import { findParts } from './find-parts.ts';
import { type LineDetails, linkParts } from './link-parts.ts';
import { isWithin, type Line, type Part } from './part.ts';
import { placeParts } from './place-parts.ts';
import { isSame } from './same-words.ts';

interface Mention {
  readonly isNew?: boolean;
  /** How many areas get as many as the name counts. */
  readonly copies?: number;
  /** The area whose part it is. */
  readonly owner?: Part;
  /** What a pronoun cannot mean, such as the subject of its own verb. */
  readonly except?: readonly Part[];
  /** What a pronoun means rather than what was named later, such as a queue that is listened to. */
  readonly fits?: (part: Part) => boolean;
  /** The areas that the sentence speaks of: what stands there is meant rather than its like elsewhere. */
  readonly near?: readonly Part[];
}

/** More of one kind than this in each of several areas are one part that says how many. */
const mostEach = 3;

/** What a text has told so far: its parts, the lines between them and what is inside what. */
export class Landscape {
  readonly parts: Part[] = [];
  readonly lines: Line[] = [];
  title = '';
  /** Names that head lists of what stands in the place that is called so, in lower case. */
  placeHeads: ReadonlySet<string> = new Set();
  /** What the statement before opened with. */
  opening: readonly Part[] = [];
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

  /** Parts that one list names are meant together by what follows. */
  nameTogether(parts: readonly Part[]): void {
    if (parts.length > 1) this.named.push(parts);
  }

  get lastNamed(): readonly Part[] {
    return this.named.at(-1) ?? [];
  }

  /** The parts that were named before and that the name means; empty for none. */
  find(name: ReadName, except: readonly Part[] = [], fits?: Mention['fits']): readonly Part[] {
    const told = { parts: this.parts, named: this.named, type: this.type, opening: this.opening };
    return findParts(name, told, except, fits);
  }

  create(name: ReadName, count = name.count ?? 1, owner?: Part): readonly Part[] {
    return createParts(name, { count, owner }, this);
  }

  /** A part that the text does not name. */
  add(label: string, origin: Part['origin'], parent?: Part): Part {
    const part = createPart(label, origin, this.type, parent);
    this.parts.push(part);
    return part;
  }

  /** As many more of the same, with the next numbers. */
  copy(parts: readonly Part[]): readonly Part[] {
    return parts.flatMap(({ label, words, amount, technology, source }) => {
      const name: ReadName = {
        label: label.replace(/ \d+$/, ''),
        words,
        count: undefined,
        determiner: 'new',
        isOwn: false,
        isApart: false,
        isAll: false,
        technology,
        span: source ?? { start: 0, end: 0 },
      };
      return this.create(amount === undefined ? name : { ...name, label, amount });
    });
  }

  remove(part: Part): void {
    this.parts.splice(this.parts.indexOf(part), 1);
    this.named = this.named.map((group) => group.filter((one) => one !== part)).filter((group) => group.length > 0);
    for (const line of this.lines.filter(({ from, to }) => from === part || to === part))
      this.lines.splice(this.lines.indexOf(line), 1);
  }

  /** A line between all of the first and all of the second; one that is there gets the label that it lacks. */
  link(from: readonly Part[], to: readonly Part[], line: LineDetails = {}): readonly Line[] {
    return linkParts(from, to, line, this.lines);
  }

  /** Puts the children inside: one each where there are as many, copies of them where there are more parents. */
  place(children: readonly Part[], parents: readonly Part[]): void {
    const [holder] = parents;
    if (parents.length === 1 && holder !== undefined && this.isMadeWith(holder)) {
      for (const child of children) child.technology ??= holder.label;
      this.remove(holder);
      return;
    }
    placeParts(children, parents, this.parts);
  }

  /** `a front end in React`: what things are made with holds nothing. */
  private isMadeWith(holder: Part): boolean {
    return (
      isFramework(holder.label) &&
      !this.parts.some(({ parent }) => parent === holder) &&
      !this.lines.some(({ from, to }) => from === holder || to === holder)
    );
  }

  /** Makes the source of a part reach over the words that said what it is to others. */
  widen(part: Part, span: SourceSpan | undefined): void {
    part.source = joinSpans(part.source, span);
  }

  /** `The client calls the zone servers. 3 zone servers ...`: the one that stood for several becomes as many, each with its lines. */
  private countOut(part: Part, name: ReadName): readonly Part[] {
    part.label = name.label;
    const more = this.create(name, (name.count ?? 1) - 1);
    for (const other of more) other.parent = part.parent;
    for (const line of this.lines.filter(({ from, to }) => from === part || to === part))
      this.lines.push(
        ...more.map((other) => ({
          ...line,
          from: line.from === part ? other : line.from,
          to: line.to === part ? other : line.to,
        })),
      );
    return [part, ...more];
  }

  private resolve(name: ReadName, { isNew, copies, except, fits, owner, near = [] }: Mention): readonly Part[] {
    const known = isNew ? [] : nearOf(this.find(name, except, fits), near);
    /** 18 PCs are not the ten PCs that are named next. */
    const isAnother =
      name.determiner === 'new' &&
      name.count !== undefined &&
      known.length !== name.count &&
      (!known.some(({ parent }) => parent === undefined) ||
        known.every(({ amount }) => amount !== undefined && amount !== name.count));
    const [only, ...others] = known;
    if (only !== undefined && others.length === 0 && isUncounted(only, name)) return this.countOut(only, name);
    if (known.length > 0 && !isAnother) return known;
    if (name.words.length === 0) return [];
    const { count = name.isBoth ? 2 : 1 } = name;
    if (copies !== undefined && copies > 1 && count > mostEach)
      return this.create({ ...name, amount: count }, copies, owner);
    return this.create(name, count * (copies ?? 1), owner);
  }
}

/** True for a part in the plural that is counted only now. */
const isUncounted = (part: Part, { count = 1, words }: ReadName): boolean =>
  count > 1 &&
  count <= mostCounted &&
  part.amount === undefined &&
  part.rank >= machineRank &&
  /[^s]s$/.test(part.label) &&
  isSame(part.words, words);

/** More are drawn as one that says how many. */
const mostCounted = 6;
const machineRank = areaRank(['server']);

/** Of several, those that stand in one of the areas, where some do. */
const nearOf = (parts: readonly Part[], areas: readonly Part[]): readonly Part[] => {
  const near = parts.length < 2 ? [] : parts.filter((part) => areas.some((area) => isWithin(part, area)));
  return near.length > 0 ? near : parts;
};
