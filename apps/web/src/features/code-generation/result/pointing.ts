import type { CodeFile } from '@diagloom/contract';

/** Parts of the diagram that are pointed at, and on which side somebody did so. */
export interface Pointing {
  readonly from: 'code' | 'picture';
  readonly ids: ReadonlySet<string>;
}

export const pointAt = (from: Pointing['from'], ids: readonly string[]): Pointing | undefined =>
  ids.length === 0 ? undefined : { from, ids: new Set(ids) };

/** The lines of a file, counted from 1, that stand for any of these parts. */
export const linesAbout = ({ marks }: Pick<CodeFile, 'marks'>, ids: ReadonlySet<string>): readonly number[] =>
  marks.filter(({ about }) => about.some((id) => ids.has(id))).map(({ line }) => line);

/** The file where these parts are: the one that is shown if they are in it, else the first one, tests last. */
export const fileAbout = <File extends Pick<CodeFile, 'filename' | 'role' | 'marks'>>(
  files: readonly File[],
  shown: string | undefined,
  ids: ReadonlySet<string>,
): File | undefined => {
  const found = files.filter((file) => linesAbout(file, ids).length > 0);
  return found.find(({ filename }) => filename === shown) ?? found.find(({ role }) => role !== 'test') ?? found[0];
};

/** All parts of the diagram that any line stands for. */
export const partsInCode = (files: readonly Pick<CodeFile, 'marks'>[]): ReadonlySet<string> =>
  new Set(files.flatMap(({ marks }) => marks.flatMap(({ about }) => about)));
