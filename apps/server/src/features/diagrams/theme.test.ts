import { getCurrentUser, themeDiagram, undoDiagram, updatePreferences } from '@diagloom/contract';
import { themeDiagram as theme } from '@diagloom/studio';
import { describe, expect, test } from 'vitest';
import { buildDiagram } from '../../testing/build-diagram.ts';
import { buildGenerated, buildStudio } from '../../testing/build-studio.ts';
import { buildUser } from '../../testing/build-user.ts';
import { startTestServer } from '../../testing/test-server.ts';

/** From elsewhere: nothing in it says a type or a theme of ours. */
const foreign = `<mxfile><diagram id="p" name="Page"><mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/>
<mxCell id="a" value="First" style="html=1;fillColor=#dae8fc;strokeColor=#6c8ebf;mine=kept;" vertex="1" parent="1"><mxGeometry x="40" y="40" width="120" height="60" as="geometry"/></mxCell>
</root></mxGraphModel></diagram></mxfile>`;

const server = await startTestServer({
  studio: buildStudio({ generate: async () => buildGenerated({ xml: foreign }), theme }),
});

const kit = { primary: '#0b5fa5', accent: '#b34700', neutral: '#64748b', font: 'Open Sans' };

const choose = (as: { readonly sessionToken: string }, id: number, choice: string) =>
  server.ask(themeDiagram, { as, params: { id }, body: { theme: choice } });

describe('a theme', () => {
  test('is one new version, background included, which undo takes back', async () => {
    const owner = await buildUser(server);
    const { id } = await buildDiagram(server, owner);
    const { diagram } = await server.succeed(themeDiagram, { as: owner, params: { id }, body: { theme: 'dark' } });
    expect(diagram.version).toBe(2);
    expect(diagram.xmlContent).toContain('background="#151a1b"');
    expect(diagram.xmlContent).toContain('mine=kept;');
    expect(diagram.xmlContent).not.toContain('#dae8fc');
    const undone = await server.succeed(undoDiagram, { as: owner, params: { id } });
    expect(undone.diagram).toMatchObject({ version: 3, xmlContent: foreign });
  });

  test('makes no version where the diagram is in it already', async () => {
    const owner = await buildUser(server);
    const { id } = await buildDiagram(server, owner);
    await choose(owner, id, 'dark');
    const again = await server.succeed(themeDiagram, { as: owner, params: { id }, body: { theme: 'dark' } });
    expect(again.diagram.version).toBe(2);
  });

  test('that nobody knows is refused by name', async () => {
    const owner = await buildUser(server);
    const { id } = await buildDiagram(server, owner);
    const refused = await choose(owner, id, 'neon');
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused)).toContain('Choose one of the themes light, drawio');
  });
});

describe('a brand kit', () => {
  test('is kept with the account and puts a diagram into its colours and font', async () => {
    const owner = await buildUser(server);
    const { id } = await buildDiagram(server, owner);
    await server.succeed(updatePreferences, { as: owner, body: { brandKit: kit } });
    expect((await server.succeed(getCurrentUser, { as: owner })).preferences.brandKit).toEqual(kit);
    const { diagram } = await server.succeed(themeDiagram, { as: owner, params: { id }, body: { theme: 'brand' } });
    expect(diagram.xmlContent).toContain('strokeColor=#0b5fa5');
    expect(diagram.xmlContent).toContain('fontFamily=Open Sans');
  });

  test('that is missing is answered with what to do', async () => {
    const owner = await buildUser(server);
    const { id } = await buildDiagram(server, owner);
    const refused = await choose(owner, id, 'brand');
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused)).toContain('Choose its colors and font first');
  });

  test('with a colour that is none is refused, and can be taken away', async () => {
    const owner = await buildUser(server);
    const refused = await server.ask(updatePreferences, { as: owner, body: { brandKit: { ...kit, accent: 'red' } } });
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused)).toContain('six hexadecimal digits');
    await server.succeed(updatePreferences, { as: owner, body: { brandKit: kit } });
    const { preferences } = await server.succeed(updatePreferences, { as: owner, body: { brandKit: null } });
    expect(preferences.brandKit).toBeNull();
  });
});
