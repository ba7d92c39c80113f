/** Words of the report on how well a diagram can be read. */
export const readabilityStrings = {
  title: 'Readability',
  problems: (total: number) => `Readability: ${total === 1 ? '1 problem' : `${total} problems`}`,
  show: 'Show',
  hide: 'Hide',
  more: (count: number) => `and ${count} more`,
  repair: 'Fix',
  tidy: 'Tidy layout',
  working: 'Laying out',
  undo: 'Undo',
  failed: 'Couldn’t tidy the diagram',
  networkFailed: 'Your diagram is unchanged. Check your connection and try again.',
} as const;
