import { diagramTypeCatalog } from '@diagloom/types';
import { describe, expect, test } from 'vitest';
import { commands } from './commands/index.ts';
import { runCommandLine } from './run-command-line.ts';
import { recordTerminal } from './testing/record-terminal.ts';

const order = 'Check stock. If in stock, pack and ship, otherwise cancel the order.';

describe('runCommandLine', () => {
  test.each([
    ['no description', ['generate', '--out', 'a.svg'], 'Give the description'],
    ['two descriptions', ['generate', 'a', 'b', '--out', 'a.svg'], 'put it in quotes'],
    ['no file', ['generate', order], 'Say where to write'],
    [
      'an ending that says nothing',
      ['generate', order, '--out', 'a.gif'],
      '.drawio, .svg, .png, .pdf, .mmd, .dot, .puml, .txt, .json',
    ],
    ['standard output without a format', ['generate', order, '--out', '-'], '--format drawio|svg'],
    ['an unknown format', ['generate', order, '--out', '-', '--format', 'gif'], 'There’s no format "gif"'],
    ['an unknown type', ['generate', order, '--type', 'pie', '--out', 'a.svg'], 'There’s no diagram type "pie"'],
    ['an unknown option', ['generate', order, '--colour', '--out', 'a.svg'], '--colour'],
    ['a file without its partner', ['predict', '--in', 'a.jsonl'], 'Give both --in and --out.'],
  ])('answers %s with how to call it and status 2', async (_, args, message) => {
    const terminal = recordTerminal();
    expect(await runCommandLine(args, terminal)).toBe(2);
    expect(terminal.printed()).toBe('');
    expect(terminal.said()).toContain(message);
    expect(terminal.said()).toContain(`diagloom ${args[0]} --help`);
  });

  test('every command explains itself, and the overview names them all', async () => {
    const overview = recordTerminal();
    expect(await runCommandLine(['--help'], overview)).toBe(0);
    for (const { name, summary } of commands) {
      expect(overview.printed()).toContain(summary);
      const help = recordTerminal();
      expect(await runCommandLine([name, '--help'], help)).toBe(0);
      expect(help.printed()).toContain(`Usage: npm run -s diagloom -- ${name}`);
    }
  });

  test('types lists every type of the catalogue', async () => {
    const terminal = recordTerminal();
    expect(await runCommandLine(['types', '--json'], terminal)).toBe(0);
    expect(JSON.parse(terminal.printed())).toEqual(diagramTypeCatalog);
  });

  test('explain shows what was understood and what was left out', async () => {
    const terminal = recordTerminal();
    expect(await runCommandLine(['explain', order], terminal)).toBe(0);
    for (const part of ['notation', 'Check stock', 'coverage', 'marked', 'left out', 'findings']) {
      expect(terminal.printed()).toContain(part);
    }
  });

  test('explain names the rule and the words of each part', async () => {
    const terminal = recordTerminal();
    expect(await runCommandLine(['explain', '--prompt', order], terminal)).toBe(0);
    expect(terminal.printed()).toMatch(
      /node "In stock\?" \| process, sentences: clause with "if" \[if\].* \| "in stock" \| 0\.\d\d/i,
    );
    expect(terminal.printed()).toContain('node "End" | process, sentences: put in to make it whole | no words');
  });
});
