import {
  type Call,
  changeDiagram,
  deleteDiagram,
  generateDiagramImage,
  getDiagram,
  listDiagrams,
  startNewDiagram,
  updateDiagram,
} from '@diagloom/contract';
import { changeDiagram as changeDrawing, renderPreview } from '@diagloom/studio';
import { asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { diagramAccess, diagrams, diagramVersions, users } from '../../platform/database/schema/index.ts';
import { buildDiagram } from '../../testing/build-diagram.ts';
import { buildGenerated, buildStudio } from '../../testing/build-studio.ts';
import { buildUser } from '../../testing/build-user.ts';
import { startTestServer } from '../../testing/test-server.ts';

const drawing =
  '<mxfile><diagram id="page" name="Page"><mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/><mxCell id="a" value="A" vertex="1" parent="1"><mxGeometry width="80" height="40" as="geometry"/></mxCell></root></mxGraphModel></diagram></mxfile>';

/** Everything but the drafting is the real thing. */
const server = await startTestServer({
  studio: buildStudio({
    generate: async () => buildGenerated({ xml: drawing }),
    change: changeDrawing,
    preview: renderPreview,
  }),
});

const owner = await buildUser(server);

const exportDiagram: Call = { method: 'GET', path: '/api/diagrams/:id/export', response: z.unknown() };

const rename = (label: string) => ({
  kind: 'put',
  page: 'page',
  cell: {
    id: 'a',
    kind: 'vertex',
    parent: '1',
    value: label,
    style: '',
    geometry: { x: 0, y: 0, width: 80, height: 40 },
  },
});

const notThere = {
  success: false,
  code: 'not_found',
  error: 'Couldn’t find that diagram. It may have been deleted, or you may not have access to it.',
};

describe('the list', () => {
  test('has the newest first, in pages', async () => {
    const person = await buildUser(server);
    for (let count = 1; count <= 5; count += 1) await buildDiagram(server, person, `Prompt number ${count}`);
    const pages = [
      await server.succeed(listDiagrams, { as: person, query: { pageSize: '2' } }),
      await server.succeed(listDiagrams, { as: person, query: { pageSize: '2', page: '3' } }),
      await server.succeed(listDiagrams, { as: person, query: { pageSize: '2', page: '4' } }),
    ];
    expect(pages.map((page) => page.diagrams.map(({ prompt }) => prompt))).toEqual([
      ['Prompt number 5', 'Prompt number 4'],
      ['Prompt number 1'],
      [],
    ]);
    expect(pages.map(({ total }) => total)).toEqual([5, 5, 5]);
  });

  test('carries no drawings', async () => {
    await buildDiagram(server, owner);
    expect((await server.ask(listDiagrams, { as: owner })).text).not.toContain('mxfile');
  });

  test.each<Record<string, string>>([{ page: '0' }, { page: 'x' }, { pageSize: '101' }])(
    'refuses %j',
    async (query) => {
      expect((await server.ask(listDiagrams, { as: owner, query })).status).toBe(400);
    },
  );
});

describe('details', () => {
  test('change, and an empty description is removed', async () => {
    const { id } = await buildDiagram(server, owner);
    const params = { id };
    const first = await server.succeed(updateDiagram, {
      as: owner,
      params,
      body: { title: ' New ', description: 'Why' },
    });
    const second = await server.succeed(updateDiagram, { as: owner, params, body: { description: '' } });
    expect(first.diagram).toMatchObject({ title: 'New', description: 'Why', version: 1, xmlContent: drawing });
    expect(second.diagram).toMatchObject({ title: 'New', description: null });
  });

  test.each([
    ['an empty title', { title: ' ' }, 'Title is required'],
    ['a title that is too long', { title: 'x'.repeat(201) }, 'Title must be less than 200 characters'],
    ['nothing', {}, 'Enter a title, a description or a diagram type to change.'],
  ])('refuse %s', async (_name, body, error) => {
    const { id } = await buildDiagram(server, owner);
    const answer = await server.ask(updateDiagram, { as: owner, params: { id }, body });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'invalid_request', error });
  });
});

