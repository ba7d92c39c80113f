import { screamingCase } from '../printing/cases.ts';
import type { Container } from './containers.ts';

/** What variables of the environment are called that speak of a part; none starts with a digit. */
export const variableOf = (key: string): string =>
  screamingCase({ words: /^\d/.test(key) ? ['part', ...key.split('-')] : key.split('-') });

/** What takes mail speaks no HTTP. */
const mails = /(?:^|-)(?:smtp|mail|mailer)(?:-|$)/;

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
    const address = mails.test(key) ? `${key}.example.com:587` : `https://${key}.example.com`;
    return [variable, settable ? `\${${variable}:-${address}}` : address];
  }),
];

/** What whoever calls a part needs to sign in there, but for the password. */
export const signInsOf = (
  { needs }: Container,
  containers: readonly Container[],
): readonly (readonly [variable: string, value: string])[] =>
  needs.flatMap((need) => {
    const image = containers.find((each) => each.key === need)?.image;
    const { user, database } = image ?? {};
    return [
      ...(user === undefined ? [] : [[`${variableOf(need)}_USER`, user] as const]),
      ...(database === undefined ? [] : [[`${variableOf(need)}_NAME`, database] as const]),
    ];
  });

/** Keys of the parts that it calls and that want a password. */
export const guardedNeedsOf = ({ needs }: Container, containers: readonly Container[]): readonly string[] =>
  needs.filter((need) => containers.find((each) => each.key === need)?.image?.password !== undefined);

/** What an own part is told of itself: where it listens. */
export const ownPortOf = ({ image, port }: Container): readonly (readonly [variable: string, value: string])[] =>
  image === undefined && port !== undefined ? [['PORT', `${port}`]] : [];

/** What an image is told of itself. */
export const environmentOf = (
  { key, image }: Container,
  hostOf: (key: string) => string,
): readonly (readonly [variable: string, value: string])[] =>
  Object.entries(image?.environment ?? {}).map(([name, value]) => [name, value.replace('HOST', hostOf(key))]);
