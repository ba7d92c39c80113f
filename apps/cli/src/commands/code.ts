import { join, parse } from 'node:path';
import { parseArgs } from 'node:util';
import { codeStyles, type Language, type LanguageId, languages } from '@diagloom/codegen/languages';
import { type CodeWishes, codeOf, createLayoutRunner, openDiagram } from '@diagloom/studio';
import { diagramTypeOf, listComponents } from '@diagloom/types';
import type { Command } from '../command.ts';
import { UsageError } from '../command.ts';
import { findType, typeNames } from '../find-type.ts';
import { readPage } from '../read-page.ts';

const options = {
  in: { type: 'string', short: 'i' },
  out: { type: 'string', short: 'o' },
  language: { type: 'string', short: 'l' },
  framework: { type: 'string', short: 'f' },
  style: { type: 'string', short: 's' },
  'no-comments': { type: 'boolean' },
  details: { type: 'string', short: 'd' },
  component: { type: 'string', short: 'c', multiple: true },
  type: { type: 'string', short: 't' },
  page: { type: 'string', short: 'p' },
} as const;

const offered: readonly Language[] = languages;

const languageLines = (): string =>
  offered
    .map(({ id, label, frameworks }) => {
      const names = frameworks.map((framework) => framework.id).join(', ');
      return `  ${id.padEnd(12)} ${label}${names === '' ? '' : `; frameworks: ${names}`}`;
    })
    .join('\n');

export const code: Command = {
  name: 'code',
  summary: 'writes source code with tests from a diagram',
  help: `Writes source code with tests from a diagram: a project in a folder of its own that builds as it is.

Usage: npm run -s diagloom -- code --in <file> --language <language> --out <folder> [options]

  -i, --in           .drawio, .xml, or a .png or .svg with a diagram inside, or .txt with notation; - is standard input
  -o, --out          the project folder; it’s created if it doesn’t exist, and files with the same name are replaced
  -l, --language     what to write, see below
  -f, --framework    one of the language's frameworks
  -s, --style        ${codeStyles.join(', ')}; detailed by default
      --no-comments  the same code without comments
  -d, --details      what is wanted beside the diagram, such as "call it parcel-desk, async"
  -c, --component    a component by its name or id, as the command components lists them; may be given several times;
                     all of them by default
  -t, --type         how to read the page: ${typeNames()} or an alias; guessed by default
  -p, --page         the page, starting at 1; the first by default

Languages:
${languageLines()}

Example: npm run -s diagloom -- code --in order.drawio --language typescript --out order
`,
  run: async (args, terminal) => {
    const { values } = parseArgs({ args: [...args], options });
    if (values.in === undefined || values.out === undefined) {
      throw new UsageError('Say what to read and where to write: --in order.drawio --out order.');
    }
    if (values.out === '-') throw new UsageError('Code is several files: name a folder, such as --out order.');
    const language = findLanguage(values.language);
    const wishes: CodeWishes = {
      language,
      includeComments: values['no-comments'] !== true,
      codeStyle: findStyle(values.style),
      ...(values.framework !== undefined && { framework: findFramework(language, values.framework) }),
      ...(values.details !== undefined && { additionalDetails: values.details }),
    };
    const page = {
      ...(values.type !== undefined && { type: findType(values.type) }),
      ...(values.page !== undefined && { page: readPage(values.page) }),
    };
    const layout = createLayoutRunner();
    try {
      const opened = await openDiagram(await terminal.readBytes(values.in), page, { layout });
      if (!opened.ok) {
        terminal.say(opened.message);
        return 1;
      }
      for (const warning of opened.warnings) terminal.say(warning);
      const spec = opened.spec();
      const result = codeOf(
        { ...spec, title: titleOf(spec.title || opened.title, values.in) },
        diagramTypeOf(opened.type),
        {
          ...wishes,
          ...(values.component !== undefined && { selectedComponents: findComponents(spec, values.component) }),
        },
      );
      if (!result.ok) {
        terminal.say(result.message);
        return 1;
      }
      const { out } = values;
      await terminal.writeAll(out, result.code.files);
      terminal.print(`${result.code.files.map(({ filename }) => join(out, filename)).join('\n')}\n`);
      return 0;
    } finally {
      await layout.close();
    }
  },
};

/** draw.io numbers pages that nobody named; what is in such a page is called as its file. */
const titleOf = (page: string, file: string): string =>
  /^Page-\d+$/.test(page) && file !== '-' ? parse(file).name : page;

const findLanguage = (word: string | undefined): LanguageId => {
  const names = languages.map(({ id }) => id).join(', ');
  if (word === undefined) throw new UsageError(`Say which language: --language with one of ${names}.`);
  const found = languages.find(({ id, label }) => [id, label.toLowerCase()].includes(word.toLowerCase()));
  if (found === undefined) throw new UsageError(`Code in "${word}" isn’t available. Languages: ${names}.`);
  return found.id;
};

const findFramework = (language: LanguageId, word: string): string => {
  const { label, frameworks } = offered.find(({ id }) => id === language) ?? { label: language, frameworks: [] };
  const found = frameworks.find(({ id }) => id === word.toLowerCase());
  if (found !== undefined) return found.id;
  const names = frameworks.map(({ id }) => id).join(', ');
  throw new UsageError(
    names === ''
      ? `${label} code doesn’t use a framework: leave --framework out.`
      : `"${word}" isn’t a framework for ${label}. Frameworks: ${names}.`,
  );
};

const findStyle = (word: string | undefined): CodeWishes['codeStyle'] => {
  const style = codeStyles.find((each) => each === (word ?? 'detailed'));
  if (style === undefined) throw new UsageError(`--style takes ${codeStyles.join(', ')}, not "${word}".`);
  return style;
};

const findComponents = (spec: Parameters<typeof listComponents>[0], words: readonly string[]): readonly string[] => {
  const components = listComponents(spec);
  return words.map((word) => {
    const found = components.find(({ id, name }) => id === word || name.toLowerCase() === word.toLowerCase());
    if (found !== undefined) return found.id;
    throw new UsageError(
      `The diagram has no component "${word}". Components: ${components.map(({ name }) => name).join(', ')}.`,
    );
  });
};
