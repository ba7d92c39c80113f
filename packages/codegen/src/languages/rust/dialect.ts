import { avoiding, commentText, pascalCase, snakeCase, wrapText } from '../../printing/cases.ts';
import { createWriter, type Writer } from '../../printing/writer.ts';
import type { EnumDecl, Name } from '../../program/index.ts';

/** What differs between programs. */
export interface Dialect {
  readonly includeComments: boolean;
  readonly isObserved: boolean;
  /** What stands before a port where it is a field: `self.`. */
  readonly holder: '' | 'self.';
}

const reservedWords = new Set(
  (
    'abstract as async await become box break const continue crate do dyn else enum extern false final fn for gen if impl in let loop macro ' +
    'match mod move mut override priv pub ref return self static struct super trait true try type typeof union unsafe unsized use virtual ' +
    'where while yield observe observed outcome ports service state std core alloc test new default clone drop eq fmt hash into from ' +
    'borrow borrow_mut as_ref to_string type_id calls answer'
  ).split(' '),
);

const reservedTypes = new Set(
  (
    'Self Option Some None Result Ok Err String Vec Box Rc Weak RefCell VecDeque HashMap HashSet Any Default Clone Copy Debug Drop Eq Fn FnMut ' +
    'FnOnce Hash Into From Iterator Ord PartialEq PartialOrd Send Sized Sync ToString ToOwned AsRef AsMut Extend Unpin TryFrom TryInto'
  ).split(' '),
);

export const identifier = avoiding(snakeCase, reservedWords);
export const typeName = avoiding(pascalCase, reservedTypes);

/** A member of an enum, such as `Outcome::Done`. */
export const memberOf = ({ name }: Pick<EnumDecl, 'name'>, member: Name): string =>
  `${typeName(name)}::${variantName(member)}`;

export const variantName = avoiding(pascalCase, new Set(['Self']));

/** A string literal. */
export const quote = (text: string): string =>
  `"${text
    .replace(/[\\"]/g, '\\$&')
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`)}"`;

/** A writer whose comments are those of rustdoc; what rustdoc would read as markup is taken out of their text. */
export const createRustWriter = ({ includeComments }: Pick<Dialect, 'includeComments'>): Writer =>
  createWriter({
    indent: '    ',
    ...(includeComments && {
      comment: (texts) =>
        texts.flatMap((text) => wrapText(commentText(text).trim(), 90)).map((line) => `/// ${line}`.trimEnd()),
    }),
  });

/** A call, a list or a macro: on one line where rustfmt keeps it there, otherwise an argument a line. */
export const writeCall = (
  writer: Writer,
  open: string,
  values: readonly string[],
  close: string,
  about: readonly string[] = [],
): void => {
  const inside = values.join(', ');
  if (inside.length <= 60 && open.length + inside.length + close.length <= 90) {
    writer.line(open + inside + close, about);
    return;
  }
  writer.block(
    open,
    close,
    () => {
      for (const value of values) writer.line(`${value},`);
    },
    about,
  );
};

/** The head of a function up to its brace: on one line of at most 100 columns, otherwise a parameter a line. */
export const writeFunction = (
  writer: Writer,
  { head, parameters, result = '' }: { head: string; parameters: readonly string[]; result?: string },
  body: () => void,
  about: readonly string[] = [],
): void => {
  const line = `${head}(${parameters.join(', ')})${result === '' ? '' : ` -> ${result}`} {`;
  const room = head.startsWith('pub fn') || head.startsWith('fn') ? 96 : 100;
  if (line.length <= room) {
    writer.block(line, '}', body, about);
    return;
  }
  writer.line(`${head}(`, about);
  writer.indented(() => {
    for (const parameter of parameters) writer.line(`${parameter},`);
  });
  writer.block(`)${result === '' ? '' : ` -> ${result}`} {`, '}', body);
};
