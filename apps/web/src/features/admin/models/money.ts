/** US dollars; small sums with more digits. */
export const money = (value: number): string => `$${value.toFixed(value === 0 || value >= 1 ? 2 : 4)}`;
