import { type Diagram, refineDiagram, updateRequestLimits } from '@diagloom/contract';
import { wishesIn } from '@diagloom/language/wishes-in';
import { callApi } from '../../../lib/api-client.ts';
import { pictureStrings } from '../../../strings/picture.ts';

interface Wished {
  readonly diagram: Diagram;
  /** What was done, or that it was not; absent where the description asks for nothing. */
  readonly told?: string;
}

/** Does to a diagram of an image what its description asks for. What is not clear is said, and the diagram stays as it was read. */
export const carryOutWishes = async (diagram: Diagram, description: string, signal: AbortSignal): Promise<Wished> => {
  const updateRequest = wishesIn(description).slice(0, updateRequestLimits.longest);
  if (updateRequest.length < updateRequestLimits.shortest) return { diagram };
  const params = { id: diagram.id };
  const answer = await callApi(refineDiagram, { params, body: { updateRequest }, signal }).catch(() => undefined);
  if (answer === undefined || answer.updateApplied === false)
    return { diagram, told: pictureStrings.notAsked(updateRequest) };
  return { diagram: answer.diagram, told: answer.said.join(' ') };
};
