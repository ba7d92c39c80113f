import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { checkPage } from '@diagloom/diagram/checks';
import { DrawioError, openDiagramFile, readDrawio, writeDrawio } from '@diagloom/diagram/drawio';
import { parseNotation } from '@diagloom/diagram/model';
import { renderSvg } from '@diagloom/diagram/svg';
import { mutateFile } from '@diagloom/diagram/testing';
import { createLayoutRunner, drawSpec } from '@diagloom/studio';
import { diagramTypeOf, diagramTypes, guessType } from '@diagloom/types';
import type { Bench } from '../bench.ts';

const mebibyte = 1024 * 1024;

/** What no file may cost (ms of one file, MiB above the start). */
const longest = 2000;
const mostMemory = 300;

export const fuzzFiles: Bench = {
  name: 'fuzz-files',
  summary: 'damaged files (--files 20000, --seed 1): read, recognised, checked, drawn, written; crashes, time, memory',
  run: async ({ figure, say }, args) => {
    const { values } = parseArgs({
      args: [...args],
      options: { files: { type: 'string', default: '20000' }, seed: { type: 'string', default: '1' } },
    });
    const [count, seed] = [Number(values.files), Number(values.seed)];
    const sources = await drawExamples();
    const before = process.memoryUsage().rss;
    let [read, refused, crashed, slowest, memory] = [0, 0, 0, 0, 0];
    for (let number = 0; number < count; number += 1) {
      const bytes = mutateFile(sources, seed, number);
      const start = performance.now();
      try {
        useFile(bytes);
        read += 1;
      } catch (error) {
        if (error instanceof DrawioError) refused += 1;
        else {
          crashed += 1;
          say(`File ${number}: ${error instanceof Error ? error.stack : String(error)}`);
        }
      }
      const time = performance.now() - start;
      if (time > longest) say(`File ${number} took ${Math.round(time)} ms.`);
      slowest = Math.max(slowest, time);
      memory = Math.max(memory, process.memoryUsage.rss() - before);
    }
    const megabytes = Math.round(memory / mebibyte);
    if (megabytes > mostMemory) say(`Memory rose by ${megabytes} MiB.`);
    figure({ figure: 'fuzz', files: count, seed, read, refused, crashed, slowest: Math.round(slowest), megabytes });
  },
};

/** All that a file goes through that somebody opens. */
const useFile = (bytes: Uint8Array): void => {
  const { xml } = openDiagramFile(bytes);
  const document = readDrawio(xml);
  for (const page of document.pages) {
    diagramTypeOf(guessType(page)).recognise(page);
    checkPage(page);
    const svg = renderSvg(page);
    if (/<script|<[^<>]*(?:\son\w+=|\bNaN\b|\bInfinity\b)/.test(svg))
      throw new Error('The picture holds what it must not.');
  }
  if (writeDrawio(document) !== xml) throw new Error('The file came back changed.');
};

/** One file of each type, as we draw it. */
const drawExamples = async (): Promise<readonly string[]> => {
  const layout = createLayoutRunner();
  const files: string[] = [];
  for (const type of diagramTypes) {
    const [example] = type.examples;
    if (example === undefined) continue;
    const { spec } = parseNotation(example.notation, type.id);
    files.push(writeDrawio(await drawSpec(spec, type, { layout })));
  }
  await layout.close();
  return files;
};
