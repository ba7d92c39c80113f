import { AppError } from './app-error.ts';

/** Every failure that this server reports, in the words that people read. */

export const invalidRequest = (fields: Readonly<Record<string, string>>): AppError =>
  new AppError('invalid_request', Object.values(fields)[0] ?? 'The request is not valid.', { fields });

export const malformedRequest = (): AppError =>
  new AppError('invalid_request', 'The request could not be read. Reload the page and try again.');

/** Nobody reads it: whoever asked has closed the connection. */
export const callerLeft = (): AppError =>
  new AppError('invalid_request', 'The connection was closed before the request was done. Try again.');

export const malformedJson = (): AppError =>
  new AppError('malformed_json', 'The request is not valid JSON. Check it for missing quotes, commas or brackets.');

export const bodyTooLarge = (): AppError =>
  new AppError('body_too_large', 'The request is too large. Send less text or a smaller file.');

export const unsupportedContentType = (): AppError =>
  new AppError(
    'unsupported_content_type',
    'Send the request as JSON, with the header "Content-Type: application/json".',
  );

export const unauthenticated = (): AppError => new AppError('unauthenticated', 'Please sign in to continue.');

export const sessionEnded = (): AppError =>
  new AppError('unauthenticated', 'Your session has ended. Please sign in again.');

export const wrongCredentials = (): AppError =>
  new AppError('wrong_credentials', 'The email or the password is not right. Check both and try again.');

const wrongCurrent = 'The current password is not right. Check it and try again.';

export const wrongCurrentPassword = (): AppError =>
  new AppError('wrong_credentials', wrongCurrent, { fields: { currentPassword: wrongCurrent } });

const wrongGiven = 'The password is not right. Check it and try again.';

/** `rule` says for how long such a link works, such as `It works once`. */
export const invalidLink = (rule: string): AppError =>
  new AppError('invalid_link', `This link no longer works. ${rule}. Ask for a new one.`);

export const accountBlocked = (reason: string | null): AppError =>
  new AppError(
    'account_blocked',
    `This account is blocked${reason === null ? '' : `: ${reason}`}. Ask an administrator to unblock it.`,
  );

export const foreignOrigin = (): AppError =>
  new AppError(
    'foreign_origin',
    'This request came from another site and was refused. Open Diagloom itself and retry.',
  );

const emailTaken = 'An account with this email already exists. Sign in instead.';

const usernameTaken = 'This username is already taken, or looks like one that is. Choose another one.';

export const accountExists = (taken: { readonly email: boolean; readonly username: boolean }): AppError => {
  const fields = {
    ...(taken.email ? { email: emailTaken } : {}),
    ...(taken.username ? { username: usernameTaken } : {}),
  };
  return taken.email
    ? new AppError('email_taken', emailTaken, { fields })
    : new AppError('username_taken', usernameTaken, { fields });
};

export const signInAgain = (): AppError =>
  new AppError(
    'sign_in_again',
    'Please confirm that it is you: log out, sign in again and repeat this within ten minutes.',
  );

export const wrongPassword = (): AppError =>
  new AppError('wrong_credentials', wrongGiven, { fields: { password: wrongGiven } });

export const lastWayIn = (): AppError =>
  new AppError(
    'last_way_in',
    'This is your only way to sign in. Set a password first: the link "Forgot your password?" on the login page sends you one.',
  );

export const serviceNotSetUp = (): AppError =>
  new AppError('not_supported', 'This server is not set up for that service. Ask whoever runs it.');

export const serviceUnreachable = (cause: unknown): AppError =>
  new AppError('unavailable', 'The service does not answer at the moment. Please try again shortly.', {
    cause,
    retryAfter: 30,
  });

export const notFound = (what: string): AppError =>
  new AppError('not_found', `There is no such ${what}, or you have no access to it.`);

export const shareLinkEnded = (): AppError =>
  new AppError('not_found', 'This link no longer works. Ask whoever gave it to you for a new one.');

export const tooManyAnnotations = (most: number): AppError =>
  new AppError('invalid_request', `A diagram holds at most ${most} comments. Delete some that are done with first.`);

export const ownInvitation = (): AppError => {
  const message = 'This diagram is yours already. Enter somebody else.';
  return new AppError('invalid_request', message, { fields: { who: message } });
};

export const tooManyPeople = (most: number): AppError => {
  const message = `A diagram is shared with at most ${most} people. Remove somebody first, or make a link.`;
  return new AppError('invalid_request', message, { fields: { who: message } });
};

export const tooManyLinks = (most: number): AppError =>
  new AppError('invalid_request', `A diagram has at most ${most} links. Revoke one first.`);

export const linksOnlyShow = (): AppError =>
  new AppError('forbidden', 'Links for comments and edits are switched off on this server. Invite people instead.');

export const linkOnlyShows = (): AppError =>
  new AppError(
    'forbidden',
    'This link is for viewing only. Ask whoever gave it to you for one with which you can do more.',
  );

export const barred = (): AppError =>
  new AppError('forbidden', 'The owner of this diagram removed you. Ask them to let you in again.');

