import {
  generateDiagram,
  getDiagram,
  importDiagram,
  inviteToDiagram,
  listVersions,
  undoDiagram,
} from '@diagloom/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { userUsage } from '../../platform/database/schema/index.ts';
import { buildDiagram } from '../../testing/build-diagram.ts';
import { buildUser } from '../../testing/build-user.ts';
import { startDrawingServer } from '../../testing/start-drawing-server.ts';

const server = await startDrawingServer();

type Person = Awaited<ReturnType<typeof buildUser>>;

const letIn = async (person: Person, id: number, role: string): Promise<Person> => {
  const friend = await buildUser(server);
  const body = { who: `@${friend.user.username}`, role };
  await server.succeed(inviteToDiagram, { as: person, params: { id }, body });
  return friend;
};

const again = { prompt: 'Weigh the parcel, then print the label.', diagramType: 'flowchart' };

const usedBy = async ({ user }: Person): Promise<number | undefined> =>
  (await server.database.select().from(userUsage).where(eq(userUsage.userId, user.id)))[0]?.currentMonthDiagrams;

describe('generating again', () => {
  test('gives the next version, with the new prompt and all that was before, and does not count', async () => {
    const person = await buildUser(server);
    const { id, xmlContent, title } = await buildDiagram(
      server,
      person,
      'Check stock. If in stock, ship the order, otherwise cancel the order.',
    );
    const body = { ...again, diagramId: id, baseVersion: 1 };
    const { diagram, coverage } = await server.succeed(generateDiagram, { as: person, body });
    expect(diagram).toMatchObject({ id, version: 2, prompt: again.prompt, title });
    expect(diagram.xmlContent).toContain('Print the label');
    expect(diagram.report?.coverage).toBe(coverage);
    const { versions } = await server.succeed(listVersions, { as: person, params: { id } });
    expect(versions.map(({ reason }) => reason)).toEqual(['generated', 'generated']);
    expect(await usedBy(person)).toBe(1);
    const undone = await server.succeed(undoDiagram, { as: person, params: { id } });
    expect(undone.diagram.xmlContent).toBe(xmlContent);
  });

  test('is for who may change it, on the version that they saw', async () => {
    const person = await buildUser(server);
    const { id } = await buildDiagram(
      server,
      person,
      'Check stock. If in stock, ship the order, otherwise cancel the order.',
    );
    const [editor, viewer] = [await letIn(person, id, 'editor'), await letIn(person, id, 'viewer')];
    const generate = async (as: Person, baseVersion?: number) =>
      (await server.ask(generateDiagram, { as, body: { ...again, diagramId: id, baseVersion } })).status;
    expect(await generate(viewer, 1)).toBe(403);
    expect(await generate(await buildUser(server), 1)).toBe(404);
    expect(await generate(editor)).toBe(400);
    expect(await generate(editor, 1)).toBe(200);
    expect(await generate(person, 1)).toBe(409);
    expect(await usedBy(editor)).toBe(0);
  });
});

describe('what was understood', () => {
  test('is kept for who may see how the diagram was made', async () => {
    const person = await buildUser(server);
    const body = { prompt: 'Weigh the parcel, then print the label. Blue is a colour.', diagramType: 'auto' };
    const generated = await server.succeed(generateDiagram, { as: person, body });
    const { id } = generated.diagram;
    const { diagram } = await server.succeed(getDiagram, { as: person, params: { id } });
    const { coverage, marks, warnings, chosenType, engine } = generated;
    expect(diagram.report).toEqual({ coverage, marks, warnings, chosenType, engine });
    expect(diagram.diagramType).toBe('flowchart');
    expect(chosenType?.message).toBe('This reads like a flowchart.');
    const viewer = await letIn(person, id, 'viewer');
    expect((await server.succeed(getDiagram, { as: viewer, params: { id } })).diagram.report).toBeNull();
  });

  test('of a text that names its type is that type', async () => {
    const person = await buildUser(server);
    const body = { prompt: 'Org chart: Ada leads Ben and Cem', diagramType: 'Auto' };
    const { diagram, chosenType } = await server.succeed(generateDiagram, { as: person, body });
    expect([diagram.diagramType, chosenType?.type]).toEqual(['orgchart', 'orgchart']);
  });

  test('of a file are the lines that could not be read', async () => {
    const person = await buildUser(server);
    const body = { fileName: 'a.txt', fileData: btoa('flowchart: Tea\nboil -> steep\n)((]\n') };
    const { diagram, warnings } = await server.succeed(importDiagram, { as: person, body });
    expect(warnings.length).toBeGreaterThan(0);
    expect(diagram.report).toEqual({
      coverage: null,
      marks: [],
      warnings: warnings.map((message) => ({ code: 'import', message })),
      engine: 'file',
    });
  });
});
