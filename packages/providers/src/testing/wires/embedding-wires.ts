/** How one kind of service takes texts to be placed by what they mean, and answers with the places. */
export interface EmbeddingWire {
  readonly isAt: RegExp;
  readonly textsOf: (body: unknown) => readonly string[];
  readonly answer: (vectors: readonly (readonly number[])[], tokens: number) => unknown;
}

/** A field of data whose shape is not known. */
const field = (value: unknown, name: string): unknown => Object(value)[name];

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const textOfGoogle = (request: unknown): string =>
  String(field(list(field(field(request, 'content'), 'parts'))[0], 'text'));

export const embeddingWires: readonly EmbeddingWire[] = [
  {
    // OpenAI, Azure and all that are compatible.
    isAt: /\/embeddings$/,
    textsOf: (body) => list(field(body, 'input')).map(String),
    answer: (vectors, tokens) => ({
      object: 'list',
      model: 'simulated',
      data: vectors.map((embedding, index) => ({ object: 'embedding', index, embedding })),
      usage: { prompt_tokens: tokens, total_tokens: tokens },
    }),
  },
  {
    isAt: /:batchEmbedContents$/,
    textsOf: (body) => list(field(body, 'requests')).map(textOfGoogle),
    answer: (vectors) => ({ embeddings: vectors.map((values) => ({ values })) }),
  },
  {
    isAt: /:embedContent$/,
    textsOf: (body) => [textOfGoogle(body)],
    answer: ([values]) => ({ embedding: { values } }),
  },
  {
    // One text in a call.
    isAt: /\/invoke$/,
    textsOf: (body) => [String(field(body, 'inputText'))],
    answer: ([embedding], inputTextTokenCount) => ({ embedding, inputTextTokenCount }),
  },
];
