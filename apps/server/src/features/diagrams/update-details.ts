import { allow } from '../../platform/access/policy.ts';
import { type AppraisalTools, appraiseStored } from '../../platform/drawings/appraise-stored.ts';
import { versionConflict } from '../../platform/errors/catalogue.ts';
import {
  type FoundDiagram,
  insertNextVersion,
  type NextVersion,
  type StoredDiagram,
  updateDiagram,
} from './repository.ts';

export interface DetailsChange {
  readonly now: NonNullable<NextVersion['now']>;
  readonly userId: number;
}

/** Changes what is said about a diagram. Another type draws it anew where that makes sense, as one version with one undo. */
export const updateDetails = async (
  tools: AppraisalTools,
  diagram: FoundDiagram,
  { now, userId }: DetailsChange,
): Promise<{ readonly stored: StoredDiagram; readonly said: readonly string[] }> => {
  const { database, studio, caller } = tools;
  const to = now.diagramType;
  const isOther = to !== undefined && to !== diagram.diagramType;
  const drawn = isOther ? await studio.retype(caller, { xml: diagram.xmlContent, to }) : undefined;
  if (drawn?.ok) {
    const { xml: xmlContent, appraisal, spec, said } = drawn;
    const stored = await insertNextVersion(database, diagram, {
      xmlContent,
      appraisal,
      spec,
      reason: 'retyped',
      userId,
      now,
    });
    if (stored === undefined) throw versionConflict();
    return { stored, said };
  }
  const updated = allow('change', await updateDiagram(database, diagram, now));
  return { stored: await appraiseStored(updated, tools), said: drawn === undefined ? [] : [drawn.message] };
};
