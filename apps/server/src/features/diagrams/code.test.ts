import { type Language, languages } from '@diagloom/codegen/languages';
import {
  codeMessages,
  generateCode,
  getCurrentUser,
  listCodeLanguages,
  listDiagramComponents,
  themeDiagram,
} from '@diagloom/contract';
import { generateCode as writeCode } from '@diagloom/studio';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { activityEntries, diagramAccess, diagrams } from '../../platform/database/schema/index.ts';
import { buildDiagram } from '../../testing/build-diagram.ts';
import { buildGenerated, buildStudio, someXml } from '../../testing/build-studio.ts';
import { buildUser } from '../../testing/build-user.ts';
import { startTestServer } from '../../testing/test-server.ts';

const cell = (id: string, label: string) =>
  `<mxCell id="${id}" value="${label}" style="html=1;" vertex="1" parent="1"><mxGeometry width="120" height="60" as="geometry"/></mxCell>`;
const line = (id: string, source: string, target: string) =>
  `<mxCell id="${id}" edge="1" parent="1" source="${source}" target="${target}"><mxGeometry relative="1" as="geometry"/></mxCell>`;
const drawing = (...cells: readonly string[]) =>
  `<mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/>${cells.join('')}</root></mxGraphModel>`;
const xml = drawing(cell('a', 'Wash fruit'), cell('b', 'Press juice'), line('e', 'a', 'b'));

const studio = buildStudio({
  generate: async () => buildGenerated({ xml }),
  generateCode: writeCode,
  theme: () => ({ xml: drawing(cell('a', 'Wash fruit')), isChanged: true }),
});
const server = await startTestServer({ studio });
const owner = await buildUser(server);
const { id } = await buildDiagram(server, owner);

const ask = (body: Readonly<Record<string, unknown>>, as = owner, diagram = id) =>
  server.ask(generateCode, { as, params: { id: diagram }, body: { language: 'typescript', ...body } });

test('every language is listed with its frameworks', async () => {
  const { languages: listed } = await server.succeed(listCodeLanguages);
  expect(listed.map(({ value, label }) => ({ value, label }))).toEqual(
    languages.map(({ id: value, label }) => ({ value, label })),
  );
});

test('a diagram becomes files whose lines name the cells that they stand for', async () => {
  const { code, version } = await server.succeed(generateCode, {
    as: owner,
    params: { id },
    body: { language: 'javascript', codeStyle: 'minimal' },
  });
  expect(version).toBe(1);
  expect(code).toMatchObject({ language: 'javascript', testCount: 1 });
  const source = code.files.find(({ role }) => role === 'source');
  const marked = source?.marks.filter(({ about }) => about.includes('b')).map((mark) => mark.line) ?? [];
  expect(source?.content.split('\n').filter((_, index) => marked.includes(index + 1))).toEqual(
    expect.arrayContaining([expect.stringContaining('pressJuice')]),
  );
  expect(code.explanation).toContain('## Run it');
});

test('comments are there unless they are not wanted', async () => {
  const textOf = async (body: Readonly<Record<string, unknown>>) =>
    server.succeed(generateCode, { as: owner, params: { id }, body: { language: 'typescript', ...body } });
  const source = ({ code }: Awaited<ReturnType<typeof textOf>>) =>
    code.files.find(({ role }) => role === 'source')?.content;
  expect(source(await textOf({}))).toContain('/**');
  expect(source(await textOf({ includeComments: false }))).not.toContain('/**');
});

test('only what is selected becomes code', async () => {
  const { components } = await server.succeed(listDiagramComponents, { as: owner, params: { id } });
  expect(components.map(({ name, type }) => [name, type])).toEqual([
    ['Wash fruit', 'process'],
    ['Press juice', 'process'],
  ]);
  const answer = await ask({ selectedComponents: ['a'] });
  expect(answer.text).toContain('washFruit');
  expect(answer.text).not.toContain('pressJuice');
});

test('details that are understood are applied, and the rest is said', async () => {
  const answer = await ask({ additionalDetails: 'call it juicer\nmake it shine' });
  expect(answer.text).toContain('src/juicer.ts');
  expect(answer.text).toContain('“make it shine” wasn’t understood');
});

test.each([
  ['no language', { language: undefined }, 'language', codeMessages.languageMissing],
  ['an empty language', { language: '' }, 'language', codeMessages.languageMissing],
  ['an unknown language', { language: 'cobol-85' }, 'language', 'Code in "cobol-85" isn’t available. Choose one of: '],
  ['a framework that the language has not', { framework: 'no-such' }, 'framework', ''],
  ['an unknown style', { codeStyle: 'fancy' }, 'codeStyle', codeMessages.styleUnknown],
  ['no component', { selectedComponents: [] }, 'selectedComponents', codeMessages.componentsMissing],
  ['too many details', { additionalDetails: 'x'.repeat(2001) }, 'additionalDetails', codeMessages.detailsLong],
])('%s is refused in words', async (_name, body, field, message) => {
  const answer = await ask(body);
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({
    code: 'invalid_request',
    fields: { [field]: expect.stringContaining(message) },
  });
});

