import { personNouns, systemNouns } from '../lexicon/en/actors.ts';
import { relativePronouns } from '../lexicon/en/closed-words.ts';
import {
  aimsSomewhere,
  byHand,
  loadEnds,
  passingRoles,
  placeWords,
  runningRoles,
  sentWords,
  signInWords,
  usualPlaces,
} from '../lexicon/en/topology-words.ts';
import { readVerb, singular } from '../lexicon/morphology.ts';
import { type Token, textOf } from '../text/token.ts';
import { areaRank, lastSureRank, noArea } from './areas.ts';
import { isRelationWord } from './chunks/relation-index.ts';
import { kindOf } from './kind-of.ts';
import type { Landscape } from './landscape/landscape.ts';
import { isArea, isWithin, type Part } from './landscape/part.ts';
import { isPayload, payloadLabel } from './payload.ts';
import { products } from './products.ts';
import { type ReadName, readName } from './read-name.ts';
import { edgeKindOf } from './sentence/connection.ts';

const told = new RegExp(
  `^(?:(?:then|also|finally) )?(?:(?:goes|go|flows?|comes?|lands?|ends? up|arrives?|gets?|is|are|get|(?:will|must|shall|should|can) be)(?: (?:then|also|directly|first))?(?: (?:${sentWords}))?|(?:${sentWords}))(?: (?:back|over|directly|out|up|nightly|daily|(?:every|each|once a) \\w+))? (?<preposition>to|into|in|on|onto|from|by|through|via|out of)$`,
);

/** A piece of a statement that tells where something flows. */
interface Flow {
  readonly load: readonly Token[];
  readonly to: readonly Token[];
  readonly preposition: string;
  readonly isKept: boolean;
  /** True where its verb goes without saying. */
  readonly isBare?: boolean;
  /** True for what people do themselves. */
  readonly isByHand?: boolean;
}

/**
 * `Users open the shop, images come from S3, logs go to Loki`: what flows is no part, it labels a line between what was told before and
 * what is named. In: the tokens of a statement, and how what tells of no flow is read. Out: true where some piece told of one.
 */
export const readPayloads = (
  tokens: readonly Token[],
  landscape: Landscape,
  read: (tokens: readonly Token[]) => void,
): boolean => {
  const pieces = joinLists(splitAtCommas(tokens));
  let before: Flow | undefined;
  const found = pieces.map((piece) => {
    const own = flowOf(piece, landscape);
    const flow = own ?? (before && withoutVerb(piece, before, landscape));
    const isGapped = before !== undefined && flow !== undefined && (own === undefined || own.isBare);
    before = flow;
    return flow && { ...flow, isGapped };
  });
  if (found.every((flow) => flow === undefined)) return false;
  let rest: Token[] = [];
  let anchor: readonly Part[] = [];
  for (const [index, piece] of pieces.entries()) {
    const flow = found[index];
    if (flow === undefined) {
      const [comma, relative] = piece;
      const isOfFlow = rest.length === 0 && comma?.text === ',' && relativePronouns.has(relative?.lower ?? '');
      rest = [...rest, ...(isOfFlow ? withoutPlace(found[index - 1]?.to ?? []) : []), ...piece];
      continue;
    }
    if (rest.length > 0) read(rest);
    rest = [];
    anchor = draw(flow, flow.isGapped ? anchor : sendersOf(flow, landscape), landscape);
  }
  if (rest.length > 0) read(rest);
  return true;
};

/** `through a gateway to a cart service, a user service and a chat service`: a list goes on over its commas up to its `and`. */
const joinLists = (pieces: readonly (readonly Token[])[]): readonly (readonly Token[])[] => {
  const joined: (readonly Token[])[] = [];
  for (const [index, piece] of pieces.entries()) {
    const last = joined.at(-1) ?? [];
    const end = pieces.slice(index).find((next) => !isBare(next) || next.some(isAnd)) ?? [];
    const isItem = aimsSomewhere.test(textOf(last)) && !last.some(isAnd) && end.some(isAnd) && isBare(end);
    if (isItem) joined[joined.length - 1] = [...last, ...piece];
    else joined.push(piece);
  }
  return joined;
};

