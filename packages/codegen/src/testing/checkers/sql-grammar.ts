import type { Checker, Project, Verdict } from './checker.ts';
import { structureComplaints, withoutTexts } from './sql-structure.ts';

interface Dialect {
  readonly language: 'tsql' | 'plsql';
  readonly grammar: 'TSQL' | 'PLSQL';
  /** Between statements that are read by themselves. */
  readonly separator: RegExp;
  /** What the database takes and the grammar does not know: read as something else, and told. */
  readonly gaps: readonly { readonly form: RegExp; readonly instead: string }[];
}

/**
 * Every statement is read by the grammar, and looked at for names that nobody made or that are made twice. What differs only in its texts and
 * numbers is read once. The tests of a project without a complaint count as passed.
 */
const grammarChecker = ({ language, grammar, separator, gaps }: Dialect): Checker => {
  const known = new Map<string, readonly string[]>();
  return {
    language,
    missing: () => undefined,
    check: async (projects) => {
      const { antlr4tsSQL, SQLDialect } = await import('antlr4ts-sql');
      const used = new Set<string>();
      const read = (text: string): readonly string[] => {
        const complaints: string[] = [];
        const listener = {
          syntaxError: (
            _recognizer: unknown,
            _symbol: unknown,
            line: number,
            column: number,
            message: string,
          ): void => {
            const said = text.split('\n')[line - 1] ?? '';
            complaints.push(`${message.slice(0, 80)} at ${line}:${column} of: ${said}`);
          },
        };
        const parser = new antlr4tsSQL(SQLDialect[grammar]);
        parser.getParseTree(parser.getParser(parser.getTokens(text, [listener]), [listener]));
        return complaints;
      };
      const complaintsOf = (statement: string): readonly string[] => {
        const text = gaps.reduce(
          (before, { form, instead }) => {
            if (form.test(before)) used.add(form.source);
            return before.replaceAll(new RegExp(form, 'g'), instead);
          },
          withoutTexts(statement).replace(/_\d+\b/g, '_1'),
        );
        const complaints = known.get(text) ?? read(text);
        known.set(text, complaints);
        return complaints;
      };
      const verdicts = new Map(
        projects.map((project): [string, Verdict] => {
          const complaints = [
            ...project.files
              .filter(({ filename }) => filename.endsWith('.sql'))
              .flatMap(({ filename, content }) =>
                content
                  .split(separator)
                  .filter((statement) => statement.trim() !== '')
                  .flatMap((statement) => complaintsOf(statement).map((each) => `${filename}: ${each}`)),
              ),
            ...structureComplaints(project, language),
          ];
          const isBuilt = complaints.length === 0;
          const output = complaints.slice(0, 6).join('\n');
          return [project.name, { isBuilt, passed: isBuilt ? countTests(project) : 0, failed: 0, output }];
        }),
      );
      for (const form of used)
        console.warn(`The grammar of ${language} does not know: ${form}. That part is not checked.`);
      return verdicts;
    },
  };
};

const countTests = ({ files }: Project): number =>
  files
    .filter(({ role }) => role === 'test')
    .reduce((sum, { content }) => sum + (content.match(/(?:PRINT N|PUT_LINE\()'ok - /g) ?? []).length, 0);

export const tsqlChecker = grammarChecker({
  language: 'tsql',
  grammar: 'TSQL',
  separator: /^GO$/m,
  gaps: [
    { form: /DROP CONSTRAINT IF EXISTS/, instead: 'DROP CONSTRAINT' },
    // No reserved word of SQL Server.
    { form: /\braw\b/, instead: 'raw_1' },
  ],
});

export const plsqlChecker = grammarChecker({
  language: 'plsql',
  grammar: 'PLSQL',
  separator: /^\/?$/m,
  gaps: [
    { form: /\bIS JSON\b/, instead: 'IS NOT NULL' },
    { form: /CASCADE CONSTRAINTS PURGE/, instead: 'PURGE' },
  ],
});
