import { readVerb } from '../../lexicon/morphology.ts';
import { type Token, textOf } from '../../text/token.ts';
import { protocols } from '../relations.ts';
import type { Chain, ChainArrow } from './split-at-arrows.ts';

/**
 * What stands between arrows and is no part: in `sensor → MQTT → hub` and `hub in the shed, forwards → store` the protocol and the verb say
 * how it goes on. In: a chain. Out: the same with these as labels of the arrows that they stand at.
 */
export const plainStops = ({ stops, arrows }: Chain): Chain => {
  const kept: (readonly Token[])[] = [];
  const told: ChainArrow[] = [];
  for (const [index, stop] of stops.entries()) {
    const arrow = arrows[index];
    const open = told[kept.length - 1];
    const isInner = open !== undefined && arrow !== undefined && arrow.isBack === open.isBack;
    if (isInner && protocols.has(textOf(stop).toLowerCase())) {
      told[kept.length - 1] = { ...open, label: open.label || textOf(stop) };
      continue;
    }
    const verb = arrow === undefined || arrow.label !== '' ? undefined : passingVerb(stop);
    kept.push(verb === undefined ? stop : stop.slice(0, -2));
    if (arrow !== undefined) told.push(verb === undefined ? arrow : { ...arrow, label: verb.text });
  }
  return { stops: kept, arrows: told };
};

/** The verb that a stop closes with behind a comma: what is done with all that comes. */
const passingVerb = (stop: readonly Token[]): Token | undefined => {
  const [comma, verb] = stop.slice(-2);
  const acts = readVerb(verb?.lower ?? '')?.forms.has('third') === true;
  return stop.length > 2 && /^(?:,|and)$/.test(comma?.lower ?? '') && acts ? verb : undefined;
};