export const guestsMayNot = (): AppError =>
  new AppError('forbidden', 'Guests can only work on the diagram that they were given a link to. Sign up to do more.');

export const guestNameMissing = (message: string): AppError =>
  new AppError('invalid_request', message, { fields: { name: message } });

export const tooManyGuests = (): AppError =>
  new AppError(
    'rate_limited',
    'Too many people have joined by this link. Ask its owner for a new one or an invitation.',
  );

export const folderExists = (): AppError => {
  const message = 'You have a folder of this name already. Choose another name.';
  return new AppError('invalid_request', message, { fields: { name: message } });
};

export const tooManyFolders = (most: number): AppError => {
  const message = `There is room for ${most} folders. Delete one first; the diagrams in it stay.`;
  return new AppError('invalid_request', message, { fields: { name: message } });
};

export const forbidden = (action: string): AppError =>
  new AppError('forbidden', `You may not ${action}. Ask its owner for the right to do so.`);

export const adminsOnly = (): AppError =>
  new AppError('forbidden', "You don't have permission to access the admin dashboard.");

/** What even an administrator may not do; `rule` says why, in a sentence. */
export const againstTheRules = (rule: string): AppError => new AppError('forbidden', rule);

export const tooManyMatches = (): AppError => {
  const message = 'Too many accounts match. Type more of the name or the address.';
  return new AppError('invalid_request', message, { fields: { search: message } });
};

export const versionConflict = (): AppError =>
  new AppError(
    'version_conflict',
    'This diagram was changed in the meantime. Load its newest version and make your change again.',
  );

export const boardConflict = (): AppError =>
  new AppError(
    'version_conflict',
    'This board was changed somewhere else in the meantime. Load it again, or keep yours as another board.',
  );

export const tooManyBoards = (most: number): AppError =>
  new AppError('invalid_request', `There is room for ${most} drawing boards. Delete one first.`);

export const noDrawingFound = (): AppError =>
  new AppError('invalid_diagram', 'The drawing has no shapes. Draw something first, then convert it again.');

export const noSuchVersion = (version: number): AppError =>
  new AppError('not_found', `This diagram has no version ${version}. Choose one of those that are listed.`);

export const notUnderstood = (message: string, examples: readonly string[]): AppError =>
  new AppError('not_understood', message, { examples });

export const nothingToUndo = (): AppError =>
  new AppError('nothing_to_undo', 'There is no change left to undo: this is how the diagram was made.');

export const nothingToRedo = (): AppError =>
  new AppError(
    'nothing_to_redo',
    'There is nothing to redo: the diagram was changed after the last undo, or nothing was undone.',
  );

/** `message` says why a diagram gives no code, and what to do. */
export const noCode = (message: string): AppError => new AppError('not_supported', message);

export const tookTooLong = (): AppError =>
  new AppError(
    'not_supported',
    'This took too long and was stopped; nothing was changed. Split the diagram into several pages, or ask for less at a time.',
  );

export const tookTooMuchMemory = (): AppError =>
  new AppError(
    'not_supported',
    'This needed too much memory and was stopped; nothing was changed. Split the diagram into several pages, or ask for less at a time.',
  );

export const workWasLost = (cause: unknown): AppError =>
  new AppError('unavailable', 'This was interrupted before it was done; nothing was changed. Please try again.', {
    retryAfter: 1,
    cause: new Error('A worker stopped unexpectedly.', { cause }),
  });

/** For whoever has more waiting than is done in a moment. */
export const enoughWaiting = (): AppError =>
  new AppError('rate_limited', 'Your earlier requests are still being worked on. Wait for them, then try again.', {
    retryAfter: 5,
  });

export const everybodyWaits = (): AppError =>
  new AppError('unavailable', 'The server has more to draw than it can at the moment. Please try again shortly.', {
    retryAfter: 10,
  });

export const invalidDiagram = (message: string, cause: unknown): AppError =>
  new AppError('invalid_diagram', message, { cause });

/** `message` says why a file could not be read, and what to do. */
export const unreadableDocument = (message: string): AppError => new AppError('unreadable_document', message);

/** `message` says why, and what to do. */
export const unreadablePicture = (message: string): AppError => new AppError('unreadable_document', message);

/** The process that reads was lost over this picture: its decoder gave up on it. */
export const pictureBroke = (cause: unknown): AppError =>
  new AppError(
    'unreadable_document',
    'This picture is damaged. Save it again, or take a screenshot of it, and upload that.',
    { cause: new Error('The process that reads pictures stopped unexpectedly.', { cause }) },
  );

export const picturesAreOff = (): AppError =>
  new AppError('not_supported', 'This server does not read pictures. Describe the diagram in words instead.');

export const pictureTakesTooLong = (): AppError =>
  new AppError(
    'not_supported',
    'This picture takes too long to read. Crop it to one diagram, or take it from closer, and upload that.',
  );

export const pictureTakesTooMuchMemory = (): AppError =>
  new AppError('not_supported', 'This picture is too large to be read. Make it smaller, or crop it to one diagram.');

