'use client';
import { FeatureStoryHost, type FeatureStoryHostProps } from '@hengce/feature-parts/testing';
import { policyFeature } from '../feature';

/** The pages of a feature in a story; of policies unless it is said. */
export const PolicyStoryHost = ({ feature = policyFeature, ...host }: Partial<FeatureStoryHostProps>) => (
  <FeatureStoryHost {...host} feature={feature} />
);
