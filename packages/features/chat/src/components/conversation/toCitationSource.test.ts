import { describe, expect, it } from 'vitest';
import { sampleCitations } from '../../testing/runFixtures';
import { text } from '../../text';
import { toCitationSource } from './toCitationSource';

describe('toCitationSource', () => {
  const [original, , document] = sampleCitations as [
    (typeof sampleCitations)[number],
    unknown,
    (typeof sampleCitations)[number],
  ];

  it('原文、要点与企业文件各有名字，只有原文用宋体', () => {
    const all = [
      original,
      { ...original, digest: 'ours' as const },
      { ...original, digest: 'thirdParty' as const },
      document,
    ];
    expect(all.map((each) => toCitationSource(each, text)).map(({ kind, voice }) => [kind, voice])).toEqual([
      ['政策原文', 'document'],
      ['政策要点，平台整理', 'product'],
      ['政策要点，第三方整理', 'product'],
      ['企业文件', 'product'],
    ]);
  });
});
