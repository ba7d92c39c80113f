import { extname } from 'node:path';
import { parseArgs } from 'node:util';
import { themes } from '@diagloom/diagram/themes';
import { createLayoutRunner, generateDiagram, varyDiagram } from '@diagloom/studio';
import { askFolder, sourceLines } from '../ask-folder.ts';
import type { Command } from '../command.ts';
import { UsageError } from '../command.ts';
import { defaultType, findType, typeNames } from '../find-type.ts';
import { chooseFormat } from '../formats/choose-format.ts';
import { formatLines } from '../formats/index.ts';
import { readTextArgument } from '../read-text-argument.ts';
import { readTheme, themeNames } from '../read-theme.ts';
import { sayNotUnderstood } from '../say-not-understood.ts';

const options = {
  type: { type: 'string', short: 't' },
  out: { type: 'string', short: 'o' },
  format: { type: 'string', short: 'f' },
  theme: { type: 'string' },
  variants: { type: 'boolean' },
  knowledge: { type: 'string', short: 'k' },
} as const;

export const generate: Command = {
  name: 'generate',
  summary: 'draws a description as .drawio, .svg, .png, .pdf, .json, .txt or .md',
  help: `Draws a description.

Usage: npm run -s diagloom -- generate "text" --out <file> [--type <type>] [--format <format>] [--theme <theme>]

  -o, --out     the file to write; - is standard output
  -t, --type    ${typeNames()} or an alias; ${defaultType} by default, or what the documents look like
  -f, --format  the output format, if the file extension doesn’t tell:
${formatLines()}
      --theme   ${themeNames()}; ${themes[0].id} by default
      --variants  other layouts, too: up to four files beside the first, named after them
  -k, --knowledge  a folder of documents (PDF, Word, Excel, Markdown, HTML, CSV, text) to draw from; the sources are listed

Example: npm run -s diagloom -- generate "Check stock. If in stock, ship, otherwise cancel the order." --out order.drawio
`,
  run: async (args, terminal) => {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const prompt = readTextArgument(positionals);
    if (values.out === undefined)
      throw new UsageError('Say where to write: --out diagram.drawio, or --out - with --format.');
    if (values.variants === true && values.out === '-') {
      throw new UsageError('--variants writes several files: give --out a name, such as order.svg.');
    }
    const format = chooseFormat(values.out, values.format);
    const theme = values.theme === undefined ? {} : { theme: readTheme(values.theme) };
    const layout = createLayoutRunner();
    try {
      const passages = values.knowledge === undefined ? undefined : await askFolder(values.knowledge, prompt, terminal);
      const asked = passages === undefined ? {} : { passages };
      // What documents say decides what it is drawn as, unless somebody does.
      const type = values.type === undefined && passages !== undefined ? 'auto' : findType(values.type ?? defaultType);
      const result = await generateDiagram({ prompt, type, ...theme, ...asked }, { layout });
      if (!result.ok) {
        sayNotUnderstood(result, terminal);
        return 1;
      }
      for (const { message } of result.warnings) terminal.say(message);
      for (const line of sourceLines(result.citations, passages ?? [])) terminal.say(line);
      await terminal.write(
        values.out,
        await format.write({ xml: result.xml, title: result.spec.title, spec: () => result.spec }, terminal.say),
      );
      for (const variant of values.variants === true ? await varyDiagram({ xml: result.xml }, { layout }) : []) {
        const file = variantFile(values.out, variant.id);
        const { spec } = result;
        await terminal.write(
          file,
          await format.write({ xml: variant.xml, title: spec.title, spec: () => spec }, terminal.say),
        );
        terminal.say(`${variant.label}: ${file}`);
      }
      return 0;
    } finally {
      await layout.close();
    }
  },
};

/** `order.svg` becomes `order.grid-down.svg`. */
const variantFile = (out: string, variant: string): string => {
  const ending = extname(out);
  return `${out.slice(0, out.length - ending.length)}.${variant}${ending}`;
};
