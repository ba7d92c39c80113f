/** The look that charts share; colours follow the theme by their variables. */
export const axisText = { fill: 'var(--ink-soft)', fontSize: 12 } as const;

export const tooltipLook = {
  contentStyle: {
    background: 'var(--raised)',
    border: '1px solid var(--line)',
    borderRadius: 8,
    boxShadow: 'var(--float)',
    fontSize: 13,
  },
  labelStyle: { color: 'var(--ink-soft)' },
  itemStyle: { color: 'var(--ink)' },
} as const;

export const writeCount = (count: unknown): string =>
  typeof count === 'number' ? count.toLocaleString('en-US') : String(count);

const compact = new Intl.NumberFormat('en-US', { notation: 'compact' });

/** Such as `12k`, for the little room beside an axis. */
export const writeShortCount = (count: number): string => compact.format(count);
