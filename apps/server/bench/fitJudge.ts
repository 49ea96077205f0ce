/**
 * Fits the weights that order clauses and the probability that one answers (`data/judge.txt`), and what the words of a question tell by
 * themselves (`data/answerable.txt`), from `data/questions`. `fitMeaning.ts` goes before it.
 *
 *   npx tsx apps/server/bench/fitJudge.ts laws.jsonl.gz
 *
 * Two thirds of the development questions are learnt from, the rest (by a hash of the question) is only measured. Earlier questions count for
 * less: the words of the askings were chosen with some of them. Nothing is drawn by chance. A few minutes of one core. Printed is what all
 * development questions come to, each with weights that four other fifths gave. The words that are written down are learnt from all of them,
 * so that only `final` and `blind` still measure what is shipped.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayInShanghai, fold } from '@hengce/text';
import { type Evaluated, summarise } from '../src/library/evaluation/evaluate';
import { evaluationTable } from '../src/library/evaluation/evaluationTable';
import { type EvaluationQuestion, isForLearning, isRight, readQuestions } from '../src/library/evaluation/questions';
import { answerableBy } from '../src/library/search/clauses/answerable';
import { featureNames } from '../src/library/search/clauses/ClauseHits';
import { readCandidates } from '../src/library/search/clauses/findClauses';
import { type Answerable, certaintyNames, certaintyOf, gradeOf } from '../src/library/search/clauses/judge';
import { outsideSigns } from '../src/library/search/clauses/outside';
import { hitOf } from '../src/library/search/clauses/scoreClauses';
import { openData } from '../src/platform/data';
import { fitAnswerable } from './fitAnswerable';
import { indexOf, readLaws } from './sources';

const today = dayInShanghai(new Date('2026-11-21T02:00:00Z'));
const earlierWeight = 0.3;
const earlierCertainty = 0.05;
/** Clauses at the top whose right or wrong the probability is told by. */
const depth = 3;

const parts = 5;
/** Weight from which a run of characters is written down. */
const leastGram = 0.02;
const toldOf = ({ question: { q, answers } }: Example) => ({ text: fold(q), hasAnswer: answers.length > 0 });

interface Example {
  question: EvaluationQuestion;
  isEarlier: boolean;
  weight: { rank: number; certainty: number };
  isLearnt: boolean;
  answerable: Answerable;
  /** A row of features for each clause. */
  rows: Float64Array[];
  right: boolean[];
}

const [path = ''] = process.argv.slice(2);
const examples = withAnswerable(await readExamples());
const { rank, certainty } = weightsFrom(examples.filter(({ isLearnt }) => isLearnt));
const line = (kind: string, name: string, weight: number) => `${kind} ${name} ${weight.toFixed(3)}`;
await writeFile(
  new URL('../data/judge.txt', import.meta.url),
  `${[
    ...featureNames.map((name, i) => line('rank', name, rank[i] as number)),
    ...certaintyNames.map((name, i) => line('certainty', name, certainty[i] as number)),
    line('certainty', 'bias', certainty.at(-1) as number),
  ].join('\n')}\n`,
);
const grams = fitAnswerable(examples.map(toldOf));
await writeFile(
  new URL('../data/answerable.txt', import.meta.url),
  [...grams]
    .filter(([, weight]) => Math.abs(weight) >= leastGram)
    .map(([gram, weight]) => `${gram} ${weight.toFixed(2)}\n`)
    .join(''),
);
process.stdout.write(`${evaluationTable([summarise(`${parts}折`, crossed())])}\n`);

async function readExamples(): Promise<Example[]> {
  const records = await readLaws(path);
  const days = new Map(records.map(({ id, publishedAt, writtenAt }) => [id, [publishedAt, writtenAt]]));
  const folder = await mkdtemp(join(tmpdir(), 'hengce-fit-'));
  const index = await indexOf(folder, records, records.length);
  const read = (file: string, isEarlier: boolean) =>
    readQuestions(openData(`questions/${file}.jsonl`)).map((question): Example => {
      const { candidates, answerable } = readCandidates(index.state, { q: question.q, limit: 1 }, today);
      return {
        question,
        isEarlier,
        weight: isEarlier ? { rank: earlierWeight, certainty: earlierCertainty } : { rank: 1, certainty: 1 },
        isLearnt: isEarlier || isForLearning(question.q),
        answerable,
        rows: candidates.map(({ features }) => Float64Array.from(featureNames, (name) => features[name])),
        right: candidates.map(({ candidate }) => {
          const { policyId, title, clauseId } = hitOf(index.state, candidate);
          return isRight(question.answers, { title, clauseId, days: days.get(policyId) ?? [] });
        }),
      };
    });
  const all = [...read('development', false), ...read('earlier', true)];
  index.close();
  await rm(folder, { recursive: true, force: true });
  return all;
}

/** Each question judged by its words as those of the other parts taught: what was learnt from it would be too sure of it. */
function withAnswerable(all: readonly Example[]): Example[] {
  const learnt = Array.from({ length: parts }, (_, part) =>
    fitAnswerable(all.filter((_, place) => place % parts !== part).map(toldOf)),
  );
  return all.map((example, place) => ({
    ...example,
    answerable: { ...example.answerable, answerable: answerableBy(fold(example.question.q), learnt[place % parts]) },
  }));
}

function weightsFrom(of: readonly Example[]) {
  const rank = fitRank(of);
  return { rank, certainty: fitCertainty(of, rank) };
}

