import type { Language } from '../document.ts';
import { stemOf } from './index-words.ts';
import { plainWords } from './plain-words.ts';
import { spokenLanguages, stopWordsOf } from './stop-words.ts';

/** A word that is looked for. */
export interface QuestionWord {
  readonly word: string;
  /** Its stem in each of the languages that the documents are in, and then those of words that mean the same. */
  readonly stems: readonly string[];
  /** How many of the stems are its own. */
  readonly own: number;
  /** Whether documents have to say something of it; of words such as "process" they need not. */
  readonly isSubject: boolean;
  /** Whether it tells which of many are meant: "measles" of "a guest with measles". */
  readonly isQualifier?: boolean;
}

/** The words of a question that documents are looked through for; what asks for a drawing is said to us. */
export const readQuestion = (question: string, languages: readonly Language[]): readonly QuestionWord[] => {
  const words = [...new Set(plainWords(withoutAudience(question)))].filter((word) => !isSmall(word) && word.length > 1);
  const wanted = words.filter((word) => !request.has(word));
  const qualifiers = new Set([...question.matchAll(qualified)].flatMap(([, word = '']) => plainWords(word)));
  return (wanted.length > 0 ? wanted : words).map((word) => {
    const stems = [
      ...new Set(waysToWrite(word).flatMap((each) => languages.map((language) => stemOf(each, language)))),
    ];
    const isSubject = !request.has(word) && !forms.has(word);
    return { word, stems, own: stems.length, isSubject, ...(qualifiers.has(word) && { isQualifier: true }) };
  });
};

/**
 * "For the wall", "I need it for the board", "(the short version)": who is to look at the drawing, why, and what explains the wish says nothing
 * of what it shows. What would leave no word to look for stays.
 */
const withoutAudience = (question: string): string =>
  [
    { said: forWhom, leaves: isTelling },
    { said: forWhat, leaves: () => true },
    { said: aside, leaves: () => true },
    { said: leftOut, leaves: () => true },
    { said: wouldHelp, leaves: () => true },
    { said: shape, leaves: () => true },
    { said: toHang, leaves: isTelling },
    { said: toUse, leaves: isTelling },
    { said: reason, leaves: isTelling },
  ].reduce((asked, { said, leaves }) => {
    const rest = asked.replace(said, ' ');
    return plainWords(rest).some((word) => word.length > 1 && !isSmall(word) && !request.has(word) && leaves(word))
      ? rest
      : asked;
  }, question);

const isTelling = (word: string): boolean => !forms.has(word);

