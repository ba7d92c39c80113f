import type { DiagramSpec } from '@diagloom/diagram/model';
import { isArrowText, readArrows } from '../notations/arrows.ts';
import { splitSentences } from '../text/sentences.ts';
import type { TypeDescription } from '../understanding.ts';
import { arrowsToExchanges } from './arrows-to-exchanges.ts';
import { exchangeToSpec } from './exchange-to-spec.ts';
import { readExchanges } from './read-exchanges.ts';

/** The messages family: text, as notation or as sentences, to messages between participants to a spec. */
export const draftMessages = (text: string, type: TypeDescription, title: string): DiagramSpec => {
  const { cast, exchanges } = isArrowText(text)
    ? arrowsToExchanges(readArrows(text))
    : readExchanges(splitSentences(text));
  return exchangeToSpec(cast, exchanges, type, title);
};
