import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { AdminError, type AdminTools } from '../admin-command.ts';
import { model } from '../commands/model.ts';
import { installLibrary } from './install-library.ts';
import { knownModels } from './known-models.ts';

const content = Buffer.concat([Buffer.from('GGUF'), Buffer.alloc(400_000, 'weights ')]);
const sha256 = createHash('sha256').update(content).digest('hex');

/** Bytes after which the service breaks the connection; undefined where it does not. */
let cutAfter: number | undefined;
const asked: (string | undefined)[] = [];

const service = createServer((request, response) => {
  asked.push(request.headers.range);
  if (request.url === '/missing.gguf') return void response.writeHead(404).end();
  const from = Number(/bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0);
  const rest = content.subarray(from);
  response.writeHead(from > 0 ? 206 : 200, { 'content-length': rest.length });
  if (cutAfter === undefined) return void response.end(rest);
  response.write(rest.subarray(0, cutAfter));
  // It breaks when something of it was kept.
  void untilKept().then(() => response.destroy());
});
await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
const address = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;

const untilKept = async (): Promise<void> => {
  const names = await readdir(modelsFolder);
  const part = names.find((name) => name.endsWith('.part'));
  if (part === undefined || (await stat(join(modelsFolder, part))).size === 0) await untilKept();
};

const home = await mkdtemp(join(tmpdir(), 'diagloom-models-'));
const modelsFolder = join(home, 'models');
afterAll(async () => {
  service.close();
  await rm(home, { recursive: true, force: true });
});

let told: string[] = [];
const tools = {
  modelsFolder,
  modelDownloads: address,
  localModelMegabytes: 6000,
  tell: (line: string) => told.push(line),
  installModelLibrary: async () => undefined,
} as unknown as AdminTools;

const run = (...args: readonly string[]) => model.run(args, tools);
const refusal = async (...args: readonly string[]): Promise<string> => {
  const error = await run(...args).catch((cause: unknown) => cause);
  if (!(error instanceof AdminError)) throw new Error(`This is no refusal: ${String(error)}`);
  return error.message;
};

beforeEach(async () => {
  await rm(modelsFolder, { recursive: true, force: true });
  cutAfter = undefined;
  told = [];
  asked.length = 0;
});

describe('a model', () => {
  test('is fetched with progress, checked, listed and removed', async () => {
    const added = await run('add', 'mine', '--from', `${address}/mine.gguf`, '--sha256', sha256);
    expect(added).toContain('Its checksum is correct.');
    expect(told.at(-1)).toMatch(/^100 %/);
    expect(await run('list')).toBe('mine  1 MB');
    expect(await readFile(join(modelsFolder, 'mine.gguf'))).toEqual(content);
    expect(await run('remove', 'mine')).toBe('mine was removed.');
    expect(await readdir(modelsFolder)).toEqual([]);
  });

  test('whose connection breaks is gone on with where it stopped', async () => {
    cutAfter = 150_000;
    const call = ['add', 'mine', '--from', `${address}/mine.gguf`, '--sha256', sha256] as const;
    expect(await refusal(...call)).toContain('to resume');
    expect(await run('list')).toContain('No models yet');
    cutAfter = undefined;
    await run(...call);
    expect(asked).toEqual([undefined, expect.stringMatching(/^bytes=[1-9]\d+-$/)]);
    expect(await readFile(join(modelsFolder, 'mine.gguf'))).toEqual(content);
  });

  test('is taken from a file, and its checksum is told', async () => {
    const file = join(home, 'own.gguf');
    await writeFile(file, content);
    expect(await run('add', file)).toContain(`Its sha256 is ${sha256}`);
    expect(await run('list')).toBe('own  1 MB');
  });

  test('that is another one than was wanted is not kept', async () => {
    const [known] = knownModels;
    expect(await refusal('add', known?.name ?? '')).toContain('isn’t the expected one');
    expect(await readdir(modelsFolder)).toEqual([]);
  });

  test.each([
    [['add', 'nobody'], 'There’s no model "nobody"'],
    [['add', '/nonexistent/x.gguf'], 'Couldn’t read'],
    [['add', 'mine', '--from', 'ftp://x'], '--from takes an address'],
    [['add', 'mine', '--sha256', 'abc'], '--sha256 takes'],
    [['add', '../mine', '--from', 'http://127.0.0.1:9/x'], 'letters, digits'],
    [['remove', 'nobody'], 'There’s no model'],
    [['frobnicate'], 'Use: model add'],
    [[], 'Apache-2.0'],
  ])('%j is answered in plain words', async (args, words) => {
    expect(await refusal(...args)).toContain(words);
  });

  test('that is not there is said to be missing', async () => {
    expect(await refusal('add', 'mine', '--from', `${address}/missing.gguf`)).toContain('answered 404');
  });
});

test('the library that runs models comes without scripts and without programs for graphics cards', async () => {
  const calls: (readonly string[])[] = [];
  const runNpm = async (args: readonly string[]) => {
    calls.push(args);
    return false;
  };
  const installing = installLibrary(join(home, 'runtime'), { tell: () => undefined, runNpm });
  await expect(installing).rejects.toThrow('Couldn’t install');
  expect(calls[0]).toEqual(expect.arrayContaining(['node-llama-cpp@3.22.1', '--omit=optional', '--ignore-scripts']));
});
