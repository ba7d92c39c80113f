import * as z from 'zod/mini';
import { emailSchema, isPlainName, isReserved } from './account.ts';
import { defineCall } from './call.ts';
import { diagramParamsSchema, diagramSummarySchema, pageIdSchema } from './diagrams.ts';
import { doneSchema } from './failure.ts';
import { isOfOneAlphabet } from './is-of-one-alphabet.ts';
import { linkTokenSchema, mailDeliverySchema } from './reset-password.ts';

export const sharingMessages = {
  who: 'Enter an email address or a username.',
  address: 'We can’t send email to this address. Check for typos and for letters such as ä before the @.',
  role: 'Choose what this person may do: view, comment or edit.',
  guestNameMissing: 'Enter a name for others to see.',
  guestNameLong: 'Name must be at most 40 characters',
  guestNameLetters: "Use letters from one alphabet, digits, spaces between words and the characters . _ - '",
  guestNameReserved: 'This name is reserved. Choose another one',
  pictureRole: 'A link to a picture is for viewing only.',
} as const;

/** From least to most. */
export const shareRoles = ['viewer', 'commenter', 'editor'] as const;

export const shareRoleSchema = z.enum(shareRoles, { error: sharingMessages.role });

export const isShareRole = (value: unknown): value is ShareRole => shareRoleSchema.safeParse(value).success;

/** Days after which a link ends; null for one that stays until it is revoked. */
export const linkDays = [1, 7, 30, 90] as const;

/** A domain such as `bücher.example` as mail servers write it, `xn--bcher-kva.example`: under that an account has it. */
const withPlainDomain = (who: string): string => {
  const [name = '', domain = '', ...rest] = who.split('@');
  const url = `http://${domain}`;
  if (name === '' || rest.length > 0 || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) || !URL.canParse(url)) return who;
  return `${name}@${new URL(url).hostname}`;
};

/** An address, or a username with or without the `@` in front. In lower case. */
export const inviteeSchema = z
  .pipe(
    z.string({ error: sharingMessages.who }).check(z.trim(), z.toLowerCase(), z.maxLength(254, sharingMessages.who)),
    z.transform(withPlainDomain),
  )
  .check(
    z.refine((who) => !who.includes('@', 1) || emailSchema.safeParse(who).success, sharingMessages.address),
    z.refine((who) => who.includes('@', 1) || /^@?.{3,20}$/u.test(who), sharingMessages.who),
  );

export const invitationSchema = z.object({ who: inviteeSchema, role: shareRoleSchema });

/** Somebody whom the owner let in. */
export const sharedPersonSchema = z.object({
  id: z.int(),
  /** As the owner wrote it: an address, or a username with `@` in front. */
  invitedAs: z.string(),
  role: shareRoleSchema,
  /** Their name once they have opened the diagram; before that nothing is told, not even whether an address has an account. */
  name: z.nullable(z.string()),
  /** Whether the owner invited them, or they came by a link: with an account, or as a guest under a name of their own. */
  came: z.enum(['invited', 'by link', 'guest']),
});

/** A name of their own that a guest gives, in the normal form for compatibility (NFKC). */
export const guestNameSchema = z.string({ error: sharingMessages.guestNameMissing }).check(
  z.normalize('NFKC'),
  z.trim(),
  z.minLength(1, sharingMessages.guestNameMissing),
  z.maxLength(40, sharingMessages.guestNameLong),
  z.refine((name) => isOfOneAlphabet(name) && isPlainName(name), sharingMessages.guestNameLetters),
  z.refine((name) => !isReserved(name), sharingMessages.guestNameReserved),
);

/** What a link opens: the page of the diagram, or a picture of it alone. */
export const linkKinds = ['page', 'picture'] as const;

export const pictureFormats = ['png', 'svg'] as const;

/** A link, without its token: that is shown once, when it is made. */
export const shareLinkSchema = z.object({
  id: z.int(),
  kind: z.enum(linkKinds),
  /** What whoever opens it may do. */
  role: shareRoleSchema,
  /** What a picture is; null for a page. */
  format: z.nullable(z.enum(pictureFormats)),
  createdAt: z.iso.datetime(),
  expiresAt: z.nullable(z.iso.datetime()),
});

const accessParamsSchema = z.extend(diagramParamsSchema, { accessId: diagramParamsSchema.shape.id });

/** Who besides the owner may do what. For the owner alone, as all of this but leaving. */
export const listAccess = defineCall({
  method: 'GET',
  path: '/api/diagrams/:id/access',
  params: diagramParamsSchema,
  response: z.object({
    success: z.literal(true),
    people: z.array(sharedPersonSchema),
    links: z.array(shareLinkSchema),
  }),
});

/**
 * Lets somebody in, or changes what somebody who was invited before may do. A username that nobody has is refused, as sign-up
 * tells which are taken anyway; an address is answered alike whether there is such an account or not, and counts once its account
 * has confirmed it. A message is sent with the first invitation.
 */
