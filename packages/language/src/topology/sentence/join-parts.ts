import type { SourceSpan } from '@diagloom/diagram/model';
import {
  componentNouns,
  copyingVerbs,
  innerRoles,
  joiningRoles,
  placeWords,
  serviceNouns,
  storingRoles,
} from '../../lexicon/en/topology-words.ts';
import { joinSpans, spanOf, tokenise } from '../../text/token.ts';
import { areaRank, lastSureRank, noArea } from '../areas.ts';
import { kindOf } from '../kind-of.ts';
import { isArea, isWithin, type Line, type Part } from '../landscape/part.ts';
import { isPayload } from '../payload.ts';
import { products } from '../products.ts';
import { type ReadName, wordsOf } from '../read-name.ts';
import type { Meaning } from '../relations.ts';
import { connectionKind, edgeKindOf } from './connection.ts';
import { holdParts } from './hold-parts.ts';
import { takeEnds } from './join-ends.ts';
import { copies, isEachOwn, isOnEach } from './owned-name.ts';
import { type Carried, readCarried } from './read-carried.ts';
import { replicasIn } from './replicas-in.ts';
import { reroute } from './reroute.ts';
import { type Context, type SentenceState, singleNamed } from './sentence-state.ts';
import { standBeside, standInVlan, standWith } from './stand-beside.ts';

/** A relation with both of its sides. */
interface Joint extends Context {
  readonly parts: readonly Part[];
  readonly carried: Carried;
  readonly line: Pick<Line, 'label' | 'kind' | 'source'>;
  readonly source: SourceSpan | undefined;
  /** True where each of the subjects has one of the parts for itself. */
  readonly isOwned: boolean;
  /** True for `on each switch`. */
  readonly isEach: boolean;
  /** True for `on separate machines`. */
  readonly isApart: boolean;
}

/**
 * Joins the parts that a name means to the subjects of the open relation: by lines, by containment, or on the way of
 * lines that are there. A relation that takes one name is closed.
 */
export const joinParts = (parts: readonly Part[], name: ReadName, context: Context, state: SentenceState): void => {
  const { chunk, meaning, subjects } = context;
  if (name.label === 'everything' && subjects.every(({ role }) => role === 'monitoring')) return;
  const source = joinSpans(spanOf(chunk?.tokens ?? []), name.span);
  const carried = readCarried(chunk, state.landscape, [...subjects, ...parts]);
  const means = connectionKind(wordsOf(state.means));
  const kind = edgeKindOf(
    carried.kind ?? chunk?.relation.edgeKind ?? (means === 'tunnel' ? means : undefined),
    state.landscape.type,
  );
  const line = { label: carried.label === '' ? state.means : carried.label, kind, source };
  state.means = '';
  const isOwned =
    (isEachOwn(context, name) || isOnEach(context, name, state.landscape.type)) && parts.length === subjects.length;
  if (meaning !== 'between')
    joiners[meaning](
      { ...context, parts, carried, line, source, isOwned, isEach: isForEach(name, chunk), isApart: name.isApart },
      state,
    );
  else if (!takeEnds(parts, context, state)) return;
  if (singleNamed.has(meaning) && !state.isToldAsOne && !isShared(context, state)) state.contexts.pop();
};

/** `Two subnets for the primary and the standby`: each is there for one of them. */
const isShared = ({ meaning, subjects }: Context, { isPairNext }: SentenceState): boolean =>
  meaning === 'purpose' && isPairNext && subjects.length > 1 && subjects.every(({ rank }) => rank <= lastSureRank);

/** `on each switch`, where the word stands with the preposition. */
const isForEach = ({ determiner }: ReadName, chunk: Context['chunk']): boolean =>
  determiner === 'each' || /^(?:each|every)$/.test(chunk?.tokens.at(-1)?.lower ?? '');

/** Joins the parts to `In the DMZ`, `behind the firewall` at the head of the sentence. */
export const joinFronted = (parts: readonly Part[], { fronted, landscape }: SentenceState): void => {
  if (fronted === undefined) return;
  if (fronted.meaning === 'inside' && !fronted.parts.every((part) => isJoining(part) || isJoined(part, { landscape })))
    landscape.place(parts, fronted.parts);
  else if (fronted.meaning !== 'before') landscape.link(fronted.parts, parts);
  else landscape.link(parts, fronted.parts);
};

