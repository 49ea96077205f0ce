import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseDay } from '@hengce/text';
import { describe, expect, it } from 'vitest';
import { policyRecord } from '../../records/testing';
import { searchIndex } from '../searchIndex';
import { MemoryLibrary, withIndexFolder } from '../testing';
import { PolicyIndex } from './PolicyIndex';

const today = parseDay('2026-11-21') as number;
const find = (index: PolicyIndex, q: string) =>
  searchIndex(index.state, { q, filters: {}, sort: undefined, pageNum: 1, pageSize: 50 }, today).rows.map(
    ({ id }) => id,
  );

describe('PolicyIndex', () => {
  it('跟随新增、修改和删除，重新载入后结果不变', () =>
    withIndexFolder(async (folder) => {
      const library = new MemoryLibrary();
      const index = new PolicyIndex(folder, library);
      library.write(
        policyRecord({ id: 'one', text: '第一条 研发补助。' }),
        policyRecord({ id: 'two', text: '第一条 研发奖励。' }),
      );
      await index.sync();
      expect(find(index, '研发').sort()).toEqual(['one', 'two']);
      library.write(
        policyRecord({ id: 'two', text: '第一条 人才公寓。' }),
        policyRecord({ id: 'three', text: '第一条 研发贷款。' }),
      );
      library.remove('one');
      await index.sync();
      expect(find(index, '研发')).toEqual(['three']);
      expect(find(index, '人才')).toEqual(['two']);
      index.close();
      const again = new PolicyIndex(folder, library);
      await again.load();
      expect(find(again, '研发')).toEqual(['three']);
      expect(again.state.catalog.count).toBe(2);
      again.close();
    }));

  it('申报通知与延期公告给政策的窗口随它们而来，随它们而去', () =>
    withIndexFolder(async (folder) => {
      const library = new MemoryLibrary();
      const index = new PolicyIndex(folder, library);
      const found = async (state: 'open' | 'closed') => {
        await index.sync();
        const request = { q: '补助办法', filters: { window: [state] }, sort: undefined, pageNum: 1, pageSize: 10 };
        const { rows } = searchIndex(index.state, request, today);
        return rows.map(({ id, window }) => [id, window.closesAt]);
      };
      const until = (closesAt: string, kind: 'announced' | 'extended') => [{ opensAt: null, closesAt, kind }];
      library.write(policyRecord({ id: 'rules', title: '研发补助办法' }));
      expect(await found('closed')).toEqual([]);
      const call = { id: 'call', title: '申报通知', windows: until('2026-11-10', 'announced') };
      library.write(policyRecord({ ...call, relations: [{ kind: 'notice_of', to: 'rules' }] }));
      expect(await found('closed')).toEqual([['rules', '2026-11-10']]);
      const moved = { id: 'moved', title: '延期公告', windows: until('2026-12-10', 'extended') };
      library.write(policyRecord({ ...moved, relations: [{ kind: 'extends', to: 'call' }] }));
      expect(await found('open')).toEqual([['rules', '2026-12-10']]);
      library.remove('moved', 'call');
      expect(await found('open')).toEqual([]);
      index.close();
    }));

  it('许多次小改动之后重建成一段，不留旧文件', () =>
    withIndexFolder(async (folder) => {
      const library = new MemoryLibrary();
      const index = new PolicyIndex(folder, library);
      for (let i = 0; i < 15; i++) {
        library.write(policyRecord({ id: `doc-${i}`, text: '第一条 研发。' }));
        await index.sync();
      }
      expect(find(index, '研发')).toHaveLength(15);
      const segments = (await readdir(folder)).filter((name) => name.endsWith('.postings'));
      expect(segments.length).toBeLessThan(12);
      expect(segments.length).toBe(index.state.names.length);
      index.close();
    }));

  it('文件损坏、版本不同或换了数据库时重建', () =>
    withIndexFolder(async (folder) => {
      const library = new MemoryLibrary();
      library.write(policyRecord({ id: 'one', text: '第一条 研发。' }));
      const index = new PolicyIndex(folder, library);
      await index.sync();
      index.close();
      const [postings] = (await readdir(folder)).filter((name) => name.endsWith('.postings'));
      await writeFile(join(folder, postings as string), 'broken');
      const second = new PolicyIndex(folder, library);
      await second.load();
      expect(second.state.catalog.count).toBe(0);
      await second.sync();
      expect(find(second, '研发')).toEqual(['one']);
      library.library = 'another';
      library.remove('one');
      library.write(policyRecord({ id: 'other', text: '第一条 研发。' }));
      await second.sync();
      expect(find(second, '研发')).toEqual(['other']);
      second.close();
    }));

  it('同时要求更新几次，只做需要的', () =>
    withIndexFolder(async (folder) => {
      const library = new MemoryLibrary();
      library.write(policyRecord({ id: 'one', text: '第一条 研发。' }));
      const index = new PolicyIndex(folder, library);
      await Promise.all([index.sync(), index.sync(), index.sync()]);
      expect(index.state.names).toHaveLength(1);
      index.close();
    }));
});
