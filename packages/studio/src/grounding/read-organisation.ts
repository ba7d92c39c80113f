import type { Passage } from '@diagloom/knowledge';
import type { DiagramTypeId } from '@diagloom/types';
import { isAboutDocument } from './headings.ts';
import { fewestLines, linesTold } from './lines-told.ts';
import { namesPosts } from './names-posts.ts';
import { type PassageReading, readPassage } from './read-passage.ts';
import { joinSections } from './tell-together.ts';

/**
 * Reads who is under whom from whole documents: who "she" is, and whom "the head of nursing" means, is told in the sections before. In: all sections
 * of the documents that a question is about; out: the document that tells the most, or undefined where none tells enough.
 */
export const readOrganisation = (passages: readonly Passage[], id: DiagramTypeId): PassageReading | undefined => {
  const documents = [...new Set(passages.map(({ documentId }) => documentId))];
  const best = Math.max(...passages.map(({ score }) => score), 1e-9);
  const worth = (reading: PassageReading): number => linesTold(reading) * (reading.passage.score / best) ** 2;
  return documents
    .flatMap((document) => {
      const sections = passages
        .filter((passage) => passage.documentId === document && !isAboutDocument(passage) && tellsPosts(passage, id))
        .toSorted((a, b) => a.start - b.start);
      const [first, ...rest] = sections;
      const read = first && readPassage(rest.reduce(joinSections, first), id);
      if (read === undefined || linesTold(read) < fewestLines) return [];
      const score = Math.max(...sections.map((section) => section.score));
      return [{ ...read, passage: { ...read.passage, score } }];
    })
    .toSorted((a, b) => worth(b) - worth(a))[0];
};

const tellsPosts = (passage: Passage, id: DiagramTypeId): boolean => {
  const reading = readPassage(passage, id);
  return reading === undefined || namesPosts(reading);
};
