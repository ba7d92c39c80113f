import type { CodeToken } from '../../../lib/code/plain-lines.ts';

/** Colours by what a word is; others stay as they are. */
const looks: Readonly<Record<string, string>> = {
  comment: 'text-ink-soft italic',
  quote: 'text-ink-soft italic',
  keyword: 'text-danger',
  meta: 'text-danger',
  'selector-tag': 'text-danger',
  tag: 'text-danger',
  string: 'text-accent-ink',
  regexp: 'text-accent-ink',
  bullet: 'text-accent-ink',
  code: 'text-accent-ink',
  number: 'text-warning',
  literal: 'text-warning',
  symbol: 'text-warning',
  title: 'font-semibold',
  section: 'font-semibold',
  name: 'font-semibold',
  type: 'text-warning',
  built_in: 'text-warning',
  attr: 'text-warning',
  attribute: 'text-warning',
};

export const TokenText = ({ tokens }: { readonly tokens: readonly CodeToken[] }) =>
  tokens.map(({ text, kind }, index) => {
    const look = looks[kind ?? ''];
    return look === undefined ? (
      text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: words of a line have no other name
      <span key={index} className={look}>
        {text}
      </span>
    );
  });
