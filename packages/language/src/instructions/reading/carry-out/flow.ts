import type { Edit } from '@diagloom/diagram/model';
import { answersNo } from '../../../lexicon/en/small-chat-words.ts';
import { capitalised } from '../../../text/words.ts';
import { newNodes } from '../../new-node.ts';
import type { Part } from '../../references/part.ts';
import { flat } from '../../references/stem.ts';
import { labelOf, newPartOf, newPartsOf, questionOf } from '../labels.ts';
import type { Wish } from '../wish.ts';

/** Another way out of a decision: "if it is damaged, send it back". */
export const addBranch = (wish: Wish): readonly Edit[] | undefined => {
  const { parts, words, setting } = wish;
  const said = newPartsOf(wish);
  const [node] = newNodes(said, setting);
  const decision = parts.at?.[0]?.id ?? onlyDecision(wish);
  if (node === undefined || decision === undefined) return undefined;
  const label = labelOf(words.when?.[0]).replace(/^(?:if|when|in case)\s+/i, '');
  const free = setting.spec.edges.find(
    (edge) => edge.from === decision && flat(edge.label) === flat(label) && label !== '',
  );
  if (free !== undefined) return [{ ...node, after: decision, before: free.to, branch: free.label }];
  return [node, { kind: 'connect', from: decision, to: node.id, ...(label === '' ? {} : { label }) }];
};

/** The question that was just asked, or the only one there is. */
const onlyDecision = ({ setting }: Wish): string | undefined => {
  const found = setting.spec.nodes.filter(({ kind }) => kind === 'decision');
  const touched = found.find(({ id }) => setting.lastTouched.includes(id));
  return touched?.id ?? (found.length === 1 ? found[0]?.id : undefined);
};

/** A question between steps, with where its answers lead. */
export const addDecision = (wish: Wish): readonly Edit[] | undefined => {
  const { parts, words, setting } = wish;
  const question = words.question?.[0];
  const [after, before] = [parts.after?.[0], parts.before?.[0]];
  if (question === undefined) return undefined;
  const kind = setting.type.vocabulary.nodes.some(({ id }) => id === 'decision') ? { kind: 'decision' } : {};
  const [node] = newNodes([{ label: questionOf(question), ...kind }], setting);
  if (node === undefined) return undefined;
  const answers = newNodes(
    [words.newYes?.[0], words.newNo?.[0]].map((text) => newPartOf(text ?? '-', undefined, setting)),
    { ...setting, takenIds: [...setting.takenIds, node.id] },
  );
  const newYes = words.newYes === undefined ? undefined : answers[0];
  const newNo = words.newNo === undefined ? undefined : answers[1];
  const nodeIn = (found: readonly Part[] = []): Part | undefined => found.find(({ sort }) => sort === 'node');
  const [told, untold] = [nodeIn(parts.yes) ?? newYes, nodeIn(parts.no) ?? newNo];
  // "If he says no, return it": only one answer is told, and it is that one.
  const isNo = untold === undefined && answersNo.test(wish.clause);
  const [yes, no] = isNo ? [undefined, told] : [told, untold];
  const next = setting.spec.edges.find(({ from, to }) => (after === undefined ? to === before?.id : from === after.id));
  const onTo = after === undefined ? before?.id : next?.to;
  const isYesOnward = yes === undefined || yes.id === onTo;
  const isNoOnward = !isYesOnward && (no === undefined || no.id === onTo);
  // Where both answers lead elsewhere, the way to what came next ends.
  const isBroken = onTo !== undefined && !isYesOnward && !isNoOnward;
  const onward = isYesOnward ? 'Yes' : isNoOnward ? 'No' : undefined;
  return [
    {
      ...node,
      ...(after === undefined ? {} : { after: after.id }),
      ...(before === undefined ? {} : { before: before.id }),
      ...(onTo === undefined || onward === undefined ? {} : { onward }),
    },
    ...[newYes, newNo].flatMap((added) => added ?? []),
    ...(yes === undefined || isYesOnward ? [] : [answer(node.id, yes, 'Yes')]),
    ...(no === undefined || isNoOnward ? [] : [answer(node.id, no, 'No')]),
    ...(isBroken ? [{ kind: 'disconnect' as const, edge: `${node.id}--${onTo}` }] : []),
  ];
};

const answer = (from: string, { id }: Pick<Part, 'id'>, label: string): Edit => ({
  kind: 'connect',
  from,
  to: id,
  label,
});

/** A part becomes several: it keeps its place under the first name, the others follow. */
export const split = (wish: Wish): readonly Edit[] | undefined => {
  const { parts, setting } = wish;
  const target = parts.target?.[0];
  const said = newPartsOf(wish).flatMap(({ label }) => label.split(/\s*,\s*(?:and\s+)?|\s+and\s+|\s*&\s*|\s*\+\s*/));
  const [head, ...others] = said.map((label) => ({ label: capitalised(label) }));
  if (target === undefined || head === undefined || others.length === 0) return undefined;
  const nodes = newNodes(others, setting);
  const renamed: Edit = { kind: 'rename', target: target.id, label: head.label };
  const { family } = setting.type;
  if (family === 'process')
    return [renamed, ...nodes.map((node, at): Edit => ({ ...node, after: nodes[at - 1]?.id ?? target.id }))];
  const touching = setting.spec.edges.filter(({ from, to }) => from === target.id || to === target.id);
  return [
    renamed,
    ...nodes.flatMap((node): readonly Edit[] => [
      node,
      ...touching.map(
        ({ from, to, label }): Edit => ({
          kind: 'connect',
          from: from === target.id ? node.id : from,
          to: to === target.id ? node.id : to,
          ...(label === '' ? {} : { label }),
        }),
      ),
    ]),
  ];
};

/** Several become one: the first takes the name and what the others were connected with. */
export const merge = ({ parts, words, setting }: Wish): readonly Edit[] | undefined => {
  const targets = parts.target ?? [];
  const [kept, ...gone] = targets;
  if (kept === undefined || gone.length === 0) return undefined;
  const name = labelOf(words.name?.[0]);
  const inside = new Set(targets.map(({ id }) => id));
  const { edges } = setting.spec;
  const taken = new Set(edges.map(({ from, to }) => `${from} ${to}`));
  const moved = edges
    .filter(({ from, to }) => inside.has(from) !== inside.has(to) && from !== kept.id && to !== kept.id)
    .map((edge) => ({
      ...edge,
      from: inside.has(edge.from) ? kept.id : edge.from,
      to: inside.has(edge.to) ? kept.id : edge.to,
    }))
    .filter(({ from, to }) => {
      const isNew = !taken.has(`${from} ${to}`);
      taken.add(`${from} ${to}`);
      return isNew;
    });
  return [
    ...moved.map(({ from, to, label }): Edit => ({ kind: 'connect', from, to, ...(label === '' ? {} : { label }) })),
    ...gone.map(({ id }): Edit => ({ kind: 'removeNode', node: id, heal: false })),
    ...(name === '' || name === kept.label ? [] : [{ kind: 'rename', target: kept.id, label: name } as const]),
  ];
};
