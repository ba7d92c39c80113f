export interface HtmlLines {
  /** Lists as indented lines with a dash, paragraphs, headings and rows as lines. */
  readonly text: string;
  /** Where in the source the character of the text came from. */
  readonly placeOf: (at: number) => number;
}

/** The words of a text that is the source of HTML, as lines; undefined for any other text. Linear in its length. */
export const htmlAsLines = (source: string): HtmlLines | undefined => {
  if (!isHtml.test(source)) return undefined;
  let places: number[] = [];
  let text = '';
  let depth = 0;
  let read = 0;
  let listEnd = 0;
  const add = (words: string, from: number, isSource: boolean): void => {
    for (let at = 0; at < words.length; at += 1) places.push(isSource ? from + at : from);
    text += words;
  };
  const breakLine = (lead: string, from: number): void =>
    add(`${/(?:^|\n)[ -]*$/.test(text.slice(-longestLead)) ? '' : '\n'}${lead}`, from, false);
  for (const match of source.matchAll(tagOrEntity)) {
    add(source.slice(read, match.index).replace(/\s/g, ' '), read, true);
    read = match.index + match[0].length;
    const { slash, tag = '', entity } = match.groups ?? {};
    const name = tag.toLowerCase();
    if (entity !== undefined) add(entities[entity.toLowerCase()] ?? ' ', match.index, false);
    else if (name === 'ul' || name === 'ol') {
      depth = Math.max(0, depth + (slash === '/' ? -1 : 1));
      if (slash === '/' && depth === 0) {
        breakLine('', match.index);
        listEnd = text.length;
      }
    } else if (name === 'li' && slash !== '/') breakLine(`${'  '.repeat(Math.max(0, depth - 1))}- `, match.index);
    else if (lineTags.has(name)) breakLine('', match.index);
  }
  add(source.slice(read), read, true);
  const wish = listEnd === 0 ? '' : text.slice(listEnd).trim();
  const isWish = wish !== '' && !wish.includes('\n') && wish.length <= longestWish;
  if (isWish) {
    // What is asked for behind a list stands above it, as people write it.
    const [from, end] = [text.indexOf(wish, listEnd), listEnd];
    text = `${wish}:\n${text.slice(0, end)}`;
    places = [...places.slice(from, from + wish.length), from, from, ...places.slice(0, end)];
  }
  return { text, placeOf: (at) => places[Math.min(at, places.length - 1)] ?? 0 };
};

const longestWish = 80;

/** Blanks and a dash before the words of a line; looking further back would take longer with each line. */
const longestLead = 60;

const isHtml = /<(?:ul|ol|li|p|h[1-6]|div)\b[^>]*>[\s\S]*<\/(?:ul|ol|li|p|h[1-6]|div)>/i;

const tagOrEntity =
  /<!--[\s\S]*?-->|<(?<slash>\/?)(?<tag>[a-z][a-z0-9]*)\b[^<>]*>|&(?<entity>amp|lt|gt|quot|nbsp|#39|apos);/gi;

const lineTags = new Set(['p', 'div', 'br', 'tr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'table', 'section', 'article']);

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
  apos: "'",
};
