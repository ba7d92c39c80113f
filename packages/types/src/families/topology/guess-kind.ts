import type { Kind } from '@diagloom/diagram/model';
import type { SceneShape } from '@diagloom/diagram/scene';
import { findBrand } from '../icons/find-icon.ts';
import { kindsByBrand } from './kinds-by-brand.ts';
import { productKinds } from './product-kinds.ts';

/** Figures that mean the same on every such page. */
const kindsByFigure: Readonly<Record<string, string>> = {
  cylinder: 'database',
  cylinder2: 'database',
  cylinder3: 'database',
  datastore: 'database',
  umlActor: 'user',
  actor: 'user',
  cloud: 'internet',
};

/**
 * The kind of a node of a foreign page: what its figure or stencil shows, else what its words say, else what the product it
 * names is. Undefined for the type's plain kind.
 */
export const nodeKindOf = (
  label: string,
  technology: string | undefined,
  shape: SceneShape,
  kinds: readonly Kind[],
): string | undefined => {
  const isKnown = (id: string | undefined): boolean => kinds.some((kind) => kind.id === id);
  const stencil = stencilWords(shape);
  const guesses = [
    () => kindsByFigure[shape.figure],
    () => productKinds.find(([pattern, kind]) => isKnown(kind) && pattern.test(stencil))?.[1],
    () => kindNamedIn(stencil, kinds),
    () => kindNamedIn(label, kinds),
    () => kindsByBrand[findBrand(label, technology)?.name ?? ''],
  ];
  for (const guess of guesses) {
    const kind = guess();
    if (kind !== undefined && isKnown(kind)) return kind;
  }
  return undefined;
};

/** The kind of a group of a foreign page, from its title and its stencil. */
export const areaKindOf = (label: string, shape: SceneShape, kinds: readonly Kind[]): string | undefined => {
  return kindNamedIn(label, kinds) ?? kindNamedIn(stencilWords(shape), kinds);
};

/** `mxgraph.cisco.routers.wireless_router` and `img/lib/azure2/databases/SQL_Server.svg` as words. */
const stencilWords = ({ style, figure }: SceneShape): string => {
  const picture = /^(?:data:|https?:)/.test(style.image ?? '') ? '' : (style.image ?? '');
  const stencil = figure.includes('.') ? figure : '';
  return [style.resIcon ?? '', style.prIcon ?? '', style.grIcon ?? '', stencil, picture]
    .join(' ')
    .replace(/\.(?:svg|png)\b/g, '')
    .replace(/[^a-z\d]+/gi, ' ')
    .toLowerCase()
    .trim();
};

/**
 * The kind that the text ends with, since a name says last what a thing is ("user service" is a service), else one that it
 * names anywhere. The longest synonym wins; undefined for the plain kind, the first.
 */
const kindNamedIn = (text: string, kinds: readonly Kind[]): string | undefined => {
  if (text === '') return undefined;
  const words = ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}-]+/gu, ' ')
    .trim()} `;
  const names = namesOf(kinds);
  const best = names.find(({ one, several }) => words.endsWith(one) || words.endsWith(several));
  const found = best ?? names.find(({ one }) => words.includes(one));
  return found?.kind === kinds[0]?.id ? undefined : found?.kind;
};

/** A synonym between spaces, and its plural. */
interface KindName {
  readonly kind: string;
  readonly one: string;
  readonly several: string;
}

/** The synonyms of a vocabulary, the longest first. */
const namesOf = (kinds: readonly Kind[]): readonly KindName[] => {
  const known = knownNames.get(kinds);
  if (known !== undefined) return known;
  const names = kinds
    .flatMap(({ id, synonyms }) => synonyms.map((synonym) => ({ kind: id, synonym })))
    .filter(({ synonym }) => synonym !== '')
    .toSorted((a, b) => b.synonym.length - a.synonym.length)
    .map(({ kind, synonym }): KindName => ({ kind, one: ` ${synonym} `, several: ` ${synonym}s ` }));
  knownNames.set(kinds, names);
  return names;
};

const knownNames = new WeakMap<readonly Kind[], readonly KindName[]>();
