import type { DiagramSpec, Pattern, SpecNode } from '@diagloom/diagram/model';
import type { Draft } from '../draft.ts';
import { listsSteps } from '../lexicon/en/process-words.ts';
import { drawingSuffix } from '../lexicon/en/requests.ts';
import { stripRequest } from '../route/strip-request.ts';
import { findPredicate } from '../segment/predicate.ts';
import { tokenise } from '../text/token.ts';
import { capitalised } from '../text/words.ts';
import type { TypeDescription, Warning } from '../understanding.ts';
import { adders, composers } from './compose-specs.ts';
import { fillPattern } from './fill-pattern.ts';
import { isSameLabel } from './merge-specs.ts';
import { withPartsJoined } from './parts-apart.ts';
import { relateListed } from './relate-listed.ts';
import { type PatternHit, type Retrieval, retrievePatterns } from './retrieve-patterns.ts';
import { findSubjectWords, readSubject, type SubjectWord } from './subject-words.ts';
import { trimChart } from './trim-chart.ts';

/** A prompt that names this many parts of its own is drawn as it is. */
const ownParts = 5;
/** So is one that says this often how its parts belong together. */
const ownRelations = 2;
/** Two who say so much to each other are a sequence. */
const ownMessages = 3;
/** So many things told with what they have, and lines between them, are a model. */
const ownDescriptions = 3;
/** The longest title that is taken from a prompt, in characters. */
const longestTitle = 60;

/**
 * A draft out of the built-in patterns. In: prompt, type, the type's patterns, what the prompt itself was read as. Out: the
 * patterns that a bare subject names, with what the prompt says kept; undefined where the prompt's own parts are the diagram.
 */
export const draftFromPatterns = (
  text: string,
  type: TypeDescription,
  patterns: readonly Pattern[],
  own: Draft | undefined,
): Draft | undefined => {
  const listed = relateListed(text, type, patterns, own);
  if (listed) return listed;
  if (isNotation(text) || (own && tellsEnough(own.spec, text, type))) return undefined;
  const found = retrievePatterns(text, type.family, patterns);
  if (!found) return undefined;
  const { hits, unused, spec } = compose(found, type, text);
  const whole = own ? withOwnParts({ ...own.spec, nodes: namedParts(own.spec, text, type) }, spec, hits, type) : spec;
  if (!whole) return undefined;
  const named = type.family === 'topics' ? withCentre(whole, titleOf(text, hits, [])) : whole;
  const drawn = new Set(
    named.nodes.flatMap(({ label }) => findSubjectWords(label, type.family).map(({ word }) => word)),
  );
  const left = unused.filter(({ word }) => !drawn.has(word));
  return {
    spec: type.family === 'topics' ? named : { ...named, title: titleOf(text, hits, left) },
    sentences: [],
    lost: [],
    notices: [noticeOf(hits), ...left.map((word) => unusedNotice(text, word))],
    trace: [{ stage: 'patterns', lines: hits.map(describeHit) }],
  };
};

/** A map and its centre are called alike: as the prompt calls the centre, or as it calls the subject. */
const withCentre = (spec: DiagramSpec, title: string): DiagramSpec => {
  const [centre, ...others] = spec.nodes.filter(({ id }) => !spec.edges.some(({ to }) => to === id));
  if (centre === undefined || others.length > 0) return { ...spec, title };
  if (centre.origin === 'prompt') return { ...spec, title: centre.label };
  return { ...spec, title, nodes: spec.nodes.map((node) => (node === centre ? { ...node, label: title } : node)) };
};

/** True where the prompt does not only name its subject, but says itself what the diagram is to show. */
const tellsEnough = (own: DiagramSpec, text: string, type: TypeDescription): boolean => {
  if (type.family === 'process' && tellsWhatHappens(own, text)) return true;
  const named = namedParts(own, text, type);
  const groups = own.groups.filter(({ source }) => source !== undefined);
  const count = new Set([...named, ...groups].map(({ label }) => label.replace(/ \d+$/, ''))).size;
  const isTalk = type.family === 'messages' && relationsOf(named, own, type) >= ownMessages;
  const described = named.filter(({ attributes = [] }) => attributes.length > 1).length;
  const isModel = described > 1 && described + relationsOf(named, own, type) >= ownDescriptions;
  return (
    isTalk ||
    isModel ||
    named.length >= ownParts ||
    (named.length > fewestOf(type) && count > ownRelations && relationsOf(named, own, type) >= ownRelations)
  );
};

/** Two devices are no network. */
const fewestOf = ({ id }: TypeDescription): number => (id === 'network' ? 2 : 1);

/** True where a flow is told: a choice with what follows from it, or one step after the other in sentences of their own. */
const tellsWhatHappens = ({ nodes, edges }: DiagramSpec, text: string): boolean => {
  const told = nodes.filter(
    ({ origin, source }) => source !== undefined && origin !== 'repair' && origin !== 'pattern',
  );
  const choice = told.find(({ id, kind }) => kind === 'decision' && edges.filter(({ from }) => from === id).length > 1);
  if (choice !== undefined) return told.length > leastAroundChoice;
  if (told.filter(isDeed).length >= leastDeeds && inOrder.test(text)) return true;
  if (told.length >= leastListed && listsSteps.test(text)) return true;
  return told.length > leastAroundChoice && text.split(/[.!?;]\s+(?=\p{L})/u).length > 1;
};

/** `Check stock`: a subject, such as `Order handling`, opens with no verb. */
const isDeed = ({ label }: SpecNode): boolean => findPredicate(tokenise(label))?.start === 0;