/** `Monitoring with Prometheus and Grafana`: the first is what the others are together. */
const isKindOf = ({ subjects: [subject], parts }: Joint): boolean =>
  subject?.role === 'monitoring' && subject.words.length === 1 && parts.every(({ role }) => role === subject.role);

/** In an architecture, servers with a store use it; in a deployment it runs on them. */
const isUsed = ({ subjects, parts }: Joint, { landscape }: SentenceState): boolean =>
  landscape.type.id === 'architecture' && subjects.every(({ rank }) => rank > lastSureRank) && parts.every(isStore);

const machineRank = areaRank(['server']);

/** `The station has a router and a switch`: in a network, what has such devices and is none is a place. True where it becomes one. */
const asPlace = ({ subjects, parts, chunk }: Joint, { landscape: { type, lines } }: SentenceState): boolean => {
  const isTold = (part: Part): boolean => lines.some(({ from, to }) => from === part || to === part);
  const isPlace =
    type.id === 'network' &&
    chunk !== undefined &&
    parts.every(({ role }) => joiningRoles.has(role)) &&
    subjects.every((part) => part.role === 'plain' && part.rank === noArea && !/\d/.test(part.label) && !isTold(part));
  if (isPlace) for (const subject of subjects) subject.rank = siteRank;
  return isPlace;
};

const siteRank = areaRank(['site']);

/** In a deployment, a shop that has a server is where the server stands. */
const isMachine = ({ subjects, parts }: Joint, { landscape }: SentenceState): boolean =>
  landscape.type.id === 'deployment' &&
  parts.every(({ rank, role }) => rank <= machineRank && role !== 'database') &&
  subjects.every(({ role }) => role === 'plain');

/** What a device has stands beside it; a store with a standby copies its data there. */
const own: Joiner = (joint, state) => {
  const { subjects, parts, line } = joint;
  const isCopy = parts.every(({ words }) => copies.test(words[0] ?? '')) && subjects.every(isStore);
  const kind = isCopy ? edgeKindOf('replicates', state.landscape.type) : line.kind;
  if (parts.every(({ role }) => role === 'runtime')) {
    for (const part of parts) {
      for (const subject of subjects) subject.technology ??= part.label;
      state.landscape.remove(part);
    }
    return;
  }
  const isEdge =
    parts.every(({ role }) => /^(?:gateway|load-balancer|cdn|proxy|dns|firewall)$/.test(role)) &&
    subjects.every(({ role }) => role === 'plain');
  (isEdge && state.landscape.type.id !== 'network' ? linkFrom : linkForward)(
    { ...joint, line: { ...line, kind } },
    state,
  );
  if (isCopy) for (const { parent } of subjects) if (parent !== undefined) state.landscape.place(parts, [parent]);
  if (state.landscape.type.id !== 'network') return;
  for (const { parent } of subjects)
    if (parent !== undefined)
      state.landscape.place(
        parts.filter((part) => part.parent === undefined),
        [parent],
      );
};

type Joiner = (joint: Joint, state: SentenceState) => void;

const isDeploying = (chunk: Context['chunk']): boolean => chunk?.relation.edgeKind === 'deploys';

/** `The database replicates to the other region`: to the database that stands there. */
const targetsOf = (
  subjects: readonly Part[],
  parts: readonly Part[],
  chunk: Context['chunk'],
  landscape: SentenceState['landscape'],
): readonly Part[] =>
  chunk?.tokens.some(({ lower }) => copyingVerbs.test(lower)) === true
    ? (replicasIn(subjects, parts, landscape) ?? parts)
    : parts;

const linkForward: Joiner = (joint, state) => {
  const { subjects, parts, line, carried, isOwned, source, chunk } = joint;
  const { landscape } = state;
  if (standInVlan(subjects, parts, state)) return;
  // `A firewall to the internet` stands behind it.
  if (chunk?.isVerb === false && parts.every(({ role }) => role === 'internet')) {
    linkFrom(joint, state);
    return;
  }
  state.lastLines = isOwned
    ? subjects.flatMap((subject, index) => landscape.link([subject], parts.slice(index, index + 1), line))
    : landscape.link(
        subjects,
        targetsOf(subjects, parts, chunk, landscape),
        isDeploying(chunk) ? { ...line, isWhole: true } : line,
      );
  landscape.link(carried.parts, subjects, { source });
  standBeside(subjects, [...carried.parts, ...parts], state);
  if (carried.way.length > 0) reroute(carried.way, state);
};

