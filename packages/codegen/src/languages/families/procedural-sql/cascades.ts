import type { ForeignKey, Name, Table } from '../../../program/index.ts';

/**
 * The foreign keys whose rule on deletion can stay. Where a database wants rows to be reached by one cascade only, a key that would open a
 * second way from a table to another one, or a way back to itself, is left out: such a deletion is refused instead.
 */
export const cascadesKept = (tables: readonly Table[], cascadesOnce: boolean): ReadonlySet<ForeignKey> => {
  const keys = tables.flatMap((table) => table.foreignKeys.map((key) => ({ key, child: table.name })));
  if (!cascadesOnce) return new Set(keys.map(({ key }) => key));
  const kept = new Set<ForeignKey>();
  const children = new Map<Name, readonly Name[]>();
  const below = (name: Name): readonly Name[] =>
    (children.get(name) ?? []).flatMap((child) => [child, ...below(child)]);
  const above = (name: Name): readonly Name[] =>
    [...children].flatMap(([parent, all]) => (all.includes(name) ? [parent, ...above(parent)] : []));
  for (const { key, child } of keys) {
    if (key.onDelete === 'restrict') continue;
    const reached = new Set([child, ...below(child)]);
    const sources = [key.table, ...above(key.table)];
    if (sources.some((source) => reached.has(source) || below(source).some((name) => reached.has(name)))) continue;
    children.set(key.table, [...(children.get(key.table) ?? []), child]);
    kept.add(key);
  }
  return kept;
};
