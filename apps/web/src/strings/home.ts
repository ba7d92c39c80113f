/** Words of the workspace. */
export const homeStrings = {
  title: 'Document Generation',
  hello: (firstName: string | null) =>
    firstName ? `What would you like to draw, ${firstName}?` : 'What would you like to draw?',
  ready: 'Your diagram is ready.',
  text: 'Describe it in plain words. You get a real diagram, ready to edit here or in draw.io.',
} as const;

export const promptStrings = {
  panel: 'Describe your diagram',
  prompt: 'Description',
  placeholder:
    'For example: A customer places an order. We check the stock. If it’s in stock, pack and ship it, otherwise notify the customer and cancel the order.',
  type: 'Diagram type',
  autoType: 'Type: Auto',
  autoHint: 'Diagloom picks the diagram type that fits your text.',
  generate: 'Generate',
  generating: 'Generating',
  counter: (used: number, longest: number) => `${used}/${longest}`,
  counterLabel: (used: number, longest: number) => `${used} of ${longest} characters used`,
  empty: 'Please enter a diagram description, upload a template, or upload an image.',
  quota: (left: number, limit: number) => `${left} of ${limit} diagrams left this month`,
} as const;

export const keptStrings = {
  title: 'Your diagram came with you',
  text: 'It’s now saved to your account.',
  question: 'Save the diagram drawn in this browser?',
  questionText: 'A diagram was drawn in this browser before you signed in. If it’s yours, save it to your account.',
  keep: 'Save it',
  keepHint: 'Saves that diagram to your account.',
} as const;

export const liveStrings = {
  label: 'Draft',
  draft: (label: string) => `Draft: ${label}`,
  hint: {
    first: 'Press Generate to save it and edit it here.',
    again: 'Press Generate to make this the new version.',
    create: 'Press Generate to save it as a new diagram.',
  },
} as const;

export const progressStrings = {
  analysing: 'Analyzing Prompt',
  planning: 'Planning Structure',
  drawing: 'Generating Diagram',
  panel: 'Progress',
  done: 'done',
  active: 'in progress',
  waiting: 'waiting',
  stop: 'Stop',
} as const;

export const generationStrings = {
  failed: 'Failed to generate diagram',
  networkFailed: 'Failed to generate diagram. Please try again.',
  notUnderstood: 'Couldn’t draw this description',
  limitReached: 'Monthly limit reached',
  tryOneOfThese: 'Examples that work:',
  stopped: 'Stopped',
  stoppedText: 'Your text is still here.',
  keptText: 'Your text is still here.',
} as const;

export const previewStrings = {
  trial: 'Preview of the change',
  panel: 'Diagram Preview',
  loading: 'Loading the diagram',
  drawing: 'Drawing the diagram',
  outline: 'The diagram in words',
  leadsTo: (ends: readonly { readonly label: string; readonly says: string }[]) =>
    `leads to ${ends.map(({ label, says }) => (says === '' ? label : `${label} (${says})`)).join(', ')}`,
  notLoaded: 'Couldn’t open this diagram',
  notLoadedText:
    'It may have been deleted, or you may not have access. Open another one, or ask its owner to share it.',
  pictureFailed: 'Image Generation Failed',
  pictureNotDrawn: 'Failed to generate diagram image',
  pictureNotLoaded: 'Failed to load generated image',
  pictureStatus: (statusText: string) => `Failed to generate image: ${statusText}`,
  retry: 'Retry',
  generateNew: 'Generate New',
  newDiagram: 'New Diagram',
  newFailedTitle: 'Error',
  newFailed: 'Failed to start new session',
  zoomLabel: 'Zoom',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoomAndActualSize: (percent: number) => `${percent}%, show at 100%`,
  fit: 'Fit to screen',
  fitWord: 'Fit',
  zoom: (percent: number) => `${percent}%`,
  viewer:
    'Picture of the diagram. Press plus or minus to zoom, 0 for 100%, F to fit it to the screen, and the arrow keys to pan.',
  likelyRight: (percent: number) => `Drawn with high confidence (${percent}%).`,
  maybeWrong: (percent: number) => `Some parts may be wrong (${percent}% confidence).`,
  marked: 'What to check in your text',
  markedLegend: 'What the highlights mean',
  markedAs: { 'not-drawn': 'not drawn', doubtful: 'check how it’s drawn', 'set-aside': 'not part of the diagram' },
  check: 'Check',
  understanding: 'What we understood',
  leftOut: 'What we left out',
} as const;

export const exportStrings = {
  withSources: 'With source documents',
  withSourcesAs: (format: string) => `.${format} with source documents`,
  withComments: 'With comments',
  withCommentsAs: (format: string) => `.${format} with comments`,
  export: 'Export',
  drawio: 'draw.io file',
  svg: 'SVG image',
  png: 'PNG image',
  pdf: 'PDF document',
  outline: 'Text outline',
  texts: 'Export as text…',
  pngSizes: 'PNG in other sizes',
  backgrounds: { white: 'White', transparent: 'Transparent' },
  pngOf: (scale: number, background: 'white' | 'transparent') => `PNG, ${scale}x, ${background}`,
  failed: 'Couldn’t export the diagram',
  failedText: 'Check your connection and try again.',
} as const;

export const detailsStrings = {
  title: 'Edit Details',
  text: 'The name, description and type of this diagram.',
  type: 'Type',
  typeHint: 'Redraws the diagram as this type. This creates a new version, and you can undo it.',
  name: 'Title',
  description: 'Description',
  save: 'Save',
  cancel: 'Cancel',
  saved: 'Details saved',
  failed: 'Failed to update diagram',
  networkFailed: 'Failed to update diagram. Please try again.',
} as const;

export const listStrings = {
  title: 'Your diagrams',
  loading: 'Loading your diagrams',
  failed: 'Couldn’t load your diagrams',
  empty: 'No diagrams yet. Describe one and press Generate.',
  open: (title: string) => `Open ${title}`,
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  newer: 'Newer',
  older: 'Older',
} as const;

export const exampleStrings = {
  title: 'Start from an example',
  text: 'Pick an example, then make it your own.',
  selected: 'Prompt Selected',
  selectedText: 'The prompt has been added to your input field.',
  restore: 'Undo',
  restoreHint: 'Brings back what you had written.',
} as const;
