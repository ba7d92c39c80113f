import { areaRank, lastSureRank, noArea } from '../areas.ts';
import type { Landscape } from '../landscape/landscape.ts';
import { isArea, isWithin, type Part } from '../landscape/part.ts';
import type { ReadName } from '../read-name.ts';
import { copyName, isEachOwn, isOnEach, ownedName } from './owned-name.ts';
import type { Context, SentenceState } from './sentence-state.ts';

/** The parts that a name means where it stands: new ones inside an area, one for each owner, or those known by the name. */
export const partsFor = (
  name: ReadName,
  context: Context | undefined,
  { landscape, lastParts, contexts, fronted, isPlacedNext }: SentenceState,
): readonly Part[] => {
  const subjects = context?.subjects ?? [];
  const holds =
    context !== undefined && (context.meaning === 'contains' || (context.meaning === 'has' && subjects.some(isArea)));
  const isFresh =
    name.determiner === 'new' ||
    name.determiner === 'none' ||
    (subjects.length > 1 &&
      subjects.every(({ rank }) => rank > lastSureRank) &&
      name.determiner === 'known' &&
      landscape.find(name).length === 0);
  if (holds && isFresh && subjects.length > 0) {
    const known = landscape.find(name).filter((part) => part.parent === undefined || subjects.includes(part.parent));
    if (known.length > 0) return known;
    const [owner] = subjects.length === 1 ? subjects : [];
    return landscape.mention(name, {
      isNew: true,
      copies: subjects.length,
      ...(owner === undefined ? {} : { owner }),
    });
  }
  const sites = sitesOf(name, context, contexts);
  if (sites.length > 1) return inEach(landscape.create(name, (name.count ?? 1) * sites.length), sites, landscape);
  if (isOnEach(context, name, landscape.type))
    return subjects.flatMap(({ parent }) => {
      const made = landscape.create(name, 1);
      if (parent !== undefined) landscape.place(made, [parent]);
      return made;
    });
  if (isEachOwn(context, name)) {
    const areas = new Set(subjects.map(({ parent }) => parent));
    const isApart = !areas.has(undefined) && areas.size === subjects.length;
    return subjects.flatMap((subject) => {
      const made = landscape.create(isApart ? name : ownedName(name, subject), isApart ? (name.count ?? 1) : undefined);
      if (subject.parent !== undefined) landscape.place(made, [subject.parent]);
      return made;
    });
  }
  if (context?.meaning === 'inside' && name.isApart && isManyAreas(name))
    return landscape.create(oneOf(name), subjects.length + originalsOf(subjects, landscape));
  const [before] = lastParts;
  if (context === undefined && before?.role === 'database' && copyName(name, before) !== name)
    return landscape.mention(copyName(name, before));
  const [area, ...more] = fronted?.meaning === 'inside' ? fronted.parts : [];
  if (area !== undefined && more.length === 0 && isElsewhere(name, area, landscape))
    return landscape.mention(name, { isNew: true, owner: area });
  if (isPlacedNext && isPlacedBefore(name, landscape)) return landscape.mention(name, { isNew: true });
  const [store] = subjects;
  const isOwned = context?.meaning === 'has' && subjects.length === 1 && store !== undefined && store.role !== 'plain';
  return landscape.mention(isOwned ? copyName(name, store) : name, {
    except: subjects,
    near: fronted?.meaning === 'inside' ? fronted.parts : [],
    ...(isListening(context) ? { fits: ({ role }) => role === 'queue' } : {}),
  });
};

/** `An access point in the gym, an access point in the hall`: in a network, what stands elsewhere is another one. */
const isPlacedBefore = (name: ReadName, landscape: Landscape): boolean => {
  const known = landscape.type.id === 'network' && name.determiner === 'new' ? landscape.find(name) : [];
  return known.length > 0 && known.every(({ parent, role }) => parent !== undefined && role !== 'plain');
};

/** `In Rome a switch ...; in Oslo a switch ...`: all that was called so stands in another place. */
const isElsewhere = (name: ReadName, area: Part, landscape: Landscape): boolean => {
  const known = name.determiner === 'new' && area.rank <= lastSureRank ? landscape.find(name) : [];
  return known.length > 0 && known.every((part) => part.parent !== undefined && !isWithin(part, area) && part !== area);
};

/** As many in each of the sites, in turn. */
const inEach = (made: readonly Part[], sites: readonly Part[], landscape: Landscape): readonly Part[] => {
  const each = made.length / sites.length;
  sites.forEach((site, at) => {
    landscape.place(made.slice(at * each, at * each + each), [site]);
  });
  return made;
};

/** `Each site has two servers behind a firewall`, `a balancer in front of two servers`: the sites that have as many each. */
const sitesOf = (
  { determiner, count, isOne }: ReadName,
  context: Context | undefined,
  contexts: readonly Context[],
): readonly Part[] =>
  (context?.meaning === 'before' || (context?.meaning === 'behind' && count === undefined && !isOne)) &&
  context.chunk?.isVerb === false &&
  determiner === 'new'
    ? (contexts.find(({ meaning, subjects }) => isHolding(meaning) && subjects.every(({ rank }) => rank <= siteRank))
        ?.subjects ?? [])
    : [];

const isHolding = (meaning: Context['meaning']): boolean => meaning === 'has' || meaning === 'contains';

const siteRank = areaRank(['site']);

/** `On separate VMs` says not how many: one for each that stands there. */
const isManyAreas = ({ label, words, count }: ReadName): boolean =>
  count === undefined && /[^s]s$/.test(label) && areaRank(words) < noArea;

const oneOf = (name: ReadName): ReadName => ({ ...name, label: name.label.replace(/s$/, '') });

/** How many stores the subjects are copies of. */
const originalsOf = (subjects: readonly Part[], { lines }: Landscape): number =>
  lines.filter(({ from, to }) => subjects.includes(to) && !subjects.includes(from) && from.role === to.role).length;

/** `A mailer subscribes to it`: to what passes messages on. */
const isListening = (context: Context | undefined): boolean =>
  context?.meaning === 'linkBack' && context.chunk?.relation.edgeKind === 'async';
