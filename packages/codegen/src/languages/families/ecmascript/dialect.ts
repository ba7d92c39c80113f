import { avoiding, camelCase, commentText, doing, pascalCase, wrapText } from '../../../printing/cases.ts';
import { createWriter, type Writer } from '../../../printing/writer.ts';
import { asValue, type Name } from '../../../program/index.ts';

/** What differs between TypeScript and JavaScript. */
export interface Dialect {
  readonly isTyped: boolean;
  /** Without its dot. */
  readonly extension: 'ts' | 'js';
  readonly isAsync: boolean;
  readonly includeComments: boolean;
  readonly isObserved: boolean;
  /** What stands before a port where it is a field, such as `this.#`. */
  readonly holder?: string;
  /** How a flow ends; by itself with its outcome. */
  readonly ending?: (outcome: Name) => string;
}

const reservedWords = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function ' +
    'if implements import in instanceof interface let new null package private protected public return static super switch this throw true try ' +
    'typeof undefined var void while with yield constructor prototype then toString valueOf'
  ).split(' '),
);

export const identifier = avoiding(camelCase, reservedWords);

/** What is called on an object may be a reserved word, such as `delete`; not what every object has. */
export const methodName = doing(camelCase, new Set('constructor prototype then toString valueOf'.split(' ')));
export const typeName = pascalCase;

/** A name as a value of a union of literals, in quotes. */
export const literalOf = (name: Name): string => quote(asValue(name));

/** A name as a key of an object, in quotes only where it needs them. */
export const keyOf = (name: Name): string => {
  const key = asValue(name);
  return /^[a-z]\w*$/.test(key) ? key : literalOf(name);
};

/** An object literal in one line where it fits, else a property a line. */
export const writeObject = (writer: Writer, properties: readonly string[], about: readonly string[]): void => {
  const whole = `{ ${properties.join(', ')} },`;
  if (whole.length <= writer.room()) writer.line(whole, about);
  else
    writer.block(
      '{',
      '},',
      () => {
        for (const property of properties) writer.line(`${property},`);
      },
      about,
    );
};

/** A string literal in single quotes, or in double ones where only those need no escape. */
export const quote = (text: string): string => {
  const mark = text.includes("'") && !text.includes('"') ? '"' : "'";
  const escaped = text
    .replace(/\\/g, '\\\\')
    .replaceAll(mark, `\\${mark}`)
    .replace(/[\n\r\t\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return `${mark}${escaped}${mark}`;
};

/** True for a value that is the same wherever it is equal: a text, a number; not for what is made anew. */
export const isPlain = (value: string): boolean => !/^(?:new |[[{])/.test(value);

/** A writer whose comments are JSDoc. */
export const createScriptWriter = (dialect: Pick<Dialect, 'includeComments'>): Writer =>
  createWriter({
    indent: '  ',
    ...(dialect.includeComments && {
      comment: (texts) => {
        const lines = texts.flatMap((text) => wrapText(commentText(text), 100));
        return lines.length === 1 ? [`/** ${lines[0]} */`] : ['/**', ...lines.map((line) => ` * ${line}`), ' */'];
      },
    }),
  });
