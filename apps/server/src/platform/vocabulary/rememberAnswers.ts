/**
 * The answers to what was asked last: who asks the same while it is worked out shares it. `of` is what it was worked out of,
 * compared by identity. What failed is not kept, and takes nothing away that came after it.
 */
export function rememberAnswers<Answer>(most: number) {
  const known = new Map<string, { of: readonly unknown[]; answer: Promise<Answer> }>();
  return (key: string, of: readonly unknown[], make: () => Promise<Answer>): Promise<Answer> => {
    const before = known.get(key);
    const isSame = before?.of.length === of.length && before.of.every((each, at) => each === of[at]);
    const asked = before && isSame ? before : { of, answer: make() };
    known.delete(key);
    known.set(key, asked);
    if (asked !== before)
      asked.answer.catch(() => {
        if (known.get(key) === asked) known.delete(key);
      });
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    return asked.answer;
  };
}
