import type { Passage } from '@diagloom/knowledge';
import { understand } from '@diagloom/language';
import { type DiagramTypeId, diagramTypeOf } from '@diagloom/types';
import { readableText } from './blank-spans.ts';
import type { PassageReading } from './read-passage.ts';
import { tellDictionary } from './tell-dictionary.ts';
import { joinSections } from './tell-together.ts';

/** With fewer tables, or fewer columns that point to others, a text only mentions a database. */
const fewestTables = 3;
const fewestTargets = 2;

/** Reads the tables that a document lists, of the document that fits the question best; undefined where none lists any. */
export const readDictionary = (passages: readonly Passage[], id: DiagramTypeId): PassageReading | undefined => {
  const documents = [...new Set(passages.toSorted((a, b) => b.score - a.score).map(({ documentId }) => documentId))];
  for (const document of documents) {
    const [first, ...rest] = passages
      .filter(({ documentId }) => documentId === document)
      .toSorted((a, b) => a.start - b.start);
    if (first === undefined) continue;
    const told = tellDictionary(
      [first, ...rest].map((section) => ({ heading: section.headingPath.at(-1) ?? '', text: readableText(section) })),
    );
    if (told.tables < fewestTables || told.targets < fewestTargets) continue;
    const read = understand(told.text, { type: diagramTypeOf(id), keepsAll: true });
    if (!read.ok) continue;
    const passage = rest.reduce(joinSections, first);
    return {
      passage,
      text: readableText(passage),
      told: told.text,
      spec: read.spec,
      hasToldTables: true,
      coverage: read.coverage,
      named: told.tables,
      kept: 1,
    };
  }
  return undefined;
};