const linkTo: Joiner = ({ meaning, subjects, parts, line }, state) => {
  const entries = meaning === 'before' ? entriesOf(parts, state) : parts;
  state.lastLines = state.landscape.link(subjects, entries, line);
};

const linkFrom: Joiner = ({ subjects, parts, line }, state) => {
  const served = parts.every(({ role }) => /^(?:gateway|load-balancer|cdn|proxy)$/.test(role))
    ? subjects.filter(({ role }) => !/^(?:database|cache|queue|storage|search|worker)$/.test(role))
    : subjects;
  state.lastLines = state.landscape.link(parts, entriesOf(served.length > 0 ? served : subjects, state), line);
};

/** Of many, what is met first: what runs, and no other of them leads to. */
const entriesOf = (parts: readonly Part[], { landscape: { lines } }: SentenceState): readonly Part[] => {
  if (parts.length <= mostEntries) return parts;
  const running = parts.filter(({ role }) => !innerRoles.has(role));
  const first = running.filter((part) => !lines.some(({ from, to }) => to === part && running.includes(from)));
  return [first, running].find((some) => some.length > 0) ?? parts;
};

/** Of more parts than this that stand behind something, it leads to those that no other of them leads to. */
const mostEntries = 3;

/** Who uses a gateway stands before it, whatever is said to be behind. */
const isCaller = ({ role, words }: Part): boolean =>
  /^(?:user|client|browser|mobile|desktop|tablet)$/.test(role) ||
  /^(?:app|portal|frontend|spa|website)$/.test(words.at(-1) ?? '');

const standBehind: Joiner = (joint, state) => {
  const isEdge = joint.parts.every(({ role }) => role === 'gateway');
  const join = isEdge && joint.subjects.every(isCaller) ? linkTo : linkFrom;
  const areas = new Set(joint.parts.map(({ parent }) => parent));
  if (joint.parts.length < 2 || areas.size !== joint.parts.length || areas.has(undefined)) {
    join(joint, state);
    return;
  }
  for (const part of joint.parts) {
    const { parent } = part;
    const near = joint.subjects.filter((subject) => parent !== undefined && isWithin(subject, parent));
    join({ ...joint, parts: [part], subjects: near }, state);
  }
};

const front: Joiner = ({ meaning, parts }, state) => {
  state.fronted = { meaning, parts };
};

/** A printer on a switch is plugged into it, and stands in nothing. */
const isJoining = ({ role, words }: Part): boolean =>
  /^(?:modem|router|firewall|switch|access-point)$/.test(role) ||
  /^(?:core|backbone|spine|uplink)$/.test(words.at(-1) ?? '');

/** Outside deployments, what others are joined to already is a device or a component and no place. */
const isJoined = (part: Part, { landscape: { type, lines } }: Pick<SentenceState, 'landscape'>): boolean =>
  type.id !== 'deployment' && part.rank === noArea && lines.some(({ from, to }) => from === part || to === part);

const hold: Joiner = ({ subjects, parts, chunk }, { landscape }) => holdParts(subjects, parts, chunk, landscape);

/** `all on one Catalyst 9300`: in a network, what many devices are on is a switch, though only its model is told. */
const knowSwitch = (
  { subjects, parts: [part, ...more], chunk }: Joint,
  { landscape: { type } }: SentenceState,
): void => {
  const isModel = part?.role === 'plain' && part.rank === noArea && /\d{3}/.test(part.label);
  const isOn = more.length === 0 && chunk?.tokens.at(-1)?.lower === 'on';
  if (type.id === 'network' && isModel && isOn && subjects.length >= fewestOnSwitch)
    Object.assign(part, kindOf(['switch'], type));
};

const fewestOnSwitch = 3;

const putInside: Joiner = (joint, state) => {
  const { subjects, parts, chunk } = joint;
  knowSwitch(joint, state);
  if (chunk?.isVerb === false && isInOrOn(chunk) && standFor(subjects, parts, state)) return;
  if (isSpread(joint)) {
    spread(joint, state);
    return;
  }
  if (chunk?.isVerb === false && subjects.length > 0 && parts.every(({ role }) => role === 'cdn'))
    linkFrom(joint, state);
  else if (chunk?.isVerb === false && parts.every((part) => isStore(part) || isService(part, state)))
    linkTo(joint, state);
  else if (subjects.length === 0) front(joint, state);
  else if (joint.isEach && parts.length > 1 && parts.every((part) => isJoining(part) || isJoined(part, state)))
    parts.forEach((part, index) => {
      const own = index === 0 ? subjects : state.landscape.copy(subjects);
      state.lastLines = state.landscape.link([part], own, joint.line);
    });
  else if (parts.every((part) => isJoining(part) || isJoined(part, state))) {
    state.lastLines = state.landscape.link(parts, subjects, joint.line);
    standWith(subjects, parts, state);
  } else {
    const placed = joint.isApart && parts.length > 1 ? withOriginals(subjects, state) : subjects;
    if (isInEach(joint, state)) putInEach(joint, state);
    else state.landscape.place(placed, parts);
    state.placed = placed;
    for (const part of parts) state.landscape.widen(part, spanOf(chunk?.tokens ?? []));
  }
};

