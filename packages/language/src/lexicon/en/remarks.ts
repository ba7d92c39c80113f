const picture =
  '(?:drawing|diagram|overview|picture|sketch|chart|map|visual|view|wireframe|mock-?up|architecture|setup|set-up|stack|layout|topology)';

/** What people say about the drawing itself, as a sentence of its own; in lower case, without its closing mark. */
export const remarks: readonly { readonly pattern: RegExp; readonly example: string }[] = [
  {
    pattern: /^(?:that is|that['’]s|and that is|this is) (?:all|it|everything)(?: (?:for now|so far))?$/,
    example: 'that is all for now',
  },
  {
    pattern:
      /^(?:please |pls |just |so |and |then |also )*(?:draw|sketch|show|keep|make) (?:it |this |that |them |all )?(?:as (?:is|it is|described|simple as possible)|simple|clean|small|please)$/,
    example: 'just draw it as is',
  },
  {
    pattern: new RegExp(
      `^(?:hi |hello |hey |ok |so )*(?:i |we )?(?:just )?(?:need|want|would like|are looking for|please (?:draw|make))(?: to (?:see|have|draw))? (?:an? |the |some |this as an? )?(?:[a-z-]+ ){0,3}${picture}\\b[^,:]*$`,
    ),
    example: 'need an overview of the data stack for the board',
  },
  {
    pattern:
      /^(?:i |we )?(?:have |just |recently )?(?:inherited|took over|taken over|found) (?:this|it|that|the (?:setup|system|network|mess))\b[^:]*$/,
    example: 'inherited this at the clinic, pls draw it so I can show how bad it is',
  },
  {
    pattern: /^(?:can|could|may) (?:i|we) (?:please )?(?:get|have|see) (?:that|this|it) (?:as|in) [^:]*$/,
    example: 'can i get that as a picture',
  },
  {
    pattern:
      /^(?:please )?(?:can|could|would) (?:you|u|someone|somebody|anyone) (?:please )?(?:draw|sketch|make|show|help)\b[^,:]*$/,
    example: 'can you draw our network',
  },
  {
    pattern: /^(?:please )?(?:draw|sketch|visuali[sz]e) (?:me )?(?:an? |the |our |my |this |that |it )?[^,:]{0,60}$/,
    example: 'draw our small data centre',
  },
  { pattern: /^(?:thanks|thank you|thx|cheers|no rush|not urgent|sorry)\b[^,:]{0,40}$/, example: 'thanks a lot' },
];
