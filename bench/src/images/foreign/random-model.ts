import { seededRandom } from '../../samples/seeded-random.ts';

/** Entities and how many of one belong to how many of the other, that a foreign program is to draw. */
export interface KnownModel {
  readonly entities: readonly { readonly id: string; readonly label: string; readonly rows: readonly string[] }[];
  readonly relations: readonly KnownRelation[];
}

export interface KnownRelation {
  readonly from: string;
  readonly to: string;
  readonly atFrom: Cardinality;
  readonly atTo: Cardinality;
  readonly label: string;
}

export type Cardinality = '1' | '0..1' | '1..*' | '0..*';

const cardinalities = ['1', '0..1', '1..*', '0..*'] as const;

/** Four to seven entities that hang together, and a relation or two more. */
export const randomModel = (seed: number): KnownModel => {
  const random = seededRandom(seed);
  const upTo = (count: number): number => Math.floor(random() * count);
  const take = <Item>(items: Item[]): Item => items.splice(upTo(items.length), 1)[0] as Item;
  const names = [...someNames];
  const entities = Array.from({ length: 4 + upTo(4) }, (_, index) => {
    const columns = [...someColumns];
    return { id: `E${index}`, label: take(names), rows: Array.from({ length: 2 + upTo(3) }, () => take(columns)) };
  });
  const relate = (from: number, to: number): KnownRelation => ({
    from: `E${from}`,
    to: `E${to}`,
    atFrom: cardinalities[upTo(4)] ?? '1',
    atTo: cardinalities[upTo(4)] ?? '1',
    label: verbs[upTo(verbs.length)] ?? '',
  });
  const tree = entities.slice(1).map((_, index) => relate(upTo(index + 1), index + 1));
  const isJoined = ({ from, to }: KnownRelation): boolean => tree.some((one) => one.from === from && one.to === to);
  const more = Array.from({ length: upTo(3) }, () => {
    const from = upTo(entities.length - 2);
    return relate(from, from + 2);
  }).filter((one, index, all) => !isJoined(one) && all.findIndex(({ from }) => from === one.from) === index);
  return { entities, relations: [...tree, ...more] };
};

const someNames = ['CUSTOMER', 'ORDER', 'PRODUCT', 'INVOICE', 'PAYMENT', 'SHIPMENT', 'REVIEW', 'SUPPLIER', 'WAREHOUSE'];
const someColumns = ['string name', 'int number', 'date created', 'decimal total', 'string status', 'string city'];
const verbs = ['has', 'places', 'contains', 'pays', 'sends', 'owns'];
