import type { Language } from '../language.ts';

export const typescript = {
  id: 'typescript',
  label: 'TypeScript',
  frameworks: [
    { id: 'express', label: 'Express', checkedBy: 'tests', answersRequests: true },
    { id: 'fastify', label: 'Fastify', checkedBy: 'tests', answersRequests: true },
    { id: 'nestjs', label: 'NestJS', checkedBy: 'tests', answersRequests: true },
  ],
  checkedBy: 'compiler',
  keepsReferences: true,
  extendsServices: true,
  givesEnds: true,
  roundsDecimals: true,
  raisesErrors: true,
  canAwait: true,
  awaitsPorts: true,
} as const satisfies Language;
