import type { LanguageFn } from 'highlight.js';

type LoadGrammar = () => Promise<{ readonly default: LanguageFn }>;

const javascript: LoadGrammar = () => import('highlight.js/lib/languages/javascript');
const typescript: LoadGrammar = () => import('highlight.js/lib/languages/typescript');
const xml: LoadGrammar = () => import('highlight.js/lib/languages/xml');
const sql: LoadGrammar = () => import('highlight.js/lib/languages/sql');
const kotlin: LoadGrammar = () => import('highlight.js/lib/languages/kotlin');
const yaml: LoadGrammar = () => import('highlight.js/lib/languages/yaml');
const ini: LoadGrammar = () => import('highlight.js/lib/languages/ini');

/** Who knows the words of a file, by the ending of its name. A file with any other ending has no colours. */
export const grammars: Readonly<Record<string, LoadGrammar>> = {
  js: javascript,
  jsx: javascript,
  mjs: javascript,
  cjs: javascript,
  ts: typescript,
  tsx: typescript,
  json: () => import('highlight.js/lib/languages/json'),
  py: () => import('highlight.js/lib/languages/python'),
  java: () => import('highlight.js/lib/languages/java'),
  cs: () => import('highlight.js/lib/languages/csharp'),
  go: () => import('highlight.js/lib/languages/go'),
  rs: () => import('highlight.js/lib/languages/rust'),
  php: () => import('highlight.js/lib/languages/php'),
  rb: () => import('highlight.js/lib/languages/ruby'),
  swift: () => import('highlight.js/lib/languages/swift'),
  css: () => import('highlight.js/lib/languages/css'),
  sh: () => import('highlight.js/lib/languages/bash'),
  gradle: () => import('highlight.js/lib/languages/groovy'),
  md: () => import('highlight.js/lib/languages/markdown'),
  dockerfile: () => import('highlight.js/lib/languages/dockerfile'),
  kt: kotlin,
  kts: kotlin,
  sql,
  pks: sql,
  pkb: sql,
  html: xml,
  xml,
  csproj: xml,
  yaml,
  yml: yaml,
  toml: ini,
  ini,
};
