/** The tabs above the canvas. */
export const stageStrings = {
  tabs: 'Workspace view',
  preview: 'Diagram Preview',
  board: 'Drawing Board',
  boardLoading: 'Opening your board…',
} as const;
