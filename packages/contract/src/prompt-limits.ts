/** How long a prompt is at least and at most, in characters without the space around it. */
export const promptLimits = { shortest: 10, longest: 500 } as const;
