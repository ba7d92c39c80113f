import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDrawio } from '@diagloom/diagram/drawio';
import type { Page } from '@diagloom/diagram/model';

/** Folders of draw.io's own templates that hold the kinds of diagrams that we are for. */
export const templateFolders = ['charts', 'flowcharts', 'uml', 'software', 'business'] as const;

export interface Template {
  /** The file's name, with the number of the page where it is not the first. */
  readonly name: string;
  readonly page: Page;
}

/** Every page of the templates in a folder of draw.io's web folder, in the order of their names; none where it is not there. */
export const readTemplates = (webFolder: string, folder: string): readonly Template[] => {
  const path = join(webFolder, 'templates', folder);
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .filter((file) => file.endsWith('.xml'))
    .sort()
    .flatMap((file) => {
      const document = readDrawio(readFileSync(join(path, file), 'utf8'));
      const name = file.replace(/\.xml$/, '');
      return document.pages.map((page, index) => ({ name: index === 0 ? name : `${name} ${index + 1}`, page }));
    });
};
