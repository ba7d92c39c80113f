import { readDrawio, writeDrawio } from '@diagloom/diagram/drawio';
import { type DiagramSpec, notationWith, parseNotation } from '@diagloom/diagram/model';
import { drawSpec } from '@diagloom/drafting';
import { type DiagramTypeId, diagramTypeOf, diagramTypes } from '@diagloom/types';
import { loadPatterns } from '@diagloom/types/patterns';
import { afterAll, describe, expect, it } from 'vitest';
import { applySuggestion } from './apply-suggestion.ts';
import { createLayoutRunner } from './layout-runner/index.ts';
import { suggestDesigns } from './suggest-designs.ts';
import { breakages } from './testing/break-spec.ts';

const layout = createLayoutRunner();
afterAll(() => layout.close());

const draw = async (notation: string, type: DiagramTypeId, change = (spec: DiagramSpec) => spec): Promise<string> =>
  writeDrawio(await drawSpec(change(parseNotation(notation, type).spec), diagramTypeOf(type), { layout }));

const suggestOn = (xml: string, type: DiagramTypeId) => suggestDesigns({ prompt: '', type, xml });

const specOf = (xml: string, type: DiagramTypeId): DiagramSpec => {
  const [page] = readDrawio(xml).pages;
  if (page === undefined) throw new Error('A drawn document has a page.');
  return diagramTypeOf(type).recognise(page);
};

/** `A -> B: label (kind)` for each line. */
const linesOf = (xml: string, type: DiagramTypeId): readonly string[] => {
  const { nodes, edges } = specOf(xml, type);
  const name = (id: string): string => nodes.find((node) => node.id === id)?.label ?? id;
  return edges.map(
    ({ from, to, label, kind }) =>
      `${name(from)} -> ${name(to)}${label === '' ? '' : `: ${label}`}${kind === undefined ? '' : ` (${kind})`}`,
  );
};

/** Carries out the one suggestion of that rule. */
const applyRule = async (xml: string, type: DiagramTypeId, rule: string): Promise<string> => {
  const suggestion = (await suggestOn(xml, type)).find(({ id }) => id.split(' ')[0] === rule);
  const result = await applySuggestion({ xml, type, suggestionId: suggestion?.id ?? '' }, { layout });
  if (!result.ok) throw new Error(`${rule}: ${result.message}`);
  return result.xml;
};

