import { javascript } from './javascript/index.ts';
import type { Language } from './language.ts';
import { php } from './php/index.ts';
import { python } from './python/index.ts';
import { typescript } from './typescript/index.ts';

/** Every language that code is written in, in the order of forms. Light: pages list them from here without any printer. */
export const languages = [javascript, typescript, python, php] as const satisfies readonly Language[];

export type LanguageId = (typeof languages)[number]['id'];

export type { Framework, Language } from './language.ts';
