import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/createTestApp';
import { createAdminCommands } from '../../cli/adminCommands';
import { readPortal } from './importPortals';
import { provincialPortals } from './provincialPortals';

let app: TestApp;
let token: string;
let folder: string;
beforeAll(async () => {
  app = await createTestApp();
  token = await app.signIn('13750000011');
  folder = await mkdtemp(join(tmpdir(), 'hengce-portals-'));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const asked: string[] = [];
const admin = async (name: string, ...args: string[]): Promise<string> =>
  (
    (await createAdminCommands(app.db, app.clock, async (url) => {
      asked.push(url);
      return !url.includes('hzxh');
    })[name]?.run(args)) ?? []
  ).join('\n');
const get = async (path: string) => {
  const reply = await app.call('GET', `/api/v1/region/${path}`, { token });
  expect(reply.status, reply.text).toBe(200);
  return reply.data as { total: number; rows: Record<string, unknown>[]; portals: unknown[]; portalTotal: number };
};
const write = async (rows: readonly unknown[]): Promise<string> => {
  const path = join(folder, 'portals.json');
  await writeFile(path, JSON.stringify(rows));
  return path;
};

it('带有31个省级政府的网站，都没有检查过', async () => {
  expect(new Set(provincialPortals.map(({ url }) => url)).size).toBe(31);
  const { rows, total } = await get('portals?pageSize=50');
  expect(total).toBe(31);
  expect(rows.every(({ checkedAt, origin }) => checkedAt === null && origin === 'builtin')).toBe(true);
});

it('导入时说出不收的缘由，再导入一次没有变化，改了的更新', async () => {
  const rows = [
    { region: '浙江省/杭州市/西湖区', url: 'https://www.hzxh.gov.cn/zc/' },
    { region: '浙江省/杭州市', url: 'https://www.hangzhou.gov.cn/' },
    { region: '浙江省/杭州市', url: 'https://www.hangzhou.gov.cn/other' },
    { region: '没有省', url: 'https://www.zj.gov.cn/' },
    { region: '浙江省', url: 'https://example.com/' },
    { region: '浙江省', url: 'javascript:alert(1)' },
    { region: '浙江省' },
  ];
  expect(await admin('import-portals', await write(rows))).toBe(
    [
      '读取7条：新增2条，更新0条，未变0条，未导入5条',
      '  第3条：与第2条是同一个地区',
      '  第4条：地区应写作“省/市/县”，现在是“没有省”',
      '  第5条：不是政府网站（gov.cn）：example.com',
      '  第6条：不是网址：javascript:alert(1)',
      '  第7条：缺少region或url',
    ].join('\n'),
  );
  expect(await admin('import-portals', await write(rows.slice(0, 2)))).toContain('未变2条');
  const moved = [{ region: '浙江省/杭州市', url: 'https://www.hangzhou.gov.cn/new' }];
  expect(await admin('import-portals', await write(moved))).toContain('更新1条');
});

it('按县名找得到，省的面板数到县；检查只在要求时做，记下日期与结果', async () => {
  const { rows } = await get(`portals?q=${encodeURIComponent('杭州 西湖')}`);
  expect(rows).toMatchObject([
    { path: '浙江省/杭州市/西湖区', name: '西湖区', regionCode: '330100', origin: 'import', checkedAt: null },
  ]);
  expect(await get('province?region=330000')).toMatchObject({ portals: [{ origin: 'builtin' }], portalTotal: 3 });
  expect(asked).toEqual([]);
  expect(await admin('check-portals', '浙江省')).toBe('检查了3个地址，2个打得开');
  expect(asked).toHaveLength(3);
  const [checked] = (await get(`portals?q=${encodeURIComponent('西湖')}`)).rows;
  expect(checked).toMatchObject({ isReachable: false, checkedAt: app.clock.now().toISOString() });
  await expect(admin('check-portals', '没有')).rejects.toThrow('没有“没有”这个地区');
});

it('说不清的地址不收', () => {
  const read = (value: unknown) => readPortal(Buffer.from(JSON.stringify(value)));
  expect(read({ region: '浙江省/杭州市/西湖区/某街道', url: 'https://www.zj.gov.cn/' })).toHaveProperty('reason');
  expect(read({ region: '浙江省', url: 'https://user@www.zj.gov.cn/' })).toHaveProperty('reason');
  expect(read({ region: '浙江省', url: 'https://www.zj.gov.cn.example.com/' })).toHaveProperty('reason');
  expect(readPortal(null)).toEqual({ reason: '一条记录超过32 MB' });
});
