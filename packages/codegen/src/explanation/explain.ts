import type { Command, Framework, Language, PrintedFile } from '../languages/language.ts';
import {
  type Name,
  type OperationDecl,
  type PassedValue,
  type PortDecl,
  type Program,
  type Step,
  storeOf,
  toldOf,
} from '../program/index.ts';
import { plural } from '../program/plural.ts';
import { planResources, type Resource } from '../serving/plan-resources.ts';
import { uncounted } from './drawn-counts.ts';
import { findSymbols, type SymbolFinder } from './find-symbols.ts';
import { invented, notHeld } from './invented-rules.ts';
import { lackingInTables } from './lacking-in-tables.ts';
import { stillToWrite } from './still-to-write.ts';

interface Explained {
  readonly files: readonly PrintedFile[];
  readonly commands: readonly Command[];
  /** Documents that the diagram was drawn from. */
  readonly sources: readonly string[];
  /** Methods that somebody has written already, by the names that their open bodies have. */
  readonly written: readonly string[];
}

/** What was made, in Markdown: for the explanation on screen and for the project's README. */
export const explain = (
  planned: Program,
  { language, framework }: { readonly language: Language; readonly framework?: Framework },
  { files, commands, sources, written }: Explained,
): string => {
  const program = writtenIn(planned, language);
  return [
    `# ${escapeText(program.title)}`,
    '',
    `A project in ${language.label}${framework === undefined ? '' : ` with ${framework.label}`}, generated from a diagram. ${contents(program, language)}`,
    '',
    '## Run it',
    '',
    ...commands.map(({ command, purpose }) => `- \`${command}\` ${purpose}`),
    ...(language.checkedBy === 'grammar'
      ? ['', `${language.label} is checked against its grammar, but not run, before you get it.`]
      : []),
    ...(framework === undefined || framework.checkedBy === 'tests' ? [] : ['', checked(framework)]),
    ...section('HTTP requests', framework?.answersRequests === true ? requests(program) : []),
    '',
    '## Files',
    '',
    ...files.map(({ filename, description }) => `- \`${filename}\`: ${description}`),
    ...section('From diagram to code', becameWhat(program, language, findSymbols(files))),
    ...section('Still to be written', openOperations(program, written, findSymbols(files))),
    ...section('Sources of the diagram', sources),
    ...section('Assumptions', [
      ...program.assumptions.map(({ text }) => text),
      ...invented(planned, language),
      ...notHeld(planned, language),
      ...lackingInTables(planned, language),
      ...uncounted(planned, language),
      ...rounded(program, language),
    ]),
    ...section('From your details', program.applied),
    ...section(
      'Not applied',
      program.notApplied.map((wish) => `“${wish}” wasn’t understood or doesn’t apply here, so it was ignored.`),
    ),
    '',
  ].join('\n');
};

const rounded = ({ records }: Program, { label, roundsDecimals }: Language): readonly string[] => {
  if (roundsDecimals !== true) return [];
  const decimals = records
    .flatMap(({ fields }) => fields)
    .filter(({ type }) => type.kind === 'scalar' && type.scalar === 'decimal')
    .map(({ name }) => `“${name.words.join(' ')}”`);
  if (decimals.length === 0) return [];
  const named = new Intl.ListFormat('en').format(new Set(decimals));
  return [`${label} has no exact decimal type. If ${named} must not be rounded, store cents or use a decimal library.`];
};

interface Written extends Program {
  readonly tables: readonly Name[];
}

/** What of a program stands in code: databases have tables where others have classes, and nothing to implement. */
const writtenIn = (program: Program, { keepsTables }: Language): Written => {
  if (keepsTables !== true) return { ...program, tables: [] };
  return { ...program, records: [], tables: (program.schema?.tables ?? []).map(({ name }) => name) };
};

/** Methods without a body; no test claims that they have none. */
const openOperations = (program: Program, written: readonly string[], symbolOf: SymbolFinder): readonly string[] =>
  stillToWrite(program, written).map(([record, operation]) => `${symbolOf(operation)} of ${symbolOf(record)}`);

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', `## ${title}`, '', ...lines.map((line) => `- ${escapeText(line)}`)];

const checked = ({ label, checkedBy }: Framework): string =>
  checkedBy === 'stubs'
    ? `The files for ${label} are compiled against stubs before you get them, not against ${label} itself.`
    : `The ${label} files are compiled before you get them, but no requests are sent to them.`;

const requests = (program: Program): readonly string[] => [
  '`GET /health` reports that the app is running',
  ...planResources(program).flatMap(requestsOf),
];

const requestsOf = (resource: Resource): readonly string[] => {
  const { path } = resource;
  switch (resource.kind) {
    case 'flow':
      return [`\`POST ${path}\` runs the flow${resource.flow.outcome === undefined ? '' : ' and returns its outcome'}`];
    case 'operation':
      return [`\`POST ${path}\` runs the operation${givenAndBack(resource.operation)}`];
    case 'collection':
      return [
        `\`GET ${path}\` and \`POST ${path}\` list and add`,
        `\`GET ${path}/{key}\` and \`DELETE ${path}/{key}\` read and remove one`,
      ];
    case 'machine':
      return [`\`GET ${path}\` returns the state`, `\`POST ${path}/events\` changes it`];
    case 'inventory':
      return [`\`GET ${path}\` lists all parts, \`GET ${path}/{key}\` returns one`];
  }
};

