import type { DiagramSpec } from '@diagloom/diagram/model';

interface Told {
  readonly spec: DiagramSpec;
  /** What it was read from, in which the spans of its lines count. */
  readonly told: string;
}

/** A text that says less often who is under whom tells no organisation. */
export const fewestLines = 4;

/**
 * Lines that sentences of the text tell rather than the order of a list: none where hardly one of them speaks of people ("an order has three
 * states" is no organisation).
 */
export const linesTold = ({ spec, told }: Told): number => {
  const said = spec.edges.flatMap(({ source }) => (source === undefined ? [] : [told.slice(source.start, source.end)]));
  const isOrganisation = said.filter((each) => ofPeople.test(each)).length >= fewestOfPeople;
  return isOrganisation && said.length * 2 >= spec.edges.length ? said.length : 0;
};

const fewestOfPeople = 2;

const ofPeople =
  /\b(?:report|answer|work|belong|led|run|head|manag|supervis|oversee|under|below|lead|accountable|responsible|direct)/i;
