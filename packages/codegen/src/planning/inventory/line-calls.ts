import type { DiagramSpec, SpecEdge, SpecNode } from '@diagloom/diagram/model';
import { readVerb } from '@diagloom/language/morphology';
import { deedAtQueue, namesMessages } from '@diagloom/language/verdicts';
import { labelWords, oneLine } from '../../program/index.ts';
import { singular } from '../../program/plural.ts';
import { clientLeads, createDeeds, signalLeads } from '../deeds.ts';
import { protocols } from './client-operations.ts';
import { type LineCondition, readCondition } from './line-conditions.ts';

/** What a line asks of the part that it leads to. */
export interface LineCall {
  /** What its method is called after. */
  readonly called: string;
  /** What the line says, without when it is taken. */
  readonly label: string;
  /** The line says nothing, or only how it travels. */
  readonly isSilent: boolean;
  /** What its method is called where the line says nothing of what goes over it. */
  readonly usual?: string;
  /** The words that tell what goes over it, where its method says less: `publish order placed event`. */
  readonly words?: readonly string[];
  /** Nobody waits for an answer. */
  readonly isSignal: boolean;
  readonly condition?: LineCondition;
}

/** What is asked of a part where its line says nothing, by its kind. */
const usualCalls: Readonly<Record<string, string>> = {
  cache: 'look up',
  database: 'query',
  queue: 'publish',
  search: 'search',
  storage: 'access',
};

/** Kinds that keep data, which lines of data bring there; the others say only whom they ask. */
const keeping = new Set(['cache', 'database', 'search']);

/** What is done with data, or with messages. */
const dataVerbs =
  /^(?:access|append|archive|backup|cache|consume|copy|delete|enqueue|fetch|get|index|insert|listen|load|poll|publish|pull|push|put|query|read|receive|save|search|send|store|subscribe|sync|update|upload|write)$/;

/** In: a drawing of parts, and the ids of those that are written here, which handle what others ask of them. */
export const createLineCalls = (
  { nodes: all, edges }: Pick<DiagramSpec, 'nodes' | 'edges'>,
  written: ReadonlySet<string>,
): ((edge: SpecEdge) => LineCall) => {
  const nodes = new Map(all.map((node) => [node.id, node]));
  const deedOf = createDeeds(
    edges.map(({ label }) => oneLine(label)).filter((label) => !protocols.test(label)),
    all.map(({ label }) => oneLine(label)),
  );
  const kindOf = (id: string): string => nodes.get(id)?.kind ?? '';
  const saidOf = ({ label }: SpecEdge): string => (protocols.test(oneLine(label)) ? '' : oneLine(label));
  const taking = new Set(edges.filter((edge) => takesOut(edge, edges, kindOf)));
  const putting = (queue: string): readonly SpecEdge[] =>
    edges.filter((edge) => edge.to === queue && edge.kind !== 'data' && !taking.has(edge));
  /** `order placed events`, where that is all that is published to a queue. */
  const messageIn = (queue: string): string | undefined => {
    const [only = '', ...others] = new Set(putting(queue).map(saidOf));
    return only === '' || others.length > 0 || (!isNamed(only) && deedOf(only, clientLeads) === only)
      ? undefined
      : singular(only);
  };
  /** What lies in a queue that a line speaks of: `resize jobs` of “jobs”. */
  const messageOf = (edge: SpecEdge): string => {
    const thing = withoutVerb(saidOf(edge));
    const said = singular(thing.toLowerCase());
    const whole = putting(edge.to).find((each) => singular(saidOf(each).toLowerCase()).endsWith(` ${said}`));
    return singular(whole === undefined ? thing : withoutVerb(saidOf(whole)));
  };
  const usualOf = (edge: SpecEdge): string => {
    if (kindOf(edge.from) === 'queue') return 'handle message';
    if (taking.has(edge)) return 'receive';
    if (kindOf(edge.to) === 'queue' && edge.kind === 'data')
      return edges.some(({ to, kind }) => to === edge.to && kind !== 'data') ? 'receive' : 'access';
    return usualCalls[kindOf(edge.to)] ?? (written.has(edge.to) ? 'handle' : 'call');
  };
  /** What is said before a label that names no deed: of what keeps things what is done with them there, of messages out of a queue that they come. */
  const leadsOf = (edge: SpecEdge): typeof clientLeads => {
    if (kindOf(edge.from) === 'queue') return signalLeads;
    const kind = kindOf(edge.to);
    const isBrought = edge.kind === 'data' && keeping.has(kind) && edges.some((each) => each.kind !== 'data');
    const usual = kind === 'storage' || isBrought ? 'store' : kind === 'mail' ? 'send' : usualCalls[kind];
    const lead = isReadBack(edge) ? readingOf(kind) : usual;
    return lead === undefined ? clientLeads : { ...clientLeads, deed: lead, event: lead, thing: lead };
  };
  /**
   * Whether a line that names a thing only looks for it: a part that has it in a cache and in another store; or one that somebody else stores
   * under a longer name, of which the first part brings it.
   */
  const isReadBack = (edge: SpecEdge): boolean => {
    const said = labelWords(saidOf(edge)).map(singular);
    const kind = kindOf(edge.to);
    if (said.length === 0 || (!keeping.has(kind) && kind !== 'storage')) return false;
    const same = edges.filter((each) => each !== edge && saidOf(each).toLowerCase() === saidOf(edge).toLowerCase());
    const copies = same.filter(({ from, to }) => from === edge.from && to !== edge.to);
    if (copies.some(({ to }) => keeping.has(kindOf(to)) && (kindOf(to) === 'cache') !== (kind === 'cache')))
      return true;
    if (kind !== 'storage' && kindOf(edge.from) !== 'worker') return false;
    return edges.slice(0, edges.indexOf(edge)).some(({ from, to, label }) => {
      const brought = labelWords(oneLine(label)).map(singular);
      return to === edge.to && from !== edge.from && said.every((word) => brought.includes(word));
    });
  };
  /** What a cache holds of what lies elsewhere is another value than that. */
  const isCopy = (edge: SpecEdge): boolean => kindOf(edge.to) === 'cache' && isReadBack(edge);
  /** What a line says of messages of a queue, without the verb that may be part of their name. */
  const atQueue = (edge: SpecEdge, label: string): Pick<LineCall, 'called' | 'words'> | undefined => {
    const message = label === '' ? messageIn(kindOf(edge.from) === 'queue' ? edge.from : edge.to) : undefined;
    if (kindOf(edge.from) === 'queue') {
      const thing = label === '' ? message : isNamed(label) ? singular(label) : undefined;
      return thing === undefined ? undefined : named(isEvent(thing) ? 'on' : 'handle', thing);
    }
    if (kindOf(edge.to) !== 'queue') return undefined;
    if (taking.has(edge) && label !== '') return named('receive', messageOf(edge));
    if (label === '')
      return message === undefined || usualOf(edge) !== 'receive' ? undefined : named('receive', message);
    return isNamed(label)
      ? named(/\b(?:job|task)s?$/i.test(label) ? 'enqueue' : 'publish', singular(label))
      : undefined;
  };
  return (edge) => {
    const { said: label, condition } = readCondition(oneLine(edge.label));
    const isSilent = label === '' || protocols.test(label);
    const part = nodes.get(edge.to);
    const queued = atQueue(edge, isSilent ? '' : label);
    const leads = leadsOf(edge);
    const usual = usualOf(edge);
    const said = isKept(part, label) ? `${leads.thing} ${label}` : deedOf(label, leads);
    const isTaken = taking.has(edge);
    const words = queued?.words ?? (isCopy(edge) ? ['look', 'up', 'cached', ...labelWords(label)] : undefined);
    return {
      called: queued?.called ?? (isSilent ? usual : oneAtATime(said, label, leads)),
      ...(words !== undefined && { words }),
      label: isSilent || condition !== undefined ? oneLine(edge.label) : label,
      isSilent,
      ...(isSilent && queued === undefined && { usual }),
      isSignal: !isTaken && (edge.kind === 'async' || kindOf(edge.from) === 'queue'),
      ...(condition !== undefined && { condition }),
    };
  };
};

