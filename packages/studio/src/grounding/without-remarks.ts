/**
 * Sentences beside a table or list that lists everything count where they name two of its rows. In: a text, and the names in lower case. Out: the
 * text without the others; rows between bars, items and lines with arrows stay.
 */
export const withoutRemarks = (text: string, named: ReadonlySet<string>): string =>
  text
    .split('\n')
    .map((line) =>
      /[→>]|^\s*(?:\||[-*•]\s)/.test(line)
        ? line
        : line
            .split(/(?<=[.!?])\s+/)
            .filter(isTold(named))
            .join(' '),
    )
    .join('\n');

const isTold =
  (named: ReadonlySet<string>) =>
  (sentence: string): boolean => {
    if (!/[.!?:]$/.test(sentence)) return true;
    const words = sentence.toLowerCase().match(/[\p{L}\d_]+/gu) ?? [];
    const said = words.flatMap((word) =>
      named.has(word) ? [word] : named.has(word.replace(/s$/, '')) ? [word.replace(/s$/, '')] : [],
    );
    return new Set(said).size > 1;
  };
