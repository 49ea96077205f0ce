import { accountFeature } from '@hengce/account';
import { chatFeature } from '@hengce/chat';
import type { Feature } from '@hengce/feature-kit';
import { meetingFeature } from '@hengce/feature-meeting';
import { proofreadingFeature } from '@hengce/feature-proofreading';
import { acquisitionFeature, iptoolsFeature, nationwideFeature, policyFeature } from '@hengce/policy';
import { pptFeature } from '@hengce/ppt';
import { portalFeature } from './home/portalFeature';
import { notesFeature } from './sso/notesFeature';

/** All features of this portal. A new one is a line here and an entry in layout/navigation/navigation.ts. */
export const features: readonly Feature[] = [
  portalFeature,
  policyFeature,
  nationwideFeature,
  iptoolsFeature,
  acquisitionFeature,
  chatFeature,
  pptFeature,
  meetingFeature,
  proofreadingFeature,
  notesFeature,
  accountFeature,
];
