import { AppError } from './app-error.ts';

/** Every failure that this server reports, in the words that people read. */

export const invalidRequest = (fields: Readonly<Record<string, string>>): AppError =>
  new AppError(
    'invalid_request',
    Object.values(fields)[0] ?? 'The request isn’t valid. Reload the page and try again.',
    { fields },
  );

export const malformedRequest = (): AppError =>
  new AppError('invalid_request', 'Couldn’t read the request. Reload the page and try again.');

/** Nobody reads it: whoever asked has closed the connection. */
export const callerLeft = (): AppError =>
  new AppError('invalid_request', 'The connection closed before the request was finished. Try again.');

export const malformedJson = (): AppError =>
  new AppError('malformed_json', 'The request isn’t valid JSON. Check it for missing quotes, commas or brackets.');

export const bodyTooLarge = (): AppError =>
  new AppError('body_too_large', 'The request is too large. Send less text or a smaller file.');

export const unsupportedContentType = (): AppError =>
  new AppError(
    'unsupported_content_type',
    'Send the request as JSON, with the header "Content-Type: application/json".',
  );

export const unauthenticated = (): AppError => new AppError('unauthenticated', 'Sign in to continue.');

export const sessionEnded = (): AppError =>
  new AppError('unauthenticated', 'You’ve been signed out. Sign in again to continue.');

export const wrongCredentials = (): AppError =>
  new AppError('wrong_credentials', 'The email or password is incorrect. Check both and try again.');

const wrongCurrent = 'The current password is incorrect. Check it and try again.';

export const wrongCurrentPassword = (): AppError =>
  new AppError('wrong_credentials', wrongCurrent, { fields: { currentPassword: wrongCurrent } });

const wrongGiven = 'The password is incorrect. Check it and try again.';

/** `rule` says for how long such a link works, such as `It works once`. */
export const invalidLink = (rule: string): AppError =>
  new AppError('invalid_link', `This link no longer works. ${rule}. Request a new one.`);

export const accountBlocked = (reason: string | null): AppError =>
  new AppError(
    'account_blocked',
    `This account is blocked${reason === null ? '' : `: ${reason}`}. Ask an administrator to unblock it.`,
  );