/** What ends in a name that a list may go on from. */

const isBare = (piece: readonly Token[]): boolean =>
  !piece.some(({ lower }) => isRelationWord(lower) && !/s$/.test(lower));

const isAnd = ({ lower }: Token): boolean => /^(?:and|&)$/.test(lower);

const flowOf = (piece: readonly Token[], landscape: Landscape): Flow | undefined => {
  const words = piece.map(({ lower }) => lower);
  for (let at = 1; at < Math.min(words.length, 6); at += 1) {
    for (let end = at + 2; end <= Math.min(words.length - 1, at + 6); end += 1) {
      const match = told.exec(words.slice(at, end).join(' '));
      const load = withoutOpener(piece.slice(0, at));
      if (match === null || loadEnds.has(load.at(-1)?.lower ?? '') || !(isPayload(load) || isLoad(load, landscape)))
        continue;
      const name = readName(load);
      if (name !== undefined && landscape.find(name).length > 0) return undefined;
      const isKept = /stored|written|saved|kept|archived|cached|persisted|backed|dumped/.test(
        words.slice(at, end).join(' '),
      );
      const isByHand = piece.slice(at, end).some(({ lower }) => byHand.has(lower));
      return { load, to: piece.slice(end), preposition: match.groups?.preposition ?? '', isKept, isByHand };
    }
  }
  return bareFlow(piece, landscape);
};

/** `Fines go to the ledger`: what goes somewhere and is neither somebody nor something that runs, where something was told before. */
const isLoad = (load: readonly Token[], { parts, type }: Landscape): boolean => {
  const name = readName(load);
  const last = singular(name?.words.at(-1) ?? '');
  return (
    name !== undefined &&
    parts.length > 0 &&
    name.words.length <= 3 &&
    name.count === undefined &&
    /^(?:none|known|each)$/.test(name.determiner) &&
    load.slice(1).every(({ text }) => !/^\p{Lu}\p{Ll}/u.test(text)) &&
    load.every(({ kind }) => kind === 'word') &&
    kindOf(name.words, type).role === 'plain' &&
    areaRank(name.words) === noArea &&
    !personNouns.has(last) &&
    !systemNouns.has(last)
  );
};

/** `Traces to Jaeger`, `history in Redis`: the verb goes without saying. */
const bareFlow = (piece: readonly Token[], landscape: Landscape): Flow | undefined => {
  if (landscape.type.id === 'network') return undefined;
  const at = piece.findIndex(({ lower }, index) => index > 0 && /^(?:to|into|in|on|from)$/.test(lower));
  const load = withoutOpener(piece.slice(0, Math.max(0, at)));
  const to = piece.slice(at + 1);
  const [name, target] = [readName(load), readName(to)];
  if (at < 1 || at > longestLoad || name === undefined || target === undefined || !isPayload(load)) return undefined;
  if (load.some(({ lower }) => !flows.test(lower) && (isRelationWord(lower) || readVerb(lower)?.forms.has('third'))))
    return undefined;
  if (to.some(({ lower }, index) => index > 0 && /[^s]s$/.test(lower) && isRelationWord(lower))) return undefined;
  const preposition = piece[at]?.lower ?? '';
  if (preposition === 'from' && (to.length > longestLoad || to.some(({ lower }) => isRelationWord(lower))))
    return undefined;
  const isStored = placeWords.has(preposition);
  const isKept = keeps.test(kindOf(target.words, landscape.type).role) || vaults.test(target.words.join(' '));
  if (isStored && !isKept) return undefined;
  if (landscape.find(name).length > 0 || piece.some(({ lower }) => /^(?:which|that|via|through)$/.test(lower)))
    return undefined;
  return { load, to, preposition, isKept: isStored, isBare: true };
};

