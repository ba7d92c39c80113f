import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from '../../../scripts/harness/checkout.ts';
import { lettersOf } from './sections.ts';

/** Questions that people wrote about paragraphs of articles in three languages (XQuAD, CC-BY-SA-4.0), where they lie beside the checkout. */
const folder = join(checkout, '../shared/bench/knowledge');

export const questionLanguages = ['en', 'de', 'es'] as const;

export interface Article {
  readonly title: string;
  readonly text: string;
}

export interface Question {
  readonly question: string;
  /** Letters around the answer, as they stand in the article. */
  readonly answer: string;
}

interface Collection {
  readonly data: readonly {
    readonly title: string;
    readonly paragraphs: readonly {
      readonly context: string;
      readonly qas: readonly {
        readonly question: string;
        readonly answers: readonly { readonly text: string; readonly answer_start: number }[];
      }[];
    }[];
  }[];
}

/** Every article of a language, and `count` questions spread evenly over them; undefined where the collection is not there. */
export const readQuestions = (
  language: (typeof questionLanguages)[number],
  count: number,
): { readonly articles: readonly Article[]; readonly questions: readonly Question[] } | undefined => {
  const file = join(folder, `xquad.${language}.json`);
  if (!existsSync(file)) return undefined;
  const { data } = JSON.parse(readFileSync(file, 'utf8')) as Collection;
  const articles = data.map(({ title, paragraphs }) => ({
    title: title.replaceAll('_', ' '),
    text: `# ${title.replaceAll('_', ' ')}\n\n${paragraphs.map(({ context }) => context).join('\n\n')}\n`,
  }));
  const all = data.flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ context, qas }) =>
      qas.flatMap(({ question, answers }) => {
        const [answer] = answers;
        if (answer === undefined) return [];
        const around = context.slice(Math.max(0, answer.answer_start - 15), answer.answer_start + answer.text.length);
        return [{ question, answer: lettersOf(around) }];
      }),
    ),
  );
  const step = all.length / count;
  return {
    articles,
    questions: Array.from({ length: count }, (_, at) => all[Math.floor(at * step)]).filter(
      (each) => each !== undefined,
    ),
  };
};
