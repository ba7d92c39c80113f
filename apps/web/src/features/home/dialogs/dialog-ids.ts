/** The windows that open over the workspace, one at a time. */
export type DialogId = 'details' | 'texts' | 'share' | 'palette' | 'shortcuts' | 'editor' | 'page-name' | 'tour';
