import type { SpecNode } from '@diagloom/diagram/model';
import { createNameScope } from '../../program/index.ts';

/** A stable key for each node, such as `core-switch`; an empty text for whatever is no node. */
export const createKeys = (nodes: readonly SpecNode[], fallback: string): ((id: string) => string) => {
  const scope = createNameScope();
  const keys = new Map(nodes.map(({ id, label }) => [id, scope.take(label, [id], fallback).words.join('-')]));
  return (id) => keys.get(id) ?? '';
};
