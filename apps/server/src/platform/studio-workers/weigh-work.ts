import type { WorkerKind } from './start-studio-worker.ts';
import type { StudioWork } from './studio-messages.ts';

/** Characters of drawings up to which work is done in a moment: some 400 shapes. */
const lightCharacters = 150_000;

/** Of a use case that tries many ways, or that draws many pixels for few characters. */
const lightOf: Partial<Record<StudioWork['method'], number>> = {
  importDiagram: 60_000,
  // A PDF of a few pages is larger, and what reads it takes a while to load.
  readDocument: 30_000,
  tidy: 40_000,
  vary: 40_000,
  chooseVariant: 40_000,
};

/** Characters that stand in for each one of a picture, by how many pixels and how much work it is. */
const weightOfFormat: Readonly<Record<string, number>> = { png: 2, pdf: 8 };

/** Packed pages are about so many times as long once they are unpacked. */
const packing = 20;

/** Tells from the size of what is given alone, and so in no time, where work belongs. */
export const weighWork = ({ method, request }: StudioWork): WorkerKind => {
  const size = request.reduce<number>((sum, part) => sum + sizeOf(part), 0);
  return size * factorOf(method, request) > (lightOf[method] ?? lightCharacters) ? 'heavy' : 'light';
};

const sizeOf = (part: unknown): number => {
  if (typeof part === 'string') return part.includes('<mxfile') && isPacked(part) ? part.length * packing : part.length;
  if (part instanceof Uint8Array) return part.length;
  if (Array.isArray(part)) return part.length * charactersOfChange;
  if (typeof part !== 'object' || part === null) return 0;
  return Object.values(part).reduce<number>((sum, inner) => sum + sizeOf(inner), 0);
};

/** A cell that is put with a style and a label has about so many. */
const charactersOfChange = 400;

const isPacked = (xml: string): boolean => !xml.includes('<mxGraphModel');

const factorOf = (method: StudioWork['method'], [source, format]: readonly unknown[]): number => {
  if (method !== 'export' || typeof format !== 'string') return 1;
  const scale = Object(source).scale ?? 2;
  return (weightOfFormat[format] ?? 1) * (format === 'png' ? scale ** 2 : 1);
};
