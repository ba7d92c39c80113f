import { isWithin, type Part } from './part.ts';

/** Puts the children inside: one each where there are as many, copies of them where there are more parents. */
export const placeParts = (children: readonly Part[], parents: readonly Part[], all: Part[]): void => {
  if (parents.length === 0) return;
  children.forEach((child, index) => {
    if (parents.length > 1 && children.length === 1) copyInto(child, parents, all);
    else placeOne(child, parents[Math.floor((index * parents.length) / children.length)] ?? parents[0]);
  });
};

const placeOne = (child: Part, parent: Part | undefined): void => {
  if (parent === undefined || parent === child || isWithin(parent, child)) return;
  const old = child.parent;
  if (
    old !== undefined &&
    old !== parent &&
    old.rank <= parent.rank &&
    parent.parent === undefined &&
    !isWithin(old, parent)
  )
    parent.parent = old;
  if (old === undefined || old.rank <= parent.rank) child.parent = parent;
};

const copyInto = (child: Part, parents: readonly Part[], all: Part[]): void => {
  const [first, ...others] = parents;
  const inside = all.filter((part) => part.parent === child);
  const label = child.label;
  placeOne(child, first);
  others.forEach((parent, index) => {
    const copy: Part = { ...child, label: numbered(child, label, index + 2), parent };
    all.push(copy);
    for (const part of inside) all.push({ ...part, label: numbered(part, part.label, index + 2), parent: copy });
  });
  child.label = numbered(child, label, 1);
  for (const part of inside) part.label = numbered(part, part.label, 1);
};

const numbered = ({ amount }: Part, label: string, number: number): string =>
  amount === undefined ? `${label.replace(/ \d+$/, '')} ${number}` : label;
