import { takePresentation } from '@diagloom/language';

/** What of a prompt documents are asked: how the drawing is to run and to look stands in none of them. */
export const questionIn = (prompt: string): string => takePresentation(prompt).text;
