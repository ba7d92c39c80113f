import type { PrintOptions } from '../../language.ts';
import { sinatra } from './sinatra.ts';
import type { WebFramework } from './web-files.ts';

/** How each framework is written, by its id in the catalogue. */
const frameworks: Readonly<Record<string, WebFramework>> = { sinatra };

export const webFrameworkOf = ({ framework }: PrintOptions): WebFramework | undefined =>
  framework === undefined ? undefined : frameworks[framework];

export { type WebFramework, webFiles } from './web-files.ts';
