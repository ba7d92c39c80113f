import type { DiagramSpec, SpecEdge } from '@diagloom/diagram/model';
import { beginsThere, oneOfThem, otherDoerTold, otherEndTold } from '../../lexicon/en/other-end-words.ts';
import { describeEdits } from '../describe-edits.ts';
import { type CommandForm, type CommandReading, steps } from '../form.ts';
import type { Step } from '../instruction.ts';
import { turned } from '../reading/carry-out/edges.ts';
import { findByLabel } from '../references/find-by-label.ts';
import { findPart } from '../references/find-parts.ts';
import { nameOf, type Part, partsOf } from '../references/part.ts';
import type { Setting } from '../setting.ts';

/** "The parcel should come from the depot, not from the shop": a line or a message gets another end, and a step another lane. */
export const otherEnd: CommandForm = {
  id: 'other-end',
  examples: [
    {
      diagram: 'signIn',
      says: 'the token should come from the database and not from the auth server',
      does: [
        'Connects "Database" to "App" with the label "Token".',
        'Removes the message "Token" from "Auth server" to "App".',
      ],
    },
    {
      diagram: 'signIn',
      says: "Token isn't for the app but for the user",
      does: [
        'Connects "Auth server" to "User" with the label "Token".',
        'Removes the message "Token" from "Auth server" to "App".',
      ],
    },
    {
      diagram: 'signIn',
      says: "the auth server doesn't check, the app does that",
      does: [
        'Connects "App" to "Database" with the label "Check".',
        'Removes the message "Check" from "Auth server" to "Database".',
      ],
    },
    {
      diagram: 'cloud',
      says: 'Orders hangs on the load balancer, not on the web server',
      does: ['Removes the arrow from "Web server" to "Orders".', 'Connects "Load balancer" to "Orders".'],
    },
    {
      diagram: 'cloud',
      says: "the load balancer doesn't talk to the web server any more, Users does",
      does: ['Removes the arrow from "Load balancer" to "Web server".', 'Connects "Users" to "Web server".'],
    },
    {
      diagram: 'company',
      says: 'Engineering reports to the CFO and no longer to the CTO',
      does: ['Moves "Engineering" under "CFO".'],
    },
    {
      diagram: 'purchase',
      says: "Paying the invoice isn't done by the requester, finance does it",
      does: ['Moves "Pay the invoice" to "Finance".'],
    },
  ],
  read: (command, setting) => {
    const end = otherEndTold.map((pattern) => pattern.exec(command)?.groups).find((found) => found !== undefined);
    if (end !== undefined) return readEnd(end, setting);
    for (const pattern of otherDoerTold) {
      const doer = pattern.exec(command)?.groups;
      const reading = doer === undefined ? undefined : readDoer(doer, setting);
      if (reading !== undefined) return reading;
    }
    return undefined;
  },
};

type Words = Readonly<Record<string, string | undefined>>;

const readEnd = ({ what = '', side = '', now = '', old = '' }: Words, setting: Setting): CommandReading | undefined => {
  const goal = findPart(now, setting);
  if (!goal.ok) return undefined;
  if (setting.type.family === 'messages') {
    const end = beginsThere.test(side) ? 'from' : 'to';
    const message = messageCalled(what, setting.spec.edges, setting);
    const former = findPart(old, setting);
    if (message === undefined || !former.ok || message[end] !== former.part.id) return undefined;
    return turn(message, { ...message, [end]: goal.part.id }, setting);
  }
  const subject = findPart(what, setting);
  const edge = subject.ok ? edgeTo(subject.part, old, setting) : undefined;
  if (!subject.ok || edge === undefined || subject.part.id === goal.part.id) return undefined;
  const isSource = edge.from === subject.part.id;
  const { family } = setting.type;
  if (family === 'hierarchy' || family === 'topics')
    return isSource ? undefined : underOther(subject.part, goal.part, setting);
  return turn(edge, isSource ? { ...edge, to: goal.part.id } : { ...edge, from: goal.part.id }, setting);
};

