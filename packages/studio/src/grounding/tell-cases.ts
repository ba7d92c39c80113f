import { lowerFirst } from './as-sentence.ts';

/**
 * A story whose list tells what is done in each of several cases ("- Class 1: ring the duty officer."), with the question that they answer before
 * it: "Is it class 1, class 2 or class 3?" In: a text; out: the same with such questions, in place of a sentence that leads to the list ("The
 * class then decides:").
 */
export const tellCases = (text: string): string =>
  text.replace(list, (whole: string, lead: string, items: string) => {
    const cases = casesIn(items);
    if (cases.length < 2) return whole;
    const names = cases.map(({ name }) => lowerFirst(name));
    const question = `Is it ${names.join(' or ')}?`;
    const before = lead.replace(leadIn, '').trimEnd();
    return `${before === '' ? '' : `${before} `}${question}\n\n${cases.map(({ name, told }) => `• ${name}: ${told}`).join('\n')}\n\n`;
  });

/** A paragraph before a list of bullets. */
const list = /^(?![^\S\n]*[-*•|])([^\n]*\S)[^\S\n]*\n+((?:[^\S\n]*[-*•] [^\n]+(?:\n+|$)){2,})/gmu;

/** `The alarm class then decides:` */
const leadIn = /(?:^|(?<=[.!?] ))[^.!?]*:$/;

/** The cases of a list all of whose items open with one; none where they answer yes or no, or say when themselves. */
const casesIn = (items: string): readonly { readonly name: string; readonly told: string }[] => {
  const lines = items.split('\n').filter((line) => line.trim() !== '');
  const cases = lines.flatMap((line) => {
    const { name = '', told = '' } = item.exec(line)?.groups ?? {};
    const plain = name.replace(/\s*\([^()]*\)/g, '').trim();
    return plain === '' || plain.split(' ').length > mostWords || answers.test(plain) ? [] : [{ name: plain, told }];
  });
  const isAnswered = cases.length === 2 && cases.some(({ name }) => /^not\b/i.test(name));
  return cases.length === lines.length && !isAnswered ? cases : [];
};

const item = /^\s*[-*•] (?<name>[^:.!?\n]{1,50}?)(?::| [–—-]) (?<told>\S.*)$/u;

const mostWords = 6;

const answers = /^(?:yes|no|if|when|once|otherwise|else|then|after|before|and)\b/i;
