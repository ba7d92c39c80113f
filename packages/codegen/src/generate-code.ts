import type { DiagramSpec, Family } from '@diagloom/diagram/model';
import { explain } from './explanation/explain.ts';
import { type LanguageId, languages } from './languages/catalog.ts';
import { countTests } from './languages/count-tests.ts';
import type { Language, PrintedFile } from './languages/language.ts';
import { printers } from './languages/printers.ts';
import { manifestFiles } from './manifests/manifest-files.ts';
import { clearly } from './planning/cannot-plan.ts';
import { withClassTables } from './planning/entities/class-tables.ts';
import { planProgram } from './planning/plan-program.ts';
import { awaited } from './planning/read-details.ts';
import { selectComponents } from './planning/select-components.ts';
import { withParentsAsInterfaces } from './planning/uml/classes/parents-as-interfaces.ts';
import { withFreeParents, withoutGivenEnds } from './planning/uml/classes/without-given-ends.ts';
import {
  type CodeStyle,
  type Program,
  withoutOnlyOutcome,
  withoutReferences,
  withoutServiceParents,
} from './program/index.ts';

export interface CodeRequest {
  readonly spec: DiagramSpec;
  readonly family: Family;
  readonly language: LanguageId;
  /** The id of one of the language's frameworks. */
  readonly framework?: string;
  readonly includeComments: boolean;
  readonly codeStyle: CodeStyle;
  /** Ids of the components that code is wanted for, and of all that could be chosen. Absent for all. */
  readonly components?: { readonly selected: readonly string[]; readonly offered: readonly string[] };
  readonly additionalDetails?: string;
  /** Documents that the diagram was drawn from, as the explanation names them. */
  readonly sources?: readonly string[];
  /** Methods that somebody writes, by the names that their open bodies have: the explanation doesn’t say that they are still to be written. */
  readonly written?: readonly string[];
}

export interface GeneratedCode {
  readonly language: LanguageId;
  readonly framework?: string;
  readonly files: readonly PrintedFile[];
  /** Markdown: what was made, how to run it, what became what, what was assumed. */
  readonly explanation: string;
  /** How many tests the files hold. */
  readonly testCount: number;
}

/** Code with its tests and an explanation. Throws `CannotWriteCode`, whose message is for people, where a diagram has nothing to write. */
export const generateCode = (request: CodeRequest): GeneratedCode => {
  const { language, framework } = request;
  const definition: Language | undefined = languages.find(({ id }) => id === language);
  const chosen = definition?.frameworks.find(({ id }) => id === framework);
  const program = planProgram({
    spec: narrowed(request),
    family: request.family,
    style: request.codeStyle,
    additionalDetails: request.additionalDetails ?? '',
    ...(chosen?.answersRequests === true && { isServed: true }),
    ...(definition?.raisesErrors === true && { raisesErrors: true }),
    ...(definition?.keepsVisibility === true && { keepsVisibility: true }),
    ...(definition?.keepsTables === true && { asksNobody: true }),
  });
  return printProgram(program, request);
};

/** The second half of `generateCode`, for whoever has a program already. */
export const printProgram = (
  planned: Program,
  {
    language,
    framework: wished,
    includeComments,
    sources = [],
    written = [],
  }: Pick<CodeRequest, 'language' | 'framework' | 'includeComments' | 'sources' | 'written'>,
): GeneratedCode => {
  const definition: Language | undefined = languages.find(({ id }) => id === language);
  if (definition === undefined)
    throw clearly(
      `Code in ${language} isn’t available. Choose one of: ${languages.map(({ label }) => label).join(', ')}.`,
    );
  if (isOnlyScreens(planned) && definition.showsScreens !== true)
    throw clearly(
      `These screens have no fields and no buttons that lead anywhere, so there is nothing to write in ${definition.label}. Choose React or HTML/CSS, or connect a button to the screen it opens.`,
    );
  const shown = definition.showsScreens === true && planned.screens.length > 0 ? onlyScreens(planned) : planned;
  const kept = definition.keepsTables === true ? withClassTables(shown) : shown;
  const told = definition.keepsOnlyOutcome === true ? kept : withoutOnlyOutcome(kept);
  const ended = definition.givesEnds === true ? told : withoutGivenEnds(told);
  const parted = definition.embedsParents === true ? withFreeParents(withParentsAsInterfaces(ended)) : ended;
  const kinds = definition.extendsServices === true ? parted : withoutServiceParents(parted);
  const known = definition.keepsReferences === true ? kinds : withoutReferences(kinds);
  const whole = definition.canAwait ? withPortsAwaited(known, definition) : withoutWaiting(known);
  const program = withoutIdleInventory(whole, definition);
  const framework = wished ?? definition.usualFramework;
  const options = { includeComments, ...(framework !== undefined && { framework }) };
  const printer = printers[language];
  const manifests = manifestFiles(whole, includeComments);
  const printed = printer.print(program, options);
  const files = [...(manifests.length === 0 ? printed : printed.map(withoutSecrets)), ...manifests];
  const chosen = definition.frameworks.find(({ id }) => id === framework);
  const about = { language: definition, ...(chosen !== undefined && { framework: chosen }) };
  const explanation = explain(program, about, {
    files,
    commands: printer.commands(program, options),
    sources,
    written,
  });
  const readme: PrintedFile = {
    filename: 'README.md',
    content: explanation,
    description: 'What this is and how to run it.',
    role: 'project',
    marks: [],
  };
  return {
    language,
    ...(framework !== undefined && { framework }),
    files: [...files, readme],
    explanation,
    testCount: (printer.countTests ?? countTests)(program, options),
  };
};

/** Passwords that manifests ask for lie in a file that git is not to keep. */
const withoutSecrets = (file: PrintedFile): PrintedFile =>
  file.filename === '.gitignore' ? { ...file, content: `${file.content}.env\n` } : file;

const isOnlyScreens = ({ screens, machines, records, flows }: Program): boolean =>
  screens.length > 0 && machines.length + records.length + flows.length === 0;

/** Where screens themselves are written, nothing asks the classes that stand for them elsewhere. */
const onlyScreens = (program: Program): Program => ({ ...program, enums: [], records: [], machines: [] });

/** The parts of a system whose classes are written are no data of theirs; databases and pages show them. */
const withoutIdleInventory = (program: Program, { keepsTables, showsScreens }: Language): Program =>
  program.services.length === 0 || keepsTables === true || showsScreens === true
    ? program
    : { ...program, inventories: [] };

/** What flows and services have others do is awaited where a language has no other way to wait. */
const withPortsAwaited = (program: Program, { awaitsPorts }: Language): Program =>
  awaitsPorts === true && [...program.flows, ...program.services].some(({ ports }) => ports.length > 0)
    ? { ...program, options: { ...program.options, isAsync: true } }
    : program;

/** Where a language knows no waiting, that wish is told as not applied. */
const withoutWaiting = (program: Program): Program =>
  program.options.isAsync
    ? {
        ...program,
        options: { ...program.options, isAsync: false },
        applied: program.applied.filter((sentence) => sentence !== awaited),
        notApplied: [...program.notApplied, 'async'],
      }
    : program;

const narrowed = ({ spec, components }: CodeRequest): DiagramSpec =>
  components === undefined ? spec : selectComponents(spec, new Set(components.selected), new Set(components.offered));
