import { readDocument } from '../read-document.ts';
import { type FoundPassages, findPassages } from '../retrieval/find-passages.ts';
import { createMemoryStore } from '../retrieval/memory-store.ts';

/** What a knowledge base of these Markdown texts has to a question for drawing; their places, counted from 1, are their ids. */
export const askTexts = async (question: string, texts: readonly string[]): Promise<FoundPassages> => {
  const documents = texts.map(async (text, place) => ({
    id: place + 1,
    ...(await readDocument({ name: `${place}.md`, bytes: new TextEncoder().encode(text) })),
  }));
  return findPassages(createMemoryStore(await Promise.all(documents)), question, { whole: 'documents' });
};
