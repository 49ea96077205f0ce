import type { RuleCases } from '../../testing/cases';

export const listCases: RuleCases = {
  'sensitive.word': {
    options: { sensitive: [{ text: '内部代号', suggestion: '项目', note: '对外不用' }, { text: '甲计划' }] },
    good: ['项目代号', '甲方计划', '内部', '代号内部', '乙计划'],
    bad: [
      '使用⟦内部代号→项目⟧',
      '⟦甲计划⟧启动',
      '《⟦内部代号→项目⟧说明》',
      '推进⟦甲计划⟧与⟦甲计划⟧',
      '⟦内部代号→项目⟧A',
    ],
  },
  'leader.post': {
    options: {
      people: [
        { name: '李某某', posts: ['某市科技局局长'] },
        { name: '王某某', posts: ['副主任'] },
      ],
    },
    good: ['局长李某某', '某市科技局局长李某某', '李某某局长出席', '副主任王某某', '李某某同志', '主任张某某'],
    bad: [
      '⟦副局长→某市科技局局长⟧李某某',
      '李某某⟦主任→某市科技局局长⟧讲话',
      '⟦主任→副主任⟧王某某',
      '王某某同志⟦局长→副主任⟧',
      '⟦处长→某市科技局局长⟧李某某、副主任王某某',
    ],
  },
};
