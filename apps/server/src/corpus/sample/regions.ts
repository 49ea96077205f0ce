/** Region of samples; only its name and code are real, its authorities and rules never are. */
export interface SampleRegion {
  /** GB/T 2260, six digits. */
  code: string;
  name: string;
  level: 'province' | 'city';
  /** Word for its own territory in its documents: 本省, 本市. */
  here: '本省' | '本市' | '本自治区';
  /** Level of its funds: 省级, 市级. */
  rank: '省级' | '市级' | '自治区级';
  /** Word for the provincial tier here, also in documents of its cities. */
  provincial: '省级' | '自治区级' | '市级';
  /** Authority that checks applications first. */
  lower: '市级' | '区级' | '县级';
  /** Generosity of the sample amounts, 0 to 2, so that regions differ when compared. */
  wealth: number;
}

export interface SampleProvince extends SampleRegion {
  cities: SampleRegion[];
}

function province(
  code: string,
  name: string,
  wealth: number,
  cities: readonly (readonly [string, string])[] = [],
): SampleProvince {
  const provincial = name.endsWith('省') ? '省级' : name.endsWith('自治区') ? '自治区级' : '市级';
  const municipality = name.endsWith('市');
  const autonomous = name.endsWith('自治区');
  return {
    code,
    name,
    level: 'province',
    here: municipality ? '本市' : autonomous ? '本自治区' : '本省',
    rank: provincial,
    provincial,
    lower: municipality ? '区级' : '市级',
    wealth,
    cities: cities.map(([cityCode, cityName]) => ({
      code: cityCode,
      name: cityName,
      level: 'city',
      here: '本市',
      rank: '市级',
      provincial,
      lower: '县级',
      wealth,
    })),
  };
}

/** The 31 provinces of the mainland by code, each with one or two cities; municipalities have none. */
export const PROVINCES: readonly SampleProvince[] = [
  province('110000', '北京市', 2),
  province('120000', '天津市', 1),
  province('130000', '河北省', 0, [
    ['130100', '石家庄市'],
    ['130200', '唐山市'],
  ]),
  province('140000', '山西省', 0, [['140100', '太原市']]),
  province('150000', '内蒙古自治区', 0, [['150200', '包头市']]),
  province('210000', '辽宁省', 0, [
    ['210100', '沈阳市'],
    ['210200', '大连市'],
  ]),
  province('220000', '吉林省', 0, [['220100', '长春市']]),
  province('230000', '黑龙江省', 0, [['230100', '哈尔滨市']]),
  province('310000', '上海市', 2),
  province('320000', '江苏省', 2, [
    ['320100', '南京市'],
    ['320500', '苏州市'],
  ]),
  province('330000', '浙江省', 2, [
    ['330100', '杭州市'],
    ['330200', '宁波市'],
  ]),
  province('340000', '安徽省', 1, [
    ['340100', '合肥市'],
    ['340200', '芜湖市'],
  ]),
  province('350000', '福建省', 1, [
    ['350100', '福州市'],
    ['350200', '厦门市'],
  ]),
  province('360000', '江西省', 0, [['360100', '南昌市']]),
  province('370000', '山东省', 1, [
    ['370100', '济南市'],
    ['370200', '青岛市'],
  ]),
  province('410000', '河南省', 0, [
    ['410100', '郑州市'],
    ['410300', '洛阳市'],
  ]),
  province('420000', '湖北省', 1, [
    ['420100', '武汉市'],
    ['420500', '宜昌市'],
  ]),
  province('430000', '湖南省', 1, [
    ['430100', '长沙市'],
    ['430200', '株洲市'],
  ]),
  province('440000', '广东省', 2, [
    ['440100', '广州市'],
    ['440300', '深圳市'],
  ]),
  province('450000', '广西壮族自治区', 0, [['450100', '南宁市']]),
  province('460000', '海南省', 1, [['460100', '海口市']]),
  province('500000', '重庆市', 1),
  province('510000', '四川省', 1, [
    ['510100', '成都市'],
    ['510700', '绵阳市'],
  ]),
  province('520000', '贵州省', 0, [['520100', '贵阳市']]),
  province('530000', '云南省', 0, [['530100', '昆明市']]),
  province('540000', '西藏自治区', 0, [['540100', '拉萨市']]),
  province('610000', '陕西省', 1, [
    ['610100', '西安市'],
    ['610300', '宝鸡市'],
  ]),
  province('620000', '甘肃省', 0, [['620100', '兰州市']]),
  province('630000', '青海省', 0, [['630100', '西宁市']]),
  province('640000', '宁夏回族自治区', 0, [['640100', '银川市']]),
  province('650000', '新疆维吾尔自治区', 0, [['650100', '乌鲁木齐市']]),
];
