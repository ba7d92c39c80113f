import { compareDocuments, type Difference, describeDifferences } from '@diagloom/diagram/compare';
import { readDrawio } from '@diagloom/diagram/drawio';

export interface VersionComparison {
  readonly differences: readonly Difference[];
  /** The same as lines for people; none where nothing changed. */
  readonly said: readonly string[];
}

/** What somebody would say changed from one draw.io file to the other. Throws a `DrawioError` for a bad file. */
export const compareVersions = (before: string, after: string): VersionComparison => {
  const differences = before === after ? [] : compareDocuments(readDrawio(before), readDrawio(after));
  return { differences, said: describeDifferences(differences) };
};
