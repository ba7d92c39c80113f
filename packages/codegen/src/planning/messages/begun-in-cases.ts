import type { DiagramSpec } from '@diagloom/diagram/model';
import type { Assumption } from '../../program/index.ts';
import { oneLine } from '../../program/index.ts';
import { conditionOf } from './loops.ts';
import { type Exchange, type FramePart, isChoice } from './read-exchanges.ts';

/**
 * Whoever begins something in one case of a choice that others decide does not decide it again: it begins where that case applies. Out: the
 * exchanges, those without that choice.
 */
export const beginInCases = (exchanges: readonly Exchange[]): readonly Exchange[] =>
  exchanges.map((exchange) => {
    const frame = caseOf(exchange, exchanges);
    return frame === undefined ? exchange : { ...exchange, parts: casesIn(frame).flatMap(({ parts }) => parts) };
  });

/** What nobody in the drawing calls, though it belongs to one case. */
export const tellBegunInCases = ({ nodes }: DiagramSpec, exchanges: readonly Exchange[]): readonly Assumption[] =>
  exchanges.flatMap((exchange) => {
    const frame = caseOf(exchange, exchanges);
    const [section] = frame === undefined ? [] : casesIn(frame);
    if (frame === undefined || section === undefined) return [];
    const by = oneLine(nodes.find(({ id }) => id === exchange.by)?.label ?? '');
    const condition = oneLine(section.group?.label ?? '') || conditionOf(frame);
    const text = `Nobody sends “${by}” anything in the case “${condition}”: call what it begins there, or draw who does.`;
    return [{ text, about: [exchange.by, frame.frame.id] }];
  });

const caseOf = ({ message, parts }: Exchange, exchanges: readonly Exchange[]): FramePart | undefined => {
  const [frame, ...others] = parts;
  if (message !== undefined || frame?.kind !== 'frame' || others.length > 0 || !isChoice(frame.frame)) return undefined;
  const isElsewhere = exchanges.some(
    (each) =>
      each.message !== undefined &&
      each.drawn.some((part) => part.kind === 'frame' && part.frame.id === frame.frame.id),
  );
  return isElsewhere && casesIn(frame).length === 1 ? frame : undefined;
};

const casesIn = ({ sections }: FramePart): FramePart['sections'] => sections.filter(({ parts }) => parts.length > 0);
