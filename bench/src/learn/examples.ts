/** Turns instructions of the corpus into examples for each model. */
import {
  candidatesFor,
  clauseFeatures,
  indexParts,
  isReferenceRole,
  look,
  mayEnd,
  mentionedBy,
  networkInput,
  operationFeatures,
  rangesOf,
  type Seen,
  type Setting,
  tokenize,
} from '@diagloom/language/learning';
import { diagramTypeOf, findDiagramType } from '@diagloom/types';
import { align } from './align.ts';
import type { CorpusInstruction, CorpusOperation } from './corpus.ts';
import { toSpec } from './to-spec.ts';
import type { ChainExample } from './train-chain.ts';
import type { NetworkExample } from './train-network.ts';
import type { LabelledExample, RankedExample } from './train-softmax.ts';

export interface Examples {
  readonly clauses: LabelledExample[];
  readonly operations: (LabelledExample & NetworkExample)[];
  readonly slots: ChainExample[];
  readonly references: RankedExample[];
  /** Instructions whose wishes no cut tells apart. */
  readonly crossed: string[];
}

export const settingOf = ({ diagram }: CorpusInstruction): Setting => {
  const entry = findDiagramType(diagram.type);
  if (entry === undefined) throw new Error(`${diagram.type} is no diagram type.`);
  const spec = { ...toSpec(diagram), type: entry.id };
  return { spec, type: diagramTypeOf(entry.id), selection: [], lastTouched: [], takenIds: [], quotes: [] };
};

export const makeExamples = (instructions: readonly CorpusInstruction[]): Examples => {
  const examples: Examples = { clauses: [], operations: [], slots: [], references: [], crossed: [] };
  for (const instruction of instructions) addExamples(instruction, examples);
  return examples;
};

const addExamples = (instruction: CorpusInstruction, examples: Examples): void => {
  const { author, text } = instruction;
  const setting = settingOf(instruction);
  const { id: type, family } = setting.type;
  const index = indexParts(setting);
  const seen = look(tokenize(text), index);
  addReferences(instruction, seen, examples);
  const aligned = align(instruction, seen);
  if (aligned === undefined) {
    examples.crossed.push(instruction.id);
    return;
  }
  for (const [at, each] of seen.entries()) {
    if (!mayEnd(each) || at === 0 || at === seen.length - 1) continue;
    const label = aligned.cuts.includes(at) ? 'right' : 'wrong';
    examples.clauses.push({ author, label, features: clauseFeatures(seen, at, family) });
  }
  const ranges = rangesOf(aligned.cuts, seen);
  for (const [at, frame] of aligned.frames.entries()) {
    const [start, end] = ranges[at] ?? [0, seen.length];
    const clause = seen.slice(start, end);
    const position = aligned.frames.length === 1 ? 'only' : at === 0 ? 'first' : 'later';
    examples.operations.push({
      author,
      label: frame.kind,
      features: operationFeatures(clause, { type, family, position }),
      input: networkInput(clause, { type, family, position }),
    });
    const slots = frame.slots
      .filter((slot) => slot.start >= start && slot.end <= end)
      .map((slot) => ({ ...slot, start: slot.start - start, end: slot.end - start }));
    if (frame.kind !== 'none' && frame.kind !== 'undo' && frame.kind !== 'ask')
      examples.slots.push({ author, family, clause, frame: { ...frame, slots } });
  }
};

const idsOfField: Readonly<Record<string, string>> = {
  after_text: 'after',
  before_text: 'before',
  between_text: 'between',
  under_text: 'under',
  in_text: 'in',
  connected_to_text: 'connected_to',
  connected_from_text: 'connected_from',
  at_text: 'at',
  yes_text: 'yes',
  no_text: 'no',
  target_text: 'target',
  from_text: 'from',
  to_text: 'to',
  a_text: 'a',
  b_text: 'b',
  to_old_text: 'to_old',
  to_new_text: 'to_new',
  about_text: 'about',
};

const roles: Readonly<Record<string, string>> = {
  connected_to: 'connectedTo',
  connected_from: 'connectedFrom',
  to_old: 'oldEnd',
  to_new: 'to',
  a: 'from',
  b: 'to',
};

/** Phrases that mean one part, or several of which each may be named: the ranking learns what words point at. */
const addReferences = (instruction: CorpusInstruction, seen: readonly Seen[], examples: Examples): void => {
  const index = indexParts(settingOf(instruction));
  for (const operation of instruction.ops) {
    for (const { text, wanted, role } of referencesOf(operation)) {
      if (!isReferenceRole(role)) continue;
      const start = instruction.text.indexOf(text);
      const mentioned = mentionedBy(seen.filter(({ token }) => token.start < start));
      const { parts, features } = candidatesFor(
        { text, isQuoted: false, role, operation: operation.op, mentioned },
        index,
      );
      const right = parts.flatMap(({ id }, at) => (wanted.includes(id) ? [at] : []));
      if (right.length > 0) examples.references.push({ author: instruction.author, candidates: features, right });
    }
  }
};

interface Pointing {
  readonly text: string;
  readonly wanted: readonly string[];
  readonly role: string;
}

const referencesOf = (operation: CorpusOperation): readonly Pointing[] => [
  ...Object.entries(idsOfField).flatMap(([field, name]) =>
    pairs(operation[field], operation[name]).map((pair) => ({ ...pair, role: roles[name] ?? name })),
  ),
  ...(operation.op === 'add'
    ? pairs([operation.a_text, operation.b_text], operation.between).map((pair) => ({ ...pair, role: 'between' }))
    : []),
];

/** Words with the ids that they mean: a list of words stands beside a list of ids. */
const pairs = (words: unknown, ids: unknown): readonly Omit<Pointing, 'role'>[] => {
  const wanted = [ids].flat().filter((id): id is string => typeof id === 'string' && !id.startsWith('@'));
  if (typeof words === 'string') return wanted.length === 1 ? [{ text: words, wanted }] : [];
  if (!Array.isArray(words) || words.length !== wanted.length) return [];
  return words.flatMap((text, at) => (typeof text === 'string' ? [{ text, wanted: [wanted[at] ?? ''] }] : []));
};
