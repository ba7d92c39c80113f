import { anthropicWire } from './wires/anthropic-wire.ts';
import { bedrockWire } from './wires/bedrock-wire.ts';
import { googleWire } from './wires/google-wire.ts';
import { openaiWire } from './wires/openai-wire.ts';
import type { WireFormat } from './wires/wire.ts';

const wires: readonly WireFormat[] = [openaiWire, anthropicWire, googleWire, bedrockWire];

/** The format that is spoken at an address, by its path. */
export const wireAt = (path: string): WireFormat | undefined => wires.find(({ isAt }) => isAt.test(path));
