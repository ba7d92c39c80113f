import type { DiagramSpec, Edit, Finding } from '@diagloom/diagram/model';
import { nodeOf } from '../families/advice/parts-of.ts';
import type { Finder, Rules } from '../families/advice/rule.ts';

export const findUmlWishes: Finder = (spec) => [...findBareClasses(spec), ...findLargeClasses(spec)];

export const umlRules: Rules = {
  'circular-inheritance': {
    title: 'Break the inheritance loop',
    category: 'structure',
    impact: 'high',
    confidence: 1,
    fix: breakCircle,
  },
  'said-twice': {
    title: 'Merge duplicates',
    category: 'structure',
    impact: 'high',
    confidence: 1,
    fix: removeBareDouble,
  },
  unrelated: {
    title: 'Connect an unrelated class',
    category: 'structure',
    impact: 'high',
    confidence: 1,
    blank: 'A [class] has many [other classes].',
  },
  'class-without-members': {
    title: 'Give the class its members',
    category: 'content',
    impact: 'low',
    confidence: 0.9,
    blank: '[Class]: [attribute], [attribute], [operation]().',
  },
  'large-class': {
    title: 'Split a large class',
    category: 'optimization',
    impact: 'medium',
    confidence: 0.9,
  },
};

/** The line that closes the circle, which is the one written last. */
function breakCircle({ about }: Finding, { edges }: DiagramSpec): readonly Edit[] {
  const closing = edges.findLast(
    ({ from, to, kind }) => kind === 'inherits' && about.includes(from) && about.includes(to),
  );
  return closing === undefined ? [] : [{ kind: 'disconnect', edge: closing.id }];
}

/** One without members and lines can go without a loss. */
function removeBareDouble({ about }: Finding, spec: DiagramSpec): readonly Edit[] {
  const bare = about.filter(
    (id) =>
      (nodeOf(spec, id)?.attributes ?? []).length === 0 && !spec.edges.some(({ from, to }) => from === id || to === id),
  );
  const spare = bare.length === about.length ? bare.slice(1) : bare;
  return about.length - spare.length > 1 ? [] : spare.map((node) => ({ kind: 'removeNode', node, heal: false }));
}

const isClass = ({ kind }: { readonly kind?: string }): boolean => kind === undefined || kind === 'abstract';

const findBareClasses = ({ nodes, edges }: DiagramSpec): readonly Finding[] => {
  const classes = nodes.filter(isClass);
  if (!classes.some(({ attributes = [] }) => attributes.length > 0)) return [];
  return classes
    .filter(
      ({ id, attributes = [] }) =>
        attributes.length === 0 && !edges.some(({ from, kind }) => from === id && kind === 'inherits'),
    )
    .map(({ id, label }) => ({
      rule: 'class-without-members',
      about: [id],
      message: `"${label}" has no members, but others do. Say what it knows and does.`,
    }));
};

/** Members above which a class usually does the work of two. */
const mostMembers = 15;

const findLargeClasses = ({ nodes }: DiagramSpec): readonly Finding[] =>
  nodes
    .filter(({ attributes = [] }) => attributes.length > mostMembers)
    .map(({ id, label, attributes = [] }) => ({
      rule: 'large-class',
      about: [id],
      message: `"${label}" has ${attributes.length} members. See if it should be two classes.`,
    }));
