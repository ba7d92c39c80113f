import type { PrintOptions } from '../../language.ts';
import { django } from './django.ts';
import { fastapi } from './fastapi.ts';
import { flask } from './flask.ts';
import type { WebFramework } from './framework.ts';

/** How each framework is written, by its id in the catalogue. */
const frameworks: Readonly<Record<string, WebFramework>> = { fastapi, flask, django };

export const webFrameworkOf = ({ framework }: PrintOptions): WebFramework | undefined =>
  framework === undefined ? undefined : frameworks[framework];

export type { WebFramework } from './framework.ts';
export { webFiles } from './web-files.ts';
