import {
  frontNouns,
  joiningRoles,
  outerRoles,
  runningNouns,
  runningRoles,
  sameProducts,
  storingRoles,
} from '../../lexicon/en/topology-words.ts';
import { singular } from '../../lexicon/morphology.ts';
import type { TypeDescription } from '../../understanding.ts';
import { areaRank, lastSureRank, noArea } from '../areas.ts';
import { isRoleName, kindOf } from '../kind-of.ts';
import { products } from '../products.ts';
import type { ReadName } from '../read-name.ts';
import { isArea, type Part } from './part.ts';
import { endsWith, isSame, startsWith } from './same-words.ts';

/** What a text has told before the name. */
interface Told {
  readonly parts: readonly Part[];
  /** What was named together, the latest last. */
  readonly named: readonly (readonly Part[])[];
  readonly type: TypeDescription;
  /** What the statement before opened with. */
  readonly opening?: readonly Part[];
}

/** `All services`, where what stands under the heading `Services` was listed. */
const heldBy = (written: string, parts: readonly Part[]): readonly Part[] => {
  const area = parts.find(({ words }) => words.map(singular).join(' ') === written);
  return area === undefined ? [] : parts.filter(({ parent }) => parent === area);
};

/** The parts that were named before and that the name means; empty for none. */
export const findParts = (
  name: ReadName,
  { parts, named, type, opening }: Told,
  except: readonly Part[],
  fits: (part: Part) => boolean = () => true,
): readonly Part[] => {
  if (name.label === 'everything') return allTold(parts, type).filter((part) => !except.includes(part));
  if (name.label === 'both') return lastTwo(named.filter((group) => !group.some((part) => except.includes(part))));
  const pair = name.isBoth === true ? pairCalled(parts, name, type) : [];
  if (pair.length > 0) return pair;
  if (name.isAll)
    return name.count === undefined
      ? allMeant({ parts, named, type, opening: opening ?? [] }, except)
      : lastSet(parts, named, name.count);
  if (name.determiner === 'pronoun') {
    const meant = named.filter((group) => !group.some((part) => except.includes(part)));
    return meant.findLast((group) => group.every(fits)) ?? meant.at(-1) ?? [];
  }
  const written = name.words.join(' ');
  const exact = parts.filter(
    (part) =>
      isSame(part.words, name.words) ||
      part.words.join(' ') === `${written}db` ||
      (part.role === 'artefact' && part.words.at(-1)?.replace(/\.[a-z]{2,5}$/, '') === written) ||
      (/\d$/.test(written) && (part.label.replace(' ', '').toLowerCase() === written || isNumberedAs(part, written))) ||
      (part.label.length === written.length && part.label.toLowerCase() === written),
  );
  const held = name.determiner === 'each' ? heldBy(written, parts) : [];
  if (held.length > 0) return held;
  // `the routers` are that of one site and that of the other, which is called after it.
  const isMany = exact.length === 1 && isPlural(name) && name.count === undefined && name.determiner === 'known';
  if (exact.length > 0)
    return isMany
      ? parts.filter(
          (part) => exact.includes(part) || (part.role === exact[0]?.role && endsWith(part.words, name.words)),
        )
      : exact;
  const area = areaCalled(parts, name);
  if (area !== undefined) return [area];
  const ofTwo = secondOf(parts, name);
  if (ofTwo !== undefined) return [ofTwo];
  const otherName = sameProducts.find((names) => names.has(written));
  const called =
    otherName === undefined
      ? []
      : parts.filter(({ words: [first, ...rest] }) => otherName.has(first ?? '') && rest.every(isVersion));
  if (called.length > 0 && name.determiner !== 'new') return called;
  const ofProduct = products.has(name.words.join(' ')) ? sameProduct(parts, name) : [];
  if (ofProduct.length > 0) return ofProduct;
  const sites = name.determiner === 'each' && name.words.length === 1 && areaRank(name.words) === siteRank;
  if (sites) {
    const all = parts.filter(({ rank }) => rank === siteRank);
    const called = all.filter(({ words }) => words.includes(name.words[0] ?? ''));
    return called.length > 0 ? called : all;
  }
  const spelledOut = parts.filter(
    ({ words }) => words.length > 1 && words.length === written.length && initialsOf(words) === written,
  );
  if (spelledOut.length > 0) return spelledOut;
  const short = shortFor(name, parts);
  if (short.length > 0) return short;
  const isLoose =
    name.determiner === 'known' ||
    name.determiner === 'each' ||
    name.isOwn ||
    areaRank(name.words) === siteRank ||
    kindOf(name.words, type).role !== 'plain';
  const ofPlural =
    isPlural(name) && name.count === undefined ? parts.filter((part) => endsWith(part.words, name.words)) : [];
  if (ofPlural.length > 1 && name.words.length === 1) return ofPlural;
  if (!isLoose) return [];
  const alike = parts.filter(
    (part) =>
      endsWith(part.words, name.words) ||
      ((name.determiner !== 'none' || part.rank === siteRank) && startsWith(part.words, name.words)),
  );
  const isCertain = name.determiner === 'known' || name.determiner === 'each';
  if (
    alike.length > 0 &&
    (isCertain || (name.determiner === 'none' && alike.length === 1 && startsWith(alike[0]?.words ?? [], name.words)))
  ) {
    return name.determiner === 'each' || isPlural(name) || name.count === alike.length ? alike : sameSet(alike);
  }
  if (!isCertain) return [];
  const role = name.words.length > 2 || !isRoleName(name.words, type) ? 'plain' : kindOf(name.words, type).role;
  const alikeInRole = role === 'plain' ? [] : parts.filter((part) => part.role === role);
  const isMoreSpecific = alikeInRole.length > 1 && alikeInRole.every((part) => endsWith(name.words, part.words));
  const ofRole = isMoreSpecific && name.determiner === 'known' ? [] : alikeInRole;
  if (ofRole.length === 0 && name.determiner === 'each' && runningNouns.has(written)) return lastRunningTogether(named);
  return name.determiner === 'each' || isPlural(name)
    ? ofRole
    : sameSet(ofRole.slice(-1).flatMap((last) => ofRole.filter((part) => isSame(part.words, last.words))));
};