/** Nouns that look like verbs. */
const flows =
  /^(?:logs|traces|metrics|results|records|events|messages|copy|alerts|documents|files|images|photos|prices|measures)$/;

/** The most words of what flows, with `and` before it. */
const longestLoad = 5;

/** `raw data is stored in a lake, clean data in a warehouse`: the second has the verb of the first. */
const withoutVerb = (piece: readonly Token[], before: Flow, landscape: Landscape): Flow | undefined => {
  const at = piece.findIndex(({ lower }) => lower === before.preposition);
  const load = withoutOpener(piece.slice(0, Math.max(0, at)));
  return at < 1 || !(isPayload(load) || isLoad(load, landscape))
    ? undefined
    : { ...before, load, to: piece.slice(at + 1) };
};

const withoutOpener = (tokens: readonly Token[]): readonly Token[] =>
  tokens.filter(({ lower }, index) => index > 0 || !/^(?:and|,|then|but|while)$/.test(lower));

const withoutPlace = (tokens: readonly Token[]): readonly Token[] => {
  const at = tokens.findIndex(({ lower }, index) => index > 0 && placeWords.has(lower));
  return at < 0 ? tokens : tokens.slice(0, at);
};

/** Draws where a load goes, from what sends it. Gives what sends it. */
const draw = (
  { load, to, isKept, preposition }: Flow,
  senders: readonly Part[],
  landscape: Landscape,
): readonly Part[] => {
  let anchor = senders;
  const stops = splitAt(to, /^to$/).map((stop) => splitAt(stop, /^(?:,|and|or)$/));
  for (const [index, stop] of stops.entries()) {
    const before = anchor;
    anchor = [];
    for (const piece of stop) {
      const behind = piece.findIndex(({ lower }, at) => at > 0 && lower === 'behind');
      const name = readPlaced(behind < 0 ? piece : piece.slice(0, behind));
      if (name === undefined) continue;
      const parts = landscape.mention(name);
      const front = behind < 0 ? undefined : readName(piece.slice(behind + 1));
      if (front !== undefined) {
        serve(landscape.mention(front), parts, payloadLabel(load), landscape);
        continue;
      }
      anchor = [...anchor, ...parts];
      const isAsked = preposition === 'from' && parts.every(({ role }) => role === 'cdn');
      const isUsual =
        landscape.type.id === 'deployment' && parts.every(({ words }) => usualPlaces.test(words.join(' ')));
      if (isAsked || isUsual) for (const part of parts) part.purpose ||= payloadLabel(load);
      if (isUsual) continue;
      landscape.link(
        (isAsked ? landscape.parts.filter(({ role }) => opens.test(role)) : before).filter(
          (part) => !parts.includes(part),
        ),
        parts,
        {
          label: index === 0 ? payloadLabel(load) : '',
          kind: edgeKindOf(isKept ? 'data' : undefined, landscape.type),
          source: { start: load[0]?.start ?? 0, end: name.span.end },
        },
      );
    }
    landscape.nameTogether(anchor);
  }
  return senders;
};

/** `Static files are on S3 behind a CDN`: who asks for them asks what stands before. */
const serve = (front: readonly Part[], parts: readonly Part[], label: string, landscape: Landscape): void => {
  landscape.link(front, parts, { label });
  landscape.link(
    landscape.parts.filter(({ role }) => opens.test(role)),
    front,
  );
};

/** Who asks a delivery network for files. */
const opens = /^(?:client|browser|mobile)$/;

/** `A pipeline in Flink` is made with Flink. */
const readPlaced = (tokens: readonly Token[]): ReadName | undefined => {
  const at = tokens.findIndex(({ lower }, index) => index > 0 && placeWords.has(lower));
  const product = products.get(textOf(tokens.slice(at + 1)).toLowerCase());
  if (at < 0 || product === undefined) return readName(tokens);
  const name = readName(tokens.slice(0, at));
  return name === undefined ? undefined : { ...name, technology: name.technology ?? product.name };
};