/** Whether a label names messages and no deed. */
const isNamed = (label: string): boolean => namesMessages(labelWords(label));

const isEvent = (thing: string): boolean => / events?$/i.test(thing);

/** `publish order placed` of an “order placed event”, which is what goes over the line. */
const named = (verb: string, thing: string): Pick<LineCall, 'called' | 'words'> => {
  const words = labelWords(thing);
  const participle = words.at(-2) ?? '';
  const isTold = isEvent(thing) && words.length > 2 && isPast(participle);
  return { called: `${verb} ${isTold ? thing.replace(/ events?$/i, '') : thing}`, words: [verb, ...words] };
};

const isPast = (word: string): boolean => {
  const forms = readVerb(word)?.forms;
  return forms?.has('participle') === true || forms?.has('past') === true;
};

/** `jobs` of “takes jobs”, “listens to jobs”. */
const withoutVerb = (label: string): string => {
  const words = label.split(' ');
  if (isNamed(label) || deedAtQueue(labelWords(label)) === undefined) return label;
  return words.slice(/^(?:to|up|from)$/i.test(words[1] ?? '') ? 2 : 1).join(' ') || label;
};

/** Whether a line into a queue takes messages out of it: it says so, or a worker's names what others put in, or nothing, and no line leads out. */
const takesOut = (edge: SpecEdge, edges: readonly SpecEdge[], kindOf: (id: string) => string): boolean => {
  if (kindOf(edge.to) !== 'queue') return false;
  const label = oneLine(edge.label);
  const words = labelWords(label);
  if (!namesMessages(words) && words.length > 1 && deedAtQueue(words) === 'takes') return true;
  if (kindOf(edge.from) !== 'worker' || edges.some(({ from }) => from === edge.to)) return false;
  const others = edges.filter(({ from, to }) => to === edge.to && from !== edge.from && kindOf(from) !== 'worker');
  if (others.length === 0) return false;
  const said = singular(label.toLowerCase());
  return (
    label === '' ||
    protocols.test(label) ||
    others.some((each) => ` ${singular(oneLine(each.label).toLowerCase())}`.endsWith(` ${said}`))
  );
};

/** Whether a word names what lies in a part that only keeps things, or is sent by it, though it may be a verb elsewhere: `Orders` in a database. */
const isKept = (part: SpecNode | undefined, label: string): boolean =>
  (usualCalls[part?.kind ?? ''] !== undefined || part?.kind === 'mail') &&
  /^\p{L}+$/u.test(label) &&
  !dataVerbs.test(readVerb(label.toLowerCase())?.base ?? '');

const readingOf = (kind: string): string => (kind === 'storage' ? 'load' : kind === 'cache' ? 'look up' : 'find');

/** One of what a line names in the plural, where a verb was put before it: `publish order event` of “Order events”. */
const oneAtATime = (said: string, label: string, leads: typeof clientLeads): string => {
  const lead = [leads.deed, leads.event, leads.thing].find((each) => said === `${each} ${label}`);
  return lead === undefined || /^(?:query|look up|search|find)$/.test(lead) ? said : `${lead} ${singular(label)}`;
};
