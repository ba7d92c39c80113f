import type { DiagramTypeId } from '@diagloom/types';
import { storyOf } from './story-of.ts';

/** Questions to documents name what they ask for rather than a kind of diagram: "who reports to whom", "components of the shop". */
export const typeOfQuestion = (question: string): DiagramTypeId | undefined => {
  const type = asked.find(([pattern]) => pattern.test(question))?.[1];
  return type === 'flowchart' ? storyOf(question) : type;
};

/** Whether a question asks for states and what leads from one to the next. */
export const asksForStates = (question: string): boolean => stateWords.test(question);

const stateWords =
  /\b(?:state (?:machine|diagram)|(?:states|status(?:es)?) (?:can|does|do|may|is|are|of|and how|(?:that )?(?:an? |the |our |each |every )?[\w -]{2,30}? (?:can (?:be|have|take|go)|goes|go|passes|moves|gets) )\b|life ?cycle of|from (?:one|each) (?:state|status) to)/i;

const asked: readonly (readonly [RegExp, DiagramTypeId])[] = [
  [
    /\b(?:org(?:ani[sz]ation(?:al)?)? (?:chart|structure)|orgchart|organ[io]gram(?:me)?|organi[sz]ation of|(?:management|team|reporting|leadership|staff) (?:structure|tree|lines?)|(?<!from )(?<!from the )reports? to|hierarchy|chain of command|who (?:leads|heads|manages|is who|is whose boss|is in charge)|how (?:is|are) [\w’' -]{2,40}? organi[sz]ed\b|who(?:’s|'s)? (?:above|below|under) whom?|(?:answers?|reports?) to whom?|who(?:’s|'s|s)? (?:is )?the boss of)\b/i,
    'orgchart',
  ],
  [
    /\b(?:sequence diagram|sequence of (?:calls|messages)|message flow|(?:message|call) by (?:message|call)|(?:messages|API calls|requests) (?:between|go|are|back and forth|from)|who (?:sends|calls|phones|hands|tells|alerts) (?:or \w+ )?(?:what|whom?)|interactions? between|messages in order|(?:goes|go|is sent|are sent) back and forth|who (?:talks|speaks) to whom (?:when|while|during|if|after|before|in an?))\b|^\W*(?:draw |show |the )*sequence\b(?! of steps)/i,
    'sequence',
  ],
  // Parties that are named one by one talk in some order; "which systems talk to each other" asks what is connected.
  [
    /\bhow (?:do|does) [^.?!]{2,80}(?:,|\band\b|\bwith\b)[^.?!]{2,60}\b(?:talk|communicate|interact|speak) (?:to|with) (?:each other|one another)\b/i,
    'sequence',
  ],
  [stateWords, 'uml'],
  [
    /\b(?:deployment|hosting|infrastructure) (?:diagrams?|pictures?|drawing|view|sketch|map|chart|overview)\b|\bwhere (?:does|do|is|are) [^.?!]{2,60}\b(?:runs?|running|hosted|deployed|lives?)\b|\bwhat runs where\b|\b(?:which|what) (?:boxes|hosts|machines|servers|nodes|vms?)\b[^.?!]{0,60}\bruns?\b/i,
    'deployment',
  ],
  [
    /\b(?:swim ?lanes?|who does what|lanes (?:for|per|by)|by (?:role|department|team)|(?:with|and) (?:all )?(?:the )?(?:people|roles|teams|departments|parties) (?:involved|in it|concerned))\b/i,
    'process',
  ],
  [
    /^\W*(?:draw|show|sketch|map|picture)\b[^.?!]{0,60}\bnetwork\b|\bnetwork(?: diagram| map| plan| layout)?\W*$|\bnetwork (?:diagram|map|plan|layout|picture)\b/i,
    'network',
  ],
  [/\b(?:database (?:model|schema)|schema of|(?:tables|columns|fields|keys) of|ER model)\b/i, 'logical'],
  [
    /\bconcept(?:ual)? (?:model|picture|drawing)\b|\bhow (?:they|these|the (?:terms|things|concepts|ideas)) (?:all )?(?:relate|hang together|belong together|are related)\b/i,
    'conceptual',
  ],
  [
    /\b(?:no (?:columns|fields|attributes|keys)|business objects|without (?:columns|fields|attributes|keys))\b/i,
    'conceptual',
  ],
  [/\bphysical (?:data )?model\b/i, 'physical'],
  // What there is and how it hangs together: requirements name attributes here and there, and nobody who asks so wants their types and keys.
  [/\b(?:(?:data|domain) model|entit(?:y|ies)|ERD|ER diagram)\b/i, 'conceptual'],
  [
    /\barchitecture\b|\b(?:systems|services|applications|apps|tools)\b[^.?!]{0,60}\b(?:connected|linked|wired|(?:flows?|goes|go) between)\b|\bwho (?:talks|speaks|sends|calls) (?:what )?(?:to|with)?\b|\bwhat (?:talks|connects) to\b|\b(?:parts|pieces|building blocks)\b[^.?!]{0,60}\b(?:depend|connect|talk|hang together|are (?:connected|linked|wired))\b|\b(?:systems?|services?|apps?|applications?|tools?|components?) (?:\w+ ){0,2}?(?:talks?|connects?|speaks?|feeds?|depends?|exchanges?|fits?|hangs?|works?) (?:to|with|on|data|together|into)\b/i,
    'architecture',
  ],
  [
    /\b(?:all|the|what|which|every) (?:the )?(?:\w+ )?(?:kinds|types|sorts|categories|groups) of\b[^?]*\b(?:grouped|on one (?:page|sheet)|at a glance|overview|by (?:kind|type|group|category))\b/i,
    'mind-map',
  ],
  [
    /\b(?:steps?|process(?:es)?|procedure|(?:work)?flow|runbook|(?:decision|troubleshooting) (?:tree|chart|flowchart)|what(?: \w+)? happens?|what (?:awaits|comes (?:next|after|before)|follows)|what(?: should|’s|'s) (?:happen|the drill)|walk me through|how (?:do|does|to|is|are|can|should)|how (?:\w+ ){1,6}?(?:is|are|gets?|works?|goes)|what (?:do|does|to|should) .* do|what (?:do|does) [\w ]{2,40}? (?:get|do) (?:when|if|from|after|before|once|with)|what (?:the |an? |our |i )?[\w ]{0,40}? ?(?:does|do|must do) (?:when|if|from|after|before|once|with))\b/i,
    'flowchart',
  ],
  [
    /\b(?:components?|(?:which|what) (?:systems|services)|systems? (?:landscape|overview)|services of)\b/i,
    'architecture',
  ],
  // "Can we sail today?", "is a berth free?": somebody wants to know one thing.
  [
    /\byes ?[/-] ?no (?:chart|tree)\b|^\W*(?:can|may|must|should|do|does|is|are|am) (?:i|we|they|you|an?|the|my|our|it)\b[^?]*\?/i,
    'flowchart',
  ],
];
