import type { MainComponents } from '@hengce/api/contract';
import { type Day, dayInShanghai, parseDay } from '@hengce/text';
import { fieldRejection, Rejection } from '../../platform/contract/Rejection';
import type { Clock } from '../../platform/ports/clock';
import { type Matchable, matchablesOf } from '../match/matchable';
import { type Notice, noticesOf } from '../notice/notices';
import { type Regional, regionalOf } from '../region/regional';
import { comparePolicies } from './compare/comparePolicies';
import { policyDetail } from './detail';
import { createDigest, type FamilyRow } from './digest';
import type { PolicyRecord } from './PolicyRecord';
import type { PolicyRepository } from './repository';
import { type Requirement, requirementsOf } from './requirements';
import { type FacetKey, facetKeys } from './search/Catalog';
import { type ClauseHits, type ClauseQuery, findClauses } from './search/findClauses';
import type { IndexState } from './search/IndexState';
import { createSuggester } from './search/SuggestList';
import { searchIndex } from './search/searchIndex';
import { policyText } from './text';

type S = MainComponents['schemas'];

/** The parameters of searchPolicies. */
export interface SearchInput extends Partial<Record<FacetKey, readonly string[]>> {
  q?: string;
  dateFrom?: string;
  dateTo?: string;
  sort?: S['SortOrder'];
  pageNum?: number;
  pageSize?: number;
}

export interface PolicyService {
  /** Among all policies, or only those with the given ids. */
  search(input: SearchInput, only?: ReadonlySet<string>): S['PolicySearchResult'];
  /** The clauses that answer a question. @throws Rejection 503 */
  clauses(query: ClauseQuery): ClauseHits;
  suggest(q: string): S['SuggestionList'];
  overview(): S['PolicyOverview'];
  /** @throws Rejection 404 */
  get(id: string): Promise<S['Policy']>;
  /** @throws Rejection 400, 404, 413 */
  compare(leftId: string, rightId: string): Promise<S['PolicyComparison']>;
  /** The revision of the library that searches know; null until there is an index. */
  indexedUpTo(): number | null;
  /** Ids that came into the library after the first revision and up to the second. */
  addedBetween(after: number, upTo: number): Promise<string[]>;
  /** What was there and changed between the two, with a hash of what it says. */
  changedBetween(after: number, upTo: number): Promise<{ id: string; version: string }[]>;
  /** What the policies that hold today ask of a firm; kept until the library changes. */
  requirements(): Promise<readonly Requirement[]>;
  /** What can be applied for today; kept until the library changes. */
  matchables(): Promise<readonly Matchable[]>;
  /** What could be applied for if this version held today. */
  supposed(policyId: string): Promise<readonly Matchable[]>;
  /** What regions are compared by; kept until the library changes. */
  regional(): Promise<readonly Regional[]>;
  /** Calls for applications with their extensions, as they stand today; kept until the library changes. */
  notices(): Promise<readonly Notice[]>;
}

interface Parts {
  repository: PolicyRepository;
  clock: Clock;
  /** What is searched; null until the index is ready. */
  index: () => IndexState | null;
  indexedUpTo: () => number | null;
}

const listLength = 5;

export function createPolicyService({ repository, clock, index, indexedUpTo }: Parts): PolicyService {
  const suggesterOf = createSuggester();
  const today = () => dayInShanghai(clock.now());
  const state = (): IndexState => {
    const current = index();
    if (current === null) throw new Rejection(503, policyText.indexing, 503, { retryAfterSeconds: 3 });
    return current;
  };
  const list = (filters: Partial<Record<FacetKey, readonly string[]>>, sort: S['SortOrder']) =>
    searchIndex(state(), { q: '', filters, sort, pageNum: 1, pageSize: listLength, facets: false }, today());

  const ofToday = <Row extends FamilyRow, Found>(
    read: (after: number) => Promise<Row[]>,
    work: (rows: readonly Row[], day: Day) => Found,
  ) => createDigest({ standing: repository.standing, changedFamilies: repository.changedFamilies, today, read, work });

  const find = async (id: string): Promise<PolicyRecord> => {
    const record = await repository.find(id);
    if (record === null) throw new Rejection(404, policyText.notFound, 404);
    return record;
  };
  const get = async (id: string): Promise<S['Policy']> => {
    const record = await find(id);
    const [versions, relationsFrom, relationsTo, extensions] = await Promise.all([
      repository.versions(record.familyId),
      repository.relationsFrom(id),
      repository.relationsTo(id),
      repository.extensions(record.familyId),
    ]);
    return policyDetail({ record, versions, relationsFrom, relationsTo, extensions, today: today() });
  };

  return {
    search({ q = '', dateFrom, dateTo, sort, pageNum = 1, pageSize = 20, ...input }, only) {
      const chosen = Object.fromEntries(facetKeys.map((key) => [key, input[key] ?? []]));
      const filters = { ...chosen, dateFrom: parseDay(dateFrom), dateTo: parseDay(dateTo) };
      return searchIndex(state(), { q, filters, sort, pageNum, pageSize, only }, today());
    },
    clauses: (query) => findClauses(state(), query, today()),
    suggest: (q) => ({ suggestions: suggesterOf(state(), today()).suggest(q) }),
    overview() {
      const newest = list({ status: ['in_force', 'not_yet_effective', 'unverified'] }, 'newest');
      const closingSoon = list({ status: ['in_force', 'unverified'], window: ['open'] }, 'deadline');
      return {
        newest: newest.rows,
        closingSoon: closingSoon.rows,
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
    requirements: ofToday(repository.requirementRows, requirementsOf),
    matchables: ofToday(repository.matchRows, matchablesOf),
    supposed: async (id) => supposedMatchables(await find(id), today()),
    regional: ofToday(repository.regionalRows, regionalOf),
    notices: ofToday(repository.noticeRows, noticesOf),
  };
}

/** What a version gives, as if it held on a day. */
export function supposedMatchables(record: PolicyRecord, day: Day): Matchable[] {
  const held = { status: 'in_force', effectiveFrom: null, effectiveTo: null } as const;
  return matchablesOf([{ ...record, ...held, relations: [], provenance: record.source.provenance }], day);
}