test('a framework is one of its language, and refused for any other', async () => {
  const all: readonly Language[] = languages;
  const framed = all.filter(({ frameworks }) => frameworks.length > 0);
  expect(framed).not.toEqual([]);
  for (const { id: language, frameworks } of framed) {
    const [framework] = frameworks.map((each) => each.id);
    const answer = await ask({ language, framework });
    expect(answer.body).toMatchObject({ code: { language, framework } });
    const other = all.find(({ frameworks: theirs }) => !theirs.some((each) => each.id === framework));
    const refused = await ask({ language: other?.id, framework });
    expect(refused.body).toMatchObject({ fields: { framework: expect.stringContaining(other?.label ?? '') } });
  }
});

test('every language writes code of a diagram', async () => {
  for (const { id: language } of languages) {
    const { code } = await server.succeed(generateCode, { as: owner, params: { id }, body: { language } });
    expect({ language, isMarked: code.files.some(({ marks }) => marks.length > 0) }).toEqual({
      language,
      isMarked: true,
    });
  }
});

test('a diagram without anything to write is answered with what to do', async () => {
  const empty = await buildDiagram(server, owner);
  await server.database.update(diagrams).set({ xmlContent: someXml }).where(eq(diagrams.id, empty.id));
  const answer = await ask({}, owner, empty.id);
  expect(answer.status).toBe(422);
  expect(answer.body).toMatchObject({ code: 'not_supported', error: expect.stringMatching(/Add a step/) });
});

test('components and pages that are gone are told apart from a failure', async () => {
  expect((await ask({ selectedComponents: ['gone'] })).body).toMatchObject({
    code: 'not_supported',
    error: 'The diagram no longer has any of the selected components. Select others.',
  });
  expect((await ask({ page: 'gone' })).status).toBe(404);
});

test('another person’s diagram is not there, a reader may make code of it, but not of earlier versions', async () => {
  const stranger = await buildUser(server);
  expect((await ask({}, stranger)).status).toBe(404);
  await server.database.insert(diagramAccess).values({ diagramId: id, userId: stranger.user.id, role: 'viewer' });
  expect((await ask({}, stranger)).status).toBe(200);
  expect((await ask({ version: 1 }, stranger)).status).toBe(403);
});

test('code of an earlier version is made from its drawing and is no use of its own', async () => {
  const person = await buildUser(server);
  const diagram = await buildDiagram(server, person);
  await server.succeed(themeDiagram, { as: person, params: { id: diagram.id }, body: { theme: 'dark' } });
  const [now, before] = [await ask({}, person, diagram.id), await ask({ version: 1 }, person, diagram.id)];
  expect([now.text.includes('pressJuice'), before.text.includes('pressJuice')]).toEqual([false, true]);
  expect([now.body, before.body]).toMatchObject([{ version: 2 }, { version: 1 }]);
  expect((await ask({ version: 9 }, person, diagram.id)).status).toBe(404);
  const { usage } = await server.succeed(getCurrentUser, { as: person });
  expect(usage.codeGenerationsUsed).toBe(1);
});

test('is counted and noted, apart from the diagrams of the month', async () => {
  const person = await buildUser(server);
  const diagram = await buildDiagram(server, person);
  await ask({}, person, diagram.id);
  await ask({ language: 'cobol-85' }, person, diagram.id);
  const { usage } = await server.succeed(getCurrentUser, { as: person });
  expect(usage).toMatchObject({ codeGenerationsUsed: 1, currentMonthDiagrams: 1, diagramsGenerated: 1 });
  const entries = await server.database
    .select()
    .from(activityEntries)
    .where(eq(activityEntries.actorId, person.user.id));
  expect(entries.filter(({ type }) => type === 'code-generated')).toMatchObject([
    { diagramId: diagram.id, detail: 'typescript' },
  ]);
});

test('is limited per person', async () => {
  const limited = await startTestServer({ studio, rateLimits: { generate: { max: 3, windowMs: 60_000 } } });
  const person = await buildUser(limited);
  const diagram = await buildDiagram(limited, person);
  const statuses = [];
  for (let count = 0; count < 4; count += 1) {
    const body = { language: 'typescript' };
    statuses.push((await limited.ask(generateCode, { as: person, params: { id: diagram.id }, body })).status);
  }
  expect(statuses).toContain(429);
  expect(statuses[0]).toBe(200);
});
