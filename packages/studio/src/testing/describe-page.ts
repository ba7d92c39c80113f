import { type DiagramSpec, type DiagramType, type Page, parseStyle, type SpecAttribute } from '@diagloom/diagram/model';

/** A page as lines that can be compared: what is on it, what leads where, how it looks. */
export interface PageDescription {
  /** `Label (kind) @group | row`, `A -> B: label (kind)`, `[Group] (kind)`. */
  readonly lines: readonly string[];
  /** `Label fillColor #rrggbb`, for the looks that instructions set. */
  readonly looks: readonly string[];
  readonly direction: string;
  /** Labels of the nodes in the order of the spec. */
  readonly order: readonly string[];
}

const looked = ['fillColor', 'dashed'];

export const describePage = (page: Page, type: DiagramType): PageDescription => {
  const spec = type.recognise(page);
  const names = new Map([...spec.nodes, ...spec.groups].map(({ id, label }) => [id, label]));
  const edgeName = ({ from, to }: { readonly from: string; readonly to: string }): string =>
    `${names.get(from)} -> ${names.get(to)}`;
  const parts = new Map([
    ...spec.nodes.map(({ id, label }) => [id, label] as const),
    ...spec.edges.map((edge) => [edge.id, edgeName(edge)] as const),
  ]);
  const meta = parseStyle(page.cells.find(({ kind }) => kind === 'layer')?.style ?? '');
  return {
    lines: [
      ...spec.nodes.map((node) => nodeLine(node, names)),
      ...spec.groups.map(({ label, kind }) => `[${label}]${kind === undefined ? '' : ` (${kind})`}`),
      ...spec.edges.map(
        (edge) => `${edgeName(edge)}${edge.label === '' ? '' : `: ${edge.label}`}${inBrackets(edge.kind)}`,
      ),
    ],
    looks: page.cells.flatMap(({ id, style }) => {
      const name = parts.get(id);
      const values = parseStyle(style);
      return name === undefined
        ? []
        : looked.flatMap((key) => (values[key] === undefined ? [] : [`${name} ${key} ${values[key]}`]));
    }),
    direction: meta.dlDirection ?? '',
    order: spec.nodes.map(({ label }) => label),
  };
};

const nodeLine = (node: DiagramSpec['nodes'][number], names: ReadonlyMap<string, string>): string => {
  const groups = (node.groups ?? []).map((id) => ` @${names.get(id)}`).join('');
  const rows = (node.attributes ?? []).map((row) => ` | ${rowText(row)}`).join('');
  return `${node.label}${inBrackets(node.kind)}${groups}${rows}`;
};

const rowText = ({ name, type }: SpecAttribute): string => (type === undefined ? name : `${name}: ${type}`);

const inBrackets = (kind: string | undefined): string => (kind === undefined ? '' : ` (${kind})`);
