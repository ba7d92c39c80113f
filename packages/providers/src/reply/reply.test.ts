import { parseNotation } from '@diagloom/diagram/model';
import { diagramTypeOf } from '@diagloom/types';
import { describe, expect, test } from 'vitest';
import { collectLines, keyedNotation, readEdits, readReply } from './index.ts';

const flowchart = diagramTypeOf('flowchart');

const tea = `flowchart: Tea
a(start)
b Boil water
c? Hot?
d Pour
a -> b
b -> c
c -> d: Yes
c -> b: No`;

const labelsOf = async (reply: string) => {
  const { spec } = await readReply(reply, flowchart);
  return spec.nodes.map(({ label }) => label);
};

const teaLabels = ['Start', 'Boil water', 'Hot?', 'Pour'];

describe('a reply', () => {
  test('in our notation is the diagram, marked as a model’s', async () => {
    const { spec, form, badLines } = await readReply(tea, flowchart);
    expect(spec).toMatchObject({ type: 'flowchart', title: 'Tea', edges: { length: 4 } });
    expect(spec.nodes.every(({ origin }) => origin === 'model')).toBe(true);
    expect([form, badLines]).toEqual(['notation', []]);
  });

  test.each([
    ['a fence', `\`\`\`\n${tea}\n\`\`\``],
    ['a fence with prose around it', `Here is your diagram:\n\n\`\`\`text\n${tea}\n\`\`\`\nLet me know if it fits!`],
    ['a fence that nothing closes', `Sure!\n\`\`\`\n${tea}`],
    [
      'prose before and after',
      `Sure, this is the diagram you asked for.\n\n${tea}\n\nThis diagram shows how tea is made.`,
    ],
    ['bullets', tea.replace(/^/gm, '- ')],
    ['thoughts', `<think>The user wants tea.\na -> b</think>\n${tea}`],
    ['lines that end as on Windows', tea.replaceAll('\n', '\r\n')],
  ])('in %s is read just so', async (_, reply) => {
    expect(await labelsOf(reply)).toEqual(teaLabels);
  });

  test('in Mermaid, JSON or draw.io XML is understood', async () => {
    const mermaid = '```mermaid\nflowchart TD\n a[Boil water] --> b{Hot?}\n b -->|Yes| c[Pour]\n```';
    expect(await labelsOf(mermaid)).toEqual(['Boil water', 'Hot?', 'Pour']);
    const json =
      'Here: {"title":"Tea","nodes":[{"id":1,"label":"Boil water"},{"id":2,"name":"Pour"}],"edges":[{"source":1,"target":2}]}';
    expect(await labelsOf(json)).toEqual(['Boil water', 'Pour']);
    const box = (id: string, label: string) =>
      `<mxCell id="${id}" value="${label}" style="rounded=1" vertex="1" parent="1"><mxGeometry x="0" y="0" width="120" height="60" as="geometry"/></mxCell>`;
    const cells = `${box('2', 'Boil water')}${box('3', 'Pour')}<mxCell id="4" edge="1" source="2" target="3" parent="1"><mxGeometry relative="1" as="geometry"/></mxCell>`;
    const { spec, form } = await readReply(`Here you are:\n${cells}`, flowchart);
    expect([form, spec.nodes.map(({ label }) => label), spec.edges.length]).toEqual([
      'drawio',
      ['Boil water', 'Pour'],
      1,
    ]);
  });

  test('has its bad lines told, and the others drawn', async () => {
    const { spec, badLines } = await readReply(`${tea}\nd -> zz: later\n[[[\nd -> a`, flowchart);
    expect(spec.edges).toHaveLength(5);
    expect(badLines.map(({ text }) => text)).toEqual(['d -> zz: later', '[[[']);
  });

  test('may call kinds by their words; unknown ones are plain', async () => {
    const { spec } = await readReply(
      tea.replace('c? Hot?', 'c(choice) Hot?').replace('b Boil', 'b(kettle) Boil'),
      flowchart,
    );
    expect(spec.nodes.map(({ kind }) => kind)).toEqual(['start', undefined, 'decision', undefined]);
  });

  test.each(['', 'I am sorry, I cannot help with that.', '{"error": true}', '<mxfile><diagram>', '```\n```', '?????'])(
    'without a diagram has no nodes that are joined: %j',
    async (reply) => {
      const { spec } = await readReply(reply, flowchart);
      expect(spec.nodes.length).toBeLessThan(2);
      expect(spec.edges).toEqual([]);
    },
  );
});

test('pieces are put together to lines', () => {
  const { take, rest } = collectLines();
  expect([take('flow'), take('chart: Tea\na Bo'), take('il\n'), take('b'), rest()]).toEqual([
    [],
    ['flowchart: Tea'],
    ['a Boil'],
    [],
    'b',
  ]);
});

describe('edit notation', () => {
  const { spec } = parseNotation(tea, 'flowchart');

  test('names parts by the keys that the model was given', () => {
    const { text, ids } = keyedNotation(spec);
    expect(text).toContain('c? Hot?');
    expect(ids.get('b')).toBe('boil-water');
  });

  test('is read as typed edits; new parts can be named by later lines', () => {
    const reply =
      'add e Warm the pot after b\nconnect e d: at once\nrename d: Pour slowly\ncolour e d: #ffcc00\nremove c';
    expect(readEdits(reply, spec)).toEqual({
      edits: [
        { kind: 'addNode', id: 'warm-the-pot', label: 'Warm the pot', after: 'boil-water' },
        { kind: 'connect', from: 'warm-the-pot', to: 'pour', label: 'at once' },
        { kind: 'rename', target: 'pour', label: 'Pour slowly' },
        { kind: 'setStyle', targets: ['warm-the-pot', 'pour'], style: { fillColor: '#ffcc00' } },
        { kind: 'removeNode', node: 'hot', heal: true },
      ],
      badLines: [],
    });
  });

  test('answers questions in words', () => {
    expect(readEdits('say: The water is boiled first.', spec)).toEqual({
      edits: [],
      answer: 'The water is boiled first.',
      badLines: [],
    });
  });

  test('has lines that name nothing told', () => {
    const { edits, badLines } = readEdits('rename zz: Tea\ndisconnect a d\nSure, here you go.', spec);
    expect([edits, badLines.length]).toEqual([[], 3]);
  });
});
