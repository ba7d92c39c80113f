import { isThirdForm } from '../../lexicon/morphology.ts';
import type { ReadingContext } from '../context.ts';
import { keyOfName } from '../name.ts';
import { addMembers, blanked, mentionWritten } from './parts.ts';

const block =
  /(?:^|(?<=[\n;}]))[ \t]*((?:(?:public|abstract|final|static|sealed|data)\s+)*)(?:(class|interface|enum|entity|table|struct|record|state|namespace|package|abstract)\s+)?("[^"\n]+"|[\p{L}_][\p{L}\p{N}_.]{0,60}(?:~\w+~|<\w+>)?)((?:\s+(?:extends|implements|as)\s+[\p{L}\p{N}_.]+(?:\s*,\s*[\p{L}\p{N}_.]+)*)*)\s*(?:<<\s*(\w+)\s*>>\s*)?\{([^{}]*)\}/giu;

/** Reads `class Order extends Base { id; total() }`, as many tools and programming languages write classes and tables. */
export const readBlocks = (text: string, context: ReadingContext): string => {
  let rest = text;
  for (const match of text.matchAll(block)) {
    const [whole, modifiers = '', word = '', name = '', ends = '', stereotype = '', body = ''] = match;
    if (/^(?:namespace|package|state)$/.test(word)) continue;
    const start = match.index + whole.indexOf(name, modifiers.length);
    const key = mentionWritten(name, start, context, match.index + whole.length);
    const said = /<<\s*(\w+)\s*>>/.exec(body)?.[1] ?? stereotype;
    const kind = kindOf(`${modifiers} ${word} ${said}`);
    if (kind !== undefined) context.structure.setKind(key, kind);
    addMembers(
      key,
      { text: body.replace(/<<\s*\w+\s*>>/g, ' '), start: match.index + whole.indexOf('{') + 1 },
      context,
    );
    for (const [, verb, parents = ''] of ends.matchAll(
      /(extends|implements)\s+([^\n{]+?)(?=\s+(?:extends|implements)|\s*$)/g,
    )) {
      for (const parent of parents.split(',')) {
        const to = mentionWritten(parent, start, context);
        context.structure.relate({
          from: key,
          to,
          kind: verb === 'extends' ? 'inherits' : 'realises',
          label: '',
          span: { start, end: start + name.length },
        });
        if (verb === 'implements' && context.structure.find(parent)?.kind === undefined)
          context.structure.setKind(keyOfName(parent), 'interface');
      }
    }
    const span = { start: match.index, end: match.index + whole.length };
    context.structure.use(span);
    const goesOn = sentenceBehind(text.slice(span.end));
    rest =
      goesOn === undefined
        ? blanked(rest, span)
        : blanked(blanked(rest, { start: match.index, end: start }), {
            start: start + name.length,
            end: span.end + goesOn,
          });
  }
  return rest;
};

/** `Pier { name } owns its Berths`: how far behind a block a sentence about it goes on; undefined where none does. */
const sentenceBehind = (text: string): number | undefined => {
  const [before = '', verb = ''] = /^\s*,?\s*(?=(?:is\s+)?(\p{Ll}+)\b)/u.exec(text) ?? [];
  return saidBehind.test(verb) || isThirdForm(verb) ? before.length : undefined;
};

const saidBehind = /^(?:which|implemented|used|extended|inherited|reali[sz]ed)$/;

/** The kind of a class that modifiers and stereotypes say. */
export const kindOf = (words: string): string | undefined => {
  if (/\binterface\b/i.test(words)) return 'interface';
  if (/\benum(?:eration)?\b/i.test(words)) return 'enum';
  return /\babstract\b/i.test(words) ? 'abstract' : undefined;
};

/** `abstract; name, sail()`: the kind before the rows. */
export const kindOpening = /^\s*(?:abstract|interface|enum)\s*(?:[;,]\s*|$)/i;
