export { type CodeRequest, type GeneratedCode, generateCode, printProgram } from './generate-code.ts';
export { type Framework, type Language, type LanguageId, languages } from './languages/catalog.ts';
export type { PrintedFile } from './languages/language.ts';
export { CannotWriteCode } from './planning/cannot-plan.ts';
export { planProgram } from './planning/plan-program.ts';
export type { CodeStyle, Program } from './program/index.ts';
