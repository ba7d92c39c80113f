import { type Annotation, type ReactionSign, reactionSigns } from '@diagloom/contract';
import type { FoundAnnotation } from './repository.ts';

export const presentAnnotation = (
  { row, authorName, resolvedByName, isUnread, reactions }: FoundAnnotation,
  readerId: number,
): Annotation => ({
  id: row.id,
  parentId: row.parentId,
  pageId: row.pageId,
  x: row.x,
  y: row.y,
  cellId: row.cellId,
  anchorX: row.anchorX,
  anchorY: row.anchorY,
  width: row.width,
  height: row.height,
  content: row.content,
  type: row.type,
  status: row.status,
  priority: row.priority,
  color: row.color,
  isVisible: row.isVisible,
  mentionedUsers: row.mentionedUsers,
  attachments: row.attachments.map(({ id, width, height }) => ({ id, width, height })),
  userId: row.userId,
  authorName,
  isOwn: row.userId === readerId,
  createdAt: row.createdAt.toISOString(),
  editedAt: row.editedAt?.toISOString() ?? null,
  resolvedAt: row.resolvedAt?.toISOString() ?? null,
  resolvedByName,
  reactions: reactions.flatMap(({ sign, ...given }) => (isSign(sign) ? [{ ...given, sign }] : [])),
  isUnread,
});

const isSign = (sign: string): sign is ReactionSign => reactionSigns.some((known) => known === sign);
