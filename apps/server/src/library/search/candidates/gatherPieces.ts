import { type Piece, wordingOf } from '../planQuery';
import type { IndexState } from '../policyIndex/IndexState';
import { type Candidates, collect } from './Candidates';
import { givingSupport } from './givingSupport';

/** Documents that match the pieces of a query (`Piece`: a part of it, in any of its wordings), with their scores. */
export interface Gathered {
  /** Documents with every piece. */
  whole: Candidates;
  /** Documents with half of the pieces or more, by rarity, but not all; the best 60. */
  near: Candidates;
}

/** Share of what a query says, by rarity, that a near miss says of it. */
const leastShare = 0.5;
const maxNear = 60;
/** What a kind of support counts as, beside the score of a word. */
const supportScore = 2;

/** Documents with all or many of the pieces of a query; a document has a piece by its words, or by the kind of support that it means. */
export function gatherPieces(state: IndexState, pieces: readonly Piece[]): Gathered {
  const { size } = state.catalog;
  const scores = new Float32Array(size);
  const shares = new Float32Array(size);
  const counts = new Uint8Array(size);
  let total = 0;
  for (const piece of pieces) {
    const said = sayingPiece(state, piece);
    // What nothing says (跑路) tells no document from another.
    const weight = said.size === 0 ? 0 : Math.log(1 + size / (said.size + 0.5));
    total += weight;
    for (const [document, score] of said) {
      scores[document] = (scores[document] as number) + score;
      shares[document] = (shares[document] as number) + weight;
      counts[document] = (counts[document] as number) + 1;
    }
  }
  const whole: number[] = [];
  const near: number[] = [];
  for (let document = 0; document < size; document++) {
    if (counts[document] === pieces.length) whole.push(document);
    else if ((shares[document] as number) > 0 && (shares[document] as number) >= leastShare * total)
      near.push(document);
  }
  const rank = (document: number) => (shares[document] as number) * (1 + (scores[document] as number));
  const best = near
    .sort((a, b) => rank(b) - rank(a))
    .slice(0, maxNear)
    .sort((a, b) => a - b);
  const listed = (documents: readonly number[]): Candidates => ({
    documents: Uint32Array.from(documents),
    scores: Float32Array.from(documents, (document) => scores[document] as number),
    count: documents.length,
  });
  return { whole: listed(whole), near: listed(best) };
}

/** Documents that say a piece, by their words or by the kind of their support. */
function sayingPiece(state: IndexState, { wordings, support = [] }: Piece): Map<number, number> {
  const said = new Map<number, number>();
  if (wordings.length > 0) {
    const found = collect(state, (visit) =>
      state.text.matchAll({ required: [wordings.map(wordingOf)], boosts: [] }, visit),
    );
    for (let i = 0; i < found.count; i++) said.set(found.documents[i] as number, found.scores[i] as number);
  }
  for (const document of givingSupport(state.catalog, support))
    said.set(document, (said.get(document) ?? 0) + supportScore);
  return said;
}
