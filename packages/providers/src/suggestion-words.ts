/** What a suggestion of a model is about, and how much it matters: as the model is held to it, and as it is read. */
export const suggestionCategories = ['structure', 'visual', 'content', 'optimization'] as const;
export const suggestionImpacts = ['high', 'medium', 'low'] as const;
