import { describe, expect, it } from 'vitest';
import { sampleAnswerMessage } from '../../testing/chatFixtures';
import { text } from '../../text';
import { toCitationSource } from './toCitationSource';

describe('toCitationSource', () => {
  const [original, , document] = sampleAnswerMessage.citations as [
    (typeof sampleAnswerMessage.citations)[number],
    unknown,
    (typeof sampleAnswerMessage.citations)[number],
  ];

  it('各有名字，只有原文用宋体；已核对只说原文与没有改过的文件', () => {
    const all = [
      original,
      { ...original, digest: 'ours' as const, confidence: 'low' as const, verifiedAt: null },
      { ...original, digest: 'ours' as const, confidence: 'medium' as const, verifiedAt: '2026-11-20' },
      { ...original, digest: 'thirdParty' as const },
      document,
      { ...document, isEdited: true },
      { ...document, source: 'facts' as const, from: '企业资料' },
      { ...original, source: 'rules' as const, place: '规则计算' },
    ];
    const shown = all.map((each) => toCitationSource(each, text));
    expect(shown.map(({ kind, voice, agreement }) => [kind, voice, agreement])).toEqual([
      ['政策原文', 'document', undefined],
      ['政策要点，平台整理', 'product', '与要点一致：平台整理，尚未对照原文，把握较低'],
      ['政策要点，平台整理', 'product', '与要点一致：平台整理，2026年11月20日据转述核对，尚未对照原文，可信程度中'],
      ['政策要点，第三方整理', 'product', '与第三方文本一致，非官方原文'],
      ['企业文件', 'product', undefined],
      ['企业文件，片段已修改', 'product', '片段已修改，非文件原文'],
      ['企业资料', 'product', '与企业资料一致'],
      ['规则计算', 'product', '由规则计算得出'],
    ]);
    // What the kind says is not said twice; a 文号 is not where a reckoning stands.
    expect(shown[6]).not.toHaveProperty('from');
    expect(shown[7]).not.toHaveProperty('place');
    expect(shown[7]?.from).toBe('按云科规〔2026〕5号');
  });

  it('核不上的照旧说核不上', () => {
    const source = toCitationSource({ ...original, digest: 'ours', check: 'missing', quote: '' }, text);
    expect([source.check, source.agreement]).toEqual(['missing', undefined]);
  });
});
