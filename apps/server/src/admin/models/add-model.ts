import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileOfModel, isModelName, libraryFolderOf } from '../../platform/models/local/local-models.ts';
import { AdminError, type AdminTools } from '../admin-command.ts';
import { download, megabytes } from './download.ts';
import { installLibrary } from './install-library.ts';
import { type KnownModel, knownModels } from './known-models.ts';

export interface ModelToAdd {
  /** A name of the list, any other name with `from`, or the path of a GGUF file. */
  readonly model: string;
  /** Another address of the file. */
  readonly from?: string | undefined;
  readonly sha256?: string | undefined;
}

/** Puts a model and what runs it into the data folder. Answers what to print. */
export const addModel = async (
  { model, from, sha256 }: ModelToAdd,
  { modelsFolder, modelDownloads, localModelMegabytes, tell, installModelLibrary = installLibrary }: AdminTools,
): Promise<string> => {
  const known = knownModels.find(({ name }) => name === model);
  const isFile = known === undefined && from === undefined && /\.gguf$/i.test(model);
  const name = isFile ? basename(model).replace(/\.gguf$/i, '') : model;
  const url = from ?? (known && `${modelDownloads}${known.path}`);
  if (!isFile && url === undefined)
    throw new AdminError(
      `There’s no model "${model}". Name one of ${knownModels.map((each) => each.name).join(', ')}, the path of a file that ends in .gguf, or give --from with an address.`,
    );
  if (!isModelName(name)) throw new AdminError('A model name can only have letters, digits, periods and hyphens.');
  await mkdir(modelsFolder, { recursive: true });
  await installModelLibrary(libraryFolderOf(modelsFolder), { tell });
  const file = fileOfModel(modelsFolder, name);
  // It has its name only when it is whole and right: a server that runs would offer it.
  const arrived = `${file}.new`;
  await (isFile ? copy(model, arrived) : download(url ?? '', { file: arrived, tell }));
  const wanted = sha256?.toLowerCase() ?? (from === undefined ? known?.sha256 : undefined);
  const found = await check(arrived, wanted).catch(async (error: unknown) => {
    await rm(arrived, { force: true });
    throw error;
  });
  await rename(arrived, file);
  const { size } = await sizeOf(file);
  return [
    `${name} was added (${megabytes(size)}${known ? `, ${known.licence}` : ''}) and is now available as "On this server".`,
    wanted === undefined ? `No checksum was given. Its sha256 is ${found}.` : 'Its checksum is correct.',
    ...(size * 1.2 + 500_000_000 > localModelMegabytes * 1_000_000
      ? [`It may take more memory than LOCAL_MODEL_MB allows (${localModelMegabytes}).`]
      : []),
  ].join('\n');
};

const copy = async (from: string, to: string): Promise<void> => {
  await copyFile(from, to).catch((cause: unknown) => {
    throw new AdminError(`Couldn’t read ${from}.`, { cause });
  });
};

/** Throws for a file that is no model or another one than was wanted; answers its checksum. */
const check = async (file: string, wanted: string | undefined): Promise<string> => {
  const opened = await open(file);
  const { buffer } = await opened.read(Buffer.alloc(4), 0, 4, 0).finally(() => opened.close());
  if (buffer.toString('latin1') !== 'GGUF')
    throw new AdminError('This isn’t a model file. Model files begin with GGUF.');
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  const found = hash.digest('hex');
  if (wanted !== undefined && found !== wanted)
    throw new AdminError(`The file isn’t the expected one and was removed: its sha256 is ${found}, not ${wanted}.`);
  return found;
};

const sizeOf = async (file: string): Promise<{ readonly size: number }> => {
  const opened = await open(file);
  return opened.stat().finally(() => opened.close());
};

/** One line of the list of models that can be added by their names. */
export const describeKnown = ({ name, about, bytes, licence }: KnownModel): string =>
  `  ${name.padEnd(26)}${megabytes(bytes).padStart(8)}  ${licence}, ${about}`;
