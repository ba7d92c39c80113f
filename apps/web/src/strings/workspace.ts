/** Words of the frame around an open diagram: bar, rail, dock and canvas. */
export const workspaceStrings = {
  rail: 'Your diagrams',
  showRail: 'Show your diagrams',
  hideRail: 'Hide your diagrams',
  dock: 'Side panel',
  showDock: 'Show the side panel',
  hideDock: 'Hide this panel',
  moreRoom: 'Make this panel taller',
  lessRoom: 'Make this panel shorter',
  tabs: 'Tools',
  chat: 'Chat',
  conversation: 'Chat',
  comments: 'Comments',
  ideas: 'Ideas',
  theme: 'Theme',
  layouts: 'Layouts',
  otherLayouts: 'Other layouts',
  code: 'Code',
  versions: 'Versions',
  rename: 'Rename the diagram',
  renameHint: 'Press Enter to save the title, or Escape to cancel.',
  more: 'More',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Exit full screen',
} as const;

/** Words of the workspace while nothing is open. */
export const startStrings = {
  bring: 'Already have a diagram?',
} as const;

/** Words of the conversation beside an open diagram. */
export const conversationStrings = {
  again: 'Edit and redraw',
  showAll: 'Show all',
  showLess: 'Show less',
  mode: 'What the next message does',
  modes: { change: 'Change', again: 'New version', create: 'New diagram' },
  modeTips: {
    change: (): string => 'Only what you mention changes.',
    again: (version: number): string => `Redraws this diagram, as version ${version}.`,
    create: (): string => 'Draws a separate diagram. This one stays.',
  },
  ideas: 'Ideas',
  attach: 'Attach a template, image or document',
  attachWord: 'Attach',
  documents: 'Documents',
} as const;

/** Words about an editor on another server. */
export const editorStrings = {
  menu: 'Open in draw.io',
  title: 'Open in draw.io?',
  text: (address: string) =>
    `This opens your diagram at ${address}, outside this server. To bring your changes back, save the file there and import it here.`,
  open: 'Open the editor',
  cancel: 'Cancel',
  opened: 'The editor is opening in a new tab',
  hint: 'To bring your changes back, choose File > Save as in the editor, then import the file here.',
  tooLong: 'This diagram is too large for a link',
  tooLongText: 'Export it as a draw.io file and open that in the editor.',
  git: 'Save to GitHub',
  gitTitle: 'GitHub integration is coming soon',
  gitText: 'Until then, export the draw.io file and commit it: our files produce readable diffs.',
} as const;

/** Words of the palette and the list of shortcuts. */
export const actionStrings = {
  palette: 'Commands',
  paletteText: 'Everything you can do here, by name.',
  paletteOpen: 'Search commands',
  placeholder: 'Type a command or the name of a diagram',
  nothing: 'No matches. Try another word.',
  codePage: 'Code for this diagram',
  shortcuts: 'Keyboard shortcuts',
  shortcutsText: 'On a Mac, use Command instead of Ctrl.',
  groups: {
    diagram: 'Diagram',
    'open-elsewhere': 'Open elsewhere',
    copy: 'Copy and print',
    steps: 'Undo and redo',
    whole: 'Whole diagram',
    view: 'View',
    panels: 'Panels',
    export: 'Export',
    go: 'Go to',
    canvas: 'On the canvas',
    pages: 'Pages',
    writing: 'Writing',
  },
  newDiagram: 'New Diagram',
  rename: 'Edit title and description',
  share: 'Share',
  texts: 'Show as text',
  rail: 'Show or hide your diagrams',
  dock: 'Show or hide the side panel',
  write: 'Go to the message box',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  actualSize: 'Show at 100%',
  fit: 'Fit to screen',
  theme: 'Switch between light and dark',
  tour: 'Take the tour',
  exportAs: (label: string) => `Export: ${label}`,
  send: 'Send the message',
  newLine: 'Start a new line',
  generate: 'Generate',
  escape: 'Close the open menu or dialog',
  openDiagram: 'Open a diagram',
} as const;

/** Words of the first steps. */
export const tourStrings = {
  name: 'First steps',
  skip: 'Skip',
  next: 'Next',
  back: 'Back',
  draw: 'Draw my first diagram',
  step: (step: number, steps: number) => `Step ${step} of ${steps}`,
  steps: [
    {
      title: 'Start with a few sentences',
      text: 'Describe a process, a team or a system as you would to a colleague. Lists, tables and pasted code work too.',
    },
    {
      title: 'Watch it take shape',
      text: 'Diagloom finds the steps, choices, people and parts, and lays them out for you. It tells you when it isn’t sure.',
    },
    {
      title: 'Change it by chatting',
      text: '“Add an approval before shipping.” Only that changes, and one click undoes it.',
    },
    {
      title: 'Take it anywhere',
      text: 'Export a real draw.io file, an image or a PDF, or share a link. Start with this example, then try your own words.',
    },
  ],
} as const;

/** Words of the strip below the bar. */
export const noticeStrings = {
  offline: 'You’re offline. Keep typing: your text is kept, and anything you send goes out once you’re back online.',
} as const;
