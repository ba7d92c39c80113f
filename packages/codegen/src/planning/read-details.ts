import type { ProgramOptions } from '../program/index.ts';

export interface Details {
  /** What the program is to be called. */
  readonly name?: string;
  readonly options: ProgramOptions;
  readonly applied: readonly string[];
  readonly notApplied: readonly string[];
}

interface DetailForm {
  readonly form: RegExp;
  readonly apply: (details: Details, found: RegExpExecArray) => Details;
}

const withOption = (details: Details, option: Partial<ProgramOptions>, applied: string): Details => ({
  ...details,
  options: { ...details.options, ...option },
  applied: [...details.applied, applied],
});

/** What is said where waiting was asked for. */
export const awaited = 'Steps are awaited.';

const quoted = `["'“”\`]?([\\w.\\-/]+)["'“”\`]?`;

/** What additional details may ask for; one wish per sentence, line or comma. */
const forms: readonly DetailForm[] = [
  {
    form: new RegExp(`(?:package|namespace|module)(?: name)?(?: is| =|:)? ${quoted}$`, 'i'),
    apply: (details, [, name = '']) => withOption(details, { packageName: name }, `The package is called ${name}.`),
  },
  {
    form: new RegExp(`(?:tables? )?prefix(?: tables| table names)?(?: with| is| =|:)? ${quoted}$`, 'i'),
    apply: (details, [, prefix = '']) => withOption(details, { tablePrefix: prefix }, `Tables begin with ${prefix}.`),
  },
  {
    form: new RegExp(`(?:call it|name it|named|called|name(?: is| =|:)?) ${quoted}$`, 'i'),
    apply: (details, [, name = '']) => ({
      ...details,
      name,
      applied: [...details.applied, `The program is called ${name}.`],
    }),
  },
  {
    form: /\b(?:async|asynchronous|await|promises?)\b/i,
    apply: (details) => withOption(details, { isAsync: true }, awaited),
  },
  {
    form: /\bsoft[- ]delet/i,
    apply: (details) =>
      withOption(details, { hasSoftDelete: true }, 'Rows are marked as deleted instead of being removed.'),
  },
  {
    form: /\b(?:timestamps?|created[ _]?at|audit columns?)\b/i,
    apply: (details) =>
      withOption(details, { hasTimestamps: true }, 'Rows record when they were created and last changed.'),
  },
];

/** What is understood of additional details, and what is not. */
export const readDetails = (text: string): Details => {
  const wishes = text
    .split(/[\n;,]+|\.(?=\s|$)|\band\b/)
    .map((wish) => wish.trim())
    .filter((wish) => wish !== '');
  let details: Details = {
    options: { isAsync: false, hasSoftDelete: false, hasTimestamps: false },
    applied: [],
    notApplied: [],
  };
  for (const wish of wishes) details = applyWish(details, wish);
  return details;
};

const applyWish = (details: Details, wish: string): Details => {
  for (const { form, apply } of forms) {
    const found = form.exec(wish);
    if (found !== null) return apply(details, found);
  }
  return { ...details, notApplied: [...details.notApplied, wish] };
};
