import { type Issue, type RuleClass, ruleClasses } from '../model/Issue';
import type { Block, ProofreadOptions } from '../model/options';
import { blocksOf, type PlacedBlock } from '../reading/blocksOf';
import { withoutOverlaps } from './arbiter';
import { type BlockReading, Checker } from './Checker';

export interface ProofreadResult {
  blocks: readonly PlacedBlock[];
  /** Issues in the order of the text, one per place. */
  issues: readonly Issue[];
  /** Number of blocks that are not read yet; issues from comparing blocks are there when it is 0. */
  waiting: number;
  /** Classes with a rule that could not run, because there is no segmenter or no list of fixed words. */
  notRun: readonly RuleClass[];
}

/**
 * Proofreading of a document while it is written: after a change only blocks with another text are read again, and
 * blocks are compared anew.
 */
export class ProofreadSession {
  readonly #checker: Checker;
  #blocks: readonly PlacedBlock[] = [];
  #readings = new Map<string, BlockReading>();
  #waiting = new Set<string>();

  constructor(options: ProofreadOptions) {
    this.#checker = new Checker(options);
  }

  /** Sets the present document; `read` does the work. */
  update(input: string | readonly Block[]): void {
    this.#blocks = typeof input === 'string' ? blocksOf(input) : placed(input);
    const readings = new Map<string, BlockReading>();
    this.#waiting = new Set();
    for (const block of this.#blocks) {
      const key = keyOf(block);
      const reading = this.#readings.get(key);
      if (reading) readings.set(key, reading);
      else this.#waiting.add(key);
    }
    this.#readings = readings;
  }

  /**
   * Reads waiting blocks, about this many characters: the one at the offset `near`, then those nearest to it.
   *
   * @returns whether blocks still wait.
   */
  read(characters = Number.POSITIVE_INFINITY, near = 0): boolean {
    const blocks = this.#blocks;
    let left = characters;
    const place = blocks.findLastIndex(({ start }) => start <= near);
    let after = Math.max(0, place);
    let before = after - 1;
    while (left > 0 && this.#waiting.size > 0 && (after < blocks.length || before >= 0)) {
      for (const block of [blocks[after++], blocks[before--]]) {
        if (!block || left <= 0 || !this.#waiting.delete(keyOf(block))) continue;
        this.#readings.set(keyOf(block), this.#checker.readBlock(block));
        left -= block.text.length;
      }
    }
    return this.#waiting.size > 0;
  }

  result(): ProofreadResult {
    const readings = this.#blocks.map((block) => this.#readings.get(keyOf(block)));
    const issues = readings.map((reading, block) => reading?.issues.map((issue) => ({ ...issue, block })) ?? []);
    if (this.#waiting.size === 0)
      for (const issue of this.#checker.compareBlocks(this.#blocks, readings as BlockReading[]))
        issues[issue.block]?.push(issue);
    return {
      blocks: this.#blocks,
      issues: issues.flatMap(withoutOverlaps),
      waiting: this.#waiting.size,
      notRun: (Object.keys(ruleClasses) as RuleClass[]).filter((name) =>
        this.#checker.notRun.some((rule) => rule.class === name),
      ),
    };
  }
}

/** The same words in a table and in a paragraph are read differently; where the cell stands plays no part. */
const keyOf = (block: Block): string => (block.cell ? `\t${block.text}` : block.text);

function placed(blocks: readonly Block[]): PlacedBlock[] {
  let start = 0;
  return blocks.map((block) => {
    const at = start;
    start += block.text.length + 1;
    return { ...block, start: at };
  });
}

/** Proofreads a whole text or the blocks of a document. */
export function proofread(input: string | readonly Block[], options: ProofreadOptions): ProofreadResult {
  const session = new ProofreadSession(options);
  session.update(input);
  session.read();
  return session.result();
}
