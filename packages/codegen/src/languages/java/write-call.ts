import { createCallWriter } from '../families/curly/write-call.ts';

export const writeCall = createCallWriter(2);
