import { WordFinder } from '@hengce/text';
import { precisionOf } from '../accuracy/precision';
import type { Issue } from '../model/Issue';
import type { Block, ProofreadOptions, Segmenter, Token } from '../model/options';
import type { BlockRule, DocumentRule, Finding, Located, Rule, RuleInfo, WordRule } from '../model/Rule';
import { type BlockView, touches, viewOf } from '../reading/BlockView';
import type { ProtectedRange } from '../reading/protectedRanges';
import { rules } from '../rules';
import { withoutOverlaps } from './arbiter';
import { contextOf, isIgnored } from './ignored';

/** Issues and facts of one block, without its number, so that they hold wherever the block is. */
export interface BlockReading {
  view: BlockView;
  issues: readonly Issue[];
  /** Facts of the block for the rules that compare blocks; most blocks have none. */
  facts: readonly { rule: DocumentRule; fact: unknown }[];
}

interface Lookup {
  rule: WordRule;
  word: string;
}

/**
 * Reader of blocks by the rules that apply under some options; the words of all of them and of the dictionary are sought at once.
 */
export class Checker {
  readonly #options: ProofreadOptions;
  readonly #blockRules: BlockRule[] = [];
  readonly #documentRules: DocumentRule[] = [];
  readonly #words: WordFinder<Lookup | null>;
  /** Classes with a rule that needs words, when there is no segmenter. */
  readonly notRun: readonly RuleInfo[];

  constructor(options: ProofreadOptions) {
    this.#options = { ...options, segment: options.segment && remembering(options.segment) };
    const wanted = rules.filter((rule) => isWanted(rule, options));
    this.notRun = wanted.filter((rule) => !canRun(rule, options));
    const lookups: [string, Lookup | null][] = (options.dictionary ?? []).map((word) => [word, null]);
    for (const rule of wanted) {
      if (this.notRun.includes(rule)) continue;
      if ('find' in rule) this.#blockRules.push(rule);
      else if ('collect' in rule) this.#documentRules.push(rule);
      else for (const word of rule.words(options)) lookups.push([word, { rule, word }]);
    }
    this.#words = new WordFinder(lookups);
  }

  readBlock(block: Block): BlockReading {
    const dictionary: ProtectedRange[] = [];
    const found: { lookup: Lookup; from: number }[] = [];
    const bare = viewOf(block);
    this.#words.find(bare.plain, (lookup, from, to) => {
      if (lookup === null) dictionary.push({ kind: 'dictionary', from, to });
      else found.push({ lookup, from });
    });
    const view: BlockView = { ...bare, protectedRanges: [...bare.protectedRanges, ...dictionary] };
    const issues: Issue[] = [];
    const add = (rule: RuleInfo, finding: Finding) => {
      if (!rule.readsProtected && touches(finding, view.protectedRanges)) return;
      if (touches(finding, dictionary)) return;
      issues.push(issueOf(rule, finding, view.text, 0));
    };
    for (const { lookup, from } of found) {
      const finding = lookup.rule.judge(lookup.word, from, view, this.#options);
      if (finding) add(lookup.rule, finding);
    }
    for (const rule of this.#blockRules) for (const finding of rule.find(view, this.#options)) add(rule, finding);
    return {
      view,
      issues: withoutOverlaps(this.#withoutIgnored(issues, view.text)),
      facts: this.#documentRules.flatMap((rule) => [...rule.collect(view)].map((fact) => ({ rule, fact }))),
    };
  }

  /** Issues from comparing the blocks of a document. */
  compareBlocks(blocks: readonly Block[], readings: readonly BlockReading[]): Issue[] {
    const factsOf = new Map(this.#documentRules.map((rule): [DocumentRule, Located<unknown>[]] => [rule, []]));
    for (const [block, { facts }] of readings.entries())
      for (const { rule, fact } of facts) factsOf.get(rule)?.push({ block, fact, cell: blocks[block]?.cell });
    return [...factsOf].flatMap(([rule, facts]) =>
      [...rule.conclude(facts, this.#options)].flatMap((finding) => {
        const view = readings[finding.block]?.view;
        if (!view || (!rule.readsProtected && touches(finding, view.protectedRanges))) return [];
        return this.#withoutIgnored([issueOf(rule, finding, view.text, finding.block)], view.text);
      }),
    );
  }

  #withoutIgnored(issues: readonly Issue[], text: string): readonly Issue[] {
    const { ignored = [] } = this.#options;
    return ignored.length === 0 ? issues : issues.filter((issue) => !isIgnored(issue, contextOf(text, issue), ignored));
  }
}

/** Rules ask for the same sentence one after the other. */
function remembering(segment: Segmenter): Segmenter {
  let last: { sentence: string; tokens: readonly Token[] } | undefined;
  return (sentence) => {
    if (last?.sentence !== sentence) last = { sentence, tokens: segment(sentence) };
    return last.tokens;
  };
}

const canRun = ({ needsWords, class: name }: RuleInfo, { segment, fixedWords }: ProofreadOptions): boolean =>
  !needsWords || (segment !== undefined && (name !== 'word.fixed' || fixedWords !== undefined));

const isWanted = (rule: Rule, { genre, without = [] }: ProofreadOptions): boolean =>
  (rule.genres?.includes(genre) ?? true) && !without.includes(rule.class);

function issueOf(rule: RuleInfo, finding: Finding, text: string, block: number): Issue {
  const { from, to, suggestions = [], reason, exemption } = finding;
  return {
    ruleId: rule.id,
    class: rule.class,
    severity: finding.severity ?? rule.severity,
    fix: finding.fix ?? (suggestions.length === 0 ? 'none' : rule.fix),
    block,
    from,
    to,
    original: text.slice(from, to),
    suggestions,
    reason,
    clause: finding.clause ?? rule.clause,
    ...(exemption === undefined ? {} : { exemption }),
    source: 'rule',
    precision: precisionOf(rule.class),
  };
}
