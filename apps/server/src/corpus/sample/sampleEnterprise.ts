/** Accounts of one financial year; money in 分, people as yearly averages. */
interface SampleYear {
  year: number;
  /** 营业收入 */
  revenueFen: number;
  /** 主营业务收入, part of the revenue. */
  mainRevenueFen: number;
  /** 高新技术产品（服务）收入, part of the main revenue. */
  highTechRevenueFen: number;
  /** 出口额 in 分, part of the revenue. */
  exportRevenueFen: number;
  /** 营业成本和期间费用, the R&D expense included. */
  costFen: number;
  /** 研发费用 */
  rdExpenseFen: number;
  /** 加计扣除研发费用 */
  deductibleRdExpenseFen: number;
  /** 境内研发费用 */
  domesticRdExpenseFen: number;
  netProfitFen: number;
  taxPaidFen: number;
  /** At the end of the year; assets = liabilities + equity. */
  assetsFen: number;
  liabilitiesFen: number;
  equityFen: number;
  /** 职工总数 = production + research + other */
  employees: number;
  productionStaff: number;
  /** 科技人员 */
  researchStaff: number;
  otherStaff: number;
}

interface SampleIp {
  kind: 'invention' | 'utility' | 'software';
  /** Class of 国科发火〔2016〕195号. */
  cls: 'I' | 'II';
  name: string;
  /** Never a real number. */
  no: string;
  appliedAt: string;
  grantedAt: string;
  acquired: 'self' | 'transfer';
}

export interface SampleEnterprise {
  name: string;
  /** Starts with Z, which GB 32100 does not allow, so that it can be nobody's code. */
  uscc: string;
  regionCode: string;
  regionName: string;
  /** GB/T 4754-2017 */
  industryCode: string;
  industryName: string;
  establishedAt: string;
  registeredCapitalFen: number;
  phone: string;
  isSample: true;
  years: SampleYear[];
  ip: SampleIp[];
  titles: { name: string; grantedAt: string; expiresAt: string }[];
  /** 在研和结题的研发项目 */
  rdProjects: number;
}

const fenOfWan = (wan: number) => Math.round(wan * 1_000_000);

/** Figures in 万元 as an accountant would hand them over; dependent ones are computed, so the identities hold. */
function accounts(
  year: number,
  wan: {
    revenue: number;
    main: number;
    highTech: number;
    exports: number;
    cost: number;
    rd: number;
    deductible: number;
    netProfit: number;
    tax: number;
    liabilities: number;
    equity: number;
  },
  staff: { production: number; research: number; other: number },
): SampleYear {
  return {
    year,
    revenueFen: fenOfWan(wan.revenue),
    mainRevenueFen: fenOfWan(wan.main),
    highTechRevenueFen: fenOfWan(wan.highTech),
    exportRevenueFen: fenOfWan(wan.exports),
    costFen: fenOfWan(wan.cost),
    rdExpenseFen: fenOfWan(wan.rd),
    deductibleRdExpenseFen: fenOfWan(wan.deductible),
    domesticRdExpenseFen: fenOfWan(wan.rd),
    netProfitFen: fenOfWan(wan.netProfit),
    taxPaidFen: fenOfWan(wan.tax),
    assetsFen: fenOfWan(wan.liabilities) + fenOfWan(wan.equity),
    liabilitiesFen: fenOfWan(wan.liabilities),
    equityFen: fenOfWan(wan.equity),
    employees: staff.production + staff.research + staff.other,
    productionStaff: staff.production,
    researchStaff: staff.research,
    otherStaff: staff.other,
  };
}

const ip = (
  kind: SampleIp['kind'],
  serial: number,
  name: string,
  appliedAt: string,
  grantedAt: string,
  acquired: SampleIp['acquired'] = 'self',
): SampleIp => ({
  kind,
  cls: kind === 'invention' ? 'I' : 'II',
  name,
  no: `示例${String(serial).padStart(3, '0')}`,
  appliedAt,
  grantedAt,
  acquired,
});

/** Firm of the demo account. It does not exist, and its facts are consistent over four years. */
export const sampleEnterprise: SampleEnterprise = {
  name: '青岚精密制造（示例）有限公司',
  uscc: 'Z1330100MA0000001X',
  regionCode: '330100',
  regionName: '浙江省杭州市',
  industryCode: 'C34',
  industryName: '通用设备制造业',
  establishedAt: '2019-04-18',
  registeredCapitalFen: fenOfWan(3000),
  phone: '000-00000001',
  isSample: true,
  years: [
    accounts(
      2022,
      {
        revenue: 12480,
        main: 11980,
        highTech: 8760,
        exports: 1120,
        cost: 11390,
        rd: 636,
        deductible: 636,
        netProfit: 896,
        tax: 514,
        liabilities: 7420,
        equity: 6180,
      },
      { production: 92, research: 21, other: 33 },
    ),
    accounts(
      2023,
      {
        revenue: 15260,
        main: 14650,
        highTech: 11290,
        exports: 1680,
        cost: 13880,
        rd: 824,
        deductible: 824,
        netProfit: 1142,
        tax: 638,
        liabilities: 8260,
        equity: 7322,
      },
      { production: 104, research: 26, other: 36 },
    ),
    accounts(
      2024,
      {
        revenue: 18870,
        main: 18120,
        highTech: 14360,
        exports: 2340,
        cost: 17120,
        rd: 1038,
        deductible: 1038,
        netProfit: 1448,
        tax: 792,
        liabilities: 9640,
        equity: 8770,
      },
      { production: 118, research: 32, other: 38 },
    ),
    accounts(
      2025,
      {
        revenue: 22562,
        main: 21680,
        highTech: 17540,
        exports: 3150,
        cost: 20440,
        rd: 1286,
        deductible: 1286,
        netProfit: 1766,
        tax: 946,
        liabilities: 11180,
        equity: 10536,
      },
      { production: 131, research: 38, other: 41 },
    ),
  ],
  ip: [
    ip('invention', 1, '一种精密主轴温升补偿装置', '2020-06-12', '2022-03-18'),
    ip('invention', 2, '一种五轴联动夹具的定位方法', '2021-05-20', '2023-04-07'),
    ip('invention', 3, '一种轴承座在线检测方法', '2022-03-09', '2024-01-23'),
    ip('utility', 4, '一种可调式冷却管路', '2020-09-03', '2021-04-16'),
    ip('utility', 5, '一种自动上下料机构', '2021-03-26', '2021-11-12'),
    ip('utility', 6, '一种减振工作台', '2022-07-14', '2023-02-10'),
    ip('utility', 7, '一种刀具快换装置', '2023-06-08', '2024-01-05'),
    ip('software', 8, '设备运行状态监测软件', '2022-10-11', '2022-12-02'),
    ip('software', 9, '精密加工质量追溯软件', '2024-03-15', '2024-05-10'),
  ],
  titles: [
    { name: '高新技术企业', grantedAt: '2024-11-28', expiresAt: '2027-11-27' },
    { name: '创新型中小企业', grantedAt: '2024-08-30', expiresAt: '2027-08-29' },
    { name: '专精特新中小企业', grantedAt: '2025-10-20', expiresAt: '2028-10-19' },
  ],
  rdProjects: 11,
};
