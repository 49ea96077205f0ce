import type { Rule } from '../../model/Rule';
import { patternRule } from '../patternRule';

export const titleRules: readonly Rule[] = [
  patternRule(
    {
      id: 'punct.title.not-a-work',
      class: 'punct.title',
      title: '书名号只用于作品与文件',
      clause: 'GB/T 15834-2011附录A（书名号）',
      severity: 'suggestion',
      fix: 'choose',
      readsProtected: true,
    },
    /《([^《》]{1,30}(?:毕业证|身份证|工作证|学位证|驾驶证|专项行动|培训班|训练营|博览会|交易会|研讨会|座谈会|锦标赛|邀请赛|创业大赛|创新大赛|一等奖|二等奖|三等奖|特等奖|科技进步奖|自然科学奖|公司|商标))》/g,
    ([, name = '']) => ({
      suggestions: [name, `“${name}”`],
      reason: '证照、奖项、会议、活动、机构等不是作品，不用书名号',
    }),
  ),
];