/** What is sent to an operation, and what comes back. */
const givenAndBack = ({ parameters, result }: OperationDecl): string => {
  const said = ({ name }: PassedValue): string => name.words.join(' ');
  const given = parameters.length === 0 ? '' : ` with ${listed(parameters.map(said))}`;
  return `${given}${result === undefined ? '' : ' and returns its result'}`;
};

const escapeText = (text: string): string =>
  text.replace(/[<>&]/g, (sign) => ({ '<': '&lt;', '>': '&gt;', '&': '&amp;' })[sign] ?? sign);

const contents = (program: Written, { keepsTables, interfaceWord = 'interface' }: Language): string => {
  // A class of the program implements these.
  const offered = new Set(program.services.flatMap(({ offers }) => offers ?? []));
  const parts = [
    counted(program.flows.length, 'function that runs the flow', 'functions that run its flows'),
    counted(
      keepsTables === true ? 0 : program.ports.filter((port) => !offered.has(port)).length,
      `${interfaceWord} for you to implement`,
      `${interfaceWord}s for you to implement`,
    ),
    counted(program.services.length, 'service', 'services'),
    counted(program.machines.length, 'state machine', 'state machines'),
    counted(program.records.filter(({ kind }) => kind !== 'interface').length, 'class', 'classes'),
    counted(
      program.records.filter(({ kind }) => kind === 'interface').length,
      `${interfaceWord} of the drawing`,
      `${interfaceWord}s of the drawing`,
    ),
    counted(program.records.filter((record) => storeOf(record) !== undefined).length, 'store', 'stores'),
    ...program.inventories.map(({ word }) => counted(1, `${word} that you can query`, '')),
    counted(program.tables.length, 'table', 'tables'),
    counted(program.screens.length, 'screen', 'screens'),
  ].filter((part) => part !== '');
  return parts.length === 0 ? '' : `It contains ${listed(parts)}.`;
};

/** `; it returns accepted or rejected`. */
const comesTo = ({ answer, comesTo: isDeed }: Step): string =>
  isDeed === true && typeof answer === 'object'
    ? `; it returns ${new Intl.ListFormat('en', { type: 'disjunction' }).format(answer.members.map(({ label, words }) => `“${label || words.join(' ')}”`))}`
    : '';

const listedLabels = (labels: readonly string[]): string =>
  listed(labels.filter((label) => label !== '').map((label) => `“${label}”`));

const counted = (count: number, one: string, many: string): string =>
  count === 0 ? '' : count === 1 ? `one ${one}` : `${count} ${many}`;

const listed = (parts: readonly string[]): string =>
  parts.length <= 1 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** One line per part of the diagram that has a name in the code. */
const becameWhat = (
  program: Written,
  { interfaceWord = 'interface', keepsTables }: Language,
  symbolOf: SymbolFinder,
): readonly string[] => {
  const line = (name: Name, what: string): string =>
    `“${name.label || name.words.join(' ')}” became ${what} ${symbolOf(name)}`;
  const of = ({ name, handle }: PortDecl): string =>
    keepsTables === true ? '' : ` of the ${interfaceWord} ${symbolOf(name, handle)}`;
  return [
    ...program.ports.flatMap((port) =>
      port.methods.map((step) => {
        const isAsked = step.answer !== undefined && step.decides === undefined && step.comesTo === undefined;
        const what = isAsked ? 'the question' : 'the step';
        const decided = step.decides === undefined ? comesTo(step) : `; it ${toldOf(step.decides)}`;
        if (step.drawnAs?.length === 0) return `Added: ${what} ${symbolOf(step.name)}${of(port)}`;
        if (step.drawnAs !== undefined)
          return `${listedLabels(step.drawnAs)} became ${what} ${symbolOf(step.name)}${of(port)}`;
        return step.name.label === ''
          ? `A line to “${port.name.label}” became ${what} ${symbolOf(step.name)}${of(port)}`
          : `${line(step.name, what)}${of(port)}${decided}`;
      }),
    ),
    ...program.flows.flatMap(({ outcome }) => (outcome?.members ?? []).map((member) => line(member, 'the outcome'))),
    ...program.services.map(({ name }) => line(name, 'the service')),
    ...program.machines.flatMap(({ states }) => states.members.map((state) => line(state, 'the state'))),
    ...program.records.map(({ name, kind }) => line(name, `the ${kind === 'interface' ? interfaceWord : 'class'}`)),
    ...program.inventories.map(
      ({ name, items, item, word }) =>
        `${items.length} ${items.length === 1 ? item.label : plural(item.label.split(' ')).join(' ')} became the ${word} ${symbolOf(name)}`,
    ),
    ...program.tables.map((name) => line(name, 'the table')),
    ...program.screens.map(({ name }) => line(name, 'the screen')),
  ];
};
