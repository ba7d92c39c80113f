import type { Writer } from '../../../printing/writer.ts';
import type {
  Check,
  Column,
  Comparison,
  ExactlyOne,
  ForeignKey,
  Literal,
  Name,
  Range,
} from '../../../program/index.ts';

/** What differs between databases; what is printed for each of them is the same. */
export interface SqlDialect {
  /** Lines at the top of each file that tell the client how to read it. */
  readonly settings: readonly string[];
  /** The same for the file that takes tables away, where that differs. */
  readonly dropSettings?: readonly string[];
  /** What the file of tests begins with besides. */
  readonly testSettings?: readonly string[];
  /** A line behind each statement where a semicolon is not enough, such as `GO`. */
  readonly batchEnd?: string;
  /** The last line of a file that puts rows in. */
  readonly keepRows?: string;
  /** A name without quotes. */
  readonly identifier: (name: Pick<Name, 'words'>) => string;
  /** A name of a table or routine of ours as it is referred to, such as `dbo.orders`. */
  readonly owned: (name: string) => string;
  /** A text as a literal; control characters become spaces. */
  readonly quote: (text: string) => string;
  readonly tables: TableForms;
  readonly tests: TestForms;
  /** Absent where a database runs none. */
  readonly procedures?: Procedures;
}

/** A database that runs flows and events. */
export type ProceduralDialect = SqlDialect & Required<Pick<SqlDialect, 'procedures'>>;

export const runsProcedures = (dialect: SqlDialect): dialect is ProceduralDialect => dialect.procedures !== undefined;

interface Procedures {
  readonly routines: RoutineForms;
  readonly calls: CallForms;
}

/** How tables and rows are written. */
export interface TableForms {
  /** Types of the tables that we add ourselves. */
  readonly word: string;
  readonly label: string;
  readonly integer: string;
  readonly flag: string;
  /** What is in a key may have to be shorter. */
  readonly columnType: (column: Column, isInKey: boolean) => string;
  /** A type that takes these values only, where there is one; elsewhere a check does. */
  readonly enumType?: (values: readonly string[]) => string;
  /** Behind a column that may be empty, where that is said. */
  readonly nullable?: string;
  /** Behind the type of a column that the database numbers. */
  readonly identity: string;
  /** True where that is said behind all else of the column. */
  readonly isIdentityLast?: true;
  /** Behind the type of a column with a usual value; the name is for the constraint, where it is one. */
  readonly usually: (value: string, name: string) => string;
  /** This moment, and this day, as usual values. */
  readonly now: string;
  readonly today: string;
  readonly literal: (value: Literal, column: Pick<Column, 'type'>) => string;
  readonly condition: (check: Exclude<Check, ExactlyOne | Range | Comparison>) => string;
  /** That one of these columns is there and no more, where the database has a word for it. */
  readonly exactlyOne?: (columns: readonly string[]) => string;
  /** What a type does not see to by itself, such as that a number is 0 or 1. */
  readonly typeCondition: (name: string, column: Column) => string | undefined;
  /** Behind a foreign key. */
  readonly onDelete: Readonly<Record<ForeignKey['onDelete'], string>>;
  /** Whether rows follow a key that is changed. */
  readonly followsKeys: boolean;
  /** A function of a column as an index takes it; absent where none does. */
  readonly indexed?: (call: string) => string;
  /** True where rows may be reached by one cascade only, and tables not refer to themselves with one. */
  readonly cascadesOnce: boolean;
  /** True where a unique constraint takes more than one row without a value. */
  readonly uniqueSkipsNull: boolean;
  /** True where foreign keys cannot be added later, and need not be. */
  readonly keysStandInTables?: true;
  /** What ends a table, where it is more than the bracket. */
  readonly tableEnd?: string;
  /** An empty table's foreign key is taken away before the table, where that is needed. */
  readonly dropKey?: (table: string, key: string) => string;
  readonly dropTable: (table: string) => string;
  /** Has the database count on from the highest number that rows gave themselves; absent where it does so by itself. */
  readonly countOn?: (table: string, column: string) => string;
  /** What is written around a statement that gives the number of a numbered column itself. */
  readonly aroundNumbered?: (table: string) => readonly [string, string];
  /** Several rows in one statement: the line behind the columns, and each row; at most so many rows. */
  readonly rows: {
    readonly most: number;
    readonly open: string;
    readonly row: (values: string, isLast: boolean) => string;
  };
}

