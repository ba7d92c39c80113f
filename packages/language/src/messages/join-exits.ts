import { relate } from '../process/outcome.ts';
import { toQuestion } from '../process/question.ts';
import { tokenise } from '../text/token.ts';
import type { Exchange, Frame, Section } from './message.ts';

/** A section that was told on its own (`otherwise ...`, `in parallel ...`) until it joins what was told before it. */
export type Told =
  | Exchange
  | { readonly kind: 'exit'; readonly section: Section }
  | { readonly kind: 'beside'; readonly section: Section };

/** `if it is declined ..., if it is accepted ...`: two sides of one question. */
const areOpposite = (before: Frame, after: Frame): boolean => {
  const [guards, others] = [before, after].map(({ sections }) =>
    sections.map(({ guard }) => toQuestion(tokenise(guard))),
  );
  const [last, first] = [guards?.at(-1), others?.[0]];
  return (
    before.frame !== 'loop' &&
    after.frame === 'opt' &&
    last !== undefined &&
    first !== undefined &&
    relate(last, first) === 'opposite'
  );
};

const runBeside = (before: Exchange | undefined, section: Section): readonly Exchange[] => {
  if (before === undefined || section.body.length === 0) return [...(before ? [before] : []), ...section.body];
  if (before.kind === 'frame' && before.frame === 'par')
    return [{ ...before, sections: [...before.sections, section] }];
  return [{ kind: 'frame', frame: 'par', sections: [{ guard: '', body: [before] }, section], span: undefined }];
};

/** Joins `otherwise` sections to the frame before them, which becomes an alternative. */
export const joinExits = (told: readonly Told[]): readonly Exchange[] => {
  const exchanges: Exchange[] = [];
  for (const item of told) {
    const before = exchanges.at(-1);
    if (item.kind === 'frame' && before?.kind === 'frame' && areOpposite(before, item))
      exchanges[exchanges.length - 1] = { ...before, frame: 'alt', sections: [...before.sections, ...item.sections] };
    else if (item.kind === 'beside') exchanges.splice(-1, 1, ...runBeside(before, item.section));
    else if (item.kind !== 'exit') exchanges.push(item);
    else {
      const at = exchanges.findLastIndex((exchange) => exchange.kind === 'frame');
      const frame = exchanges[at];
      if (frame?.kind === 'frame')
        exchanges[at] = { ...frame, frame: 'alt', sections: [...frame.sections, item.section] };
      else exchanges.push(...item.section.body);
    }
  }
  return exchanges.filter(
    (exchange) => exchange.kind === 'message' || exchange.sections.some((section) => section.body.length > 0),
  );
};
