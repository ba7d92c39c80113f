/** Words of the window that shows a diagram in text notations. */
export const textStrings = {
  title: 'As Text',
  text: 'What the page means, for documents, repositories and other tools. Places and colours stay in the draw.io file.',
  notations: 'Notations',
  loading: 'Writing the texts',
  failed: 'The texts could not be written',
  networkFailed: 'Check your connection and try again.',
  tryAgain: 'Try Again',
  noForm: (labels: readonly string[]) => `Not offered, since it has no form for such a diagram: ${labels.join(', ')}.`,
  leftOut: 'What it cannot say',
  content: (label: string) => `The diagram in ${label}`,
  copy: 'Copy',
  download: (extension: string) => `Download .${extension}`,
} as const;
