import { stateAdjectives } from '../../lexicon/en/closed-words.ts';
import { dashSpeakers, onlyWhen } from '../../lexicon/en/state-life-words.ts';
import {
  atFirst,
  beginsAs,
  eventParticles,
  finalWords,
  firstStates,
  mayHappen,
  oneThing,
  smallWords,
} from '../../lexicon/en/state-words.ts';
import { irregularVerbs } from '../../lexicon/en/verbs.ts';

const moves =
  '(?:goes|go|moves|move|changes|change|transitions|transition|switches|switch|returns|return|turns|turn|passes|advances|proceeds|progresses|reverts|falls)';
const cause = '(?:when|once|after|on|upon|if|as soon as|by|because of|with)';

/** What has happened to something. */
const event = `(?:\\w{3,}ed|${[...new Set(irregularVerbs.map(([, , participle]) => participle))].join('|')})(?: ${eventParticles}(?= |$))?`;

interface StateForm {
  readonly pattern: RegExp;
  readonly example: string;
}

/**
 * Sentences about states; groups `from`, `to` and `why` are a transition, `first` and `final` name ends, `list` names states, `until` is the
 * first state in which it happens no more. `event` is a verb that leads to a state, with `cause` before it and `rest` behind it.
 */
export const stateForms: readonly StateForm[] = [
  {
    pattern:
      /^(?:it |(?:the|an?|each|every) [\w ]+? )?(?:starts?|begins?)(?: out)?(?: in| as| with| at)?(?: the)? (?<first>[\w -]{2,30})$/i,
    example: 'It starts in New',
  },
  {
    pattern: new RegExp(
      `^[\\w-]+ (?:starts?|begins?)(?: out)?(?: in| as)? (?<first>${event}|${[...stateAdjectives].join('|')})$`,
      'i',
    ),
    example: 'Door starts closed',
  },
  {
    pattern: new RegExp(`^(?:it|${oneThing} [\\w -]+?) (?:is|are) (?<first>[\\w-]+(?: [\\w-]+)?) ${atFirst}$`, 'i'),
    example: 'The hatch is closed initially',
  },
  {
    pattern: new RegExp(`^(?:it|${oneThing} [\\w -]+?) (?:is|are) ${atFirst} (?<first>[\\w-]+(?: [\\w-]+)?)$`, 'i'),
    example: 'The hatch is initially closed',
  },
  {
    pattern: new RegExp(
      `^${oneThing} (?:new )?[\\w-]+(?: [\\w-]+)? (?:is|starts|begins) in (?:the )?state (?<first>[\\w -]{2,30})$`,
      'i',
    ),
    example: 'A new report is in the state Open',
  },
  {
    pattern: new RegExp(`^(?<final>[\\w -]+(?:, [\\w -]+)*) (?:is|are)(?: the)? ${finalWords}(?: states?)?$`, 'i'),
    example: 'Done and Cancelled are final',
  },
  {
    pattern: /^(?:the )?(?:initial|first|start(?:ing)?) state is (?<first>.+)$/i,
    example: 'The initial state is Draft',
  },
  {
    pattern: new RegExp(`^(?<first>[\\w -]{2,30}?) is the (?:${firstStates.join('|')}) state$`, 'i'),
    example: 'Free is the resting state',
  },
  {
    pattern: /^(?:the )?(?:final|end|last|terminal) states? (?:is|are) (?<final>.+)$/i,
    example: 'The final states are Done and Cancelled',
  },
  {
    pattern: /^(?:it |(?:the|an?|each|every) [\w ]+? )?ends? (?:in|as|with|at)(?: the)? (?<final>.+)$/i,
    example: 'It ends in Closed',
  },
  {
    pattern: new RegExp(
      `^${cause}\\s+(?<why>[^,]+?),?\\s+(?:it|the [\\w ]+?|an? [\\w ]+?)\\s+${moves}\\s+(?:back\\s+)?from\\s+(?<from>.+?)\\s+(?:back\\s+)?(?:in)?to\\s+(?<to>.+)$`,
      'i',
    ),
    example: 'When paid, the order moves from New to Paid',
  },
  {
    pattern: new RegExp(
      `^(?:it |(?:the|an?|each) [\\w ]+? |\\w+ )?(?:can |may |then |also )*${moves}?\\s*(?:back\\s+)?from\\s+(?<from>.+?)\\s+(?:back\\s+)?(?:in)?to\\s+(?<to>.+?)(?:\\s+(?<why>${cause}\\s+.+))?$`,
      'i',
    ),
    example: 'An order goes from New to Paid when the money arrives',
  },
  {
    pattern: new RegExp(
      `^${cause}\\s+(?<why>[^,]+),\\s*(?<from>.+?)\\s+(?:${moves}\\s+(?:back\\s+)?(?:in)?to|becomes?)\\s+(?<to>.+)$`,
      'i',
    ),
    example: 'When paid, New becomes Paid',
  },
  {
    pattern: new RegExp(`^${cause}\\s+(?<why>[^:,]{3,60}): (?<to>[\\w-]+(?: [\\w-]+){0,3})$`, 'i'),
    example: 'After the third attempt: returned to sender',
  },
  {
    pattern: new RegExp(
      `^${cause}\\s+(?<why>[^,]+?),?\\s+(?<from>it|they)\\s+(?:${moves}\\s+(?:back\\s+)?(?:in)?to|becomes?|is|gets?)\\s+(?<to>[\\w-]+(?: [\\w-]+){0,2})$`,
      'i',
    ),
    example: 'If all is in order it is Approved',
  },
  {
    pattern: new RegExp(
      `^${cause}\\s+(?<why>[^,]+?),?\\s+an?\\s+(?<from>\\w+ed)\\s+[\\w-]+\\s+(?:${moves}\\s+(?:in)?to|becomes?|is)\\s+(?<to>[\\w-]+(?: [\\w-]+)?)(?:,?\\s+or\\s.*)?$`,
      'i',
    ),
    example: 'With the first part an approved order becomes Started',
  },
  {
    pattern:
      /^(?:an?y?|each|every) [\w-]+(?: [\w-]+)? (?:that|which) is (?<from>.+?) (?:turns|becomes|goes to|moves to) (?<to>\p{L}[\w-]+)(?<why> .+)?$/iu,
    example: 'Any ticket that is open or paused turns expired after a year',
  },
  {
    pattern: new RegExp(
      `^(?<from>.+?)\\s+(?:can |may |then |also )*(?:${moves}\\s+(?:back\\s+)?(?:in)?to|becomes?|leads? to|is followed by)\\s+(?<to>.+?)(?:,?\\s+(?<why>${cause}\\s+.+))?$`,
      'i',
    ),
    example: 'New goes to In progress when assigned',
  },
  {
    pattern: new RegExp(
      `^(?<from>[\\w-]+(?: [\\w-]+)?) (?:back )?to (?<to>[\\w-]+(?: (?!${cause}\\b)[\\w-]+)?) (?<why>${cause} .+)$`,
      'i',
    ),
    example: 'Red to green after 30 seconds',
  },
  {
    pattern: new RegExp(`^(?:it|${oneThing} [\\w ]+?) ${beginsAs} (?<list>[\\w -]+(?:,? then [\\w -]+){2,})$`, 'i'),
    example: 'An order is new, then paid, then shipped',
  },
  {
    pattern: new RegExp(
      `^(?:it|${oneThing} [\\w ]+?) ${mayHappen} ${smallWords}(?<to>${event}) (?:before|until) (?:it is |it's |being )?(?<until>[\\w-]+)$`,
      'i',
    ),
    example: 'It can be cancelled before it is shipped',
  },
  {
    pattern: new RegExp(
      `^${oneThing} (?<from>[\\w ]+?) ${mayHappen} ${smallWords}(?<event>${event})\\b\\s*(?<rest>.*)$`,
      'i',
    ),
    example: 'A resolved ticket can be reopened within 7 days',
  },
  {
    pattern: new RegExp(
      `^(?:all )?(?<from>[\\w ]+s) ${mayHappen} ${smallWords}(?<event>${event})\\b\\s*(?<rest>.*)$`,
      'i',
    ),
    example: 'Approved claims are paid by the till',
  },
  {
    pattern:
      /^(?:it|the [\w ]+?|an? [\w ]+?) (?:can be|may be|is either|has the states|has states|has these states|with the states)(?: in)?:? (?<list>.+)$/i,
    example: 'An order can be new, paid or shipped',
  },
  {
    pattern: /^(?:the )?states?(?: are| include|:)\s*:?\s*(?<list>.+)$/i,
    example: 'The states are New, Paid and Shipped',
  },
  {
    pattern:
      /^[\w ]*?\b(?:(?:life ?cycle )?(?:states?|stages|phases)|life ?cycle)(?: are|:)? (?<list>[^,:]{2,40},.+)$/i,
    example: 'Permit lifecycle states draft, checked, granted',
  },
  {
    pattern: new RegExp(
      `^from (?<from>[^(]+?)(?: \\([^)]*\\))?,? (?:it|the [\\w ]+?|an? [\\w ]+?) (?:can|may|could|might) (?:also )?(?:be|become|get|go to|move to) (?:put |set |made |marked )?(?<to>.+?)(?:\\s+(?<why>${cause}\\s+.+))?$`,
      'i',
    ),
    example: 'From new or paid it can be cancelled',
  },
  {
    pattern: new RegExp(
      `^(?!${cause}\\b)(?:an?|the)?\\s*(?<cause>[\\w-]+(?: [\\w-]+)?) (?<event>\\w{3,}s) (?:it|the \\w+)(?: again)?$`,
      'i',
    ),
    example: 'A coin unlocks it',
  },
  {
    pattern: new RegExp(
      `^${dashSpeakers} ${mayHappen} (?:only )?${smallWords}(?<event>\\w+) ${onlyWhen}(?<from>[\\w-]+)$`,
      'i',
    ),
    example: 'You can lock it only when closed',
  },
];
