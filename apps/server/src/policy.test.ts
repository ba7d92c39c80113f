import { randomUUID } from 'node:crypto';
import type { SignedIn } from '@diagloom/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { insertAttachment } from './features/annotations/attachment-repository.ts';
import { storeResetToken, storeVerificationToken } from './features/auth/link-repository.ts';
import { insertInvitation } from './platform/accounts/invitation-repository.ts';
import {
  annotations,
  diagramAccess,
  diagramFolders,
  diagrams,
  drawingBoards,
  knowledgeDocuments,
  userSessions,
  users,
  userUsage,
} from './platform/database/schema/index.ts';
import { createSecretToken, hashOf } from './platform/secret-token.ts';
import { createSession } from './platform/sessions/session-repository.ts';
import { buildDiagram, somePrompt } from './testing/build-diagram.ts';
import { someXml } from './testing/build-studio.ts';
import { buildRegistration, buildUser, derived } from './testing/build-user.ts';
import { startTestServer } from './testing/test-server.ts';

/**
 * Who may call what: each route of the OpenAPI document, tried by each kind of caller. A route without a row fails, and so does
 * a row without a route.
 */
const roles = ['visitor', 'other', 'viewer', 'commenter', 'editor', 'owner', 'blocked', 'admin'] as const;

type Role = (typeof roles)[number];

/** Beside these, somebody whom a link for editing let in without an account. */
type Caller = Role | 'guest';

/** One attempt: who calls, and what the route is about, made anew for each where the route asks for it. */
interface Attempt {
  readonly role: Caller;
  readonly email: string;
  readonly userId: number;
  readonly shared: () => Promise<SharedDiagram>;
  /** A session of the owner. */
  readonly sessionId: () => Promise<number>;
}

/** A diagram of the owner, which viewer, commenter and editor were let in on. */
interface SharedDiagram {
  readonly diagramId: number;
  /** The viewer's access to it. */
  readonly accessId: number;
  /** The token of a link to it. */
  readonly linkToken: string;
}

interface Row {
  readonly answers: Readonly<Record<Role, number>>;
  readonly id?: (attempt: Attempt) => Promise<number>;
  /** Other parameters of the path than the id. */
  readonly params?: (attempt: Attempt) => Promise<Readonly<Record<string, string>>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: (attempt: Attempt) => unknown;
}

const everybody = (status: number): Row['answers'] => ({
  visitor: status,
  other: status,
  viewer: status,
  commenter: status,
  editor: status,
  owner: status,
  blocked: status,
  admin: status,
});

/** A blocked person's session has ended: they learn why, and nothing else. */
const members: Row['answers'] = { ...everybody(200), visitor: 401, blocked: 403 };

/** What somebody has no access to is not there for them; being an admin gives none. */
const strangers = { visitor: 401, other: 404, blocked: 403, admin: 404 } as const;

const readers: Row['answers'] = { ...strangers, viewer: 200, commenter: 200, editor: 200, owner: 200 };

const changers = (status = 200): Row['answers'] => ({
  ...strangers,
  viewer: 403,
  commenter: 403,
  editor: status,
  owner: status,
});

/** Who may comment; readers see the diagram alone. */
const talkers: Row['answers'] = { ...strangers, viewer: 403, commenter: 200, editor: 200, owner: 200 };

const onlyOwner: Row['answers'] = { ...strangers, viewer: 403, commenter: 403, editor: 403, owner: 200 };

/** What is of one person alone. */
const onlyItsOwner: Row['answers'] = { ...everybody(404), visitor: 401, blocked: 403, owner: 200 };

/** Everybody but the owner, whose it is. */
const onlyGuests: Row['answers'] = { ...strangers, viewer: 200, commenter: 200, editor: 200, owner: 403 };

const onlyAdmin: Row['answers'] = { ...everybody(403), visitor: 401, blocked: 403, admin: 200 };

