/** Words for a diagram in a request: `make a flowchart of ...`. */
const diagramWords =
  'brainstorm(?:ing)?(?: (?:some )?ideas)?|ideas(?= for )|mind ?-?maps?|concept maps?|org(?:ani[sz]ation(?:al)?)? ?-?charts?|(?:uml )?class (?:diagramm?s?|models?)|state(?: machine| transition)? diagrams?|state (?:machines?|charts?)|use[- ]case (?:diagrams?|models?)|use[- ]cases(?= (?:of|for) )|erds?|(?:er|entity[ -]relationship) (?:diagramm?s?|models?)|(?:(?:conceptual|logical|physical|relational|postgres(?:ql)?|mysql|sql|sqlite|oracle) )?(?:(?:data(?:base)?|db) )?(?:models?|schemas?)|(?:data(?:base)?|db) (?:diagrams?|designs?|structures?)|(?:(?:system|software|cloud|solution) )?architectures?(?= (?:of|for) )|flow ?charts?|flow ?diagrams?|flows?(?= (?:of|for) )|process(?: flow)?(?: diagrams?| maps?| charts?)?|work ?flows?(?: diagrams?)?|swim ?lanes?(?: diagrams?)?|sequence(?: diagramm?s?)?|sequence charts?|message charts?|activity diagrams?|diagramm?s?|charts?|uml(?: diagramm?s?)?|bpmn(?: diagrams?| models?)?|business process(?: diagrams?)?|drawings?|visuali[sz]ations?|graphs?|maps?';

/** What a drawing is called behind its subject: `tea ceremony sequence diagram`. */
export const drawingSuffix =
  /(?<=\S)\s+(?:(?:(?:uml|er|class|sequence|activity|state|state machine|use[- ]case|network|architecture|deployment|process|process flow|flow|swim ?lane|bpmn|entity[- ]relationship|org)[ -]?)?(?:diagramm?s?)|flow ?charts?|org(?:ani[sz]ation)? ?charts?|mind ?-?maps?|swim ?lanes?(?: charts?)?|wireframes?|mock-?ups?|erds?|bpmn)$/i;

/** What stands around the subject of a request; matched at the start of the prompt, case ignored. Group `topic` is the title. */
export const requestPatterns: readonly { readonly pattern: RegExp; readonly example: string }[] = [
  {
    pattern: new RegExp(
      `^\\s*(?:hey,? |hi,? |hello,? |ok,? |okay,? |so,? |well,? |please |pls |plz |kindly |can (?:you|u) |could (?:you|u) |would (?:you|u) |i want you to |i need you to |i (?:want|need|would like)(?: to)? |help me |let's |lets )*(?:please )?(?:create|draw|make|generate|design|build|show|give|produce|prepare|sketch|model|visuali[sz]e|document|illustrate|map(?: out)?|provide|share|redo|put together|do|get|have|i need|i want|i(?:'|’)d like|need|want)?(?: me| us)?(?:\\s*\\b(?:a|an|the|some|our|my)\\b)?(?: (?:simple|basic|detailed|clear|complete|professional|nice|new|small|quick|full))*\\s*(?:${diagramWords})\\s*(?:(?:of|for|about|on|showing|that shows|which shows|to show|describing|that describes|illustrating|depicting|representing|explaining|with|where|in which)(?: (?:how|what happens when|the case where))?\\s+(?<topic>[^.:?\\n]{3,80}?)?(?:[:.?\\n]|, |\\s-\\s|$)|[:\\n]|[.!](?=\\s+\\S)|\\s-\\s)\\s*`,
      'i',
    ),
    example: 'pls make a flowchart of the tea ceremony: boil water, steep tea',
  },
  {
    pattern:
      /^\s*(?:(?:we|i)(?: want| need| would like|['’]d like)(?: you)? to |please |let['’]?s )?(?:show|see|model|illustrate|visuali[sz]e|document|describe|explain|draw|map(?: out)?) how (?<topic>[^.:?!\n]{3,60}?)(?: (?:is|are|gets?|works?|happens?|looks?)(?: \w+ed)?)?[.:?!]\s+(?=\S)/i,
    example: 'We want to show how tea is served. Boil water, steep tea',
  },
  {
    pattern:
      /^\s*(?:(?:hey|hi|hello|ok|okay|so|well)[,!]? )*(?:(?:can|could|would|will) (?:you|u|i|we) |i (?:want|need)(?: you)? to |i(?: would|['’]d) like(?: you)? to |(?:please|pls|plz|kindly) )+(?:(?:please|pls|plz|quickly) )*(?:draw|sketch|map(?: out)?|visuali[sz]e|show|document|model)(?: (?:me|us|up|out))? (?<topic>[^.:?!,;\n>→]{3,60}?)(?:,? (?:please|pls|plz|for (?:me|us)))*(?::|\s+[-–—](?=\s)|[?!.](?=\s)|\n)\s*(?=\S)/i,
    example: 'hi, could you draw the tea round please - boil water, steep tea',
  },
  {
    pattern: /^\s*(?<topic>[\p{L}\d][\p{L}\d '/&-]{2,60}):\s+(?=\S)/u,
    example: 'Expense approval: employee submits the claim',
  },
];

/** A question that is the whole text and only names its subject: `How does DNS work?`. */
export const subjectQuestion =
  /^\s*(?:please )?(?:(?:can|could) you )?(?:(?:explain|describe|show|tell|draw)(?: me)? )?(?:how (?:does|do|did|is|are)|what (?:is|are)|how)\s+(?:the |an? )?(?<topic>[^.:;?!,\n]{2,60}?)(?:\s+(?:works?|worked|functions?|happens?|made|done|used))?\s*[?.!]*\s*$/i;

/** A sentence that only asks us for something: `Can you draw this with the new team`. */
export const asksUs = /^(?:can|could|would|will)\s+(?:you|u|we|i)\s+[^:,]*$/i;

/** What opens a subject that is told as an event: `what happens when a guest arrives`. */
export const happening = /^what (?:happens|we do|goes on) (?:when|if|after|once) /i;

/** Words that end no title. */
export const looseEnd = /(?: (?:on|in|at|to|of|for|from|with|by|and|or|the|an?|my|our|their|its))+$/i;

/** What stands in front of the subject where somebody is asked to draw it. */
export const askingToDraw =
  /^(?:(?:hey|hi|hello|ok|okay|so)[,!]? )*(?:(?:can|could|would|will) (?:you|u) |i (?:want|need)(?: you)? to |(?:please|pls|plz) )*(?:draw|sketch|map(?: out)?|make|show|model)(?: (?:me|us))? (?:(?:an?|the|our|my) )?(?=\S)/i;

/** A question that asks us for a drawing, not what the flow asks: `Could I get a chart of it?`, `Would you mind sketching the steps?`. */
export const wishToUs =
  /^(?:(?:hey|hi|hello|ok|okay|so|well)[,!]? )*(?:(?:can|could|may|might) (?:i|we) (?:please )?(?:get|have|see|ask)|(?:can|could|would|will) (?:you|u|someone|somebody)|(?:do|would) you mind|is it possible to (?:get|have|draw|see))\b/i;

/** What a heading says behind a comma about the drawing rather than of its subject: `seed bank, concepts only`, `seed bank, no attributes please`. */
export const headingRemark =
  /,\s*(?:(?:[\p{L}-]+ )?only|(?:no|without|just|simple|rough|quick|high[- ]level|conceptual|logical|physical|first)\b)[^,;.:!?]*:?$/iu;
