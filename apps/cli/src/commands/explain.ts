import { parseArgs } from 'node:util';
import { writeNotation } from '@diagloom/diagram/model';
import { understandPrompt } from '@diagloom/studio';
import { diagramTypeOf } from '@diagloom/types';
import type { Command } from '../command.ts';
import { defaultType, findType, typeNames } from '../find-type.ts';
import { readTextArgument } from '../read-text-argument.ts';
import { sayNotUnderstood } from '../say-not-understood.ts';

const options = { type: { type: 'string', short: 't', default: defaultType } } as const;

export const explain: Command = {
  name: 'explain',
  summary: 'shows what each stage of the engine saw in a description',
  help: `Shows how a description is understood: what each stage saw, the diagram in notation, what was left out.

Usage: npm run -s diagloom -- explain "text" [--type <type>]

  -t, --type  ${typeNames()} or an alias; ${defaultType} where absent
`,
  run: async (args, terminal) => {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const text = readTextArgument(positionals);
    const typeId = findType(values.type);
    const type = diagramTypeOf(typeId);
    const result = await understandPrompt(text, typeId);
    if (!result.ok) {
      sayNotUnderstood(result, terminal);
      return 1;
    }
    const { spec, coverage, warnings, trace } = result;
    for (const { stage, lines } of trace) terminal.print(section(stage, lines));
    terminal.print(section('notation', writeNotation(spec).trimEnd().split('\n')));
    terminal.print(section('coverage', [`${Math.round(coverage * 100)} % of the words that matter`]));
    terminal.print(section('left out', orNothing(warnings.map(({ message }) => message))));
    terminal.print(section('findings', orNothing(type.findProblems(spec).map(({ message }) => message))));
    return 0;
  },
};

const section = (title: string, lines: readonly string[]): string =>
  `${title}\n${lines.map((line) => `  ${line}\n`).join('')}`;

const orNothing = (lines: readonly string[]): readonly string[] => (lines.length === 0 ? ['nothing'] : lines);