/** `Rome` is the data centre Rome: an area is meant by its name alone. */
const areaCalled = (parts: readonly Part[], { words, determiner }: ReadName): Part | undefined => {
  if (words.length === 0 || !/^(?:none|known)$/.test(determiner)) return undefined;
  const [area, ...others] = parts.filter(
    (part) =>
      part.rank <= lastSureRank &&
      endsWith(part.words, words) &&
      areaRank(part.words.slice(0, -words.length)) === part.rank,
  );
  return others.length > 0 ? undefined : area;
};

/** `Host 1` is the VMware host 1. */
const isNumberedAs = ({ label }: Part, written: string): boolean =>
  / /.test(written) && label.toLowerCase().endsWith(` ${written}`);

/** `Both LANs`, `both front ends`: the two areas of that rank, the two that are called so, or the two that stand together where that is told. */
const pairCalled = (parts: readonly Part[], { words }: ReadName, type: TypeDescription): readonly Part[] => {
  const rank = areaRank(words);
  const { role } = kindOf(words, type);
  const told = [
    parts.filter((part) => endsWith(part.words, words)),
    parts.filter((part) => rank < noArea && startsWith(part.words, words)),
    parts.filter((part) => rank < noArea && part.rank === rank),
    parts.filter((part) => role !== 'plain' && part.role === role),
    ...outermost(parts, words),
  ];
  return told.find((two) => two.length === 2) ?? [];
};

/** What stands in each area that people use things in, where front ends are meant. */
const outermost = (parts: readonly Part[], words: readonly string[]): readonly (readonly Part[])[] =>
  frontNouns.has(words.join(' '))
    ? parts.filter(isArea).map((area) => parts.filter(({ parent, rank }) => parent === area && rank === noArea))
    : [];

/** `PostgreSQL 15` is PostgreSQL. */
const isVersion = (word: string): boolean => /^v?\d[\d.]*$/.test(word);

const allTold = (parts: readonly Part[], { id }: TypeDescription): readonly Part[] =>
  parts.filter(({ role }) => !(id === 'network' ? joiningRoles : outerRoles).has(role));

/** `Each service`, where none is called so: those that were named last, one after the other, and do something. */
const lastRunningTogether = (named: readonly (readonly Part[])[]): readonly Part[] => {
  const other = named.findLastIndex((group) => !group.every(({ role }) => runningRoles.has(role)));
  const meant = new Set(named.slice(other + 1).flat());
  return meant.size > 1 ? [...meant] : [];
};

/** The two that were named last, however often. */
const lastTwo = (named: readonly (readonly Part[])[]): readonly Part[] => {
  const last = named.at(-1) ?? [];
  const before = named.findLast((group) => !group.some((part) => last.includes(part))) ?? [];
  return [...before, ...last];
};

/** `Backend` for the one backend that was named, `core` for the core switch, `RabbitMQ` for the queue made with it. */
const shortFor = ({ words, determiner, count, isOwn }: ReadName, parts: readonly Part[]): readonly Part[] => {
  if (!/^(?:none|known)$/.test(determiner) || count !== undefined || isOwn) return [];
  const written = words.join(' ');
  const made = parts.filter(({ technology }) => technology?.toLowerCase() === written);
  if (made.length > 0) return made;
  const things = parts.filter(({ rank }) => rank >= lastSureRank);
  const ending = things.filter(
    (part) => endsWith(part.words, words) || endsIn(unhyphened(bare(part.words)), unhyphened(words)),
  );
  const opening = things.filter((part) => startsWith(withOne(part.words, words.length), words));
  const short = opening.filter((part) =>
    part.words.slice(words.length).every((word) => heads.test(word) || products.has(word) || isVersion(word)),
  );
  const within = things.filter(
    (part) => leavesOut(part.words, words) || endsWith(withOne(bare(part.words), words.length), words),
  );
  return (
    [ending, short, short.filter(({ role }) => !storingRoles.has(role)), within].find((found) => areAlike(found)) ?? []
  );
};

