import type { DiagramSpec, Finding, SpecEdge } from '@diagloom/diagram/model';

/** What an expert would object to: exits that nobody can tell apart, dead ends and steps that nothing reaches. */
export const findFlowProblems = (spec: DiagramSpec): readonly Finding[] => {
  const leaving = (id: string): readonly SpecEdge[] => spec.edges.filter(({ from }) => from === id);
  const entering = (id: string): readonly SpecEdge[] => spec.edges.filter(({ to }) => to === id);
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
        `Give ${name} a second exit: a decision with one way out decides nothing.`,
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
    if (node.kind !== 'end' && exits.length === 0 && spec.nodes.length > 1) {
      add('dead-end', [node.id], `Say what happens after ${name}, or make it an end.`);
    }
    if (node.kind !== 'start' && entering(node.id).length === 0 && spec.nodes.length > 1) {
      add('unreachable', [node.id], `Nothing leads to ${name}: connect it or remove it.`);
    }
    return found;
  });
};
