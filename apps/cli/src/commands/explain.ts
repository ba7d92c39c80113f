import { parseArgs } from 'node:util';
import { writeNotation } from '@diagloom/diagram/model';
import { explainParts, type PartExplanation } from '@diagloom/language';
import { understandPrompt } from '@diagloom/studio';
import { diagramTypeOf } from '@diagloom/types';
import type { Command } from '../command.ts';
import { defaultType, findType, typeNames } from '../find-type.ts';
import { readTextArgument } from '../read-text-argument.ts';
import { sayNotUnderstood } from '../say-not-understood.ts';

const options = {
  type: { type: 'string', short: 't', default: defaultType },
  prompt: { type: 'string', short: 'p' },
} as const;

export const explain: Command = {
  name: 'explain',
  summary: 'shows how a description is understood: the rule and the words of each part, and what was left out',
  help: `Shows how a description is understood: what each stage saw, the diagram in notation, of each part the rule that
made it, its words and how sure that is, and what was left out.

Usage: npm run -s diagloom -- explain --prompt "text" [--type <type>]

  -p, --prompt  the description; it may also stand alone, in quotes
  -t, --type  ${typeNames()} or an alias; ${defaultType} by default
`,
  run: async (args, terminal) => {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const text = readTextArgument(values.prompt === undefined ? positionals : [values.prompt, ...positionals]);
    const typeId = findType(values.type);
    const type = diagramTypeOf(typeId);
    const result = await understandPrompt(text, typeId);
    if (!result.ok) {
      sayNotUnderstood(result, terminal);
      return 1;
    }
    const { spec, coverage, marks, warnings, trace } = result;
    for (const { stage, lines } of trace) terminal.print(section(stage, lines));
    terminal.print(section('notation', writeNotation(spec).trimEnd().split('\n')));
    terminal.print(section('parts', explainParts(text, result, type.family).map(tellPart)));
    terminal.print(section('coverage', [`likely to be right: ${Math.round(coverage * 100)}%`]));
    terminal.print(
      section('marked', orNothing(marks.map(({ start, end, why }) => `${why}: ${text.slice(start, end)}`))),
    );
    terminal.print(section('left out', orNothing(warnings.map(({ message }) => message))));
    terminal.print(section('findings', orNothing(type.findProblems(spec).map(({ message }) => message))));
    return 0;
  },
};

const tellPart = ({ part, label, rule, words, confidence, doubts }: PartExplanation): string => {
  const said = words === '' ? 'no words' : `"${words.replace(/\s+/g, ' ')}"`;
  const odd = doubts.length === 0 ? '' : ` | ${doubts.join(', ')}`;
  return `${part} "${label}" | ${rule} | ${said} | ${confidence.toFixed(2)}${odd}`;
};

const section = (title: string, lines: readonly string[]): string =>
  `${title}\n${lines.map((line) => `  ${line}\n`).join('')}`;

const orNothing = (lines: readonly string[]): readonly string[] => (lines.length === 0 ? ['nothing'] : lines);
