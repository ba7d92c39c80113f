/** A piece of an explanation: our own Markdown has headings, lists, paragraphs and code in them. */
export type Block =
  | { readonly kind: 'title' | 'heading' | 'text'; readonly text: readonly Inline[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Inline[])[] };

export interface Inline {
  readonly text: string;
  readonly isCode: boolean;
}

/** Reads what an explanation is written in; anything else stays the text that it is. */
export const readExplanation = (markdown: string): readonly Block[] => {
  const blocks: Block[] = [];
  for (const line of markdown.split('\n')) {
    const [, mark = '', rest = ''] = /^(# |## |- )?(.*)$/.exec(line) ?? [];
    const last = blocks.at(-1);
    if (mark === '- ' && last?.kind === 'list') {
      blocks[blocks.length - 1] = { kind: 'list', items: [...last.items, readInline(rest)] };
    } else if (mark === '- ') blocks.push({ kind: 'list', items: [readInline(rest)] });
    else if (mark !== '') blocks.push({ kind: mark === '# ' ? 'title' : 'heading', text: readInline(rest) });
    else if (rest !== '') blocks.push({ kind: 'text', text: readInline(rest) });
  }
  return blocks;
};

const readInline = (text: string): readonly Inline[] =>
  text
    .split(/(`[^`]+`)/)
    .filter((part) => part !== '')
    .map((part) => {
      const isCode = part.length > 1 && part.startsWith('`') && part.endsWith('`');
      return isCode ? { text: part.slice(1, -1), isCode } : { text: withSigns(part), isCode };
    });

const signs: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' };

const withSigns = (text: string): string => text.replace(/&(?:lt|gt|amp);/g, (entity) => signs[entity] ?? entity);
