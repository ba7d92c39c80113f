import * as z from 'zod/mini';

export const brandMessages = {
  colour: 'Enter the color as # and six hexadecimal digits, such as #0b5fa5.',
  font: 'Enter one font name: up to 60 letters, digits, spaces and hyphens.',
} as const;

const colourSchema = z
  .string({ error: brandMessages.colour })
  .check(z.trim(), z.toLowerCase(), z.regex(/^#[\da-f]{6}$/, brandMessages.colour));

/** What makes diagrams look like those of one firm. */
export const brandKitSchema = z.object({
  /** Most shapes, and what stands out. */
  primary: colourSchema,
  /** Decisions, warnings, and what else must be told apart. */
  accent: colourSchema,
  /** Lines, containers and quiet text. */
  neutral: colourSchema,
  font: z
    .string({ error: brandMessages.font })
    .check(z.trim(), z.regex(/^[\p{L}\d][\p{L}\d -]{0,59}$/u, brandMessages.font)),
});

export type BrandKit = z.infer<typeof brandKitSchema>;