/** `Two servers with the shop in Docker`: Docker runs on each of them. */
const isInEach = ({ subjects, parts: [part, ...others] }: Joint, { landscape }: SentenceState): boolean => {
  const holders = new Set(subjects.map(({ parent }) => parent));
  return (
    part !== undefined &&
    others.length === 0 &&
    part.rank > machineRank &&
    subjects.length > 1 &&
    holders.size === subjects.length &&
    !holders.has(undefined) &&
    !landscape.parts.some(({ parent }) => parent === part)
  );
};

const putInEach = ({ subjects, parts }: Joint, { landscape }: SentenceState): void =>
  subjects.forEach((subject, index) => {
    const areas = index === 0 ? parts : landscape.copy(parts);
    if (subject.parent !== undefined) landscape.place(areas, [subject.parent]);
    landscape.place([subject], areas);
  });

/** `A cluster across three zones`: one thing reaches over all of them. */
const isSpread = ({ subjects: [subject, ...others], parts, chunk }: Joint): boolean =>
  subject !== undefined &&
  others.length === 0 &&
  subject.amount === undefined &&
  parts.length > 1 &&
  parts.every(({ rank, source }) => rank === zoneRank && source !== undefined) &&
  chunk?.tokens.at(-1)?.lower === 'across';

const zoneRank = areaRank(['zone']);

/** Zones that hold nothing else are no more than told of. */
const spread = ({ subjects: [subject], parts, source }: Joint, { landscape }: SentenceState): void => {
  const [first] = parts;
  if (subject === undefined || first === undefined) return;
  subject.technology ??= `${parts.length} ${first.label.replace(/ \d+$/, '').toLowerCase()}s`;
  landscape.widen(subject, source);
  for (const part of parts) landscape.remove(part);
};

/** `The database on RDS`, `dashboards in Grafana`, `images on S3`: the product is what the part is made with, or what keeps the load. */
const standFor = (subjects: readonly Part[], parts: readonly Part[], { landscape }: SentenceState): boolean => {
  const [subject] = subjects;
  const [product] = parts;
  if (subject === undefined || product === undefined || subjects.length + parts.length > 2) return false;
  const isUsed = (part: Part): boolean => landscape.lines.some(({ from, to }) => from === part || to === part);
  const isNew = landscape.parts.indexOf(subject) >= landscape.parts.length - 2;
  if (isStore(product) && isKept(subject) && (isNew || !isUsed(subject))) {
    const told = landscape.lines.filter(({ to }) => to === subject);
    for (const { from, kind, source } of told)
      landscape.link([from], [product], { label: subject.label, kind, source });
    if (told.length === 0) product.purpose = subject.label;
    landscape.widen(product, subject.source);
    landscape.remove(subject);
    return true;
  }
  const isSame =
    subject.role === product.role && /^(?:database|cache|queue|storage|search|monitoring|mobile)$/.test(subject.role);
  if (isUsed(product) || product.rank !== noArea || !(isSame || (isNew && isProductOf(subject, product, landscape))))
    return false;
  if (subject.role === 'plain') Object.assign(subject, { kind: product.kind, role: product.role });
  subject.technology ??= product.label;
  landscape.widen(subject, product.source);
  landscape.remove(product);
  return true;
};

const isInOrOn = ({ tokens: [first, ...others] }: NonNullable<Context['chunk']>): boolean =>
  others.length === 0 && placeWords.has(first?.lower ?? '');

/** Profiles and rules are data, and a store is where they are kept. */
const isKept = ({ label, role, rank, words }: Part): boolean =>
  isPayload(tokenise(label)) || (role === 'plain' && rank === noArea && !componentNouns.has(words.at(-1) ?? ''));

