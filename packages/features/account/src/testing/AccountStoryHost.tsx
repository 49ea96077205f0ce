'use client';
import type { MemoryHostProps } from '@hengce/feature-kit/testing';
import { FeatureStoryHost } from '@hengce/feature-parts/testing';
import { accountFeature } from '../feature';

/** Host in memory with the pages of this feature at an address: links work, nothing leaves the page. */
export const AccountStoryHost = (host: Partial<MemoryHostProps>) => (
  <FeatureStoryHost {...host} feature={accountFeature} />
);
