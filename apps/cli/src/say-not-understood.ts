import type { Terminal } from './terminal.ts';

/** Tells a person what to write instead. */
export const sayNotUnderstood = (
  { message, examples }: { readonly message: string; readonly examples: readonly string[] },
  { say }: Pick<Terminal, 'say'>,
): void => {
  say(message);
  if (examples.length > 0)
    say(`For example:\n${examples.map((example) => `  ${example.replaceAll('\n', '\n  ')}`).join('\n')}`);
};
