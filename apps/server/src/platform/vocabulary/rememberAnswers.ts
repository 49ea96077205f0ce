/**
 * Cache of the `most` answers that were asked for last, one per key. An answer is made again when one of the inputs `of`
 * is not the same object as before. Concurrent calls share one computation; one that fails is not kept.
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
