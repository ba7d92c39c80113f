import { parseArgs } from 'node:util';
import { themes } from '@diagloom/diagram/themes';
import { createLayoutRunner, generateDiagram } from '@diagloom/studio';
import type { Command } from '../command.ts';
import { UsageError } from '../command.ts';
import { defaultType, findType, typeNames } from '../find-type.ts';
import { chooseFormat } from '../formats/choose-format.ts';
import { formatLines } from '../formats/index.ts';
import { readTextArgument } from '../read-text-argument.ts';
import { readTheme, themeNames } from '../read-theme.ts';
import { sayNotUnderstood } from '../say-not-understood.ts';

const options = {
  type: { type: 'string', short: 't', default: defaultType },
  out: { type: 'string', short: 'o' },
  format: { type: 'string', short: 'f' },
  theme: { type: 'string' },
} as const;

export const generate: Command = {
  name: 'generate',
  summary: 'draws a description as .drawio, .svg, .png, .pdf, .json or .txt',
  help: `Draws a description.

Usage: npm run -s diagloom -- generate "text" --out <file> [--type <type>] [--format <format>] [--theme <theme>]

  -o, --out     the file to write; - is standard output
  -t, --type    ${typeNames()} or an alias; ${defaultType} where absent
  -f, --format  what to write, where the file's ending does not say it:
${formatLines()}
      --theme   ${themeNames()}; ${themes[0].id} where absent

Example: npm run -s diagloom -- generate "Check stock. If in stock, ship, otherwise cancel the order." --out order.drawio
`,
  run: async (args, terminal) => {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const prompt = readTextArgument(positionals);
    if (values.out === undefined)
      throw new UsageError('Say where to write: --out diagram.drawio, or --out - with --format.');
    const format = chooseFormat(values.out, values.format);
    const theme = values.theme === undefined ? {} : { theme: readTheme(values.theme) };
    const layout = createLayoutRunner();
    try {
      const result = await generateDiagram({ prompt, type: findType(values.type), ...theme }, { layout });
      if (!result.ok) {
        sayNotUnderstood(result, terminal);
        return 1;
      }
      for (const { message } of result.warnings) terminal.say(message);
      await terminal.write(
        values.out,
        await format.write({ xml: result.xml, title: result.spec.title, spec: () => result.spec }),
      );
      return 0;
    } finally {
      await layout.close();
    }
  },
};
