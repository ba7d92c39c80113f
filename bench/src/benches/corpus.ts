import { readdir, readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Bench, Report } from '../bench.ts';
import { confusionTable, measureRecognition, type Recognition } from '../corpus/measure-recognition.ts';
import { tryFile } from '../corpus/try-file.ts';

export const corpus: Bench = {
  name: 'corpus',
  summary: 'how many draw.io files of a folder (--folder) are read, come back equal and are understood',
  run: async ({ figure, say }, args) => {
    const { values } = parseArgs({ args: [...args], options: { folder: { type: 'string' } } });
    if (values.folder === undefined) {
      say('SKIPPED: say which files: npm run bench -- corpus --folder <folder with .drawio, .xml, .png or .svg files>');
      return;
    }
    const folder = resolve(values.folder);
    const files = await diagramFiles(folder);
    const counts: Record<string, number> = {};
    const count = (what: string): void => {
      counts[what] = (counts[what] ?? 0) + 1;
    };
    const recognised: Recognition[] = [];
    let cells = 0;
    for (const file of files) {
      const bytes = await readFile(file);
      const result = tryFile(bytes);
      const recognition = measureRecognition(relative(folder, file).replaceAll('\\', '/'), bytes);
      if (recognition !== undefined) recognised.push(recognition);
      cells += result.cells;
      count(result.outcome);
      if (result.outcome === 'equal' || result.outcome === 'no diagram') continue;
      say(`${relative(folder, file)}: ${result.outcome}, ${result.reason}`);
    }
    figure({ figure: 'files', files: files.length, cells, ...counts });
    if (recognised.length > 0) reportRecognition(recognised, { figure, say });
  },
};

/**
 * In two halves, every other file of each folder: rules were written with the first half at hand, the second one shows what
 * they are worth on files that nobody had looked at.
 */
const reportRecognition = (all: readonly Recognition[], { figure, say }: Report): void => {
  const order = new Map<string, number>();
  const halves: Record<'seen' | 'unseen', Recognition[]> = { seen: [], unseen: [] };
  for (const each of all) {
    const index = order.get(each.folder) ?? 0;
    order.set(each.folder, index + 1);
    halves[index % 2 === 0 ? 'seen' : 'unseen'].push(each);
  }
  for (const [half, part] of Object.entries(halves)) {
    const right = part.filter(({ isRight }) => isRight).length;
    const sum = (key: 'lines' | 'edges' | 'nodes' | 'unnamed'): number =>
      part.reduce((total, each) => total + each[key], 0);
    const share = Math.round((1000 * right) / Math.max(1, part.length)) / 10;
    figure({
      figure: 'recognise',
      half,
      files: part.length,
      right,
      percent: share,
      lines: sum('lines'),
      edges: sum('edges'),
      nodes: sum('nodes'),
      unnamed: sum('unnamed'),
    });
    for (const line of confusionTable(part)) say(line);
    for (const { path, found } of part.filter(({ isRight }) => !isRight))
      say(`  ${half}: ${path} was read as ${found}`);
  }
};

const diagramFiles = async (folder: string): Promise<readonly string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.(?:drawio|xml|png|svg|dio)$/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
};
