import { createIdPool, type DiagramSpec, type Edit, groupIdFor, nodeIdFor, noteIdFor } from '@diagloom/diagram/model';
import { type EditLine, editLines } from './edit-lines.ts';
import { keyedNotation } from './part-keys.ts';
import type { BadLine } from './read-reply.ts';
import { unwrapReply } from './unwrap-reply.ts';

export interface EditReply {
  readonly edits: readonly Edit[];
  /** What the model answers in words; undefined where it only changes. */
  readonly answer?: string;
  /** What it wants to know before it changes anything. */
  readonly question?: string;
  readonly badLines: readonly BadLine[];
}

/** More changes than one instruction asks for. */
const mostLines = 200;

/** Reads edit notation about a diagram, whose parts it names by the keys that `keyedNotation` gave them. Never throws. */
export const readEdits = (reply: string, spec: DiagramSpec): EditReply => {
  const ids = new Map(keyedNotation(spec).ids);
  const pool = createIdPool([...spec.groups, ...spec.nodes, ...spec.edges, ...spec.notes].map(({ id }) => id));
  const edits: Edit[] = [];
  const answers: string[] = [];
  const questions: string[] = [];
  const badLines: BadLine[] = [];
  const reading: EditLine = {
    spec,
    idOf: (key) => ids.get(key),
    newNode: (key, label) => {
      const id = nodeIdFor(label, pool);
      ids.set(key, id);
      return id;
    },
    newGroup: (key, label) => {
      const id = groupIdFor(label, pool);
      ids.set(key, id);
      return id;
    },
    newNote: (text) => noteIdFor(text, pool),
  };
  for (const written of unwrapReply(reply).split('\n', mostLines)) {
    const line = written.trim().replace(/^(?:[-*•]\s+|\d+[.)]\s+)/, '');
    if (line === '') continue;
    const [, word = '', rest = ''] = /^(\p{L}+):?\s*(.*)$/u.exec(line) ?? [];
    const verb = word.toLowerCase();
    if (verb === 'say' || verb === 'ask') {
      (verb === 'say' ? answers : questions).push(rest);
      continue;
    }
    const read = editLines[verb]?.(rest, reading);
    if (read === undefined) badLines.push({ text: line, message: 'This line is no change that can be carried out.' });
    else edits.push(...read);
  }
  return {
    edits,
    ...(answers.length === 0 ? {} : { answer: answers.join('\n') }),
    ...(questions.length === 0 ? {} : { question: questions.join(' ') }),
    badLines,
  };
};