/** How routines with the branches of flows are written. Answers are in a variable; a state too. */
export interface RoutineForms {
  readonly journal: (writer: Writer) => void;
  /** A routine that takes a state and an event and gives the next state out of this table, or raises. */
  readonly nextState: (writer: Writer, name: string, table: string) => void;
  readonly write: (writer: Writer, routine: RoutineHead, body: () => void) => void;
  /** Where a block must not be empty and is. */
  readonly nothing?: string;
  readonly step: (name: string) => string;
  /** A question as a part of an expression; absent where it cannot stand in one. */
  readonly asking?: (name: string, answers: string) => string;
  /** Puts the answer into the variable; raises unless it is one of the answers, which have commas between them. */
  readonly ask: (name: string, answers: string) => string;
  readonly answer: string;
  readonly state: string;
  readonly assign: (variable: string, value: string) => string;
  readonly ifThen: (condition: string, isFirst: boolean) => readonly string[];
  readonly otherwise: readonly string[];
  readonly endIf: string;
  /** `depth` counts loops from the outermost, for databases whose loops have names. */
  readonly whileLoop: (condition: string, depth: number) => string;
  readonly loop: (depth: number) => readonly string[];
  readonly endLoop: (depth: number) => string;
  readonly leave: (depth: number) => string;
  /** The same under a condition, where the language has one statement for it. */
  readonly leaveWhen?: (condition: string) => string;
  readonly again: (depth: number) => string;
  readonly end: (outcome: string) => readonly string[];
  /** Out of a routine that gives nothing. */
  readonly done: readonly string[];
}

export interface RoutineHead {
  readonly name: string;
  readonly about: readonly string[];
  readonly hasOutcome: boolean;
  /** True where the variable for answers is used. */
  readonly asks: boolean;
  /** The first state of a table of states, as a literal. */
  readonly start?: string;
  readonly fallsOut: boolean;
  /** True where it is left before its end without an outcome. */
  readonly isLeft: boolean;
}

/** What a query is made of whose result goes into a variable. */
export interface TestQuery {
  /** `name (columns) AS (query)`; may refer to itself. */
  readonly above?: string;
  readonly value: string;
  /** All that stands behind FROM. */
  readonly from: string;
}

/** How tests are written: each takes back what it did, says that it is ok, or raises. */
export interface TestForms {
  readonly write: (writer: Writer, name: string, variables: readonly TestVariable[], body: () => void) => void;
  readonly find: (query: TestQuery) => readonly string[];
  /** The values with commas between them, or nothing. */
  readonly findAll: (query: TestQuery & { readonly order: string }) => readonly string[];
  /** Raises unless the text that was found (or the state) is this one; undefined for nothing found. */
  readonly expect: (variable: 'found' | 'state', text: string | undefined) => readonly string[];
  /** Raises unless the database refuses the lines as breaking a rule. */
  readonly refuse: (writer: Writer, lines: readonly string[]) => void;
  readonly isTrue: (column: string) => string;
}

/** How tests call routines. */
export interface CallForms {
  readonly run: string;
  readonly state: string;
  readonly newRun: readonly string[];
  readonly callFlow: (name: string) => string;
  readonly callOperation: (name: string) => string;
  readonly nextState: (name: string, event: string) => string;
}

export type TestVariable = 'run' | 'found' | 'state';
