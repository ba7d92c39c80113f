import type { DiagramSpec, SpecEdge, SpecGroup } from '@diagloom/diagram/model';
import { oneLine } from '../../program/index.ts';
import { leavingEarly } from './leaving-early.ts';

/** One participant at work: because of a message that it got, or on its own. */
export interface Exchange {
  /** The id of the participant. */
  readonly by: string;
  /** Absent for one who begins. */
  readonly message?: SpecEdge;
  readonly parts: Part[];
  /** The same with all answers that are drawn. */
  readonly drawn: readonly Part[];
  /** What is drawn when its work is over, and is done in the end of that. */
  readonly late: SpecEdge[];
  /** What it answers, and what of it whatever happens within the frames around the message. */
  readonly answers: SpecEdge[];
  readonly replies: SpecEdge[];
}

/** What a participant does in its work: sends a message, comes to a frame, answers in one of its cases and is done, or fails there. */
export type Part =
  | { readonly kind: 'send'; readonly message: SpecEdge }
  | { readonly kind: 'answer'; readonly message: SpecEdge }
  | { readonly kind: 'raise'; readonly message: SpecEdge }
  /** Breaks off what is around the frame that it stands in. */
  | { readonly kind: 'leave' }
  /** Is done in that case of a choice, and says so. */
  | { readonly kind: 'outcome'; readonly index: number }
  | { readonly kind: 'frame'; readonly frame: SpecGroup; readonly sections: Section[] };

export type FramePart = Extract<Part, { kind: 'frame' }>;

export interface Section {
  /** Absent for a frame that is not divided. */
  readonly group?: SpecGroup;
  readonly parts: Part[];
}

/** What the guard of the last case says that stands for all others. */
export const otherwise = /^(?:else|otherwise|not\b.*|no|default|other|in all other cases)?$/i;

/**
 * Messages in their order, each put into the work of whoever sends it: a participant is at work from a message that it gets until control goes
 * back to the one who called it. Replies and messages to oneself open no work of their own. Each section of a frame goes on from where the
 * frame begins; whoever has answered in each of them is done. Whoever got an asynchronous message goes on with it later, though control went
 * back to others meanwhile.
 */
export const readExchanges = (spec: DiagramSpec): readonly Exchange[] => {
  const known = new Set(spec.nodes.map(({ id }) => id));
  const groups = new Map(spec.groups.map((group) => [group.id, group]));
  const chainOf = (message: SpecEdge | undefined): readonly SpecGroup[] => {
    const chain: SpecGroup[] = [];
    for (let group = groups.get(message?.group ?? ''); group !== undefined; group = groups.get(group.parent ?? '')) {
      chain.unshift(group);
    }
    return chain;
  };
  const exchanges: Exchange[] = [];
  const atWork: Exchange[] = [];
  const begin = (exchange: Exchange): Exchange => {
    exchanges.push(exchange);
    atWork.push(exchange);
    return exchange;
  };
  /** What somebody was called for in a round of a loop is over behind that loop. */
  const goesOn = (exchange: Exchange, within: readonly SpecGroup[]): boolean =>
    chainOf(exchange.message).every((group) => group.kind !== 'loop' || within.includes(group));
  /** Whatever was called by that participant is over. */
  const returnTo = (id: string, within: readonly SpecGroup[]): Exchange | undefined => {
    const index = atWork.findLastIndex((each) => each.by === id && goesOn(each, within));
    if (index >= 0) atWork.length = index + 1;
    return atWork[index];
  };
  const waiting = new Map<string, Exchange>();
  const resume = (id: string, within: readonly SpecGroup[]): Exchange | undefined => {
    const exchange = waiting.get(id);
    if (exchange === undefined || !goesOn(exchange, within)) return undefined;
    atWork.push(exchange);
    return exchange;
  };
  /** All that is asked for by what somebody does, and by those who are asked. */
  const askedFor = (parts: readonly Part[]): readonly SpecEdge[] =>
    messagesOf(parts).flatMap((sent) => [
      sent,
      ...exchanges.flatMap((each) => (each.message === sent ? askedFor(each.parts) : [])),
    ]);
  let inside: readonly SpecGroup[] = [];
  /** Who has answered and sends something more goes on with the call that it handled last, where nothing else was sent since. */
  const goOn = (message: SpecEdge): Exchange | undefined => {
    const last = exchanges.findLast((each) => each.by === message.from && each.message !== undefined);
    if (last?.message === undefined || last.message.kind === 'async') return undefined;
    const asked = new Set(askedFor(last.parts));
    const since = spec.edges.slice(spec.edges.indexOf(last.message) + 1, spec.edges.indexOf(message));
    const chain = chainOf(message);
    if (!goesOn(last, chain)) return undefined;
    const isElsewhere = chainOf(last.message).some(
      ({ kind, id, parent }) =>
        kind === 'section' && !inside.some((group) => group.id === id) && chain.some((group) => group.id === parent),
    );
    if (isElsewhere || since.some((each) => each.kind !== 'reply' && !asked.has(each))) return undefined;
    // What is asked several times in the same words is one operation.
    const key = keyOf(last.message);
    const isSame = (each: Exchange): boolean => each.message !== undefined && keyOf(each.message) === key;
    const whole = exchanges.find((each) => isSame(each) && goesOn(each, chain)) ?? last;
    whole.late.push(message);
    atWork.push(whole);
    return whole;
  };
  const atFrame = new Map<string, readonly Exchange[]>();
  /** Those whose work was over in a case of a choice. */
  const overIn = new Map<string, readonly Exchange[]>();
  const isOver = (exchange: Exchange, frame: string): boolean => {
    const sections = spec.groups.filter(({ kind, parent }) => kind === 'section' && parent === frame);
    return sections.length > 0 && sections.every(({ id }) => overIn.get(id)?.includes(exchange) === true);
  };
  const enter = (chain: readonly SpecGroup[]): void => {
    for (const { id, kind, parent = '' } of inside.filter((group) => !chain.includes(group))) {
      if (kind !== 'section') continue;
      const before = atFrame.get(parent) ?? [];
      const hasAnswered = ({ answers }: Exchange): boolean => answers.some(({ group }) => group === id);
      overIn.set(
        id,
        before.filter((each) => !atWork.includes(each) || hasAnswered(each)),
      );
    }
    // Behind a frame whoever was at work before it goes on with that, not with what one of its cases asked for.
    for (const { id, kind } of inside.filter((group) => !chain.includes(group))) {
      const before = kind === 'section' ? undefined : atFrame.get(id);
      if (before === undefined) continue;
      const still = before.filter((each) => atWork.includes(each) && !isOver(each, id));
      const others = atWork.filter((each) => !still.includes(each) && !isOver(each, id));
      atWork.splice(0, atWork.length, ...others, ...still);
    }
    for (const { id, kind, parent = '' } of chain.filter((group) => !inside.includes(group))) {
      const before = atFrame.get(kind === 'section' ? parent : id);
      if (kind !== 'section') atFrame.set(id, [...atWork]);
      else if (before !== undefined)
        atWork.splice(0, atWork.length, ...before, ...atWork.filter((each) => !before.includes(each) && !each.message));
    }
    inside = chain;
  };
  for (const message of spec.edges) {
    if (!known.has(message.from) || !known.has(message.to)) continue;
    enter(chainOf(message));
    if (message.kind === 'reply') {
      const answered = atWork.findLast((each) => each.by === message.from && each.message?.from === message.to);
      answered?.answers.push(message);
      if (answered?.message?.group === message.group) answered?.replies.push(message);
      else if (answered !== undefined) {
        const around = new Set(chainOf(answered.message));
        const frames = chainOf(message).filter((group) => !around.has(group));
        partsFor(answered.parts, frames, spec.groups).push({ kind: 'answer', message });
        // Whoever answers in one case of a choice goes on behind it in the others.
        if (frames.some(isChoice)) continue;
      }
      returnTo(message.to, inside);
      continue;
    }
    const sender =
      returnTo(message.from, inside) ?? resume(message.from, inside) ?? goOn(message) ?? begin(opened(message.from));
    const entered = new Set(chainOf(sender.message));
    const frames = chainOf(message).filter((group) => !entered.has(group));
    partsFor(sender.parts, frames, spec.groups).push({ kind: 'send', message });
    if (message.to === message.from) continue;
    const receiver = begin(opened(message.to, message));
    if (message.kind === 'async') waiting.set(message.to, receiver);
  }
  return exchanges.map((exchange) => ({ ...exchange, parts: [...leavingEarly(exchange.parts)] }));
};

