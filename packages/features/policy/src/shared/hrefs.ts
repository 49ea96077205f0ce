'use client';
import type { MatchVariant } from '@hengce/api';
import { hrefOf, useFeatureHost } from '@hengce/feature-kit';
import { useMemo } from 'react';
import { basketParams } from './model/basket';
import { comparedParams } from './model/compared';
import { acquisitionBasePath, acquisitionRoutes, policyBasePath, policyRoutes } from './routes';

const place = { basePath: policyBasePath, routes: policyRoutes };

export interface PolicyHrefs {
  /** 政策总览. */
  index(): string;
  /** 政策检索; `query` is a query string without its question mark. */
  search(query?: string): string;
  /** A policy, at a clause of it; `terms` are words to mark in its text. */
  detail(policyId: string, at?: { clauseId?: string; terms?: readonly string[] }): string;
  /** 政策对比 of two to four documents; what is missing of two is chosen there. */
  compare(...policyIds: readonly string[]): string;
  /** Pages of 区域对比; `query` is a query string without its question mark. */
  regions(query?: string): string;
  regionBoard(query?: string): string;
  regionRank(query?: string): string;
  regionPatents(query?: string): string;
  regionIndustry(query?: string): string;
  regionPeers(query?: string): string;
  regionPolicies(query?: string): string;
  /** 政策清单 behind a number of 区域对比. */
  regionList(query?: string): string;
  match(variant?: MatchVariant): string;
  /** Questions of matching, at one of them. */
  matchProceed(questionId?: string, variant?: MatchVariant): string;
  matchReport(reportId: string, at?: Readonly<Record<string, string>>, variant?: MatchVariant): string;
  /** 资金时间线. */
  timeline(): string;
  /** 奖补测算, with items (`policyId.itemId`) in its basket, and amounts in 分 that the user calculated for some of them. */
  rewards(items?: readonly string[], own?: Readonly<Record<string, number>>): string;
  /** List of application notices (申报通知). */
  notices(): string;
  /** A notice; the id of an extension leads to the notice that it extends. */
  notice(noticeId: string): string;
  /** Publicity lists (公示名单). */
  publicityLists(): string;
  publicity(publicityId: string): string;
  /** 申报事项; `query` is a query string without its question mark. */
  applies(query?: string): string;
  /** 办事指南 of one item of a policy. */
  apply(policyId: string, itemId: string): string;
  projectEvaluation(declarationId: string): string;
  /** Form of a declaration; `declaration` is its tracking. */
  application(declarationId: string): string;
  declaration(declarationId: string): string;
  declarations(): string;
  /** Shared report, readable by everybody with the address. */
  matchShared(shareId: string): string;
}

/** Pages of each way of matching. */
const pagesOf = {
  general: { start: 'match', proceed: 'matchProceed', report: 'matchReport' },
  project: { start: 'projectMatch', proceed: 'projectProceed', report: 'projectReport' },
  finance: { start: 'financeMatch', proceed: 'financeProceed', report: 'financeReport' },
} as const satisfies Record<MatchVariant, object>;

const queryOf = (at: Readonly<Record<string, string>>) => new URLSearchParams(at).toString() || undefined;

