/** How names are put out of texts: the same name in the same way in each of them, so that they still belong together. */
export const createNameRemover = (names: readonly string[]): ((text: string) => string) => {
  const stands = new Map<string, string>();
  const standIn = (name: string): string => {
    const known = stands.get(name);
    if (known !== undefined) return known;
    const made = `Person ${String.fromCharCode(65 + (stands.size % 26))}`;
    stands.set(name, made);
    return made;
  };
  // A long name goes before one that is a part of it.
  const known = names.filter((name) => name.length >= shortest).toSorted((a, b) => b.length - a.length);
  return (text) => {
    const withoutAddresses = text.replace(addresses, 'person@example.com').replace(phones, '000');
    const withoutKnown = known.reduce(
      (result, name) =>
        result.replace(new RegExp(`(?<![\\p{L}\\p{N}])${literally(name)}(?![\\p{L}\\p{N}])`, 'gu'), standIn(name)),
      withoutAddresses,
    );
    return withoutKnown.replace(titled, (_, title: string, name: string) => `${title} ${standIn(name)}`);
  };
};

/** Shorter ones are words of every language. */
const shortest = 3;

const addresses = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const phones = /\+?\d(?:[\d ()/.-]{6,}\d)/g;
const titled = /\b(Mr|Mrs|Ms|Dr|Prof|Herr|Frau)\.?\s+(?!Person [A-Z]\b)(\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+)?)/gu;

const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
