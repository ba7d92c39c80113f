import type { SourceSpan } from '@diagloom/diagram/model';
import type { Cast } from './cast.ts';
import type { Exchange, Message } from './message.ts';

/** `Prompt to select a seat`, `Ask for email and password`: what a person is asked to do or to give. */
const asked = /^(?:Prompt|Ask|Request|Tell|Invite)(?: (?:him|her|them))? (?:to (?<deed>.+)|for (?<thing>.+))$/;

/** The longest answer that is made of a question. Words. */
const longestAnswer = 8;

/**
 * Adds what a text leaves out: a system asks a person for something, and goes on with it at once. The person's answer then follows from
 * the question. In: the messages in order. Out: the same with the answers, which say that they were added.
 */
export const withAnswers = (exchanges: readonly Exchange[], cast: Cast): readonly Exchange[] =>
  exchanges.flatMap((exchange, index): readonly Exchange[] => {
    if (exchange.kind === 'frame')
      return [
        {
          ...exchange,
          sections: exchange.sections.map((section) => ({ ...section, body: withAnswers(section.body, cast) })),
        },
      ];
    const answer = answerTo(exchange, exchanges[index + 1], cast);
    return answer === undefined ? [exchange] : [exchange, answer];
  });

const answerTo = (question: Message, next: Exchange | undefined, { members }: Cast): Message | undefined => {
  const isAsked = members[question.to]?.kind === 'actor' && members[question.from]?.kind !== 'actor';
  const goesOn = next?.kind === 'message' && next.from === question.from;
  if (!isAsked || !goesOn) return undefined;
  const { deed, thing } = asked.exec(question.label)?.groups ?? {};
  const label = deed === undefined ? (thing === undefined ? '' : `Enter ${thing}`) : deed;
  if (label === '' || label.split(' ').length > longestAnswer) return undefined;
  const span: SourceSpan | undefined = question.span;
  return {
    kind: 'message',
    from: question.to,
    to: question.from,
    label: `${label.charAt(0).toUpperCase()}${label.slice(1)}`,
    isAdded: true,
    span,
  };
};
