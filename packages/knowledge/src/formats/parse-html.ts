import { Parser } from 'htmlparser2';
import { cleanLine } from '../clean-text.ts';
import type { Block, ParsedDocument } from '../document.ts';
import { toRow } from './to-row.ts';

/** What a person sees of a page: no scripts, no navigation, nothing that is hidden. Word documents come this way, too. */
export const parseHtml = (source: string): ParsedDocument => {
  const blocks: Block[] = [];
  const lists: { readonly isNumbered: boolean; count: number }[] = [];
  let text = '';
  let title = '';
  let hidden = 0;
  let isTitle = false;
  let row: string[] | undefined;
  let kind: Block['kind'] = 'paragraph';
  let level = 1;
  let item = '';
  const open: boolean[] = [];
  const flush = (): void => {
    const clean = kind === 'code' ? text.trim() : cleanLine(text);
    text = '';
    if (row !== undefined || clean === '') return;
    if (kind === 'heading') blocks.push({ kind, level, text: clean });
    else if (item !== '') blocks.push({ kind: 'item', text: `${item} ${clean}` });
    else blocks.push({ kind: kind === 'code' ? 'code' : 'paragraph', text: clean });
    item = '';
  };
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        const isHidden = unseen.has(name) || isInvisible(attributes);
        open.push(isHidden);
        if (isHidden) hidden += 1;
        if (name === 'title') isTitle = true;
        if (hidden > 0) return;
        if (blockTags.has(name)) flush();
        if (/^h[1-6]$/.test(name)) [kind, level] = ['heading', Number(name[1])];
        else if (name === 'pre') kind = 'code';
        else if (name === 'ol' || name === 'ul') lists.push({ isNumbered: name === 'ol', count: 0 });
        else if (name === 'li') item = markerOf(lists);
        else if (name === 'tr') row = [];
        else if (name === 'br') text += kind === 'code' ? '\n' : ' ';
      },
      ontext: (piece) => {
        if (isTitle) title += piece;
        else if (hidden === 0 && text.length < longestBlock) text += piece;
      },
      onclosetag: (name) => {
        if (open.pop() === true) hidden -= 1;
        if (name === 'title') isTitle = false;
        if (hidden > 0) return;
        if (name === 'td' || name === 'th') {
          row?.push(text);
          text = '';
        } else if (name === 'tr') {
          if (row?.some((cell) => cell.trim() !== '')) blocks.push({ kind: 'row', text: toRow(row) });
          row = undefined;
          text = '';
        } else if (blockTags.has(name)) flush();
        if (/^h[1-6]$/.test(name) || name === 'pre') kind = 'paragraph';
        if (name === 'ol' || name === 'ul') lists.pop();
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  parser.write(source);
  parser.end();
  flush();
  const heading = blocks.find((block) => block.kind === 'heading' && block.level === 1)?.text;
  const named = heading ?? cleanLine(title);
  return { ...(named === '' ? {} : { title: named }), blocks };
};

const longestBlock = 200_000;

const unseen = new Set(
  'head script style noscript template nav footer aside iframe object svg math form button select textarea dialog'.split(
    ' ',
  ),
);

const blockTags = new Set(
  'p div section article main header h1 h2 h3 h4 h5 h6 ul ol li table tr blockquote pre dl dt dd figure figcaption hr address details summary body'.split(
    ' ',
  ),
);

const isInvisible = (attributes: Readonly<Record<string, string>>): boolean =>
  'hidden' in attributes || attributes['aria-hidden'] === 'true' || invisibleStyle.test(attributes.style ?? '');

/** Styles with which text is hidden from people. */
export const invisibleStyle =
  /display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0(?![.\d])|font-size\s*:\s*0(?![.\d])|(?:^|[;\s])color\s*:\s*(?:#fff(?:fff)?\b|white)/i;

const markerOf = (lists: readonly { readonly isNumbered: boolean; count: number }[]): string => {
  const list = lists.at(-1);
  if (list === undefined) return '-';
  list.count += 1;
  const indent = '  '.repeat(Math.min(lists.length - 1, 6));
  return list.isNumbered ? `${indent}${list.count}.` : `${indent}-`;
};
