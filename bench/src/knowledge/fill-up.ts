/** Documents of sentences of others in another order: they bring every word, and answer nothing. */
export const shuffledDocuments = function* (texts: readonly string[], characters: number): Generator<string> {
  const sentences = texts
    .flatMap((text) => text.replace(/```[\s\S]*?```/g, '').split(/(?<=[.!?])\s+|\n+/))
    .filter((sentence) => /^\p{Lu}.{40,}/u.test(sentence));
  let state = 7;
  for (let made = 0; made < characters; ) {
    const paragraphs: string[] = [];
    for (let length = 0; length < 1_500_000 && made < characters; ) {
      const paragraph: string[] = [];
      for (let size = 0; size < 500; ) {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        const sentence = sentences[state % sentences.length] ?? '';
        paragraph.push(sentence);
        size += sentence.length;
      }
      const text = `## ${paragraph[0]?.split(' ').slice(0, 3).join(' ')}\n\n${paragraph.join(' ')}`;
      paragraphs.push(text);
      length += text.length;
      made += text.length;
    }
    yield paragraphs.join('\n\n');
  }
};
