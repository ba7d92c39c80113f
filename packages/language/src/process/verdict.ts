import { joinSpans } from '../text/token.ts';
import { capitalised, uncapitalised } from '../text/words.ts';
import { outcomeOf } from './outcome.ts';
import type { Statement } from './statement.ts';

/** `approves or rejects the claim` is one step whose outcome is asked later. */
export const asVerdict = (bodies: readonly (readonly Statement[])[]): Statement | undefined => {
  const [first, second, ...more] = bodies.map((body) =>
    body.length === 1 && body[0]?.kind === 'step' ? body[0] : undefined,
  );
  if (!first || !second || more.length > 0) return undefined;
  const isVerdict =
    outcomeOf([first.verb])?.pair === outcomeOf([second.verb])?.pair && outcomeOf([first.verb]) !== undefined;
  if (!isVerdict || first.object !== '') return undefined;
  const label = `${capitalised(first.verb)} or ${uncapitalised(second.label)}`;
  return { ...second, label, fullLabel: label, actor: first.actor, span: joinSpans(first.span, second.span) };
};

/** `approves or sends it back` asks whether it is approved; what is done otherwise is told. */
export const askedVerdict = ([first = [], second = []]: readonly (readonly Statement[])[]): Statement | undefined => {
  const [step, ...more] = first;
  if (step?.kind !== 'step' || more.length > 0 || step.object !== '' || outcomeOf([step.verb])?.side !== 'yes')
    return undefined;
  const participle = step.verb.endsWith('e') ? `${step.verb}d` : `${step.verb}ed`;
  return {
    kind: 'choice',
    question: { text: `${capitalised(participle)}?`, isNegated: false, words: [participle], span: step.span },
    body: [],
    otherwise: second,
  };
};
