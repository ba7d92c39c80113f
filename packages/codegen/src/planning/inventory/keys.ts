import type { SpecNode } from '@diagloom/diagram/model';
import { createNameScope } from '../../program/index.ts';

/** A stable key for each node, such as `core-switch` or `24-phones`, as no key must start with a letter; an empty text for whatever is no node. */
export const createKeys = (nodes: readonly SpecNode[], fallback: string): ((id: string) => string) => {
  const scope = createNameScope();
  const keyOf = (label: string, words: readonly string[]): string =>
    (/^\s*\d/.test(label) ? words.slice(fallback.split(' ').length) : words).join('-');
  const keys = new Map(nodes.map(({ id, label }) => [id, keyOf(label, scope.take(label, [id], fallback).words)]));
  return (id) => keys.get(id) ?? '';
};