/** Frames that are gone through in some cases only. */
export const isChoice = ({ kind = 'alt' }: Pick<SpecGroup, 'kind'>): boolean => ['alt', 'opt', 'break'].includes(kind);

const opened = (by: string, message?: SpecEdge): Exchange => {
  const parts: Part[] = [];
  return { by, ...(message !== undefined && { message }), parts, drawn: parts, late: [], answers: [], replies: [] };
};

/** All that is sent by these parts, within frames too. */
export const messagesOf = (parts: readonly Part[]): readonly SpecEdge[] =>
  parts.flatMap((part) =>
    part.kind === 'frame'
      ? part.sections.flatMap((section) => messagesOf(section.parts))
      : part.kind === 'send'
        ? [part.message]
        : [],
  );

/** All frames among these parts, within others too. */
export const framesOf = (parts: readonly Part[]): readonly FramePart[] =>
  parts.flatMap((part) =>
    part.kind === 'frame' ? [part, ...part.sections.flatMap((section) => framesOf(section.parts))] : [],
  );

/** Messages of the same words to the same participant call the same. */
export const keyOf = ({ to, label }: SpecEdge): string => `${to} ${oneLine(label).toLowerCase()}`;

/** The list that a message in those frames goes to; frames and sections that are not there yet are opened. */
const partsFor = (parts: Part[], [outer, ...inner]: readonly SpecGroup[], groups: readonly SpecGroup[]): Part[] => {
  if (outer === undefined) return parts;
  let frame = parts.findLast((part) => part.kind === 'frame' && part.frame.id === outer.id);
  if (frame === undefined || frame.kind !== 'frame') {
    frame = { kind: 'frame', frame: outer, sections: [] };
    parts.push(frame);
  }
  const group = inner[0]?.parent === outer.id && inner[0].kind === 'section' ? inner[0] : undefined;
  const { sections } = frame;
  let section = sections.find((each) => each.group?.id === group?.id);
  if (section === undefined) {
    // What all others are is told by the others, also by those in which this participant does nothing.
    if (group !== undefined && (outer.kind ?? 'alt') === 'alt' && otherwise.test(group.label.trim())) {
      for (const other of groups) {
        const isSkipped = !sections.some((each) => each.group?.id === other.id);
        if (other.parent === outer.id && other.kind === 'section' && other.id !== group.id && isSkipped)
          sections.push({ group: other, parts: [] });
      }
    }
    section = { ...(group !== undefined && { group }), parts: [] };
    sections.push(section);
  }
  return partsFor(section.parts, group === undefined ? inner : inner.slice(1), groups);
};
