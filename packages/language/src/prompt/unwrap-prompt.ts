import { formerWishes, wrappingWishes } from './prompt-wrapping.ts';

export interface UnwrappedPrompt {
  readonly text: string;
  /** How many characters stood in front of it. */
  readonly offset: number;
}

/** Takes the words of `optimizePrompt` off a prompt, also where somebody has since deleted some of them. */
export const unwrapPrompt = (prompt: string): UnwrappedPrompt => {
  const offset = start.exec(prompt)?.[0].length ?? 0;
  let text = prompt.slice(offset);
  for (;;) {
    const shorter = text.replace(lastWish, '');
    if (shorter === text) return { text, offset };
    text = shorter;
  }
};

const start = /^\s*create a detailed [a-z -]{2,40}\.\n/i;

const escaped = [...wrappingWishes, ...formerWishes].map((wish) => wish.replaceAll('.', '\\.'));
/** A wish at the end: on the line of wishes, or behind another one of them. */
const lastWish = new RegExp(`(?:\\n|(?<=(?:${escaped.join('|')})) )(?:${escaped.join('|')})\\s*$`);
