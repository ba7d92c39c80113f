import type { Language } from '../language.ts';

export const python = {
  id: 'python',
  label: 'Python',
  frameworks: [
    { id: 'fastapi', label: 'FastAPI', checkedBy: 'tests', answersRequests: true },
    { id: 'flask', label: 'Flask', checkedBy: 'tests', answersRequests: true },
    { id: 'django', label: 'Django', checkedBy: 'tests', answersRequests: true },
    { id: 'sqlalchemy', label: 'SQLAlchemy', checkedBy: 'tests' },
  ],
  checkedBy: 'compiler',
  keepsReferences: true,
  extendsServices: true,
  givesEnds: true,
  interfaceWord: 'protocol',
  raisesErrors: true,
  canAwait: true,
} as const satisfies Language;