describe('a design suggestion about a diagram', () => {
  it.each(diagramTypes.map(({ id }) => ({ id })))(
    'is gone once it is applied, each rule of $id once',
    async ({ id }) => {
      const tried = new Set<string>();
      const type = diagramTypeOf(id);
      for (const { title, notation } of type.examples) {
        for (const [name, breakage] of Object.entries(breakages)) {
          const advice = type.advise(breakage(parseNotation(notation, id).spec));
          if (!advice.some(({ rule, edits }) => edits.length > 0 && !tried.has(rule))) continue;
          const xml = await draw(notation, id, breakage);
          for (const suggestion of await suggestOn(xml, id)) {
            const rule = suggestion.id.split(' ')[0] ?? '';
            if (!suggestion.canApply || tried.has(rule)) continue;
            tried.add(rule);
            const applied = await applySuggestion({ xml, type: id, suggestionId: suggestion.id }, { layout });
            const left = applied.ok ? (await suggestOn(applied.xml, id)).map((next) => next.id) : ['not applied'];
            expect({
              title,
              name,
              id: suggestion.id,
              left: left.filter((next) => next === suggestion.id || !applied.ok),
            }).toEqual({
              title,
              name,
              id: suggestion.id,
              left: [],
            });
          }
        }
      }
      expect(tried.size).toBeGreaterThan(0);
    },
    120_000,
  );

  it('labels the bare exits of a decision', async () => {
    const xml = await draw(
      'a(start)\nb? In stock?\nc Pack\nd Order\ne(end)\na -> b\nb -> c: Yes\nb -> d\nc -> e\nd -> e',
      'flowchart',
    );
    const lines = linesOf(await applyRule(xml, 'flowchart', 'exit-needs-label'), 'flowchart');
    expect(lines.filter((line) => line.startsWith('In stock?'))).toEqual([
      'In stock? -> Pack: Yes',
      'In stock? -> Order: No',
    ]);
  });

  it('invents no label for the third exit of a decision', async () => {
    const xml = await draw(
      'a(start)\nb? Size?\nc S\nd M\ne L\nf(end)\na -> b\nb -> c: small\nb -> d\nb -> e\nc -> f\nd -> f\ne -> f',
      'flowchart',
    );
    const [suggestion] = await suggestOn(xml, 'flowchart');
    expect({ title: suggestion?.title, canApply: suggestion?.canApply }).toEqual({
      title: 'Label the exits of a decision',
      canApply: false,
    });
  });

  it('puts the second head of an org chart under the first', async () => {
    const xml = await draw('a CEO\nb CTO\nc CFO\nd Auditor\na -> b\na -> c', 'orgchart');
    expect(linesOf(await applyRule(xml, 'orgchart', 'one-head'), 'orgchart')).toContain('CEO -> Auditor');
  });

  it('gives a table the key type that the others have', async () => {
    const xml = await draw('a users | id: bigint <pk>\nb orders | user_id: bigint <fk>\na[1] -> b[0..*]', 'physical');
    const orders = specOf(await applyRule(xml, 'physical', 'key-missing'), 'physical').nodes.find(
      ({ label }) => label === 'orders',
    );
    expect(orders?.attributes?.find(({ name }) => name === 'id')).toEqual({
      name: 'id',
      type: 'bigint',
      marks: ['pk'],
    });
  });

  it('answers the call that a sequence leaves open', async () => {
    const xml = await draw('a(actor) User\nb App\nc Server\na -> b: open\nb -> c: load', 'sequence');
    expect(linesOf(await applyRule(xml, 'sequence', 'missing-reply'), 'sequence').at(-1)).toBe('App -> User (reply)');
  });

  it('puts a firewall between the internet and a server', async () => {
    const xml = await draw('a(internet) Internet\nb(server) Web server\nc(switch) Switch\na -> b\nb -> c', 'network');
    const { nodes } = specOf(await applyRule(xml, 'network', 'open-to-the-internet'), 'network');
    expect(nodes.some(({ kind, label }) => kind === 'firewall' && label === 'Firewall')).toBe(true);
  });

  it('finds nothing to do about an expert diagram, a matter of taste excepted', async () => {
    for (const { id } of diagramTypes) {
      for (const { notation } of diagramTypeOf(id).examples) {
        const suggestions = await suggestOn(await draw(notation, id), id);
        expect(suggestions.filter(({ confidence }) => confidence > 0.9)).toEqual([]);
      }
    }
  }, 60_000);

  it('is no longer applied when the diagram has changed', async () => {
    const xml = await draw('a CEO\nb CTO\na -> b', 'orgchart');
    const result = await applySuggestion({ xml, type: 'orgchart', suggestionId: 'one-head a b' }, { layout });
    expect(result).toEqual({ ok: false, message: expect.stringContaining('no longer fits') });
  });
});

describe('a design suggestion about a prompt', () => {
  it('says what to add, with blanks', async () => {
    const suggestions = await suggestDesigns({
      prompt: 'Boil water, pour water, steep tea, add milk, stir tea, drink tea, wash the cup',
      type: 'flowchart',
    });
    expect(suggestions.map(({ title, canApply, addition }) => ({ title, canApply, addition }))).toContainEqual({
      title: 'Say what happens when something goes wrong',
      canApply: false,
      addition: 'If [something goes wrong], [what happens then], otherwise it goes on.',
    });
  });

  it('offers sentences to fill in for a prompt that the engine makes nothing of', async () => {
    const [first] = await suggestDesigns({ prompt: 'qwer asdf yxcv', type: 'flowchart' });
    expect(first?.addition).toBe(diagramTypeOf('flowchart').promptTemplates[0]?.template);
  });

  it('is silent about a prompt that says everything', async () => {
    const [example] = diagramTypeOf('flowchart').examples;
    expect(await suggestDesigns({ prompt: example?.prompt ?? '', type: 'flowchart' })).toEqual([]);
  });
});

describe('the confidence of a rule', () => {
  it.each(diagramTypes.map(({ id }) => ({ id })))('is no more than what the experts of $id keep', async ({ id }) => {
    const type = diagramTypeOf(id);
    const specs = [
      ...type.examples.map(({ notation }) => parseNotation(notation, id).spec),
      ...(await loadPatterns(id)).map(
        (pattern) => parseNotation(`${id}: ${pattern.title}\n${notationWith(pattern, [])}`, id).spec,
      ),
    ];
    const found = specs.map((spec) => [...new Map(type.advise(spec).map((advice) => [advice.rule, advice])).values()]);
    const rules = new Map(found.flat().map(({ rule, confidence }) => [rule, confidence]));
    const tooSure = [...rules].filter(([rule, confidence]) => {
      const keepers = found.filter((advice) => !advice.some((one) => one.rule === rule)).length;
      return confidence > keepers / specs.length;
    });
    expect(tooSure).toEqual([]);
  });
});
