import type { CodeFile } from '@diagloom/contract';
import { saveFile } from '../save-file.ts';

type ProjectFile = Pick<CodeFile, 'filename' | 'content'>;

/** What the folder of a project is called: lower case words joined by hyphens. */
export const folderNameOf = (title: string): string => {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return (words ?? ['diagram']).join('-').slice(0, 60);
};

/** A ZIP that unpacks into one folder with the whole project. */
export const zipProject = async (folder: string, files: readonly ProjectFile[]): Promise<Uint8Array<ArrayBuffer>> => {
  const { strToU8, zipSync } = await import('fflate');
  return zipSync(Object.fromEntries(files.map(({ filename, content }) => [`${folder}/${filename}`, strToU8(content)])));
};

export const saveProject = async (title: string, files: readonly ProjectFile[]): Promise<void> => {
  const folder = folderNameOf(title);
  saveFile(new Blob([await zipProject(folder, files)], { type: 'application/zip' }), `${folder}.zip`);
};

/** Saves one file under the last part of its path. */
export const saveCodeFile = ({ filename, content }: ProjectFile): void =>
  saveFile(new Blob([content], { type: 'text/plain;charset=utf-8' }), filename.split('/').at(-1) ?? filename);
