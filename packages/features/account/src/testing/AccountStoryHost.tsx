'use client';
import type { MemoryHostProps } from '@hengce/feature-kit/testing';
import { FeatureStoryHost } from '@hengce/feature-parts/testing';
import { accountFeature } from '../feature';

/** The pages of this feature in a story. */
export const AccountStoryHost = (host: Partial<MemoryHostProps>) => (
  <FeatureStoryHost {...host} feature={accountFeature} />
);
