import { applySuggestion, generateDiagram, getDesignSuggestions, getDiagram, undoDiagram } from '@diagloom/contract';
import { describe, expect, test } from 'vitest';
import { buildDiagram } from '../../testing/build-diagram.ts';
import { buildUser } from '../../testing/build-user.ts';
import { startDrawingServer } from '../../testing/start-drawing-server.ts';

const server = await startDrawingServer();

const owner = await buildUser(server);
const stranger = await buildUser(server);

/** A decision that is no question is a thing to improve. */
const buildImprovable = () =>
  buildDiagram(
    server,
    owner,
    'flowchart: Stock\na(start)\nb? Stock\nc Pack\nd Order\ne(end)\na -> b\nb -> c: Yes\nb -> d: No\nc -> e\nd -> e',
  );

const suggestFor = (id: number) =>
  server.succeed(getDesignSuggestions, { as: owner, body: { prompt: '', diagramType: 'flowchart', diagramId: id } });

describe('design suggestions', () => {
  test('say what to add to a prompt', async () => {
    const { suggestions } = await server.succeed(getDesignSuggestions, {
      as: owner,
      body: { prompt: 'Order handling', diagramType: 'flowchart' },
    });
    expect(suggestions[0]).toMatchObject({
      category: 'content',
      implemented: false,
      canApply: false,
      addition: expect.stringContaining('['),
    });
  });

  test('find what could be better in a diagram, and Apply mends it as one version that can be undone', async () => {
    const { id, version, xmlContent } = await buildImprovable();
    const { suggestions } = await suggestFor(id);
    const [suggestion] = suggestions;
    expect(suggestion).toMatchObject({ title: 'Ask a question in the decision', canApply: true });
    const body = { suggestionId: suggestion?.id ?? '', baseVersion: version };
    const { diagram } = await server.succeed(applySuggestion, { as: owner, params: { id }, body });
    expect(diagram.version).toBe(version + 1);
    expect(diagram.xmlContent).toContain('value="Stock?"');
    expect((await suggestFor(id)).suggestions.map((next) => next.id)).not.toContain(suggestion?.id);
    const again = await server.ask(applySuggestion, {
      as: owner,
      params: { id },
      body: { ...body, baseVersion: version + 1 },
    });
    expect({ status: again.status, body: again.body }).toMatchObject({
      status: 422,
      body: { code: 'not_understood', error: expect.stringContaining('no longer fits') },
    });
    const undone = await server.succeed(undoDiagram, { as: owner, params: { id } });
    expect(undone.diagram.xmlContent).toBe(xmlContent);
  });

  test('are not applied to another version than they were made for', async () => {
    const { id } = await buildImprovable();
    const answer = await server.ask(applySuggestion, {
      as: owner,
      params: { id },
      body: { suggestionId: 'x', baseVersion: 7 },
    });
    expect(answer).toMatchObject({ status: 409, body: { code: 'version_conflict' } });
    expect((await server.succeed(getDiagram, { as: owner, params: { id } })).diagram.version).toBe(1);
  });

  test('tell nothing about the diagrams of others', async () => {
    const { id } = await buildImprovable();
    const answer = await server.ask(getDesignSuggestions, {
      as: stranger,
      body: { prompt: '', diagramType: 'flowchart', diagramId: id },
    });
    expect(answer.status).toBe(404);
  });

  test('need a prompt or a diagram', async () => {
    const answer = await server.ask(getDesignSuggestions, {
      as: owner,
      body: { prompt: ' ', diagramType: 'flowchart' },
    });
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: { prompt: 'Enter a prompt or open a diagram to get suggestions.' } },
    });
  });
});

describe('a prompt that wants another type', () => {
  test('is drawn as asked, with the better type in the answer', async () => {
    const answer = await server.succeed(generateDiagram, {
      as: owner,
      body: {
        prompt: 'Draw a sequence diagram: mix flour and water. Knead the dough. Bake the bread.',
        diagramType: 'flowchart',
      },
    });
    expect(answer.betterType).toEqual({
      type: 'sequence',
      label: 'Sequence diagram',
      message: 'This asks for a sequence diagram.',
    });
  });

  test('says so as well where nothing could be drawn', async () => {
    const answer = await server.ask(generateDiagram, {
      as: owner,
      body: { prompt: 'Mind map of it', diagramType: 'sequence' },
    });
    expect(answer).toMatchObject({
      status: 422,
      body: { error: expect.stringContaining('This asks for a mind map. Choose "Mind map" as the type.') },
    });
  });
});
