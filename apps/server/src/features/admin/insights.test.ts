import {
  adminExportPath,
  changePassword,
  deleteDiagram,
  exportDiagramPath,
  getAdminStats,
  getAnalytics,
  listActivity,
  login,
  logout,
  refineDiagram,
} from '@diagloom/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { pruneActivity } from '../../platform/activity/prune-activity.ts';
import { activityEntries, dailyCounts, users } from '../../platform/database/schema/index.ts';
import { buildAdmin } from '../../testing/build-admin.ts';
import { buildDiagram, somePrompt } from '../../testing/build-diagram.ts';
import { buildUser, derived } from '../../testing/build-user.ts';
import { startTestServer } from '../../testing/test-server.ts';

const server = await startTestServer();
const admin = await buildAdmin(server, { username: 'overseer' });

const readLog = (query: Readonly<Record<string, string>>) => server.succeed(listActivity, { as: admin, query });

const download = (path: string) =>
  server.app.inject({ url: path, headers: { authorization: `Bearer ${admin.sessionToken}` } });

describe('the activity log', () => {
  test('tells what a person did, in order, and nothing of what they wrote', async () => {
    const person = await buildUser(server, { username: 'busy' });
    const { email, id } = person.user;
    const { id: diagramId } = await buildDiagram(server, person);
    await server.succeed(refineDiagram, {
      as: person,
      params: { id: diagramId },
      body: { updateRequest: 'rename Pay to Pay the secret bill' },
    });
    await server.app.inject({
      url: `${exportDiagramPath(diagramId)}?format=svg`,
      headers: { authorization: `Bearer ${person.sessionToken}` },
    });
    await server.succeed(deleteDiagram, { as: person, params: { id: diagramId } });
    const passwords = { currentPassword: derived('secret words'), newPassword: derived('new words') };
    await server.succeed(changePassword, { as: person, body: passwords });
    await server.succeed(logout, { as: person });
    await server.ask(login, { body: { email, password: derived('wrong words') } });
    await expect.poll(async () => (await readLog({ userId: String(id) })).total).toBe(8);
    await server.succeed(login, { body: { email, password: derived('new words') } });
    const { activity } = await readLog({ userId: String(id) });
    expect(activity.map(({ description }) => description)).toEqual([
      'Signed in',
      'Failed to sign in',
      'Signed out',
      'Changed the password',
      `Moved diagram ${diagramId} to the trash`,
      `Exported diagram ${diagramId} as svg`,
      `Refined diagram ${diagramId}`,
      `Generated diagram ${diagramId} (flowchart)`,
      'Created an account',
    ]);
    expect(new Set(activity.map(({ ipAddress }) => ipAddress))).toEqual(new Set(['127.0.0.1']));
    const everything = JSON.stringify(await server.database.select().from(activityEntries));
    for (const secret of [somePrompt, 'secret', derived('new words'), person.sessionToken]) {
      expect(everything).not.toContain(secret);
    }
  });

  test('is narrowed by type and by whoever did it', async () => {
    const person = await buildUser(server, { username: 'narrowed' });
    await buildDiagram(server, person);
    const { activity } = await readLog({ type: 'diagram-generated', search: 'ARROWE' });
    expect(activity.map(({ username, type }) => [username, type])).toEqual([['narrowed', 'diagram-generated']]);
    expect((await readLog({ search: 'nobody at all' })).activity).toEqual([]);
  });

  test('asks for more where a search names too many', async () => {
    await server.database.execute(
      sql`insert into users (email) select 'crowd' || n || '@example.org' from generate_series(1, 501) as n`,
    );
    const answer = await server.ask(listActivity, { as: admin, query: { search: 'crowd' } });
    await server.database.delete(users).where(sql`email like 'crowd%'`);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      fields: { search: 'Too many accounts match. Type more of the name or email address.' },
    });
  });

  test('outlives the account, without its name', async () => {
    const person = await buildUser(server, { username: 'leaving' });
    const [entry] = (await readLog({ userId: String(person.user.id) })).activity;
    await server.database.delete(users).where(sql`id = ${person.user.id}`);
    const { activity } = await readLog({ type: 'signed-up' });
    expect(activity.find(({ id }) => id === entry?.id)).toMatchObject({ username: null, userId: null });
  });

  test('is pruned after the configured time', async () => {
    await server.database.execute(sql`
      insert into activity_entries (type, happened_at)
      select 'signed-out', now() - make_interval(days => n) from generate_series(28, 33) as n`);
    const old = (await readLog({ type: 'signed-out' })).total;
    expect(await pruneActivity(server.database, 30)).toBe(4);
    expect((await readLog({ type: 'signed-out' })).total).toBe(old - 4);
  });
});

