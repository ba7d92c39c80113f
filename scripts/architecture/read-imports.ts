/**
 * Every module that a TypeScript text names: static, type-only, re-exported, dynamic and side-effect imports.
 * Statements are recognised at the start of a line, so that text inside comments and templates does not count.
 */
export const readImports = (text: string): readonly string[] =>
  patterns.flatMap((pattern) => [...text.matchAll(pattern)].flatMap(({ groups }) => groups?.module ?? []));

const patterns = [
  /^(?:import|export)\b[^'"`;]*?\bfrom\s*['"](?<module>[^'"]+)['"]/gm,
  /^import\s*['"](?<module>[^'"]+)['"]/gm,
  /^(?!\s*(?:\*|\/\/)).*?\bimport\(\s*['"](?<module>[^'"]+)['"]\s*\)/gm,
];
