import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askModel, findProvider, ModelFailure, type ModelQuestion } from '@diagloom/providers';
import {
  writeBodyGrammar,
  writeChoiceGrammar,
  writeEditGrammar,
  writeGrammar,
  writeMendGrammar,
  writeSuggestionGrammar,
  writeTextGrammar,
} from '@diagloom/providers/grammar';
import { readReply } from '@diagloom/providers/reply';
import { grammarPattern } from '@diagloom/providers/testing';
import { diagramTypeOf } from '@diagloom/types';
import { afterAll, describe, expect, test } from 'vitest';
import type { PoolWorker } from '../../studio-workers/worker-pool.ts';
import { createLocalModels } from './create-local-runtime.ts';
import { fileOfModel, libraryFolderOf } from './local-models.ts';
import { startLocalProcess } from './start-local-process.ts';
import { writeFakeLibrary } from './testing/fake-library.ts';
import { tinyModel } from './testing/tiny-model.ts';

/** The folder of an installed library, as `admin -- model add` makes one: tests with a real one are skipped where it is not set. */
const realLibrary = process.env.MODEL_LIBRARY;

const folders: string[] = [];
const closers: (() => Promise<void>)[] = [];
afterAll(async () => {
  await Promise.all(closers.map((close) => close()));
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

const createRuntime = async (
  putLibrary: (folder: string) => Promise<unknown>,
  { megabytes = 1500, timeLimit = 60_000 } = {},
) => {
  const modelsFolder = await mkdtemp(join(tmpdir(), 'diagloom-local-'));
  folders.push(modelsFolder);
  let started = 0;
  const createProcess = (): PoolWorker => {
    started += 1;
    return startLocalProcess(megabytes);
  };
  const models = createLocalModels({ modelsFolder, createProcess, timeLimit });
  closers.push(models.close);
  expect(await models.find()).toBeUndefined();
  await writeFile(fileOfModel(modelsFolder, 'tiny'), tinyModel());
  expect(await models.find()).toBeUndefined();
  await putLibrary(libraryFolderOf(modelsFolder));
  const ask = async (text: string, more: Partial<ModelQuestion> = {}, controller = new AbortController()) => {
    const runtime = await models.find();
    const connect = await findProvider('local')?.connect({ fetch, runtime });
    if (connect === undefined) throw new Error('There is no such provider.');
    const pieces: string[] = [];
    const question = { system: 'Draw.', turns: [{ by: 'person', text }] as const, maxOutputTokens: 300, ...more };
    const reply = await askModel(connect('tiny'), question, {
      signal: controller.signal,
      onText: (piece) => {
        pieces.push(piece);
        if (text === 'go on') controller.abort();
        if (text === 'hang') controller.abort();
      },
    });
    return { ...reply, pieces };
  };
  const failure = async (...asked: Parameters<typeof ask>): Promise<string> => {
    const error = await ask(...asked).catch((cause: unknown) => cause);
    return error instanceof ModelFailure ? error.kind : `no failure: ${JSON.stringify(error)}`;
  };
  return { ask, failure, started: () => started };
};

describe('a model of this server', () => {
  test('writes in a process of its own, which is stopped, killed and started anew', async () => {
    const { ask, failure, started } = await createRuntime(writeFakeLibrary, { megabytes: 400 });
    const reply = await ask('Make tea', { grammar: 'root ::= "a"' });
    expect(reply.text).toBe('flowchart: Tea\na Boil\nroot ::= "a"');
    expect(reply.pieces).toHaveLength(4);
    expect(reply).toMatchObject({ isCounted: true, isFull: false, use: { outputTokens: 4 } });
    expect((await ask('Make tea', { maxOutputTokens: 90 })).isFull).toBe(true);
    expect(await failure('word '.repeat(9000))).toBe('long');
    expect(await failure('go on')).toBe('stopped');
    expect(started()).toBe(1);
    // A process that does not stop when it is told to is ended.
    expect(await failure('hang')).toBe('stopped');
    expect((await ask('Make tea')).text).toContain('Boil');
    expect(started()).toBe(2);
    expect(await failure('die')).toBe('down');
    expect(await failure('grow')).toBe('memory');
    expect((await ask('Make tea')).text).toContain('Boil');
    expect(started()).toBe(4);
  }, 60_000);
});

describe.skipIf(realLibrary === undefined)(
  'the real library, with random weights (MODEL_LIBRARY names its folder)',
  () => {
    test('writes our notation and nothing else, of every type that it is asked for', async () => {
      const { ask } = await createRuntime((folder) => symlink(realLibrary ?? '', folder));
      for (const id of ['flowchart', 'uml', 'sequence'] as const) {
        const type = diagramTypeOf(id);
        const { text, isFull } = await ask('Make tea', { grammar: writeGrammar(type), maxOutputTokens: 400 });
        const whole = isFull ? text.slice(0, text.lastIndexOf('\n')) : text;
        const { badLines, form } = await readReply(whole, type);
        // Only a reader knows which keys are declared.
        const unread = badLines.filter(({ message }) => !message.startsWith('Nothing here is called'));
        expect([id, form, unread]).toEqual([id, 'notation', []]);
        expect(text.startsWith(`${id}: `)).toBe(true);
      }
    }, 120_000);

    test('writes any other reply as it is read, too', async () => {
      const { ask } = await createRuntime((folder) => symlink(realLibrary ?? '', folder));
      const type = diagramTypeOf('flowchart');
      const grammars = [writeEditGrammar, writeMendGrammar, writeSuggestionGrammar].map((write) => write(type));
      for (const grammar of [...grammars, writeBodyGrammar(3), writeTextGrammar(), writeChoiceGrammar(['uml', 'er'])]) {
        const { text, isFull } = await ask('Make tea', { grammar, maxOutputTokens: 300 });
        // Random weights write halves of characters, which are told as others.
        if (!isFull && /^[ -~\n]*$/.test(text)) expect(text).toMatch(grammarPattern(grammar));
      }
    }, 120_000);

    test('is stopped in the middle of a text', async () => {
      const { failure, started } = await createRuntime((folder) => symlink(realLibrary ?? '', folder));
      expect(await failure('go on', { grammar: 'root ::= [a-z]{1000,1500}', maxOutputTokens: 1600 })).toBe('stopped');
      expect(started()).toBe(1);
    }, 120_000);
  },
);
