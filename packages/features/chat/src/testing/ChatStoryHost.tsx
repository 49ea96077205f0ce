'use client';
import type { MemoryHostProps } from '@hengce/feature-kit/testing';
import { FeatureStoryHost } from '@hengce/feature-parts/testing';
import { chatFeature } from '../feature';

const links = {
  'policy.detail': ({ policyId = '', clauseId = '' }: Record<string, string> = {}) =>
    `/Policy/PolicyDetail/${policyId}${clauseId ? `#${clauseId}` : ''}`,
};

/** Host in memory with the pages of this feature, and links to those of policies. */
export const ChatStoryHost = ({ host, ...rest }: Partial<MemoryHostProps>) => (
  <FeatureStoryHost {...rest} feature={chatFeature} host={{ links, ...host }} />
);
