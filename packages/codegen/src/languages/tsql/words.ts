import { quoted } from '../families/procedural-sql/words.ts';

/** A text in Unicode. */
export const quote = (text: string): string => `N${quoted(text)}`;

export const owned = (name: string): string => `dbo.${name}`;

/** The type of what we write down: steps, answers, states. */
export const wordType = 'NVARCHAR(200)';

/** Errors that we raise: a move that is not drawn, a question without an answer, a test that found something else. */
export const errors = { refused: 50001, unanswered: 50002, unexpected: 50003 } as const;
