/** The 97 divisions of GB/T 4754-2017, code and name. */
const table = `
A01农业 A02林业 A03畜牧业 A04渔业 A05农、林、牧、渔专业及辅助性活动
B06煤炭开采和洗选业 B07石油和天然气开采业 B08黑色金属矿采选业 B09有色金属矿采选业 B10非金属矿采选业 B11开采专业及辅助性活动 B12其他采矿业
C13农副食品加工业 C14食品制造业 C15酒、饮料和精制茶制造业 C16烟草制品业 C17纺织业 C18纺织服装、服饰业 C19皮革、毛皮、羽毛及其制品和制鞋业
C20木材加工和木、竹、藤、棕、草制品业 C21家具制造业 C22造纸和纸制品业 C23印刷和记录媒介复制业 C24文教、工美、体育和娱乐用品制造业
C25石油、煤炭及其他燃料加工业 C26化学原料和化学制品制造业 C27医药制造业 C28化学纤维制造业 C29橡胶和塑料制品业 C30非金属矿物制品业
C31黑色金属冶炼和压延加工业 C32有色金属冶炼和压延加工业 C33金属制品业 C34通用设备制造业 C35专用设备制造业 C36汽车制造业
C37铁路、船舶、航空航天和其他运输设备制造业 C38电气机械和器材制造业 C39计算机、通信和其他电子设备制造业 C40仪器仪表制造业 C41其他制造业
C42废弃资源综合利用业 C43金属制品、机械和设备修理业 D44电力、热力生产和供应业 D45燃气生产和供应业 D46水的生产和供应业
E47房屋建筑业 E48土木工程建筑业 E49建筑安装业 E50建筑装饰、装修和其他建筑业 F51批发业 F52零售业
G53铁路运输业 G54道路运输业 G55水上运输业 G56航空运输业 G57管道运输业 G58多式联运和运输代理业 G59装卸搬运和仓储业 G60邮政业
H61住宿业 H62餐饮业 I63电信、广播电视和卫星传输服务 I64互联网和相关服务 I65软件和信息技术服务业
J66货币金融服务 J67资本市场服务 J68保险业 J69其他金融业 K70房地产业 L71租赁业 L72商务服务业
M73研究和试验发展 M74专业技术服务业 M75科技推广和应用服务业 N76水利管理业 N77生态保护和环境治理业 N78公共设施管理业 N79土地管理业
O80居民服务业 O81机动车、电子产品和日用产品修理业 O82其他服务业 P83教育 Q84卫生 Q85社会工作
R86新闻和出版业 R87广播、电视、电影和录音制作业 R88文化艺术业 R89体育 R90娱乐业
S91中国共产党机关 S92国家机构 S93人民政协、民主党派 S94社会保障 S95群众团体、社会团体和其他成员组织 S96基层群众自治组织及其他组织 T97国际组织
`;

export const industries: readonly { code: string; name: string }[] = table
  .trim()
  .split(/\s+/)
  .map((entry) => ({ code: entry.slice(0, 3), name: entry.slice(3) }));

/**
 * Code and name of an industry (C34通用设备制造业) by its code or a deeper one; only the code where the division is unknown.
 */
export function industryName(code: string): string {
  const found = industries.find((industry) => code.startsWith(industry.code));
  return found ? `${found.code}${found.name}` : code;
}
