import { screamingCase } from '../printing/cases.ts';
import type { Container } from './containers.ts';

/** What variables of the environment are called that speak of a part. */
export const variableOf = (key: string): string => screamingCase({ words: key.split('-') });

/** Where a part finds those that it calls, by the variables that tell it. */
export const addressesOf = (
  { needs, port }: Container,
  containers: readonly Container[],
  hostOf: (key: string) => string,
): readonly (readonly [variable: string, address: string])[] =>
  needs.map((need) => [
    `${variableOf(need)}_ADDRESS`,
    `${hostOf(need)}:${containers.find((each) => each.key === need)?.port ?? port}`,
  ]);
