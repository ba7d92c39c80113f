/**
 * A GGUF file of half a megabyte with random weights: the architecture of Llama and a vocabulary of bytes. What it writes is noise, which is
 * enough to try plumbing, grammar, limits and ends. The format: https://github.com/ggml-org/ggml/blob/master/docs/gguf.md
 */
export const tinyModel = (): Buffer => {
  const infos: Buffer[] = [];
  const data: Buffer[] = [];
  let offset = 0;
  for (const { name, shape } of tensors) {
    const bytes = weights(
      shape.reduce((product, size) => product * size, 1),
      name,
    );
    infos.push(text(name), u32(shape.length), ...shape.map(u64), u32(0), u64(offset));
    data.push(bytes);
    offset += bytes.length;
  }
  const head = Buffer.concat([Buffer.from('GGUF'), u32(3), u64(tensors.length), u64(keys.length), ...keys, ...infos]);
  const padding = Buffer.alloc((alignment - (head.length % alignment)) % alignment);
  return Buffer.concat([head, padding, ...data]);
};

const [width, hidden, blocks, heads, alignment] = [64, 128, 2, 4, 32];

const u32 = (value: number): Buffer => {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32LE(value);
  return buffer;
};

const u64 = (value: number): Buffer => {
  const buffer = Buffer.alloc(8);
  buffer.writeBigUInt64LE(BigInt(value));
  return buffer;
};

const f32 = (value: number): Buffer => {
  const buffer = Buffer.alloc(4);
  buffer.writeFloatLE(value);
  return buffer;
};

const text = (value: string): Buffer => Buffer.concat([u64(Buffer.byteLength(value)), Buffer.from(value)]);

/** How the format numbers kinds of values. */
const kinds = { u32: 4, i32: 5, f32: 6, text: 8, list: 9 } as const;

const count = (key: string, value: number): Buffer => Buffer.concat([text(key), u32(kinds.u32), u32(value)]);
const word = (key: string, value: string): Buffer => Buffer.concat([text(key), u32(kinds.text), text(value)]);
const list = (key: string, kind: number, values: readonly Buffer[]): Buffer =>
  Buffer.concat([text(key), u32(kinds.list), u32(kind), u64(values.length), ...values]);

const bytes = Array.from({ length: 256 }, (_, byte) => `<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`);
const tokens = ['<unk>', '<s>', '</s>', ...bytes];

const keys: readonly Buffer[] = [
  word('general.architecture', 'llama'),
  word('general.name', 'tiny'),
  count('llama.context_length', 4096),
  count('llama.embedding_length', width),
  count('llama.block_count', blocks),
  count('llama.feed_forward_length', hidden),
  count('llama.attention.head_count', heads),
  count('llama.attention.head_count_kv', heads),
  count('llama.rope.dimension_count', width / heads),
  Buffer.concat([text('llama.attention.layer_norm_rms_epsilon'), u32(kinds.f32), f32(1e-5)]),
  word('tokenizer.ggml.model', 'llama'),
  list('tokenizer.ggml.tokens', kinds.text, tokens.map(text)),
  list(
    'tokenizer.ggml.scores',
    kinds.f32,
    tokens.map(() => f32(0)),
  ),
  // Unknown, two marks of control, and bytes.
  list(
    'tokenizer.ggml.token_type',
    kinds.i32,
    tokens.map((_, index) => u32(index === 0 ? 2 : index < 3 ? 3 : 6)),
  ),
  count('tokenizer.ggml.unknown_token_id', 0),
  count('tokenizer.ggml.bos_token_id', 1),
  count('tokenizer.ggml.eos_token_id', 2),
];

const tensors: readonly { readonly name: string; readonly shape: readonly number[] }[] = [
  { name: 'token_embd.weight', shape: [width, tokens.length] },
  ...Array.from({ length: blocks }, (_, block) => [
    { name: `blk.${block}.attn_norm.weight`, shape: [width] },
    ...['q', 'k', 'v', 'output'].map((part) => ({ name: `blk.${block}.attn_${part}.weight`, shape: [width, width] })),
    { name: `blk.${block}.ffn_norm.weight`, shape: [width] },
    { name: `blk.${block}.ffn_gate.weight`, shape: [width, hidden] },
    { name: `blk.${block}.ffn_up.weight`, shape: [width, hidden] },
    { name: `blk.${block}.ffn_down.weight`, shape: [hidden, width] },
  ]).flat(),
  { name: 'output_norm.weight', shape: [width] },
  { name: 'output.weight', shape: [width, tokens.length] },
];

/** Noise that is the same each time; norms are ones. */
const weights = (length: number, name: string): Buffer => {
  let state = name.length * 7919;
  const values = Float32Array.from({ length }, () => {
    if (name.includes('norm')) return 1;
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state / 2 ** 32 - 0.5) * 0.3;
  });
  return Buffer.from(values.buffer);
};
