/** Words of the frame around an open diagram: bar, rail, dock and canvas. */
export const workspaceStrings = {
  rail: 'Your diagrams',
  showRail: 'Show your diagrams',
  hideRail: 'Hide your diagrams',
  dock: 'Conversation and tools',
  showDock: 'Show the conversation',
  hideDock: 'Hide the conversation',
  moreRoom: 'More room for the conversation',
  lessRoom: 'Less room for the conversation',
  tabs: 'Tools',
  conversation: 'Conversation',
  ideas: 'Ideas',
  theme: 'Theme',
  layouts: 'Other layouts',
  versions: 'Versions',
  rename: 'Rename the diagram',
  renameHint: 'Enter saves the title, Escape leaves it as it was.',
  more: 'More',
  undo: 'Undo last change',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  pages: 'Pages',
  noTitle: 'New diagram',
} as const;

/** Words of the workspace while nothing is open. */
export const startStrings = {
  examples: 'Or start from one of these',
  examplesText: 'One click draws it. Every part can be changed afterwards.',
  draw: (title: string) => `Draw the example ${title}`,
  bring: 'Have a draw.io file?',
} as const;

/** Words of the conversation beside an open diagram. */
export const conversationStrings = {
  thread: 'What was said',
  you: 'You',
  again: 'Use this text again',
  fromFile: 'Opened from a file',
  mode: 'What the next message does',
  change: 'Change this diagram',
  create: 'New diagram',
  ideas: 'Ideas',
  attach: 'Attach a template',
  attached: 'Attached',
} as const;
