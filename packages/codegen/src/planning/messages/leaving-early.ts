import { isChoice, type Part, type Section } from './read-exchanges.ts';

/**
 * What a participant does, with those answers alone that leave its work: one in some of the cases of a choice, behind which the others go on.
 * Any other answer stands where the work is over anyway, or is one of several in a loop. A frame that nothing is left of is gone.
 * What breaks off leaves the loop around it, or the work.
 */
export const leavingEarly = (parts: readonly Part[]): readonly Part[] =>
  within(parts, { goesOn: false, canLeave: false });

/** All but the answers, for work that gives something back in its end. */
export const withoutAnswers = (parts: readonly Part[]): readonly Part[] =>
  within(parts, { goesOn: false, canLeave: false, isNeverLeft: true });

interface Place {
  /** Whether more is done behind the frame around it. */
  readonly goesOn: boolean;
  readonly canLeave: boolean;
  readonly isNeverLeft?: true;
  readonly isInLoop?: true;
}

const within = (parts: readonly Part[], place: Place): readonly Part[] =>
  parts.flatMap((part, index): readonly Part[] => {
    const mayLeave = place.isInLoop === true || place.isNeverLeft === undefined;
    if (part.kind === 'leave') return mayLeave ? [part] : [];
    if (part.kind !== 'frame' && part.kind !== 'answer') return [part];
    const goesOn = place.goesOn || parts.slice(index + 1).some(isWork);
    if (part.kind === 'answer')
      return goesOn && place.canLeave && place.isNeverLeft === undefined && index === parts.length - 1 ? [part] : [];
    const isBroken = part.frame.kind === 'break';
    const isLeft = part.sections.every((section) => section.parts.at(-1)?.kind === 'answer');
    const canLeave = !isBroken && isChoice(part.frame) && (part.sections.length === 1 || !isLeft);
    const inner = { ...place, goesOn, canLeave, ...(part.frame.kind === 'loop' && { isInLoop: true as const }) };
    const sections = part.sections.map((section): Section => {
      const own = within(section.parts, inner);
      const isOver = own.at(-1)?.kind === 'raise' || own.at(-1)?.kind === 'leave';
      return { ...section, parts: isBroken && mayLeave && !isOver ? [...own, { kind: 'leave' }] : [...own] };
    });
    return sections.every((section) => section.parts.length === 0) ? [] : [{ ...part, sections }];
  });

const isWork = (part: Part): boolean =>
  part.kind === 'send' || (part.kind === 'frame' && part.sections.some((section) => section.parts.some(isWork)));
