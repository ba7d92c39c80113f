import type { DiagramAccess } from '@diagloom/contract';
import { forbidden, notFound } from '../../platform/errors/catalogue.ts';

/** What people do with a diagram, in the words of the message that refuses it. */
const rights = {
  read: ['owner', 'editor', 'commenter', 'viewer'],
  change: ['owner', 'editor'],
  delete: ['owner'],
} as const satisfies Readonly<Record<string, readonly DiagramAccess[]>>;

export type DiagramAction = keyof typeof rights;

/**
 * Gives the diagram back where its reader may do that. A diagram that somebody has no access to is reported as one
 * that is not there, so that nobody learns which ids exist.
 */
export const allow = <Found extends { readonly access: DiagramAccess }>(
  action: DiagramAction,
  diagram: Found | undefined,
): Found => {
  if (diagram === undefined) throw notFound('diagram');
  const allowed: readonly DiagramAccess[] = rights[action];
  if (!allowed.includes(diagram.access)) throw forbidden(`${action} this diagram`);
  return diagram;
};
