interface ActivityKind {
  /** As filters and lists name it. */
  readonly label: string;
  /** The sentence of the log; `{subject}`, `{diagram}` and `{detail}` are filled in. */
  readonly says: string;
}

/** Everything that the activity log takes note of, one line each. */
export const activityTypes = {
  'signed-up': { label: 'Sign-up', says: 'Created an account' },
  'signed-in': { label: 'Sign-in', says: 'Signed in' },
  'sign-in-failed': { label: 'Failed sign-in', says: 'Failed to sign in' },
  'signed-out': { label: 'Sign-out', says: 'Signed out' },
  'session-ended': { label: 'Session ended', says: 'Logged out one of their other devices' },
  'password-changed': { label: 'Password change', says: 'Changed the password' },
  'password-reset': { label: 'Password reset', says: 'Set a new password through a link' },
  'names-changed': { label: 'Change of names', says: 'Changed their names' },
  'email-verified': { label: 'Email confirmed', says: 'Confirmed the email address' },
  'account-deleted': { label: 'Account deletion', says: 'Deleted their own account' },
  'account-exported': { label: 'Account export', says: 'Downloaded all their account data' },
  'diagram-generated': { label: 'Diagram generated', says: 'Generated diagram {diagram} ({detail})' },
  'diagram-imported': { label: 'Diagram imported', says: 'Imported diagram {diagram} ({detail})' },
  'diagram-replaced': { label: 'Diagram replaced', says: 'Replaced diagram {diagram} with a file ({detail})' },
  'drawing-converted': { label: 'Drawing converted', says: 'Converted a drawing to diagram {diagram} ({detail})' },
  'board-deleted': { label: 'Drawing board deleted', says: 'Deleted a drawing board' },
  'diagram-refined': { label: 'Diagram refined', says: 'Refined diagram {diagram}' },
  'diagram-exported': { label: 'Diagram exported', says: 'Exported diagram {diagram} as {detail}' },
  'code-generated': { label: 'Code generated', says: 'Generated {detail} code from diagram {diagram}' },
  'diagram-duplicated': { label: 'Diagram duplicated', says: 'Created diagram {diagram} as a copy of another' },
  'diagram-trashed': { label: 'Diagram moved to trash', says: 'Moved diagram {diagram} to the trash' },
  'diagram-untrashed': { label: 'Diagram restored', says: 'Restored diagram {diagram} from the trash' },
  'diagram-deleted': { label: 'Diagram deleted', says: 'Deleted diagram {diagram}' },
  'diagram-shared': { label: 'Diagram shared', says: 'Gave {detail} access to diagram {diagram}' },
  'diagram-unshared': { label: 'Access removed', says: 'Removed {detail} from diagram {diagram}' },
  'diagram-commented': { label: 'Comment', says: 'Commented on diagram {diagram}' },
  'comment-picture-added': { label: 'Comment picture', says: 'Added a picture to a comment on diagram {diagram}' },
  'comment-deleted': { label: 'Comment deleted', says: 'Deleted a comment on diagram {diagram}' },
  'diagram-left': { label: 'Diagram left', says: 'Left diagram {diagram}' },
  'diagram-handed-over': { label: 'Diagram handed over', says: 'Handed diagram {diagram} over to {subject}' },
  'link-created': { label: 'Link created', says: 'Created a link to diagram {diagram} {detail}' },
  'link-joined': { label: 'Joined by link', says: 'Joined diagram {diagram} by a link ({detail})' },
  'live-ended': { label: 'Live session ended', says: 'Ended the live session on diagram {diagram}' },
  'link-revoked': { label: 'Link revoked', says: 'Revoked a link to diagram {diagram}' },
  'document-uploaded': { label: 'Document uploaded', says: 'Uploaded a document ({detail})' },
  'document-deleted': { label: 'Document deleted', says: 'Deleted a document ({detail})' },
  'user-promoted': { label: 'Promotion', says: 'Made {subject} an administrator' },
  'user-blocked': { label: 'Block', says: 'Blocked {subject}: {detail}' },
  'user-unblocked': { label: 'Unblock', says: 'Unblocked {subject}' },
  'plan-changed': { label: 'Plan change', says: 'Changed the plan of {subject}: {detail}' },
  'invitation-created': { label: 'Invitation', says: 'Created an invitation for {detail}' },
  'invitation-revoked': { label: 'Invitation revoked', says: 'Revoked an invitation for {detail}' },
  'models-changed': { label: 'Model settings', says: 'Changed the settings of language models: {detail}' },
  'data-exported': { label: 'Data export', says: 'Exported {detail} as CSV' },
} as const satisfies Readonly<Record<string, ActivityKind>>;

export type ActivityType = keyof typeof activityTypes;

export const isActivityType = (value: unknown): value is ActivityType =>
  typeof value === 'string' && Object.hasOwn(activityTypes, value);
