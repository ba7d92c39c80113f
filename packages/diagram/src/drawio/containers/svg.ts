import { decodeBase64, decodeUri } from '../decode-packed.ts';
import { damaged, noDiagramInside, tooLarge, unsafe } from '../drawio-error.ts';
import { encodeAttribute } from '../xml/encode-attribute.ts';
import { readTag, type Tag } from '../xml/read-tag.ts';
import { defineContainer } from './container.ts';
import { peekText, readText } from './read-text.ts';

const what = 'the diagram in it';

/**
 * An SVG carries its diagram in the `content` attribute of its root: the XML as it is, URI-encoded, or base64 of either.
 * Only the root's tag is read, so nothing else in the picture matters.
 */
export const svgContainer = defineContainer({
  id: 'svg',
  isKindOf: (bytes) => /^[^<]*<svg[\s>/]/.test(peekText(bytes).replace(/<!--[\s\S]*?-->|<[?!][^>]*>/g, '')),
  extract: (bytes, limits) => {
    const root = readRoot(readText(bytes));
    const content = root.tag.attributes.find(({ name }) => name === 'content')?.value ?? '';
    if (content.length > limits.characters * 4) throw tooLarge(`it carries more than ${limits.characters} characters`);
    const text = decodeContent(content);
    if (!/^<(?:mxfile|mxGraphModel|\?xml|!--)/.test(text)) throw noDiagramInside('SVG');
    return text;
  },
});

const decodeContent = (content: string): string => {
  if (content === '' || content.startsWith('<')) return content;
  const trimmed = content.trim();
  const text = trimmed.startsWith('%') ? trimmed : new TextDecoder().decode(decodeBase64(trimmed, what));
  return text.startsWith('%') ? decodeUri(text, what) : text;
};

interface Root {
  readonly start: number;
  readonly tag: Tag;
}

const readRoot = (svg: string): Root => {
  const start = rootStart(svg);
  return { start, tag: readTag(svg, start) };
};

/** Where `<svg` stands: after a declaration, comments and a document type, which must declare nothing of its own. */
const rootStart = (svg: string): number => {
  let position = 0;
  for (;;) {
    const start = svg.indexOf('<', position);
    const mark = ['<!--', '<?', '<!'].find((candidate) => start >= 0 && svg.startsWith(candidate, start));
    if (mark === undefined) {
      if (start < 0 || !/^<svg[\s>/]/.test(svg.slice(start, start + 5))) throw noDiagramInside('SVG');
      return start;
    }
    const end = svg.indexOf(ends[mark] ?? '>', start);
    if (end < 0) throw damaged('what it starts with never ends');
    if (mark === '<!' && svg.slice(start, end).includes('[')) throw unsafe();
    position = end + 1;
  }
};

const ends: Readonly<Record<string, string>> = { '<!--': '-->', '<?': '?>', '<!': '>' };

/** An SVG that carries the diagram: draw.io and we can open it again. A diagram that it carried before is replaced. */
export const embedInSvg = (svg: string, xml: string): string => {
  const { start, tag } = readRoot(svg);
  const own = tag.attributes.find(({ name }) => name === 'content');
  const without = own === undefined ? svg : svg.slice(0, own.start) + svg.slice(own.valueEnd + 1);
  const at = start + '<svg'.length;
  return `${without.slice(0, at)} content="${encodeAttribute(xml)}"${without.slice(at)}`;
};
