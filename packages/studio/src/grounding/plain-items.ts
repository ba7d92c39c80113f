/**
 * Items as sentences, of the same length: a catchword before the sentence of a step is left out ("1. Label. The system emails a label"), and a name
 * that its sentence goes on from is joined to it ("- Driver app: sends scans"). Numbers of requirements ("R4 Each medicine ...") are left out
 * where at least two are counted so.
 */
export const plainItems = (text: string): string =>
  withoutRequirementNumbers(text)
    .replace(
      /^(\s*(?:-|\d+\.) )([^.:!?\n]{1,40}[.:])(?= (?:The|A|An|If|When|Once|\p{Lu}\p{L}*) \p{Ll})/gmu,
      (whole: string, marker: string, catchword: string) =>
        tellsSomething(catchword) ? whole : marker + ' '.repeat(catchword.length),
    )
    .replace(/^(\s*(?:-|\d+\.) [^.:!?,()\n]{1,40}):(?= \p{Ll}+s )/gmu, '$1 ');

const withoutRequirementNumbers = (text: string): string =>
  (text.match(requirementNumber) ?? []).length < 2
    ? text
    : text.replace(requirementNumber, (number) => ' '.repeat(number.length));

const requirementNumber = /^\p{Lu}{1,4}[-. ]?\d{1,3}[:.)]?(?= \p{Lu}\p{Ll}*\b)/gmu;

/** `Paid in full:` names a case and `Count the stock.` is a step; `Label.` and `Label printing:` only say what a step is about. */
const tellsSomething = (catchword: string): boolean =>
  catchword.split(' ').length > 4 || aCase.test(catchword) || aSentence.test(catchword);

const aCase = /^(?:if|when|where|no|not|yes|otherwise|\p{L}+(?:ed|en|aid))\b.*:$/iu;

const aSentence = /\s(?:the|an?|your|our|their|his|her|its|it|them)\s.*\.$|\s(?:it|them)\.$/iu;
