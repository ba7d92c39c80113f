import { tooLarge } from '../drawio-error.ts';
import { type DrawioLimits, defaultLimits } from '../drawio-limits.ts';
import type { Container } from './container.ts';
import { pngContainer } from './png.ts';
import { svgContainer } from './svg.ts';
import { xmlContainer } from './xml.ts';

export { embedInPng } from './png.ts';
export { embedInSvg } from './svg.ts';

/** All containers; the last one takes what no other knows. */
const containers = [pngContainer, svgContainer, xmlContainer] as const satisfies readonly Container[];

export type ContainerId = (typeof containers)[number]['id'];

export interface OpenedFile {
  readonly container: ContainerId;
  /** For `readDrawio`, which judges it. */
  readonly xml: string;
}

/**
 * The draw.io XML of a file: the file itself, or what a PNG or SVG carries. The bytes say which it is, not the name.
 * Throws a `DrawioError` for a picture without a diagram, a damaged file, or one beyond the limits.
 */
export const openDiagramFile = (bytes: Uint8Array, limits: Partial<DrawioLimits> = {}): OpenedFile => {
  const allLimits = { ...defaultLimits, ...limits };
  if (bytes.length > allLimits.bytes) throw tooLarge(`it has more than ${allLimits.bytes} bytes`);
  const container = containers.find(({ isKindOf }) => isKindOf(bytes)) ?? xmlContainer;
  return { container: container.id, xml: container.extract(bytes, allLimits) };
};
