import { namesSection } from './named-section.ts';

/**
 * Whether a prompt asks what documents say, where one that describes a diagram names its parts: "someone wants their data deleted - what do we
 * do?" names parts as well, and "org chart from the handbook, with names and roles" reads like some.
 */
export const asksDocuments = (prompt: string): boolean =>
  question.test(prompt) ||
  namesSection(prompt) ||
  opening.test(prompt) ||
  ofKind.test(prompt) ||
  ofSteps.test(prompt) ||
  ofAnything.test(prompt) ||
  wished.test(prompt) ||
  unmarked.test(prompt) ||
  (prompt.length <= longestRequest && namesSource.test(prompt));

/** A longer one tells more than where to look. */
const longestRequest = 120;

const question = /(?:^|[\s,;:(–-])(?:what|how|who|which|when|where)\b[^.!\n]{0,200}\?/i;

const opening = /^\W*(?:and |so |ok |please )*(?:what|how|who|which|where)\b/i;

/** "Architecture diagram of the shop, clients to databases": which picture is wanted, and of what. */
const ofKind =
  /^\W*(?:(?:please )?(?:draw|show|make|give) (?:me )?)?(?:an? |the )?(?:[\w-]+ ){0,2}(?:diagram|chart|model|map|picture|overview|plan|drawing|tree) (?:of|for) (?:the|our|my) [^:;,.\n]{0,60}(?:, (?:all|and|incl\w*|with|who|what|which|where|how|plus|from|as|so|just|only|not|no|but|please|pls)\b[^:;,.\n]{0,60}){0,3}$/i;

/** "Draw the release steps", "show me our booking process": what is to be drawn is only called by its name. */
const ofSteps =
  /^\W*(?:(?:please|pls|can you|could you|i need you to) )*(?:draw|show|make|give|do|create|sketch)(?: me| us)? (?:the |our |this |that )(?:[\w-]+ ){0,3}?(?:steps|process|procedure|workflow|flow|stages|rules|path|structure|organi[sz]ation|hierarchy)\b[^:;\n]*$/i;

/** "Process from the handing in until it is on the shelf", "entities and relations for the chat": what is wanted opens the prompt, and what it is of follows. */
const ofAnything =
  /^\W*(?:(?:all|the|an?|our|my|one|every|small|simple|quick|short|little) )*(?:[\w-]+ )?(?:process|workflow|flow ?chart|flow|steps|procedure|kinds?|types|states|parts|pieces|components|systems|entities|tables|classes|roles|people|everything|swim ?lanes?|picture|drawing)(?: (?:and|\+) [\w-]+)? (?:of|for|from|about|in|behind|around|when|to go|that)\b[^:;>→\n]*$/i;

/** "Can you make a swimlane of …", "give me a tree", "I need the parts behind …" */
const wished =
  /\b(?:can|could|would) (?:you|i|we) (?:please |pls )?(?:make|draw|show|give|have|get|do|create|sketch)\b|\b(?:give|draw|show|make) (?:me|us)\b|^\W*(?:i|we)(?:['’]d| would)? (?:need|want|like)\b/i;

/** "Somebody phones, how do you decide where they go" */
const unmarked =
  /[,;:–-]\s*(?:so |and )?(?:what|how|who|which|when|where) (?:do|does|should|can|must|has to|have to|to|happens|goes|are|is) (?:\w+ ){0,3}?\w+[^.!:;>→\n]*$/i;

const namesSource =
  /\b(?:from|in|of|on|to|based on) (?:the|this|these|our|my|that) (?:[\w-]+ ){0,3}?(?:documents?|files?|handbook|manual|policy|requirements?|specification|spec|srs|runbook|minutes|notes|guide|overview)\b/i;

/** Whether what was read as a part asks for some: "what flows between them" is none, and "put it on the website" is one. */
export const asksWithin = (label: string): boolean =>
  /^(?:(?:draw|show|map|put)(?: (?:me|us|this|that|all|everything|together|what|how|who|which|where)\b|$)|(?:what|who|whom|which|how|(?:all )?(?:the )?(?:parts?|pieces?|everything))\b)|\b(?:diagram|chart|flowchart|mind ?map)\b/i.test(
    label,
  );
