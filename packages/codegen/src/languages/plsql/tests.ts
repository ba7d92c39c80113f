import type { CallForms, TestForms, TestQuery } from '../families/procedural-sql/sql-dialect.ts';
import { quoted, writeLines } from '../families/procedural-sql/words.ts';

const variables = {
  run: 'this_run flow_runs.id%TYPE;',
  found: 'found VARCHAR2(32767);',
  state: 'this_state VARCHAR2(200 CHAR);',
} as const;

/** What Oracle raises for unique keys, NULL, checks and foreign keys in both directions; and what a refused event raises. */
const refusals = [-1, -1400, -1407, -2290, -2291, -2292, -20001];

/** SQL*Plus takes no line of more than 2,499 characters. */
const longestPiece = 1000;

const select = ({ above, value, from }: TestQuery, into = ''): string =>
  `${above === undefined ? '' : `WITH ${above} `}SELECT ${value}${into} FROM ${from}`;

/** Each test in a block of its own that is taken back; puts out `ok`. */
export const tests: TestForms = {
  write: (writer, name, used, body) => {
    writer.gap();
    if (used.length > 0)
      writer.block('DECLARE', '', () =>
        writeLines(
          writer,
          used.map((each) => variables[each]),
        ),
      );
    writer.block('BEGIN', '', () => {
      body();
      writer.line('ROLLBACK;');
      writer.line(`DBMS_OUTPUT.PUT_LINE(${quoted(`ok - ${name}`)});`);
    });
    writer.block('EXCEPTION', 'END;', () =>
      writer.block('WHEN OTHERS THEN', '', () => {
        writer.line('ROLLBACK;');
        writer.line(`DBMS_OUTPUT.PUT_LINE(${quoted(`not ok - ${name}`)});`);
        writer.line('RAISE;');
      }),
    );
    writer.line('/');
  },
  find: (query) => [`${select(query, ' INTO found')};`],
  // An aggregate would end at 4,000 bytes.
  findAll: ({ order, ...query }) => [
    'found := NULL;',
    `FOR line IN (${select({ ...query, value: `${query.value} AS part` })} ORDER BY ${order}) LOOP`,
    "  found := found || ',' || line.part;",
    'END LOOP;',
    'found := SUBSTR(found, 2);',
  ],
  expect: (variable, text) => {
    const name = variable === 'state' ? 'this_state' : variable;
    const failure = `  RAISE_APPLICATION_ERROR(-20003, 'found ' || SUBSTR(${name}, 1, 1000));`;
    if (text === undefined || text === '') return [`IF ${name} IS NOT NULL THEN`, failure, 'END IF;'];
    const pieces = piecesOf(text).map(quoted);
    const lines = pieces.map(
      (piece, index) => `${index === 0 ? `IF ${name} IS NULL OR ${name} <> ` : '    || '}${piece}`,
    );
    return [...lines.slice(0, -1), `${lines.at(-1)} THEN`, failure, 'END IF;'];
  },
  refuse: (writer, lines) => {
    writer.block('BEGIN', '', () => {
      writeLines(writer, lines);
      writer.line("RAISE_APPLICATION_ERROR(-20003, 'it was accepted');");
    });
    writer.block('EXCEPTION', 'END;', () =>
      writer.block('WHEN OTHERS THEN', '', () =>
        writer.block(`IF SQLCODE NOT IN (${refusals.join(', ')}) THEN`, 'END IF;', () => writer.line('RAISE;')),
      ),
    );
  },
  isTrue: (column) => `${column} = 1`,
};

export const calls: CallForms = {
  run: 'this_run',
  state: 'this_state',
  newRun: ['INSERT INTO flow_runs (outcome) VALUES (NULL) RETURNING id INTO this_run;'],
  callFlow: (name) => `found := ${name}(this_run);`,
  callOperation: (name) => `${name}(this_run);`,
  nextState: (name, event) => `this_state := ${name}(this_state, ${event});`,
};

const piecesOf = (text: string): readonly string[] => {
  const letters = [...text];
  return Array.from({ length: Math.ceil(letters.length / longestPiece) }, (_, index) =>
    letters.slice(index * longestPiece, (index + 1) * longestPiece).join(''),
  );
};