const once = <Made>(make: () => Promise<Made>): (() => Promise<Made>) => {
  let made: Promise<Made> | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

/** Somebody who plays no part here, one for each route: what is done to them must change no part. */
const ofBystander = () => once(async () => (await buildUser(server)).user.id);

const ofDiagram = async ({ shared }: Attempt): Promise<number> => (await shared()).diagramId;

const ofTrashed = async (attempt: Attempt): Promise<number> => {
  const id = await ofDiagram(attempt);
  await server.database.update(diagrams).set({ trashedAt: new Date() }).where(eq(diagrams.id, id));
  return id;
};

const ofFolder = async (): Promise<number> => {
  const userId = accountOf('owner').id;
  const rows = await server.database.insert(diagramFolders).values({ userId, name: randomUUID() }).returning();
  return rows[0]?.id ?? 0;
};

const ofDocument = async (deletedAt: Date | null = null): Promise<number> => {
  const document = { userId: accountOf('owner').id, title: 'Notes', source: 'notes.md', sizeBytes: 1, storedBytes: 1 };
  const rows = await server.database
    .insert(knowledgeDocuments)
    .values({ ...document, fileHash: randomUUID(), state: 'ready', deletedAt })
    .returning();
  return rows[0]?.id ?? 0;
};

const ofDeletedDocument = () => ofDocument(new Date());

const ofBoard = async (): Promise<number> => {
  const board = { userId: accountOf('owner').id, title: 'Sketch', elements: [], size: 0, storedBytes: 2 };
  const rows = await server.database.insert(drawingBoards).values(board).returning();
  return rows[0]?.id ?? 0;
};

const ofAccess = async ({ shared }: Attempt) => ({ accessId: String((await shared()).accessId) });

const someComment = { content: 'Rename Pay to Settle', pageId: 'page-1', x: 10, y: 10 };

/** A comment of the owner. */
const ofComment = async (attempt: Attempt) => {
  const diagramId = await ofDiagram(attempt);
  const values = { ...someComment, diagramId, userId: accountOf('owner').id };
  const [row] = await server.database.insert(annotations).values(values).returning();
  return { annotationId: String(row?.id) };
};

/** A picture of that comment. */
const ofAttachment = async (attempt: Attempt) => {
  const { annotationId } = await ofComment(attempt);
  const clean = { width: 40, height: 30, picture: new Uint8Array([1]), thumbnail: new Uint8Array([1]) };
  await insertAttachment(server.database, Number(annotationId), clean);
  const [row] = await server.database
    .select()
    .from(annotations)
    .where(eq(annotations.id, Number(annotationId)));
  return { annotationId, attachmentId: String(row?.attachments[0]?.id) };
};

const ofLink = async ({ shared }: Attempt) => ({ token: (await shared()).linkToken });

const ofPicture = async ({ shared }: Attempt) => {
  const { diagramId } = await shared();
  const { token, hash } = createSecretToken();
  const link = { linkTokenHash: hash, linkKind: 'picture', linkFormat: 'svg', role: 'viewer' } as const;
  await server.database.insert(diagramAccess).values({ diagramId, ...link });
  return { file: `${token}.svg` };
};

const ofGoogle = async () => ({ provider: 'google' });

const password = derived('secret words');

const storeLink = async (store: (hash: string) => Promise<unknown>): Promise<string> => {
  const { token, hash } = createSecretToken();
  await store(hash);
  return token;
};

const invite = () => insertInvitation(server.database, { email: undefined, expiresInDays: 1, madeBy: null });

const rows: Readonly<Record<string, Row>> = {
  'GET /api/health': { answers: everybody(200) },
  'GET /api/site': { answers: everybody(200) },
  'POST /api/auth/register': { answers: everybody(200), body: () => buildRegistration() },
  'POST /api/auth/invitation': {
    answers: everybody(200),
    body: async () => ({ invitation: (await invite()).token }),
  },
  'POST /api/auth/login': { answers: { ...everybody(200), blocked: 403 }, body: ({ email }) => ({ email, password }) },
  'POST /api/auth/logout': { answers: everybody(200) },
  'GET /api/auth/me': { answers: members },
  'POST /api/auth/change-password': {
    answers: members,
    body: () => ({ currentPassword: password, newPassword: password }),
  },
  'POST /api/auth/forgot-password': { answers: everybody(200), body: ({ email }) => ({ email }) },
  'POST /api/auth/reset-password': {
    answers: { ...everybody(200), blocked: 400 },
    body: async ({ email }) => ({
      token: await storeLink((hash) => storeResetToken(server.database, email, hash)),
      newPassword: password,
    }),
  },
  'POST /api/auth/verify-email': {
    answers: members,
    body: async ({ userId }) => ({
      token: await storeLink((hash) => storeVerificationToken(server.database, userId, hash)),
    }),
  },
  'POST /api/auth/resend-verification': { answers: members },
  // Not set up here: the browser goes to the page that says so.
  'GET /api/auth/google': { answers: everybody(303) },
  'GET /api/auth/google/callback': { answers: everybody(303) },
  'GET /api/auth/facebook': { answers: everybody(303) },
  'GET /api/auth/facebook/callback': { answers: everybody(303) },
  'GET /api/auth/microsoft': { answers: everybody(303) },
  'GET /api/auth/microsoft/callback': { answers: everybody(303) },
  'GET /api/auth/connections': { answers: members },
  'POST /api/auth/connections/{provider}': {
    answers: { ...everybody(422), visitor: 401, blocked: 403 },
    params: ofGoogle,
  },
  'DELETE /api/auth/connections/{provider}': { answers: members, params: ofGoogle },
  'PATCH /api/auth/me': { answers: members, body: () => ({ firstName: 'Ann', lastName: 'Lee' }) },
  'PATCH /api/auth/preferences': { answers: members, body: () => ({ theme: 'dark' }) },
  // Nobody here gives the right password: each would be gone for the next route.
  'POST /api/auth/delete-account': {
    answers: { ...everybody(401), blocked: 403 },
    body: () => ({ password: derived('not it'), sharedDiagrams: 'delete' }),
  },
  'GET /api/auth/export': { answers: members },
  'GET /api/auth/sessions': { answers: members },
  'DELETE /api/auth/sessions/{id}': {
    answers: { ...members, other: 404, viewer: 404, commenter: 404, editor: 404, admin: 404 },
    id: ({ sessionId }) => sessionId(),
  },
  'POST /api/auth/sessions/revoke-others': { answers: members },
  'POST /api/diagrams/generate': { answers: members, body: () => ({ prompt: somePrompt, diagramType: 'flowchart' }) },
  'POST /api/diagrams/import': { answers: members, body: () => ({ fileName: 'a.drawio', fileData: btoa(someXml) }) },
  'POST /api/diagrams/generate-image': { answers: members, body: () => ({ xmlContent: someXml }) },
  'GET /api/diagrams': { answers: members },
  'GET /api/diagrams/{id}': { answers: readers, id: ofDiagram },
  'PATCH /api/diagrams/{id}': { answers: changers(), id: ofDiagram, body: () => ({ title: 'New title' }) },
  'DELETE /api/diagrams/{id}': { answers: onlyOwner, id: ofDiagram },
  'POST /api/diagrams/{id}/star': { answers: readers, id: ofDiagram },
  'DELETE /api/diagrams/{id}/star': { answers: readers, id: ofDiagram },
  'POST /api/diagrams/{id}/folder': { answers: onlyOwner, id: ofDiagram, body: () => ({ folderId: null }) },
  'POST /api/diagrams/{id}/duplicate': { answers: readers, id: ofDiagram },
  // What lies in the trash is there for nobody but its owner.
  'POST /api/diagrams/{id}/untrash': {
    answers: { ...strangers, viewer: 404, commenter: 404, editor: 404, owner: 200 },
    id: ofTrashed,
  },
  'DELETE /api/diagrams/trash': { answers: members },
  'POST /api/diagrams/save-drawing': { answers: members, body: () => ({ title: 'Sketch', xmlContent: someXml }) },
  // Only who may ask learns that there is no file.
  'POST /api/pdf-to-image': { answers: { ...everybody(400), visitor: 401, blocked: 403 }, query: { page: '1' } },
  'POST /api/pictures/read': { answers: members, body: () => ({ imageData: 'aGVsbG8=' }) },
  'GET /api/drawing-boards': { answers: members },
  'POST /api/drawing-boards': { answers: members, body: () => ({ title: 'Sketch', elements: [] }) },
  'GET /api/drawing-boards/{id}': { answers: onlyItsOwner, id: ofBoard },
  'PATCH /api/drawing-boards/{id}': {
    answers: onlyItsOwner,
    id: ofBoard,
    body: () => ({ baseRevision: 1, elements: [] }),
  },
  'DELETE /api/drawing-boards/{id}': { answers: onlyItsOwner, id: ofBoard },
  'GET /api/folders': { answers: members },
  'POST /api/folders': { answers: members, body: () => ({ name: 'Plans' }) },
  'PATCH /api/folders/{id}': { answers: onlyItsOwner, id: ofFolder, body: () => ({ name: randomUUID() }) },
  'DELETE /api/folders/{id}': { answers: onlyItsOwner, id: ofFolder },
  'POST /api/diagrams/{id}/changes': {
    answers: changers(),
    id: ofDiagram,
    body: () => ({ baseVersion: 1, changes: [{ kind: 'remove', page: 'page', id: 'pay' }] }),
  },
  'POST /api/diagrams/{id}/pages': {
    answers: changers(),
    id: ofDiagram,
    body: () => ({ change: { kind: 'add', id: randomUUID(), name: 'More', like: 'page' } }),
  },
  'POST /api/diagrams/{id}/update': {
    answers: changers(),
    id: ofDiagram,
    body: () => ({ updateRequest: 'add an approval before shipping' }),
  },
  'POST /api/diagrams/{id}/tidy': { answers: changers(), id: ofDiagram, body: () => ({ extent: 'repair' }) },
  'POST /api/diagrams/{id}/replace': {
    answers: changers(),
    id: ofDiagram,
    body: () => ({ fileName: 'a.drawio', fileData: btoa(someXml) }),
  },
  'POST /api/diagrams/{id}/theme': { answers: changers(), id: ofDiagram, body: () => ({ theme: 'dark' }) },
  'GET /api/diagrams/{id}/thumbnail': { answers: readers, id: ofDiagram },
  'GET /api/diagrams/{id}/variants': { answers: readers, id: ofDiagram },
  'POST /api/diagrams/{id}/apply-variant': {
    answers: changers(),
    id: ofDiagram,
    body: () => ({ variantId: 'grid-down', baseVersion: 1 }),
  },
  'GET /api/diagrams/{id}/texts': { answers: readers, id: ofDiagram },
  'GET /api/diagrams/{id}/annotations': { answers: talkers, id: ofDiagram },
  'POST /api/diagrams/{id}/annotations': { answers: talkers, id: ofDiagram, body: () => someComment },
  'PATCH /api/diagrams/{id}/annotations/{annotationId}': {
    answers: talkers,
    id: ofDiagram,
    params: ofComment,
    body: () => ({ status: 'resolved' }),
  },
  // Here it is the owner's own.
  'DELETE /api/diagrams/{id}/annotations/{annotationId}': { answers: changers(), id: ofDiagram, params: ofComment },
  'POST /api/diagrams/{id}/annotations/{annotationId}/reactions': {
    answers: talkers,
    id: ofDiagram,
    params: ofComment,
    body: () => ({ sign: '👍', isOn: true }),
  },
  // Here it is the owner's own.
  'POST /api/diagrams/{id}/annotations/{annotationId}/attachments': {
    answers: onlyOwner,
    id: ofDiagram,
    params: ofComment,
    body: () => ({ imageData: 'AAAA' }),
  },
  'GET /api/diagrams/{id}/annotations/{annotationId}/attachments/{attachmentId}': {
    answers: talkers,
    id: ofDiagram,
    params: ofAttachment,
  },
  'DELETE /api/diagrams/{id}/annotations/{annotationId}/attachments/{attachmentId}': {
    answers: changers(),
    id: ofDiagram,
    params: ofAttachment,
  },
  'POST /api/diagrams/{id}/annotations/{annotationId}/seen': { answers: talkers, id: ofDiagram, params: ofComment },
  'GET /api/diagrams/{id}/annotations/{annotationId}/history': { answers: talkers, id: ofDiagram, params: ofComment },
  'GET /api/diagrams/{id}/annotations/{annotationId}/change': {
    answers: changers(),
    id: ofDiagram,
    params: ofComment,
  },
  'POST /api/diagrams/{id}/live': { answers: readers, id: ofDiagram },
  'POST /api/diagrams/{id}/live/end': { answers: onlyOwner, id: ofDiagram },
  'GET /api/diagrams/{id}/live/changes': { answers: changers(), id: ofDiagram },
  'GET /api/notifications': { answers: members },
  'POST /api/notifications/stop-mail': { answers: everybody(404), body: () => ({ token: 'made up' }) },
  'POST /api/notifications/stop-mail/{token}': { answers: everybody(404), params: async () => ({ token: 'made-up' }) },
  'POST /api/notifications/read': { answers: members },
  'GET /api/code-generation/languages': { answers: everybody(200) },
  'GET /api/diagrams/{id}/components': { answers: readers, id: ofDiagram },
  'POST /api/diagrams/{id}/generate-code': {
    answers: readers,
    id: ofDiagram,
    body: () => ({ language: 'typescript' }),
  },
  'GET /api/diagrams/{id}/versions': { answers: changers(), id: ofDiagram },
  'GET /api/diagrams/{id}/compare': { answers: changers(), id: ofDiagram, query: { from: '1' } },
  'GET /api/diagrams/{id}/compare/{from}/{to}/{side}': {
    answers: changers(),
    id: ofDiagram,
    params: async () => ({ from: '1', to: '1', side: 'after' }),
  },
  'PATCH /api/diagrams/{id}/versions/{version}': {
    answers: changers(),
    id: ofDiagram,
    params: async () => ({ version: '1' }),
    body: () => ({ name: 'As agreed' }),
  },
  'GET /api/diagrams/{id}/versions/{version}/picture': {
    answers: changers(),
    id: ofDiagram,
    params: async () => ({ version: '1' }),
  },
  'POST /api/diagrams/{id}/restore': {
    answers: changers(),
    id: ofDiagram,
    body: () => ({ version: 1, baseVersion: 1 }),
  },
  // Whoever may undo learns that a new diagram has nothing to undo.
  'POST /api/diagrams/{id}/undo': { answers: changers(409), id: ofDiagram },
  'POST /api/diagrams/{id}/redo': { answers: changers(409), id: ofDiagram },
  'POST /api/diagrams/{id}/edits': {
    answers: changers(),
    id: ofDiagram,
    body: () => ({ baseVersion: 1, edits: [{ kind: 'rename', target: 'pay', label: 'Pay at once' }] }),
  },
  'POST /api/diagrams/{id}/apply-suggestion': {
    answers: changers(),
    id: ofDiagram,
    body: () => ({ suggestionId: 'any', baseVersion: 1 }),
  },
  'POST /api/design-suggestions': { answers: members, body: () => ({ prompt: somePrompt, diagramType: 'flowchart' }) },
  'POST /api/diagrams/new': { answers: members, body: () => ({ confirm: true }) },
  'GET /api/diagrams/{id}/export': { answers: readers, id: ofDiagram },
  'GET /api/diagrams/{id}/access': { answers: onlyOwner, id: ofDiagram },
  'POST /api/diagrams/{id}/access': {
    answers: onlyOwner,
    id: ofDiagram,
    body: () => ({ who: 'somebody@example.com', role: 'editor' }),
  },
  'PATCH /api/diagrams/{id}/access/{accessId}': {
    answers: onlyOwner,
    id: ofDiagram,
    params: ofAccess,
    body: () => ({ role: 'editor' }),
  },
  'DELETE /api/diagrams/{id}/access/{accessId}': { answers: onlyOwner, id: ofDiagram, params: ofAccess },
  'POST /api/diagrams/{id}/leave': { answers: onlyGuests, id: ofDiagram },
  'POST /api/diagrams/{id}/links': { answers: onlyOwner, id: ofDiagram, body: () => ({ expiresInDays: 7 }) },
  // Whoever has the token: a blocked person is a visitor.
  'GET /api/shared/{token}': { answers: everybody(200), params: ofLink },
  'GET /api/shared/{token}/picture': { answers: everybody(200), params: ofLink },
  'GET /api/shared/{token}/export': { answers: everybody(200), params: ofLink },
  // This one gives no more than viewing: whoever asks learns that.
  'POST /api/shared/{token}/join': { answers: everybody(403), params: ofLink, body: () => ({ name: 'Mia' }) },
  'GET /p/{file}': { answers: everybody(200), params: ofPicture },
  'GET /api/diagrams/{id}/citations': { answers: readers, id: ofDiagram },
  'GET /api/knowledge/documents': { answers: members },
  'POST /api/knowledge/documents': {
    answers: members,
    body: () => ({ fileName: 'notes.md', fileData: btoa('# Notes about orders') }),
  },
  'GET /api/knowledge/documents/{id}': { answers: onlyItsOwner, id: () => ofDocument() },
  'PATCH /api/knowledge/documents/{id}': {
    answers: onlyItsOwner,
    id: () => ofDocument(),
    body: () => ({ title: 'New' }),
  },
  'DELETE /api/knowledge/documents/{id}': { answers: onlyItsOwner, id: () => ofDocument() },
  'POST /api/knowledge/documents/{id}/restore': { answers: onlyItsOwner, id: ofDeletedDocument },
  'GET /api/knowledge/documents/{id}/drawables': { answers: onlyItsOwner, id: () => ofDocument() },
  'POST /api/knowledge/search': { answers: members, body: () => ({ question: 'orders' }) },
  'GET /api/prompt-history': { answers: members },
  'GET /api/models': { answers: members },
  // No model is set up here: whoever may ask learns that.
  'POST /api/prompt-rewrites': {
    answers: { ...everybody(422), visitor: 401, blocked: 403 },
    body: () => ({ prompt: somePrompt, diagramType: 'auto', model: 'openai' }),
  },
  'GET /api/admin/models': { answers: onlyAdmin },
  'PATCH /api/admin/models': { answers: onlyAdmin, body: () => ({ requestsPerMinute: 20 }) },
  'PATCH /api/admin/models/{provider}': {
    answers: onlyAdmin,
    params: async () => ({ provider: 'anthropic' }),
    body: () => ({ isEnabled: true }),
  },
  'POST /api/admin/models/{provider}/test': {
    answers: onlyAdmin,
    params: async () => ({ provider: 'azure' }),
    body: () => ({}),
  },
  'GET /api/admin/lessons': { answers: onlyAdmin },
  'PATCH /api/admin/lessons': { answers: onlyAdmin, body: () => ({ isKept: false }) },
  'DELETE /api/admin/lessons/{lesson}': { answers: onlyAdmin, params: async () => ({ lesson: 'all' }) },
  'GET /api/admin/model-usage': { answers: onlyAdmin },
  'GET /api/admin/stats': { answers: onlyAdmin },
  'GET /api/admin/analytics': { answers: onlyAdmin },
  'GET /api/admin/activity': { answers: onlyAdmin },
  'GET /api/admin/exports/users': { answers: onlyAdmin },
  'GET /api/admin/exports/usage': { answers: onlyAdmin },
  'GET /api/admin/invitations': { answers: onlyAdmin },
  'POST /api/admin/invitations': { answers: onlyAdmin, body: () => ({}) },
  'DELETE /api/admin/invitations/{id}': { answers: onlyAdmin, id: async () => (await invite()).id },
  'GET /api/admin/users': { answers: onlyAdmin },
  'GET /api/admin/users/{id}': { answers: onlyAdmin, id: ofBystander() },
  'PATCH /api/admin/users/{id}/plan': {
    answers: onlyAdmin,
    id: ofBystander(),
    body: () => ({ subscriptionTier: 'premium' }),
  },
  'PATCH /api/admin/users/{id}/role': { answers: onlyAdmin, id: ofBystander(), body: () => ({ role: 'admin' }) },
  'PATCH /api/admin/users/{id}/block': { answers: onlyAdmin, id: ofBystander(), body: () => ({ reason: 'Spam' }) },
  'PATCH /api/admin/users/{id}/unblock': { answers: onlyAdmin, id: ofBystander() },
};

const server = await startTestServer();

const accounts = new Map<Caller, SignedIn>();
await Promise.all(roles.map(async (role) => accounts.set(role, await buildUser(server))));

const accountOf = (role: Caller): SignedIn['user'] => {
  const account = accounts.get(role);
  if (account === undefined) throw new Error(`Nobody plays the ${role}.`);
  return account.user;
};

/** What guests by a link for editing get beyond visitors, as an invited editor would. */
const guestsMay: ReadonlySet<string> = new Set([
  'GET /api/auth/me',
  'POST /api/auth/logout',
  'GET /api/diagrams/{id}',
  'GET /api/diagrams/{id}/export',
  'POST /api/diagrams/{id}/live',
  'POST /api/diagrams/{id}/changes',
  'POST /api/diagrams/{id}/leave',
  'GET /api/diagrams/{id}/annotations',
  'POST /api/diagrams/{id}/annotations',
  'PATCH /api/diagrams/{id}/annotations/{annotationId}',
  'DELETE /api/diagrams/{id}/annotations/{annotationId}',
  'POST /api/diagrams/{id}/annotations/{annotationId}/reactions',
  'POST /api/diagrams/{id}/annotations/{annotationId}/seen',
  'GET /api/diagrams/{id}/annotations/{annotationId}/history',
  'POST /api/diagrams/{id}/annotations/{annotationId}/attachments',
  'GET /api/diagrams/{id}/annotations/{annotationId}/attachments/{attachmentId}',
  'DELETE /api/diagrams/{id}/annotations/{annotationId}/attachments/{attachmentId}',
  'GET /api/notifications',
  'POST /api/notifications/read',
]);

const [guest] = await server.database
  .insert(users)
  .values({ email: 'guest-1@guest.invalid', firstName: 'Mia (guest)', isGuest: true })
  .returning();
// What asks for an address and no session is asked with that of an account.
const spare = await buildUser(server);
accounts.set('guest', { ...spare, user: { ...spare.user, id: guest?.id ?? 0 } });

/** Elsewhere a guest is a visitor, who is told to sign up where visitors are told to sign in. */
const answerOfGuest = (route: string, { answers }: Row): number => {
  if (guestsMay.has(route)) return answers.editor;
  return answers.visitor === 401 ? 403 : answers.visitor;
};

const update = (role: Role, change: Partial<typeof users.$inferInsert>) =>
  server.database
    .update(users)
    .set(change)
    .where(eq(users.id, accountOf(role).id));

await update('blocked', { isBlocked: true, blockedReason: 'Spam' });
await update('admin', { role: 'admin' });
// No route may answer for the monthly limit here.
await server.database.update(userUsage).set({ subscriptionTier: 'premium' });

const openSession = (role: Caller): Promise<string> =>
  createSession(server.database, accountOf(role).id, { ipAddress: '127.0.0.1', userAgent: undefined });

const prepare = (role: Caller): Attempt => {
  const { id: userId, email } = accountOf(role);
  return { role, email, userId, shared: once(shareDiagram), sessionId: openOwnersSession };
};

const shareDiagram = async (): Promise<SharedDiagram> => {
  const { id: diagramId } = await buildDiagram(server, { sessionToken: await openSession('owner') });
  const { token: linkToken, hash } = createSecretToken();
  const rowsOfAccess = await server.database
    .insert(diagramAccess)
    .values([
      ...(['viewer', 'commenter', 'editor'] as const).map((guest) => ({
        diagramId,
        userId: accountOf(guest).id,
        role: guest,
      })),
      { diagramId, linkTokenHash: hash, role: 'viewer' },
      { diagramId, linkTokenHash: createSecretToken().hash, role: 'editor' },
    ])
    .returning({ id: diagramAccess.id });
  const linkId = rowsOfAccess.at(-1)?.id ?? 0;
  await server.database
    .insert(diagramAccess)
    .values({ diagramId, userId: accountOf('guest').id, role: 'editor', linkId });
  return { diagramId, accessId: rowsOfAccess[0]?.id ?? 0, linkToken };
};

const openOwnersSession = async (): Promise<number> => {
  const condition = eq(userSessions.sessionToken, hashOf(await openSession('owner')));
  const [session] = await server.database.select({ id: userSessions.id }).from(userSessions).where(condition);
  return session?.id ?? 0;
};

const attempt = async (route: string, row: Row, role: Caller): Promise<number> => {
  const prepared = prepare(role);
  const [method, path = ''] = route.split(' ');
  const body = await row.body?.(prepared);
  const response = await server.app.inject({
    method: method === 'DELETE' || method === 'PATCH' || method === 'POST' ? method : 'GET',
    url: fill(path, { id: String(await row.id?.(prepared)), ...(await row.params?.(prepared)) }),
    query: { ...row.query },
    headers: {
      ...(role === 'visitor' ? {} : { authorization: `Bearer ${await openSession(role)}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  return response.statusCode;
};

const fill = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replace(/\{(\w+)\}/g, (whole, name: string) => params[name] ?? whole);

const methods: readonly string[] = ['get', 'post', 'put', 'patch', 'delete'];

const describedRoutes = async (): Promise<readonly string[]> => {
  const response = await server.app.inject({ method: 'GET', url: '/api/openapi.json' });
  const { paths }: { paths: Record<string, Record<string, unknown>> } = response.json();
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations)
      .filter((method) => methods.includes(method))
      .map((method) => `${method.toUpperCase()} ${path}`),
  );
};

describe('who may call what', () => {
  test('is decided for every route there is, and for no other', async () => {
    expect(Object.keys(rows).sort()).toEqual([...(await describedRoutes())].sort());
  });

  test.each(Object.entries(rows))('%s', async (route, row) => {
    const callers: readonly Caller[] = [...roles, 'guest'];
    const answers = await Promise.all(callers.map(async (role) => [role, await attempt(route, row, role)] as const));
    expect(Object.fromEntries(answers)).toEqual({ ...row.answers, guest: answerOfGuest(route, row) });
  });
});
