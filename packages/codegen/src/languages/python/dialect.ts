import { avoiding, commentText, pascalCase, screamingCase, snakeCase, wrapText } from '../../printing/cases.ts';
import { createWriter, type Writer } from '../../printing/writer.ts';

export interface Dialect {
  readonly isAsync: boolean;
  readonly isObserved: boolean;
  readonly includeComments: boolean;
  /** What stands before a port where it is a field, such as `self._`. */
  readonly holder?: string;
}

/** Keywords, and names of types that a member of that name would hide inside its class. */
const reserved = new Set(
  (
    'and as assert async await break class continue def del elif else except finally for from global if import in is lambda match nonlocal not or ' +
    'pass raise return try while with yield self cls none true false list str int bool dict set tuple type object property date datetime time decimal ' +
    'uuid any callable bytes float super field dataclass'
  ).split(' '),
);

const reservedTypes = new Set(
  'ABC Any Callable Decimal Enum Exception False None NotImplementedError Observe Protocol True TypeError UUID ValueError'.split(
    ' ',
  ),
);

export const identifier = avoiding(snakeCase, reserved);
export const typeName = avoiding(pascalCase, reservedTypes);
/** A member of an enum; upper case hides nothing. */
export const constant = screamingCase;

/** A string literal in double quotes, or in single ones where those have to be escaped less often. */
export const quote = (text: string): string => {
  const count = (sign: string): number => text.split(sign).length;
  const mark = count('"') > count("'") ? "'" : '"';
  const escaped = text
    .replace(/\\/g, '\\\\')
    .replaceAll(mark, `\\${mark}`)
    .replace(/[\n\r\t]/g, ' ')
    .replace(/[\p{Cc}\u2028\u2029]/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return mark + escaped + mark;
};

/** black's width. */
const width = 88;

/** A writer whose comments are docstrings; they stand behind the line that they are about. */
export const createPythonWriter = ({ includeComments }: Pick<Dialect, 'includeComments'>): Writer =>
  createWriter({
    indent: '    ',
    width,
    ...(includeComments && {
      comment: (texts) => {
        const lines = texts.flatMap((text) => wrapText(commentText(text).replace(/"$/, '”'), width - 12));
        return lines.length === 1 ? [`"""${lines[0]}"""`] : [`"""${lines[0] ?? ''}`, ...lines.slice(1), '"""'];
      },
    }),
  });

/** Two empty lines before what stands at the top of a module. */
export const apart = (writer: Writer): void => {
  writer.gap();
  writer.line();
};

/** What a test expects, in parentheses where it needs more than a line. */
export const writeClaim = (writer: Writer, claim: string): void => {
  if (`assert ${claim}`.length <= writer.room()) writer.line(`assert ${claim}`);
  else writer.block('assert (', ')', () => writer.line(claim));
};

/** One thing on one line where it fits, otherwise in the middle of three. */
export const writeInside = (
  writer: Writer,
  [open, inner, close]: readonly [open: string, inner: string, close: string],
  about: readonly string[] = [],
): void => {
  const line = open + inner + close;
  if (line.length <= writer.room()) writer.line(line, about);
  else
    writer.block(
      open,
      close,
      () => {
        if (inner.length <= writer.room()) writer.line(inner);
        else for (const each of argumentsIn(inner)) writer.line(`${each},`);
      },
      about,
    );
};

/** What stands between the commas that are in no text and no bracket. */
const argumentsIn = (inner: string): readonly string[] => {
  const parts = inner.match(/(?:"(?:[^"\\]|\\.)*"|\{[^{}]*\}|\[[^[\]]*\]|\((?:[^()]|\([^()]*\))*\)|[^,"])+/g) ?? [
    inner,
  ];
  return parts.map((part) => part.trim());
};