const readDoer = ({ old = '', deed = '', now = '' }: Words, setting: Setting): CommandReading | undefined => {
  const { family } = setting.type;
  if (family === 'process') return inOtherLane({ old, deed, now }, setting);
  const [former, doer] = [findPart(old, setting), findPart(now, setting)];
  if (!former.ok || !doer.ok || former.part.id === doer.part.id) return undefined;
  const leaving = setting.spec.edges.filter(({ from }) => from === former.part.id);
  const edge = family === 'messages' ? messageCalled(deed, leaving, setting) : edgeNaming(deed, leaving, setting);
  if (edge === undefined) return undefined;
  return turn(edge, { ...edge, from: doer.part.id }, setting);
};

/** A step of one lane that another one does. */
const inOtherLane = (
  { old, deed, now }: { readonly old: string; readonly deed: string; readonly now: string },
  setting: Setting,
): CommandReading | undefined => {
  const [former, lane, step] = [
    findPart(old, setting, ['group']),
    findPart(now, setting, ['group']),
    findPart(deed, setting),
  ];
  if (!former.ok || !lane.ok || !step.ok || former.part.id === lane.part.id) return undefined;
  return steps({
    edit: { kind: 'moveToGroup', nodes: [step.part.id], group: lane.part.id },
    said: `Moves ${nameOf(step.part, setting)} to ${nameOf(lane.part, setting)}.`,
  });
};

/** The only message that words call by its label, or by words of it. */
const messageCalled = (words: string, edges: readonly SpecEdge[], setting: Setting): SpecEdge | undefined => {
  const parts = partsOf(setting).filter(({ id, sort }) => sort === 'edge' && edges.some((edge) => edge.id === id));
  for (const way of ['exact', 'stems', 'some'] as const) {
    const [only, ...others] = findByLabel(words.replace(/^(?:the|our|an?)\s+/i, ''), parts, way);
    if (only !== undefined) return others.length > 0 ? undefined : edges.find(({ id }) => id === only.id);
  }
  return undefined;
};

/** The only line between a part and one of its neighbours that words name. */
const edgeTo = ({ id }: Part, words: string, setting: Setting): SpecEdge | undefined => {
  const touching = setting.spec.edges.filter(({ from, to }) => (from === id) !== (to === id));
  const near = new Set(touching.map(({ from, to }) => (from === id ? to : from)));
  const found = findPart(words.replace(oneOfThem, ''), among(near, setting));
  const [only, ...others] = touching.filter(({ from, to }) => found.ok && [from, to].includes(found.part.id));
  return others.length === 0 ? only : undefined;
};

/** The only line to a part that is named in what somebody does. */
const edgeNaming = (deed: string, edges: readonly SpecEdge[], setting: Setting): SpecEdge | undefined => {
  const words = deed.split(/\s+/);
  const near = among(new Set(edges.map(({ to }) => to)), setting);
  for (let start = 1; start < Math.min(words.length, 4); start += 1) {
    const found = findPart(words.slice(start).join(' '), near);
    if (found.ok) return edges.find(({ to }) => to === found.part.id);
  }
  return undefined;
};

const among = (ids: ReadonlySet<string>, setting: Setting): Setting => {
  const spec: DiagramSpec = { ...setting.spec, nodes: setting.spec.nodes.filter(({ id }) => ids.has(id)) };
  return { ...setting, spec };
};

const turn = (edge: SpecEdge, ends: SpecEdge, setting: Setting): CommandReading | undefined => {
  const edits = turned(edge, { from: ends.from, to: ends.to });
  if (edits === undefined) return undefined;
  // In time it keeps its place: the new one comes behind the old one before that goes.
  const inTime = edits.toReversed().map((edit) => (edit.kind === 'connect' ? { ...edit, after: edge.id } : edit));
  const ordered = setting.type.family === 'messages' ? inTime : edits;
  const said = describeEdits(ordered, setting.spec, setting.type);
  return steps(...ordered.map((edit, at): Step => ({ edit, said: said[at] ?? '' })));
};

const underOther = (part: Part, holder: Part, setting: Setting): CommandReading =>
  steps({
    edit: { kind: 'moveNode', node: part.id, after: holder.id },
    said: `Moves ${nameOf(part, setting)} under ${nameOf(holder, setting)}.`,
  });
