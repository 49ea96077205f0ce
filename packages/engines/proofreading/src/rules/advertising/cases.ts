import type { RuleCases } from '../../testing/cases';

export const advertisingCases: RuleCases = {
  'ad.absolute.word': {
    good: [
      '每件商品有唯一编码。',
      '最大功率2000W。',
      '最好在阴凉处保存。',
      '附赠万能表一只。',
      '我们不是最好的。',
      '品质优良，口感细腻。',
    ],
    bad: [
      '本品是⟦最佳⟧选择。',
      '⟦国家级⟧配方',
      '⟦销量第一⟧的饮料',
      '⟦顶级⟧工艺打造',
      '效果⟦独一无二⟧，⟦100%有效⟧！',
      '公司是⟦国家级⟧专精特新“小巨人”企业。',
    ],
  },
};
