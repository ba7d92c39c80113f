import {
  createIdPool,
  type DiagramSpec,
  edgeIdFor,
  type Family,
  nodeIdFor,
  type SpecNode,
} from '@diagloom/diagram/model';
import { withKnownKinds } from '@diagloom/diagram/notations/kinds';
import type { Draft } from '../draft.ts';
import type { TypeDescription } from '../understanding.ts';
import { findPasted } from './find-pasted.ts';
import type { Pasted } from './pasted.ts';

/** Families that draw trees and landscapes as they are pasted; classes and entities read files together with what is said around them. */
const drawn: ReadonlySet<Family> = new Set(['topology', 'hierarchy', 'topics']);

/** A prompt that is a pasted file, drawn as the type asks; undefined for anything else. */
export const draftPasted = (text: string, { id, family, vocabulary }: TypeDescription): Draft | undefined => {
  // The readers of charts know names and roles in tables of people better.
  const isOwn = family === 'hierarchy' && !nested.test(text);
  const pasted = drawn.has(family) && !isOwn ? findPasted(text) : undefined;
  if (pasted === undefined || (family === 'topology' ? pasted.isLandscape !== true : isFlat(pasted))) return undefined;
  const spec = withKnownKinds(specOf(pasted, id), vocabulary);
  return { spec, sentences: [], lost: [], trace: [{ stage: 'route', lines: ['pasted file'] }] };
};

/** Begins as JSON, or has a line of YAML that opens a level. */
const nested = /^\s*[[{]|^\s*[\w -]{1,60}:\s*$/m;

/** Neither a tree nor links: nothing that a tree would show. */
const isFlat = ({ things, links }: Pasted): boolean =>
  links.length === 0 && things.every(({ parent }) => parent === undefined);

const specOf = ({ things, links, span }: Pasted, type: string): DiagramSpec => {
  const pool = createIdPool();
  const ids = new Map<string, string>();
  const names = [...things.map(({ name }) => name), ...things.flatMap(({ parent }) => parent ?? [])];
  const nodes = [...new Set(names)].map((name): SpecNode => {
    const kind = things.find((thing) => thing.name === name)?.kind;
    const node = {
      id: nodeIdFor(name, pool),
      label: name,
      ...(kind === undefined ? {} : { kind }),
      origin: 'prompt' as const,
      source: span,
    };
    ids.set(name, node.id);
    return node;
  });
  const under = things.flatMap(({ name, parent }) =>
    parent === undefined ? [] : [{ from: parent, to: name, label: '' }],
  );
  const edges = [...under, ...links].flatMap(({ from, to, label }) => {
    const [start, end] = [ids.get(from), ids.get(to)];
    if (start === undefined || end === undefined || start === end) return [];
    return [{ id: edgeIdFor(start, end, pool), from: start, to: end, label, origin: 'prompt' as const, source: span }];
  });
  return { schemaVersion: 1, type, title: '', nodes, edges, groups: [], notes: [] };
};
