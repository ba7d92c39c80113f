import { avoiding, commentText, pascalCase, snakeCase, wrapText } from '../../printing/cases.ts';
import { createWriter, type Writer } from '../../printing/writer.ts';
import type { EnumDecl, Name, PassedValue } from '../../program/index.ts';

/** What differs between programs. */
export interface Dialect {
  readonly includeComments: boolean;
  readonly isObserved: boolean;
  /** What stands before a port where it is a field: `self.`. */
  readonly holder: '' | 'self.';
  /** What the operation around is given: it has these values borrowed, and owns all others. */
  readonly taken?: readonly PassedValue[];
}

const keywords =
  'abstract as async await become box break const continue crate do dyn else enum extern false final fn for gen if impl in let loop macro match mod ' +
  'move mut override priv pub ref return self static struct super trait true try type typeof union unsafe unsized use virtual where while yield';

/** Methods that everything has, or that would be taken for those of the standard library. */
const known =
  'new default clone drop eq ne cmp partial_cmp fmt hash into try_into borrow borrow_mut as_ref to_owned to_string type_id';

const reservedMembers = new Set(`${keywords} ${known} base`.split(' '));

const reservedWords = new Set(
  `${keywords} ${known} from observe observed outcome ports service state std core alloc test calls answer`.split(' '),
);

const reservedTypes = new Set(
  (
    'Self Option Some None Result Ok Err String Vec Box Rc Weak RefCell VecDeque HashMap HashSet Any Default Clone Copy Debug Drop Eq Fn FnMut ' +
    'FnOnce Hash Into From Iterator Ord PartialEq PartialOrd Send Sized Sync ToString ToOwned AsRef AsMut Extend Unpin TryFrom TryInto ' +
    'BTreeMap SystemTime Duration Date Decimal Refusal'
  ).split(' '),
);

export const identifier = avoiding(snakeCase, reservedWords);
/** A field of a record, or a method of its own. */
export const memberName = avoiding(snakeCase, reservedMembers);
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
    ...(includeComments && { comment: (texts) => texts.flatMap((text) => documentation('///', text)) }),
  });

/** `///` speaks of what follows, `//!` of the file. */
export const documentation = (mark: '///' | '//!', text: string): readonly string[] =>
  wrapText(asText(commentText(text)).trim(), 90).flatMap((line) => (line === '' ? [] : [`${mark} ${line}`]));

/** Without what rustdoc would take for a link, for markup or for an address that it warns of. */
const asText = (text: string): string => text.replace(/[[<`]/g, '\\$&').replace(/https?:\/\/[^\s”)]+/g, '<$&>');

/** A call, a list or a macro, on one line where rustfmt keeps it there. */
export const writeCall = (
  writer: Writer,
  open: string,
  values: readonly string[],
  close: string,
  about: readonly string[] = [],
): void => {
  const inside = values.join(', ');
  const [, name, call = ''] = /^(let .+? =) (.*)$/.exec(open) ?? [];
  const within = `${/\w\((\w.*\()$/.exec(open)?.[1] ?? ''}${inside}`;
  const isShort = within.length <= (within === inside ? 60 : 59);
  if (isShort && open.length + inside.length + close.length <= writer.room()) {
    writer.line(open + inside + close, about);
    return;
  }
  if (isShort && name !== undefined && call.length + inside.length + close.length <= writer.room() - 4) {
    writer.line(name, about);
    writer.indented(() => writer.line(call + inside + close));
    return;
  }
  const isFilled = open.endsWith('[') && values.every((value) => value.length <= 10);
  writer.block(
    open,
    close,
    () => {
      const lines = isFilled ? wrapText(`${inside},`, writer.room()) : values.map((value) => `${value},`);
      for (const line of lines) writer.line(line);
    },
    about,
  );
};

/** A struct with its values: on one line of at most 18 columns inside, otherwise a value a line. */
export const writeLiteral = (writer: Writer, open: string, values: readonly string[], close: string): void => {
  const inside = values.join(', ');
  if (inside.length <= 18) {
    writer.line(`${open} ${inside} ${close}`);
    return;
  }
  writer.block(open, close, () => {
    for (const value of values) {
      const [, call, given = '', end] = /^(\w+: \w+::new\()(.*)(\)\??)$/.exec(value) ?? [];
      if (call === undefined) writer.line(`${value},`);
      else writeCall(writer, call, given.split(', '), `${end},`);
    }
  });
};

/** A chain of calls: on one line of at most 60 columns, otherwise a call a line. `root` may be a chain of fields, `open` stands before it. */
export const chained = (root: string, calls: readonly string[], open = ''): readonly string[] => {
  const parts = [...root.split('.'), ...calls];
  const line = parts.join('.');
  if (line.length <= 60) return [line];
  // What is no longer than an indent keeps its first call beside it.
  const beside = open === '' && (parts[0]?.length ?? 0) <= 4 ? 2 : 1;
  return [parts.slice(0, beside).join('.'), ...parts.slice(beside).map((part) => `    .${part}`)];
};

/** A chain of calls, and what stands around it. */
export const writeChain = (
  writer: Writer,
  root: string,
  calls: readonly string[],
  close = '',
  open = '',
  about?: readonly string[],
): void => {
  const lines = chained(root, calls, open);
  for (const [index, line] of lines.entries()) {
    const [before, after] = [index === 0 ? open : '', index === lines.length - 1 ? close : ''];
    writer.line(before + line + after, index === 0 ? about : []);
  }
};

/** A case of a match: its value on the same line where that fits, otherwise in braces. */
export const writeArm = (writer: Writer, pattern: string, value: string, about: readonly string[] = []): void => {
  const line = `${pattern} => ${value},`;
  if (line.length <= writer.room()) writer.line(line, about);
  else writer.block(`${pattern} => {`, '}', () => writer.line(value), about);
};

/** What stands before a block, such as `if` and its question: a long chain of calls has its parts on lines of their own. */
export const writeHead = (writer: Writer, keyword: string, question: string, about: readonly string[] = []): void => {
  const line = `${keyword} ${question} {`;
  const [first = '', ...parts] = question.split('.');
  if (question.replace(/^!/, '').length <= 60 && line.length <= writer.room()) {
    writer.line(line, about);
    return;
  }
  writer.line(`${keyword} ${first}`, about);
  writer.indented(() => {
    for (const part of parts) writer.line(`.${part}`);
  });
  writer.line('{');
};

/** The head of a function and its body, if it has one. */
export const writeFunction = (
  writer: Writer,
  { head, parameters, result = '' }: { head: string; parameters: readonly string[]; result?: string },
  body: (() => void) | undefined,
  about?: readonly string[],
): void => {
  const back = result === '' ? '' : ` -> ${result}`;
  const isFull = parameters.length === 0 && `${head}()${back} {`.length > writer.room();
  if (parameters.length > 7) writer.line('#[allow(clippy::too_many_arguments)]');
  if (body === undefined) {
    writer.items(`${head}(`, parameters, `)${back};`, about);
    return;
  }
  if (isFull) {
    writer.line(`${head}()${back}`, about);
    writer.line('{');
  } else writer.items(`${head}(`, parameters, `)${back} {`, about);
  writer.indented(body);
  writer.line('}');
};
