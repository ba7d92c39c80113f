import { readdir, readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Bench } from '../bench.ts';
import { tryFile } from '../corpus/try-file.ts';

export const corpus: Bench = {
  name: 'corpus',
  summary: 'how many draw.io files of a folder (--folder) are read, and come back equal',
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
    let cells = 0;
    for (const file of files) {
      const result = tryFile(await readFile(file));
      cells += result.cells;
      count(result.outcome);
      if (result.outcome === 'equal' || result.outcome === 'no diagram') continue;
      say(`${relative(folder, file)}: ${result.outcome}, ${result.reason}`);
    }
    figure({ figure: 'files', files: files.length, cells, ...counts });
  },
};

const diagramFiles = async (folder: string): Promise<readonly string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.(?:drawio|xml|png|svg|dio)$/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
};
