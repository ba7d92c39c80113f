const moves =
  '(?:goes|go|moves|move|changes|change|transitions|transition|switches|switch|returns|return|turns|turn|passes|advances|proceeds|progresses|reverts|falls)';
const cause = '(?:when|once|after|on|upon|if|as soon as|by|because of)';

interface StateForm {
  readonly pattern: RegExp;
  readonly example: string;
}

/**
 * Sentences about states; groups `from`, `to` and `why` are a transition, `first` and `final` name ends, `list` names states. `event` is
 * a verb that leads to a state, with `cause` before it and `rest` behind it.
 */
export const stateForms: readonly StateForm[] = [
  {
    pattern:
      /^(?:it |(?:the|an?|each|every) [\w ]+? )?(?:starts?|begins?)(?: out)?(?: in| as| with| at)?(?: the)? (?<first>[\w -]{2,30})$/i,
    example: 'It starts in New',
  },
  {
    pattern: /^(?:the )?(?:initial|first|start(?:ing)?) state is (?<first>.+)$/i,
    example: 'The initial state is Draft',
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
      `^${cause}\\s+(?<why>[^,]+),\\s*(?:it|the [\\w ]+?|an? [\\w ]+?)\\s+${moves}\\s+(?:back\\s+)?from\\s+(?<from>.+?)\\s+(?:back\\s+)?(?:in)?to\\s+(?<to>.+)$`,
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
    pattern: new RegExp(
      `^(?<from>.+?)\\s+(?:can |may |then |also )*(?:${moves}\\s+(?:back\\s+)?(?:in)?to|becomes?|leads? to|is followed by)\\s+(?<to>.+?)(?:,?\\s+(?<why>${cause}\\s+.+))?$`,
      'i',
    ),
    example: 'New goes to In progress when assigned',
  },
  {
    pattern:
      /^(?:an?|the|each|every) (?<from>[\w ]+?) (?:can|may|could|is|gets?) (?:also |be |get |then )*(?<event>\w{3,}ed)\b\s*(?<rest>.*)$/i,
    example: 'A resolved ticket can be reopened within 7 days',
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
    pattern:
      /^from (?<from>.+?),? (?:it|the [\w ]+?|an? [\w ]+?) (?:can|may|could|might) (?:also )?(?:be|become|get|go to|move to) (?<to>.+)$/i,
    example: 'From new or paid it can be cancelled',
  },
  {
    pattern: /^(?:an?|the)?\s*(?<cause>[\w-]+(?: [\w-]+)?) (?<event>\w{3,}s) (?:it|the \w+)(?: again)?$/i,
    example: 'A coin unlocks it',
  },
];
