import type { Language } from '../language.ts';

export const javascript = {
  id: 'javascript',
  label: 'JavaScript',
  frameworks: [
    { id: 'express', label: 'Express', checkedBy: 'tests', answersRequests: true },
    { id: 'fastify', label: 'Fastify', checkedBy: 'tests', answersRequests: true },
  ],
  checkedBy: 'compiler',
  interfaceWord: 'object',
  keepsReferences: true,
  extendsServices: true,
  givesEnds: true,
  roundsDecimals: true,
  raisesErrors: true,
  canAwait: true,
  awaitsPorts: true,
} as const satisfies Language;
