import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { libraryEntry } from '../model-library.ts';

/** Puts a stand-in for the library that runs models into a folder: it does what the text says, and tells the grammar that it was given. */
export const writeFakeLibrary = async (folder: string): Promise<void> => {
  const entry = libraryEntry(folder);
  await mkdir(dirname(entry), { recursive: true });
  await writeFile(entry, program);
};

const program = `
const model = {
  trainContextSize: 8192,
  createContext: async ({ contextSize }) => ({ contextSize, getSequence: () => ({}) }),
  tokenize: (text) => text.split(' '),
  dispose: async () => undefined,
};
export const getLlama = async (options) => {
  if (options.build !== 'never' || options.skipDownload !== true) throw new Error('This would build.');
  return { loadModel: async () => model, createGrammar: async ({ grammar }) => ({ grammar }) };
};
const wait = (time) => new Promise((resolve) => setTimeout(resolve, time));
export class LlamaChatSession {
  setChatHistory() {}
  dispose() {}
  async promptWithMeta(text, { grammar, maxTokens, signal, onToken, onTextChunk }) {
    const say = (piece) => { onToken([1]); onTextChunk(piece); };
    if (text === 'die') process.exit(7);
    if (text === 'hang') { say('a'); await wait(20); for (;;); }
    if (text === 'grow') { const all = []; for (;;) { all.push(Buffer.alloc(8_000_000, 1)); await wait(1); } }
    if (text === 'go on') { while (!signal.aborted) { say('a'); await wait(5); } return { stopReason: 'abort' }; }
    for (const piece of ['flowchart: ', 'Tea\\n', 'a Boil\\n', grammar?.grammar ?? '']) say(piece);
    return { stopReason: maxTokens < 100 ? 'maxTokens' : 'eogToken' };
  }
}
`;
