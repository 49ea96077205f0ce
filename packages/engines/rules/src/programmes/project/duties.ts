import type { Quote } from '../../conditions/rule';
import { from } from '../build';

/** Legal duties before an investment project starts, in their usual order. */
export const lawOfProjects: readonly {
  kind: 'filing' | 'environment' | 'energy';
  text: string;
  detail: string;
  quote: Quote;
}[] = [
  {
    kind: 'filing',
    text: '在开工之前办理项目备案',
    detail: '目录内的项目办理核准',
    quote: from('n-project-filing-673')('art-13', '企业应当在开工建设前通过在线平台'),
  },
  {
    kind: 'environment',
    text: '在开工之前办理环境影响评价',
    detail: '报告书、报告表须经审批，登记表须备案，按项目分类确定',
    quote: from('n-project-environment-2018')(
      'art-25',
      '未依法经审批部门审查或者审查后未予批准的，建设单位不得开工建设',
    ),
  },
  {
    kind: 'energy',
    text: '在开工之前确认节能审查',
    detail: '不符合强制性节能标准的项目不得开工，是否单独审查按用能规模确定',
    quote: from('n-project-energy-2018')('art-15', '不符合强制性节能标准的项目，建设单位不得开工建设'),
  },
];
