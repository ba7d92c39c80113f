/** Words of the report on how well a diagram can be read. */
export const readabilityStrings = {
  title: 'Readability',
  clean: 'Easy to read: no problems found',
  problems: (total: number) => `Readability: ${total === 1 ? '1 problem' : `${total} problems`}`,
  show: 'Show',
  hide: 'Hide',
  more: (count: number) => `and ${count} more`,
  repair: 'Repair',
  tidy: 'Tidy Layout',
  working: 'Laying out',
  undo: 'Undo',
  failed: 'The diagram was not tidied',
  networkFailed: 'Nothing was changed. Please try again.',
} as const;
