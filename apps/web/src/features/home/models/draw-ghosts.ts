import type { Draft, DraftRequest, DraftResult } from '@diagloom/drafting';

interface GhostDrawing {
  readonly draft: (request: DraftRequest) => Promise<DraftResult | undefined>;
  readonly show: (ghost: Draft | undefined) => void;
}

/** What is written so far; undefined as long as that is nothing. */
type Written = (Pick<DraftRequest, 'type' | 'isDark'> & { readonly notation: string }) | undefined;

/**
 * Takes what is written so far again and again, and shows each picture of it that is newer than the one shown: lines may come faster than
 * they are drawn. What begins anew clears the picture, and what was under way before that is not shown any more.
 */
export const drawGhosts = ({ draft, show }: GhostDrawing): ((written: Written) => Promise<void>) => {
  let before: Written;
  let asked = 0;
  let shown = 0;
  return async (written) => {
    const goesOn =
      before !== undefined && written?.type === before.type && written.notation.startsWith(before.notation);
    before = written;
    if (!goesOn) {
      shown = asked;
      show(undefined);
    }
    if (written === undefined) return;
    asked += 1;
    const own = asked;
    const result = await draft({ prompt: '', ...written });
    if (!result?.ok || own <= shown) return;
    shown = own;
    show(result);
  };
};