export const tooManyDocuments = (most: number): AppError =>
  new AppError(
    'storage_full',
    `There is room for ${most.toLocaleString('en-GB')} documents of one person. Delete some that you no longer need; nothing was changed.`,
  );

export const documentsFull = (megabytes: number): AppError =>
  new AppError(
    'storage_full',
    `Your documents would take more than the ${megabytes.toLocaleString('en-GB')} MB that this server keeps for one person. Delete some that you no longer need; nothing was changed.`,
  );

export const monthlyLimitReached = (limit: number, resetsAt: Date): AppError =>
  new AppError(
    'monthly_limit_reached',
    `You have used all ${limit} diagrams of this month. You can make new ones from ${longDate(resetsAt)}.`,
  );

export const storageFull = (megabytes: number): AppError =>
  new AppError(
    'storage_full',
    `Your diagrams, drawing boards and documents take more than the ${megabytes.toLocaleString('en-GB')} MB that this server keeps for one person, earlier versions counted. Delete some that you no longer need, those in the trash for good; nothing was changed.`,
  );

export const ownersStorageFull = (): AppError =>
  new AppError(
    'storage_full',
    'The owner of this diagram has no space left on this server, so the change was not stored. Ask them to delete diagrams that they no longer need.',
  );

/** `message` says which limit on language models is reached, and what to do. */
export const modelLimitReached = (message: string, retryAfter?: number): AppError =>
  new AppError('model_limit_reached', message, retryAfter === undefined ? {} : { retryAfter });

/** `message` says why a model gave nothing, and what stays. */
export const modelFailed = (message: string): AppError => new AppError('unavailable', message);

export const noSuchModel = (): AppError =>
  new AppError('not_supported', 'This model is not set up here any more. Choose another one and try again.');

/** Services that have an address of their own are not led elsewhere from a page. */
export const addressIsFixed = (label: string): AppError =>
  new AppError('not_supported', `${label} has an address of its own. Another one is set where the server is started.`);

export const addressIsPrivate = (): AppError =>
  invalidRequest({
    address:
      'This address is inside this server’s own network. Enter a public one, or have the server started with PRIVATE_MODEL_ADDRESSES=on.',
  });

export const modelIsBlind = (): AppError =>
  new AppError(
    'not_supported',
    'This model reads texts only. Choose another one, or the built-in engine, for an image.',
  );

export const lastOnesUnderWay = (): AppError =>
  new AppError(
    'rate_limited',
    'The last diagrams of this month are being made just now. Wait for them, then try again.',
    {
      retryAfter: 5,
    },
  );

export const rateLimited = (retryAfter: number): AppError =>
  new AppError('rate_limited', `Too many requests. Please try again in ${inWords(retryAfter)}.`, { retryAfter });

export const signInTooEarly = (retryAfter: number): AppError =>
  new AppError('rate_limited', `Too many sign-ins failed. Please try again in ${inWords(retryAfter)}.`, { retryAfter });

export const unavailable = (cause: unknown): AppError =>
  new AppError('unavailable', 'The database does not answer at the moment. Please try again shortly.', {
    cause,
    retryAfter: 5,
  });

export const diskFull = (cause: unknown): AppError =>
  new AppError(
    'unavailable',
    'The disk of the server is full, so nothing can be stored; nothing was changed. Ask whoever runs the server to make room.',
    { cause, retryAfter: 60 },
  );

export const internal = (cause: unknown): AppError =>
  new AppError('internal', 'Something went wrong on our side. Please try again in a moment.', { cause });

export const registrationClosed = (): AppError =>
  new AppError('forbidden', 'New accounts cannot be made here. Ask whoever runs this server for one.');

export const invitationNeeded = (): AppError =>
  new AppError(
    'invitation_needed',
    'You need an invitation to sign up. Open your invitation link again, or ask an administrator for one.',
  );

export const invitationEnded = (): AppError =>
  new AppError(
    'invalid_link',
    'This invitation no longer works: it has been used or revoked, or has expired. Ask whoever sent it for a new one.',
  );

export const invitationsClosed = (): AppError =>
  againstTheRules('Sign-up is closed on this server. Set REGISTRATION=invite to let people in by invitation.');

export const tooManyInvitations = (most: number): AppError =>
  new AppError('invalid_request', `At most ${most} invitations are open at a time. Revoke one first.`);

export const usernameReserved = (message: string): AppError =>
  new AppError('invalid_request', message, { fields: { username: message } });

const longDate = (date: Date): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(date);

const inWords = (seconds: number): string => {
  if (seconds > 90) return `${Math.ceil(seconds / 60)} minutes`;
  return seconds === 1 ? '1 second' : `${seconds} seconds`;
};

const noBrand = 'You keep no brand kit yet. Choose colours and a font for it first, or another theme.';

export const noSuchVariant = (): AppError =>
  new AppError('not_supported', 'This diagram has no such layout. Choose one of those that are shown for it.');

export const noBrandKit = (): AppError => new AppError('not_supported', noBrand, { fields: { theme: noBrand } });
