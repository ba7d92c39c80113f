import type { Language } from '../language.ts';

export const csharp = {
  id: 'csharp',
  label: 'C#',
  frameworks: [{ id: 'aspnet', label: 'ASP.NET Core', checkedBy: 'stubs', answersRequests: true }],
  checkedBy: 'compiler',
  keepsReferences: true,
  extendsServices: true,
  givesEnds: true,
  raisesErrors: true,
  keepsVisibility: true,
  canAwait: true,
} as const satisfies Language;
