import type { SpecEdge, SpecNode } from '../../../model/diagram-spec.ts';
import { type CarryStep, counted, sayWhere } from '../../carry/carry.ts';

/** One tree: topics in the order of reading, each under the first topic that leads to it; a second root stands under the first. */
export const asTree: CarryStep = (spec) => {
  const parents = new Map<string, string>();
  const branches = spec.edges.filter(({ kind }) => kind !== 'link');
  const isAbove = (id: string, other: string): boolean => {
    for (let at: string | undefined = other; at !== undefined; at = parents.get(at)) if (at === id) return true;
    return false;
  };
  for (const { from, to } of branches) if (!parents.has(to) && !isAbove(to, from)) parents.set(to, from);
  const roots = spec.nodes.filter(({ id }) => !parents.has(id));
  const [root, ...others] = roots;
  for (const { id } of others) if (root) parents.set(id, root.id);
  const nodes: SpecNode[] = [];
  const edges: SpecEdge[] = [];
  const visit = (node: SpecNode): void => {
    nodes.push({ id: node.id, label: node.label === '' ? 'Topic' : node.label });
    for (const child of spec.nodes.filter(({ id }) => parents.get(id) === node.id)) visit(child);
  };
  if (root) visit(root);
  for (const { id } of nodes) {
    const from = parents.get(id);
    if (from !== undefined) edges.push({ id: `${from}--${id}`, from, to: id, label: '' });
  }
  const lost = spec.edges.length - (nodes.length - roots.length);
  const labelled = branches.filter(({ label }) => label !== '').length;
  return {
    spec: { ...spec, nodes, edges },
    leftOut: [
      ...sayWhere(lost, `A mind map is a tree: ${counted(lost, 'line')} outside its branches left out.`),
      ...sayWhere(others.length, `A mindmap has one root: ${counted(others.length, 'topic')} put under it.`),
      ...sayWhere(labelled, `Branches can’t have labels: ${counted(labelled, 'label')} left out.`),
    ],
  };
};
