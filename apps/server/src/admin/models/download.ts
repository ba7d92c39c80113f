import { createWriteStream } from 'node:fs';
import { rename, stat } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AdminError } from '../admin-command.ts';

interface Downloading {
  readonly file: string;
  readonly tell: (line: string) => void;
  readonly fetch?: typeof globalThis.fetch;
}

/** Fetches a file, and goes on where an earlier try was cut. It has its name only when it is whole. Throws an `AdminError`. */
export const download = async (url: string, { file, tell, fetch = globalThis.fetch }: Downloading): Promise<void> => {
  const part = `${file}.part`;
  const begun = await sizeOf(part);
  const response = await fetch(url, begun === 0 ? {} : { headers: { range: `bytes=${begun}-` } }).catch(
    (cause: unknown) => {
      throw failed(url, cause);
    },
  );
  // Everything was there already, and only the name was missing.
  if (response.status === 416 && begun > 0) return rename(part, file);
  if (!response.ok || response.body === null) throw new AdminError(`${url} answered ${response.status}.`);
  const isFurther = response.status === 206;
  const from = isFurther ? begun : 0;
  const total = from + Number(response.headers.get('content-length') ?? Number.NaN);
  if (from > 0) tell(`Resuming at ${megabytes(from)}.`);
  try {
    await pipeline(
      Readable.fromWeb(response.body as import('node:stream/web').ReadableStream),
      progress({ from, total, tell }),
      createWriteStream(part, { flags: isFurther ? 'a' : 'w' }),
    );
  } catch (cause) {
    throw failed(url, cause);
  }
  const size = await sizeOf(part);
  if (Number.isFinite(total) && size !== total) throw failed(url, undefined);
  await rename(part, file);
};

const sizeOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  );

const failed = (url: string, cause: unknown): AdminError =>
  new AdminError(`Couldn’t finish downloading ${url}. Run the command again to resume.`, {
    cause,
  });

/** Passes everything through and tells each twentieth. */
const progress = ({
  from,
  total,
  tell,
}: {
  readonly from: number;
  readonly total: number;
  readonly tell: (line: string) => void;
}): Transform => {
  let size = from;
  let told = Math.floor((from / total) * 20);
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      size += chunk.length;
      const step = Math.floor((size / total) * 20);
      if (step > told) {
        told = step;
        tell(`${step * 5} % (${megabytes(size)} of ${megabytes(total)})`);
      }
      done(null, chunk);
    },
  });
};

export const megabytes = (bytes: number): string => `${Math.max(1, Math.round(bytes / 1_000_000))} MB`;
