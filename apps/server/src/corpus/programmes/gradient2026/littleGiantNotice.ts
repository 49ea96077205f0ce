import type { PolicyRecord } from '../../../library/records';
import { attest, fact, item, programme } from '../programme';

import { PLATFORM, THEMES } from './common';

/** Record of the notice of 小巨人 in 2026 (工信厅企业函〔2026〕117号); its window closed on 2026-05-25. */
export const littleGiantNotice: PolicyRecord = programme({
  id: 'n-little-giant-notice-2026-117',
  title: '2026年度专精特新“小巨人”企业认定和复核工作通知',
  docNo: '工信厅企业函〔2026〕117号',
  issuers: ['工业和信息化部办公厅'],
  themes: THEMES,
  url: 'https://wap.miit.gov.cn/jgsj/qyj/wjfb/art/2026/art_83857a4773ac4583bd1540eeb78bcbcb.html',
  summary:
    '2026年“小巨人”企业认定与复核安排：企业4月25日至5月25日填报，省级审核至6月30日。申报不收费，不委托中介机构。',
  sections: [
    {
      id: 'time',
      heading: '时间安排',
      text: '企业于2026年4月25日至5月25日在线填报，省级主管部门于6月30日前完成审核推荐。',
    },
    {
      id: 'review',
      heading: '复核',
      text: '2023年认定批次的复核适用2022年标准。',
    },
    {
      id: 'exclude',
      heading: '不予推荐',
      text: '制造业单项冠军企业不再推荐；同一集团内的企业不得重复推荐。',
    },
    {
      id: 'free',
      heading: '防范代办',
      text: '申报不收取任何费用，主管部门没有委托中介机构代办。对“内部渠道”“包过”一类宣传应当警惕。',
    },
  ],
  items: [
    item('certification-2026', '2026年度“小巨人”企业认定和复核', 'title', null, [
      attest('not-champion', '不是制造业单项冠军企业', 'exclude', ['isChampion']),
      attest('group', '同一集团内没有重复推荐', 'exclude'),
    ]),
  ],
  keyFacts: [
    fact('适用对象', '申请认定或复核的专精特新中小企业'),
    fact('申报时间', '2026年4月25日至5月25日，省级审核至6月30日', 'time'),
    fact('申报渠道', PLATFORM),
    fact('收费', '不收费，不委托中介机构', 'free'),
  ],
  windows: [{ opensAt: '2026-04-25', closesAt: '2026-05-25', kind: 'announced' }],
  intake: {
    deadlines: [
      { kind: 'online', batch: null, day: '2026-05-25', time: null },
      { kind: 'recommend', batch: null, day: '2026-06-30', time: null },
    ],
    method: '企业在线填报，省级主管部门审核推荐。申报不收取任何费用，主管部门没有委托中介机构代办。',
    entry: { name: '优质中小企业梯度培育平台', url: 'https://zjtx.miit.gov.cn' },
    contacts: [],
  },
  relations: [{ kind: 'notice_of', to: 'n-little-giant-2026' }],
  checked: { confidence: 'high', seen: true },
});
