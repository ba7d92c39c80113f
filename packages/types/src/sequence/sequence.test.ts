import { type LayoutTools, layOut, toPage } from '@diagloom/diagram/layout';
import { type Cell, type DiagramSpec, type Page, parseNotation, type SpecEdge } from '@diagloom/diagram/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sequence } from './index.ts';
import { readActivations } from './read-activations.ts';

const noEngine: LayoutTools = { elk: () => Promise.reject(new Error('No engine in this test.')) };

const read = (lines: string): DiagramSpec => parseNotation(`sequence: Talk\n${lines}`, sequence.id).spec;

const draw = async (spec: DiagramSpec): Promise<Page> => {
  const diagram = sequence.compose(spec, { theme: 'light' });
  return toPage(diagram, await layOut(diagram, noEngine));
};

/** `who first-label..last-label` for each bar. */
const barsOf = (spec: DiagramSpec): readonly string[] => {
  const label = (id: string): string => spec.edges.find((edge) => edge.id === id)?.label ?? '';
  return readActivations(spec).bars.map(
    ({ participant, first, last, depth }) =>
      `${participant} ${label(first)}..${label(last)}${depth === 0 ? '' : ` on ${depth}`}`,
  );
};

const rules = (spec: DiagramSpec): readonly string[] => sequence.findProblems(spec).map(({ rule }) => rule);

describe('activations', () => {
  it('last from a call to its reply, whatever is called in between', () => {
    expect(barsOf(read('a A\nb B\nc C\na -> b: ask\nb -> c: look\nc --> b: seen\nb --> a: tell\n'))).toEqual([
      'b ask..tell',
      'c look..seen',
    ]);
  });

  it('are not drawn for what nobody answers', () => {
    expect(barsOf(read('a A\nb B\na -> b: ask\na -async-> b: shout\nb -> b: think\n'))).toEqual([]);
  });

  it('last until the reply of the last branch', () => {
    const spec = read(`[f(alt)] ""\n[y(section)@f] yes\n[n(section)@f] no\na A\nb B
a -> b: ask\nb --> a@y: fine\nb --> a@n: sorry\n`);
    expect(barsOf(spec)).toEqual(['b ask..sorry']);
  });

  it('stand upon each other for calls to oneself and for calls back', () => {
    const spec = read(
      'a A\nb B\na -> b: ask\nb -> b: think\nb -> a: which?\na -> b: hurry\nb --> a: soon\nb --> a: tell\n',
    );
    expect(barsOf(spec)).toEqual(['b ask..tell', 'b think..think on 1', 'b hurry..soon on 1']);
  });

  it('begin and end where the messages say so', () => {
    const spec = read(`a A\nb B
a -async-> b{activate=receiver}: start\na -> b{activate=none}: ask\nb --> a: tell\nb -async-> a{deactivate=sender}: done\n`);
    expect(barsOf(spec)).toEqual(['b start..done']);
  });
});

describe('compose', () => {
  it('ends messages on bars, and the message that destroys on the cross', () => {
    const { connectors } = sequence.compose(read('a A\nb B\na -> b: ask\nb --> a: tell\na -destroy-> b: go\n'), {
      theme: 'light',
    });
    expect(connectors.map(({ from, to }) => `${from} ${to}`)).toEqual(['a b.active-1', 'b.active-1 a', 'a b.end']);
  });

  it('ends a creation at the side of the head, in draw.io too', () => {
    const { connectors } = sequence.compose(read('a A\nb B\na -create-> b: new\n'), { theme: 'light' });
    expect(connectors[0]).toMatchObject({ to: 'b', style: { entryPerimeter: '0', dashed: '1' } });
  });

  it('puts the head of a created participant at the height of its creation, its end at its destruction', async () => {
    const page = await draw(read('a A\nb B\na -> a: think\na -create-> b: new\na -destroy-> b: go\na -> a: rest\n'));
    const box = (id: string) => page.cells.find((cell) => cell.id === id)?.geometry ?? { y: 0, height: 0 };
    const [first, second] = [box('a'), box('b')];
    expect(second.y).toBeGreaterThan(first.y + 40);
    expect(second.y + second.height).toBeLessThan(first.y + first.height);
  });
});

