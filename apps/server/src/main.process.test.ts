import { execFileSync } from 'node:child_process';
import { chown, mkdir, readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import {
  exportDiagramPath,
  generateDiagram,
  getCurrentUser,
  getHealth,
  listDiagrams,
  listDocuments,
  login,
  register,
  uploadDocument,
} from '@diagloom/contract';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { findRunningPostgres } from './platform/database/embedded/embedded-postgres.ts';
import { findPostmaster } from './platform/database/embedded/postmaster.ts';
import { buildRegistration, derived } from './testing/build-user.ts';
import { findFreePort, startServerProcess } from './testing/server-process.ts';
import { postJson, useServerProcesses } from './testing/use-server-processes.ts';

const isRoot = process.getuid?.() === 0;

const { createDataFolder, copyDataFolder } = useServerProcesses();

const environment = async (over: Record<string, string> = {}): Promise<Record<string, string>> => ({
  PORT: String(await findFreePort()),
  DATA_DIR: await copyDataFolder(),
  ...over,
});

const newFolder = async (): Promise<Record<string, string>> => environment({ DATA_DIR: await createDataFolder() });

const clusterOf = async (dataFolder: string): Promise<string> => {
  const home = join(dataFolder, 'postgres');
  return (await readFile(join(home, 'location'), 'utf8').catch(() => join(home, 'cluster'))).trim();
};

const postmasterOf = async (dataFolder: string) => findPostmaster(await clusterOf(dataFolder));

/** A signal to number 0 would reach every process of this group, the runner of the tests among them. */
const known = (pid: number | undefined): number => {
  if (pid === undefined) throw new Error('There is no such process.');
  return pid;
};

/** Waits for one that runs and is not `former`: shortly after a kill there is none, while connections to it still answer. */
const pidOfPostmasterAfter = async (dataFolder: string, former: number | undefined): Promise<number> => {
  let pid: number | undefined;
  const findNext = async (): Promise<boolean> => {
    pid = (await postmasterOf(dataFolder))?.pid;
    return pid !== undefined && pid !== former;
  };
  await expect.poll(findNext, { timeout: 25_000 }).toBe(true);
  return known(pid);
};

const readDocuments = async (address: string, sessionToken: string) => {
  const headers = { authorization: `Bearer ${sessionToken}` };
  const answer = await fetch(address + listDocuments.path, { headers });
  return listDocuments.response.parse(await answer.json()).documents;
};

describe('a server', () => {
  test('says where it runs, answers, and stops with its database on SIGTERM', async () => {
    const env = await newFolder();
    const server = startServerProcess({ env });
    const address = await server.running;
    expect(address).toBe(`http://localhost:${env.PORT}`);
    expect((await fetch(address + getHealth.path)).status).toBe(200);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(await postmasterOf(env.DATA_DIR ?? '')).toBeUndefined();
    const codeFile = join(env.DATA_DIR ?? '', 'first-account-code');
    expect(server.output()).toBe(
      `Diagloom runs at ${address}\nThere’s no account yet. The first account created on this machine becomes the administrator. To create it from another machine, open /register with the code in ${codeFile}\n`,
    );
    expect((await stat(codeFile)).mode & 0o777).toBe(0o600);
    expect(await readFile(codeFile, 'utf8')).toMatch(/^[\w-]{43}\n$/);
  });

  test('turns words into a diagram that can be listed and downloaded', async () => {
    const server = startServerProcess({ env: await environment() });
    const address = await server.running;
    const registered = await postJson(address + register.path, buildRegistration());
    const { sessionToken } = register.response.parse(await registered.json());
    const headers = { authorization: `Bearer ${sessionToken}` };
    const prompt = 'Check the stock. If it is there, pack it, otherwise cancel the order.';
    const asked = { prompt, diagramType: 'flowchart' };
    const response = await postJson(address + generateDiagram.path, asked, sessionToken);
    const { diagram } = generateDiagram.response.parse(await response.json());
    const list = await fetch(address + listDiagrams.path, { headers });
    const download = await fetch(address + exportDiagramPath(diagram.id), { headers });
    expect(listDiagrams.response.parse(await list.json()).diagrams).toMatchObject([{ id: diagram.id, ...asked }]);
    expect(await download.text()).toBe(diagram.xmlContent);
    for (const label of ['Check the stock', 'Pack', 'Cancel']) expect(diagram.xmlContent).toContain(label);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });

  test('stops in order on Ctrl-C, which a terminal sends to the whole group', async () => {
    const env = await environment();
    const server = startServerProcess({ env });
    await server.running;
    process.kill(-known(server.child.pid), 'SIGINT');
    expect(await server.ended).toBe(0);
    expect(await postmasterOf(env.DATA_DIR ?? '')).toBeUndefined();
    const log = await readFile(join(env.DATA_DIR ?? '', 'postgres', 'postgres.log'), 'utf8');
    expect(log).toContain('database system is shut down');
  });

  test('keeps every write that it acknowledged before kill -9, and takes the database over', async () => {
    const env = await environment();
    const first = startServerProcess({ env });
    const address = await first.running;
    // Documents that are read while it is killed are read by the next server, once.
    const reader = (await (await postJson(address + register.path, buildRegistration())).json()).sessionToken;
    const documents = [1, 2, 3].map(async (place) => {
      const text = `# Document ${place}\n\n${'The clerk files the form. '.repeat(20_000)}`;
      const body = { fileName: `${place}.md`, fileData: Buffer.from(text).toString('base64') };
      return postJson(address + uploadDocument.path, body, reader);
    });
    const acknowledged: string[] = [];
    const write = async (): Promise<void> => {
      for (;;) {
        const person = buildRegistration();
        const response = await postJson(address + register.path, person);
        if (response.status !== 200) throw new Error(await response.text());
        acknowledged.push(String(person.email));
        if (acknowledged.length === 10) first.child.kill('SIGKILL');
      }
    };
    await Promise.allSettled([write(), write(), write(), write(), ...documents]);
    expect(await first.ended).toBe('SIGKILL');
    expect(acknowledged.length).toBeGreaterThanOrEqual(10);
    const orphan = await postmasterOf(env.DATA_DIR ?? '');
    expect(orphan?.isReady).toBe(true);

    const second = startServerProcess({ env });
    const again = await second.running;
    expect((await postmasterOf(env.DATA_DIR ?? ''))?.pid).toBe(orphan?.pid);
    for (const email of acknowledged) {
      const response = await postJson(again + login.path, { email, password: derived('secret words') });
      expect([email, response.status]).toEqual([email, 200]);
    }
    await expect
      .poll(async () => (await readDocuments(again, reader)).map(({ state }) => state), { timeout: 30_000 })
      .not.toContain('waiting');
    for (const { state, chunks } of await readDocuments(again, reader))
      expect([state, chunks]).toEqual(['ready', expect.any(Number)]);
    const names = (await readDocuments(again, reader)).map(({ source }) => source);
    expect(names).toHaveLength(new Set(names).size);
    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
    expect(await postmasterOf(env.DATA_DIR ?? '')).toBeUndefined();
  });

  test('gives a place of the monthly limit back that work held when it was killed', async () => {
    const env = await environment();
    const first = startServerProcess({ env });
    const address = await first.running;
    const registered = await postJson(address + register.path, buildRegistration());
    const { sessionToken } = register.response.parse(await registered.json());
    const headers = { authorization: `Bearer ${sessionToken}` };
    const leftAt = async (server: string): Promise<number | null> => {
      const response = await fetch(server + getCurrentUser.path, { headers });
      return getCurrentUser.response.parse(await response.json()).limits.remainingDiagrams;
    };
    const database = new pg.Client({ connectionString: await findRunningPostgres(env.DATA_DIR ?? '') });
    await database.connect();
    // The work comes as far as storing its diagram, and no further.
    await database.query('begin');
    await database.query('lock table prompt_history in access exclusive mode');
    const body = { prompt: 'Receive the order. Pack it. Ship it.', diagramType: 'flowchart' };
    const cut = postJson(address + generateDiagram.path, body, sessionToken).catch(() => undefined);
    await expect.poll(() => leftAt(address), { timeout: 20_000 }).toBe(49);
    first.child.kill('SIGKILL');
    await Promise.all([first.ended, cut]);
    await database.end();

    const second = startServerProcess({ env });
    expect(await leftAt(await second.running)).toBe(50);
    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
  });

  test('refuses to share a data folder with a living one, which goes on', async () => {
    const env = await environment();
    const first = startServerProcess({ env });
    const address = await first.running;
    const second = startServerProcess({ env: { ...env, PORT: String(await findFreePort()) } });
    expect(await second.ended).toBe(1);
    expect(second.output()).toBe(
      `Another Diagloom server is running on the data folder ${env.DATA_DIR}. Stop it first, or set DATA_DIR to another folder.\n`,
    );
    expect((await fetch(address + getHealth.path)).status).toBe(200);
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
  });

  test('of several that start at the same moment on a new folder, one runs', async () => {
    const env = await newFolder();
    const servers = await Promise.all(
      [1, 2, 3].map(async () => startServerProcess({ env: { ...env, PORT: String(await findFreePort()) } })),
    );
    const address = await Promise.any(servers.map(({ running }) => running));
    const runner = servers.find(({ output }) => output().includes(address));
    const others = servers.filter((server) => server !== runner);
    expect(await Promise.all(others.map(({ ended }) => ended))).toEqual([1, 1]);
    expect((await fetch(address + getHealth.path)).status).toBe(200);
    runner?.child.kill('SIGTERM');
    expect(await runner?.ended).toBe(0);
  });

  test('starts its database again after SIGKILL and SIGQUIT, and loses nothing', async () => {
    const env = await environment();
    const server = startServerProcess({ env });
    const address = await server.running;
    const person = buildRegistration();
    await postJson(address + register.path, person);
    let pid = await pidOfPostmasterAfter(env.DATA_DIR ?? '', undefined);
    for (const signal of ['SIGKILL', 'SIGQUIT'] as const) {
      process.kill(pid, signal);
      const answers: number[] = [];
      const signIn = async (): Promise<number> => {
        const response = await postJson(address + login.path, {
          email: person.email,
          password: derived('secret words'),
        });
        if (response.status === 503) expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
        answers.push(response.status);
        return response.status;
      };
      await expect.poll(signIn, { timeout: 25_000 }).toBe(200);
      expect(answers.filter((status) => status !== 200 && status !== 503)).toEqual([]);
      pid = await pidOfPostmasterAfter(env.DATA_DIR ?? '', pid);
    }
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(await postmasterOf(env.DATA_DIR ?? '')).toBeUndefined();
  });

  test('answers what is under way before it ends on SIGTERM', async () => {
    const env = await environment();
    const server = startServerProcess({ env });
    const address = await server.running;
    const database = new pg.Client({ connectionString: await findRunningPostgres(env.DATA_DIR ?? '') });
    // The stopping server ends this connection, too.
    database.on('error', () => undefined);
    await database.connect();
    await database.query('begin');
    await database.query('lock table users in access exclusive mode');
    const asked = Promise.all(Array.from({ length: 5 }, () => postJson(address + register.path, buildRegistration())));
    const waiting = `select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and query like '%users%'`;
    const countWaiting = async () => {
      // What a transaction sees of others stays as it first saw it.
      await database.query('select pg_stat_clear_snapshot()');
      return (await database.query(waiting)).rows[0].n;
    };
    await expect.poll(countWaiting, { timeout: 20_000 }).toBe(5);
    server.child.kill('SIGTERM');
    await expect
      .poll(() =>
        fetch(address + getHealth.path).then(
          ({ status }) => status,
          () => 'closed',
        ),
      )
      .not.toBe(200);
    await database.query('commit');
    await database.end();
    expect((await asked).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await server.ended).toBe(0);
  });

  test('does not start on a port that is taken, and leaves no database behind', async () => {
    const blocker = createServer().listen(0);
    const address = blocker.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const env = await environment({ PORT: String(port) });
    const server = startServerProcess({ env });
    expect(await server.ended).toBe(1);
    expect(server.output()).toBe(
      `Port ${port} is already in use. Stop the program that uses it, or choose another one, for example: PORT=${port + 1} npm start\n`,
    );
    expect(await postmasterOf(env.DATA_DIR ?? '')).toBeUndefined();
    blocker.close();
  });

  test.each([
    ['PORT', 'abc', 'The configuration isn’t valid: PORT must be a number from 1 to 65535, such as 3000.\n'],
    ['PORT', '70000', 'The configuration isn’t valid: PORT must be a number from 1 to 65535, such as 3000.\n'],
    [
      'DATABASE_URL',
      'mysql://x',
      'The configuration isn’t valid: DATABASE_URL must be the address of a PostgreSQL database, such as postgres://user:password@host:5432/name.\n',
    ],
  ])('does not start with %s=%s', async (name, value, output) => {
    const server = startServerProcess({ env: await environment({ [name]: value }) });
    expect(await server.ended).toBe(1);
    expect(server.output()).toBe(output);
  });

  test.each([
    ['refuses', 'ECONNREFUSED', undefined],
    ['takes connections and is silent', 'timeout', createServer()],
  ])('gives up on a DATABASE_URL that %s, without repeating its password', async (_name, reason, silent) => {
    const port = await findFreePort();
    if (silent !== undefined) await new Promise<void>((resolve) => silent.listen(port, '127.0.0.1', resolve));
    const env = await environment({ DATABASE_URL: `postgres://me:hidden@127.0.0.1:${port}/mine` });
    const server = startServerProcess({ env });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain(`The database at postgres://127.0.0.1:${port}/mine (DATABASE_URL) can’t be used`);
    expect(server.output()).toContain(reason);
    expect(server.output()).not.toContain('hidden');
    silent?.close();
  });
});

describe('as an ordinary user', () => {
  const nobody = { uid: 65_534, gid: 65_534 };

  /** The checkout may lie where that user cannot read it. */
  const canRead = (): boolean => {
    try {
      execFileSync(process.execPath, ['-e', 'require("fs").readFileSync(process.argv[1])', import.meta.filename], {
        ...nobody,
        cwd: '/',
        stdio: 'ignore',
      });
      return true;
    } catch {
      return false;
    }
  };

  const isPossible = isRoot && canRead();
  if (!isPossible)
    console.warn('Skipped: starting as an ordinary user needs root and a checkout that others can read.');

  test.runIf(isPossible)('everything lies in the data folder, closed to others', async () => {
    const env = await newFolder();
    const dataFolder = join(env.DATA_DIR ?? '', 'own');
    await mkdir(dataFolder, { mode: 0o700 });
    await chown(dataFolder, nobody.uid, nobody.gid);
    const server = startServerProcess({ env: { ...env, DATA_DIR: dataFolder }, ...nobody });
    const address = await server.running;
    expect((await fetch(address + getHealth.path)).status).toBe(200);
    expect((await fetch(address + listDiagrams.path)).status).toBe(401);
    const cluster = await stat(join(dataFolder, 'postgres', 'cluster'));
    const password = await stat(join(dataFolder, 'postgres', 'password'));
    expect([cluster.uid, cluster.mode & 0o777, password.mode & 0o777]).toEqual([nobody.uid, 0o700, 0o600]);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });

  test.runIf(isPossible)('a data folder of somebody else is refused in plain words', async () => {
    const env = await newFolder();
    const dataFolder = join(env.DATA_DIR ?? '', 'foreign');
    await mkdir(dataFolder, { mode: 0o755 });
    const server = startServerProcess({ env: { ...env, DATA_DIR: dataFolder }, ...nobody });
    expect(await server.ended).toBe(1);
    expect(server.output()).toBe(
      `The data folder ${dataFolder} can’t be used: this user isn’t allowed to write there. Set DATA_DIR to another folder, or start as the user who owns it.\n`,
    );
  });
});
