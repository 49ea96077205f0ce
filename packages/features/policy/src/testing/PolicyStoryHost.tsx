'use client';
import { FeatureStoryHost, type FeatureStoryHostProps } from '@hengce/feature-parts/testing';
import { policyFeature } from '../feature';

/** Host in memory with the pages of a feature; of policies by default. */
export const PolicyStoryHost = ({ feature = policyFeature, ...host }: Partial<FeatureStoryHostProps>) => (
  <FeatureStoryHost {...host} feature={feature} />
);