/** Who sends what needs no telling: stores are backed up, whatever runs writes logs. Undefined for other loads. */
const usualSenders = (load: readonly Token[]): RegExp | undefined => {
  const words = load.map(({ lower }) => lower).join(' ');
  if (/\b(?:backups?|dumps?|snapshots?)\b/.test(words)) return /^(?:database|storage)$/;
  return /\b(?:logs?|metrics?|traces?|telemetry)\b/.test(words) ? /^(?:plain|api|worker|function|server)$/ : undefined;
};

/** More senders than this of one thing are no longer drawn one by one. */
const mostSenders = 4;

/** Where secrets are kept. */
const vaults = /\b(?:vaults?|secrets? managers?)\b/;

const keeps = /^(?:database|cache|queue|storage|search|monitoring)$/;

/** What people say or type comes from those that the statement before opened with. */
const sendersOf = ({ load, isByHand }: Flow, landscape: Landscape): readonly Part[] =>
  isByHand === true && landscape.opening.length > 0 ? landscape.opening : anchorOf(load, landscape);

/** What flows comes from what was named last; where that only keeps things, from what uses it. */
const anchorOf = (load: readonly Token[], landscape: Landscape): readonly Part[] => {
  const { lastNamed, lines, parts } = landscape;
  const usual = parts.filter(({ role, rank }) => rank > lastSureRank && usualSenders(load)?.test(role));
  if (usual.length > 0 && usual.length <= mostSenders) return usual;
  const entries = signInWords.test(textOf(load)) ? entriesOf(landscape) : [];
  if (entries.length > 0) return entries;
  if (lastNamed.every(({ rank }) => rank <= lastSureRank))
    return parts.filter((part) => !isArea(part) && !keeps.test(part.role)).slice(-1);
  if (!lastNamed.every(({ role }) => keeps.test(role))) return lastNamed;
  const last = lines.findLast(({ to }) => lastNamed.includes(to));
  if (last !== undefined) return [last.from];
  const running = parts.filter((part) => !isArea(part) && runningRoles.has(part.role)).slice(-1);
  return running.length > 0 ? running : lastNamed;
};

/** Where people come in and have to say who they are: what runs and is first led to. */
const entriesOf = ({ lines, parts }: Landscape): readonly Part[] => {
  const running = parts.filter(
    (part) => part.rank > lastSureRank && entryRoles.test(part.role) && !parts.some(({ parent }) => parent === part),
  );
  const led = running.filter((part) =>
    lines.some(({ from, to }) => (to === part || isWithin(part, to)) && passingRoles.has(from.role)),
  );
  return (led.length > 0 ? led : running).slice(0, 1);
};

/** What people sign in to. */
const entryRoles = /^(?:plain|api|service|server|client|browser|component)$/;

/** Each piece but the first opens with its comma; brackets stay whole. */
const splitAtCommas = (tokens: readonly Token[]): readonly (readonly Token[])[] => {
  const pieces: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    depth += token.text === '(' ? 1 : token.text === ')' ? -1 : 0;
    if (token.text === ',' && depth <= 0 && (pieces.at(-1)?.length ?? 0) > 0) pieces.push([token]);
    else pieces.at(-1)?.push(token);
  }
  return pieces.filter((piece) => piece.some(({ kind }) => kind !== 'mark'));
};

const splitAt = (tokens: readonly Token[], separator: RegExp): readonly (readonly Token[])[] => {
  const pieces: Token[][] = [[]];
  for (const token of tokens) {
    if (separator.test(token.lower)) pieces.push([]);
    else pieces.at(-1)?.push(token);
  }
  return pieces.filter((piece) => piece.length > 0);
};
