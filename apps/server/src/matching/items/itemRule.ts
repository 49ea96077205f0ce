import type { Cond, Quote } from '@hengce/rules';
import {
  attestId,
  filedOn,
  isOfOneYear,
  lastingTitleOf,
  ofLaterRound,
  ofRound,
  type PrintedCondition,
  type RuleSet,
  readCondition,
  ruleSets,
  withSharedAttests,
} from '@hengce/rules';
import type { PolicyRecord } from '../../library/records';
import { hashOf } from '../../platform/vocabulary';

type Item = PolicyRecord['items'][number];

/** A condition of an item, in the words of the document and as data for the rule engine. */
export interface ItemCondition {
  id: string;
  text: string;
  /** Its clause; null where the source names none. */
  clauseId: string | null;
  quote: Quote | null;
  cond: Cond;
}

/** Rule of an item: its conditions, and all of them as one condition for the rule engine. */
export interface ItemRule {
  conditions: readonly ItemCondition[];
  cond: Cond & { k: 'all' | 'any'; of: readonly Cond[] };
  /** Our interpretations where the document leaves a choice, in words. */
  readings: readonly string[];
  /** Fingerprint, equal for equal rules; computed on first use. */
  hash(): string;
}

/** Round in which an item can be filed next. */
export interface Round {
  /** Its year; null for now, or unknown. */
  round: number | null;
  /** Its first day (YYYY-MM-DD) where that is known, or expected (`isExpected`) because of the days of the last one. */
  filing: { from: string; isExpected: boolean } | null;
  /** Year in which a firm founded this year has the figures that it asks for; null where it does not wait for them. */
  newFirmsFrom: number | null;
}
const now: Round = { round: null, filing: null, newFirmsFrom: null };

/** Function that gives the text of a clause of the same policy; undefined where there is none. */
export type TextOf = (clauseId: string) => string | undefined;

/**
 * Function that gives the rule of an item: its rule set in force, else its own conditions, on a day (YYYY-MM-DD) or in the round
 * in which it can be filed. Equal conditions become one object, so that they are judged once.
 */
export function createRuleReader(day: string) {
  const shared = new Map<string, Cond>();
  const year = Number(day.slice(0, 4));
  /** Rule set of an item on the day on which it can be filed next: a 复核 of next year is not judged by the standard that ends this year. */
  const setOf = (policyId: string, itemId: string, { round, filing }: Round) => {
    const on = filing?.from ?? (round === null || round <= year ? day : `${round}-01-01`);
    return ruleSets.find(
      (set) =>
        set.policyId === policyId &&
        set.itemId === itemId &&
        set.validFrom <= on &&
        (set.validTo === null || on <= set.validTo),
    );
  };
  /** Condition in the round in which it is filed. */
  const ahead = (cond: Cond, { filing, newFirmsFrom }: Round): Cond => {
    const later = newFirmsFrom === null ? cond : ofLaterRound(cond, newFirmsFrom);
    return filing === null ? later : filedOn(later, filing.from, filing.isExpected);
  };
  const condOf = (printed: PrintedCondition, next: Round): Cond => {
    const { round, filing, newFirmsFrom } = next;
    const { text, operator, threshold, facts, factYears } = printed;
    const asked = JSON.stringify([text, operator, threshold, facts, factYears]);
    const cond = shared.get(asked) ?? sole(withSharedAttests(readCondition(printed) ?? attestOf(text)));
    shared.set(asked, cond);
    const place = `${JSON.stringify([newFirmsFrom, filing])} ${asked}`;
    const then = shared.get(place) ?? ahead(cond, next);
    if (then !== cond) {
      shared.set(place, then);
      return then;
    }
    if (cond.k !== 'attest' || round === null || round <= year || !isOfOneYear(text)) return cond;
    const later = shared.get(`${round} ${asked}`) ?? { ...cond, round };
    shared.set(`${round} ${asked}`, later);
    return later;
  };
  /** One object for conditions that ask the same in other words: 上年度销售收入 and 上年度营业收入. */
  const sole = (cond: Cond): Cond => {
    const known = shared.get(cond.id);
    if (known === undefined) shared.set(cond.id, cond);
    return known ?? cond;
  };

  return (policyId: string, item: Item, textOf: TextOf, next = now): ItemRule => {
    const set = setOf(policyId, item.id, next);
    const inRound = (part: Cond) => ahead(ofRound(part, next.round ?? year), next);
    const asked = set
      ? [...conditionsOfSet(set, inRound), ...firstTimeOf(set)]
      : item.conditions.map((printed): ItemCondition => {
          const { id, text, clauseId } = printed;
          const quote = clauseId === null ? null : quoteOf(policyId, clauseId, text, textOf);
          return { id, text, clauseId, quote, cond: condOf(printed, next) };
        });
    const conditions = [...asked, ...paidOnceOf(policyId, item, textOf)];
    const cond = { k: 'all', id: 'all', title: item.name, of: conditions.map((part) => part.cond) } as const;
    let hash: string | undefined;
    return {
      conditions,
      cond,
      readings: set?.readings ?? [],
      hash() {
        hash ??= hashOf([policyId, item.id, conditions]);
        return hash;
      },
    };
  };
}

