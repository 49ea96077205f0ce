import { createHash } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { type IndexState, readClauses } from '../search';

/** Characters of a clause that are sent: services cut long texts, or refuse them. */
const longestText = 500;

/** Clauses of an index and the texts that are sent to the embedding service; clauses with equal text share one. */
export class ClausePlaces {
  /** Document number of each clause, by place. */
  readonly documents: number[] = [];
  readonly clauseIds: string[] = [];
  readonly texts: number[] = [];
  /** Hash of each text, by its number. */
  readonly hashes: string[] = [];
  private readonly numbers = new Map<string, number>();
  private read = 0;

  constructor(readonly state: IndexState) {}

  /** Adds the documents that are new in the index. @returns number of the first new text */
  async follow(): Promise<number> {
    const first = this.hashes.length;
    const { catalog } = this.state;
    for (; this.read < catalog.size; this.read++) {
      if (this.read % 16 === 15) await turn();
      if (catalog.live.data[this.read] !== 1) continue;
      for (const { clauseId, text } of readClauses(this.state, this.read)) {
        this.documents.push(this.read);
        this.clauseIds.push(clauseId);
        this.texts.push(this.numberOf(hashOf(text)));
      }
    }
    return first;
  }

  /** Number of a text by its hash; undefined when no clause has it. */
  find(hash: string): number | undefined {
    return this.numbers.get(hash);
  }

  /** Hashes of the texts of all current clauses. */
  live(): Set<string> {
    const { data } = this.state.catalog.live;
    const texts = this.texts.filter((_, place) => data[this.documents[place] as number] === 1);
    return new Set(texts.map((text) => this.hashes[text] as string));
  }

  /** Texts, cut to 500 characters, of current clauses that have no vector yet, each once. */
  async *missing(isThere: (text: number) => boolean): AsyncGenerator<{ hash: string; text: string }> {
    const asked = new Set<number>();
    for (let document = 0, place = 0; document < this.read; document++) {
      const own: number[] = [];
      for (; this.documents[place] === document; place++) own.push(this.texts[place] as number);
      if (this.state.catalog.live.data[document] !== 1 || own.every((text) => isThere(text) || asked.has(text)))
        continue;
      const clauses = readClauses(this.state, document);
      for (const [i, number] of own.entries()) {
        if (isThere(number) || asked.has(number)) continue;
        asked.add(number);
        yield { hash: this.hashes[number] as string, text: cut((clauses[i] as { text: string }).text) };
      }
      await turn();
    }
  }

  private numberOf(hash: string): number {
    const known = this.numbers.get(hash);
    if (known !== undefined) return known;
    this.numbers.set(hash, this.hashes.length);
    return this.hashes.push(hash) - 1;
  }
}

export const cut = (text: string): string => text.slice(0, longestText);

/** What is sent decides; what is cut off does not. */
const hashOf = (text: string): string => createHash('sha256').update(cut(text)).digest('hex').slice(0, 32);