export const foreignOrigin = (): AppError =>
  new AppError(
    'foreign_origin',
    'This request came from another site and was blocked. Open Diagloom itself and try again.',
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
  new AppError('sign_in_again', 'To confirm it’s you, log out, sign in again, and repeat this within ten minutes.');

export const wrongPassword = (): AppError =>
  new AppError('wrong_credentials', wrongGiven, { fields: { password: wrongGiven } });

export const lastWayIn = (): AppError =>
  new AppError(
    'last_way_in',
    'This is your only way to sign in. Set a password first: choose “Forgot your password?” on the sign-in page to get a link.',
  );

export const serviceNotSetUp = (): AppError =>
  new AppError('not_supported', 'This server isn’t set up for that service. Ask your administrator.');

export const serviceUnreachable = (cause: unknown): AppError =>
  new AppError('unavailable', 'The service isn’t responding right now. Try again shortly.', {
    cause,
    retryAfter: 30,
  });

export const notFound = (what: string): AppError =>
  new AppError('not_found', `Couldn’t find that ${what}. It may have been deleted, or you may not have access to it.`);

export const shareLinkEnded = (): AppError =>
  new AppError('not_found', 'This link no longer works. Ask the person who sent it for a new one.');

export const mailLinkEnded = (): AppError =>
  new AppError(
    'not_found',
    'This link no longer works. Sign in and go to your profile to choose which emails you get.',
  );

export const tooManyAnnotations = (most: number): AppError =>
  new AppError('invalid_request', `A diagram can have up to ${most} comments. Delete some you no longer need first.`);

export const tooManyAttachments = (most: number): AppError =>
  new AppError('invalid_request', `A comment can have up to ${most} pictures. Put the others in another comment.`);

export const tooManyPicturesOfOne = (most: number): AppError =>
  new AppError(
    'invalid_request',
    `You can add up to ${most} pictures to the comments on a diagram. Delete some you no longer need first.`,
  );

export const ownInvitation = (): AppError => {
  const message = 'This diagram is already yours. Enter someone else.';
  return new AppError('invalid_request', message, { fields: { who: message } });
};

export const noSuchUsername = (username: string): AppError => {
  const message = `Nobody here has the username “${username}”. Check the spelling, or enter an email address.`;
  return new AppError('invalid_request', message, { fields: { who: message } });
};

export const tooManyPeople = (most: number): AppError => {
  const message = `You can share a diagram with up to ${most} people. Remove someone first, or create a link.`;
  return new AppError('invalid_request', message, { fields: { who: message } });
};

export const tooManyLinks = (most: number): AppError =>
  new AppError('invalid_request', `A diagram can have up to ${most} links. Revoke one first.`);

export const linksOnlyShow = (): AppError =>
  new AppError(
    'forbidden',
    'Links that let people comment or edit are turned off on this server. Invite people instead.',
  );

export const linkOnlyShows = (): AppError =>
  new AppError('forbidden', 'This link is for viewing only. Ask the person who sent it for one that lets you do more.');

export const barred = (): AppError =>
  new AppError('forbidden', 'The owner of this diagram removed you. Ask them for access.');

export const guestsMayNot = (): AppError =>
  new AppError('forbidden', 'Guests can only work on the diagram their link opens. Sign up to do more.');

export const guestNameMissing = (message: string): AppError =>
  new AppError('invalid_request', message, { fields: { name: message } });

export const tooManyGuests = (): AppError =>
  new AppError(
    'rate_limited',
    'Too many people have joined by this link. Ask its owner for a new one or an invitation.',
  );

export const folderExists = (): AppError => {
  const message = 'You already have a folder with this name. Choose another name.';
  return new AppError('invalid_request', message, { fields: { name: message } });
};

export const tooManyFolders = (most: number): AppError => {
  const message = `You can have up to ${most} folders. Delete one first. Its diagrams are kept.`;
  return new AppError('invalid_request', message, { fields: { name: message } });
};

export const forbidden = (action: string): AppError =>
  new AppError('forbidden', `You don’t have permission to ${action}. Ask its owner for access.`);

export const adminsOnly = (): AppError =>
  new AppError('forbidden', "You don't have permission to access the admin dashboard.");

/** What even an administrator may not do; `rule` says why, in a sentence. */
export const againstTheRules = (rule: string): AppError => new AppError('forbidden', rule);

export const tooManyMatches = (): AppError => {
  const message = 'Too many accounts match. Type more of the name or email address.';
  return new AppError('invalid_request', message, { fields: { search: message } });
};

export const versionConflict = (): AppError =>
  new AppError('version_conflict', 'This diagram has changed in the meantime. Reload it and make your change again.');

export const boardConflict = (): AppError =>
  new AppError(
    'version_conflict',
    'This board was changed somewhere else in the meantime. Load the other version, or keep yours as a new board.',
  );

export const tooManyBoards = (most: number): AppError =>
  new AppError('invalid_request', `You can have up to ${most} drawing boards. Delete one first.`);

export const noDrawingFound = (): AppError =>
  new AppError('invalid_diagram', 'The drawing has no shapes. Draw something first, then convert it again.');

export const noSuchVersion = (version: number): AppError =>
  new AppError('not_found', `This diagram has no version ${version}. Choose one from the list.`);

export const notUnderstood = (message: string, examples: readonly string[]): AppError =>
  new AppError('not_understood', message, { examples });

export const nothingToUndo = (): AppError =>
  new AppError('nothing_to_undo', 'There’s nothing left to undo: this is the first version.');

export const notYoursToUndo = (): AppError =>
  new AppError(
    'nothing_to_undo',
    'There’s nothing of yours left to undo, because others have changed the diagram since. To go further back, restore an earlier version under Versions.',
  );

export const nothingToRedo = (): AppError =>
  new AppError(
    'nothing_to_redo',
    'There’s nothing to redo: the diagram has changed since the last undo, or nothing was undone.',
  );

/** `message` says why a diagram gives no code, and what to do. */
export const noCode = (message: string): AppError => new AppError('not_supported', message);

export const tookTooLong = (): AppError =>
  new AppError(
    'not_supported',
    'This took too long and was stopped. Nothing was changed. Split the diagram into several pages, or ask for less at a time.',
  );

export const tookTooMuchMemory = (): AppError =>
  new AppError(
    'not_supported',
    'This needed too much memory and was stopped. Nothing was changed. Split the diagram into several pages, or ask for less at a time.',
  );

export const workWasLost = (cause: unknown): AppError =>
  new AppError('unavailable', 'This was interrupted before it was finished. Nothing was changed. Try again.', {
    retryAfter: 1,
    cause: new Error('A worker stopped unexpectedly.', { cause }),
  });

/** For whoever has more waiting than is done in a moment. */
export const enoughWaiting = (): AppError =>
  new AppError(
    'rate_limited',
    'Your earlier requests are still in progress. Wait for them to finish, then try again.',
    {
      retryAfter: 5,
    },
  );

export const everybodyWaits = (): AppError =>
  new AppError('unavailable', 'The server is busy right now. Try again shortly.', {
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
    'This image is damaged. Save it again, or take a screenshot of it, and upload that.',
    { cause: new Error('The process that reads pictures stopped unexpectedly.', { cause }) },
  );

export const picturesAreOff = (): AppError =>
  new AppError('not_supported', 'This server can’t read images. Describe the diagram in words instead.');

export const pictureTakesTooLong = (): AppError =>
  new AppError(
    'not_supported',
    'This image takes too long to read. Crop it to one diagram, or take a closer photo, and upload that.',
  );

export const pictureTakesTooMuchMemory = (): AppError =>
  new AppError('not_supported', 'This image is too large to read. Make it smaller, or crop it to one diagram.');

export const tooManyDocuments = (most: number): AppError =>
  new AppError(
    'storage_full',
    `You can have up to ${most.toLocaleString('en-US')} documents. Nothing was changed. Delete some you no longer need, then try again.`,
  );

export const documentsFull = (megabytes: number): AppError =>
  new AppError(
    'storage_full',
    `Your documents would take more than the ${megabytes.toLocaleString('en-US')} MB that each person can store on this server. Nothing was changed. Delete some you no longer need, then try again.`,
  );

export const monthlyLimitReached = (limit: number, resetsAt: Date): AppError =>
  new AppError(
    'monthly_limit_reached',
    `You’ve used all ${limit} of your diagrams for this month. You can create new ones starting ${longDate(resetsAt)}.`,
  );

export const storageFull = (megabytes: number): AppError =>
  new AppError(
    'storage_full',
    `Your diagrams, drawing boards and documents, with earlier versions, take more than the ${megabytes.toLocaleString('en-US')} MB that each person can store on this server. Nothing was changed. Delete some you no longer need, and empty the trash.`,
  );

export const ownersStorageFull = (): AppError =>
  new AppError(
    'storage_full',
    'The change wasn’t saved because the owner of this diagram has no space left on this server. Ask them to delete diagrams they no longer need.',
  );

/** `message` says which limit on language models is reached, and what to do. */
export const modelLimitReached = (message: string, retryAfter?: number): AppError =>
  new AppError('model_limit_reached', message, retryAfter === undefined ? {} : { retryAfter });

/** `message` says why a model gave nothing, and what stays. */
export const modelFailed = (message: string): AppError => new AppError('unavailable', message);

export const noSuchModel = (): AppError =>
  new AppError('not_supported', 'This model is no longer set up here. Choose another one and try again.');

/** Services that have an address of their own are not led elsewhere from a page. */
export const addressIsFixed = (label: string): AppError =>
  new AppError(
    'not_supported',
    `${label} has an address of its own. To use another one, set it in the server’s environment.`,
  );

export const addressIsPrivate = (): AppError =>
  invalidRequest({
    address:
      'This address is inside this server’s own network. Enter a public one, or start the server with PRIVATE_MODEL_ADDRESSES=on.',
  });

export const modelIsBlind = (): AppError =>
  new AppError(
    'not_supported',
    'We don’t know whether this model can read images. Choose another model or the built-in engine, or ask your administrator to test it.',
  );

export const lastOnesUnderWay = (): AppError =>
  new AppError(
    'rate_limited',
    'The last diagrams in your monthly limit are still being drawn. Wait for them to finish, then try again.',
    {
      retryAfter: 5,
    },
  );

export const rateLimited = (retryAfter: number): AppError =>
  new AppError('rate_limited', `Too many requests. Try again in ${inWords(retryAfter)}.`, { retryAfter });

export const signInTooEarly = (retryAfter: number): AppError =>
  new AppError('rate_limited', `Too many failed sign-ins. Try again in ${inWords(retryAfter)}.`, { retryAfter });

export const unavailable = (cause: unknown): AppError =>
  new AppError('unavailable', 'The database isn’t responding right now. Try again shortly.', {
    cause,
    retryAfter: 5,
  });

export const diskFull = (cause: unknown): AppError =>
  new AppError(
    'unavailable',
    'The server’s disk is full, so nothing was changed. Ask your administrator to free up space.',
    { cause, retryAfter: 60 },
  );

export const internal = (cause: unknown): AppError =>
  new AppError('internal', 'Something went wrong on our side. Try again in a moment.', { cause });

export const registrationClosed = (): AppError =>
  new AppError('forbidden', 'Sign-up is closed on this server. Ask your administrator for an account.');

export const invitationNeeded = (): AppError =>
  new AppError(
    'invitation_needed',
    'You need an invitation to sign up. Open your invitation link again, or ask an administrator for one.',
  );

export const invitationEnded = (): AppError =>
  new AppError(
    'invalid_link',
    'This invitation no longer works: it has been used or revoked, or has expired. Ask the person who sent it for a new one.',
  );

export const invitationsClosed = (): AppError =>
  againstTheRules('Sign-up is closed on this server. Set REGISTRATION=invite to let people in by invitation.');

export const tooManyInvitations = (most: number): AppError =>
  new AppError('invalid_request', `Up to ${most} invitations can be open at a time. Revoke one first.`);

export const usernameReserved = (message: string): AppError =>
  new AppError('invalid_request', message, { fields: { username: message } });

const longDate = (date: Date): string =>
  new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(date);

const inWords = (seconds: number): string => {
  if (seconds > 90) return `${Math.ceil(seconds / 60)} minutes`;
  return seconds === 1 ? '1 second' : `${seconds} seconds`;
};

const noBrand = 'You haven’t set up your brand yet. Choose its colors and font first, or choose another theme.';

export const noSuchVariant = (): AppError =>
  new AppError('not_supported', 'This diagram doesn’t have that layout. Choose one of those shown.');

export const noBrandKit = (): AppError => new AppError('not_supported', noBrand, { fields: { theme: noBrand } });
