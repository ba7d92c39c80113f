import { type Css, cssLength, readCss } from './css.ts';
import { allSides, frameOf, isBlock } from './frames.ts';
import { type HtmlToken, htmlTokens } from './html-tokens.ts';
import type { Align, BoxBlock, LabelBlock, TableBlock, TableCell, TextLook, TextRun } from './label-blocks.ts';
import { noFrame, noSides } from './label-blocks.ts';
import { lookInside } from './text-look.ts';

/**
 * Reads an HTML label as blocks of text, with the elements and properties that change how text looks or where it
 * stands: paragraphs, lists, lines and tables among them. White space collapses as in a browser. Everything else of
 * HTML is left out, its text is kept.
 */
export const readHtml = (html: string, look: TextLook): readonly LabelBlock[] => {
  if (!/[<&]/.test(html)) {
    const content = createContent(look);
    content.write(html, look);
    return content.finish();
  }
  const root: OpenElement = { tag: '', look, content: createContent(look), rows: [], cells: [] };
  const stack: OpenElement[] = [root];
  const inside = (): OpenElement => stack.at(-1) ?? root;

  const open = ({ tag, attributes }: HtmlToken & { kind: 'open' }): void => {
    const outer = inside();
    const css = readCss(attributes.style);
    if (tag === 'br') {
      outer.content.breakLine();
      return;
    }
    const elementLook = lookInside(tag, { attributes, css }, outer.look);
    const parts = { attributes, css, fontSize: elementLook.fontSize };
    if (tag === 'hr') {
      outer.content.add(ruleOf(parts));
      return;
    }
    if (voidElements.has(tag) || stack.length >= deepest) return;
    const align = alignOf(tag, parts) ?? outer.align;
    const opened = { tag, look: elementLook, parts, rows: [], cells: [], ...(align ? { align } : {}) };
    if (tag === 'tr') closeWithin(['tr', 'td', 'th'], ['table']);
    if (tag === 'td' || tag === 'th') closeWithin(['td', 'th'], ['tr', 'table']);
    if (tag === 'li') closeWithin(['li'], ['ul', 'ol']);
    const isOwn = isBlock(tag) || tag === 'table' || tag === 'td' || tag === 'th';
    const content = isOwn ? createContent(elementLook, align) : outer.content;
    const list = tag === 'li' ? stack.findLast((element) => element.tag === 'ul' || element.tag === 'ol') : undefined;
    stack.push({ ...opened, content, ...(list ? { list } : {}) });
  };

  /** An element that ends because the next one of its kind begins. */
  const closeWithin = (tags: readonly string[], limits: readonly string[]): void => {
    const limit = stack.findLastIndex((element) => limits.includes(element.tag));
    const index = stack.findIndex((element, at) => at > limit && tags.includes(element.tag));
    if (index > 0) closeFrom(index);
  };

  const closeFrom = (index: number): void => {
    while (stack.length > index) {
      const element = stack.pop();
      if (element) finish(element, stack);
    }
  };

  for (const token of htmlTokens(html)) {
    if (token.kind === 'text') inside().content.write(token.text, inside().look);
    else if (token.kind === 'open') open(token);
    else {
      const index = stack.findLastIndex((element) => element.tag === token.tag);
      if (index > 0) closeFrom(index);
    }
  }
  closeFrom(1);
  return root.content.finish();
};

/** Deeper elements are read as if they were not there. */
const deepest = 60;

const voidElements = new Set(['img', 'input', 'wbr', 'meta', 'link', 'col']);

interface ElementParts {
  readonly attributes: Readonly<Record<string, string>>;
  readonly css: Css;
  readonly fontSize: number;
}

interface OpenElement {
  readonly tag: string;
  readonly look: TextLook;
  readonly content: Content;
  readonly align?: Align;
  readonly parts?: ElementParts;
  /** The list of an item. */
  readonly list?: OpenElement;
  items?: number;
  /** Of a table, and of a row. */
  readonly rows: (readonly TableCell[])[];
  readonly cells: TableCell[];
}

const alignOf = (tag: string, { attributes, css }: ElementParts): Align | undefined => {
  const align = css.get('text-align') ?? attributes.align ?? (tag === 'th' || tag === 'center' ? 'center' : undefined);
  return align === 'left' || align === 'center' || align === 'right' ? align : undefined;
};

/** Puts a closed element into the one around it. */
const finish = (element: OpenElement, stack: readonly OpenElement[]): void => {
  const { tag, parts } = element;
  const outer = stack.at(-1);
  if (!outer || !parts) return;
  const table = stack.findLast((other) => other.tag === 'table');
  if (tag === 'tr') {
    table?.rows.push(element.cells);
  } else if (tag === 'td' || tag === 'th') {
    const row = stack.findLast((other) => other.tag === 'tr' || other.tag === 'table');
    const cell = cellOf(element, parts, table?.parts);
    if (!row) for (const block of cell.children) outer.content.add(block);
    else if (row.tag === 'tr') row.cells.push(cell);
    else row.rows.push([cell]);
  } else if (tag === 'table') {
    outer.content.add(tableOf(element, parts));
  } else if (isBlock(tag)) {
    outer.content.add(boxOf(element, parts, stack));
  }
};

