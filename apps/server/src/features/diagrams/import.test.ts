import { getCurrentUser, importDiagram, listVersions, refineDiagram, replaceDiagram } from '@diagloom/contract';
import { diagramExports } from '@diagloom/studio';
import { describe, expect, test } from 'vitest';
import { buildUser } from '../../testing/build-user.ts';
import { startDrawingServer } from '../../testing/start-drawing-server.ts';

const server = await startDrawingServer();

const owner = await buildUser(server);

const box = (id: string, label: string, y: number) =>
  `<mxCell id="${id}" value="${label}" style="rounded=1;html=1;whiteSpace=wrap;fillColor=#123456;" vertex="1" parent="1"><mxGeometry x="40" y="${y}" width="120" height="60" as="geometry"/></mxCell>`;
const xml = `<mxfile><diagram id="p" name="Claims"><mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/>${box('a', 'Pay', 40)}${box('b', 'Ship', 160)}<mxCell id="e" style="html=1;" edge="1" parent="1" source="a" target="b"><mxGeometry relative="1" as="geometry"/></mxCell></root></mxGraphModel></diagram></mxfile>`;

const toBase64 = (content: string | Uint8Array): string => Buffer.from(content).toString('base64');

const bring = (fileName: string, content: string | Uint8Array) =>
  server.ask(importDiagram, { as: owner, body: { fileName, fileData: toBase64(content) } });

describe('a file that somebody brings', () => {
  test('becomes a diagram byte for byte, is refined by chat, and does not count', async () => {
    const answer = await server.succeed(importDiagram, {
      as: owner,
      body: { fileName: 'claims.drawio', fileData: toBase64(xml) },
    });
    expect(answer).toMatchObject({
      warnings: [],
      diagram: { title: 'Claims', prompt: 'Import: claims.drawio', xmlContent: xml, version: 1, access: 'owner' },
    });
    const { id } = answer.diagram;
    const refined = await server.succeed(refineDiagram, {
      as: owner,
      params: { id },
      body: { updateRequest: 'rename Pay to Pay by card' },
    });
    expect(refined.diagram.xmlContent).toBe(xml.replace('value="Pay"', 'value="Pay by card"'));
    const { versions } = await server.succeed(listVersions, { as: owner, params: { id } });
    expect(versions.map(({ reason }) => reason)).toEqual(['refined', 'imported']);
    const { usage } = await server.succeed(getCurrentUser, { as: owner });
    expect(usage).toMatchObject({ currentMonthDiagrams: 0, diagramsGenerated: 0 });
  });

  test('becomes the next version of a diagram whose drawing it is, for whoever may change that', async () => {
    const fileData = toBase64(xml);
    const { diagram } = await server.succeed(importDiagram, {
      as: owner,
      body: { fileName: 'claims.drawio', fileData },
    });
    const params = { id: diagram.id };
    const changed = xml.replace('value="Pay"', 'value="Pay by card"').replace(box('b', 'Ship', 160), '');
    const body = { fileName: 'claims.drawio', fileData: toBase64(changed) };
    const replaced = await server.succeed(replaceDiagram, { as: owner, params, body });
    expect(replaced.diagram).toMatchObject({ version: 2, title: 'Claims', xmlContent: changed });
    expect(replaced.diagram.diagramType).toBe(diagram.diagramType);
    const mermaid = { fileName: 'calls.mmd', fileData: toBase64('sequenceDiagram\n  User->>Shop: Order\n') };
    const other = await server.succeed(replaceDiagram, { as: owner, params, body: mermaid });
    expect(other.diagram).toMatchObject({ version: 3, title: 'Claims', diagramType: 'sequence' });
    const { versions } = await server.succeed(listVersions, { as: owner, params });
    expect(versions.map(({ reason }) => reason)).toEqual(['replaced', 'replaced', 'imported']);
    const stranger = await buildUser(server);
    expect((await server.ask(replaceDiagram, { as: stranger, params, body })).status).toBe(404);
    const broken = { fileName: 'a.drawio', fileData: toBase64('<mxfile') };
    expect((await server.ask(replaceDiagram, { as: owner, params, body: broken })).status).toBe(422);
  });

  test('may be a picture that carries the diagram, or a notation', async () => {
    const { content } = await diagramExports.png({ xml, title: 'Claims' });
    expect((await bring('claims.png', content)).body).toMatchObject({ diagram: { title: 'Claims', xmlContent: xml } });
    expect((await bring('calls.mmd', 'sequenceDiagram\n  User->>Shop: Order\n  ??? what\n')).body).toMatchObject({
      diagram: { title: 'Calls', diagramType: 'sequence' },
      warnings: [expect.stringContaining('Line 3')],
    });
  });

  test.each([
    [
      'photo.png',
      Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAsTj2FAAAAABJRU5ErkJggg==',
        'base64',
      ),
      422,
      'doesn’t contain an editable diagram',
    ],
    ['letter.txt', 'Dear all', 422, 'contains no diagram'],
    ['bomb.xml', '<!DOCTYPE x [<!ENTITY a "b">]><mxfile/>', 422, 'declares a document type or entities'],
    ['large.drawio', `<mxfile>${' '.repeat(10_485_760)}</mxfile>`, 400, 'Please upload a file smaller than 10MB.'],
    ['none.drawio', '', 400, 'Choose a file first.'],
  ])('that is no diagram is refused in words: %s', async (name, content, status, error) => {
    const answer = await bring(name, content);
    expect([answer.status, answer.body]).toMatchObject([status, { error: expect.stringContaining(error) }]);
  });
});
