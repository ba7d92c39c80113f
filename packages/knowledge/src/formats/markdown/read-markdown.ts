import { lexer, type Token, type Tokens } from 'marked';
import { cleanLine } from '../../clean-text.ts';
import type { Block, ParsedDocument } from '../../document.ts';
import { broken } from '../../document-problem.ts';
import { decodeText } from '../decode-text.ts';
import { parseHtml } from '../parse-html.ts';
import { toRow } from '../to-row.ts';
import { withoutHidden } from './without-hidden.ts';

/** Reads Markdown: what a reader of the page sees. Front matter, comments, pictures and the addresses of links are left out. */
export const readMarkdown = async (bytes: Uint8Array): Promise<ParsedDocument> => {
  const source = decodeText(bytes, 'Markdown file').replace(/^---\n[\s\S]*?\n---\n/, '');
  const blocks = withBoldHeadings(withoutHidden(lex(source)));
  const first = blocks.find(({ kind, level }) => kind === 'heading' && level === 1);
  return { ...(first === undefined ? {} : { title: first.text }), blocks };
};

/** A line of its own that is bold from end to end names what follows, below the heading that it stands under, unless it is a condition. */
const withBoldHeadings = (tokens: readonly Token[]): readonly Block[] => {
  let level = 0;
  return tokens.flatMap((token, at) => {
    if (token.type === 'heading') level = token.depth;
    const isHeading = isBoldLine(token) && tokens.slice(at + 1).some(({ type }) => type !== 'space');
    return blocksOf(token, 0).map((block) =>
      isHeading ? { kind: 'heading', level: Math.min(level + 1, 6), text: block.text } : block,
    );
  });
};

const isBoldLine = (token: Token): boolean => {
  if (token.type !== 'paragraph' || !('tokens' in token)) return false;
  const [bold, mark, ...rest] = token.tokens ?? [];
  if (bold?.type !== 'strong' || rest.length > 0 || !/^:?\s*$/.test(mark?.raw ?? '')) return false;
  return !/[.!,;]$|^(?:if|when|unless|otherwise|in (?:any|every|all)) /i.test(bold.text);
};

const lex = (source: string): readonly Token[] => {
  try {
    return lexer(source);
  } catch (cause) {
    throw broken('Markdown file', cause);
  }
};

const deepest = 12;

/** Tokens of extensions make the general type too wide to tell from their names; none are in use. */
const blocksOf = (given: Token, depth: number): readonly Block[] => {
  const token = given as
    | Tokens.Heading
    | Tokens.Paragraph
    | Tokens.Text
    | Tokens.List
    | Tokens.Table
    | Tokens.Code
    | Tokens.Blockquote
    | Tokens.HTML;
  if (depth > deepest) return [];
  if (token.type === 'heading')
    return withText({ kind: 'heading', level: token.depth, text: inlineText(token.tokens) });
  if (token.type === 'paragraph' || token.type === 'text')
    return withText({
      kind: 'paragraph',
      text: token.tokens === undefined ? cleanLine(token.text) : inlineText(token.tokens),
    });
  if (token.type === 'list') return itemsOf(token, depth);
  if (token.type === 'table')
    return [token.header, ...token.rows].map((cells) => ({
      kind: 'row',
      text: toRow(cells.map((cell) => inlineText(cell.tokens))),
    }));
  if (token.type === 'code') return withText({ kind: 'code', text: token.text.slice(0, longestCode) });
  if (token.type === 'blockquote') return withoutHidden(token.tokens).flatMap((inner) => blocksOf(inner, depth + 1));
  if (token.type === 'html') return parseHtml(token.text).blocks;
  return [];
};

const longestCode = 20_000;

const itemsOf = (list: Tokens.List, depth: number): readonly Block[] =>
  list.items.flatMap((item, place) => {
    const marker = list.ordered ? `${Number(list.start || 1) + place}.` : '-';
    const inner = withoutHidden(item.tokens).flatMap((token) => blocksOf(token, depth + 1));
    const text = inner
      .filter(({ kind }) => kind === 'paragraph')
      .map((block) => block.text)
      .join(' ');
    const below = inner.filter(({ kind }) => kind !== 'paragraph');
    const indent = '  '.repeat(Math.min(depth, 6));
    return [...(text === '' ? [] : [{ kind: 'item', text: `${indent}${marker} ${text}` } as const]), ...below];
  });

const withText = (block: Block): readonly Block[] => (block.text === '' ? [] : [block]);

const inlineText = (tokens: readonly Token[]): string => cleanLine(withoutHidden(tokens).map(textOf).join(''));

const textOf = (token: Token): string => {
  if (token.type === 'html' || token.type === 'image') return '';
  if (token.type === 'br') return ' ';
  if ('tokens' in token && Array.isArray(token.tokens)) return withoutHidden(token.tokens).map(textOf).join('');
  return 'text' in token ? unescapeEntities(String(token.text)) : '';
};

const unescapeEntities = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};
