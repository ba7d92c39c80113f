import type { DiagramSpec, SpecEdge } from '@diagloom/diagram/model';
import { markOf } from './marks.ts';
import { matchReplies } from './match-replies.ts';

/** A time in which a participant is busy. */
export interface Activation {
  readonly id: string;
  readonly participant: string;
  /** How many other bars it stands upon. */
  readonly depth: number;
  /** The messages with which it begins and ends; one and the same for a short call to oneself. */
  readonly first: string;
  readonly last: string;
}

export interface Activations {
  readonly bars: readonly Activation[];
  /** By message: the bars on which its ends lie. */
  readonly ends: ReadonlyMap<string, { readonly from?: string; readonly to?: string }>;
}

/**
 * When each participant is busy: from a call to its reply, or as the marks of the messages say. Calls to oneself while one is
 * busy get a short bar of their own. A bar that a mark begins is ended by a mark alone; one that nothing ends lasts until the
 * last message that touches it.
 */
export const readActivations = (spec: DiagramSpec): Activations => {
  const callOf = matchReplies(spec);
  const lastReply = new Map([...callOf].map(([reply, call]) => [call, reply]));
  const marked = new Set(spec.edges.flatMap((edge) => (markOf(edge, 'activate') === undefined ? [] : [edge.id])));
  const bars: OpenBar[] = [];
  const open = new Map<string, OpenBar[]>();
  const ends = new Map<string, { readonly from?: string; readonly to?: string }>();
  const stackOf = (participant: string): OpenBar[] => {
    const stack = open.get(participant) ?? [];
    open.set(participant, stack);
    return stack;
  };
  const begin = (participant: string, message: string): void => {
    const stack = stackOf(participant);
    const count = bars.filter((bar) => bar.participant === participant).length;
    const bar = { id: `${participant}.active-${count + 1}`, participant, depth: stack.length, first: message };
    const opened = { ...bar, last: message };
    bars.push(opened);
    stack.push(opened);
  };
  const touch = (participant: string, message: string): string | undefined => {
    const stack = stackOf(participant);
    for (const bar of stack) bar.last = message;
    return stack.at(-1)?.id;
  };
  for (const message of spec.edges) {
    const begins = whoBegins(message, {
      isAnswered: lastReply.has(message.id),
      isBusy: stackOf(message.to).length > 0,
    });
    if (begins === 'sender') begin(message.from, message.id);
    const from = touch(message.from, message.id);
    if (begins === 'receiver') begin(message.to, message.id);
    const to = touch(message.to, message.id);
    ends.set(message.id, { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) });
    for (const participant of whoseEnds(message)) stackOf(participant).length = 0;
    const says = markOf(message, 'deactivate');
    if (says === 'sender' || says === 'receiver') stackOf(says === 'sender' ? message.from : message.to).pop();
    if (says === undefined) {
      const call = callOf.get(message.id);
      const isLast = call !== undefined && lastReply.get(call) === message.id;
      const stack = stackOf(message.from);
      const at = isLast && !marked.has(call) ? stack.findIndex((bar) => bar.first === call) : -1;
      if (at >= 0) stack.length = at;
      const isShort = message.from === message.to && !marked.has(message.id) && !lastReply.has(message.id);
      if (begins === 'receiver' && isShort) stackOf(message.to).pop();
    }
  }
  return { bars, ends };
};

interface OpenBar extends Activation {
  last: string;
}

/** Whose bar begins with a message. */
const whoBegins = (
  message: SpecEdge,
  { isAnswered, isBusy }: { readonly isAnswered: boolean; readonly isBusy: boolean },
): 'sender' | 'receiver' | 'none' => {
  const says = markOf(message, 'activate');
  if (says !== undefined) return says;
  const isToSelf = message.from === message.to && message.kind === undefined;
  if (isToSelf) return isBusy ? 'receiver' : 'none';
  return isAnswered && message.kind === undefined ? 'receiver' : 'none';
};

/** Who is gone after a message. */
const whoseEnds = (message: SpecEdge): readonly string[] => [
  ...(message.kind === 'destroy' ? [message.to] : []),
  ...(markOf(message, 'ends') === 'sender' ? [message.from] : []),
];
