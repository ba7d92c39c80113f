import { decodeEntities } from './entities.ts';

export type HtmlToken =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'open'; readonly tag: string; readonly attributes: Readonly<Record<string, string>> }
  | { readonly kind: 'close'; readonly tag: string };

/**
 * Cuts HTML into text and tags, as forgiving as browsers are: a `<` that starts no tag is text, comments are dropped,
 * and so is everything inside elements whose content is not for reading. Nothing is ever executed or fetched.
 */
export const htmlTokens = (html: string): readonly HtmlToken[] => {
  const tokens: HtmlToken[] = [];
  let unread: string | undefined;
  for (const match of html.matchAll(tokenPattern)) {
    const [, slash, name, attributes = '', text] = match;
    const tag = name?.toLowerCase();
    if (unread !== undefined) {
      if (slash === '/' && tag === unread) unread = undefined;
    } else if (text !== undefined) {
      tokens.push({ kind: 'text', text: decodeEntities(text) });
    } else if (tag !== undefined) {
      if (slash === '/') tokens.push({ kind: 'close', tag });
      else if (unreadable.has(tag)) unread = tag;
      else tokens.push({ kind: 'open', tag, attributes: readAttributes(attributes) });
    }
  }
  return tokens;
};

/** A comment, or a tag with its attributes, or text up to the next one of both. */
const tokenPattern =
  /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^'"<>])*)>|((?:[^<]|<(?!\/?[a-z]|!--))+|<)/gi;

const unreadable = new Set(['script', 'style', 'title', 'template', 'iframe', 'object', 'svg', 'math', 'noscript']);

const attributePattern = /([a-z][\w-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

const readAttributes = (text: string): Readonly<Record<string, string>> => {
  const attributes: Record<string, string> = {};
  for (const [, name = '', double, single, bare] of text.matchAll(attributePattern)) {
    attributes[name.toLowerCase()] = decodeEntities(double ?? single ?? bare ?? '');
  }
  return attributes;
};
