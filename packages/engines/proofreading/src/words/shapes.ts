/** Characters that the eye mixes up, group by group. */
const groups =
  '己已巳 末未朱 土士 日曰目 人入八 大太犬夭天 千干于 刀力刁 戊戌戍戎 析折拆 侯候 祟崇 祭察 享亨 冶治 券卷 贪贫 辨辩瓣辫 拔拨 绪诸 赢羸嬴 晴睛 暮幕墓慕募 梁粱 徒徙陡 孤狐弧 侍待恃持 崩蹦绷 班斑 崎畸 竞竟 免兔 密蜜 震振 杨扬 沏彻 遣遗 祖租组 住往注 坐座 设没 冒昌 既即 园圆 帐账 撤撒 拴栓 蓝篮 货贷 幻幼 乌鸟 今令 灸炙 茶荼 壁璧 燥躁噪澡 嫌谦 载栽裁 棵裸 桶捅 授援 悔侮梅 坡披 眯咪 迁迂 肓盲 冀翼 赝膺 肆肄 淡谈 颗棵 洒酒 斤斥 仓仑 勾匀 匆勿 厉历 历厉 毫豪 毛手 牛午 王玉主 问间闻 尤龙 治冶 州洲 味昧 抓爪瓜 狠狼 很恨根 妨防仿 抱报 捡检俭 底低抵 复覆 分份 据剧 练炼 偏遍 清请情 历励 由田甲申 官宫 历厂 亳毫 泠冷 仅汉 弟第 壮状 沾粘 陪赔培 洽恰 晓浇 挣睁 梢稍 峰锋蜂 辉挥 籍藉 概慨 坚竖 徽微 形型 茂荗 瞻赡 驰弛 账胀 栏拦 缀辍 抡抢 宣宜 旦但 劳芳 代伐 元无 几凡 川州 夫失 巨臣 目自 仑仓';

const shapes = new Map<string, Set<string>>();
for (const group of groups.split(' '))
  for (const character of group) {
    const near = shapes.get(character) ?? new Set();
    for (const other of group) near.add(other);
    shapes.set(character, near);
  }

/** Whether two characters look so alike that a reader mixes them up. */
export const looksNear = (a: string, b: string): boolean => shapes.get(a)?.has(b) ?? false;
