import type { DiagramSpec, SpecNode } from '@diagloom/diagram/model';
import { type ComponentType, componentTypeOf } from './component-roles.ts';
import { isComponentName } from './is-component-name.ts';

/** A part of a diagram that code can be written for. */
export interface DiagramComponent {
  /** The id of its node or edge in the spec. */
  readonly id: string;
  readonly name: string;
  readonly type: ComponentType;
  /** One sentence: what it is, where it belongs and what it leads to. */
  readonly description: string;
}

/**
 * The components of a diagram, nodes first, then what its lines say, each in the diagram's order. A label counts where it is
 * a name: not empty, under 100 characters, no number, no name of a figure, and not one that was listed before.
 */
export const listComponents = (spec: DiagramSpec): readonly DiagramComponent[] => {
  const taken = new Set<string>();
  const isNew = (name: string): boolean => {
    const key = name.toLowerCase();
    if (!isComponentName(name) || taken.has(key)) return false;
    taken.add(key);
    return true;
  };
  const describe = describeIn(spec);
  const nodes = spec.nodes.flatMap((node): readonly DiagramComponent[] => {
    const name = tidy(node.label);
    const type = componentTypeOf(node.kind, spec.type);
    return isNew(name) ? [{ id: node.id, name, type, description: describe(node, type) }] : [];
  });
  const nameOf = new Map(spec.nodes.map(({ id, label }) => [id, tidy(label)]));
  const connectors = spec.edges.flatMap(({ id, from, to, label }): readonly DiagramComponent[] => {
    const name = tidy(label);
    if (isAnswer(name) || !isNew(name)) return [];
    const ends = [nameOf.get(from), nameOf.get(to)].filter((end) => end !== undefined && end !== '');
    const description = ends.length === 2 ? `Connector from ${ends.join(' to ')}.` : 'Connector.';
    return [{ id, name, type: 'connector', description }];
  });
  return [...nodes, ...connectors];
};

const tidy = (label: string): string => label.replace(/\s+/g, ' ').trim();

/** What a branch is taken for is part of its decision. */
const isAnswer = (label: string): boolean => /^(?:yes|no|true|false|ok|y|n|else|otherwise)$/i.test(label);

const words: Readonly<Record<ComponentType, string>> = {
  process: 'Process',
  decision: 'Decision',
  data: 'Data',
  connector: 'Connector',
  start_end: 'Start or end',
};

/** More neighbours than this are counted, not listed. */
const mostNames = 3;

const describeIn = (spec: DiagramSpec) => {
  const labels = new Map([...spec.nodes, ...spec.groups].map(({ id, label }) => [id, tidy(label)]));
  const following = new Map<string, string[]>();
  for (const { from, to } of spec.edges) following.set(from, [...(following.get(from) ?? []), labels.get(to) ?? '']);
  return ({ id, kind, groups = [], attributes = [] }: SpecNode, type: ComponentType): string => {
    const what = kind === undefined || kind === type ? words[type] : `${words[type]} (${kind})`;
    const group = groups.map((each) => labels.get(each) ?? '').find((label) => label !== '');
    const next = [...new Set(following.get(id) ?? [])].filter((label) => label !== '');
    const rows = attributes.map(({ name }) => name);
    const text = `${what}${group === undefined ? '' : ` in ${group}`}${listed(', with', rows)}${listed(', leads to', next)}`;
    return /[.?!]$/.test(text) ? text : `${text}.`;
  };
};

const listed = (before: string, names: readonly string[]): string => {
  if (names.length === 0) return '';
  const rest = names.length - mostNames;
  return `${before} ${names.slice(0, mostNames).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
};
