import type { AnnotationChange } from '@diagloom/contract';
import type { FoundAccess } from '../../platform/access/find-access.ts';
import { may } from '../../platform/access/policy.ts';
import type { AnnotationRow } from '../../platform/database/schema/index.ts';
import { againstTheRules } from '../../platform/errors/catalogue.ts';

interface Attempt {
  readonly userId: number;
  readonly diagram: FoundAccess;
  readonly row: AnnotationRow;
}

const isAuthor = ({ userId, row }: Attempt): boolean => row.userId === userId;

/** What somebody wrote is theirs to change. Where and how it stands and hiding it is also the editors', state and weight are everybody's who comments. */
export const checkChange = (change: AnnotationChange, attempt: Attempt): void => {
  const { content, mentionedUsers, type, isVisible, appliedVersion } = change;
  const { x, y, cellId, anchorX, anchorY, width, height, color } = change;
  const isOfAuthor = [content, mentionedUsers, type].some((value) => value !== undefined);
  const look = [x, y, cellId, anchorX, anchorY, width, height, color];
  const isOfLook = look.some((value) => value !== undefined);
  if (isOfAuthor && !isAuthor(attempt)) throw againstTheRules('Only the author of a comment can edit it.');
  if (isOfLook && !isAuthor(attempt) && !may('change', attempt.diagram)) {
    throw againstTheRules('Only the author of a comment and people who can edit the diagram can move or recolor it.');
  }
  if (isVisible !== undefined && !isAuthor(attempt) && !may('change', attempt.diagram)) {
    throw againstTheRules('Only the author of a comment and people who can edit the diagram can hide or show it.');
  }
  if (appliedVersion !== undefined && !may('change', attempt.diagram)) {
    throw againstTheRules('Only people who can edit the diagram can apply a comment.');
  }
};

export const checkAttaching = (attempt: Attempt): void => {
  if (!isAuthor(attempt)) throw againstTheRules('Only the author of a comment can add pictures to it.');
};

export const checkDeletion = (attempt: Attempt): void => {
  if (isAuthor(attempt) || may('change', attempt.diagram)) return;
  throw againstTheRules('Only the author of a comment and people who can edit the diagram can delete it.');
};
