import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { generateDiagram, getDiagram, getHealth, login, register } from '@diagloom/contract';
import { expect, test } from 'vitest';
import { buildRegistration, derived } from '../testing/build-user.ts';
import { findFreePort, startServerProcess } from '../testing/server-process.ts';
import { postJson, useServerProcesses } from '../testing/use-server-processes.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

const { createDataFolder, copyDataFolder } = useServerProcesses();

const runAdmin = async (dataFolder: string, ...args: readonly string[]) => {
  const run = promisify(execFile)(process.execPath, [join(root, 'apps/server/dist/admin/main.js'), ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, DATA_DIR: dataFolder },
  });
  return run.then(
    ({ stdout }) => ({ status: 0, text: stdout.trim() }),
    ({ code, stderr }) => ({ status: code, text: String(stderr).trim() }),
  );
};

test('a command reaches the database of a server that runs, and of one that is stopped', async () => {
  const dataFolder = await copyDataFolder();
  const server = startServerProcess({ env: { DATA_DIR: dataFolder, PORT: String(await findFreePort()) } });
  const address = await server.running;
  const email = 'ada@example.com';
  await postJson(address + register.path, buildRegistration({ email }));
  expect(await runAdmin(dataFolder, 'block', email, 'Spam')).toEqual({ status: 0, text: `${email} is blocked: Spam` });
  expect((await fetch(address + getHealth.path)).status).toBe(200);
  expect((await postJson(address + login.path, { email, password: derived('secret words') })).status).toBe(403);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(await runAdmin(dataFolder, 'unblock', email)).toEqual({ status: 0, text: `${email} can sign in again.` });
});

test('a command makes no database where there is none', async () => {
  const dataFolder = await createDataFolder();
  expect(await runAdmin(dataFolder, 'promote', 'ada@example.com')).toEqual({
    status: 1,
    text: `There’s no database in ${dataFolder}. Start the server once, or set DATA_DIR as it is set for the server.`,
  });
});

test('a backup that is made while the server runs is restored into a new folder, as it was at one moment', async () => {
  const [dataFolder, restored, elsewhere] = [
    await copyDataFolder(),
    await createDataFolder(),
    await createDataFolder(),
  ];
  const server = startServerProcess({ env: { DATA_DIR: dataFolder, PORT: String(await findFreePort()) } });
  const address = await server.running;
  const email = 'ada@example.com';
  const registered = await postJson(address + register.path, buildRegistration({ email }));
  const { sessionToken } = register.response.parse(await registered.json());
  const body = { prompt: 'Receive the order. Pack it. Ship it.', diagramType: 'flowchart' };
  const drawn = await postJson(address + generateDiagram.path, body, sessionToken);
  const { diagram } = generateDiagram.response.parse(await drawn.json());
  const folder = join(elsewhere, 'backup');
  const made = await runAdmin(dataFolder, 'backup', folder);
  expect(made).toEqual({ status: 0, text: expect.stringContaining('holds 1 accounts and 1 diagrams.') });
  expect((await stat(folder)).mode & 0o77).toBe(0);
  expect((await runAdmin(dataFolder, 'backup', folder)).text).toContain('already exists');
  expect((await runAdmin(dataFolder, 'restore', folder)).text).toContain('Another Diagloom server is running');
  server.child.kill('SIGTERM');
  await server.ended;
  expect((await runAdmin(dataFolder, 'restore', folder)).text).toContain('This database is already in use.');

  expect((await runAdmin(restored, 'restore', folder)).text).toContain('Restored 1 accounts and 1 diagrams');
  const again = startServerProcess({ env: { DATA_DIR: restored, PORT: String(await findFreePort()) } });
  const there = await again.running;
  const headers = { authorization: `Bearer ${sessionToken}` };
  const found = await fetch(`${there}/api/diagrams/${diagram.id}`, { headers });
  expect(getDiagram.response.parse(await found.json()).diagram).toEqual(diagram);
  // Numbers go on where they were.
  expect((await postJson(there + register.path, buildRegistration())).status).toBe(200);
  again.child.kill('SIGTERM');
  await again.ended;
});
