import type { DiagramSpec, Edit, Finding } from '@diagloom/diagram/model';
import { nodeOf } from '../families/advice/parts-of.ts';
import type { Finder, Rules } from '../families/advice/rule.ts';

export const findMindMapWishes: Finder = (spec) => [...findManyBranches(spec), ...findLongTopics(spec)];

export const mindMapRules: Rules = {
  'one-centre': {
    title: 'Keep one central topic',
    category: 'structure',
    impact: 'high',
    confidence: 1,
    blank: '[Topic]: [branch], [branch], [branch]',
    fix: hangOnCentre,
  },
  'said-twice': {
    title: 'Keep one of two identical branches',
    category: 'content',
    impact: 'medium',
    confidence: 1,
    fix: removeBareDoubles,
  },
  'many-branches': {
    title: 'Group the main branches',
    category: 'structure',
    impact: 'medium',
    confidence: 0.9,
  },
  'long-topic': {
    title: 'Use keywords',
    category: 'visual',
    impact: 'low',
    confidence: 0.9,
  },
};

/** The centre with the most topics below stays in the middle. */
function hangOnCentre({ about }: Finding, spec: DiagramSpec): readonly Edit[] {
  const branches = (id: string): number => spec.edges.filter(({ from }) => from === id).length;
  const [centre, ...others] = [...about].sort((a, b) => branches(b) - branches(a));
  return centre === undefined ? [] : others.map((to) => ({ kind: 'connect', from: centre, to }));
}

/** Of branches that say the same, those with nothing below them can go. */
function removeBareDoubles({ about }: Finding, spec: DiagramSpec): readonly Edit[] {
  const bare = about.filter((id) => !spec.edges.some(({ from }) => from === id));
  const spare = bare.length === about.length ? bare.slice(1) : bare;
  return about.length - spare.length > 1 ? [] : spare.map((node) => ({ kind: 'removeNode', node, heal: false }));
}

/** More main branches than that are hard to remember: the usual seven plus or minus two. */
const mostBranches = 9;

const findManyBranches = (spec: DiagramSpec): readonly Finding[] => {
  const entered = new Set(spec.edges.map(({ to }) => to));
  const centre = spec.nodes.find(({ id }) => !entered.has(id));
  const count = spec.edges.filter(({ from, kind }) => from === centre?.id && kind !== 'link').length;
  return centre !== undefined && count > mostBranches
    ? [
        {
          rule: 'many-branches',
          about: [centre.id],
          message: `"${nodeOf(spec, centre.id)?.label}" has ${count} main branches. Group related ones under one branch.`,
        },
      ]
    : [];
};

/** Words that a branch holds without becoming a sentence. */
const mostWords = 7;

const findLongTopics = ({ nodes }: DiagramSpec): readonly Finding[] =>
  nodes
    .filter(({ label }) => label.split(/\s+/).length > mostWords)
    .map(({ id, label }) => ({
      rule: 'long-topic',
      about: [id],
      message: `"${label.slice(0, 40).trim()} …" is a sentence. A keyword is easier to remember.`,
    }));
