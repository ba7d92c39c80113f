import type { DiagramSpec, Finding } from '@diagloom/diagram/model';
import type { Finder, Rules } from './rule.ts';

/** What any diagram can have too much of. */
export const findGeneralWishes: Finder = (spec) => [
  ...findNameless(spec),
  ...findDoubledLines(spec),
  ...findLongLabels(spec),
  ...findCrowd(spec),
];

export const generalRules: Rules = {
  'no-label': {
    title: 'Name every shape',
    category: 'content',
    impact: 'high',
    confidence: 1,
  },
  'line-twice': {
    title: 'Draw each line once',
    category: 'visual',
    impact: 'medium',
    confidence: 0.95,
    fix: ({ about }) => about.slice(1).map((edge) => ({ kind: 'disconnect', edge })),
  },
  'long-label': {
    title: 'Shorten a label',
    category: 'visual',
    impact: 'low',
    confidence: 0.9,
  },
  crowded: {
    title: 'Split a crowded diagram',
    category: 'optimization',
    impact: 'medium',
    confidence: 0.9,
  },
};

/** Bars and dots of a flow stand for themselves. */
const nameless = new Set(['fork', 'join', 'initial', 'final']);

const findNameless = ({ nodes }: DiagramSpec): readonly Finding[] =>
  nodes
    .filter(
      ({ label, kind = '', attributes = [] }) => label.trim() === '' && !nameless.has(kind) && attributes.length === 0,
    )
    .map(({ id }) => ({
      rule: 'no-label',
      about: [id],
      message: 'This shape has no text. Name it or remove it.',
    }));

const findDoubledLines = (spec: DiagramSpec): readonly Finding[] => {
  const byEnds = new Map<string, string[]>();
  for (const { id, from, to, label, kind = '', group = '' } of spec.edges) {
    const key = [from, to, label.toLowerCase(), kind, group].join('\n');
    byEnds.set(key, [...(byEnds.get(key) ?? []), id]);
  }
  return [...byEnds.values()]
    .filter((ids) => ids.length > 1)
    .map((about) => ({
      rule: 'line-twice',
      about,
      message: 'The same line is drawn more than once between two shapes. One is enough.',
    }));
};

/** Characters that a reader takes in at a glance, in about three lines of a shape. */
const longestLabel = 80;

const findLongLabels = ({ nodes }: DiagramSpec): readonly Finding[] =>
  nodes
    .filter(({ label }) => label.length > longestLabel)
    .map(({ id, label }) => ({
      rule: 'long-label',
      about: [id],
      message: `"${label.slice(0, 40).trim()} …" has ${label.length} characters. Keep the gist in the shape and move the rest into a note.`,
    }));

/** Shapes that fit on a page one can read without zooming. */
const mostNodes = 50;

const findCrowd = ({ nodes }: DiagramSpec): readonly Finding[] =>
  nodes.length <= mostNodes
    ? []
    : [
        {
          rule: 'crowded',
          about: [],
          message: `${nodes.length} shapes are hard to take in at once. Draw an overview, and put the details on separate pages.`,
        },
      ];
