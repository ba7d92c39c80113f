import { wrappingStart, wrappingWishes } from './prompt-wrapping.ts';
import { unwrapPrompt } from './unwrap-prompt.ts';

/** The longest prompt that a generation takes, in UTF-16 units. */
const longestPrompt = 500;

/**
 * Wraps a prompt in an instruction that asks for a detailed diagram of the type: labels, colours, relationships, descriptive texts,
 * layout and draw.io XML. Where 500 characters do not hold all of it, the last wishes are left out; undefined where not even the first
 * sentence fits. A wrapped prompt is wrapped anew, not twice. The engine draws the same from the result as from the prompt.
 */
export const optimizePrompt = (prompt: string, typeLabel: string): string | undefined => {
  const plain = unwrapPrompt(prompt).text.trim();
  if (plain === '') return undefined;
  for (let count = wrappingWishes.length; count >= 0; count -= 1) {
    const wishes = wrappingWishes.slice(0, count).join(' ');
    const text = `${wrappingStart(typeLabel)}\n${plain}${count === 0 ? '' : `\n${wishes}`}`;
    if (text.length <= longestPrompt) return text;
  }
  return undefined;
};
