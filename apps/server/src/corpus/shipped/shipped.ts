import type { EmbeddedCorpus } from '../../library/policies';
import type { EmbeddedLists } from '../../library/publicity';
import { nationalProgrammes, provincialNotices } from '../programmes';
import { generatePublicity, generateSamples } from '../sample';

/** Policies of the product: always the national programmes, with sample data the 示例 ones too. */
export const shippedPolicies =
  (sampleData: boolean): EmbeddedCorpus =>
  (today) => [
    { origin: 'embedded:national', records: [...nationalProgrammes(), ...provincialNotices] },
    { origin: 'embedded:sample', records: sampleData ? generateSamples({ today }) : [] },
  ];

/** Publicity lists of the product: 示例 ones with sample data, else none. */
export const shippedLists = (sampleData: boolean): EmbeddedLists =>
  sampleData ? generatePublicity() : { lists: [], entries: [] };