/** `A lake on S3`, `dashboards in Looker`: in an architecture a product is what things are made with, and no place. */
const isProductOf = (subject: Part, product: Part, { type, parts }: SentenceState['landscape']): boolean =>
  type.id === 'architecture' &&
  (!isArea(subject) || isStore(product)) &&
  products.has(product.words.join(' ')) &&
  product.role !== 'cdn' &&
  product.parent === undefined &&
  !parts.some(({ parent }) => parent === subject || parent === product);

/** `Payments via Stripe`, `email through SendGrid`: what is done is no part, it is what the product is there for. */
const isDone = ({ subjects, parts }: Joint, { landscape }: SentenceState): boolean => {
  const [subject] = subjects;
  const [product] = parts;
  if (subject === undefined || product === undefined || subjects.length + parts.length > 2 || isArea(subject))
    return false;
  const isNamed =
    /^(?:plain|mail)$/.test(subject.role) &&
    subject.words.length <= 2 &&
    !componentNouns.has(subject.words.at(-1) ?? '');
  if (!isNamed || landscape.lines.some(({ from, to }) => from === subject || to === subject)) return false;
  product.purpose = subject.label;
  landscape.widen(product, subject.source);
  landscape.remove(subject);
  return true;
};

/** `A primary with a replica on separate VMs`: as many machines as there are of both, and in nothing that holds the rest. */
const withOriginals = (subjects: readonly Part[], { landscape }: SentenceState): readonly Part[] => {
  const originals = landscape.lines
    .filter(({ from, to }) => subjects.includes(to) && !subjects.includes(from) && from.role === to.role)
    .map(({ from }) => from);
  const placed = [...originals, ...subjects];
  for (const part of placed) part.parent = undefined;
  return placed;
};

/** What keeps data is written to and holds no components. */
const isStore = ({ rank, role }: Part): boolean => rank === noArea && storingRoles.has(role);

/** `Both portals on the same order service` use it: in the picture of an architecture a service holds no components. */
const isService = ({ rank, words }: Part, { landscape: { type } }: SentenceState): boolean =>
  type.id === 'architecture' && rank === noArea && serviceNouns.has(words.at(-1) ?? '');

/** `A cache for the catalog` is used by what it is there for. */
export const isServed = (subjects: readonly Part[], { landscape: { type } }: SentenceState): boolean =>
  type.id !== 'network' &&
  subjects.length > 0 &&
  subjects.every(({ role }) => /^(?:database|cache|queue|storage|search|external|mail|model)$/.test(role));

const serve: Joiner = ({ subjects, parts, source }, state) => {
  if (isServed(subjects, state)) {
    state.lastLines = state.landscape.link(parts, subjects, { source });
    return;
  }
  if (subjects.length > 0 && subjects.every(({ rank }) => rank <= lastSureRank)) {
    const isFree = (area: Part): boolean => !state.landscape.parts.some(({ parent }) => parent === area);
    const free = subjects.filter(isFree);
    const isOneEach = free.length > 0 && (state.isPairNext || free.length < subjects.length);
    state.landscape.place(parts, isOneEach ? free.slice(0, 1) : subjects);
    return;
  }
  state.lastLines = state.landscape.link(subjects, parts, { source });
  for (const { parent } of subjects) if (parent !== undefined) state.landscape.place(parts, [parent]);
};

const joiners: Readonly<Record<Exclude<Meaning, 'between'>, Joiner>> = {
  link: linkForward,
  linkBack: linkFrom,
  contains: hold,
  has: (joint, state) =>
    (asPlace(joint, state) ||
      (joint.subjects.some(isArea) && !isUsed(joint, state)) ||
      isKindOf(joint) ||
      isMachine(joint, state)
      ? hold
      : own)(joint, state),
  inside: putInside,
  behind: (joint, state) => (joint.subjects.length === 0 ? front : standBehind)(joint, state),
  before: (joint, state) => (joint.subjects.length === 0 ? front : linkTo)(joint, state),
  via: (joint, state) => {
    if (state.isAimNext && state.lastLines.length === 0 && joint.subjects.length > 0) {
      linkTo(joint, state);
      return;
    }
    if (isDone(joint, state)) return;
    if (state.lastLines.length === 0 && joint.subjects.every(({ role }) => role === 'internet')) linkTo(joint, state);
    else reroute(joint.parts, state);
  },
  purpose: serve,
  together: linkTo,
  technology: () => {},
};
