/** Words for diagrams of others in the workspace. */
export const sharedWithStrings = {
  by: (owner: string) => `shared by ${owner}`,
  readOnlyTitle: { viewer: 'You can view this diagram', commenter: 'You can view and comment on this diagram' },
  readOnlyText: (owner: string) =>
    `It belongs to ${owner}. To change it, ask ${owner} for edit access. You can still export it, or describe a diagram of your own below.`,
  leave: 'Leave',
  leaveTitle: 'Leave this diagram?',
  leaveText: (title: string, owner: string) =>
    `“${title}” will disappear from your list. To see it again, you need a new invitation from ${owner}.`,
  cancel: 'Cancel',
  left: 'You left the diagram',
  leaveFailed: 'Couldn’t leave the diagram',
  confirmFirst: 'If it was shared with your email address, confirm that address first, in your profile.',
  noneShared: 'No shared diagrams yet. Diagrams that others share with you appear here.',
} as const;
