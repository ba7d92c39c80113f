import type { SourceSpan } from '@diagloom/diagram/model';
import { branchOrdinals, type TaskWord, taskPhrases } from '../lexicon/en/task-words.ts';
import type { Sentence } from '../text/sentences.ts';
import type { Token } from '../text/token.ts';

/**
 * The closed language of tasks: short names (`A`, `T1`) joined by `followed by`, `or`, `in parallel` and the like. It is
 * read only where every word of the text belongs to it. `in parallel with` binds least, then `followed by`, then lists.
 */
export type TaskTree =
  | { readonly kind: 'task'; readonly name: string; readonly span: SourceSpan }
  | { readonly kind: 'sequence' | 'choice' | 'parallel'; readonly parts: readonly TaskTree[] };

interface Lexeme {
  readonly word: TaskWord | 'name' | 'unknown';
  readonly phrase: string;
  readonly token: Token;
}

/** A misspelt word is forgiven for every so many names. */
const namesPerSlip = 10;

/** Reads a text in the language of tasks; undefined where it holds anything else. */
export const readTasks = (sentences: readonly Sentence[]): TaskTree | undefined => {
  const known = sentences.map((sentence) => lex(sentence.tokens));
  const all = known.flat();
  const names = all.filter((lexeme) => lexeme.word === 'name');
  const unknown = all.filter((lexeme) => lexeme.word === 'unknown');
  if (names.length < 2 || names.length === all.length || unknown.length * namesPerSlip > names.length) return undefined;
  const trees = known.flatMap((lexemes, index) => {
    const tree = readSentence(lexemes, sentences[index]);
    return tree ? [tree] : [];
  });
  const branched = sentences.some((sentence) => isBranch(sentence));
  return combine(branched ? 'parallel' : 'sequence', trees);
};

const isBranch = (sentence: Sentence | undefined): boolean =>
  sentence?.tokens.some(
    (token, index) =>
      branchOrdinals.includes(token.lower) &&
      sentence.tokens.slice(index).some((later) => /^branch(?:es)?$/.test(later.lower)),
  ) === true;

interface Phrase {
  readonly words: readonly string[];
  readonly word: TaskWord;
}

const wordCount = (phrase: string): number => phrase.split(' ').length;

/** The longest phrase first. */
const phrasesByFirstWord = new Map<string, Phrase[]>();
for (const [phrase, word] of [...taskPhrases].sort((a, b) => wordCount(b[0]) - wordCount(a[0]))) {
  const words = phrase.split(' ');
  const [first = ''] = words;
  phrasesByFirstWord.set(first, [...(phrasesByFirstWord.get(first) ?? []), { words, word }]);
}

const lex = (tokens: readonly Token[]): readonly Lexeme[] => {
  const lexemes: Lexeme[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (!token) break;
    const phrase = phrasesByFirstWord
      .get(token.lower)
      ?.find(({ words }) => words.every((word, offset) => tokens[index + offset]?.lower === word));
    if (isName(token, tokens[index - 1], tokens[index + 1]) && !(phrase && token.text.length > 1))
      lexemes.push({ word: 'name', phrase: token.text, token });
    else if (phrase) {
      if (phrase.word !== 'filler') lexemes.push({ word: phrase.word, phrase: phrase.words.join(' '), token });
      index += phrase.words.length - 1;
    } else if (!branchOrdinals.includes(token.lower)) lexemes.push({ word: 'unknown', phrase: token.text, token });
  }
  return lexemes;
};

/** `A`, `T1`, `FFF`, `Task pay`; the article `A` and the pronoun `I` are told apart by what follows. */
const isName = (token: Token, before: Token | undefined, after: Token | undefined): boolean => {
  if (token.kind !== 'word' || !/^\p{Lu}[\p{Lu}\d]{0,9}$/u.test(token.text)) return false;
  if (token.text === 'I') return after === undefined || !/^\p{Ll}{4,}/u.test(after.text) || before !== undefined;
  const opensPhrase = token.text === 'A' && before === undefined;
  return (
    !opensPhrase ||
    after === undefined ||
    !/^(?:choice|start|sequence|task|parallel|big|process|fork|split)$/.test(after.lower)
  );
};

