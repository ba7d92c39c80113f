import type { DiagramTypeId } from '@diagloom/types';

/**
 * What a story that a question asks for is drawn as: the usual course of something is the work of several people in turn, a process; what to do
 * in a case, and what is decided, is a flowchart. In: a question that asks for a story, whether or not it names a kind of diagram.
 */
export const storyOf = (question: string): Extract<DiagramTypeId, 'flowchart' | 'process'> => {
  if (flow.test(question)) return 'flowchart';
  return process.test(question) || !(aCase.test(question) || choice.test(question)) ? 'process' : 'flowchart';
};

const flow = /\bflow ?-?(?:charts?|diagrams?)\b|\b(?:work)?flow\b|\b(?:decision|troubleshooting) (?:tree|chart)\b/i;

/** "As a process", "the booking process", not "how do we process a claim". */
const process =
  /(?<!\b(?:to|we|you|they|i|must|can|will|should|do|does) )\bprocess\b|\b(?:swim ?)?lanes?\b|\bwho does what\b|\b(?:people|roles|teams|parties|departments) (?:involved|concerned)\b/i;

/** Something has happened, or goes wrong. */
const aCase =
  /\b(?:when|if|once|some(?:body|one)|then what|what (?:do|should) (?:we|i)|what to do|now what|handle|react|deal with|drill|alarms?|alerts?|pages?|pager|sev ?-?\d|outage|breach|down|offline|fail(?:s|ed|ing|ure)?|br(?:eaks?|oken?)|missing|lost|gone|wrong|emergency|rollback|roll back|too (?:low|high|warm|cold|late))\b/i;

const choice = /\b(?:decid(?:e|es|ed|ing)|decisions?|whether|checks?|allowed|tree)\b/i;
