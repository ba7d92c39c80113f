import type { Passage } from '@diagloom/knowledge';
import { cleanLabel } from './clean-label.ts';

/** Headings that say what kind of section it is rather than what it is about. */
const plainHeading =
  /^(?:\d+[.)]?\s*)?(?:the\s+)?(?:steps?|process|procedure|workflow|overview|roles?|how it works|introduction|details|description)(?:\s+\d+)?\W*$/i;

const withoutNumber = (heading: string): string => heading.replace(/^\d+(?:\.\d+)*[.)]?\s+(?=\S)/, '');

/** What a passage is about: its heading, or its document where the heading says nothing. */
export const titleOfPassage = ({ headingPath, title }: Pick<Passage, 'headingPath' | 'title'>): string => {
  const heading = headingPath.at(-1) ?? '';
  return cleanLabel(heading === '' || plainHeading.test(heading) ? title : withoutNumber(heading));
};
