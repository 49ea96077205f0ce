import { openData } from '../../../platform/data';
import { type ClauseFeatures, type FeatureName, featureNames, type Grade } from './ClauseHits';
import { type OutsideSigns, outsideSigns } from './outside';

/**
 * Names of the features that the probability of a clause is made from, in the order of the fitted weights: its score and
 * distance from the best, how much the question names, what its words are like, and signs in it.
 */
export const certaintyNames = ['score', 'behindBest', 'lead', 'notions', 'answerable', ...outsideSigns] as const;
export type Certainty = Readonly<Record<(typeof certaintyNames)[number], number>>;

/** Features of the question itself that tell whether it has an answer. */
export interface Answerable {
  signs: OutsideSigns;
  /** Number of things that it names. */
  notions: number;
  /** Log-odds that it is of a kind that a law answers, by its words alone. */
  answerable: number;
}

/** Weights that `bench/fitJudge.ts` fitted on the development questions: `data/judge.txt`. */
interface Weights {
  rank: ReadonlyMap<string, number>;
  certainty: ReadonlyMap<string, number>;
}

let weights: Weights | null = null;

function readWeights(): Weights {
  const read = (kind: string) =>
    new Map(
      openData('judge.txt')
        .map((line) => line.split(' '))
        .filter(([own]) => own === kind)
        .map(([, name = '', weight = '']) => [name, Number(weight)]),
    );
  return { rank: read('rank'), certainty: read('certainty') };
}

const weightsNow = (): Weights => {
  weights ??= readWeights();
  return weights;
};

/** Score that orders the clauses of one question: higher is likelier to answer. */
export function scoreOf(features: ClauseFeatures): number {
  const { rank } = weightsNow();
  return featureNames.reduce((sum, name: FeatureName) => sum + (rank.get(name) ?? 0) * features[name], 0);
}

/** Probability that a clause answers, 0–1. Among the clauses of one question it falls with the score. */
export function probabilityOf(certainty: Certainty): number {
  const { certainty: own } = weightsNow();
  const sum = certaintyNames.reduce((sum, name) => sum + (own.get(name) ?? 0) * certainty[name], own.get('bias') ?? 0);
  return 1 / (1 + Math.exp(-sum));
}

/** Features for the probability of the clause at a place of the order. @param judged sorted, the best first */
export function certaintyOf(
  judged: readonly { score: number }[],
  place: number,
  { signs, notions, answerable }: Answerable,
): Certainty {
  const { score } = judged[place] as (typeof judged)[number];
  const best = (judged[0] as (typeof judged)[number]).score;
  return {
    score,
    behindBest: best - score,
    lead: best - (judged[1]?.score ?? best - 2),
    notions: Math.min(1, notions / 20),
    answerable,
    ...signs,
  };
}

/**
 * Number of documents from which the fitted weights hold: in a small library the best clause is often merely all there
 * is.
 */
export const fittedFrom = 1000;
const askedWorth = 0.77;
/** Share of the question that is said, and the probability that it is taken for. */
const plainSteps = [
  [0.6, 0.6],
  [0.5, 0.4],
  [0.35, 0.1],
] as const;

/**
 * Probability from 0 to 1 that a clause answers, by its shares of the question alone, where the fitted weights do not hold.
 * @param isChosen whether the user chose the documents; then half the share is enough
 */
export function plainProbability({ share, askedShare }: ClauseFeatures, isChosen: boolean): number {
  const said = Math.min(1, Math.max(share, askedWorth * askedShare) * (isChosen ? 2 : 1));
  const [, probability] = plainSteps.find(([least]) => said >= least) ?? [0, 0.02];
  return said >= plainSteps[0][0] ? said : probability;
}

/** From here a clause is shown as the basis of an answer. */
const directFrom = 0.5;
/** Where the likeliest clause reaches the first, up to three are shown as what may concern the question that reach the second. */
const possibleFrom = 0.25;
const besideFrom = 0.03;
const maxShown = 3;

/** Grade of the clause at a place of the result. @param best probability of the likeliest */
export function gradeOf(probability: number, place: number, best: number): Grade {
  if (place >= maxShown || best < possibleFrom || probability < besideFrom) return 'none';
  return probability >= directFrom ? 'direct' : 'possible';
}
