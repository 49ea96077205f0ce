import { type DocumentRule, documentRule, type Finding, type Located, type Rule } from '../../model/Rule';

const info = { class: 'term.consistency', severity: 'review', fix: 'none', clause: '' } as const;

interface Place {
  from: number;
  to: number;
}

interface Term extends Place {
  short: string;
  /** The words right before the bracket, of which the last are the full name. */
  lead: string;
}

const defined = /[（(]以下(?:统称|简称|均称)(?:为|：)?[“"‘《]?([\p{Script=Han}A-Za-z0-9]{2,12})[”"’》]?[）)]/gu;

/** A short name that is given to two names. */
const definedTwice: DocumentRule<Term> = {
  ...info,
  id: 'term.consistency.defined-twice',
  title: '同一个简称定义了两次',
  *collect({ plain }) {
    if (!plain.includes('以下')) return;
    for (const { index, 0: whole, 1: short = '' } of plain.matchAll(defined))
      yield {
        short,
        lead: plain.slice(Math.max(0, index - 12), index).replace(/^.*[，。；、：]/, ''),
        from: index,
        to: index + whole.length,
      };
  },
  *conclude(facts) {
    const first = new Map<string, string>();
    for (const { block, fact } of facts) {
      const before = first.get(fact.short);
      if (before === undefined) first.set(fact.short, fact.lead);
      else if (before !== fact.lead && !before.endsWith(fact.lead) && !fact.lead.endsWith(before))
        yield { block, from: fact.from, to: fact.to, reason: `“${fact.short}”前面已经是“${before}”的简称` };
    }
  },
};

/** Parties of a contract that are named twice, each time somebody else. */
const parties: DocumentRule<Place & { party: string; name: string }> = {
  ...info,
  id: 'term.consistency.party',
  title: '合同当事人前后不一',
  genres: ['contract'],
  severity: 'error',
  *collect({ plain }) {
    const pattern =
      /^\s*([甲乙丙丁]方)(?:[（(][^（）()]{1,12}[）)])?[：:]\s*([\p{Script=Han}（）()A-Za-z]{4,40})\s*$/gu;
    for (const match of plain.matchAll(pattern)) {
      const [whole, party = '', name = ''] = match;
      const from = whole.lastIndexOf(name);
      if (/公司|厂|院|局|中心|社|所|部|会|大学|银行$/.test(name))
        yield { party, name: name.trim(), from, to: from + name.trim().length };
    }
  },
  *conclude(facts) {
    const first = new Map<string, string>();
    for (const { block, fact } of facts) {
      const before = first.get(fact.party);
      if (before === undefined) first.set(fact.party, fact.name);
      else if (before !== fact.name)
        yield {
          block,
          from: fact.from,
          to: fact.to,
          suggestions: [before],
          fix: 'choose',
          reason: `${fact.party}前面写的是“${before}”`,
        };
    }
  },
};

/** A party that the contract speaks of and never names. */
const unknownParty: DocumentRule<Place & { party: string; isDefined: boolean }> = {
  ...info,
  id: 'term.consistency.unknown-party',
  title: '没有写明的当事人',
  genres: ['contract'],
  *collect({ plain }) {
    for (const { index, 0: party } of plain.matchAll(/(?<![一二三四五六七八九十])[甲乙丙丁]方(?!案|面|法|式|向|程)/g)) {
      const after = plain.slice(index + 2, index + 8);
      const before = plain.slice(Math.max(0, index - 8), index);
      const isDefined =
        /^(?:[（(][^（）()]*[）)])?\s*[：:]/.test(after) || /(?:简称|称为|作为|以下)[“"]?$/.test(before);
      yield { party, isDefined, from: index, to: index + 2 };
    }
  },
  *conclude(facts) {
    const known = new Set(facts.filter(({ fact }) => fact.isDefined).map(({ fact }) => fact.party));
    if (known.size < 2) return;
    for (const { block, fact } of facts)
      if (!known.has(fact.party)) {
        known.add(fact.party);
        yield { block, from: fact.from, to: fact.to, reason: `合同没有写明谁是${fact.party}` };
      }
  },
};

/** Latin names that are written in two ways: App and APP. */
const spelling: DocumentRule<Place & { word: string }> = {
  ...info,
  id: 'term.consistency.spelling',
  title: '西文名称大小写前后不一',
  fix: 'choose',
  *collect({ plain }) {
    for (const { index, 0: word } of plain.matchAll(/(?<![\w@./:-])[A-Za-z][A-Za-z]{2,19}(?![\w@:/.-])/g))
      yield { word, from: index, to: index + word.length };
  },
  *conclude(facts) {
    const forms = new Map<string, Map<string, Located<Place & { word: string }>[]>>();
    for (const one of facts) {
      const key = one.fact.word.toLowerCase();
      const byForm = forms.get(key) ?? new Map<string, Located<Place & { word: string }>[]>();
      forms.set(key, byForm);
      byForm.set(one.fact.word, [...(byForm.get(one.fact.word) ?? []), one]);
    }
    for (const byForm of forms.values()) yield* rarer(byForm);
  },
};

/** The forms that stand less often than another; none where there is no majority. */
function* rarer(
  byForm: ReadonlyMap<string, readonly Located<Place & { word: string }>[]>,
): Generator<Finding & { block: number }> {
  const [first, second] = [...byForm].sort((a, b) => b[1].length - a[1].length);
  if (!first || !second || first[1].length < 2 || first[1].length === second[1].length) return;
  // A sentence of English begins with a capital.
  if (/^[a-z]+$/.test(first[0])) return;
  for (const [, places] of [...byForm].filter(([form]) => form !== first[0]))
    for (const { block, fact } of places)
      yield {
        block,
        from: fact.from,
        to: fact.to,
        suggestions: [first[0]],
        reason: `全文有${first[1].length}处写作“${first[0]}”`,
      };
}

export const termRules: readonly Rule[] = [
  documentRule(definedTwice),
  documentRule(parties),
  documentRule(unknownParty),
  documentRule(spelling),
];
