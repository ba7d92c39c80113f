import type { DiagramSpec, Finding } from '@diagloom/diagram/model';

/** What an expert would object to: participants that take no part, replies to nobody's call, frames around nothing. */
export const findSequenceProblems = (spec: DiagramSpec): readonly Finding[] => [
  ...findSilentParticipants(spec),
  ...findStrayReplies(spec),
  ...findEmptyFrames(spec),
];

const findSilentParticipants = (spec: DiagramSpec): readonly Finding[] =>
  spec.nodes
    .filter(({ id }) => !spec.edges.some(({ from, to }) => from === id || to === id))
    .map(({ id, label }) => ({
      rule: 'silent-participant',
      about: [id],
      message: `"${label}" sends and receives nothing: give it a message or remove it.`,
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
      message: `The reply "${label}" answers no call: add the call before it, or make it a message.`,
    }));

const findEmptyFrames = (spec: DiagramSpec): readonly Finding[] =>
  spec.groups
    .filter((group) => !spec.edges.some((edge) => edge.group === group.id))
    .filter((group) => !spec.groups.some(({ parent }) => parent === group.id))
    .map(({ id, label, kind }) => ({
      rule: 'empty-frame',
      about: [id],
      message: `The frame "${label || (kind ?? 'alt')}" holds no message: put one into it or remove it.`,
    }));
