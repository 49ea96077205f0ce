import { chineseDate } from '@hengce/text';
import type { NewMessage } from '../../account/messages';
import { type Hit, hasOtherCode } from './Hit';
import type { PublicityRecord } from './PublicityRecord';

/** Message about the new hits of one firm in one list: the surest of them, and up to three projects. */
export function messageOfHits(hits: readonly Hit[], list: PublicityRecord): NewMessage {
  const first = hits.find(({ certainty }) => certainty !== 'similar') ?? (hits[0] as Hit);
  const { firm, entry, certainty } = first;
  const isSure = certainty !== 'similar';
  const items = [...new Set(hits.flatMap(({ entry: { project } }) => project ?? []))].slice(0, 3);
  const days = `公示期${chineseDate(list.from)}至${chineseDate(list.to)}`;
  const about = items.length === 0 ? '' : `项目：${items.join('、')}。`;
  return {
    type: 'publicity',
    title: isSure ? `“${firm.name}”在公示名单里` : `“${entry.name}”可能是您的企业，待确认`,
    body: `《${list.title}》，${days}。${about}请核对名称、项目与金额，有异议在公示期内提出。`,
    reason: {
      code: '名单里的统一社会信用代码与您的企业一致',
      name: firm.enterprise_id === null ? `因为您关注了“${firm.name}”` : '名单里的名称与您的企业一致',
      former: `名单里的“${entry.name}”是您的企业的曾用名`,
      similar: hasOtherCode(first)
        ? `名单里的“${entry.name}”与您的企业同名或是曾用名，但统一社会信用代码不同`
        : `名单里的名称与“${firm.name}”相近，只有地区或组织形式不同`,
    }[certainty],
    link: `/Policy/publicity/${encodeURIComponent(list.id)}`,
  };
}