const forWhom =
  /\bfor (?:the |our |my |a |an )(?:[\p{L}’'-]+ ){0,3}?(?:staff|colleagues|boss|wall|manual|meeting|slides?|poster|presentation|intranet|wiki|auditors?|notice ?board|training|trainees?|bid|tender|kick-?off|workshop|newcomers?|starters?|newsletter)(?: (?:on|in|at|of) (?:the |our )?(?:[\p{L}-]+ ?){1,3})?(?![\p{L}-])/iu;

const forWhat =
  /(?:^|[.!?;,–-]\s*)(?:because )?(?:(?:i|we)(?:['’](?:d|ll|ve|m|re))? (?:only |just |really )?(?:need|want|have to|must|would like|will|am|are)\b[^.!?;]*?\b(?:it|this|that|them) (?:for|to|in|at|on)|it['’]?s (?:only |just )?(?:for|to go)|it (?:is|goes|has to go) (?:for|into|on|in))\b[^.!?;]*/iu;

/** A short one may be the very subject, and a list names some: "the process (returns)", "the terms (batch, order)". */
const aside = /\((?:[^(),\s]+\s+){3,}[^(),\s]+\)/gu;

/** "No hardware", "without the amounts", "not the part after": what is not to be drawn need not be told. */
const leftOut = /[.!?;,–(]\s*(?:but )?(?:no|not|without|except|leave out|leaving out) [^.!?;,()]*/giu;

/** "A picture would help." */
const wouldHelp = /\b(?:an? |the )?(?:picture|diagram|drawing|chart|sketch|map)\b would (?:really )?(?:help|be \w+)/giu;

const shape = /\b(?:decision|fault|troubleshooting) trees?\b|\byes ?[/-] ?no (?:chart|tree|questions?)\b/giu;

/** "To hang beside the door", "to laminate" */
const toHang = /\bto (?:hang|laminate|pin|stick|print|frame|hand out)\b[^.,;:?!]*/giu;

/** "Something I can follow half asleep", "so that we can talk people through it" */
const toUse =
  /\b(?:(?:into )?something )?(?:so )?(?:that |which )?(?:i|we|they|you|people|anyone|anybody|everybody) can (?:follow|read|understand|talk|show|hang|print|keep|pin|walk|explain|hand|share|present)\b[^.,;:?!]*/giu;

/** "I'm training two newcomers, can you make …" */
const reason =
  /^\W*(?:i['’]?m|i am|we['’]?re|we are|we had|i had|i have|we have|i['’]ve|we['’]ve|i got|we got)\b[^.,;:!?]*[.,;:!–-]\s*(?=(?:and |so )?(?:please|pls|can|could|would|draw|show|give|make|what|how|who|which)\b)/giu;

const qualified = /\b(?:with|without|having|who (?:has|have)|suffering from) (?:an? |the |no |any )?([\p{L}-]+)/giu;

/** What one writes as "sev1" another writes as "SEV-1", and as "e-mail" what is an email. */
const waysToWrite = (word: string): readonly string[] => {
  const name = /^(\p{L}{2,})\d+$/u.exec(word)?.[1];
  return name !== undefined ? [word, name] : word === 'email' ? [word, 'mail'] : [word];
};

const isSmall = (word: string): boolean =>
  spokenLanguages.some((language) => language === 'en' && stopWordsOf[language].has(word)) || small.has(word);

/** Small words of questions that the lists of the other languages agree on. */
const small = new Set(
  'der die das und ist wie was welche welcher welches ein eine einen wer wo unsere unser fur von mit im le la les des du une un quels quelles quel quelle est sont nos notre pour dans el los las una cual cuales que nuestro nuestra para como por del'.split(
    ' ',
  ),
);

const request = new Set(
  'draw er erd conceptual logical physical swimlane swimlanes lanes schema overview incl including diagram diagrams show make create generate visualise visualize illustrate picture chart charts flowchart flowcharts flow org orgchart organigram organogram organisation organization mind map mindmap mindmaps uml please pls plz thanks thx hi hey hello ok okay sequence architecture network give want need based document documents knowledge file according using zeichne zeig diagramm schema montre dessine muestra dibuja diagrama'.split(
    ' ',
  ),
);

const forms = new Set(
  (
    'range process processes step steps workflow procedure procedures policy role roles data model entity entities relation relations relationship relationships domain system systems component components handbook guide runbook minutes requirements schritte prozess ablauf etapes processus pasos proceso ' +
    // What is done with anything: it tells that a procedure is asked for, not which.
    'store stores stored keep keeps kept record hold connect connects connected relate relates related link linked involved decision decisions just here today got something anything everything everybody follow tell tells beside half someone somebody anybody anyone people person ask asks asked want wants handle handles handled handling deal deals work works happen happens go goes gets look looks talk talks say says run runs start end begin finish stuff thing things place way case part parts supposed exactly usually names attributes small big good nice would simple quick short may might sort sorts kind kinds multiplicities cardinalities cardinality spec text gives view turn states state status statuses class classes table tables foreign primary key keys column columns section chapter item happy path little tiny level enough rule rules actual real current existing whole entire outside inside one two three four five january february march april june july august september october november december monday tuesday wednesday thursday friday saturday sunday'
  ).split(' '),
);
