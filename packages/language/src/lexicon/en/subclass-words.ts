const adding = '(?:(?:add|introduce|create|make|insert|we need|i need|we want|there should be|put in|have) )?';
const inherits =
  '(?:extends?|inherits?(?: from)?|derives?(?: from)?|implements?|speciali[sz]es?|is a kind of|are kinds of|is a sort of)';

/** "An abstract class Person that student and teacher extend": a new class with those that come from it. */
export const baseWithHeirs = new RegExp(
  `^${adding}(?:an? )?(?:new )?(?<kind>abstract(?: base)?(?: class)?|interface|(?:base|super|parent) ?-?class|common class|class) (?:called |named )?(?<name>[^\\s,]+)(?:,| that| which| from which| for)? (?:the )?(?<heirs>.+?) (?:both |all |should |can |then |will )*${inherits}(?: (?:it|from it|from that|from this))?$`,
  'i',
);

/** "Make a Motorbike that extends vehicle": a new class and what it comes from. */
export const heirOfBase = new RegExp(
  `^(?:[^,:;]{3,60}(?:,| so) )?(?:add|introduce|create|make|insert|we need|i need) (?:an? )?(?:new )?(?:class )?(?<name>[^\\s,]+)(?: class)?(?: that|,| which) ${inherits} (?:the |an? |from )?(?<base>[^,.;]+)$`,
  'i',
);

export const saysAbstract = /\babstract\b/i;
export const saysInterface = /\binterface\b/i;
