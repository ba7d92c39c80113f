import type { DiagramTypeId } from '@diagloom/types';

/**
 * What a story that a question asks for is drawn as: the usual course of something is the work of several people in turn, a process; what to do
 * in a case, and what is decided, is a flowchart. In: a question that asks for a story, whether or not it names a kind of diagram.
 */
export const storyOf = (question: string): Extract<DiagramTypeId, 'flowchart' | 'process'> => {
  if (flow.test(question)) return 'flowchart';
  if (process.test(question)) return 'process';
  // What is to be in the picture, too, says nothing of what it is about.
  const asked = question.replace(further, '');
  if (asksForAnswer.test(asked)) return 'flowchart';
  return !course.test(asked) && (aCase.test(asked) || choice.test(asked)) ? 'flowchart' : 'process';
};

const flow =
  /\bflow ?-?(?:charts?|diagrams?)\b|\b(?:work)?flow\b|\b(?:decision|troubleshooting|yes ?[/-] ?no) (?:tree|chart)\b/i;

/** "As a process", "the booking process", not "how do we process a claim". */
const process =
  /(?<!\b(?:to|we|you|they|i|must|can|will|should|do|does) )\bprocess\b|\b(?:swim ?)?lanes?\b|\bwho (?:does (?:what|it)|is responsible)\b|\b(?:people|roles|teams|parties|departments) (?:involved|concerned)\b/i;

/** "including what may go wrong", "leave emergencies out" */
const further =
  /[\s,(]+\b(?:incl(?:\.|ud(?:e|es|ing))|leav(?:e|ing) .{1,40}? out|leave out|don['’]?t|do not|without)\b[^?]*/gi;

/** "can a member bring a guest?", "who gets a locker?", "which form do I use?": somebody wants to know one thing. */
const asksForAnswer =
  /(?:^|[.;:–-]\s*)(?:can|may|is|are|am|must|should|do|does)\s[^.;:]*\?|\bwho (?:gets|may|can|is allowed)\b|\bwh(?:ich|at) [\p{L} -]{2,30}? (?:do|should|must|can) (?:i|we)\b|\bwhat now\b|\bdepending on\b/iu;

/** "from the letter to the refund", "end to end" */
const course = /\bfrom\b.{3,60}\b(?:to|till|until)\b|\bend[- ]to[- ]end\b|\bfrom start to finish\b/i;

/** Something has happened, or goes wrong. */
const aCase =
  /\b(?:when|if|once|some(?:body|one)|then what|what (?:do|should) (?:we|i)|what to do|now what|handle|react|deal with|drill|alarms?|alerts?|pages?|pager|sev ?-?\d|outage|breach|down|offline|fail(?:s|ed|ing|ure)?|br(?:eaks?|oken?)|missing|lost|gone|wrong|emergency|rollback|roll back|too (?:low|high|warm|cold|late))\b/i;

const choice = /\b(?:decid(?:e|es|ed|ing)|decisions?|whether|checks?|allowed|tree)\b/i;
