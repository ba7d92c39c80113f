import { linesOf, type TextLine } from '../../draft/lines.ts';

/** A statement of an activity diagram with its words taken apart. Texts are as they stand there; absent ones were not said. */
export type Statement =
  | { readonly kind: 'start' | 'stop' | 'detach' | 'endif' | 'endswitch' | 'repeat' | 'break' | 'merge' | 'close' }
  | { readonly kind: 'step' | 'backward' | 'connector'; readonly text: string; readonly sign?: string }
  | { readonly kind: 'if' | 'elseif' | 'while'; readonly text: string; readonly yes?: string; readonly before?: string }
  | { readonly kind: 'switch' | 'case' | 'else' | 'endwhile' | 'arrow' | 'title'; readonly text: string }
  | { readonly kind: 'until'; readonly text: string; readonly yes?: string; readonly no?: string }
  | { readonly kind: 'fork' | 'again'; readonly isBar: boolean }
  | { readonly kind: 'lane'; readonly key: string; readonly text: string }
  | { readonly kind: 'group'; readonly text: string }
  | { readonly kind: 'note'; readonly text?: string };

export interface ActivityLine extends TextLine {
  /** Undefined where the line is none of an activity diagram. */
  readonly statement: Statement | undefined;
  /** What of its look is told, for people. */
  readonly look?: string;
}

/** The statements of a text in order; a step or a note over several lines is one. */
export const activityLinesOf = (body: string): readonly ActivityLine[] => {
  const lines: ActivityLine[] = [];
  let open: { readonly line: TextLine; readonly end: RegExp; readonly parts: string[] } | undefined;
  for (const line of linesOf(body)) {
    if (open !== undefined) {
      const { end, parts } = open;
      parts.push(line.text);
      if (!end.test(line.text)) continue;
      lines.push(activityLine({ ...open.line, text: parts.join('\n') }));
      open = undefined;
    } else if (opensStep.test(line.text) && !endsStep.test(line.text))
      open = { line, end: endsStep, parts: [line.text] };
    else if (opensNote.test(line.text)) open = { line, end: /^end ?note$/, parts: [line.text] };
    else lines.push(activityLine(line));
  }
  if (open !== undefined) lines.push(activityLine(open.line));
  return lines;
};

