/** Enough for the words of a long text; the store starts anew when it is full, so that a server does not grow. */
const mostAnswers = 5000;

/** The same function of a text, each answer kept for the next time: names and words recur all over a text. */
export const remembering = <Answer>(read: (text: string) => Answer): ((text: string) => Answer) => {
  const answers = new Map<string, Answer>();
  return (text) => {
    const known = answers.get(text);
    if (known !== undefined) return known;
    const answer = read(text);
    if (answers.size >= mostAnswers) answers.clear();
    answers.set(text, answer);
    return answer;
  };
};
