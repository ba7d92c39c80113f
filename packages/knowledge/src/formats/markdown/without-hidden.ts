import type { Token } from 'marked';
import { invisibleStyle } from '../parse-html.ts';

/** Tokens without those between tags of an element that nobody sees; one that is never closed hides all that follows. */
export const withoutHidden = (tokens: readonly Token[]): readonly Token[] => {
  let closing: RegExp | undefined;
  return tokens.filter((token) => {
    if (token.type !== 'html') return closing === undefined;
    if (closing !== undefined) {
      if (closing.test(token.raw)) closing = undefined;
      return false;
    }
    const [tag = '', name = ''] = /<([a-z][\w-]*)\b[^>]*>/i.exec(token.raw) ?? [];
    if (!isHidden(tag)) return true;
    const end = new RegExp(`</${name}\\s*>`, 'i');
    if (!end.test(token.raw)) closing = end;
    return false;
  });
};

const isHidden = (tag: string): boolean =>
  /\shidden(?=[\s=>/])|\saria-hidden\s*=\s*["']?true/i.test(tag) ||
  invisibleStyle.test(/\sstyle\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(tag)?.slice(1).join('') ?? '');
