import type { SourceSpan } from '@diagloom/diagram/model';

/** A node as Mermaid declares it. */
export interface MermaidNode {
  readonly key: string;
  readonly label: string;
  readonly kind: string | undefined;
  /** The title of the innermost subgraph that it was declared in. */
  readonly group: string | undefined;
  readonly span: SourceSpan;
}

export interface MermaidFlow {
  readonly nodes: readonly MermaidNode[];
  readonly edges: readonly { readonly from: string; readonly to: string; readonly label: string }[];
}

const header = /^\s*(?:```(?:mermaid)?\s*\n\s*)?(?:flowchart|graph)\s+(?:TB|TD|BT|LR|RL)\b[^\n]*/;

/** Brackets of a shape, the longest first, and the kind that the shape stands for. */
const shapes: readonly (readonly [string, string, string | undefined])[] = [
  ['([', '])', 'terminal'],
  ['[[', ']]', 'subprocess'],
  ['[(', ')]', 'datastore'],
  ['((', '))', 'terminal'],
  ['{{', '}}', undefined],
  ['[/', '/]', 'io'],
  ['[\\', '\\]', 'io'],
  ['[', ']', undefined],
  ['(', ')', undefined],
  ['{', '}', 'decision'],
  ['>', ']', undefined],
];

const link =
  /\s*(?:--\s*(?<text>[^->|\n][^|\n]*?)\s*--+[>ox]?|==\s*(?<bold>[^=>|\n]+?)\s*==+>|-\.\s*(?<dotted>[^.\n]+?)\s*\.-+>|(?:<?--+[>ox]?|==+>|-\.+-+>?))\s*(?:\|"?(?<bar>[^|\n]*?)"?\|)?\s*/gu;

/** Reads a Mermaid flowchart; undefined for a text that is none. Styling and comments are skipped. */
export const readMermaidFlow = (text: string): MermaidFlow | undefined => {
  const opening = header.exec(text);
  if (!opening) return undefined;
  const nodes = new Map<string, MermaidNode>();
  const edges: { from: string; to: string; label: string }[] = [];
  const groups: string[] = [];
  let offset = opening[0].length;
  for (const line of text.slice(offset).split(/[\n;]/)) {
    const subgraph = /^\s*subgraph\s+(?:[\w-]+\s*\[)?"?([^"\]\n]+?)"?\]?\s*$/.exec(line);
    if (subgraph) groups.push(subgraph[1] ?? '');
    else if (/^\s*end\s*$/.test(line)) groups.pop();
    else if (!/^\s*(?:%%|style\b|classDef\b|class\b|linkStyle\b|click\b|direction\b|```|$)/.test(line)) {
      readChain(line, offset, { nodes, edges, group: groups.at(-1) });
    }
    offset += line.length + 1;
  }
  return { nodes: [...nodes.values()], edges };
};

interface Reading {
  readonly nodes: Map<string, MermaidNode>;
  readonly edges: { from: string; to: string; label: string }[];
  readonly group: string | undefined;
}

const readChain = (line: string, offset: number, reading: Reading): void => {
  const masked = line.replace(/"[^"]*"/g, (quoted) => '_'.repeat(quoted.length));
  const links = [...masked.matchAll(link)].filter((match) => match[0].trim() !== '');
  const cuts = [0, ...links.map((match) => match.index + match[0].length)];
  const ends = cuts.map((from, index) => {
    const to = links[index]?.index ?? line.length;
    return line
      .slice(from, to)
      .split(/\s&\s/)
      .flatMap((part) => readNode(part, offset + from, reading));
  });
  for (const [index, match] of links.entries()) {
    const label = match.groups?.bar ?? match.groups?.text ?? match.groups?.bold ?? match.groups?.dotted ?? '';
    for (const from of ends[index] ?? [])
      for (const to of ends[index + 1] ?? []) reading.edges.push({ from, to, label: label.trim() });
  }
};

const readNode = (part: string, offset: number, { nodes, group }: Reading): readonly string[] => {
  const match = /^\s*([\p{L}\p{N}_.-]+?)(?:@\{[^}]*\})?\s*(?=[[({>]|:::|$)([\s\S]*?)(?::::\w+)?\s*$/u.exec(part);
  const key = match?.[1];
  if (!key) return [];
  const body = match[2]?.trim() ?? '';
  const shape = shapes.find(
    ([open, close]) => body.startsWith(open) && body.endsWith(close) && body.length >= open.length + close.length,
  );
  const known = nodes.get(key);
  if (shape || !known) {
    const [open = '', close = '', kind] = shape ?? [];
    const label = shape
      ? body
          .slice(open.length, body.length - close.length)
          .replace(/^"|"$/g, '')
          .replace(/<br\s*\/?>/gi, ' ')
          .trim()
      : key;
    const start = offset + part.indexOf(key);
    nodes.set(key, {
      key,
      label,
      kind: kind === 'terminal' ? terminalOf(label) : kind,
      group: group ?? known?.group,
      span: { start, end: start + part.trim().length },
    });
  }
  return [key];
};

const terminalOf = (label: string): string => (/^(?:end|stop|done|finish|exit)/i.test(label) ? 'end' : 'start');
