import type { NotationResult } from '../model/notation/parse-notation.ts';

/** Reads a text in a notation of another tool as the wanted type, as `readTextNotation` does. */
export type NotationReader = (text: string, type?: string) => NotationResult | undefined;

/**
 * What reads the text, where it looks like Mermaid, DOT or PlantUML; undefined where it is plainly none of them. The readers are loaded
 * then only: few prompts are pasted diagrams, and the readers are a seventh of what a page would have to load for prompts.
 */
export const loadNotationReader = async (text: string): Promise<NotationReader | undefined> =>
  looksLikeNotation(text) ? (await import('./read-text-notation.ts')).readTextNotation : undefined;

/** True for every text that a reader takes, and for hardly any other. */
export const looksLikeNotation = (text: string): boolean => signs.test(text);

const signs =
  /\b(?:flowchart(?:-elk)?|graph)[ \t]+(?:TB|TD|BT|LR|RL)\b|\b(?:sequence|state|class|er)Diagram|\bmindmap[ \t]*\r?\n|@startuml\b|(?:\b|di)graph\b(?:\s*(?:[\p{L}\p{N}_.]+|"(?:[^"\\]|\\.)*"))?\s*\{/iu;
