import type { MainComponents } from '@hengce/api/contract';
import { dayInShanghai, parseDay } from '@hengce/text';
import { fieldRejection, Rejection } from '../../platform/contract';
import type { Clock } from '../../platform/ports';
import { nationCode } from '../../platform/vocabulary';
import type { Nearness } from '../nearness';
import { noticesOf } from '../notices';
import type { PolicyRecord, PolicyRepository } from '../records';
import { createDerivation, requirementsOf } from '../records';
import type { IndexState } from '../search';
import { createSuggester, type FacetKey, facetKeys, parseQuery, readAhead, retrieve, searchIndex } from '../search';
import { comparePolicies } from './compare/comparePolicies';
import { policyDetail } from './detail';
import type { Library } from './Library';
import { policyText } from './text';

type S = MainComponents['schemas'];

export interface PolicyService extends Library {
  suggest(q: string, near?: string): S['SuggestionList'];
  /** The five newest policies and the five that close soonest, that reach a region (GB/T 2260), by default the nation; totals of all. */
  overview(near?: string): S['PolicyOverview'];
  /** Compares two policies. @throws Rejection 400 for the same one twice, 404, 413 when they are too long */
  compare(leftId: string, rightId: string): Promise<S['PolicyComparison']>;
}

interface Parts {
  repository: PolicyRepository;
  clock: Clock;
  /** What is searched; null until the index is ready. */
  index: () => IndexState | null;
  indexedUpTo: () => number | null;
  /** null without a service of vectors. */
  nearness?: Pick<Nearness, 'near'> | null;
}

const listLength = 5;

export function createPolicyService({ repository, clock, index, indexedUpTo, nearness = null }: Parts): PolicyService {
  const suggesterOf = createSuggester();
  const today = () => dayInShanghai(clock.now());
  const state = (): IndexState => {
    const current = index();
    if (current === null) throw new Rejection(503, policyText.indexing, 503, { retryAfterSeconds: 3 });
    return current;
  };
  const list = (filters: Partial<Record<FacetKey, readonly string[]>>, sort: S['SortOrder'], near?: string) =>
    searchIndex(state(), { q: '', filters, sort, near, pageNum: 1, pageSize: listLength, facets: false }, today());

  const derive: Library['derive'] = (kind, work) =>
    createDerivation({
      revisions: repository.revisions,
      changedFamilies: repository.changedFamilies,
      today,
      read: (after) => repository.rows(kind, after),
      work,
    });

  const find = async (id: string): Promise<PolicyRecord> => {
    const record = await repository.find(id);
    if (record === null) throw new Rejection(404, policyText.notFound, 404);
    return record;
  };
  const get = async (id: string): Promise<S['Policy']> => {
    const record = await find(id);
    const [calls, relationsFrom, relationsTo] = await Promise.all([
      repository.calls(record.familyId),
      repository.relationsFrom(id),
      repository.relationsTo(id),
    ]);
    return policyDetail({ record, calls, relationsFrom, relationsTo, today: today() });
  };

  return {
    search({ q = '', dateFrom, dateTo, amountFrom, amountTo, sort, near, pageNum = 1, pageSize = 20, ...input }, only) {
      const chosen = Object.fromEntries(facetKeys.map((key) => [key, input[key] ?? []]));
      const filters = { ...chosen, dateFrom: parseDay(dateFrom), dateTo: parseDay(dateTo), amountFrom, amountTo };
      return searchIndex(state(), { q, filters, sort, near, pageNum, pageSize, only }, today());
    },
    async retrieve(query, signal = new AbortController().signal) {
      // An article that is named is found by its number.
      const isNamed = parseQuery(query.q).clause !== null;
      const near = nearness === null || isNamed ? [] : await nearness.near(query, signal);
      return retrieve(state(), { ...query, near }, today());
    },
    async readAhead() {
      if ((index()?.catalog.count ?? 0) > 0) await readAhead();
    },
    suggest: (q, near) => ({ suggestions: suggesterOf(state(), today()).suggest(q, near) }),
    overview(near = nationCode) {
      const newest = list({ status: ['in_force', 'not_yet_effective', 'unverified'] }, 'newest', near);
      const closingSoon = list({ status: ['in_force', 'unverified'], window: ['open'] }, 'deadline', near);
      return {
        newest: newest.rows,
        closingSoon: closingSoon.rows,
        reach: newest.reach,
        total: list({}, 'newest').total,
        totalSample: list({ source: ['sample'] }, 'newest').total,
      };
    },
    get,
    async compare(leftId, rightId) {
      if (leftId === rightId) throw fieldRejection('right', policyText.sameToCompare);
      const [left, right] = await Promise.all([get(leftId), get(rightId)]);
      const compared = comparePolicies(left, right);
      if (compared === null) throw new Rejection(413, policyText.tooLongToCompare, 413);
      return compared;
    },
    indexedUpTo,
    addedBetween: repository.addedBetween,
    changedBetween: repository.changedBetween,
    find,
    heads: repository.heads,
    requirements: derive('requirements', requirementsOf),
    notices: derive('notices', noticesOf),
    derive,
  };
}
