/** "The shop wants a rating from the credit bureau": who asks whom for what. */
export const asksFor =
  /^(?:(before|after|once|when) (.+?)(?:, (?:the |our |an? )?| (?:the |our )))?(?:the |our |an? )?([^\s,]+(?: [^\s,]+){0,2}?) (?:wants|asks for|requests|needs|fetches|obtains|demands|wants to have|wants to get) (?:an? |the )?([^,]+?) (?:from|of) (an? |the |our |another |a new )?([^,.;]+?)(?:,? (?:please |pls )?(?:include|add|show|draw) (?:it|that|this|them))?(?:,? (?:please|pls))?(?:,? (?:include|add|show)(?: it| that)?)?$/i;
