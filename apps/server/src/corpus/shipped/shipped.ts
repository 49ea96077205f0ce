import type { EmbeddedCorpus } from '../../library/policies';
import type { EmbeddedLists } from '../../library/publicity';
import { nationalProgrammes, provincialNotices } from '../programmes';
import { generatePublicity, generateSamples } from '../sample';

/** The policies of the product: national programmes always, the 示例 ones when they are wanted. */
export const shippedPolicies =
  (sampleData: boolean): EmbeddedCorpus =>
  (today) => [
    { origin: 'embedded:national', records: [...nationalProgrammes(), ...provincialNotices] },
    { origin: 'embedded:sample', records: sampleData ? generateSamples({ today }) : [] },
  ];

/** The 示例 lists of firms, when they are wanted. */
export const shippedLists = (sampleData: boolean): EmbeddedLists =>
  sampleData ? generatePublicity() : { lists: [], entries: [] };
