import {
  addAttachment,
  type Call,
  changeAnnotation,
  changeDiagram,
  createAnnotation,
  deleteAnnotation,
  deleteAttachment,
  getCurrentUser,
  getDiagram,
  joinByLink,
  joinLive,
  leaveDiagram,
  listAnnotationHistory,
  listAnnotations,
  listNotifications,
  logout,
  markAnnotationSeen,
  reactToAnnotation,
  readNotifications,
  showAttachment,
} from '@diagloom/contract';
import type { FastifyRequest } from 'fastify';

/**
 * All that guests may ask for beyond what visitors may: whatever is not named here is none of theirs, whatever the link gives.
 * What they may do with a diagram is the policy's matter, as for everybody.
 */
const guestCalls: readonly Pick<Call, 'method' | 'path'>[] = [
  getCurrentUser,
  logout,
  joinByLink,
  getDiagram,
  { method: 'GET', path: '/api/diagrams/:id/export' },
  joinLive,
  changeDiagram,
  leaveDiagram,
  listAnnotations,
  createAnnotation,
  changeAnnotation,
  deleteAnnotation,
  addAttachment,
  showAttachment,
  deleteAttachment,
  reactToAnnotation,
  markAnnotationSeen,
  listAnnotationHistory,
  listNotifications,
  readNotifications,
];

const known: ReadonlySet<string> = new Set(guestCalls.map(({ method, path }) => `${method} ${path}`));

export const isForGuests = ({ method, routeOptions }: FastifyRequest): boolean =>
  known.has(`${method} ${routeOptions.url ?? ''}`);
