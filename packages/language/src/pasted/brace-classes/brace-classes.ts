import { type CodeClass, linkClasses } from '../class-links.ts';
import type { PastedFormat } from '../pasted.ts';
import { readBody } from './read-body.ts';

const opening =
  /(?:^|\n|;|\})[ \t]*(?:@\w+(?:\([^()\n]*\))?\s*)*((?:(?:export|default|public|private|protected|internal|abstract|final|sealed|static|partial|declare|data)\s+)*)(class|interface|enum|record|struct)\s+(\w+)(?:<[^<>{}]*>)?\s*(?:\(([^(){}]*)\))?\s*([^{};\n]{0,200}?)\s*\{/g;

/** Classes of TypeScript, Java, C# and their like; not those of diagram notations, whose bodies are lists of members. */
export const braceClasses: PastedFormat = {
  id: 'brace-classes',
  read: (text) => {
    if (/^\s*(?:classDiagram|@startuml|erDiagram)/m.test(text)) return undefined;
    const classes: CodeClass[] = [];
    let start = -1;
    let end = 0;
    for (const match of text.matchAll(opening)) {
      if (match.index < end - 1) continue;
      const open = match.index + match[0].length;
      const close = closing(text, open);
      const [, modifiers = '', word = '', name = '', , heads = ''] = match;
      if (start < 0) start = match.index;
      end = close + 1;
      const kind =
        word === 'interface' || word === 'enum' ? word : /\babstract\b/.test(modifiers) ? 'abstract' : undefined;
      classes.push({
        name,
        members: readBody(text.slice(open, close), word, name),
        parents: parentsIn(heads),
        ...(kind === undefined ? {} : { kind }),
      });
    }
    const source = start < 0 ? '' : text.slice(start, end);
    return isCode.test(source) ? { ...linkClasses(classes), span: { start, end } } : undefined;
  },
};

/** What source code has and a list of members has not. */
const isCode =
  /\b(?:private|public|protected|readonly|constructor|get;|return|void)\b|;\s*\n|\)\s*\{|\w\??:\s*[\w<>[\]| ]+;/;

const parentsIn = (heads: string): readonly string[] =>
  heads
    .replace(/\b(?:extends|implements|where\s.*)\b/g, ',')
    .replace(/<[^<>]*>/g, '')
    .split(/[,:]/)
    .map((name) => name.trim())
    .filter((name) => /^[\p{L}_][\w.]*$/u.test(name));

const closing = (text: string, from: number): number => {
  let depth = 1;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
};
