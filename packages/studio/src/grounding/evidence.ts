import type { Family } from '@diagloom/diagram/model';
import { isStory } from './headings.ts';
import { withItemNumbers } from './with-item-numbers.ts';

/** So many words that speak of a family make half of the certainty that a section is about it. */
const half = 3;

/**
 * How much a section speaks of what a family draws, from 0 to 1: who reports to whom, what has what, who sends what where. Lists of tools or
 * dates can be read as a chart as well; their words tell that they are none. 1 for families without such words.
 */
export const evidenceOf = (text: string, family: Family): number => {
  const words = signs[family];
  if (words === undefined) return 1;
  const count = (isStory(family) ? withItemNumbers(text) : text).match(words)?.length ?? 0;
  return count / (count + half);
};

/** Whether a sentence has one of the words that speak of a family. */
export const hasSign = (text: string, family: Family): boolean => text.search(signs[family] ?? /^/) >= 0;

const signs: Partial<Readonly<Record<Family, RegExp>>> = {
  process: /^\s*\d+\. |\b(?:if|then|when|once|after(?:wards)?|otherwise|until|before|as soon as|next|finally)\b/gim,
  messages:
    /\b(?:sends?|returns?|requests?|responds?|replies|calls?|passes|forwards?|asks?|confirms?|delivers?|checks?|receives?|notif(?:y|ies))\b/gi,
  hierarchy:
    /\b(?:report(?:s|ing)?(?: \w+)? to|direct reports?|(?:is |are )?(?:headed|led|managed|run) by|heads?|leads?|manag(?:er|es?|ers)|director|chief|officer|supervis\w+|deputy|answers to)\b/gi,
  entities:
    /\b(?:has|have|contains?|consists?|belongs?|attributes?|fields?|columns?|each|exactly one|one or more|zero or more|many|keys?|unique|references?)\b/gi,
  classes:
    /\b(?:has|have|contains?|consists?|belongs?|attributes?|fields?|each|exactly one|one or more|is an?|many)\b/gi,
  topology:
    /\b(?:sends?|calls?|talks?|stores?|publish(?:es)?|subscribes?|connects?|routes?|writes?|reads?|gets?|receives?|forwards?|pulls?|pushes|servers?|services?|databases?|gateways?|queues?|bus|load balancer|firewall|switch|https?|api)\b/gi,
};