const readSentence = (lexemes: readonly Lexeme[], sentence: Sentence | undefined): TaskTree | undefined => {
  const respectively = isBranch(sentence) && sentence?.tokens.some((token) => token.lower === 'respectively');
  if (respectively) return combine('parallel', lexemes.filter((lexeme) => lexeme.word === 'name').map(toTask));
  return readParallel(lexemes);
};

const readParallel = (lexemes: readonly Lexeme[]): TaskTree | undefined =>
  combine(
    'parallel',
    trees(
      splitAt(lexemes, (lexeme) => lexeme.word === 'parallel-with'),
      readSequence,
    ),
  );

const readSequence = (lexemes: readonly Lexeme[]): TaskTree | undefined => {
  const parts = splitAt(
    lexemes,
    (lexeme) => lexeme.word === 'then' || lexeme.word === 'after' || lexeme.word === 'split' || lexeme.word === 'join',
  );
  const isReversed =
    lexemes.some((lexeme) => lexeme.word === 'after') && !lexemes.some((lexeme) => lexeme.word === 'then');
  const found = parts.flatMap((part, index) => {
    const before = parts[index - 1];
    const opensAfterSplit = before?.opener?.word === 'split' && before.lexemes.length === 0;
    const tree = readGroup(part.lexemes, part.opener?.word === 'split' || opensAfterSplit);
    return tree ? [tree] : [];
  });
  return combine('sequence', isReversed ? found.reverse() : found);
};

/** A list of names with what says how they go together, before or after them. */
const readGroup = (lexemes: readonly Lexeme[], isSplit: boolean): TaskTree | undefined => {
  const has = (word: Lexeme['word']): boolean => lexemes.some((lexeme) => lexeme.word === word);
  const names = lexemes.filter((lexeme) => lexeme.word === 'name').map(toTask);
  if (names.length < 2) return names[0];
  if (has('branches') && has('sequence')) {
    const runs = splitAt(lexemes, (lexeme) => lexeme.word === 'and').map((part) =>
      part.lexemes.filter((lexeme) => lexeme.word === 'name').map(toTask),
    );
    return combine(
      'parallel',
      runs.flatMap((run) => combine('sequence', run) ?? []),
    );
  }
  if (has('not-together') || has('choice') || has('or')) return combine('choice', names);
  if (has('parallel') || has('branches') || isSplit) return combine('parallel', names);
  return combine('sequence', names);
};

const toTask = (lexeme: Lexeme): TaskTree => ({
  kind: 'task',
  name: lexeme.token.text,
  span: { start: lexeme.token.start, end: lexeme.token.end },
});

const combine = (kind: 'sequence' | 'choice' | 'parallel', parts: readonly TaskTree[]): TaskTree | undefined =>
  parts.length < 2 ? parts[0] : { kind, parts };

interface Part {
  readonly opener: Lexeme | undefined;
  readonly lexemes: readonly Lexeme[];
}

const splitAt = (lexemes: readonly Lexeme[], isBorder: (lexeme: Lexeme) => boolean): readonly Part[] => {
  const parts: { opener: Lexeme | undefined; lexemes: Lexeme[] }[] = [{ opener: undefined, lexemes: [] }];
  for (const lexeme of lexemes) {
    if (isBorder(lexeme)) parts.push({ opener: lexeme, lexemes: [] });
    else parts.at(-1)?.lexemes.push(lexeme);
  }
  return parts;
};

const trees = (
  parts: readonly Part[],
  read: (lexemes: readonly Lexeme[]) => TaskTree | undefined,
): readonly TaskTree[] =>
  parts.flatMap((part) => {
    const tree = read(part.lexemes);
    return tree ? [tree] : [];
  });
