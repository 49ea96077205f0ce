import type { Lead } from '@hengce/api';
import { createUseText } from '@hengce/feature-kit';

const stage: Record<Lead['stage'], string> = {
  toContact: '待联系',
  contacted: '已联系',
  interested: '有意向',
  signed: '已签约',
  unsuitable: '不合适',
};

const text = {
  stage,
  sampleOnly:
    '企业库里只有示例企业，名称与数据都是虚构的，用来了解怎么使用。导入真实的公开资料后，示例不再出现在结果里。',
  lawful: '只有企业层面的公开信息，没有个人联系方式；企业要求不列入的，不会出现在结果、名单与导出中。',
  established: (day: string) => `${day}成立`,
  addTo: {
    title: (count: number) => (count === 1 ? '加入名单' : `把${count}家加入名单`),
    list: '名单',
    fresh: '新建名单',
    name: '名单名称',
    namePlaceholder: '如“杭州高企培育”',
    add: '加入',
    adding: '正在加入',
    done: (name: string, added: number, already: number) =>
      already === 0 ? `${added}家已加入“${name}”` : `${added}家已加入“${name}”，${already}家原来就在`,
    failed: (reason: string) => `没有加入，选中的企业不变。${reason}`,
    cancel: '取消',
    count: (name: string, count: number) => `${name}（${count}家）`,
  },
  listsFailed: (reason: string) => `名单没有取到。${reason}`,
};

export const useAcquisitionText = createUseText('policy', { acquisition: text });