describe('recognise', () => {
  it('reads every example back', async () => {
    for (const { notation } of sequence.examples) {
      const { spec } = parseNotation(notation, sequence.id);
      expect(sequence.recognise(await draw(spec))).toEqual(spec);
    }
  });

  it('reads back creations, destructions, marks, and notes about several or none', async () => {
    const spec = read(`a A\nb B\nc C
a -create-> b: new\na -> b{activate=none}: ask\nb --> a: tell\nb -create-> c: new too\nc --> b{ends=sender}: bye\na -destroy-> b: go
note a b: Both\nnote: All of it\nnote c: One\n`);
    expect(sequence.recognise(await draw(spec))).toEqual(spec);
  });

  it('reads back any sequence of messages', async () => {
    const name = fc.constantFrom('a', 'b', 'c');
    const message = fc.record({
      from: name,
      to: name,
      kind: fc.constantFrom(undefined, undefined, 'reply', 'reply', 'async', 'create', 'destroy'),
      activate: fc.constantFrom(undefined, undefined, undefined, 'receiver', 'sender', 'none'),
      deactivate: fc.constantFrom(undefined, undefined, undefined, 'receiver', 'sender', 'none'),
    });
    const toEdge = ({ from, to, kind, activate, deactivate }: MessageWish, index: number): SpecEdge => {
      const properties = { ...(activate && { activate }), ...(deactivate && { deactivate }) };
      return {
        id: `m${index}`,
        from,
        to,
        label: `message ${index}`,
        ...(kind && { kind }),
        ...(Object.keys(properties).length > 0 && { properties }),
      };
    };
    await fc.assert(
      fc.asyncProperty(fc.array(message, { maxLength: 12 }), async (wishes) => {
        const spec = { ...read('a A\nb B\nc C\n'), edges: wishes.map(toEdge) };
        expect(sequence.recognise(await draw(spec))).toEqual(spec);
      }),
      { numRuns: 150 },
    );
  });

  it('reads the bars of a foreign page as marks where they differ from calls and replies', () => {
    const [life, bar] = ['shape=umlLifeline;size=40', 'html=1;perimeter=orthogonalPerimeter'];
    const page: Page = foreignPage([
      shape('u', life, { x: 0, y: 0, width: 100, height: 300 }),
      shape('s', life, { x: 200, y: 0, width: 100, height: 300 }),
      shape('busy', bar, { x: 45, y: 80, width: 10, height: 120 }, 's'),
      message('ask', 'u', 'busy', 90),
      message('log', 'busy', 'u', 190),
    ]);
    const { nodes, edges } = sequence.recognise(page);
    expect(nodes.map(({ id }) => id)).toEqual(['u', 's']);
    expect(edges.map(({ from, to, properties }) => ({ from, to, properties }))).toEqual([
      { from: 'u', to: 's', properties: { activate: 'receiver' } },
      { from: 's', to: 'u', properties: { deactivate: 'sender' } },
    ]);
  });
});

describe('findProblems', () => {
  it('finds talk with those who are not there yet or no more', () => {
    expect(rules(read('a A\nb B\na -> b: ask\na -create-> b: new\n'))).toEqual(['message-before-creation']);
    expect(rules(read('a A\nb B\na -destroy-> b: go\na -> b: ask\n'))).toEqual(['message-after-destruction']);
  });

  it('finds marks that end what never began', () => {
    expect(rules(read('a A\nb B\na -> b{deactivate=receiver}: ask\n'))).toEqual(['stray-deactivation']);
  });
});

interface MessageWish {
  readonly from: string;
  readonly to: string;
  readonly kind: string | undefined;
  readonly activate: string | undefined;
  readonly deactivate: string | undefined;
}

const shape = (id: string, style: string, geometry: NonNullable<Cell['geometry']>, parent = '1'): Cell => ({
  id,
  kind: 'vertex',
  parent,
  value: id,
  style,
  geometry,
});

const message = (id: string, source: string, target: string, y: number): Cell => ({
  id,
  kind: 'edge',
  parent: '1',
  value: id,
  style: 'endArrow=block;html=1',
  source,
  target,
  geometry: { x: 0, y: 0, width: 0, height: 0, relative: true, points: [{ x: 150, y }] },
});

const foreignPage = (cells: readonly Cell[]): Page => ({
  id: 'p',
  name: 'Foreign',
  attributes: {},
  cells: [
    { id: '0', kind: 'root', value: '', style: '' },
    { id: '1', kind: 'layer', parent: '0', value: '', style: '' },
    ...cells,
  ],
});
