import type { DiagramSpec, SpecEdge, SpecNode } from '@diagloom/diagram/model';
import type { ColourName, EditAnswer, EditChecks, OneOf, Phrase, StyleSlot, Verdict } from './check.ts';
import { isColour } from './colour-name.ts';
import { findStrays } from './find-strays.ts';
import { judgeSpec, nodesNamed, show } from './judge-spec.ts';
import { bestMatches, saysPhrase } from './match-label.ts';

/**
 * Judges an edit: one verdict per expectation and one for all that none of them names, which must be as it was before
 * (`{ kept: [...] }` lists the labels of what was not).
 */
export const judgeEdit = (
  before: DiagramSpec,
  answer: EditAnswer,
  expect: readonly OneOf<EditChecks>[],
): readonly Verdict<OneOf<EditChecks> | { readonly kept: readonly string[] }>[] => {
  const strays = findStrays(before, answer, expect);
  return [
    ...expect.map((check) => ({ check, failure: judgeCheck(before, answer, check) })),
    { check: { kept: strays }, failure: strays.length === 0 ? undefined : `changed unasked: ${strays.join('; ')}` },
  ];
};

const judgeCheck = (before: DiagramSpec, answer: EditAnswer, check: OneOf<EditChecks>): string | undefined => {
  const { spec: after } = answer;
  if ('has' in check) return judgeHas(after, check.has);
  if ('gone' in check) return judgeGone(before, after, check.gone);
  if ('between' in check) return judgeBetween(after, check.between);
  if ('renamed' in check) return judgeRenamed(before, after, check.renamed);
  if ('style' in check) return judgeStyle(answer, check.style);
  if ('direction' in check) return judgeDirection(answer, check.direction);
  if ('theme' in check) return answer.theme === check.theme ? undefined : `the theme is ${answer.theme ?? 'as before'}`;
  if ('unchanged' in check) return judgeUnchanged(before, answer, check.unchanged.candidates);
  if ('says' in check) return answer.message.trim() === '' ? 'the answer says nothing' : undefined;
  if ('undo' in check) return answer.undo === true ? undefined : 'no undo was asked for';
  if ('may' in check || 'free' in check) return undefined;
  return judgeSpec(after, check);
};

interface Labelled {
  readonly id: string;
  readonly label: string;
}

const labelled = ({ nodes, groups }: DiagramSpec): readonly Labelled[] => [...nodes, ...groups];

const named = (spec: DiagramSpec, phrase: Phrase): readonly Labelled[] =>
  bestMatches(labelled(spec), ({ label }) => label, phrase);

const judgeHas = (after: DiagramSpec, phrase: Phrase): string | undefined =>
  named(after, phrase).length > 0 ? undefined : `nothing says ${show(phrase)}`;

const judgeGone = (before: DiagramSpec, after: DiagramSpec, phrase: Phrase): string | undefined => {
  const ids = new Set(named(before, phrase).map(({ id }) => id));
  const left = labelled(after).find(({ id, label }) => ids.has(id) && saysPhrase(label, phrase));
  return left === undefined ? undefined : `"${left.label}" is still there`;
};

const judgeBetween = (after: DiagramSpec, [from, inserted, to]: EditChecks['between']): string | undefined =>
  judgeSpec(after, { edge: [from, inserted] }) ??
  judgeSpec(after, { edge: [inserted, to] }) ??
  judgeSpec(after, { noEdge: [from, to] });

const judgeRenamed = (
  before: DiagramSpec,
  after: DiagramSpec,
  [old, wanted]: EditChecks['renamed'],
): string | undefined => {
  const ids = new Set(named(before, old).map(({ id }) => id));
  const renamed = labelled(after).some(({ id, label }) => ids.has(id) && saysPhrase(label, wanted));
  return renamed ? undefined : `${show(old)} did not become ${show(wanted)} under its own id`;
};

const styleKeys: Readonly<Record<StyleSlot, string>> = { fill: 'fillColor', stroke: 'strokeColor', text: 'fontColor' };

const judgeStyle = (
  { spec, edits }: EditAnswer,
  [phrase, slot, colour]: readonly [Phrase, StyleSlot, ColourName],
): string | undefined => {
  const wanted = nodesNamed(spec, phrase);
  if (wanted.length === 0) return `no node says ${show(phrase)}`;
  const plain = wanted.find(({ id }) => {
    const values = edits.flatMap((edit) =>
      edit.kind === 'setStyle' && edit.targets.includes(id) ? [edit.style[styleKeys[slot]] ?? ''] : [],
    );
    return !isColour(values.findLast((value) => value !== '') ?? '', colour);
  });
  return plain === undefined ? undefined : `the ${slot} of "${plain.label}" is not ${colour}`;
};

const judgeDirection = ({ spec, edits }: EditAnswer, direction: string): string | undefined =>
  spec.direction === direction || edits.some((edit) => edit.kind === 'setDirection' && edit.direction === direction)
    ? undefined
    : `the direction is ${spec.direction ?? 'as before'}`;

const judgeUnchanged = (
  before: DiagramSpec,
  { spec, message }: EditAnswer,
  candidates: readonly string[],
): string | undefined => {
  if (meaningOf(before) !== meaningOf(spec)) return 'something was changed';
  const unnamed = candidates.find((candidate) => !saysPhrase(message, candidate));
  return unnamed === undefined ? undefined : `the answer does not name "${unnamed}"`;
};

/** What nodes, edges and groups say, without where it came from. */
const meaningOf = ({ direction, nodes, edges, groups, notes }: DiagramSpec): string =>
  JSON.stringify([
    direction,
    nodes.map(({ id, label, kind, groups: within, attributes }: SpecNode) => [id, label, kind, within, attributes]),
    edges.map(({ id, from, to, label, kind, group }: SpecEdge) => [id, from, to, label, kind, group]),
    groups.map(({ id, label, kind, parent }) => [id, label, kind, parent]),
    notes.map(({ id, text }) => [id, text]),
  ]);