/** Development questions, each judged by what the questions of the other parts taught. */
function crossed(): Evaluated[] {
  const development = examples.filter(({ isEarlier }) => !isEarlier);
  return Array.from({ length: parts }, (_, part) => {
    const own = development.filter((_, place) => place % parts === part);
    const weights = weightsFrom(examples.filter((example) => !own.includes(example)));
    return own.map((example) => judgedBy(example, weights));
  }).flat();
}

function judgedBy(example: Example, weights: ReturnType<typeof weightsFrom>): Evaluated {
  const order = orderOf(example, weights.rank);
  const probabilities = order.slice(0, depth).map((_, place) => {
    const sum = dot(certaintyRow(example, order, place), weights.certainty);
    return 1 / (1 + Math.exp(-sum));
  });
  const best = Math.max(0, ...probabilities);
  const isShown = probabilities.map((probability, place) => gradeOf(probability, place, best) !== 'none');
  return {
    question: example.question,
    rank: order.findIndex(({ is }) => is) + 1,
    isCited: isShown.some((is, place) => is && order[place]?.is),
    isDeclined: !isShown.includes(true),
    isQuoted: null,
    probability: probabilities[0] ?? 0,
  };
}

/** Clauses of a question, the best first. */
function orderOf({ rows, right }: Example, weights: Float64Array) {
  return rows
    .map((row, i) => ({ score: dot(row, weights), is: right[i] as boolean }))
    .sort((a, b) => b.score - a.score);
}

function certaintyRow({ answerable }: Example, order: ReturnType<typeof orderOf>, place: number): Float64Array {
  const certainty = certaintyOf(order, place, answerable);
  return Float64Array.from([...certaintyNames.map((name) => certainty[name]), 1]);
}

/** Listwise: the right clauses of a question take the probability of all its clauses (Cao et al.: ListNet, ICML 2007). */
function fitRank(of: readonly Example[]): Float64Array {
  const usable = of.filter(({ right }) => right.includes(true));
  const whole = usable.reduce((sum, { weight }) => sum + weight.rank, 0);
  return descend(featureNames.length, 400, 0.002, (weights, slope) => {
    for (const { rows, right, weight } of usable) {
      const scores = rows.map((row) => dot(row, weights));
      const most = Math.max(...scores);
      const all = scores.map((score) => Math.exp(score - most));
      const total = all.reduce((a, b) => a + b, 0);
      const good = all.reduce((sum, own, i) => sum + (right[i] ? own : 0), 0);
      rows.forEach((row, i) => {
        const own = all[i] as number;
        const error = own / total - (right[i] ? own / good : 0);
        for (let k = 0; k < row.length; k++)
          slope[k] = (slope[k] as number) + (weight.rank / whole) * error * (row[k] as number);
      });
    }
  });
}

/** Logistic; a higher score never means less, and no sign against an answer speaks for one. The last weight is that of nothing. */
function fitCertainty(of: readonly Example[], rankWeights: Float64Array): Float64Array {
  const told = of.flatMap((example) => {
    const order = orderOf(example, rankWeights);
    return order.slice(0, depth).map(({ is }, place) => ({
      row: certaintyRow(example, order, place),
      is,
      weight: example.weight.certainty,
    }));
  });
  const whole = told.reduce((sum, { weight }) => sum + weight, 0);
  const against = new Set<string>(['behindBest', ...outsideSigns]);
  const sign = certaintyNames.map((name) => (against.has(name) ? -1 : 1));
  return descend(
    certaintyNames.length + 1,
    1500,
    0.00015,
    (weights, slope) => {
      for (const { row, is, weight } of told) {
        const error = 1 / (1 + Math.exp(-dot(row, weights))) - (is ? 1 : 0);
        for (let k = 0; k < row.length; k++)
          slope[k] = (slope[k] as number) + (weight / whole) * error * (row[k] as number);
      }
    },
    (weights) => {
      for (const [k, own] of sign.entries()) if (own * (weights[k] as number) < 0) weights[k] = 0;
    },
  );
}

/** Adam (Kingma, Ba, 2015) from zero, with a penalty on the squares. */
function descend(
  size: number,
  steps: number,
  penalty: number,
  addSlope: (weights: Float64Array, slope: Float64Array) => void,
  bound: (weights: Float64Array) => void = () => {},
): Float64Array {
  const weights = new Float64Array(size);
  const [mean, square] = [new Float64Array(size), new Float64Array(size)];
  for (let step = 1; step <= steps; step++) {
    const slope = weights.map((weight) => penalty * weight);
    addSlope(weights, slope);
    const rate = 0.1 * (1 - (0.9 * step) / steps);
    for (let k = 0; k < size; k++) {
      mean[k] = 0.9 * (mean[k] as number) + 0.1 * (slope[k] as number);
      square[k] = 0.99 * (square[k] as number) + 0.01 * (slope[k] as number) ** 2;
      const moved =
        (mean[k] as number) / (1 - 0.9 ** step) / (Math.sqrt((square[k] as number) / (1 - 0.99 ** step)) + 1e-8);
      weights[k] = (weights[k] as number) - rate * moved;
    }
    bound(weights);
  }
  return weights;
}

function dot(row: Float64Array, weights: Float64Array): number {
  let sum = 0;
  for (let k = 0; k < row.length; k++) sum += (row[k] as number) * (weights[k] as number);
  return sum;
}
