import { type DiagramSpec, type Finding, labelOfKind, type SpecEdge, type SpecNode } from '@diagloom/diagram/model';

/**
 * What an expert would object to: exits that nobody can tell apart, dead ends, steps that nothing reaches, and connectors that
 * lead nowhere. A flow may begin and end at what lies beside it or on another page.
 */
export const findFlowProblems = (spec: DiagramSpec): readonly Finding[] => {
  const leaving = (id: string): readonly SpecEdge[] => spec.edges.filter(({ from }) => from === id);
  const entering = (id: string): readonly SpecEdge[] => spec.edges.filter(({ to }) => to === id);
  const isConnected = (id: string): boolean => leaving(id).length + entering(id).length > 0;
  const mayStandAside = ({ id, kind = '' }: SpecNode): boolean => beside.has(kind) && isConnected(id);
  return spec.nodes.flatMap((node): readonly Finding[] => {
    const name = `"${node.label}"`;
    const exits = leaving(node.id);
    const found: Finding[] = [];
    const add = (rule: string, about: readonly string[], message: string): void => {
      found.push({ rule, about, message });
    };
    if (node.kind === 'decision' && exits.length < 2) {
      add(
        'decision-needs-two-exits',
        [node.id],
        `Give ${name} a second exit. A decision with one way out decides nothing.`,
      );
    }
    const unlabelled = node.kind === 'decision' && exits.length > 1 ? exits.filter(({ label }) => label === '') : [];
    if (unlabelled.length > 0) {
      add(
        'exit-needs-label',
        unlabelled.map(({ id }) => id),
        `Label each exit of ${name}, for example Yes and No.`,
      );
    }
    if (node.kind === 'onpage' && !hasTwin(node, spec)) {
      add(
        'connector-without-twin',
        [node.id],
        `The connector ${name} is used on one side only. Add a second one with that name, or connect the steps directly.`,
      );
    }
    if (node.kind === 'offpage' && node.label === labelOfKind('offpage')) {
      add('connector-without-page', [node.id], 'Name the page or diagram that the off-page connector leads to.');
    }
    if (node.kind !== 'end' && exits.length === 0 && spec.nodes.length > 1 && !mayStandAside(node)) {
      add('dead-end', [node.id], `Say what happens after ${name}, or make it an end.`);
    }
    if (node.kind !== 'start' && entering(node.id).length === 0 && spec.nodes.length > 1 && !mayStandAside(node)) {
      add('unreachable', [node.id], `Nothing leads to ${name}. Connect it or remove it.`);
    }
    return found;
  });
};

/** Kinds at which a flow may begin or end without a start or an end: connectors, and what is only read or written. */
const beside: ReadonlySet<string> = new Set(['onpage', 'offpage', 'datastore', 'document']);

/** A connector stands for another of its name where the flow goes on: one has lines to it, the other lines from it. */
const hasTwin = (node: SpecNode, { nodes, edges }: DiagramSpec): boolean => {
  const isEntered = (id: string): boolean => edges.some(({ to }) => to === id);
  const isLeft = (id: string): boolean => edges.some(({ from }) => from === id);
  const twins = nodes.filter(({ id, kind, label }) => id !== node.id && kind === 'onpage' && label === node.label);
  const goesThrough = isEntered(node.id) && isLeft(node.id);
  return (
    goesThrough || twins.some(({ id }) => (isEntered(node.id) && isLeft(id)) || (isLeft(node.id) && isEntered(id)))
  );
};
