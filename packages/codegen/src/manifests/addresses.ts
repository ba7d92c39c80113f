import { screamingCase } from '../printing/cases.ts';
import type { Container } from './containers.ts';

/** What variables of the environment are called that speak of a part; none starts with a digit. */
export const variableOf = (key: string): string =>
  screamingCase({ words: /^\d/.test(key) ? ['part', ...key.split('-')] : key.split('-') });

/** Where a part finds those that it calls, by the variables that tell it; `settable` where whoever starts it may say where the rest is found. */
export const addressesOf = (
  { needs, port, elsewhere }: Container,
  containers: readonly Container[],
  { hostOf, settable }: { readonly hostOf: (key: string) => string; readonly settable: boolean },
): readonly (readonly [variable: string, address: string])[] => [
  ...needs.map((need): readonly [string, string] => [
    `${variableOf(need)}_ADDRESS`,
    `${hostOf(need)}:${containers.find((each) => each.key === need)?.port ?? port}`,
  ]),
  ...elsewhere.map((key): readonly [string, string] => {
    const variable = `${variableOf(key)}_ADDRESS`;
    const address = `https://${key}.example.com`;
    return [variable, settable ? `\${${variable}:-${address}}` : address];
  }),
];

/** What an image is told of itself. */
export const environmentOf = (
  { key, image }: Container,
  hostOf: (key: string) => string,
): readonly (readonly [variable: string, value: string])[] =>
  Object.entries(image?.environment ?? {}).map(([name, value]) => [name, value.replace('HOST', hostOf(key))]);
