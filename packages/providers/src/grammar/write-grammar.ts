import { type DiagramType, directions, type Kind } from '@diagloom/diagram/model';
import { suggestionCategories, suggestionImpacts } from '../suggestion-words.ts';

/**
 * Our notation of one type as a grammar (GBNF, https://github.com/ggml-org/llama.cpp/blob/master/grammars/README.md): a model that is held to
 * it can write nothing else. Kinds come from the type's vocabulary. The grammar calls no rule within itself, and every part of it is bounded.
 */
export const writeGrammar = (type: DiagramType): string =>
  lines({
    root: `"${type.id}: " label "\\n" direction? group{0,30} node{1,80} edge{0,160} note{0,12}`,
    ...notationRules(type),
  });

/** Lines of a drawing that were not read, written anew: any of its lines, and no other. */
export const writeMendGrammar = (type: DiagramType): string =>
  lines({ root: '(direction | group | node | edge | note){1,24}', ...notationRules(type) });

const notationRules = (type: DiagramType) => {
  const { nodes, edges, groups } = type.vocabulary;
  return {
    direction: `"direction " (${either(directions)}) "\\n"`,
    group: `"[" key ${kindIn(groups)} facts? ("@" key)? "] " label "\\n"`,
    node: `key ${kindIn(nodes, '"?"')} ("#" name)? ${isPlaced(type) ? 'place? ' : ''}facts? ("@" key){0,3} (" " label)? row{0,24} "\\n"`,
    edge: '(chain | joined) "\\n"',
    chain: 'key (" -> " key){1,8} (", " key){0,12}',
    joined: `(key many | several) (${either([' -> ', ...arrows(edges)])}) (key many | several) facts? ("@" key)? (": " label)?`,
    several: 'key (", " key){0,12}',
    many: '"[" [0-9*] (".." [0-9*])? "]"',
    row: '" | " [+#~-]? value (": " value)? (" <" mark (" " mark){0,2} ">")?',
    mark: '[a-z] [a-zA-Z0-9_.-]{0,39} | quoted',
    ...(isPlaced(type) ? { place: '"<" [0-9]{1,4} "," [0-9]{1,4} ">"' } : {}),
    facts: '"{" fact (" " fact){0,3} "}"',
    fact: 'name "=" (name | [0-9]{1,4} | quoted)',
    note: '"note " key (" " key){0,3} ": " label "\\n"',
    ...words,
  };
};

/** Types whose parts stand where they are said to stand, as in a sketch; all others are laid out. */
const isPlaced = ({ examples }: DiagramType): boolean => examples.some(({ notation }) => /<\d+,\d+>/.test(notation));

/** The changes that `readEdits` reads, or an answer in words, as a grammar. */
export const writeEditGrammar = (type: DiagramType): string =>
  lines({
    root: '(change{1,30} ("say: " sentence)?) | ("say: " sentence){1,6} | "ask: " sentence',
    ...changeRules(type),
  });

/** What `readSuggestions` reads: up to four, each with the lines that carry it out. */
export const writeSuggestionGrammar = (type: DiagramType): string =>
  lines({
    root: '(head change{1,8}){0,4}',
    head: `"suggest " (${either(suggestionCategories)}) " " (${either(suggestionImpacts)}) ": " title " | " why "\\n"`,
    title: String.raw`[^\x00-\x20|] [^\x00-\x1f|]{0,70}`,
    why: String.raw`[^\x00-\x20] [^\x00-\x1f]{0,280}`,
    ...changeRules(type),
  });

/** Bodies of methods under their numbers, as `readBodies` of the studio reads them. */
export const writeBodyGrammar = (bodies: number): string =>
  lines({
    root: `body{1,${bodies}}`,
    body: '"### " [1-9] [0-9]? "\\n" line{1,30}',
    line: '([^#`\\n] [^\\n]{0,160})? "\\n"',
  });

/** A text in words: a few paragraphs. */
export const writeTextGrammar = (): string => lines({ root: 'line{1,12}', line: '[^<>`\\n]{1,400} "\\n"' });

const changeRules = ({ vocabulary: { nodes, groups } }: DiagramType) =>
  ({
    change: `(${[
      `"add " key ${kindIn(nodes, '"?"')} " " label (" after " key)? (" before " key)? (" in " key)? (" if " label)?`,
      '"connect " key " " key (": " label)?',
      '("disconnect " | "swap ") key " " key',
      '"rename " key (" " key)? ": " label',
      '"remove " keys',
      ...(nodes.length === 0 ? [] : [`"kind " key " " (${either(nodes.map(({ id }) => id))})`]),
      '"move " key (" after " | " before ") key',
      `"group " key ${kindIn(groups)} " " label ": " keys`,
      '"into " key ": " keys',
      '"ungroup " key',
      '"note " keys ": " label',
      '"row " key ": " value (": " value)?',
      '"unrow " key ": " value',
      '"colour " keys ": #" [0-9a-f]{6}',
      `"direction " (${either(directions)})`,
      '"theme " ("dark" | "light" | "high-contrast")',
    ].join(' | ')}) "\\n"`,
    keys: 'key (" " key){0,12}',
    sentence: '[^\\n]{1,400} "\\n"',
    ...words,
  }) as const;

/** One of the words and nothing else. */
export const writeChoiceGrammar = (choices: readonly string[]): string => lines({ root: either(choices) });

/** Keys are short; labels hold no mark that could be misread, and neither begin nor end with a space. */
const words = {
  key: '[a-zA-Z] [a-zA-Z0-9]?',
  label: `letter (" "? letter){0,79} | quoted`,
  letter: String.raw`[^\x00-\x20\x7f"|<>{}\[\]@#:→\\]`,
  name: '[a-zA-Z] ([.-]? [a-zA-Z0-9_]){0,39}',
  value: '[a-zA-Z0-9] (" "? [a-zA-Z0-9_.,()?-]){0,39} | quoted',
  quoted: String.raw`"\"" [^\x00-\x1f\x7f"\\]{0,79} "\""`,
} as const;

const lines = (rules: Readonly<Record<string, string>>): string =>
  Object.entries(rules)
    .map(([name, body]) => `${name} ::= ${body}`)
    .join('\n');

const either = (texts: readonly string[]): string => texts.map((text) => JSON.stringify(text)).join(' | ');

/** A kind in brackets, what else may stand there, or nothing. */
const kindIn = (kinds: readonly Kind[], ...others: readonly string[]): string => {
  const named = kinds.length === 0 ? [] : [`"(" (${either(kinds.map(({ id }) => id))}) ")"`];
  const forms = [...others, ...named];
  return forms.length === 0 ? '' : `(${forms.join(' | ')})?`;
};

/** The arrows of kinds that are not the plain one. */
const arrows = ([, ...others]: readonly Kind[]): readonly string[] =>
  others.map(({ id }) => (id === 'reply' ? ' --> ' : ` -${id}-> `));
