const units = 0x1_0000;

/**
 * Finder of all occurrences of many words in one pass over a text (Aho-Corasick): nodes of a trie, and for each the
 * node of its longest proper suffix that is in the trie too. Empty words are left out.
 */
export class WordFinder<Value> {
  readonly #next = new Map<number, number>();
  readonly #first = new Int32Array(units);
  /** Nodes of one character. */
  readonly #roots: number[] = [];
  readonly #suffix: number[] = [0];
  /** Next node along the suffixes that ends a word. */
  readonly #ending: number[] = [0];
  readonly #found: ({ length: number; values: Value[] } | undefined)[] = [undefined];

  constructor(words: Iterable<readonly [string, Value]>) {
    for (const [word, value] of words) if (word !== '') this.#add(word, value);
    this.#link();
  }

  /**
   * Calls back with the value of each word that lies in a part of the text, by default the whole; `from` and `to` are
   * offsets in the text. Ends grow, words with the same end are given longest first.
   */
  find(text: string, onFound: (value: Value, from: number, to: number) => void, start = 0, end = text.length): void {
    let node = 0;
    for (let at = start; at < end; at++) {
      node = this.#step(node, text.charCodeAt(at));
      for (
        let last = this.#found[node] ? node : (this.#ending[node] ?? 0);
        last !== 0;
        last = this.#ending[last] ?? 0
      ) {
        const found = this.#found[last];
        if (found) for (const value of found.values) onFound(value, at + 1 - found.length, at + 1);
      }
    }
  }

  #add(word: string, value: Value): void {
    let node = 0;
    for (let at = 0; at < word.length; at++) {
      const unit = word.charCodeAt(at);
      let next = this.#childOf(node, unit);
      if (next === 0) {
        next = this.#suffix.push(0) - 1;
        this.#ending.push(0);
        this.#found.push(undefined);
        if (node === 0) {
          this.#first[unit] = next;
          this.#roots.push(next);
        } else this.#next.set(node * units + unit, next);
      }
      node = next;
    }
    const found = this.#found[node];
    if (found) found.values.push(value);
    else this.#found[node] = { length: word.length, values: [value] };
  }

  /**
   * Links nodes to their suffixes. Children of a node are numbered after it, and nodes of one depth link to nodes that
   * are linked already.
   */
  #link(): void {
    const edges = new Map<number, [unit: number, child: number][]>();
    for (const [key, child] of this.#next) {
      const parent = Math.floor(key / units);
      const list = edges.get(parent);
      if (list) list.push([key % units, child]);
      else edges.set(parent, [[key % units, child]]);
    }
    const queue = [...this.#roots];
    for (const node of queue)
      for (const [unit, child] of edges.get(node) ?? []) {
        const suffix = this.#step(this.#suffix[node] ?? 0, unit);
        this.#suffix[child] = suffix;
        this.#ending[child] = this.#found[suffix] ? suffix : (this.#ending[suffix] ?? 0);
        queue.push(child);
      }
  }

  #step(from: number, unit: number): number {
    let node = from;
    while (node !== 0) {
      const next = this.#next.get(node * units + unit);
      if (next !== undefined) return next;
      node = this.#suffix[node] ?? 0;
    }
    return this.#first[unit] ?? 0;
  }

  #childOf(node: number, unit: number): number {
    return (node === 0 ? this.#first[unit] : this.#next.get(node * units + unit)) ?? 0;
  }
}
