import type { PrintOptions } from '../language.ts';
import type { Adapter } from './adapter.ts';
import { sqlalchemy } from './sqlalchemy/index.ts';
import { django, fastapi, flask } from './web/index.ts';

/** How each framework is written, by its id in the catalogue. */
const adapters: Readonly<Record<string, Adapter>> = { fastapi, flask, django, sqlalchemy };

export const adapterOf = ({ framework }: PrintOptions): Adapter | undefined =>
  framework === undefined ? undefined : adapters[framework];
