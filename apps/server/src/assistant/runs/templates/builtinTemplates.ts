import type { MainComponents } from '@hengce/api/contract';

type Template = MainComponents['schemas']['ChatTemplate'];

/** Templates (常用任务) of the product. The user fills in the blanks {{…}}. */
export const builtinTemplates: readonly Template[] = [
  {
    id: 'builtin-eligible',
    name: '能不能申报',
    group: '申报',
    text: '我们能申报{{地区}}的{{事项}}吗？请逐条对照申报条件，说明哪些符合、哪些不符合、还缺哪些资料',
  },
  {
    id: 'builtin-materials',
    name: '申报材料清单',
    group: '申报',
    text: '申报{{地区}}的{{事项}}需要准备哪些材料？请写明每项材料的要求与出处',
  },
  { id: 'builtin-deadline', name: '还有多久截止', group: '申报', text: '{{地区}}的{{事项}}{{年份}}年什么时候截止申报' },
  {
    id: 'builtin-amount',
    name: '预计奖补金额',
    group: '奖补',
    text: '按{{地区}}的{{事项}}，我们预计能拿多少？请写明计算依据',
  },
  {
    id: 'builtin-compare',
    name: '比较两地奖补',
    group: '奖补',
    text: '{{地区}}和{{另一地区}}的{{事项}}有什么区别？请列表比较条件、金额与截止日期',
  },
  {
    id: 'builtin-stacking',
    name: '能否同时享受',
    group: '奖补',
    text: '{{政策一}}和{{政策二}}能同时享受吗？请引用条款原文',
  },
  {
    id: 'builtin-versions',
    name: '新旧版本的变化',
    group: '解读',
    text: '《{{政策名称}}》的新版与旧版相比改了什么？请逐条列出',
  },
  {
    id: 'builtin-explain',
    name: '解读一份政策',
    group: '解读',
    text: '请解读《{{政策名称}}》：支持对象、支持方式、金额、申报条件与截止日期',
  },
  {
    id: 'builtin-clause',
    name: '条款是什么意思',
    group: '解读',
    text: '《{{政策名称}}》{{条款}}是什么意思，对企业有什么要求',
  },
  {
    id: 'builtin-list',
    name: '某行业能享受的政策',
    group: '查找',
    text: '{{地区}}{{行业}}企业现在能申报哪些政策？请按截止日期排列',
  },
].map((template) => ({ ...template, isOwn: false }));