const attestOf = (text: string): Cond => ({ k: 'attest', id: attestId(text), title: text });

function conditionsOfSet({ condition }: RuleSet, inRound: (part: Cond) => Cond): ItemCondition[] {
  // A table of which one row applies is one condition.
  const parts = condition.k === 'all' && condition.of.every(({ k }) => k !== 'when') ? condition.of : [condition];
  return parts.map((part) => {
    const quote = part.quote ?? null;
    const cond = inRound(part);
    return { id: part.id, text: cond.title, clauseId: quote?.clauseId ?? null, quote, cond: withSharedAttests(cond) };
  });
}

/** Id of the condition that a firm does not have the title yet. */
export const firstTimeId = 'first-time';

/** Id of the condition that a firm was not paid before what an item pays once. */
export const paidOnceId = 'paid-once';

/** Who has a title that lasts for years is reviewed, and does not apply for it again. */
function firstTimeOf({ id }: RuleSet): ItemCondition[] {
  const key = lastingTitleOf(id);
  if (key === null) return [];
  const title = '还没有这一称号，有的到期走复核';
  return [
    {
      id: firstTimeId,
      text: title,
      clauseId: null,
      quote: null,
      cond: { k: 'is', id: `first-time ${key}`, title, fact: { key }, value: false },
    },
  ];
}

/** What the clause of an item pays once (给予一次性奖励20万元) is not paid again for the same: asked of each item by itself. */
function paidOnceOf(policyId: string, item: Item, textOf: TextOf): ItemCondition[] {
  const paid = /给予一次性[^，。；]+/.exec(textOf(item.id) ?? '')?.[0];
  if (paid === undefined) return [];
  const text = `首次就同一事项领取“${item.name}”`;
  return [
    {
      id: paidOnceId,
      text,
      clauseId: item.id,
      quote: { policyId, clauseId: item.id, text: paid },
      cond: { k: 'attest', id: attestId(`${policyId} ${item.id} ${text}`), title: text },
    },
  ];
}

/** The mark at the end of sample clauses. */
const sampleMark = /[；。]?（示例条款）$/;
const maxQuoteLength = 200;

/** The quote for a condition: its own words where the clause has them, else a short clause as a whole; null where neither can be quoted. */
function quoteOf(policyId: string, clauseId: string, text: string, textOf: TextOf): Quote | null {
  const clause = textOf(clauseId);
  if (clause === undefined) return null;
  if (clause.includes(text)) return { policyId, clauseId, text };
  const whole = clause.replace(sampleMark, '');
  return whole !== '' && whole.length <= maxQuoteLength ? { policyId, clauseId, text: whole } : null;
}
