import { accountFeature } from '@hengce/account';
import { chatFeature } from '@hengce/chat';
import { type Artifact, type FeatureHost, hrefOf } from '@hengce/feature-kit';
import { iptoolsFeature, policyFeature } from '@hengce/policy';
import { pptFeature } from '@hengce/ppt';

/** Start page of AI-PPT with what a deck is to be made of, by its id. */
export const makeDeckHref = (of: Record<string, string> = {}): string =>
  hrefOf(pptFeature, undefined, 'decks', undefined, new URLSearchParams(of).toString());

/** By what id AI-PPT is told what an artifact is. */
const deckStarts = { answer: 'messageId', form: 'declarationId', minutes: 'meetingId' } as const satisfies Record<
  Artifact['kind'],
  string
>;

/** Start page of AI-PPT with an artifact that a deck is to be made of. */
export const deckOfHref = ({ kind, id }: Artifact): string => makeDeckHref({ [deckStarts[kind]]: id });

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
  'policy.evaluation': () => hrefOf(iptoolsFeature, undefined, 'companyEvaluating'),
  'policy.search': ({ query } = {}) => hrefOf(policyFeature, undefined, 'search', undefined, query),
  'portal.home': () => '/',
  'portal.writing': ({ projectId = '' } = {}) =>
    `/materialwriting${projectId && `?${new URLSearchParams({ projectId })}`}`,
  'account.enterpriseInformation': ({ add } = {}) =>
    hrefOf(accountFeature, undefined, 'enterpriseInformation', undefined, add && 'add=1'),
  'account.purchaseEquity': () => hrefOf(accountFeature, undefined, 'purchaseEquity'),
  'account.myReport': () => hrefOf(accountFeature, undefined, 'myReport'),
};