describe('changes', () => {
  test('make a new version and keep the old one', async () => {
    const { id } = await buildDiagram(server, owner);
    const body = { baseVersion: 1, changes: [rename('B')] };
    const { diagram } = await server.succeed(changeDiagram, { as: owner, params: { id }, body });
    const versions = await server.database
      .select({ version: diagramVersions.version, xml: diagramVersions.xmlContent, reason: diagramVersions.reason })
      .from(diagramVersions)
      .where(eq(diagramVersions.diagramId, id))
      .orderBy(asc(diagramVersions.version));
    expect(diagram.version).toBe(2);
    expect(diagram.xmlContent).toContain('value="B"');
    expect(versions).toEqual([
      { version: 1, xml: drawing, reason: 'generated' },
      { version: 2, xml: diagram.xmlContent, reason: 'changed' },
    ]);
  });

  test('on an old version are a conflict', async () => {
    const { id } = await buildDiagram(server, owner);
    const ask = (label: string) =>
      server.ask(changeDiagram, { as: owner, params: { id }, body: { baseVersion: 1, changes: [rename(label)] } });
    await ask('B');
    const answer = await ask('C');
    expect(answer.status).toBe(409);
    expect(answer.body).toEqual({
      success: false,
      code: 'version_conflict',
      error: 'This diagram has changed in the meantime. Reload it and make your change again.',
    });
  });

  test('at the same moment on one version: one wins, the others are conflicts', async () => {
    const { id } = await buildDiagram(server, owner);
    const answers = await Promise.all(
      ['B', 'C', 'D', 'E'].map((label) =>
        server.ask(changeDiagram, { as: owner, params: { id }, body: { baseVersion: 1, changes: [rename(label)] } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await server.succeed(getDiagram, { as: owner, params: { id } })).diagram.version).toBe(2);
  });

  test('escape what people write', async () => {
    const { id } = await buildDiagram(server, owner);
    const body = { baseVersion: 1, changes: [rename('"/><script>alert(1)</script>')] };
    const { diagram } = await server.succeed(changeDiagram, { as: owner, params: { id }, body });
    expect(diagram.xmlContent).not.toContain('<script');
  });
});

describe('a picture', () => {
  test('is an SVG in a data URL', async () => {
    const { imageUrl } = await server.succeed(generateDiagramImage, {
      as: owner,
      body: { xmlContent: drawing, title: 'A & B' },
    });
    const [head, data = ''] = imageUrl.split(',');
    expect(head).toBe('data:image/svg+xml;base64');
    expect(Buffer.from(data, 'base64').toString()).toMatch(/^<svg[\s\S]*<\/svg>\s*$/);
  });

  test.each([
    ['no drawing', 'hello', 400, 'invalid_request'],
    ['a broken drawing', '<mxfile><diagram>', 422, 'invalid_diagram'],
    [
      'a drawing that names a file of ours',
      '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><mxfile>&b;</mxfile>',
      422,
      'invalid_diagram',
    ],
  ])('is refused for %s', async (_name, xmlContent, status, code) => {
    const answer = await server.ask(generateDiagramImage, { as: owner, body: { xmlContent } });
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ success: false, code });
  });
});

describe('a download', () => {
  test('is the file as it is stored, under its title', async () => {
    const { id } = await buildDiagram(server, owner);
    await server.succeed(updateDiagram, {
      as: owner,
      params: { id },
      body: { title: 'Größe: "A"/B\r\nSet-Cookie: x' },
    });
    const answer = await server.ask(exportDiagram, { as: owner, params: { id } });
    expect(answer.text).toBe(drawing);
    expect(answer.headers['content-type']).toBe('application/vnd.jgraph.mxfile');
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="Groe A B Set-Cookie x.drawio"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20A%20B%20Set-Cookie%20x.drawio`,
    );
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  test.each([
    ['svg', 'image/svg+xml; charset=utf-8', '<svg'],
    ['png', 'image/png', '\uFFFDPNG'],
    ['pdf', 'application/pdf', '%PDF-'],
  ])('as %s is a picture', async (format, type, opening) => {
    const { id } = await buildDiagram(server, owner);
    const answer = await server.ask(exportDiagram, { as: owner, params: { id }, query: { format } });
    expect([answer.status, answer.headers['content-type']]).toEqual([200, type]);
    expect(answer.text.startsWith(opening)).toBe(true);
    expect(answer.headers['content-disposition']).toContain(`.${format}"`);
  });

  test('in a format that there is not is refused', async () => {
    const { id } = await buildDiagram(server, owner);
    const answer = await server.ask(exportDiagram, { as: owner, params: { id }, query: { format: 'exe' } });
    expect(answer.status).toBe(400);
  });
});

