import type { Project } from './checker.ts';

/** A statement with every text and number made the same, without its comments and without lines that are there twice in a row. */
export const withoutTexts = (statement: string): string =>
  statement
    .replace(/'(?:[^']|'')*'/g, "'x'")
    .replace(/\b\d+(?:\.\d+)?\b/g, '1')
    .replace(/^\s*--.*\n/gm, '')
    .replace(/^(.*\n)\1+/gm, '$1')
    .trim();

const made = /\b(?:CREATE (?:OR \w+ )?(?:TABLE|PROCEDURE|FUNCTION)|CONSTRAINT(?! IF)) ([\w.]+)/g;
const used =
  /\b(?:EXEC|FROM|JOIN|INSERT INTO|(?<!ON )UPDATE|REFERENCES|ALTER TABLE|IDENTITY_INSERT) ([\w.]+)|(?<!(?:PROCEDURE|FUNCTION) )\b(\w+)\(this_(?:run|state)\b/g;
const ofNobody = new Set(['dual', 'above', 'SUBSTR']);

const longestName = 128;
/** SQL*Plus takes no longer ones. */
const longestLine = 2499;

/** What no grammar sees: names that nobody made, names made twice, names and lines that are too long. */
export const structureComplaints = ({ files }: Project, language: 'tsql' | 'plsql'): readonly string[] => {
  const sources = files.filter(({ filename }) => filename.endsWith('.sql'));
  const up = withoutTexts(sources.find(({ filename }) => filename.endsWith('_up.sql'))?.content ?? '');
  const names = [...up.matchAll(made)].map(([, name = '']) => name.replace(/^dbo\./, ''));
  const known = new Set([...names, ...ofNobody]);
  const uses = sources.flatMap(({ content }) =>
    [...withoutTexts(content).matchAll(used)].map(([, object, routine]) =>
      (object ?? routine ?? '').replace(/^dbo\./, ''),
    ),
  );
  const lines = language === 'plsql' ? sources.flatMap(({ content }) => content.split('\n')) : [];
  return [
    ...names.filter((name, index) => names.indexOf(name) !== index).map((name) => `${name} is made twice`),
    ...names.filter((name) => name.length > longestName).map((name) => `${name} is too long`),
    ...[...new Set(uses)].filter((name) => !known.has(name)).map((name) => `nobody made ${name}`),
    ...lines.filter((line) => line.length > longestLine).map((line) => `a line is too long: ${line.slice(0, 80)}`),
  ];
};
