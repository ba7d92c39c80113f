export { collectLines, type LineCollector } from './collect-lines.ts';
export { keyedNotation } from './part-keys.ts';
export { type EditReply, readEdits } from './read-edits.ts';
export { type BadLine, type ReadReply, type ReplyForm, readReply } from './read-reply.ts';
export { readSuggestions, type SuggestedChange } from './read-suggestions.ts';
export { stillBad } from './still-bad.ts';
export { unwrapReply } from './unwrap-reply.ts';
