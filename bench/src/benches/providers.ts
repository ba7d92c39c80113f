import { loadavg } from 'node:os';
import { type DiagramSpec, writeNotation } from '@diagloom/diagram/model';
import { providers as allProviders, askModel } from '@diagloom/providers';
import { shortenNotation, writeInstruction } from '@diagloom/providers/instruction';
import { collectLines } from '@diagloom/providers/reply';
import { startModelService } from '@diagloom/providers/testing';
import { createLayoutRunner, drawReply, drawSpec, rehearseReply, rehearseWhileWritten } from '@diagloom/studio';
import { type DiagramTypeId, diagramTypeOf, findDiagramType } from '@diagloom/types';
import { getEncoding } from 'js-tiktoken';
import type { Bench } from '../bench.ts';
import { writePeerXml } from '../tokens/peer-xml.ts';
import { readReferenceSpecs } from '../tokens/reference-specs.ts';

/** The simulated model: tokens per second after so many milliseconds of silence. */
const speed = 200;
const firstTokenMs = 500;

/** From 9 to 59 shapes. */
const titles = ['Card payment', 'Microservices', 'Insurance claim', 'Marketplace platform'] as const;

/** Other diagrams that are drawn before, in each thread: a server that asks a model has drawn the engine's draft already. */
const drawnBefore = ['Procurement', 'Clinic group', 'Web application on Kubernetes'] as const;

/** Each is written so often; the one in the middle is told. */
const rounds = 3;

/** Milliseconds to the first shape and to the finished diagram where a model streams our notation, and where it streams draw.io XML. */
export const providers: Bench = {
  name: 'providers',
  summary: `milliseconds with a simulated model of ${speed} tokens per second, beside the same model that writes draw.io XML`,
  run: async ({ figure, say }) => {
    const encoding = getEncoding('o200k_base');
    const tokensOf = (text: string): readonly string[] =>
      encoding.encode(text).map((token) => encoding.decode([token]));
    let tokens: readonly string[] = [];
    const service = await startModelService(() => ({ tokens, tokensPerSecond: speed, firstTokenMs }));
    const [layout, beside] = [createLayoutRunner(), createLayoutRunner()];
    try {
      const [, compatible] = allProviders;
      const connect = await compatible.connect({ baseUrl: `${service.url}/v1`, fetch });
      const ask = async (system: string, onText: (piece: string) => void) =>
        askModel(
          connect('simulated'),
          { system, turns: [{ by: 'person', text: 'Draw it.' }], maxOutputTokens: 20_000 },
          { signal: new AbortController().signal, onText, limits: { totalMs: 300_000 } },
        );
      const specs = await readReferenceSpecs();
      figure({ load: loadavg()[0] ?? 0, node: process.version });
      // The first call loads the library, the first drawing the layout engine.
      tokens = ['a'];
      await ask('Warm up.', () => {});
      const find = (title: string) => {
        const spec = specs.find((each) => each.title === title);
        const id = findDiagramType(spec?.type ?? '')?.id;
        if (spec === undefined || id === undefined) throw new Error(`There is no reference "${title}".`);
        return { spec, id };
      };
      for (const { spec, id } of drawnBefore.map(find))
        for (const thread of [layout, beside]) await drawSpec(spec, diagramTypeOf(id), { layout: thread });
      for (const title of titles) {
        const { spec, id } = find(title);
        const [page] = (await drawSpec(spec, diagramTypeOf(id), { layout })).pages;
        if (page === undefined) throw new Error('A drawn document has a page.');
        tokens = tokensOf(shortenNotation(writeNotation(spec)));
        const times: Awaited<ReturnType<typeof timeNotation>>[] = [];
        for (let round = 0; round < rounds; round += 1)
          times.push(await timeNotation(spec, id, { ask, layout, beside }));
        const ours = times.toSorted((one, other) => one.finished - other.finished)[Math.floor(rounds / 2)];
        if (ours === undefined) throw new Error('Nothing was written.');
        const written = tokens.length;
        tokens = tokensOf(writePeerXml(page));
        const xml = await timeXml(ask);
        const shortest = firstTokenMs + (written / speed) * 1000;
        figure({
          title,
          shapes: spec.nodes.length + spec.groups.length,
          tokens: written,
          'first shape': ours.first,
          finished: ours.finished,
          'of it drawing': ours.drawing,
          'processor time of drawing': Math.min(...times.map(({ processor }) => processor)),
          'XML tokens': tokens.length,
          'XML first shape': xml.first,
          'XML finished': xml.finished,
        });
        const isEarly = ours.first <= firstTokenMs + 500;
        const isSoon = ours.finished <= firstTokenMs + 1.1 * (shortest - firstTokenMs);
        say(
          `${isEarly ? 'Reached' : 'MISSED'}: first shape within 0.5 s of the first token. ${isSoon ? 'Reached' : 'MISSED'}: finished within 1.1 times of what ${written} tokens take.`,
        );
      }
    } finally {
      await Promise.all([layout.close(), beside.close()]);
      await service.close();
    }
  },
};

type Ask = (system: string, onText: (piece: string) => void) => Promise<{ readonly text: string }>;

interface Tools {
  readonly ask: Ask;
  readonly layout: ReturnType<typeof createLayoutRunner>;
  /** For what is tried while the model writes: another thread, as the server's workers have. */
  readonly beside: ReturnType<typeof createLayoutRunner>;
}

const timeNotation = async (spec: DiagramSpec, type: DiagramTypeId, { ask, layout, beside }: Tools) => {
  const lines = collectLines();
  let lastRehearsal: Promise<unknown> = Promise.resolve();
  const rehearsal = rehearseWhileWritten((reply) => {
    const rehearsing = rehearseReply({ type, reply }, { layout: beside });
    lastRehearsal = rehearsing;
    return rehearsing;
  });
  const begun = performance.now();
  let first = 0;
  const { text } = await ask(writeInstruction(diagramTypeOf(type)), (piece) => {
    // The line after the title declares the first part.
    const taken = lines.take(piece);
    if (taken.some((line) => !line.startsWith(`${type}:`)) && first === 0) first = performance.now() - begun;
    rehearsal.take(taken);
  });
  const written = performance.now();
  const rehearsed = rehearsal.best();
  const draw = () =>
    drawReply(
      { prompt: spec.title, type, reply: text, engine: 'simulated', ...(rehearsed && { rehearsed }) },
      { layout },
    );
  const drawn = await draw();
  if (!drawn.ok) throw new Error(`"${spec.title}" was not drawn: ${drawn.why}.`);
  const [finished, drawing] = [performance.now() - begun, performance.now() - written].map(Math.round);
  // Once more with nothing beside it: what a machine that is busy with others does to the figures above is not in this one.
  await lastRehearsal.catch(() => {});
  const before = process.cpuUsage();
  await draw();
  const { user, system } = process.cpuUsage(before);
  const processor = Math.round((user + system) / 1000);
  return { first: Math.round(first), finished: finished ?? 0, drawing: drawing ?? 0, processor };
};

const timeXml = async (ask: Ask) => {
  const begun = performance.now();
  let [first, text] = [0, ''];
  await ask('Write draw.io XML.', (piece) => {
    text += piece;
    if (first === 0 && text.includes('</mxCell>')) first = performance.now() - begun;
  });
  return { first: Math.round(first), finished: Math.round(performance.now() - begun) };
};
