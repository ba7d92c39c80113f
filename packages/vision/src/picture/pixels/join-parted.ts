import type { Raster } from './raster.ts';
import type { Region } from './regions.ts';

/** So many pixels have to meet: specks of noise may lie on a line. */
const leastContacts = 4;

interface Contact {
  readonly parts: readonly [Region, Region];
  count: number;
  /** How far in each channel those pixels are from the colour of their area that are farther. */
  readonly away: [number, number, number];
}

/**
 * Noise around words that reach from edge to edge parts an area. Areas that meet where the pixels have the colour of both on the whole, as noise has
 * and a faint line has not, are one. In: the area of every pixel, which is changed, the areas, and how much colours may differ. Out: the areas as
 * they are then.
 */
export const joinParted = (
  raster: Raster,
  labels: Int32Array,
  regions: ReadonlyMap<number, Region>,
  mostApart: number,
): ReadonlyMap<number, Region> => {
  const heads = new Map<number, number>();
  const headOf = (label: number): number => {
    const head = heads.get(label);
    return head === undefined ? label : headOf(head);
  };
  for (const { parts, count, away } of contactsIn(raster, labels, regions)) {
    const [one, other] = parts;
    const isAlike = one.colour.every((value, channel) => Math.abs(value - (other.colour[channel] ?? 0)) <= mostApart);
    const isNoise = away.every((sum) => Math.abs(sum) <= mostApart * count);
    if (count < leastContacts || !isAlike || !isNoise) continue;
    const [first, second] = [headOf(one.label), headOf(other.label)];
    if (first !== second) heads.set(second, first);
  }
  if (heads.size === 0) return regions;
  for (let at = 0; at < labels.length; at += 1) if (heads.has(labels[at] ?? 0)) labels[at] = headOf(labels[at] ?? 0);
  const joined = new Map(regions);
  for (const label of heads.keys()) {
    const [part, whole] = [joined.get(label), joined.get(headOf(label))];
    joined.delete(label);
    if (part === undefined || whole === undefined) continue;
    joined.set(whole.label, { ...whole, area: whole.area + part.area, isOpen: whole.isOpen || part.isOpen });
  }
  return joined;
};

/** Where two areas lie beside each other. */
const contactsIn = (
  { data, width }: Raster,
  labels: Int32Array,
  regions: ReadonlyMap<number, Region>,
): Iterable<Contact> => {
  const contacts = new Map<string, Contact>();
  const awayAt = (at: number, { colour }: Region): readonly number[] =>
    colour.map((value, channel) => (data[4 * at + channel] ?? 0) - value);
  const meet = (at: number, before: number): void => {
    const [one, other] = [regions.get(labels[at] ?? 0), regions.get(labels[before] ?? 0)];
    if (one === undefined || other === undefined) return;
    const parts = one.label < other.label ? ([one, other] as const) : ([other, one] as const);
    const key = `${parts[0].label} ${parts[1].label}`;
    const contact = contacts.get(key) ?? { parts, count: 0, away: [0, 0, 0] };
    const [here, there] = [awayAt(at, one), awayAt(before, other)];
    const farther = largest(here) >= largest(there) ? here : there;
    contact.count += 1;
    for (const [channel, value] of farther.entries()) contact.away[channel] = (contact.away[channel] ?? 0) + value;
    contacts.set(key, contact);
  };
  for (let at = width; at < labels.length; at += 1) {
    const label = labels[at] ?? 0;
    if (label === 0) continue;
    const [left, above] = [at % width > 0 ? (labels[at - 1] ?? 0) : 0, labels[at - width] ?? 0];
    if (left !== 0 && left !== label) meet(at, at - 1);
    if (above !== 0 && above !== label) meet(at, at - width);
  }
  return contacts.values();
};

const largest = (values: readonly number[]): number => Math.max(...values.map(Math.abs));