describe('the numbers', () => {
  test('grow with what people do', async () => {
    const before = await server.succeed(getAdminStats, { as: admin });
    const person = await buildUser(server);
    const { id } = await buildDiagram(server, person);
    await server.succeed(deleteDiagram, { as: person, params: { id } });
    await expect
      .poll(async () => (await server.succeed(getAdminStats, { as: admin })).stats.apiCallsToday)
      .toBeGreaterThanOrEqual(before.stats.apiCallsToday + 2);
    const { stats } = await server.succeed(getAdminStats, { as: admin });
    expect(stats).toMatchObject({
      totalUsers: before.stats.totalUsers + 1,
      activeUsers: before.stats.activeUsers + 1,
      totalDiagrams: before.stats.totalDiagrams + 1,
      diagramsToday: before.stats.diagramsToday + 1,
    });
    expect(stats.totalApiCalls).toBeGreaterThanOrEqual(stats.apiCallsToday);
  });

  test('have a line for each day, by type and by engine', async () => {
    const person = await buildUser(server);
    await buildDiagram(server, person);
    await server.database.insert(dailyCounts).values([
      { day: sql`(now() at time zone 'utc')::date - 3`, measure: 'diagrams-by-type', label: 'sequence', count: 900 },
      { day: sql`(now() at time zone 'utc')::date - 7`, measure: 'diagrams-by-type', label: 'uml', count: 40 },
    ]);
    const { analytics } = await server.succeed(getAnalytics, { as: admin, query: { days: '7' } });
    expect(analytics.days).toHaveLength(7);
    expect(analytics.days.map(({ diagrams }) => diagrams).slice(0, 6)).toEqual([0, 0, 0, 900, 0, 0]);
    expect(analytics.days[6]?.day).toBe(new Date().toISOString().slice(0, 10));
    expect(analytics.days[6]?.signUps).toBeGreaterThan(0);
    expect(analytics.byType.map(({ label }) => label)).toEqual(['sequence', 'flowchart']);
    expect(analytics.byEngine.map(({ label }) => label)).toEqual(['embedded']);
    expect((await server.ask(getAnalytics, { as: admin, query: { days: '8' } })).status).toBe(400);
  });
});

describe('a download', () => {
  test('has every account once, with formulas defused', async () => {
    await buildUser(server, { email: 'formula@example.com', firstName: '@SUM(A1)', lastName: '=cmd()' });
    await server.database.execute(sql`
      with made as (
        insert into users (email) select 'many' || n || '@example.org' from generate_series(1, 2100) as n returning id
      )
      insert into user_usage (user_id) select id from made`);
    const response = await download(adminExportPath('users'));
    const total = await server.database.$count(users);
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="diagloom-users.csv"',
    });
    const lines = response.body.split('\r\n').slice(0, -1);
    expect(new Set(lines).size).toBe(total + 1);
    expect(lines[0]).toBe(
      '\uFEFF"id","username","email","firstName","lastName","role","isEmailVerified","isBlocked","blockedReason","lastLoginAt","createdAt"',
    );
    expect(lines.find((line) => line.includes('formula@example.com'))).toContain(
      `"formula@example.com","'@SUM(A1)","'=cmd()"`,
    );
  });

  test('of the usage has the counters, and is in the log', async () => {
    const person = await buildUser(server, { email: 'counted@example.com' });
    await buildDiagram(server, person);
    const { body } = await download(adminExportPath('usage'));
    const line = body.split('\r\n').find((each) => each.includes('counted@example.com'));
    expect(line).toMatch(/"free","active",50,1,[^,]+,1,0,0,0,\d+,\d+$/);
    expect((await readLog({ type: 'data-exported' })).activity[0]).toMatchObject({
      username: 'overseer',
      description: 'Exported usage as CSV',
    });
  });
});
