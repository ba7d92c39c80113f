import type { Language } from '../document.ts';
import { stemOf } from './index-words.ts';
import type { QuestionWord } from './read-question.ts';

/**
 * Words that stand in documents which tell what a kind of diagram shows: who wants a network asks for the document that speaks of switches, whatever
 * it is called. They tell nothing of the subject.
 */
export const impliedWords = (question: string, languages: readonly Language[]): readonly QuestionWord[] =>
  kinds.flatMap(([kind, words]) =>
    kind.test(question)
      ? words.split(' ').map((word) => {
          const stems = [...new Set(languages.map((language) => stemOf(word, language)))];
          return { word, stems, own: stems.length, isSubject: false };
        })
      : [],
  );

const kinds: readonly (readonly [RegExp, string])[] = [
  [/\bnetwork (?:diagram|map|plan|picture|layout)\b|\bdraw [^.?!]{0,40}\bnetwork\b/i, 'switch router firewall'],
  [/\barchitecture\b/i, 'server database service app'],
  [/\bphysical (?:data )?model\b/i, 'pk fk'],
  [/\borg(?:ani[sz]ation(?:al)?)? ?(?:chart|structure)\b|\borganigram|\bwho reports to\b/i, 'reports manager director'],
  [/\bsystems? talks?\b|\binterfaces\b|\bsystem (?:landscape|overview)\b/i, 'system interface sends'],
  [/\bdeployment diagram\b/i, 'server runs port'],
  [/\b(?:data|conceptual|logical|er|entity) (?:model|diagram)\b/i, 'belongs entity identifier'],
];