const opensStep = /^(?:#\S+?:|:|backward\s*:)/;
const endsStep = /[;|<>/\\\]}](?:\s*<<[^>]*>>)?$/;
const opensNote = /^(?:floating )?note (?:left|right)(?:\s+#\w+)?$/;

const activityLine = (line: TextLine): ActivityLine => {
  const colour = /^(#[^\s:|]+)(?=[:\s])|^-\[#[^\]]*\]->|^\|#\w+\||\s#\w+(?=\s*\{$)/.exec(line.text);
  const text = line.text.replace(/^#[^\s:|]+\s*(?=:|if\b|while\b)/, '').replace(/^-\[[^\]]*\]->/, '->');
  const statement = statementOf(text);
  return { ...line, statement, ...(colour === null ? {} : { look: 'Colors' }) };
};

const statementOf = (text: string): Statement | undefined => {
  for (const [pattern, make] of forms) {
    const found = pattern.exec(text);
    if (found !== null) return make(found.slice(1).map((part: string | undefined) => part?.trim()));
  }
  return undefined;
};

type Parts = readonly (string | undefined)[];

/** What is left out where it was not said. */
const said = <Name extends string>(name: Name, text: string | undefined): { readonly [Key in Name]?: string } =>
  (text === undefined ? {} : { [name]: text }) as { readonly [Key in Name]?: string };

const question = String.raw`\((.*?)\)`;

/** Each form of a line, its own words first. */
const forms: readonly (readonly [RegExp, (parts: Parts) => Statement])[] = [
  [/^start$/, () => ({ kind: 'start' })],
  [/^(?:stop|end)$/, () => ({ kind: 'stop' })],
  [/^(?:kill|detach)$/, () => ({ kind: 'detach' })],
  [/^:([\s\S]*?)([;|<>/\\\]}])(?:\s*<<[^>]*>>)?$/, ([text = '', sign = '']) => ({ kind: 'step', text, sign })],
  [/^backward\s*:([\s\S]*?)[;|<>/\\\]}]$/, ([text = '']) => ({ kind: 'backward', text })],
  [/^\(([^()]{1,3})\)$/, ([text = '']) => ({ kind: 'connector', text })],
  [
    new RegExp(`^if\\s*${question}\\s*(?:(?:is|equals)\\s*${question}\\s*)?(?:then\\b\\s*(?:${question})?)?$`),
    ([text = '', is, then]) => ({ kind: 'if', text, ...said('yes', is ?? then) }),
  ],
  [
    new RegExp(
      `^(?:${question}\\s*)?else\\s*if\\s*${question}\\s*(?:(?:is|equals)\\s*${question}\\s*)?(?:then\\b\\s*(?:${question})?)?$`,
    ),
    ([before, text = '', is, then]) => ({
      kind: 'elseif',
      text,
      ...said('yes', is ?? then),
      ...said('before', before),
    }),
  ],
  [/^else(?:\s*\((.*)\))?$/, ([text = '']) => ({ kind: 'else', text })],
  [/^end\s?if$/, () => ({ kind: 'endif' })],
  [/^switch\s*\((.*)\)$/, ([text = '']) => ({ kind: 'switch', text })],
  [/^case\s*\((.*)\)$/, ([text = '']) => ({ kind: 'case', text })],
  [/^end\s?switch$/, () => ({ kind: 'endswitch' })],
  [
    new RegExp(`^while\\s*${question}\\s*(?:(?:is|equals)\\s*${question})?$`),
    ([text = '', yes]) => ({ kind: 'while', text, ...said('yes', yes) }),
  ],
  [/^end\s?while(?:\s*\((.*)\))?$/, ([text = '']) => ({ kind: 'endwhile', text })],
  [
    new RegExp(`^repeat\\s*while(?:\\s*${question})?\\s*(?:(?:is|equals)\\s*${question})?\\s*(?:not\\s*${question})?$`),
    ([text = '', yes, no]) => ({ kind: 'until', text, ...said('yes', yes), ...said('no', no) }),
  ],
  [/^repeat$/, () => ({ kind: 'repeat' })],
  [/^break$/, () => ({ kind: 'break' })],
  [/^(fork|split)\s+again$/, ([word]) => ({ kind: 'again', isBar: word === 'fork' })],
  [/^(fork|split)$/, ([word]) => ({ kind: 'fork', isBar: word === 'fork' })],
  [/^end\s?(?:fork|split|merge)(?:\s*\{.*\})?$/, () => ({ kind: 'merge' })],
  [/^\|(?:#\w+\|)?([^|]+)\|\s*(.+)?$/, ([key = '', text]) => ({ kind: 'lane', key, text: text ?? key })],
  [
    /^(?:partition|group|package|rectangle|card)\s+(?:#\w+\s+)?("[^"]*"|[^{#]*?)\s*(?:#\w+\s*)?\{?$/,
    ([text = '']) => ({ kind: 'group', text }),
  ],
  [/^(?:\}|end\s?group)$/, () => ({ kind: 'close' })],
  [/^->\s*([\s\S]*?);?$/, ([text = '']) => ({ kind: 'arrow', text })],
  [/^title\s+(.+)$/, ([text = '']) => ({ kind: 'title', text })],
  [/^(?:floating )?note (?:left|right)\s*(?:#\w+\s*)?:\s*(.+)$/, ([text]) => ({ kind: 'note', ...said('text', text) })],
  [
    /^(?:floating )?note (?:left|right)(?:\s+#\w+)?\n([\s\S]*?)\n?end ?note$/,
    ([text]) => ({ kind: 'note', ...said('text', text) }),
  ],
];