export const inviteToDiagram = defineCall({
  method: 'POST',
  path: '/api/diagrams/:id/access',
  params: diagramParamsSchema,
  body: invitationSchema,
  response: z.object({ success: z.literal(true), person: sharedPersonSchema, delivery: mailDeliverySchema }),
});

export const changeAccess = defineCall({
  method: 'PATCH',
  path: '/api/diagrams/:id/access/:accessId',
  params: accessParamsSchema,
  body: z.object({ role: shareRoleSchema }),
  response: z.object({ success: z.literal(true), person: sharedPersonSchema }),
});

/** Takes access away at once, from a person or a link. */
export const removeAccess = defineCall({
  method: 'DELETE',
  path: '/api/diagrams/:id/access/:accessId',
  params: accessParamsSchema,
  response: doneSchema,
});

/** Gives up the access to a diagram of somebody else. */
export const leaveDiagram = defineCall({
  method: 'POST',
  path: '/api/diagrams/:id/leave',
  params: diagramParamsSchema,
  response: doneSchema,
});

/** Makes a link with which anybody may view the diagram, comment on it or change it, or get a picture of it as it is whenever they ask. */
export const createShareLink = defineCall({
  method: 'POST',
  path: '/api/diagrams/:id/links',
  params: diagramParamsSchema,
  body: z
    .object({
      expiresInDays: z.nullable(z.literal(linkDays)),
      kind: z._default(z.enum(linkKinds), 'page'),
      /** Of a page. Fails with `forbidden` for more than viewing where whoever runs the server has switched that off. */
      role: z._default(shareRoleSchema, 'viewer'),
      /** Of a picture. */
      format: z._default(z.enum(pictureFormats), 'png'),
    })
    .check(
      z.refine(({ kind, role }) => kind === 'page' || role === 'viewer', {
        path: ['role'],
        error: sharingMessages.pictureRole,
      }),
    ),
  response: z.object({
    success: z.literal(true),
    link: shareLinkSchema,
    /** Goes into the addresses `/shared/{token}` and `/embed/{token}`, of a picture into `pictureLinkPath`. Kept nowhere. */
    token: z.string(),
  }),
});

const sharedParamsSchema = z.object({ token: linkTokenSchema });

/** What a link shows. Neither the prompt nor the conversation nor who made it. */
export const sharedDiagramSchema = z.extend(
  z.pick(diagramSummarySchema, { title: true, description: true, diagramType: true, version: true, updatedAt: true }),
  {
    pages: z.array(z.object({ id: z.string(), name: z.string() })),
    /** What whoever joins by the link may do; with `viewer` there is nothing to join. */
    role: shareRoleSchema,
  },
);

/** The diagram of a link, for whoever has it. Fails with `not_found` where it was revoked or has ended. */
export const getSharedDiagram = defineCall({
  method: 'GET',
  path: '/api/shared/:token',
  params: sharedParamsSchema,
  response: z.object({ success: z.literal(true), diagram: sharedDiagramSchema }),
});

/** The picture of a page of it: `imageUrl` is a data URL of an SVG. */
export const drawSharedDiagram = defineCall({
  method: 'GET',
  path: '/api/shared/:token/picture',
  params: sharedParamsSchema,
  query: z.object({ page: z.optional(pageIdSchema) }),
  response: z.object({ success: z.literal(true), imageUrl: z.string() }),
});

/**
 * Lets somebody in by a link that gives more than viewing: whoever has an account under it, others as guests under a name of their own.
 * Fails with `not_found` where the link has ended, and with `forbidden` where it gives no more than viewing or the owner sent them away.
 */
export const joinByLink = defineCall({
  method: 'POST',
  path: '/api/shared/:token/join',
  params: sharedParamsSchema,
  body: z.object({
    /** Needed of guests. */
    name: z.optional(guestNameSchema),
  }),
  response: z.object({
    success: z.literal(true),
    diagramId: z.int(),
    /** Of a guest who is new; null for whoever is known. */
    sessionToken: z.nullable(z.string()),
  }),
});

/** Where everybody gets the picture of a link of that kind, also as an image on another site. */
export const pictureLinkPath = (token: string, format: PictureFormat): string => `/p/${token}.${format}`;

/** Where a browser downloads it; takes the query of an export. */
export const exportSharedPath = (token: string): string => `/api/shared/${token}/export`;

export type ShareRole = z.infer<typeof shareRoleSchema>;
export type PictureFormat = (typeof pictureFormats)[number];
export type LinkDays = (typeof linkDays)[number];
export type Invitation = z.infer<typeof invitationSchema>;
export type SharedPerson = z.infer<typeof sharedPersonSchema>;
export type ShareLink = z.infer<typeof shareLinkSchema>;
export type NewShareLink = z.infer<typeof createShareLink.response>;
export type AccessList = z.infer<typeof listAccess.response>;
export type SharedDiagram = z.infer<typeof sharedDiagramSchema>;
