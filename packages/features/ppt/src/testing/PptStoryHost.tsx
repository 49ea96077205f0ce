'use client';
import type { MemoryHostProps } from '@hengce/feature-kit/testing';
import { FeatureStoryHost } from '@hengce/feature-parts/testing';
import { pptFeature } from '../feature';

/** Host in memory with the pages of this feature. */
export const PptStoryHost = (host: Partial<MemoryHostProps>) => <FeatureStoryHost {...host} feature={pptFeature} />;
