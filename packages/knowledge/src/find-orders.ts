import type { TextSpan } from './document.ts';
import { sentencesOf } from './sentences.ts';

/**
 * Finds sentences that speak to a program that reads the document rather than to people: orders to forget what it was told, to give secrets
 * away, to send something somewhere, to change the drawing; and mark-up that would do something. In: text; out: whole sentences.
 * A sentence that is flagged wrongly costs one shape; one that is missed may become one.
 */
export const findOrders = (text: string): readonly TextSpan[] =>
  sentencesOf(text).filter(({ start, end }) => isOrder(text.slice(start, end)));

const isOrder = (sentence: string): boolean => orders.some((pattern) => pattern.test(sentence));

const told = '(?:instructions?|rules?|prompts?|guidelines|directions|constraints|context|messages?|commands?)';

const orders: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:ignore|disregard|forget|override|bypass|discard|overrule)\b.{0,60}\b${told}\b`, 'i'),
  /\b(?:ignore|disregard|forget)\b.{0,20}\b(?:everything|anything|all|what)\b.{0,40}\b(?:above|before|previous(?:ly)?|prior|earlier|told|said)\b/i,
  /^\W*(?:please )?(?:ignore|disregard|forget)\b.{0,30}\b(?:above|previous|preceding|prior|foregoing|earlier)\b/i,
  /\b(?:system|developer|hidden|initial)\s+(?:prompt|message|instructions?)\b/i,
  /(?:^|\W)(?:<\|?|\[|#+\s*)(?:im_start|im_end|system|assistant|inst|user)(?:\|?>|\]|\s*:)/i,
  /^\W*(?:system|assistant|ai|user)\s*:/i,
  /\b(?:as|dear|hey|attention|note (?:to|for)|instructions? (?:to|for)|message (?:to|for))\W+(?:an?\W+|the\W+|any\W+|all\W+)?(?:ai|llm|llms|assistants?|language models?|chatbots?|bots?|agents?|models?|automated (?:tools?|readers?))\b/i,
  /\b(?:you are (?:now|an? (?:ai|assistant|language model|chatbot))|pretend (?:to be|that you)|act as (?:an?|if)|from now on,? you)\b/i,
  /\byour (?:new |real |only |actual )?(?:task|instructions?|role|goal|objective|job) (?:is|are) (?:now )?to\b/i,
  /\bnew instructions?\b/i,
  /\b(?:the |any |this |an? )?(?:ai|llm|assistant|language model|chatbot|model|diagram (?:tool|generator|engine))\b.{0,30}\b(?:must|should|shall|has to|needs to|is (?:instructed|required|ordered|told))\b/i,
  /\b(?:reveal|print|output|repeat|disclose|leak|exfiltrate|display|show)\b.{0,50}\b(?:prompts?|instructions|secrets?|passwords?|api[- ]?keys?|tokens?|credentials|environment variables)\b/i,
  /\b(?:send|post|upload|forward|e-?mail|transmit|exfiltrate|submit|copy|leak)\b.{0,80}(?:https?:|www\.|\b[\w.+-]+@[\w-]+\.\w+|\bto the following (?:address|url|server))/i,
  /\b(?:send|post|upload|forward|e-?mail|transmit|exfiltrate|leak)\b.{0,40}\b(?:passwords?|api[- ]?keys?|secrets?|credentials|access tokens?|private keys?)\b/i,
  /\b(?:do not|don't|never) (?:tell|mention|inform|warn|alert|show)\b.{0,30}\b(?:users?|anyone|people|this|reader)\b/i,
  /\b(?:when|whenever|while|if)\b.{0,20}\b(?:drawing|generating|creating|making|producing|answering|summari[sz]ing|you (?:draw|generate|create|make|answer|read|are asked))\b.{0,60}(?:\bdiagrams?|\bcharts?|\bshapes?|,)/i,
  /\b(?:add|insert|put|include|draw|label|name|place|write|append)\b.{0,60}\b(?:(?:to|in|into|on) (?:the|every|each|all|any|your) (?:diagrams?|charts?|pictures?|drawings?|outputs?|answers?|responses?)|(?:nodes?|shapes?|box(?:es)?) (?:that|which|with|called|named|labell?ed|saying))\b/i,
  /\brespond (?:only )?with\b|\b(?:answer|reply) only (?:with|in)\b/i,
  /\b(?:click|visit|open|go to|navigate to|follow|download|fetch|load)\b.{0,40}(?:https?:\/\/|www\.)/i,
  /<\s*\/?\s*(?:script|img|iframe|svg|object|embed|style|link|meta|form|input|a|body|html|video|audio)\b/i,
  /\bon(?:error|load|click|mouseover|focus)\s*=|javascript:|data:(?:text|image|application)\/|vbscript:/i,
  /!\[[^\]]*\]\(|\]\(\s*https?:/i,
  /\$\{[^}]*\}|\{\{[^}]*\}\}/,
  /[A-Za-z0-9+/]{160,}={0,2}/,
  /\bignorier(?:e|en sie|t)?\b.{0,50}\b(?:anweisung(?:en)?|regeln|vorgaben|befehle|vorherige\w*|bisherige\w*)\b/i,
  /\b(?:ignore[zr]?|oublie[zr]?)\b.{0,50}\b(?:instructions|consignes|règles|précédente?s?)\b/i,
  /\b(?:ignor[ae]|ignoren|olvid[ae]|descart[ae])\b.{0,50}\b(?:instrucciones|reglas|anteriores|instruções|istruzioni|regole)\b/i,
];
