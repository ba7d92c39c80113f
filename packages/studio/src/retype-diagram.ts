import { readDrawio, writeDrawio } from '@diagloom/diagram/drawio';
import {
  type DiagramSpec,
  type DiagramType,
  type Kind,
  startingWithArticle,
  withArticle,
} from '@diagloom/diagram/model';
import { drawSpec } from '@diagloom/drafting';
import { diagramTypeOf, findDiagramType } from '@diagloom/types';
import { isOwnPage, themeOfPage, typeOfPage } from './page-type.ts';
import type { StudioTools } from './studio-tools.ts';

export interface RetypeRequest {
  /** A draw.io file, of ours or from elsewhere. */
  readonly xml: string;
  /** The id or an alias of the other type. */
  readonly to: string;
}

export type RetypedDiagram =
  | {
      readonly ok: true;
      readonly xml: string;
      readonly spec: DiagramSpec;
      /** What the other type could not carry, one sentence each. */
      readonly said: readonly string[];
    }
  /** Drawing it anew makes no sense; the message says why. */
  | { readonly ok: false; readonly message: string };

/** Draws what a diagram means as another type: the same parts, by the rules of that type. Throws a `DrawioError` for a bad file. */
export const retypeDiagram = async (
  { xml, to }: RetypeRequest,
  tools: Pick<StudioTools, 'layout'>,
): Promise<RetypedDiagram> => {
  const document = readDrawio(xml);
  const [page] = document.pages;
  if (page === undefined || document.pages.length > 1 || !isOwnPage(page)) return { ok: false, message: notOurs };
  const wanted = findDiagramType(to);
  if (wanted === undefined) throw new Error(`There’s no diagram type "${to}".`);
  const [from, type] = [typeOfPage(page, undefined), diagramTypeOf(wanted.id)];
  if (from.id === type.id) return { ok: false, message: 'The diagram is already that type.' };
  const meant = from.recognise(page);
  if (meant.nodes.length === 0 || hasPlaces(from) || hasPlaces(type)) return { ok: false, message: tooDifferent };
  const { spec, said } = carried(meant, from, type);
  const [drawn] = (await drawSpec(spec, type, tools, { theme: themeOfPage(page) })).pages;
  if (drawn === undefined) return { ok: false, message: tooDifferent };
  const pages = [{ ...drawn, id: page.id, name: page.name }];
  return { ok: true, xml: writeDrawio({ attributes: { host: 'diagloom' }, pages }), spec, said };
};

const notOurs = 'The diagram stays as it is: only a single-page diagram created here can be drawn as another type.';

const tooDifferent = 'The diagram stays as it is: the two types have too little in common to draw one as the other.';

/** In screens and free drawings the places mean something, which no other type can show. */
const hasPlaces = ({ id, family }: DiagramType): boolean => family === 'screens' || id === 'drawing';

/** The spec as far as the other type has words for it. The ids stay. */
const carried = (
  meant: DiagramSpec,
  from: DiagramType,
  { id, label, family, vocabulary }: DiagramType,
): { readonly spec: DiagramSpec; readonly said: readonly string[] } => {
  const lost = new Map<string, number>();
  const withKind = <Part extends { readonly kind?: string }>(
    part: Part,
    known: readonly Kind[],
    own: readonly Kind[],
  ): Part => {
    const { kind, ...rest } = part;
    if (kind === undefined || known.slice(1).some((each) => each.id === kind)) return part;
    const name = own.find((each) => each.id === kind)?.label ?? kind;
    lost.set(name, (lost.get(name) ?? 0) + 1);
    return rest as Part;
  };
  const keepsRows = family === 'classes' || family === 'entities';
  const keepsGroups = vocabulary.groups.length > 0;
  const rows = keepsRows ? 0 : meant.nodes.filter(({ attributes }) => attributes !== undefined).length;
  const groupIds = new Set(meant.groups.map((group) => group.id));
  const nodes = meant.nodes.map(({ attributes, groups, position: _position, ...node }) => ({
    ...withKind(node, vocabulary.nodes, from.vocabulary.nodes),
    ...(keepsRows && attributes !== undefined ? { attributes } : {}),
    ...(keepsGroups && groups !== undefined ? { groups } : {}),
  }));
  const edges = meant.edges
    .filter((edge) => keepsGroups || (!groupIds.has(edge.from) && !groupIds.has(edge.to)))
    .map(({ group: _group, ...edge }) => withKind(edge, vocabulary.edges, from.vocabulary.edges));
  const groups = keepsGroups
    ? meant.groups.map((group) => withKind(group, vocabulary.groups, from.vocabulary.groups))
    : [];
  const { direction: _direction, ...rest } = meant;
  return {
    spec: { ...rest, type: id, nodes, edges, groups },
    said: [
      ...[...lost].map(
        ([name, count]) =>
          `${startingWithArticle(label)} has no “${name}”: ${count === 1 ? '1 shape or line became a plain one' : `${count} shapes or lines became plain ones`}.`,
      ),
      ...(rows === 0
        ? []
        : [
            `The rows inside ${rows === 1 ? '1 shape' : `${rows} shapes`} were left out, because ${withArticle(label)} doesn’t show rows.`,
          ]),
      ...(keepsGroups || groupIds.size === 0
        ? []
        : [
            `${groupIds.size === 1 ? '1 group was' : `${groupIds.size} groups were`} left out, because ${withArticle(label)} has no groups.`,
          ]),
    ],
  };
};
