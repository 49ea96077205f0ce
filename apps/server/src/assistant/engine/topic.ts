import { placesIn } from '../../platform/vocabulary';

/** Ways of asking and pointing, which name no topic; the longer first. */
const asking = new RegExp(
  [
    '我们公司|我们企业|我们单位|我们|我司|我公司|我单位|本公司|本企业|我企业|请问|想知道|想问|帮我|一下|现在|目前|今年|去年|明年|最近|大概|一共|还要',
    '符合条件|够不够|够条件|够格|符合|满足|达标|达到|资格|条件|要求|门槛|对象|能不能|可不可以|能否|可否|可以|能够|评得上|认定得上|来得及',
    '还有|还剩|距离|多久|几天|多少天|什么时候|何时|哪天|几号|几月|截止|截至|到期|结束|时间|日期|期限|窗口|开放|受理',
    '多少钱|多少|最多|最高|金额|测算|拿到|领取|领到|得到|获得|享受|补到|奖到|省下|省掉|少交|少缴|能省|能拿|能领|能补|能奖',
    '材料|资料|清单|准备|提交|需要|流程|程序|步骤|怎么办理|怎么|如何|怎样|哪里|在哪|入口|电话|联系|咨询|找谁|联系人|义务|后续|之后',
    '区别|不同|差别|差异|对比|比较|哪些|什么|哪个|有没有|是不是|这份|这个|这项|这些|上述|那个|那么|那些|它们|申报|申请|报名|报什么',
    '省里的?|市里的?|区里的?|(?:省|市|区|县)级的|\\d{4}年度?|列出|写明|注明|说明|逐条|每项|依据|出处|预计|计算|一起拿|一起享受|同时享受|一并|叠加|重复享受|冲突',
    '政策|办法|文件|通知|项目',
  ].join('|'),
  'g',
);
const particles = /[跟按我它其此该那这啥吗呢吧啊呀的了是和与在到有要会能够报给拿领还再也就]/g;
/** What every programme gives. */
const anyAward = /补贴|(?<!后)补助|奖励|资助|奖补|扶持|支持/g;

/** What a question speaks of, without what it wants to know of it: 研发后补助 of 我们能拿多少研发后补助. */
export function topicOf(text: string): string {
  return withoutPlaces(text)
    .replace(asking, ' ')
    .split(/[^\p{L}\p{N}“”（）]+/u)
    .map((part) => trimmed(part))
    .filter((part) => part.length > 1)
    .join(' ');
}

/** Places are no topic either. */
export const withoutPlaces = (text: string): string =>
  placesIn(text).reduceRight((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text);

/** Particles inside a word are part of it. */
const trimmed = (part: string): string =>
  part.replace(new RegExp(`^(?:${particles.source})+|(?:${particles.source})+$`, 'g'), '');

export const hasTopic = (text: string): boolean => topicOf(text).replace(anyAward, '').trim().length > 1;

const pointsBack = /(?:这份|该|这个|这项|上述|此)(?:政策|办法|文件|通知|项目)|^(?:那|它|其|这)|^[^，。]{2,7}呢$/;

/** The earlier question that one goes on from; null for one that says itself what it is about. */
export function goneOnFrom(text: string, history: readonly { question: string }[]): string | null {
  if (hasTopic(text) && !pointsBack.test(text.trim().replace(/[？?]+$/, ''))) return null;
  return history.findLast(({ question }) => hasTopic(question))?.question ?? null;
}

/** Share of the topic that a title contains, from 0 to 1; `score` is the share, lowered for what the title says beyond it. */
export function likeness(topic: string, title: string): { share: number; score: number } {
  const [said, own] = [topic, title].map((text) => pairsOf(text.replace(/[^\p{L}\p{N}]/gu, ''))) as [
    Set<string>,
    Set<string>,
  ];
  let shared = 0;
  for (const pair of said) if (own.has(pair)) shared += 1;
  const share = said.size === 0 ? 0 : shared / said.size;
  return { share, score: (2 * shared) / Math.max(1, said.size + own.size) };
}

const pairsOf = (text: string): Set<string> =>
  new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)));
