/** Words of the window that shows a diagram in text notations. */
export const textStrings = {
  title: 'Export as text',
  text: 'This page as text, for documents, repositories and other tools. It leaves out positions and colors; only the draw.io file has them.',
  notations: 'Formats',
  loading: 'Converting to text',
  failed: 'Couldn’t convert the diagram to text',
  networkFailed: 'Check your connection and try again.',
  noForm: (labels: readonly string[]) => `Not available for this diagram type: ${labels.join(', ')}.`,
  leftOut: 'What this format leaves out',
  content: (label: string) => `The diagram in ${label}`,
  copy: 'Copy',
  download: (extension: string) => `Download .${extension}`,
} as const;

/** Words of the panel in which the open page is changed as text. */
export const textPanelStrings = {
  tab: 'Text',
  title: 'Edit as text',
  hint: 'Each shape and each connector has a line of its own. Edit the text, then press Apply.',
  field: 'The diagram as text',
  problem: (line: number, message: string) => `Line ${line}: ${message}`,
  discard: 'Discard',
  apply: 'Apply',
  applyHint: 'Ctrl+Enter',
  nothing: 'The diagram is unchanged.',
} as const;
