/** The name of a type or kind within a sentence: `org chart`, `UML class diagram`. A word of capitals keeps them. */
export const inSentence = (name: string): string =>
  name.replace(/\S+/g, (word) => (/\p{Lu}{2}/u.test(word) ? word : word.toLowerCase()));

/** By its sound: a user, a unit and UML start like a yard. */
export const articleOf = (name: string): 'a' | 'an' => (/^(?:[aeio]|u(?!ml|ni|se))/i.test(name) ? 'an' : 'a');

/** `an org chart`, `a UML class diagram`, `a use case`. */
export const withArticle = (name: string): string => `${articleOf(name)} ${inSentence(name)}`;

/** `An org chart`. */
export const startingWithArticle = (name: string): string => withArticle(name).replace(/^a/, 'A');
