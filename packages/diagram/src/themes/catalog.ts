/** The ids of all themes, light enough for a first page load; the registry holds the themes in the same order. */
export const themeIds = ['light', 'drawio', 'mono', 'dark', 'high-contrast', 'sketch'] as const;
