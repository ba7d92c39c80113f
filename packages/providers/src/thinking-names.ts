/** Names of OpenAI's models that reason and may be told how hard, whoever runs them and with whatever stands in front. */
export const isOpenaiThinker = (model: string): boolean =>
  /(?:^|[/.:])(?:o[1-9]|gpt-(?:[5-9]|\d\d|oss))/i.test(model) && !/-(?:chat|pro|preview)\b|o1-mini/i.test(model);

/** Claude's models that think unless they are told not to: those before the fifth generation only do where they are told to. */
export const isClaudeThinker = (model: string): boolean => /claude-[a-z]+-(?:[5-9]|\d\d)(?!\d)/i.test(model);

/** What the thoughts of one answer may take where they are kept short. */
export const thinkingTokens = 2000;
