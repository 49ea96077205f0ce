/** What in a question speaks against an answer in the library. Each is 0 or 1; together they are weighed, none decides alone. */
export type OutsideSigns = Readonly<Record<(typeof outsideSigns)[number], number>>;

/** In the order of the fitted weights. */
export const outsideSigns = [
  'foreign',
  'foreigner',
  'future',
  'unknownLaw',
  'reckoning',
  'talk',
  'imaginary',
  'short',
] as const;

/** Every country and territory by its Chinese name, as the runtime knows them; and how people call the larger ones and their cities. */
const abroad = (() => {
  const names = new Intl.DisplayNames('zh', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const countries = letters
    .flatMap((a) => letters.map((b) => names.of(a + b)))
    .filter((name): name is string => name !== undefined && name.length > 1 && !/^中国|未知|伪/.test(name));
  const usual =
    '欧盟|欧洲|北美|南美|拉美|非洲|东南亚|中东|加州|纽约|洛杉矶|硅谷|华盛顿|伦敦|巴黎|柏林|慕尼黑|东京|大阪|首尔|曼谷|迪拜|悉尼|墨尔本|多伦多|温哥华|莫斯科|河内|胡志明|雅加达|吉隆坡|马尼拉|孟买|新德里|伊斯坦布尔|米兰|罗马|马德里|阿姆斯特丹|米国|老挝|朝鲜';
  return new RegExp(`${countries.join('|')}|${usual}`, 'u');
})();
/** A person or goods from abroad: Chinese law speaks of both. */
const fromAbroad =
  /^(?:来?的)?(?:人|籍|姑娘|小伙|小哥|妹子|大叔|客户|客商|老板|朋友|同事|学生|留学|员工|厨师|外教|游客|老外|货|进口|买家|卖家|公司|母公司|股东|品牌|护照|专家)/u;
const lawmaking = /法|条例|规定|政策|税率|起征点|令|标准|修订|修正|版|新规|怎么定|改成/u;
/** What is to come: no law that the library has. */
const toCome =
  /(?:明年|后年|将来|未来|下一届).{0,12}(?:通过|出台|颁布|要出|修|新法|那部|税率|改成)|(?:20[3-9]\d|2[1-9]\d\d)年?.{0,6}(?:版|修|法|条例|规定)|\((?:20[3-9]\d|2[1-9]\d\d)\)|〔(?:20[3-9]\d|2[1-9]\d\d)〕/u;
const reckoning =
  /\d(?:\.\d+)?\s*[+\-*/×÷=]\s*\d|\d.{0,6}(?:乘以?|除以|加上?|减去?|乘|除)\s*\d|开平方|的平方|等于|多少平(?:方|米)?$|一共(?:多少|几)天|打[一二三四五六七八九\d.]+折(?:是|多少)|平均|平分|换算成|共多少钱|每(?:瓶|箱|斤|个).{0,6}\d|斤.{0,6}\d+块/u;
/** Talk with the machine, orders to it, and what people ask each other. */
const talk =
  /^(?:你好|您好|在吗|嗨|hi|hello|谢谢|多谢|再见|拜拜|哈哈|早上好|晚安|辛苦|好的)|你(?:是|叫|几岁|会|喜欢|觉得|能不能帮|只准|只能|必须|现在是|扮演)|(?:忽略|无视)(?:以上|之前|上面|限制|所有)|假装|随便编|不用查|从现在起|删掉你|开发者模式|system|prompt|提示词|ignore|写(?:一)?(?:首|个|段|篇).{0,12}(?:诗|歌|代码|爬虫|脚本|故事|笑话|文案|祝福|情书|作文|散文)|笑话|唱(?:首)?歌|翻译成|天气|星座|运势|算命|风水|旺财|哪个旺|食谱|菜谱|怎么做好吃|好吃吗|股票|彩票号|比分|世界杯|国足|电视剧|电影|明星|减肥|失眠|头疼|肚子疼|腰.{0,3}疼|吃什么药|偏方|头发|哪(?:家|个牌子|款).{0,12}(?:好|靠谱|划算|便宜)|好看|刷哪|考试|难不难|迷茫|心烦|无聊|开心|客气|几路|停车|女朋友|男朋友|女友|男友|媳妇.{0,12}(?:哄|生气|不理)|相亲|恋爱|分手|不理我|躲我|python|excel|打印机|wifi/iu;
/** Beings and places that no firm deals with. */
const imaginary =
  /外星|火星|月球|月亮|银河|宇宙|时光机|穿越|孙悟空|猪八戒|奥特曼|哪吒|龙王|玉皇|神仙|妖怪|财神|鬼|僵尸|恐龙|皇帝|魔法|梦里|灵魂|超人|圣诞老人/u;

/** @param text folded; @param names what titles of the library are called by */
export function signsIn(text: string, year: number, isTitle: (name: string) => boolean): OutsideSigns {
  const place = abroad.exec(text);
  const isPerson = place !== null && fromAbroad.test(text.slice(place.index + place[0].length));
  const years = [...text.matchAll(/(?:^|\D)(20\d\d|2[1-9]\d\d)年/g)].map(([, digits]) => Number(digits));
  const isFuture = years.some((one) => one > year + 1) && lawmaking.test(text);
  const named = [...text.matchAll(/《([^》]{3,40})》/g)].map(([, name = '']) => name);
  const order = /第\s*[\d零〇一二三四五六七八九十百千两]+\s*号/u.test(text);
  return {
    foreign: place !== null && !isPerson ? 1 : 0,
    foreigner: isPerson ? 1 : 0,
    future: isFuture || toCome.test(text) ? 1 : 0,
    unknownLaw: named.some((name) => !isTitle(name)) || order ? 1 : 0,
    reckoning: reckoning.test(text) ? 1 : 0,
    talk: talk.test(text) ? 1 : 0,
    imaginary: imaginary.test(text) ? 1 : 0,
    short: text.length < 8 ? 1 : 0,
  };
}
