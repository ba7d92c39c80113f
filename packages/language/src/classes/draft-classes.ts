import type { DiagramSpec } from '@diagloom/diagram/model';
import type { Draft, Drafter } from '../draft.ts';
import { readStatements } from '../structure/read-statements.ts';
import { statementText, withHeads } from '../structure/statement-text.ts';
import type { Structure } from '../structure/structure.ts';
import { toDraft } from '../structure/to-draft.ts';
import { splitSentences } from '../text/sentences.ts';
import { classRelation } from './class-relation.ts';
import { plainClassWords } from './plain-class-words.ts';
import { isStateRequest, readStates } from './states/read-states.ts';
import { isUseCaseRequest, readUseCases } from './use-cases/read-use-cases.ts';

/** The classes family: classes with their members and relations, or states or use cases where the prompt asks for those. */
export const draftClasses: Drafter = (text, type, title, prompt) => {
  if (isStateRequest(prompt)) return drawnWhole(readStates(withHeads(text, prompt), { type: type.id, title }), prompt);
  if (isUseCaseRequest(prompt))
    return drawnWhole(readUseCases(withHeads(text, prompt), { type: type.id, title }), prompt);
  const said = statementText({ text, title, prompt });
  const plain = plainClassWords(said.text);
  const structure = readStatements(plain.text);
  for (const name of plain.abstract) {
    const thing = structure.find(name);
    if (thing !== undefined && thing.kind === undefined) structure.setKind(thing.key, 'abstract');
  }
  for (const { child, parent, span } of plain.heirs) {
    const from = structure.mention({ label: child, span });
    structure.relate({ from, to: structure.mention({ label: parent, span }), kind: 'inherits', label: '', span });
  }
  markInterfaces(structure);
  return toDraft(structure, {
    type: type.id,
    title: said.title,
    text: said.text,
    completed: classRelation,
  });
};

/** What others implement is an interface, said so or not. */
const markInterfaces = (structure: Structure): void => {
  for (const { kind, to } of structure.relations())
    if (kind === 'realises' && structure.things().some((thing) => thing.key === to && thing.kind === undefined))
      structure.setKind(to, 'interface');
};

const drawnWhole = (spec: DiagramSpec, prompt: string): Draft => ({
  spec,
  sentences: splitSentences(prompt),
  lost: [],
  trace: [{ stage: 'classes', lines: spec.edges.map(({ from, to, label }) => `${from} > ${to} ${label}`) }],
});
