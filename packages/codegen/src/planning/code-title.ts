import { actorsBefore, withBaseVerb } from '@diagloom/language/morphology';
import { labelWords, oneLine } from '../program/index.ts';

/**
 * What a person would call code after a title: `Network` of “Network diagram”, `refund` of “Customer asks for a refund”, `register the claim` of
 * “Clerk registers the claim”.
 */
export const codeTitle = (title: string): string => {
  const said = oneLine(title);
  const subject = said.replace(/\s+diagram$/i, '');
  const words = subject.split(' ');
  const actors = actorsBefore(labelWords(subject));
  if (actors === 0 || words.length !== labelWords(subject).length) return subject;
  const deed = withBaseVerb(words.slice(actors), true).join(' ');
  return /^(?:ask|apply|call|wish)\s+for\s+(?:(?:an?|the|his|her|their)\s+)?(.+)$/i.exec(deed)?.[1] ?? deed;
};
