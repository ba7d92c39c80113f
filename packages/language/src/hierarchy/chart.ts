import type { DiagramSpec, SourceSpan } from '@diagloom/diagram/model';
import { createTreeDraft } from '../outline/tree-to-spec.ts';
import { capitalised } from '../text/words.ts';
import type { TypeDescription } from '../understanding.ts';

/** The chart that a text describes, as far as it was read. */
export interface Chart {
  /** The position of that name, made where it is new. Reads `Jane Doe (CEO)`, `vacant designer`, articles. */
  readonly position: (name: string, span?: SourceSpan) => string;
  readonly find: (name: string) => string | undefined;
  /** What stands between the two sides of the statement that is being read, such as `report to`. */
  readonly setRelation: (span: SourceSpan) => void;
  readonly lead: (from: string, to: string) => void;
  readonly advise: (from: string, to: string) => void;
  readonly isLed: (id: string) => boolean;
  /** What `each of them` and `each VP` mean: the positions that the last list named. */
  readonly lastNamed: () => readonly string[];
  readonly setLastNamed: (ids: readonly string[]) => void;
  /** True until the first position is named. */
  readonly isEmpty: () => boolean;
  readonly labelOf: (id: string) => string;
  readonly toSpec: (type: string, title: string) => DiagramSpec;
}

const article = /^(?:the|a|an|our|their|its|his|her|one)\s+/i;

export const createChart = (type: TypeDescription): Chart => {
  const draft = createTreeDraft((label) => label.toLowerCase().replace(article, ''));
  const labels = new Map<string, string>();
  const knows = (kind: string): boolean => type.vocabulary.nodes.some(({ id }) => id === kind);
  let last: readonly string[] = [];
  let relation: SourceSpan | undefined;
  const origin = (): { source?: SourceSpan } => (relation === undefined ? {} : { source: relation });
  return {
    position: (name, span) => {
      const { label, person, kind } = readName(name);
      const id = draft.mention(label, span, {
        ...(kind !== undefined && knows(kind) ? { kind } : {}),
        ...(person === undefined ? {} : { properties: { person } }),
      });
      labels.set(id, labels.get(id) ?? label);
      return id;
    },
    find: (name) => draft.find(readName(name).label),
    lead: (from, to) => {
      if (!draft.hasParent(to)) draft.connect(from, to, origin());
    },
    advise: (from, to) => draft.connect(from, to, { kind: 'dotted', ...origin() }),
    setRelation: (span) => {
      relation = span;
    },
    isLed: draft.hasParent,
    lastNamed: () => last,
    setLastNamed: (ids) => {
      last = ids;
    },
    isEmpty: () => labels.size === 0,
    labelOf: (id) => labels.get(id) ?? id,
    toSpec: draft.toSpec,
  };
};

/** Words that say what a box is. */
const unitWords =
  /\b(?:departments?|divisions?|teams?|units?|offices?|branch|branches|groups?|regions?|squads?|crews?)$/i;

/** `CTO Marc Dupont`: a title in capitals, then who holds it. */
const titleAndPerson = /^(?<position>\p{Lu}{2,5})\s+(?<person>\p{Lu}\p{Ll}.+)$/u;

const readName = (text: string): { label: string; person?: string; kind?: string } => {
  const bare = text.trim().replace(article, '');
  const vacant = /^(?:vacant|open)\s+(.+)$/i.exec(bare)?.[1];
  if (vacant !== undefined) return { label: capitalised(vacant.replace(/\s+position$/i, '')), kind: 'vacant' };
  const bracket = /^(.+?)\s*\(([^()]+)\)$/.exec(bare) ?? /^(.+?),\s*((?:the |our )?[^,]+)$/i.exec(bare);
  const [, outside, inside] = bracket ?? [];
  if (outside !== undefined && inside !== undefined) {
    const isPersonFirst = isPersonName(outside);
    const [person, label] = isPersonFirst ? [outside, inside] : [inside, outside];
    return isPersonName(person)
      ? { label: capitalised(label.replace(article, '')), person }
      : { label: capitalised(bare) };
  }
  const titled = titleAndPerson.exec(bare)?.groups;
  if (titled?.position !== undefined && titled.person !== undefined && isPersonName(titled.person)) {
    return { label: titled.position, person: titled.person };
  }
  if (/^(?:(?:personal|executive|office) )?assistant(?: to .+)?$/i.test(bare))
    return { label: capitalised(bare), kind: 'assistant' };
  return { label: capitalised(bare), ...(unitWords.test(bare) ? { kind: 'unit' } : {}) };
};

/** Two or three capitalised words, none of them all capitals: `Jane Doe`, not `VP Sales`. */
const isPersonName = (text: string): boolean =>
  /^(?:\p{Lu}[\p{Ll}’'.-]+\s+){1,2}\p{Lu}[\p{Ll}’'-]+$/u.test(text.trim());