/** Deeds that a text has to name, one behind the other, to be told by itself. */
const leastDeeds = 2;
const inOrder = /\bthen\b|[.;\n]\s*\p{L}|(?::|\s[-–—]\s)[^:]+,/iu;

/** Steps that are only named, behind a colon or between where a flow begins and ends. */
const leastListed = 4;

/** A choice and two things that follow from it, or three steps. */
const leastAroundChoice = 2;

/** How many lines between these the text itself states, and how many of them it puts into something. */
const relationsOf = (named: readonly SpecNode[], { edges }: DiagramSpec, { family }: TypeDescription): number => {
  const ids = new Set(named.map(({ id }) => id));
  const stated = edges.filter(({ from, to, source }) => source !== undefined && ids.has(from) && ids.has(to));
  const inside = family === 'topology' ? named.filter(({ groups = [] }) => groups.length > 0) : [];
  return family === 'process' ? 0 : stated.length + inside.length;
};

/** Arrows, lists and calls are exact: what they say is the diagram. */
const isNotation = (text: string): boolean =>
  /-+>|=>|→|\n\s*(?:\d+[.):]|[-*•])\s|\p{L}\([^()\n]*,[^()\n]*\)/u.test(text);

/** The nodes that the prompt itself names; what was added to complete them, such as the tiers of `three-tier`, is not among them. */
const namedParts = (spec: DiagramSpec, text: string, type: TypeDescription): readonly SpecNode[] => {
  const said = new Set(readSubject(text, type.family).map(({ word }) => word));
  return spec.nodes.filter(
    ({ origin, label }) =>
      origin !== 'repair' &&
      origin !== 'pattern' &&
      readSubject(label, type.family).some(({ word }) => said.has(word) && !/^\d+$/.test(word)),
  );
};

interface Composed extends Retrieval {
  readonly spec: DiagramSpec;
}

const compose = ({ hits, unused }: Retrieval, type: TypeDescription, text: string): Composed => {
  const composer = composers[type.family];
  const used = composer ? hits : hits.slice(0, 1);
  const specs = used.map((hit) => fillPattern(hit, type.id));
  const whole = specs.reduce((all, next) => composer?.(all, next) ?? all);
  const spec = type.family === 'hierarchy' ? trimChart(whole, text) : whole;
  const left = hits.slice(used.length).flatMap(({ words }) => words);
  return { hits: used, unused: [...unused, ...left], spec };
};

/** The pattern beside what the prompt itself was read as; undefined where the two cannot stand together. */
const withOwnParts = (
  own: DiagramSpec,
  spec: DiagramSpec,
  hits: readonly PatternHit[],
  type: TypeDescription,
): DiagramSpec | undefined => {
  const named = new Set(hits.flatMap(({ words }) => words.map(({ word }) => word)));
  const isInPattern = ({ label }: SpecNode): boolean => spec.nodes.some((node) => isSameLabel(node.label, label));
  const isSubject = ({ label }: SpecNode): boolean =>
    type.family !== 'topics' && findSubjectWords(label, type.family).every(({ word }) => named.has(word));
  const parts = own.nodes.filter((node) => isInPattern(node) || !isSubject(node));
  if (parts.every(isInPattern)) return spec;
  const inside = new Set(parts.flatMap(({ groups = [] }) => groups));
  const groups = own.groups.filter(
    ({ id }) => inside.has(id) || own.groups.some((group) => group.parent === id && inside.has(group.id)),
  );
  const ids = new Set([...parts, ...groups].map(({ id }) => id));
  const edges = own.edges.filter(({ from, to }) => ids.has(from) && ids.has(to));
  const said = { ...own, nodes: parts, groups, edges };
  const whole = adders[type.family]?.(said, spec);
  return whole === undefined || type.family !== 'topology' ? whole : withPartsJoined(whole, spec, type.id);
};

/** The prompt's own words for its subject, or the pattern's title where the prompt says more than that. */
const titleOf = (text: string, hits: readonly PatternHit[], unused: readonly SubjectWord[]): string => {
  const { title, text: rest } = stripRequest(text);
  const said = (rest.trim() === '' ? title : rest).trim();
  const topic = said
    .replace(/\s+/g, ' ')
    .replace(/^(?:an?|the|to)\s+/i, '')
    .replace(drawingSuffix, '');
  const isClean = unused.length === 0 && topic !== '' && topic.length <= longestTitle && !/[.,;:!?]/.test(topic);
  return isClean ? capitalised(topic) : hits.map(({ pattern }) => pattern.title).join(' and ');
};

const noticeOf = (hits: readonly PatternHit[]): Warning => {
  const names = hits.map(({ pattern, options }) => {
    const extras = options.map(({ title }) => title);
    return `"${pattern.title}"${extras.length === 0 ? '' : ` with ${listed(extras)}`}`;
  });
  return {
    code: 'pattern',
    message: `Based on the built-in pattern${hits.length > 1 ? 's' : ''} ${listed(names)}. Anything your text doesn’t say is assumed. Change anything that differs in your case.`,
  };
};

const listed = (items: readonly string[]): string => new Intl.ListFormat('en-GB').format(items);

const unusedNotice = (text: string, { start, end }: SubjectWord): Warning => ({
  code: 'not-understood',
  message: `Nothing was drawn for "${text.slice(start, end)}".`,
  source: { start, end },
});

const describeHit = ({ pattern, options, slots, words }: PatternHit): string =>
  [
    pattern.id,
    `words ${words.map(({ word }) => word).join(', ')}`,
    ...options.map(({ title }) => `with ${title}`),
    ...Object.entries(slots).map(([name, text]) => `${name} = ${text}`),
  ].join('; ');
