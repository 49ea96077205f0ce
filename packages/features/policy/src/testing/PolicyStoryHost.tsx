'use client';
import { FeatureStoryHost, type FeatureStoryHostProps } from '@hengce/feature-parts/testing';
import { policyFeature } from '../feature';

/** Host in memory with the pages of a feature, by default that of policies. */
export const PolicyStoryHost = ({ feature = policyFeature, ...host }: Partial<FeatureStoryHostProps>) => (
  <FeatureStoryHost {...host} feature={feature} />
);
