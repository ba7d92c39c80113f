import type { DiagramSpec, Finding } from '@diagloom/diagram/model';
import { edgeOf, nodeOf } from '../families/advice/parts-of.ts';
import type { Finder, Rules } from '../families/advice/rule.ts';

export const findSequenceWishes: Finder = (spec) => [...findOpenCalls(spec), ...findBareMessages(spec)];

export const sequenceRules: Rules = {
  'silent-participant': {
    title: 'Remove a silent participant',
    category: 'structure',
    impact: 'medium',
    confidence: 1,
    fix: ({ about: [node = ''] }) => [{ kind: 'removeNode', node, heal: false }],
  },
  'reply-without-call': {
    title: 'Show the call it answers',
    category: 'structure',
    impact: 'high',
    confidence: 1,
    blank: 'The [caller] asks the [other] for [something].',
  },
  'empty-frame': {
    title: 'Fill an empty frame',
    category: 'visual',
    impact: 'medium',
    confidence: 1,
    fix: ({ about: [node = ''] }) => [{ kind: 'removeNode', node, heal: false }],
  },
  'message-after-destruction': {
    title: 'End a lifeline after its last message',
    category: 'structure',
    impact: 'high',
    confidence: 1,
  },
  'missing-reply': {
    title: 'Answer the first call',
    category: 'content',
    impact: 'medium',
    confidence: 0.8,
    blank: 'The [application] returns [the result] to the [user].',
    fix: ({ about: [call] }, spec) => {
      const edge = edgeOf(spec, call);
      return edge === undefined ? [] : [{ kind: 'connect', from: edge.to, to: edge.from, edgeKind: 'reply' }];
    },
  },
  'message-before-creation': {
    title: 'Create a participant before it talks',
    category: 'structure',
    impact: 'high',
    confidence: 1,
  },
  'stray-deactivation': {
    title: 'Begin an activation before it ends',
    category: 'structure',
    impact: 'medium',
    confidence: 1,
  },
  'message-without-text': {
    title: 'Name a message',
    category: 'content',
    impact: 'medium',
    confidence: 0.9,
  },
};

/** Who begins wants to hear how it ended. */
const findOpenCalls = (spec: DiagramSpec): readonly Finding[] => {
  const first = spec.edges.find(({ from, to }) => from !== to);
  if (first === undefined || first.kind === 'async' || spec.edges.some(({ to }) => to === first.from)) return [];
  const [caller, callee] = [nodeOf(spec, first.from)?.label, nodeOf(spec, first.to)?.label];
  return [
    {
      rule: 'missing-reply',
      about: [first.id],
      message: `"${caller}" calls "${callee}" and gets no answer. Show the answer at the end.`,
    },
  ];
};

const findBareMessages = ({ edges }: DiagramSpec): readonly Finding[] =>
  edges
    .filter(({ label, kind }) => label.trim() === '' && kind !== 'reply')
    .map(({ id }) => ({
      rule: 'message-without-text',
      about: [id],
      message: 'This arrow doesn’t say what is sent. Name the message.',
    }));
