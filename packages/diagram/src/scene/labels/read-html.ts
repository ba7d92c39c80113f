import { lookInside, paragraphIn } from './html-elements.ts';
import { type HtmlToken, htmlTokens } from './html-tokens.ts';
import type { Paragraph, StyledText, TextLook, TextRun } from './styled-text.ts';

/**
 * Reads an HTML label: its text in paragraphs of runs, with the elements and properties that change how text looks.
 * White space collapses as in a browser. Everything else of HTML is left out, its text is kept.
 */
export const readHtml = (html: string, look: TextLook): StyledText => {
  const writer = createWriter();
  const stack: Element[] = [{ tag: '', look, block: false, gapAfter: 0, indent: 0 }];
  const inside = (): Element => stack[stack.length - 1] ?? { tag: '', look, block: false, gapAfter: 0, indent: 0 };

  const open = ({ tag, attributes }: HtmlToken & { kind: 'open' }): void => {
    const outer = inside();
    const paragraph = paragraphIn(tag, attributes, outer.look.fontSize);
    const align = paragraph?.align ?? outer.align;
    const element: Element = {
      tag,
      look: lookInside(tag, attributes, outer.look),
      block: paragraph !== undefined,
      gapAfter: paragraph?.gapAfter ?? 0,
      indent: outer.indent + (paragraph?.indent ?? 0),
      ...(align ? { align } : {}),
    };
    if (paragraph) writer.startBlock(paragraph.gapBefore);
    if (voidElements.has(tag)) return;
    if (stack.length < deepest) stack.push(element);
    if (tag === 'li') writer.write('• ', element);
  };

  const close = (tag: string): void => {
    const index = stack.findLastIndex((element) => element.tag === tag);
    if (index <= 0) return;
    for (const element of stack.splice(index)) if (element.block) writer.endBlock(element.gapAfter);
  };

  for (const token of htmlTokens(html)) {
    if (token.kind === 'text') writer.write(token.text, inside());
    else if (token.kind === 'open' && token.tag === 'br') writer.breakLine(inside());
    else if (token.kind === 'open') open(token);
    else close(token.tag);
  }
  return writer.finish();
};

/** Deeper elements are read as if they were not there. */
const deepest = 100;

const voidElements = new Set(['img', 'hr', 'input', 'wbr', 'meta', 'link', 'col']);

interface Element {
  readonly tag: string;
  readonly look: TextLook;
  readonly block: boolean;
  readonly gapAfter: number;
  readonly indent: number;
  readonly align?: 'left' | 'center' | 'right';
}

/** Collects text into paragraphs: a block or a `<br>` ends one, neighbouring gaps count once. */
const createWriter = () => {
  const paragraphs: Paragraph[] = [];
  let runs: TextRun[] | undefined;
  let gap = 0;

  const start = (element: Element): TextRun[] => {
    const started: TextRun[] = [];
    const { align, indent } = element;
    paragraphs.push({ runs: started, gapBefore: gap, indent, ...(align ? { align } : {}) });
    gap = 0;
    return started;
  };

  return {
    write: (text: string, element: Element): void => {
      let collapsed = text.replace(/[ \t\r\n\f]+/g, ' ');
      const previous = runs?.at(-1)?.text;
      if (previous === undefined || previous.endsWith(' ')) collapsed = collapsed.replace(/^ /, '');
      if (collapsed === '') return;
      runs ??= start(element);
      runs.push({ ...element.look, text: collapsed });
    },
    breakLine: (element: Element): void => {
      if (!runs) start(element).push({ ...element.look, text: '' });
      runs = undefined;
    },
    startBlock: (gapBefore: number): void => {
      runs = undefined;
      gap = Math.max(gap, gapBefore);
    },
    endBlock: (gapAfter: number): void => {
      runs = undefined;
      gap = Math.max(gap, gapAfter);
    },
    finish: (): StyledText => ({ paragraphs, gapAfter: gap }),
  };
};
