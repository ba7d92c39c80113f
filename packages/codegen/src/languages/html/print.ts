import { kebabCase } from '../../printing/cases.ts';
import { toFile } from '../../printing/to-file.ts';
import { createWriter, type Writer } from '../../printing/writer.ts';
import type { Program } from '../../program/index.ts';
import { countTests } from '../count-tests.ts';
import { quote } from '../families/ecmascript/dialect.ts';
import { nodeTest } from '../families/ecmascript/node-test.ts';
import { writeProgram, writeTests } from '../families/ecmascript/write-program.ts';
import { programViews } from '../families/markup/program-views.ts';
import {
  isSwitching,
  isTogether,
  type Screens,
  screenId,
  screenView,
  toScreens,
  unreached,
} from '../families/markup/screen-view.ts';
import { styleSheet } from '../families/markup/style-sheet.ts';
import { type View, view } from '../families/markup/view.ts';
import type { Printer, PrintOptions } from '../language.ts';
import { escapeHtml, writeHtml } from './write-html.ts';

/** A page that needs no build: its markup, its style, and what it does as modules with tests. */
export const htmlPrinter: Printer = {
  print: (program, options) => {
    const name = kebabCase(program.name);
    const dialect = {
      isTyped: false,
      extension: 'js',
      isAsync: program.options.isAsync,
      includeComments: options.includeComments,
      isObserved: program.style === 'production',
    } as const;
    const sections = sectionsOf(program);
    const module = writeProgram(program, dialect);
    const tests = writeTests(program, dialect, pageTest, `../src/${name}.js`);
    writePageTests(tests, sections);
    const manifest = { name, version: '1.0.0', private: true, type: 'module', scripts: { test: 'node --test' } };
    const all = toScreens(program.screens);
    const script = pageScript(all);
    return [
      toFile('index.html', writePage(program, sections, { options, all }), 'The page; open it in a browser.', 'source'),
      toFile('style.css', styleSheet, 'How the page looks, in light and dark.', 'source'),
      ...(script === '' ? [] : [toFile('src/page.js', script, 'What the page does.', 'source')]),
      ...(module.text() === ''
        ? []
        : [toFile(`src/${name}.js`, module, 'What the page is about, as a module.', 'source')]),
      toFile(`test/${name}.test.js`, tests, 'The tests; run them after every change.', 'test'),
      toFile('package.json', `${JSON.stringify(manifest, null, 2)}\n`, 'The package with its command.', 'project'),
    ];
  },
  countTests: (program) => countTests(program) + sectionsOf(program).length,
  commands: () => [
    { command: 'open index.html', purpose: 'opens the page; there is nothing to build' },
    { command: 'node --test', purpose: 'runs the tests' },
  ],
};

const pageTest = {
  ...nodeTest,
  imports: [nodeTest.imports[0] ?? '', "import { readFile } from 'node:fs/promises';", ...nodeTest.imports.slice(1)],
};

interface PageSection {
  readonly id: string;
  readonly view: View;
}

const sectionsOf = (program: Program): readonly PageSection[] =>
  program.screens.length > 0
    ? program.screens.map((screen) => ({
        id: screenId(screen),
        view: screenView(screen, toScreens(program.screens)),
      }))
    : [{ id: 'overview', view: view('main', { id: 'overview' }, programViews(program)) }];

const writePage = (
  { title }: Program,
  sections: readonly PageSection[],
  { options: { includeComments }, all }: { readonly options: PrintOptions; readonly all: Screens },
): Writer => {
  const writer = createWriter({
    indent: '  ',
    ...(includeComments && { comment: (lines) => lines.map((line) => `<!-- ${line.replace(/--/g, '- -')} -->`) }),
  });
  writer.line('<!doctype html>');
  writer.block('<html lang="en">', '</html>', () => {
    writer.block('<head>', '</head>', () => {
      writer.line('<meta charset="utf-8">');
      writer.line('<meta name="viewport" content="width=device-width, initial-scale=1">');
      writer.line(`<title>${escapeHtml(title)}</title>`);
      writer.line('<link rel="stylesheet" href="style.css">');
      if (pageScript(all) !== '') writer.line('<script type="module" src="src/page.js"></script>');
    });
    writer.block('<body>', '</body>', () => {
      writer.line(`<h1>${escapeHtml(title)}</h1>`);
      const [first] = all.screens;
      const apart = unreached(all);
      if (first !== undefined && apart.length > 0)
        writeHtml(
          writer,
          view(
            'nav',
            { 'aria-label': 'Screens' },
            [first, ...apart].map((each) => view('a', { href: `#${screenId(each)}` }, each.title || 'A screen')),
          ),
        );
      const writeSections = (): void => {
        for (const section of sections) writeHtml(writer, section.view);
      };
      if (isTogether(all)) writer.block('<main>', '</main>', writeSections);
      else writeSections();
    });
  });
  return writer;
};

/** Each part of the page is on it with all that it shows. */
const writePageTests = (writer: Writer, sections: readonly PageSection[]): void => {
  writer.gap();
  writer.line("const page = await readFile(new URL('../index.html', import.meta.url), 'utf8');");
  for (const { id, view: shown } of sections) {
    writer.gap();
    writer.block(`test(${quote(`the page shows ${id.replace(/-/g, ' ')}`)}, () => {`, '});', () => {
      writer.line(`assert.ok(page.includes(${quote(`id="${id}"`)}));`);
      for (const text of new Set(textsOf(shown))) writer.line(`assert.ok(page.includes(${quote(escapeHtml(text))}));`);
    });
  }
};

const textsOf = ({ children }: View): readonly string[] =>
  typeof children === 'string' ? (children === '' ? [] : [children]) : children.flatMap(textsOf);

/** What the page does: whatever is pressed is called, and where screens lead to each other, one is shown at a time. */
const pageScript = (all: Screens): string => {
  const hasHandlers = [...all.handlers.values()].some((each) => each.length > 0);
  return [...(hasHandlers ? [callingScript] : []), ...(isSwitching(all) ? [switchingScript] : [])].join('\n');
};

const callingScript = `/** Called with the name of what is pressed and what is on its form; replace what it does. */
function call(name, values) {
  console.info(name, values);
}

document.addEventListener('submit', (event) => {
  event.preventDefault();
  call(event.target.dataset.calls, Object.fromEntries(new FormData(event.target)));
  const opened = event.target.dataset.opens;
  if (opened !== undefined) {
    location.hash = opened;
  }
});
document.addEventListener('click', (event) => {
  const pressed = event.target.closest('button[data-calls]');
  if (pressed !== null) {
    call(pressed.dataset.calls);
  }
});
`;

const switchingScript = `const screens = [...document.querySelectorAll('.screen')];

function show(id) {
  const wanted = screens.some((screen) => screen.id === id) ? id : screens[0]?.id;
  for (const screen of screens) {
    screen.hidden = screen.id !== wanted;
  }
}

document.addEventListener('click', (event) => {
  const opener = event.target.closest('button[data-opens]');
  if (opener !== null) {
    location.hash = opener.dataset.opens;
  }
});
window.addEventListener('hashchange', () => show(location.hash.slice(1)));
show(location.hash.slice(1));
`;