/** `Staff client` of the staff web client: the first and the last word of a name of three. */
const leavesOut = (long: readonly string[], short: readonly string[]): boolean =>
  long.length === 3 && short.length === 2 && long[0] === short[0] && long[2] === short[1];

const endsIn = (words: readonly string[], end: readonly string[]): boolean =>
  isSame(words, end) || endsWith(words, end);

/** `show-player` is a player. */
const unhyphened = (words: readonly string[]): readonly string[] => words.flatMap((word) => word.split('-'));

/** Without what a name is often told without: `medical records` of the medical records module. */
const bare = (words: readonly string[]): readonly string[] =>
  words
    .map((word, index) => (index === words.length - 2 ? singular(word) : word))
    .slice(0, heads.test(words.at(-1) ?? '') ? -1 : undefined);

/** The payments service is meant by `payments`, which is known by its singular. */
const withOne = (words: readonly string[], length: number): readonly string[] =>
  words.map((word, index) => (index === length - 1 ? singular(word) : word));

const areAlike = ([first, ...others]: readonly Part[]): boolean =>
  first !== undefined && others.every((part) => isSame(part.words, first.words));

/** What a name is often told without. */
const heads =
  /^(?:service|microservice|server|switch|router|gateway|app|application|api|database|db|worker|job|box|queue|instance|machine|node|cluster|system|platform|pod|container|repository|store|terminal|unit|controller|component|function|host|software|bot|pipeline|module)$/;

/** `The passive region` is the second of two regions, and is called so from then on. */
const secondOf = (parts: readonly Part[], { words, label }: ReadName): Part | undefined => {
  const order = /^(?:(active|primary|main|first)|passive|standby|secondary|dr|failover|second)$/.exec(words[0] ?? '');
  const two = parts.filter((part) => isSame(part.words, words.slice(1)) && / [12]$/.test(part.label));
  if (order === null || two.length !== 2 || (two[0]?.rank ?? noArea) === noArea) return undefined;
  const found = two[order[1] === undefined ? 1 : 0];
  if (found !== undefined) found.label = label;
  const first = order[1] === undefined ? two[0] : undefined;
  if (first !== undefined) first.label = label.replace(/^\S+/, words[0] === 'secondary' ? 'Primary' : 'Active');
  return found;
};

/** `Redis` means the Redis cache that was named, and `Lambdas` all Lambda functions. */
const sameProduct = (parts: readonly Part[], name: ReadName): readonly Part[] => {
  const alike = parts.filter(({ words }) => {
    const rest = words.slice(0, -1);
    return roleWords.test(words.at(-1) ?? '') && (isSame(rest, name.words) || endsWith(rest, name.words));
  });
  return name.determiner === 'new' || (alike.length > 1 && !isPlural(name)) ? [] : alike;
};

const roleWords =
  /^(?:function|service|cache|broker|cluster|bucket|database|db|queue|server|instance|table|topic|warehouse|container|index|gateway)$/;

/** `Every site` means offices, branches and the headquarters alike. */
const siteRank = areaRank(['site']);

/** What runs something itself: a balancer that was named with the others is not meant by `all of them`. */
const runsIn = (parts: readonly Part[]): readonly Part[] =>
  parts.filter(({ role }) => !/^(?:load-balancer|gateway|cdn|dns|internet|user)$/.test(role));

/** What `all` means: what was named together last and runs something, otherwise what the statement before opened with. */
const lastRunning = (named: readonly (readonly Part[])[], opening: readonly Part[]): readonly Part[] =>
  named.findLast(
    (group) => group.length > 1 && group.every(({ role, rank }) => rank === noArea && runningRoles.has(role)),
  ) ?? runsIn(opening);

/** In a network where lists alone were told, `all` are the devices in them. */
const allMeant = ({ parts, named, type, opening = [] }: Told, except: readonly Part[]): readonly Part[] => {
  const last = lastRunning(named, opening);
  return last.length > 0 || type.id !== 'network' || opening.length > 0
    ? last
    : allTold(parts, type).filter((part) => !except.includes(part) && part.rank === noArea);
};

/** The latest parts that share their last word and are so many, else as many as were named together: what `all three` means. */
const lastSet = (parts: readonly Part[], named: Told['named'], count: number): readonly Part[] => {
  const alike = (last: Part): readonly Part[] => parts.filter(({ words }) => words.at(-1) === last.words.at(-1));
  const sets = parts.filter((part) => alike(part).length === count);
  const doing = sets.findLast((part) => !alike(part).some(({ role }) => storingRoles.has(role)));
  const last = sets.findLast(isArea) ?? doing ?? sets.at(-1);
  return last === undefined ? (named.findLast((group) => group.length === count) ?? []) : alike(last);
};

/** `alb` for an application load balancer. */
const initialsOf = (words: readonly string[]): string => words.map((word) => word.charAt(0)).join('');

/** The parts that were named together with the last of these. */
const sameSet = (parts: readonly Part[]): readonly Part[] => {
  const last = parts.at(-1);
  return last === undefined ? [] : parts.filter((part) => isSame(part.words, last.words));
};

const isPlural = ({ label }: ReadName): boolean => /[^s]s$/.test(label);