test('a new session needs to be confirmed and leaves the diagrams alone', async () => {
  const person = await buildUser(server);
  await buildDiagram(server, person);
  expect((await server.ask(startNewDiagram, { as: person, body: {} })).body).toMatchObject({
    error: 'Send {"confirm": true} to start a new session.',
  });
  await server.succeed(startNewDiagram, { as: person, body: { confirm: true } });
  expect((await server.succeed(listDiagrams, { as: person })).total).toBe(1);
});

describe('who may do what', () => {
  const details = { title: 'Mine now' };
  const changes = { baseVersion: 1, changes: [rename('B')] };
  const calls: readonly (readonly [string, Call, unknown])[] = [
    ['read', getDiagram, undefined],
    ['export', exportDiagram, undefined],
    ['update', updateDiagram, details],
    ['change', changeDiagram, changes],
    ['delete', deleteDiagram, undefined],
  ];
  const allowed = {
    visitor: { read: 401, export: 401, update: 401, change: 401, delete: 401 },
    stranger: { read: 404, export: 404, update: 404, change: 404, delete: 404 },
    viewer: { read: 200, export: 200, update: 403, change: 403, delete: 403 },
    commenter: { read: 200, export: 200, update: 403, change: 403, delete: 403 },
    editor: { read: 200, export: 200, update: 200, change: 200, delete: 403 },
    owner: { read: 200, export: 200, update: 200, change: 200, delete: 200 },
  };

  const share = async (role: 'viewer' | 'commenter' | 'editor') => {
    const person = await buildUser(server);
    const { id } = await buildDiagram(server, owner);
    await server.database.insert(diagramAccess).values({ diagramId: id, userId: person.user.id, role });
    return { id, as: person };
  };

  const build = async (who: string) => {
    if (who === 'viewer' || who === 'commenter' || who === 'editor') return share(who);
    const { id } = await buildDiagram(server, owner);
    if (who === 'visitor') return { id };
    return { id, as: who === 'owner' ? owner : await buildUser(server) };
  };

  test.each(Object.entries(allowed))('%s: %j', async (who, expected) => {
    const { id, ...as } = await build(who);
    const statuses: Record<string, number> = {};
    for (const [name, call, body] of calls) {
      statuses[name] = (await server.ask(call, { ...as, params: { id }, body })).status;
    }
    expect(statuses).toEqual(expected);
  });

  test('a foreign diagram and none are told apart by nobody', async () => {
    const stranger = await buildUser(server);
    const { id } = await buildDiagram(server, owner);
    for (const params of [{ id }, { id: 2_000_000_000 }]) {
      const answer = await server.ask(getDiagram, { as: stranger, params });
      expect([answer.status, answer.body]).toEqual([404, notThere]);
    }
  });

  test.each(['0', '-1', 'abc', '99999999999', '1.5', '1e3x'])('the id %s names nothing', async (id) => {
    const answer = await server.ask(getDiagram, { as: owner, params: { id } });
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({ code: 'not_found' });
  });

  test('shared diagrams stand in the list, with what one may do', async () => {
    const { id, as } = await share('commenter');
    const { diagrams: listed } = await server.succeed(listDiagrams, { as });
    expect(listed).toMatchObject([{ id, access: 'commenter' }]);
    expect((await server.succeed(getDiagram, { as, params: { id } })).diagram.access).toBe('commenter');
  });

  test('nothing is left of a person who is removed', async () => {
    const { as, id } = await share('editor');
    const { id: own } = await buildDiagram(server, as);
    await server.database.delete(users).where(eq(users.id, as.user.id));
    expect(await server.database.select().from(diagrams).where(eq(diagrams.id, own))).toEqual([]);
    expect(await server.database.select().from(diagramAccess).where(eq(diagramAccess.diagramId, id))).toEqual([]);
    expect((await server.succeed(getDiagram, { as: owner, params: { id } })).diagram.id).toBe(id);
  });
});
