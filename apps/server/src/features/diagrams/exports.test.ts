import { exportDiagramPath, thumbnailPath, updateDiagram } from '@diagloom/contract';
import { expect, test } from 'vitest';
import { buildDiagram } from '../../testing/build-diagram.ts';
import { buildGenerated, buildStudio } from '../../testing/build-studio.ts';
import { buildUser } from '../../testing/build-user.ts';
import { startTestServer } from '../../testing/test-server.ts';

const cell = (id: string, label: string, x: number) =>
  `<mxCell id="${id}" value="${label}" style="html=1;" vertex="1" parent="1"><mxGeometry x="${x}" width="120" height="60" as="geometry"/></mxCell>`;
const xml = `<mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/>${cell('a', 'Pay', 0)}${cell('b', 'Ship', 200)}<mxCell id="e" edge="1" parent="1" source="a" target="b"><mxGeometry relative="1" as="geometry"/></mxCell></root></mxGraphModel>`;

const server = await startTestServer({ studio: buildStudio({ generate: async () => buildGenerated({ xml }) }) });
const owner = await buildUser(server);
const { id } = await buildDiagram(server, owner);

const get = (url: string) =>
  server.app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${owner.sessionToken}` } });

/** Width, and whether there is an alpha channel that is used, stand in the first bytes of a PNG. */
const widthOf = (png: Buffer): number => png.readUInt32BE(16);

test('a PNG has the size and the ground that were asked for', async () => {
  const png = async (query: string) => (await get(`${exportDiagramPath(id)}?format=png${query}`)).rawPayload;
  const [usual, large, clear] = [await png(''), await png('&scale=4'), await png('&background=transparent')];
  expect(widthOf(large)).toBe(2 * widthOf(usual));
  expect(clear.equals(usual)).toBe(false);
});

test('a size that there is not is refused in words', async () => {
  const refused = await get(`${exportDiagramPath(id)}?format=png&scale=9`);
  expect([refused.statusCode, refused.json().error]).toEqual([400, 'Choose a scale of 1, 2, 3 or 4.']);
});

test('an outline says in words what leads where, and the SVG says it to screen readers', async () => {
  const outline = await get(`${exportDiagramPath(id)}?format=md`);
  expect(outline.headers['content-type']).toContain('text/markdown');
  expect(outline.body).toContain('- Pay\n  - leads to Ship\n- Ship\n');
  expect((await get(`${exportDiagramPath(id)}?format=svg`)).body).toContain('<desc>Pay leads to Ship. Ship.</desc>');
});

test('a small picture may be kept for as long as its version is named', async () => {
  const cached = async (query: string) => (await get(`${thumbnailPath(id)}${query}`)).headers['cache-control'];
  expect(await cached('?version=1')).toContain('immutable');
  expect(await cached('?version=7')).toBe('private, no-cache');
  expect((await get(thumbnailPath(id))).body).toMatch(/^<svg/);
});

test('the small picture of dark pages is another one', async () => {
  const [light, dark] = await Promise.all(
    ['', '?paper=dark'].map(async (query) => get(`${thumbnailPath(id)}${query}`)),
  );
  expect([light?.statusCode, dark?.statusCode]).toEqual([200, 200]);
  expect(dark?.headers.etag).not.toBe(light?.headers.etag);
});

test('whoever has a picture already is told so until its content changes', async () => {
  const person = await buildUser(server);
  const diagram = await buildDiagram(server, person);
  const ask = (url: string, tag = '') =>
    server.app.inject({
      method: 'GET',
      url,
      headers: { authorization: `Bearer ${person.sessionToken}`, 'if-none-match': tag },
    });
  for (const url of [thumbnailPath(diagram.id), `${exportDiagramPath(diagram.id)}?format=svg`]) {
    const first = await ask(url);
    const again = await ask(url, `"another", W/${first.headers.etag}`);
    expect([first.statusCode, again.statusCode, again.body]).toEqual([200, 304, '']);
    await server.succeed(updateDiagram, { as: person, params: { id: diagram.id }, body: { title: `Now ${url}` } });
    expect((await ask(url, String(first.headers.etag))).statusCode).toBe(200);
  }
});
