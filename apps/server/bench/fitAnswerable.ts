import { bias, type GramWeights, gramsOf } from '../src/library/search/clauses/answerable';

interface Told {
  /** Folded. */
  text: string;
  hasAnswer: boolean;
}

/** A run that only one question has says more about the question than about its kind. */
const leastQuestions = 2;
const rounds = 60;
const penalty = 0.3;

/** Logistic regression over the runs of characters of questions; those with and those without an answer count the same together. */
export function fitAnswerable(questions: readonly Told[]): GramWeights {
  const counts = new Map<string, number>();
  for (const { text } of questions) for (const gram of gramsOf(text)) counts.set(gram, (counts.get(gram) ?? 0) + 1);
  const grams = [...counts].flatMap(([gram, count]) => (count >= leastQuestions ? [gram] : []));
  const places = new Map(grams.map((gram, place) => [gram, place]));
  const answered = questions.filter(({ hasAnswer }) => hasAnswer).length;
  const rows = questions.map(({ text, hasAnswer }) => {
    const own = gramsOf(text);
    return {
      at: [...own].flatMap((gram) => places.get(gram) ?? []),
      scale: 1 / Math.sqrt(own.size),
      hasAnswer,
      weight: 0.5 / (hasAnswer ? answered : questions.length - answered),
    };
  });
  const weights = new Float64Array(grams.length + 1);
  const squares = new Float64Array(weights.length).fill(1e-8);
  for (let round = 0; round < rounds; round += 1) {
    const slope = weights.map((weight, k) => (k < grams.length ? (penalty * weight) / questions.length : 0));
    for (const { at, scale, hasAnswer, weight } of rows) {
      const sum = at.reduce((all, k) => all + (weights[k] as number), 0) * scale + (weights[grams.length] as number);
      const error = weight * (1 / (1 + Math.exp(-sum)) - (hasAnswer ? 1 : 0));
      for (const k of at) slope[k] = (slope[k] as number) + error * scale;
      slope[grams.length] = (slope[grams.length] as number) + error;
    }
    for (let k = 0; k < weights.length; k += 1) {
      squares[k] = (squares[k] as number) + (slope[k] as number) ** 2;
      weights[k] = (weights[k] as number) - (0.5 * (slope[k] as number)) / Math.sqrt(squares[k] as number);
    }
  }
  return new Map([
    ...grams.map((gram, k) => [gram, weights[k] as number] as const),
    [bias, weights[grams.length] as number],
  ]);
}
