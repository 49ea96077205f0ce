import { accountFeature } from '@hengce/account';
import { chatFeature } from '@hengce/chat';
import { type FeatureHost, hrefOf } from '@hengce/feature-kit';
import { policyFeature } from '@hengce/policy';
import { pptFeature } from '@hengce/ppt';

/** Start page of AI-PPT with what a deck is to be made of, by its id. */
export const makeDeckHref = (of: Record<string, string> = {}): string =>
  hrefOf(pptFeature, undefined, 'decks', undefined, new URLSearchParams(of).toString());

/** Links from one feature to another, by role (docs/mounting.md lists the roles). */
export const links: FeatureHost['links'] = {
  'policy.detail': ({ policyId = '', clauseId } = {}) =>
    hrefOf(policyFeature, undefined, 'detail', { policyId }) + (clauseId ? `#${encodeURIComponent(clauseId)}` : ''),
  'policy.askAssistant': ({ policyId = '', clauseId } = {}) =>
    hrefOf(
      chatFeature,
      undefined,
      'policyAssistant',
      undefined,
      new URLSearchParams({ policy: policyId, ...(clauseId ? { clause: clauseId } : {}) }).toString(),
    ),
  'policy.makeDeck': makeDeckHref,
  'policy.matchProceed': () => hrefOf(policyFeature, undefined, 'matchProceed'),
  'policy.search': ({ query } = {}) => hrefOf(policyFeature, undefined, 'search', undefined, query),
  'portal.home': () => '/',
  'portal.writing': ({ projectId = '' } = {}) =>
    `/materialwriting${projectId && `?${new URLSearchParams({ projectId })}`}`,
  'account.enterpriseInformation': ({ add } = {}) =>
    hrefOf(accountFeature, undefined, 'enterpriseInformation', undefined, add && 'add=1'),
  'account.purchaseEquity': () => hrefOf(accountFeature, undefined, 'purchaseEquity'),
  'account.myReport': () => hrefOf(accountFeature, undefined, 'myReport'),
};
