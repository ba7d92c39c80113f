/** The sections that a question names by their numbers or letters: `2` and `4` of "items 2 and 4", `III` and `VII` of "III + VII"; empty for none. */
export const sectionNumbersIn = (question: string): readonly string[] =>
  (named.exec(question)?.[1] ?? lettered.exec(question)?.[0] ?? romans.exec(question)?.[0] ?? '').match(
    /(?:[A-Z]\.)?\d+(?:\.\d+)*|\b[A-Z]+\b/g,
  ) ?? [];

/** Whether a section is the one of that number or a part of it: "5. Tides", "Item 5 – Tides", "Part B: Tides", "§ 5 Tides". */
export const isBelowNumber = (headingPath: readonly string[], number: string): boolean => {
  const opens = new RegExp(`^(?:\\p{L}+ |§ ?)?${number.replaceAll('.', '\\.')}(?![\\d\\p{L}]|\\.\\d)`, 'u');
  return headingPath.some((heading) => opens.test(heading));
};

const number = String.raw`(?:(?:[A-Z]\.)?\d+(?:\.\d+)*|[IVX]+\b|[A-Z]\b)`;
const joint = String.raw`\s*(?:,|\+|&|\band\b|\bto\b)\s*`;

/** "All the parts": what counts parts by letters has capital ones. */
const named = new RegExp(
  String.raw`(?:\b(?:[Ss]ec(?:tion)?s?|[Cc]hapters?|[Cc]lauses?|[Pp]arts?|[Aa]rticles?|[Pp]aragraphs?|[Aa]ppendi(?:x|ces)|[Aa]nnex(?:es)?|(?:[Aa]genda )?[Ii]tems?|[Tt]able in)\b|§§?) ?(${number}(?:${joint}${number})*)`,
);

/** "C.3 and C.5" */
const lettered = new RegExp(String.raw`\b[A-Z]\.\d+(?:\.\d+)*(?:${joint}[A-Z]\.\d+(?:\.\d+)*)*(?![\d\p{L}])`, 'u');

/** Roman numbers stand for themselves where there are two of them: "I" alone speaks. */
const romans = new RegExp(String.raw`\b[IVX]+(?:${joint}[IVX]+)+\b`);
