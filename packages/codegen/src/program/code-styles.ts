/** How much is written beside the program itself, the least first. */
export const codeStyles = ['minimal', 'detailed', 'production'] as const;

export type CodeStyle = (typeof codeStyles)[number];
