import { anthropicWire } from './wires/anthropic-wire.ts';
import { bedrockWire } from './wires/bedrock-wire.ts';
import { type EmbeddingWire, embeddingWires } from './wires/embedding-wires.ts';
import { googleWire } from './wires/google-wire.ts';
import { openaiWire } from './wires/openai-wire.ts';
import type { WireFormat } from './wires/wire.ts';

const wires: readonly WireFormat[] = [openaiWire, anthropicWire, googleWire, bedrockWire];

/** The format that is spoken at an address, by its path. */
export const wireAt = (path: string): WireFormat | undefined => wires.find(({ isAt }) => isAt.test(path));

/** The format in which texts are placed by what they mean, by its path. */
export const embeddingWireAt = (path: string): EmbeddingWire | undefined =>
  embeddingWires.find(({ isAt }) => isAt.test(path));