const boxOf = (element: OpenElement, parts: ElementParts, stack: readonly OpenElement[]): BoxBlock => {
  const { tag, list } = element;
  const isInnerList = (tag === 'ul' || tag === 'ol') && stack.some((other) => other.tag === 'li');
  const marker = list ? markerOf(list, element.look, stack) : undefined;
  return {
    kind: 'box',
    frame: frameOf(tag, parts, isInnerList ? { margin: noSides } : {}),
    children: element.content.finish(),
    ...(marker ? { marker } : {}),
  };
};

const markerOf = (list: OpenElement, look: TextLook, stack: readonly OpenElement[]): TextRun => {
  list.items = (list.items ?? 0) + 1;
  if (list.tag === 'ol') return { ...look, text: `${list.items}. ` };
  const depth = stack.filter(({ tag }) => tag === 'ul' || tag === 'ol').length;
  return { ...look, text: depth > 2 ? '▪' : depth === 2 ? '◦' : '•' };
};

const cellOf = (element: OpenElement, parts: ElementParts, table: ElementParts | undefined): TableCell => {
  const padding = cssLength(table?.attributes.cellpadding, 12) ?? 1;
  const hasBorder = Number(table?.attributes.border ?? 0) > 0;
  const verticalAlign = parts.css.get('vertical-align') ?? parts.attributes.valign;
  return {
    frame: frameOf(element.tag, parts, {
      padding: allSides(padding),
      border: hasBorder ? { width: 1, colour: borderColour } : { width: 0, colour: '' },
    }),
    columns: Math.max(1, Math.min(50, Math.floor(Number(parts.attributes.colspan ?? 1)) || 1)),
    verticalAlign: verticalAlign === 'top' || verticalAlign === 'bottom' ? verticalAlign : 'middle',
    children: element.content.finish(),
  };
};

/** What browsers give the borders of tables and the lines of `<hr>`. */
const borderColour = '#808080';

const tableOf = (element: OpenElement, parts: ElementParts): TableBlock => {
  const isCollapsed = parts.css.get('border-collapse') === 'collapse';
  const width = Math.max(0, Math.min(20, Number(parts.attributes.border ?? 0) || 0));
  return {
    kind: 'table',
    frame: frameOf('table', parts, { border: { width, colour: borderColour } }),
    spacing: isCollapsed ? 0 : (cssLength(parts.attributes.cellspacing, 12) ?? 2),
    isCollapsed,
    rows: element.rows,
  };
};

const ruleOf = (parts: ElementParts): LabelBlock => {
  const size = cssLength(parts.attributes.size, 12);
  const border = parts.css.get('border') ?? parts.css.get('border-top');
  return {
    kind: 'rule',
    frame: { ...noFrame, margin: frameOf('hr', parts).margin },
    thickness: size === undefined ? 2 : Math.max(1, Math.min(20, size)),
    colour: parts.css.get('color') ?? border?.split(/\s+/).at(-1) ?? borderColour,
  };
};

interface Content {
  readonly write: (text: string, look: TextLook) => void;
  readonly breakLine: () => void;
  readonly add: (block: LabelBlock) => void;
  readonly finish: () => readonly LabelBlock[];
}

/** Collects the blocks of an element: a block or a `<br>` within its text ends a piece of text. */
const createContent = (look: TextLook, align?: Align): Content => {
  const blocks: LabelBlock[] = [];
  const strut = { fontSize: look.fontSize, family: look.family };
  let runs: TextRun[] | undefined;
  const start = (): TextRun[] => {
    const started: TextRun[] = [];
    blocks.push({ kind: 'text', runs: started, strut, ...(align ? { align } : {}) });
    return started;
  };
  return {
    write: (text, textLook) => {
      let collapsed = /[\t\r\n\f]| {2}/.test(text) ? text.replace(/[ \t\r\n\f]+/g, ' ') : text;
      const previous = runs?.at(-1)?.text;
      if (previous === undefined || previous.endsWith(' ')) {
        if (collapsed.startsWith(' ')) collapsed = collapsed.slice(1);
      }
      if (collapsed === '') return;
      runs ??= start();
      runs.push({ ...textLook, text: collapsed });
    },
    breakLine: () => {
      if (!runs) start().push({ ...look, text: '' });
      runs = undefined;
    },
    add: (block) => {
      runs = undefined;
      blocks.push(block);
    },
    finish: () => blocks,
  };
};
