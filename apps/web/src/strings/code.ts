import type { CodeComponent, codeStyles } from '@diagloom/contract';

/** Words of code generation, in the workspace and on its page. */
export const codeStrings = {
  title: 'Code generation',
  panelText: 'Generate source code and tests from this diagram.',
  openPage: 'Open full page',
  noDiagram: 'No Diagram Selected',
  noDiagramText: 'Open a diagram in the workspace and choose Code there.',
  backHome: 'Back to Home',
  backToDiagram: 'Back to the diagram',
  untitled: 'Untitled Diagram',
  loading: 'Loading the diagram',
  notLoaded: 'Couldn’t load the diagram',
  networkFailed: 'Check your connection and try again.',

  components: 'Components',
  chosen: (count: number, all: number) => `${count} of ${all} selected`,
  all: 'Select all',
  none: 'Select none',
  componentsLoading: 'Reading the components',
  componentsFailed: 'Couldn’t read the components',
  noComponents: 'No part of this page has a name. Label its shapes in the workspace, then come back.',

  configuration: 'Configuration',
  language: 'Language',
  chooseLanguage: 'Select a language',
  framework: 'Framework',
  noFramework: 'None',
  style: 'Code style',
  bodies: 'Methods the diagram only names',
  leftOpen: 'Leave for me to write',
  bodiesText:
    'Methods the model writes are marked. Any that don’t parse or don’t keep their signature are left for you to write. The code hasn’t been run.',
  bodiesWritten: (count: number) =>
    count === 0
      ? 'The model didn’t write any methods.'
      : `${count} ${count === 1 ? 'method was' : 'methods were'} written by a model. Read the code before you use it.`,
  comments: 'Include comments',
  checkedByGrammar: (language: string) =>
    `We check ${language} code against its grammar, but don’t run it on a database server.`,
  languagesFailed: 'Couldn’t load the languages',

  details: 'Additional details',
  detailsOptional: 'Optional',
  detailsPlaceholder: 'For example: call it order-desk, async, soft delete.',
  detailsHelp:
    'Set a name, a package or a table prefix, or ask for async, soft delete or timestamps. The Explanation tab lists what was applied.',

  generate: 'Generate code',
  generating: 'Writing the code',
  generatingText: 'Planning the program, then writing its files and tests.',
  stop: 'Stop',
  languageRequired: 'Language Required',
  componentsRequired: 'Components Required',
  failed: 'Code Generation Failed',
  failedText: 'Failed to generate code',

  results: 'Results',
  empty: 'Your code appears here',
  emptyText: 'Choose a language and press Generate code. You get files that build, tests that run, and an explanation.',
  outdated: (version: number, now: number) =>
    `This code was made from version ${version}; the diagram is now at version ${now}. Generate again to update it.`,
  files: 'Generated Files',
  tests: 'Unit Tests',
  explanation: 'Explanation',
  summary: (files: number, tests: number) =>
    `${files} ${files === 1 ? 'file' : 'files'}, ${tests} ${tests === 1 ? 'test' : 'tests'}`,
  testCount: (count: number) => (count === 1 ? '1 test' : `${count} tests`),
  noTests: 'No tests: this diagram has nothing to run.',
  tree: 'Project files',
  content: (filename: string) => `Content of ${filename}`,
  copy: 'Copy',
  download: 'Download',
  downloadFile: (filename: string) => `Download ${filename}`,
  zip: 'Download all',
  zipTitle: 'Download all files as a .zip',
  showShape: (line: number) => `Line ${line}: show its part of the diagram`,
  showCode: (name: string) => `Show the code for ${name}`,

  picture: 'Diagram',
  largePicture: 'Full size',
  wholePicture: 'Fit to screen',
  pictureText: 'Click a shape to see its code, or an underlined line number to see its shape.',
  pictureLabel: (title: string) => `${title}: click a shape to see its code`,
  pictureFailed: 'Couldn’t draw the diagram',
  noCodeOfShape: 'No code was written for this shape.',

  compare: 'What changed',
  noComparison: 'Don’t compare',
  sinceVersion: (version: number) => `Since version ${version}`,
  comparing: (version: number) => `Writing the code for version ${version}`,
  nothingChanged: (version: number) => `The code for version ${version} is the same.`,
  changedFiles: (count: number, version: number) =>
    `${count} ${count === 1 ? 'file' : 'files'} changed since version ${version}.`,
  states: { added: 'new', removed: 'removed', changed: 'changed' },
  added: 'Added line',
  removed: 'Removed line',
} as const;

export const styleNames: Readonly<Record<(typeof codeStyles)[number], string>> = {
  minimal: 'Minimal',
  detailed: 'Detailed',
  production: 'Production',
};

/** How far a framework's files are checked, where no test runs on the framework itself. */
export const frameworkChecks: Readonly<Record<'compiler' | 'stubs', (framework: string) => string>> = {
  compiler: (framework) => `We compile the files for ${framework}, but don’t send them any requests.`,
  stubs: (framework) => `The files for ${framework} are compiled against stubs, not against ${framework} itself.`,
};

export const componentTypeNames: Readonly<Record<CodeComponent['type'], string>> = {
  process: 'Process',
  decision: 'Decision',
  data: 'Data',
  connector: 'Connector',
  start_end: 'Start or end',
};
