import { writeDrawio } from '@diagloom/diagram/drawio';
import { parseNotation } from '@diagloom/diagram/model';
import { drawSpec } from '@diagloom/drafting';
import { type DiagramTypeId, diagramTypeOf } from '@diagloom/types';
import { afterAll, describe, expect, test } from 'vitest';
import { drawReply } from './draw-reply.ts';
import { createLayoutRunner } from './layout-runner/index.ts';

const layout = createLayoutRunner();
afterAll(() => layout.close());

const draftOf = async (type: DiagramTypeId, notation: string, coverage = 0) => {
  const { spec } = parseNotation(notation, type);
  const xml = writeDrawio(await drawSpec(spec, diagramTypeOf(type), { layout }));
  return { spec, xml, coverage, citations: [] };
};

const outcome = async (request: Omit<Parameters<typeof drawReply>[0], 'engine'>): Promise<string> => {
  const result = await drawReply({ ...request, engine: 'local' }, { layout });
  return result.ok ? 'taken' : result.why;
};

describe('a page that is hard to read', () => {
  const overlapping = 'drawing\na<10,10> Water\nb<20,20> Tea\nc<400,400> Cup\na -> c';
  const apart = 'drawing\na<10,10> Water\nb<300,20> Tea\nc<400,400> Cup\na -> c';
  const prompt = 'Water, tea and a cup';

  test.each([
    ['taken', overlapping, 'as hard'],
    ['hard-to-read', apart, 'easier'],
  ])('is %s where the draft’s is %s', async (why, draft) => {
    const request = { prompt, type: 'drawing', reply: overlapping, draft: await draftOf('drawing', draft) } as const;
    expect(await outcome(request)).toBe(why);
  });
});

describe('a text in another language', () => {
  const prompt = 'Der Kunde bestellt ein Produkt. Das Lager prüft den Bestand und versendet die Ware.';
  const guess = 'mind-map\na Der Kunde bestellt ein Produkt\nb Das Lager prüft den Bestand\na -> b';

  test.each([
    ['taken', 'a(start)\nb Kunde bestellt\nc Lager prüft\nd Lager versendet\ne(end)\na -> b -> c -> d -> e'],
    ['less-covered', 'a Kunde bestellt\nb Lager versendet'],
  ])('is %s by its shapes and lines, whatever coverage of English says', async (why, lines) => {
    const draft = await draftOf('mind-map', guess, 1);
    expect(await outcome({ prompt, type: 'flowchart', reply: `flowchart\n${lines}`, draft })).toBe(why);
  });
});
