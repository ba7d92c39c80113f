import type { DiagramAccess } from '@diagloom/contract';
import { againstTheRules, forbidden, notFound } from '../errors/catalogue.ts';

/**
 * Every question about who may do what with a diagram, whichever door they come through: by account, by a link, over HTTP or
 * live. The words are those of the message that refuses it.
 */
const rights = {
  read: ['owner', 'editor', 'commenter', 'viewer'],
  'comment on': ['owner', 'editor', 'commenter'],
  change: ['owner', 'editor'],
  // What was taken out of a diagram is no longer for its readers.
  'see earlier versions of': ['owner', 'editor'],
  // What somebody typed to get a diagram is more than what it shows.
  'see how somebody made': ['owner', 'editor'],
  share: ['owner'],
  file: ['owner'],
  delete: ['owner'],
  leave: ['editor', 'commenter', 'viewer'],
} as const satisfies Readonly<Record<string, readonly DiagramAccess[]>>;

export type DiagramAction = keyof typeof rights;

/** Where asking the owner for the right makes no sense. */
const refusals: Readonly<Partial<Record<DiagramAction, string>>> = {
  file: 'Folders are for your own diagrams. Duplicate this one to keep a copy in a folder, or star it.',
  leave: 'This diagram is yours, so you can’t leave it. You can delete it instead.',
};

export const may = (action: DiagramAction, { access }: { readonly access: DiagramAccess }): boolean => {
  const allowed: readonly DiagramAccess[] = rights[action];
  return allowed.includes(access);
};

/**
 * Gives the diagram back where its reader may do that. A diagram that somebody has no access to is reported as one
 * that is not there, so that nobody learns which ids exist.
 */
export const allow = <Found extends { readonly access: DiagramAccess }>(
  action: DiagramAction,
  diagram: Found | undefined,
): Found => {
  if (diagram === undefined) throw notFound('diagram');
  if (may(action, diagram)) return diagram;
  const refusal = refusals[action];
  throw refusal === undefined ? forbidden(`${action} this diagram`) : againstTheRules(refusal);
};
