/** A limit of a number. */
export interface RangeRule {
  readonly operator: '>=' | '>' | '<=' | '<';
  readonly value: number;
}
