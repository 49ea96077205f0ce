const units = 0x1_0000;

/**
 * Finder of all occurrences of many words in one pass over a text (Aho-Corasick): nodes of a trie, and for each the
 * node of its longest proper suffix that is in the trie too. Empty words are left out.
 */
export class WordFinder<Value> {
  /** Values of each word, in the order of the words. */
  readonly #values: (readonly Value[])[];
  readonly #nodes: Nodes;

  constructor(words: Iterable<readonly [string, Value]>) {
    const values = new Map<string, Value[]>();
    for (const [word, value] of words) {
      const own = values.get(word);
      if (own) own.push(value);
      else if (word !== '') values.set(word, [value]);
    }
    const sorted = [...values.keys()].sort();
    this.#values = sorted.map((word) => values.get(word) as Value[]);
    this.#nodes = nodesOf(sorted);
  }

  /**
   * Calls back with the value of each word that lies in a part of the text, by default the whole; `from` and `to` are
   * offsets in the text. Ends grow, words with the same end are given longest first.
   */
  find(text: string, onFound: (value: Value, from: number, to: number) => void, start = 0, end = text.length): void {
    const nodes = this.#nodes;
    const { word, depth, ending } = nodes;
    let node = 0;
    for (let at = start; at < end; at++) {
      node = stepFrom(nodes, node, text.charCodeAt(at));
      for (let last = word[node] === -1 ? ending[node] : node; last; last = ending[last]) {
        const from = at + 1 - (depth[last] as number);
        for (const value of this.#values[word[last] as number] as readonly Value[]) onFound(value, from, at + 1);
      }
    }
  }
}

/** Columns of the nodes of a trie; 0 is the root. */
interface Nodes {
  /** Children of the root, by character; 0 for none. */
  first: Int32Array;
  /** Children of the others, by `slotOf`; 0 for none. At most half are taken. */
  slots: Int32Array;
  parent: Int32Array;
  /** Character that leads to the node. */
  unit: Uint16Array;
  depth: Uint16Array;
  /** Longest proper suffix. */
  suffix: Int32Array;
  /** Next node along the suffixes that ends a word; 0 for none. */
  ending: Int32Array;
  /** Number of the word that ends here; -1 for none. */
  word: Int32Array;
}

/** @param words sorted, each once */
function nodesOf(words: readonly string[]): Nodes {
  const most = words.reduce((sum, { length }) => sum + length, 1);
  const nodes: Nodes = {
    first: new Int32Array(units),
    slots: new Int32Array(2 ** Math.ceil(Math.log2(2 * most))),
    parent: new Int32Array(most),
    unit: new Uint16Array(most),
    depth: new Uint16Array(most),
    suffix: new Int32Array(most),
    ending: new Int32Array(most),
    word: new Int32Array(most).fill(-1),
  };
  const { first, slots, parent, unit, depth, suffix, ending, word } = nodes;
  // Words that begin with what leads to a node: from one number up to another.
  const from = new Int32Array(most);
  const to = new Int32Array(most);
  to[0] = words.length;
  let count = 1;
  // Level by level: suffixes are shorter, their nodes have all of their children already.
  for (let node = 0; node < count; node++) {
    const level = depth[node] as number;
    const last = to[node] as number;
    for (let at = (from[node] as number) + (word[node] === -1 ? 0 : 1); at < last; ) {
      const own = (words[at] as string).charCodeAt(level);
      const child = count++;
      parent[child] = node;
      unit[child] = own;
      depth[child] = level + 1;
      from[child] = at;
      if ((words[at] as string).length === level + 1) word[child] = at;
      while (at < last && (words[at] as string).charCodeAt(level) === own) at++;
      to[child] = at;
      if (node === 0) {
        first[own] = child;
        continue;
      }
      const other = stepFrom(nodes, suffix[node] as number, own);
      suffix[child] = other;
      ending[child] = word[other] === -1 ? (ending[other] as number) : other;
      slots[slotOf(nodes, node, own)] = child;
    }
  }
  return nodes;
}

/** Slot of the child that a character leads to; an empty one for none. */
function slotOf({ slots, parent, unit }: Nodes, node: number, own: number): number {
  const mask = slots.length - 1;
  const hash = Math.imul(node, 0x9e3779b1) ^ Math.imul(own, 0x85ebca6b);
  let slot = (hash ^ (hash >>> 15)) & mask;
  for (let child = slots[slot] as number; child !== 0; child = slots[slot] as number) {
    if (unit[child] === own && parent[child] === node) break;
    slot = (slot + 1) & mask;
  }
  return slot;
}

function stepFrom(nodes: Nodes, from: number, own: number): number {
  const { first, slots, suffix } = nodes;
  for (let node = from; node !== 0; node = suffix[node] as number) {
    const child = slots[slotOf(nodes, node, own)] as number;
    if (child !== 0) return child;
  }
  return first[own] as number;
}
