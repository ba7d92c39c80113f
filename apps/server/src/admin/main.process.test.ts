import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { getHealth, login, register } from '@diagloom/contract';
import { expect, test } from 'vitest';
import { buildRegistration, derived } from '../testing/build-user.ts';
import { findFreePort, startServerProcess } from '../testing/server-process.ts';
import { postJson, useServerProcesses } from '../testing/use-server-processes.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

const { createDataFolder } = useServerProcesses();

const runAdmin = async (dataFolder: string, ...args: readonly string[]) => {
  const run = promisify(execFile)(process.execPath, ['--import', 'tsx', 'apps/server/src/admin/main.ts', ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, DATA_DIR: dataFolder },
  });
  return run.then(
    ({ stdout }) => ({ status: 0, text: stdout.trim() }),
    ({ code, stderr }) => ({ status: code, text: String(stderr).trim() }),
  );
};

test('a command reaches the database of a server that runs, and of one that is stopped', async () => {
  const dataFolder = await createDataFolder();
  const server = startServerProcess({ env: { DATA_DIR: dataFolder, PORT: String(await findFreePort()) } });
  const address = await server.running;
  const email = 'ada@example.com';
  await postJson(address + register.path, buildRegistration({ email }));
  expect(await runAdmin(dataFolder, 'block', email, 'Spam')).toEqual({ status: 0, text: `${email} is blocked: Spam` });
  expect((await fetch(address + getHealth.path)).status).toBe(200);
  expect((await postJson(address + login.path, { email, password: derived('secret words') })).status).toBe(403);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(await runAdmin(dataFolder, 'unblock', email)).toEqual({ status: 0, text: `${email} may sign in.` });
});

test('a command makes no database where there is none', async () => {
  const dataFolder = await createDataFolder();
  expect(await runAdmin(dataFolder, 'promote', 'ada@example.com')).toEqual({
    status: 1,
    text: `There is no database in ${dataFolder}. Start the server once, or set DATA_DIR as it is set for the server.`,
  });
});
