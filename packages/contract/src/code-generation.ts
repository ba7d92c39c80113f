import { codeStyles, type Language, languages } from '@diagloom/codegen/languages';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { diagramParamsSchema, pageIdSchema } from './diagrams.ts';
import { modelChoiceSchema, modelWorkSchema } from './models.ts';
import { versionNumberSchema } from './versions.ts';

export const codeMessages = {
  languageMissing: 'Please select a programming language',
  componentsMissing: 'Please select at least one diagram component',
  styleUnknown: `Choose one of the styles ${codeStyles.join(', ')}.`,
  detailsLong: 'Additional details must be less than 2000 characters',
} as const;

export { codeStyles };

export const codeLimits = { longestDetails: 2000 } as const;

const optionSchema = z.object({ value: z.string(), label: z.string() });

/** The languages that code is written in, in the order of forms. */
export const listCodeLanguages = defineCall({
  method: 'GET',
  path: '/api/code-generation/languages',
  response: z.object({
    success: z.literal(true),
    languages: z.array(
      z.extend(optionSchema, {
        frameworks: z.array(
          z.extend(optionSchema, {
            /** `compiler`: compiled against the framework, but no request was run; `stubs`: compiled against a few declarations of it. */
            checkedBy: z.enum(['tests', 'compiler', 'stubs']),
          }),
        ),
        /** Is taken where no framework is chosen. */
        usualFramework: z.optional(z.string()),
        /** `grammar`: no compiler of the language has tried our code, only its grammar. */
        checkedBy: z.enum(['compiler', 'grammar']),
      }),
    ),
  }),
});

/** The parts of a page that code can be written for; the first page where none is named. */
export const listDiagramComponents = defineCall({
  method: 'GET',
  path: '/api/diagrams/:id/components',
  params: diagramParamsSchema,
  query: z.object({ page: z.optional(pageIdSchema) }),
  response: z.object({
    success: z.literal(true),
    /** The version that they are of. */
    version: z.int(),
    components: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        type: z.enum(['process', 'decision', 'data', 'connector', 'start_end']),
        /** One sentence for people. */
        description: z.string(),
      }),
    ),
  }),
});

const offered: readonly Language[] = languages;

const oneOf = (names: readonly string[]): string => `Choose one of: ${names.join(', ')}.`;

const languageSchema = z.pipe(
  z.string({ error: codeMessages.languageMissing }).check(z.minLength(1, codeMessages.languageMissing)),
  z.transform((value, context) => {
    const language = languages.find(({ id }) => id === value);
    if (language !== undefined) return language.id;
    const message = `Code in "${value.slice(0, 40)}" isn’t available. ${oneOf(languages.map(({ id }) => id))}`;
    context.issues.push({ code: 'custom', message, input: value });
    return z.NEVER;
  }),
);

/** Why a language has no such framework, for people; undefined where it has. */
const wrongFramework = (language: string, framework: string): string | undefined => {
  const { label, frameworks } = offered.find(({ id }) => id === language) ?? { label: language, frameworks: [] };
  if (frameworks.some(({ id }) => id === framework)) return undefined;
  return frameworks.length === 0
    ? `${label} code doesn’t use a framework. Leave the framework out.`
    : `"${framework.slice(0, 40)}" isn’t a framework for ${label}. ${oneOf(frameworks.map(({ id }) => id))}`;
};

export const generateCodeRequestSchema = z
  .object({
    language: languageSchema,
    framework: z.optional(z.string().check(z.maxLength(100))),
    includeComments: z._default(z.boolean(), true),
    codeStyle: z._default(z.enum(codeStyles, { error: codeMessages.styleUnknown }), 'detailed'),
    /** Ids of components; all of them where absent. */
    selectedComponents: z.optional(
      z
        .array(z.string().check(z.maxLength(1000)))
        .check(z.minLength(1, codeMessages.componentsMissing), z.maxLength(20_000)),
    ),
    /** What is wanted beside the diagram, in words: names, a package, a table prefix and the like. */
    additionalDetails: z.optional(
      z.string().check(z.trim(), z.maxLength(codeLimits.longestDetails, codeMessages.detailsLong)),
    ),
    page: z.optional(pageIdSchema),
    /** A model that writes the methods which the diagram only names. */
    model: z.optional(modelChoiceSchema),
    /** An earlier version to write the code of, for a comparison: whoever may see earlier versions; it does not count as a use. */
    version: z.optional(versionNumberSchema),
  })
  .check(
    z.superRefine(({ language, framework }, context) => {
      const message = framework === undefined ? undefined : wrongFramework(language, framework);
      if (message !== undefined) context.addIssue({ code: 'custom', path: ['framework'], message });
    }),
  );

export const codeFileSchema = z.object({
  /** A path inside the project, such as `src/order-handling.ts`. */
  filename: z.string(),
  content: z.string(),
  /** One sentence for people. */
  description: z.string(),
  role: z.enum(['source', 'test', 'project']),
  /** Lines, counted from 1, with the ids of the shapes and lines of the diagram that they stand for. */
  marks: z.array(z.object({ line: z.int(), about: z.array(z.string()) })),
});

/** Writes source code with tests and an explanation. Fails with `not_supported` where the diagram has nothing to write. */
export const generateCode = defineCall({
  method: 'POST',
  path: '/api/diagrams/:id/generate-code',
  params: diagramParamsSchema,
  body: generateCodeRequestSchema,
  response: z.object({
    success: z.literal(true),
    /** The version that the code was made of. */
    version: z.int(),
    code: z.object({
      language: z.string(),
      framework: z.optional(z.string()),
      files: z.array(codeFileSchema),
      /** Markdown. */
      explanation: z.string(),
      testCount: z.int(),
    }),
    /** What the model took, where one was asked and answered. */
    model: z.optional(modelWorkSchema),
    /** Methods that it wrote, each with a comment that says so; absent where none was asked. */
    written: z.optional(z.array(z.string())),
    /** What of it was not taken, and why. */
    notice: z.optional(z.string()),
  }),
});

export type CodeLanguage = z.infer<typeof listCodeLanguages.response>['languages'][number];
export type CodeComponent = z.infer<typeof listDiagramComponents.response>['components'][number];
export type CodeFile = z.infer<typeof codeFileSchema>;
export type GenerateCodeRequest = z.input<typeof generateCode.body>;
export type GenerateCodeResponse = z.infer<typeof generateCode.response>;
export type GeneratedCode = GenerateCodeResponse['code'];
