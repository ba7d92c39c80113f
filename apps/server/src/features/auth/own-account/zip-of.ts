import { Zip, ZipDeflate } from 'fflate';

export interface ZipEntry {
  /** The path inside the zip, with `/` between folders. */
  readonly name: string;
  readonly content: string | Uint8Array;
}

/** The bytes of a zip, made entry by entry as they are taken. */
export const zipOf = async function* (entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for await (const { name, content } of entries) {
    const file = new ZipDeflate(name, { level: 6 });
    zip.add(file);
    file.push(typeof content === 'string' ? new TextEncoder().encode(content) : content, true);
    yield* chunks.splice(0);
  }
  zip.end();
  yield* chunks.splice(0);
};
