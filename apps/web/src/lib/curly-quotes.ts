/** A sentence with “ ” around what it quotes, as our pages write it; the engine and the terminal quote straight. */
export const curlyQuotes = (sentence: string): string => sentence.replace(/"([^"]*)"/g, '“$1”');
