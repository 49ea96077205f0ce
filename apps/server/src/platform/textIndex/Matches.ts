/** Documents in ascending order with their scores, in the first `count` entries. Reused between queries. */
export class Matches {
  count = 0;
  documents = new Uint32Array(1024);
  scores = new Float32Array(1024);

  /** Makes room for `size` entries; the old ones are gone. */
  reset(size: number): void {
    this.count = 0;
    if (size <= this.documents.length) return;
    const room = 2 ** Math.ceil(Math.log2(size));
    this.documents = new Uint32Array(room);
    this.scores = new Float32Array(room);
  }

  push(document: number, score: number): void {
    if (this.count === this.documents.length) this.enlarge();
    this.documents[this.count] = document;
    this.scores[this.count] = score;
    this.count += 1;
  }

  private enlarge(): void {
    const { documents, scores } = this;
    this.documents = new Uint32Array(documents.length * 2);
    this.scores = new Float32Array(documents.length * 2);
    this.documents.set(documents);
    this.scores.set(scores);
  }
}
