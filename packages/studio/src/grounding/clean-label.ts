const longestLabel = 120;

/** Words of a document as a label: text alone, no mark-up and no more than fits a shape. */
export const cleanLabel = (label: string): string => {
  const clean = label
    .replace(/[<>{}`]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return clean.length <= longestLabel ? clean : `${clean.slice(0, longestLabel).replace(/\s+\S*$/, '')} …`;
};
