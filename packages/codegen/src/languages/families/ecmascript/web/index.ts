import type { PrintOptions } from '../../../language.ts';
import { express } from './express.ts';
import { fastify } from './fastify.ts';
import type { WebFramework } from './framework.ts';
import { nestjs } from './nestjs.ts';

/** How each framework is written, by its id in the catalogue. */
const frameworks: Readonly<Record<string, WebFramework>> = { express, fastify, nestjs };

export const webFrameworkOf = ({ framework }: PrintOptions): WebFramework | undefined =>
  framework === undefined ? undefined : frameworks[framework];

export { webFiles } from './web-files.ts';
