import { allow } from '../../platform/access/policy.ts';
import type { AppraisalTools } from '../../platform/drawings/appraise-stored.ts';
import { versionConflict } from '../../platform/errors/catalogue.ts';
import type { Studio } from '../../platform/studio.ts';
import { type FoundDiagram, findDiagram, insertNextVersion, type StoredDiagram } from './repository.ts';

type Refined = Extract<Awaited<ReturnType<Studio['refine']>>, { readonly ok: true }>;

interface Instruction {
  readonly userId: number;
  readonly message: string;
  readonly page: string | undefined;
}

/** How often it is tried anew when others make versions at the same moment. */
const mostTries = 5;

/**
 * Stores what an instruction made, with what could only be done in part. Where others made versions meanwhile, what it was read as is
 * carried out on the newest one: nobody reads it, or is paid to read it, a second time.
 */
export const storeRefined = async (
  { database, studio, caller }: AppraisalTools,
  found: FoundDiagram,
  { result, userId, message, page }: Instruction & { readonly result: Refined },
): Promise<{ readonly refined: StoredDiagram; readonly skipped: readonly string[] }> => {
  let diagram = found;
  let made: Pick<Refined, 'xml' | 'appraisal' | 'spec' | 'skipped'> = result;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const { xml: xmlContent, appraisal, spec = null, skipped } = made;
    const turn = { message, done: [...result.said, ...skipped] };
    const next = { xmlContent, appraisal, spec, reason: 'refined' as const, userId, turn };
    const refined = await insertNextVersion(database, diagram, next);
    if (refined !== undefined) return { refined, skipped };
    if (result.edits.length === 0) break;
    diagram = allow('change', await findDiagram(database, userId, diagram.id));
    const again = await studio.edit(caller, {
      xml: diagram.xmlContent,
      edits: result.edits,
      type: diagram.diagramType,
      ...(page === undefined ? {} : { page }),
    });
    if (!again.ok) break;
    made = again;
  }
  throw versionConflict();
};
