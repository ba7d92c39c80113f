import { listDiagramTexts } from '@diagloom/contract';
import { createLayoutRunner, generateDiagram } from '@diagloom/studio';
import { afterAll, expect, test } from 'vitest';
import { buildDiagram } from '../../testing/build-diagram.ts';
import { buildStudio } from '../../testing/build-studio.ts';
import { buildUser } from '../../testing/build-user.ts';
import { startTestServer } from '../../testing/test-server.ts';

const layout = createLayoutRunner();
afterAll(() => layout.close());

const server = await startTestServer({
  studio: buildStudio({ generate: (request) => generateDiagram(request, { layout }) }),
});

test('a diagram is told as text in the notations that know its type', async () => {
  const owner = await buildUser(server);
  const { id } = await buildDiagram(
    server,
    owner,
    'Check stock. If in stock, ship the order, otherwise cancel the order.',
  );
  const { version, texts } = await server.succeed(listDiagramTexts, { as: owner, params: { id } });
  expect(version).toBe(1);
  expect(texts.map(({ extension, text }) => [extension, text === null])).toEqual([
    ['mmd', false],
    ['dot', false],
    ['puml', true],
    ['txt', false],
    ['json', false],
  ]);
  expect(texts[0]?.text).toMatch(/^flowchart /m);
  const missing = await server.ask(listDiagramTexts, { as: owner, params: { id }, query: { page: 'gone' } });
  expect(missing.status).toBe(404);
});
