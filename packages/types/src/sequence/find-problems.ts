import type { DiagramSpec, Finding } from '@diagloom/diagram/model';
import { markOf } from './marks.ts';
import { readActivations } from './read-activations.ts';
import { readLifetimes } from './read-lifetimes.ts';

/**
 * What an expert would object to: participants that take no part, replies to nobody's call, frames around nothing, talk with
 * those who are not there, activations that end without having begun.
 */
export const findSequenceProblems = (spec: DiagramSpec): readonly Finding[] => [
  ...findSilentParticipants(spec),
  ...findStrayReplies(spec),
  ...findEmptyFrames(spec),
  ...findTalkWithAbsent(spec),
  ...findStrayDeactivations(spec),
];

const findSilentParticipants = (spec: DiagramSpec): readonly Finding[] =>
  spec.nodes
    .filter(({ id }) => !spec.edges.some(({ from, to }) => from === id || to === id))
    .map(({ id, label }) => ({
      rule: 'silent-participant',
      about: [id],
      message: `"${label}" doesn’t send or receive anything. Give it a message or remove it.`,
    }));

/** A reply answers a call that went the other way before it. */
const findStrayReplies = (spec: DiagramSpec): readonly Finding[] =>
  spec.edges
    .filter(
      (edge, index) =>
        edge.kind === 'reply' &&
        !spec.edges.slice(0, index).some(({ from, to }) => from === edge.to && to === edge.from),
    )
    .map(({ id, label }) => ({
      rule: 'reply-without-call',
      about: [id],
      message: `The reply "${label}" doesn’t answer a call. Add the call before it, or make it a message.`,
    }));

const findEmptyFrames = (spec: DiagramSpec): readonly Finding[] =>
  spec.groups
    .filter((group) => !spec.edges.some((edge) => edge.group === group.id))
    .filter((group) => !spec.groups.some(({ parent }) => parent === group.id))
    .map(({ id, label, kind }) => ({
      rule: 'empty-frame',
      about: [id],
      message: `The frame "${label || (kind ?? 'alt')}" has no messages. Put one in it or remove it.`,
    }));

/** A creation must be the first message of its participant, a destruction the last one. */
const findTalkWithAbsent = (spec: DiagramSpec): readonly Finding[] => {
  const lifetimes = readLifetimes(spec);
  const nameOf = (node: string): string => spec.nodes.find(({ id }) => id === node)?.label ?? node;
  return spec.edges.flatMap(({ id, kind, to }): readonly Finding[] => {
    if (kind === 'create' && lifetimes.get(to)?.first !== id) {
      const message = `"${nameOf(to)}" takes part before it’s created. Move the creation to its first message, or make it a call.`;
      return [{ rule: 'message-before-creation', about: [id, to], message }];
    }
    if (kind === 'destroy' && lifetimes.get(to)?.last !== id) {
      const message = `"${nameOf(to)}" still takes part after it’s destroyed. Move the destruction to its last message, or make it a call.`;
      return [{ rule: 'message-after-destruction', about: [id, to], message }];
    }
    return [];
  });
};

/** A mark that ends an activation needs one that it can end. */
const findStrayDeactivations = (spec: DiagramSpec): readonly Finding[] => {
  const { ends } = readActivations(spec);
  return spec.edges.flatMap((edge): readonly Finding[] => {
    const side = markOf(edge, 'deactivate');
    if (side === undefined || side === 'none') return [];
    if (ends.get(edge.id)?.[side === 'sender' ? 'from' : 'to'] !== undefined) return [];
    const message = `"${edge.label}" ends an activation that never began. Begin it at an earlier message, or remove the mark.`;
    return [{ rule: 'stray-deactivation', about: [edge.id], message }];
  });
};
