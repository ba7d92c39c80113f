import type { DiagramSpec, SourceSpan, SpecNode } from '@diagloom/diagram/model';
import { createTreeDraft } from '../outline/tree-to-spec.ts';
import { capitalised } from '../text/words.ts';
import type { TypeDescription } from '../understanding.ts';

/** The chart that a text describes, as far as it was read. */
export interface Chart {
  /** The position of that name, made where it is new. Reads `Jane Doe (CEO)`, `vacant designer`, articles. */
  readonly position: (name: string, span?: SourceSpan) => string;
  readonly find: (name: string) => string | undefined;
  /** `Surgery` where a `Head of surgery` stands already: the one who leads that field. Undefined for names of their own. */
  readonly headOf: (field: string) => string | undefined;
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
  /** The position that a person holds, learnt after the person was named. */
  readonly setPosition: (id: string, position: string, person: string) => void;
  readonly isUnit: (id: string) => boolean;
  /** True for a position that leads nobody yet. */
  readonly isLeaf: (id: string) => boolean;
  /** Puts those whom nobody leads under the one of them that the given rule chooses by their labels. */
  readonly leadRest: (headOf: (labels: readonly string[]) => number | undefined) => void;
  readonly toSpec: (type: string, title: string) => DiagramSpec;
}

const withHolder = (
  node: SpecNode,
  holder: { readonly label: string; readonly person: string } | undefined,
): SpecNode =>
  holder === undefined
    ? node
    : { ...node, label: holder.label, properties: { ...node.properties, person: holder.person } };

const article = /^(?:the|a|an|our|their|its|his|her|one)\s+/i;

export const createChart = (type: TypeDescription): Chart => {
  const draft = createTreeDraft((label) => label.toLowerCase().replace(article, ''));
  const labels = new Map<string, string>();
  const units = new Set<string>();
  const leaders = new Set<string>();
  const holders = new Map<string, { readonly label: string; readonly person: string }>();
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
      if (kind === 'unit') units.add(id);
      return id;
    },
    find: (name) => draft.find(readName(name).label),
    headOf: (field) => {
      const wanted = field.toLowerCase().replace(article, '');
      if (draft.find(field) !== undefined) return undefined;
      const heads = [...labels].filter(([, label]) => fieldOf(label) === wanted);
      return heads.length === 1 ? heads[0]?.[0] : undefined;
    },
    lead: (from, to) => {
      if (!draft.hasParent(to)) draft.connect(from, to, origin());
      leaders.add(from);
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
    setPosition: (id, position, person) => {
      holders.set(id, { label: capitalised(position.trim()), person });
    },
    isUnit: (id) => units.has(id),
    isLeaf: (id) => !leaders.has(id),
    leadRest: (choose) => {
      const roots = [...labels].filter(([id]) => !draft.hasParent(id));
      const [head] = roots[choose(roots.map(([, label]) => label)) ?? -1] ?? [];
      if (head !== undefined) for (const [id] of roots) draft.connect(head, id, {});
    },
    toSpec: (typeId, title) => {
      const spec = draft.toSpec(typeId, title);
      return { ...spec, nodes: spec.nodes.map((node) => withHolder(node, holders.get(node.id))) };
    },
  };
};

/** `Head of surgery` and `VP surgery` lead the surgery. */
const fieldOf = (label: string): string | undefined =>
  /^(?:head|director|manager|chief|vp|svp|evp|vice president|lead)(?: of)?(?: the)? (?<field>.+)$/i
    .exec(label)
    ?.groups?.field?.toLowerCase();

/** Words that say what a box is. */
const unitWords =
  /\b(?:departments?|divisions?|teams?|units?|offices?|branch|branches|groups?|regions?|squads?|crews?)$/i;

/** `CTO Marc Dupont`: a title in capitals, then who holds it. */
const titleAndPerson = /^(?<position>\p{Lu}{2,5})\s+(?<person>\p{Lu}\p{Ll}.+)$/u;

/** `VP Sales Olga Berg`: a title with the field that it leads, then who holds it. */
const officerOfField =
  /^(?<position>VP|SVP|EVP|Head|Director|Manager)(?:\s+of)?\s+(?<field>Sales|Marketing|Finance|Engineering|Operations|Product|Legal|HR|IT|Research|Production|Logistics|Support|Procurement|Quality|Design)\s+(?<person>\p{Lu}\p{Ll}[\p{L} ’'.-]*)$/u;

const readName = (text: string): { label: string; person?: string; kind?: string } => {
  const bare = text.trim().replace(article, '');
  const vacant = /^(?:vacant|open)\s+(.+)$/i.exec(bare)?.[1];
  if (vacant !== undefined) return { label: capitalised(vacant.replace(/\s+position$/i, '')), kind: 'vacant' };
  const bracket = /^(.+?)\s*\(([^()]+)\)$/.exec(bare) ?? /^(.+?),\s*((?:the |our )?[^,]+)$/i.exec(bare);
  const [, outside, inside] = bracket ?? [];
  if (outside !== undefined && inside !== undefined) {
    const isPersonFirst = isPersonName(outside) || (isGivenName(outside) && isTitle(inside));
    const [person, label] = isPersonFirst ? [outside, inside] : [inside, outside];
    return isPersonFirst || isPersonName(person)
      ? { label: capitalised(label.replace(article, '')), person }
      : { label: capitalised(bare) };
  }
  const led =
    /^(?<unit>.+?),?\s+(?:led|headed|run|managed) by\s+(?<person>\p{Lu}[\p{Ll}’'-]+(?:\s+\p{Lu}[\p{Ll}’'-]+)*)$/u.exec(
      bare,
    )?.groups;
  if (led?.unit !== undefined && led.person !== undefined) return { label: capitalised(led.unit), person: led.person };
  const titled = officerOfField.exec(bare)?.groups ?? titleAndPerson.exec(bare)?.groups;
  if (
    titled?.position !== undefined &&
    titled.person !== undefined &&
    (titled.field !== undefined || isPersonName(titled.person))
  ) {
    const field = titled.field === undefined ? '' : ` ${titled.field}`;
    return { label: `${titled.position}${field}`, person: titled.person };
  }
  if (/^(?:(?:personal|executive|office) )?assistant(?: to .+)?$/i.test(bare))
    return { label: capitalised(bare), kind: 'assistant' };
  return { label: capitalised(bare), ...(unitWords.test(bare) ? { kind: 'unit' } : {}) };
};

/** `CEO`, `Head of sales`, `senior developer`. */
export const isTitle = (text: string): boolean => /^\p{Lu}{2,3}$/u.test(text.trim()) || titleWords.test(text.trim());

const titleWords =
  /^(?:VP\b.*|(?:head|director|manager|chief|lead)\b.*|.*\b(?:officer|president|owner|founder|partner|director|manager|lead|leader|head|chief|chair\p{L}*|dev|engineer|developer|designer|analyst|assistant|accountant|consultant|specialist|coordinator|administrator|supervisor|intern|architect|scientist|recruiter|secretary))$/iu;

/** `Jane`: one capitalised word that is no title. */
const isGivenName = (text: string): boolean => /^\p{Lu}\p{Ll}[\p{L}’'-]*$/u.test(text.trim()) && !isTitle(text);

/** Two or three capitalised words, none of them all capitals: `Jane Doe`, not `VP Sales`. */
const isPersonName = (text: string): boolean =>
  /^(?:\p{Lu}[\p{Ll}’'.-]+\s+){1,2}\p{Lu}[\p{Ll}’'-]+$/u.test(text.trim());
