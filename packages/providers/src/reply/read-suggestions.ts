import { suggestionCategories, suggestionImpacts } from '../suggestion-words.ts';
import { unwrapReply } from './unwrap-reply.ts';

/** What a model suggests, with the lines that would carry it out, which are still to be read. */
export interface SuggestedChange {
  readonly category: (typeof suggestionCategories)[number];
  readonly impact: (typeof suggestionImpacts)[number];
  readonly title: string;
  readonly description: string;
  readonly lines: string;
}

/** More are not asked for. */
const most = 6;
const longest = { title: 80, description: 300 } as const;

/** Reads the suggestions of a reply; what is none is passed over. Never throws. */
export const readSuggestions = (reply: string): readonly SuggestedChange[] =>
  unwrapReply(reply)
    .split(/^(?=[\s*#-]*suggest\b)/im)
    .flatMap((block) => {
      const [head = '', ...rest] = block.split('\n');
      const read = /^[\s*#-]*suggest\s+(\w+)\s+(\w+)\s*:\s*([^|]+?)\s*\|\s*(.+?)\s*$/i.exec(head);
      const category = suggestionCategories.find((each) => each === read?.[1]?.toLowerCase());
      const impact = suggestionImpacts.find((each) => each === read?.[2]?.toLowerCase());
      const [, , , title = '', description = ''] = read ?? [];
      if (category === undefined || impact === undefined || title.length > longest.title) return [];
      return [
        {
          category,
          impact,
          title,
          description: description.slice(0, longest.description),
          lines: rest.join('\n').trim(),
        },
      ];
    })
    .slice(0, most);
