import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { libraryEntry } from './model-library.ts';

/** A model whose file lies on this server. */
export interface LocalModel {
  readonly name: string;
  readonly file: string;
  readonly bytes: number;
}

/** Where models and the library that runs them lie, in the data folder. */
export const modelsFolderOf = (dataFolder: string): string => join(dataFolder, 'models');

export const libraryFolderOf = (modelsFolder: string): string => join(modelsFolder, 'runtime');

const ending = '.gguf';

export const fileOfModel = (modelsFolder: string, name: string): string => join(modelsFolder, `${name}${ending}`);

/** Names of models become names of files. */
export const isModelName = (name: string): boolean => /^[\w][\w.-]{0,99}$/.test(name);

/** The models that lie in the folder, by name; none where there is no folder. */
export const listLocalModels = async (modelsFolder: string): Promise<readonly LocalModel[]> => {
  const entries = await readdir(modelsFolder).catch(() => []);
  const names = entries.flatMap((entry) => (entry.endsWith(ending) ? [entry.slice(0, -ending.length)] : []));
  return Promise.all(
    names.toSorted().map(async (name) => {
      const file = fileOfModel(modelsFolder, name);
      return { name, file, bytes: (await stat(file)).size };
    }),
  );
};

/** Whether the library that runs models is installed. */
export const hasLibrary = (modelsFolder: string): Promise<boolean> =>
  stat(libraryEntry(libraryFolderOf(modelsFolder))).then(
    () => true,
    () => false,
  );