/** Addresses of this feature's pages below the base path that the host chose. */
export function usePolicyHrefs(): PolicyHrefs {
  const basePath = useFeatureHost().basePaths?.policy;
  return useMemo(
    () => ({
      index: () => hrefOf(place, basePath, 'index'),
      search: (query) => hrefOf(place, basePath, 'search', undefined, query),
      detail(policyId, { clauseId, terms = [] } = {}) {
        const query = terms.length > 0 ? new URLSearchParams({ q: terms.join(' ') }).toString() : undefined;
        const page = hrefOf(place, basePath, 'detail', { policyId }, query);
        return clauseId ? `${page}#${encodeURIComponent(clauseId)}` : page;
      },
      compare: (left = '', right = '', ...more) =>
        hrefOf(place, basePath, 'singleCompare', undefined, queryOf(comparedParams({ left, right, more }))),
      regions: (query) => hrefOf(place, basePath, 'hotCompare', undefined, query || undefined),
      regionBoard: (query) => hrefOf(place, basePath, 'rankLayout', undefined, query || undefined),
      regionRank: (query) => hrefOf(place, basePath, 'subsidyRank', undefined, query || undefined),
      regionPatents: (query) => hrefOf(place, basePath, 'patentCompare', undefined, query || undefined),
      regionIndustry: (query) => hrefOf(place, basePath, 'cyCompare', undefined, query || undefined),
      regionPeers: (query) => hrefOf(place, basePath, 'peerRank', undefined, query || undefined),
      regionPolicies: (query) => hrefOf(place, basePath, 'policyRank', undefined, query || undefined),
      regionList: (query) => hrefOf(place, basePath, 'policyList', undefined, query || undefined),
      match: (variant = 'general') => hrefOf(place, basePath, pagesOf[variant].start),
      matchProceed: (questionId, variant = 'general') =>
        hrefOf(place, basePath, pagesOf[variant].proceed, undefined, questionId && queryOf({ q: questionId })),
      matchReport: (reportId, at = {}, variant = 'general') =>
        hrefOf(place, basePath, pagesOf[variant].report, { reportId }, queryOf(at)),
      timeline: () => hrefOf(place, basePath, 'timeline'),
      rewards: (items = [], own = {}) =>
        hrefOf(place, basePath, 'rewards', undefined, basketParams(items, own).toString()),
      notices: () => hrefOf(place, basePath, 'notices'),
      notice: (noticeId) => hrefOf(place, basePath, 'noticeDetail', { noticeId }),
      publicityLists: () => hrefOf(place, basePath, 'publicity'),
      publicity: (publicityId) => hrefOf(place, basePath, 'publicityList', { publicityId }),
      applies: (query) => hrefOf(place, basePath, 'applies', undefined, query || undefined),
      apply: (policyId, itemId) => hrefOf(place, basePath, 'apply', { policyId, itemId }),
      projectEvaluation: (declarationId) => hrefOf(place, basePath, 'projectEvaluation', { declarationId }),
      application: (declarationId) => hrefOf(place, basePath, 'application', { declarationId }),
      declaration: (declarationId) => hrefOf(place, basePath, 'declaration', { declarationId }),
      declarations: () => hrefOf(place, basePath, 'declarations'),
      matchShared: (shareId) => hrefOf(place, basePath, 'matchShared', { shareId }),
    }),
    [basePath],
  );
}

const acquisitionPlace = { basePath: acquisitionBasePath, routes: acquisitionRoutes };

export interface AcquisitionHrefs {
  /** Page for finding firms. */
  find(): string;
  /** Result of a run: the firms that meet everything, or where there are none those that may. */
  result(run: { id: string; firmCount: number }): string;
  /** A lead list of the user, or the first. */
  leads(listId?: string): string;
  firm(firmId: string): string;
}

/** Addresses of the pages of AI获客. */
export function useAcquisitionHrefs(): AcquisitionHrefs {
  const basePath = useFeatureHost().basePaths?.acquisition;
  return useMemo(
    () => ({
      find: () => hrefOf(acquisitionPlace, basePath, 'enterpriseCheck'),
      result: ({ id, firmCount }) =>
        hrefOf(
          acquisitionPlace,
          basePath,
          'enterpriseCheck',
          undefined,
          queryOf({ run: id, ...(firmCount === 0 ? { verdict: 'open' } : {}) }),
        ),
      leads: (listId) => hrefOf(acquisitionPlace, basePath, 'leads', undefined, listId && queryOf({ list: listId })),
      firm: (firmId) => hrefOf(acquisitionPlace, basePath, 'firm', { firmId }),
    }),
    [basePath],
  );
}
