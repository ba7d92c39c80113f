import type { SharedDiagram, SharedPerson, ShareLink } from '@diagloom/contract';
import type { Appraisal } from '@diagloom/studio';
import type { DiagramAccessRow, DiagramRow } from '../../platform/database/schema/index.ts';
import type { AccessOfPerson } from './people-repository.ts';

export const presentPerson = ({ row, name, isGuest }: AccessOfPerson): SharedPerson => ({
  id: row.id,
  came: row.linkId === null ? 'invited' : isGuest ? 'guest' : 'by link',
  invitedAs: row.invitedEmail ?? (row.invitedUsername === null ? (name ?? 'Someone') : `@${row.invitedUsername}`),
  role: row.role,
  name,
});

export const presentLink = ({ id, linkKind, role, linkFormat, createdAt, expiresAt }: DiagramAccessRow): ShareLink => ({
  id,
  kind: linkKind,
  role,
  format: linkFormat,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt?.toISOString() ?? null,
});

export const presentShared = (
  diagram: Pick<DiagramRow, 'title' | 'description' | 'diagramType' | 'version' | 'updatedAt'> & Appraisal,
  role: SharedDiagram['role'],
): SharedDiagram => ({
  role,
  title: diagram.title,
  description: diagram.description,
  diagramType: diagram.diagramType,
  version: diagram.version,
  updatedAt: diagram.updatedAt.toISOString(),
  pages: diagram.pages.map(({ id, name }) => ({ id, name })),
});
