import { translating } from '../lexicon/en/instruction-words.ts';

export interface WithinReach {
  /** The instruction without what nothing here can do. */
  readonly text: string;
  /** Those wishes, in its words. */
  readonly beyond: readonly string[];
}

/** `Translate it to French. Rename Pack to Wrap`: translating is no edit, and no language is a part or a name. */
export const takeBeyondReach = (text: string): WithinReach => {
  const beyond: string[] = [];
  const rest = text.replace(translating, (found) => {
    beyond.push(found.replace(/^[\s,.;]+|[\s.!;]+$/g, '').replace(/^and\s+/i, ''));
    return ' ';
  });
  return { text: rest.trim(), beyond };
};

/** What a person is told who wants nothing else. */
export const beyondReach =
  'The chat can’t translate a diagram. Rename its shapes one by one, such as "rename Pack to Emballer".';
