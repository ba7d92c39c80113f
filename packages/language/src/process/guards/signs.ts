/** Marks and words that part a case from what is done in it. */
import type { Token } from '../../text/token.ts';

/** `no cover means she declines` */
export const isMeaning = (token: Token | undefined): boolean => token?.lower === 'means';

export const isSign = (token: Token | undefined): boolean =>
  token !== undefined && /^(?:[-=]{1,3}>|[→➔➜⟶]|[:=–—-])$/.test(token.text) && token.kind === 'mark';

export const isArrowSign = (token: Token | undefined): boolean => /^(?:[-=]+>|[→➔➜⟶])$/.test(token?.text ?? '');

export const isBorder = (token: Token | undefined): boolean => token !== undefined && /^[,;()]$/.test(token.text);

export const afterSigns = (tokens: readonly Token[], at: number): number => {
  let next = at;
  while (isSign(tokens[next]) || tokens[next]?.text === ',') next += 1;
  return next;
};
