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
