/** What a phrase between two names says. The first name is the subject. */
export type RelationMeaning =
  | 'parts'
  | 'contains'
  | 'composes'
  | 'part-of'
  | 'aggregates'
  | 'aggregated-in'
  | 'depends'
  | 'needed-by'
  | 'associates'
  | 'belongs'
  | 'inherits'
  | 'inherited-by'
  | 'realises'
  | 'realised-by'
  | 'alternatives'
  | 'members-in';

export interface RelationPhrase {
  /** Words in lower case; `/` parts spellings of one word, `?` follows a word that may be missing. */
  readonly phrase: string;
  readonly means: RelationMeaning;
  /** What the relation is called in a diagram; absent where the kind of line says it. */
  readonly label?: string;
}

const all = (means: RelationMeaning, list: string, label?: string): readonly RelationPhrase[] =>
  list
    .split('|')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
    .map((phrase) => ({ phrase, means, ...(label === undefined ? {} : { label }) }));

/** `is`, `are`, `being` or nothing before a participle. */
const be = 'is/are/was/were/be/being/been?';

export const relationPhrases: readonly RelationPhrase[] = [
  ...all('parts', 'has/have/having', 'has'),
  ...all('parts', 'with', 'has'),
  ...all('parts', 'possesses/possess/possessing | owns/own/owning', 'owns'),
  ...all(
    'parts',
    `features/feature/featuring | stores/store/storing | holds/hold/holding | records/record/recording details/information?
    | encapsulates/encapsulate/encapsulating | provides/provide/providing | offers/offer/offering | captures/capture/capturing
    | defines/define/defining | incorporates/incorporate/incorporating | integrates/integrate/integrating | detailing
    | encompasses/encompass/encompassing | maintains/maintain/maintaining | exposes/expose/exposing | specifies/specify/specifying
    | ${be} defined by | ${be} represented by | ${be} characterised/characterized by | ${be} identified by | ${be} described by
    | ${be} logged/recorded/stored/saved/kept/tracked/noted with | ${be} structured with | ${be} structured by | ${be} designed with | ${be} equipped with | ${be} specified by | ${be} modelled/modeled with | supports/support/supporting`,
  ),
  ...all(
    'contains',
    'includes/include/including | contains/contain/containing | comprises/comprise/comprising',
    'contains',
  ),
  ...all(
    'composes',
    `consists/consist/consisting of | ${be} composed of | ${be} made up? of | ${be} composed with | ${be} built from | ${be} comprised of | ${be} divided into | ${be} split into`,
  ),
  ...all(
    'part-of',
    `is/are a/an? part/parts of | is/are a component/components of | is/are contained in/within | is/are included in | is/are composed in/within`,
  ),
  ...all(
    'aggregates',
    `aggregates/aggregate/aggregating | groups/grouping | collects/collect/collecting | is/are an? aggregation/aggregate of | is/are aggregated with/of/from`,
  ),
  ...all('aggregated-in', 'is/are aggregated in/into/within/by/inside/under'),
  ...all(
    'depends',
    `depends/depend/depending on/upon | relies/rely/relying on/upon | needs/need/needing | requires/require/requiring | uses/use | utilises/utilizes/utilise/utilize
    | is/are dependent on/upon | has/have a dependency on | is/are reliant on | makes use of`,
  ),
  ...all('needed-by', 'is/are needed/required/used/utilised/utilized by | needed/required/used by'),
  ...all(
    'associates',
    `${be} associated with/to | ${be} linked to/with | ${be} connected to/with | ${be} related to/with | ${be} tied to | ${be} attached to | ${be} joined to/with
    | links/link/linking to/with | links | joins | connects/connect/connecting to/with | relates/relate/relating to
    | has/have an? association with | has/have an? relationship with | has/have an? link to | interacts/interact/interacting with | associates/associate with | corresponds/correspond to | is/are mapped to`,
  ),
  ...all('belongs', `belongs/belong/belonging to`, 'belongs to'),
  ...all('belongs', `references/reference/referencing`, 'references'),
  ...all('belongs', `refers/refer/referring to | points/point to`, 'refers to'),
  ...all('belongs', `is/are owned by`, 'is owned by'),
  ...all('belongs', `is/are assigned to`, 'is assigned to'),
  ...all('belongs', `works/work in/for/at`, 'works in'),
  ...all('belongs', `is/are for/of`, 'is for'),
  ...all('belongs', `is/are in`, 'is in'),
  ...all('belongs', `hangs/hang/hanging on/off`, 'hangs on'),
  ...all('belongs', `is/are by`, 'is by'),
  ...all('belongs', `is/are with`, 'is with'),
  ...all('belongs', `is/are from`, 'is from'),
  ...all('belongs', `is/are on`, 'is on'),
  ...all('belongs', `is/are at`, 'is at'),
  ...all('belongs', `sits/sit in/on`, 'sits in'),
  ...all('belongs', `lives/live in/at | resides/reside in/at`, 'lives in'),
  ...all('belongs', `takes/take place in/at/on`, 'takes place in'),
  ...all('inherits', 'is a/an'),
  ...all(
    'inherits',
    `inherits/inherit/inheriting from | inherits/inherit | derives/derive/deriving from | is/are derived from | extends/extend/extending | specialises/specializes/specialise/specialize
    | is/are a/an/the? subclass/subclasses/subtype/subtypes/specialisation/specialization/specialisations/specializations/child/children of | is/are a/an/the? child class/classes of | is/are a/an? kind/kinds/type/types/sort/sorts/form/forms of | generalises/generalizes to | subclasses | is-a`,
  ),
  ...all(
    'inherited-by',
    `is/are a/the? superclass/parent/supertype/base/generalisation/generalization class? of | is/are the? parent/base class of/for | has/have the? subclass/subclasses/subtype/subtypes | ${be} inherited by | ${be} extended by
    | is/are specialised/specialized by/into | has/have two/three/four/several/different? kinds/types/subclasses/subtypes | is/are subclassed by`,
  ),
  ...all('realises', 'implements/implement/implementing | realises/realizes/realise/realize | conforms/conform to'),
  ...all('realised-by', `${be} implemented by | ${be} realised/realized by`),
  ...all('alternatives', 'can be | may be | is/are either'),
];

/** Phrases as word alternatives, the longest first. */
const relationTable: readonly {
  readonly words: readonly (readonly string[])[];
  readonly phrase: RelationPhrase;
}[] = relationPhrases
  .flatMap((phrase) => spellings(phrase.phrase.split(/\s+/)).map((words) => ({ words, phrase })))
  .sort((a, b) => b.words.length - a.words.length);

function spellings(words: readonly string[]): readonly (readonly (readonly string[])[])[] {
  const [first, ...rest] = words;
  if (first === undefined) return [[]];
  const tails = spellings(rest);
  const alternatives = first.replace(/\?$/, '').split('/');
  const withWord = tails.map((tail) => [alternatives, ...tail]);
  return first.endsWith('?') ? [...withWord, ...tails] : withWord;
}

type RelationEntry = (typeof relationTable)[number];

const byFirstWord = new Map<string, RelationEntry[]>();
for (const entry of relationTable)
  for (const word of entry.words[0] ?? []) byFirstWord.set(word, [...(byFirstWord.get(word) ?? []), entry]);

/** The phrases that this word opens, the longest first. */
export const phrasesFrom = (word: string): readonly RelationEntry[] => byFirstWord.get(word) ?? [];
