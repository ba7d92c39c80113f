import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createMemoryStore, type PassageStore, readDocument } from '@diagloom/knowledge';
import { checkout } from '../../../scripts/harness/checkout.ts';
import { type AskedDocument, readAskedDocuments } from '../knowledge/asked-documents.ts';

/** Documents of one author in one knowledge base, so that the right one has to be found, too. */
export interface Library {
  readonly author: string;
  /** Their places, counted from 1, are their ids. */
  readonly documents: readonly AskedDocument[];
  readonly store: PassageStore;
}

const folder = join(checkout, 'packages/language/corpus/documents/learn');

export const readLibraries = (): Promise<readonly Library[]> =>
  Promise.all(
    readdirSync(folder)
      .toSorted()
      .map(async (file) => {
        const documents = await readAskedDocuments(join(folder, file));
        const read = documents.map(async ({ document: { name, text } }, place) => ({
          id: place + 1,
          ...(await readDocument({ name, bytes: new TextEncoder().encode(text) })),
        }));
        return { author: file.slice(0, 2), documents, store: createMemoryStore(await Promise.all(read)) };
      }),
  );
