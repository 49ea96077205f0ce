// @vitest-environment happy-dom
import { fail, mainHttp, ok } from '@hengce/api/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { offlineHandlers, searchFixtures } from '../../../testing';
import { openPage, servePolicies } from '../../testing/journey';

const server = servePolicies();
const open = (query = '') => openPage(`/Policy/PolicySearch${query && `?${query}`}`);

afterEach(() => void vi.useRealTimers());

describe('the search page', () => {
  it('changes address and results together when a region is chosen, and starts at the first page', async () => {
    const { user, address } = open('page=2');
    await screen.findByRole('checkbox', { name: /^江苏省/ });
    await user.click(screen.getByRole('checkbox', { name: /^江苏省/ }));
    expect(address().search).toBe('?region=320000');
    await screen.findByText('找到14项');
    const titles = screen.getAllByRole('article').map((row) => row.textContent);
    expect(titles).toHaveLength(14);
    for (const title of titles) expect(title).toMatch(/江苏省|苏州市/);

    await user.click(screen.getByRole('button', { name: '移除筛选“江苏省”' }));
    expect(address().search).toBe('');
  });

  it('leads from a snippet to its clause, with the words to mark', async () => {
    const { user, address } = open(`q=${encodeURIComponent('研发费用 补助')}`);
    const [clause] = await screen.findAllByRole('link', { name: '第七条' });
    await user.click(clause as HTMLElement);
    expect(decodeURIComponent(address().pathname + address().search + address().hash)).toBe(
      '/Policy/PolicyDetail/s-rdsub-330000-1?q=研发费用+补助#art-7',
    );
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('浙江省企业研发费用后补助实施细则'),
    );
  });

  it('keeps one entry in the history however the words were typed', async () => {
    const { user, onNavigate, address } = open();
    const box = await screen.findByRole('searchbox');
    await user.type(box, '高新');
    await waitFor(() => expect(address().searchParams.get('q')).toBe('高新'));
    await user.type(box, '技术{Enter}');
    await waitFor(() => expect(address().searchParams.get('q')).toBe('高新技术'));
    expect(onNavigate.mock.calls.map(([, options]) => options?.replace ?? false)).toEqual([false, true]);
  });

  it('takes a suggested department as a filter in place of the words typed so far', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    const { user, address } = open();
    const box = await screen.findByRole('searchbox');
    await user.type(box, '科学');
    await user.click(await screen.findByRole('option', { name: /科学技术部/ }));
    const filter = new URLSearchParams({ department: '科学技术部' });
    await waitFor(() => expect(address().search).toBe(`?${filter}`));
    expect(box).toHaveProperty('value', '');
    // Longer than typing has to rest before results follow it.
    await act(() => vi.advanceTimersByTimeAsync(600));
    expect(address().search).toBe(`?${filter}`);
  });

  it('says which words were left out, and takes them back', async () => {
    const { user, address } = open(`q=${encodeURIComponent('研发 -贴息')}&level=city`);
    const chip = await screen.findByRole('button', { name: '不再排除“贴息”' });
    screen.getByText('不含“贴息”');
    await user.click(chip);
    expect(address().searchParams.get('q')).toBe('研发');
    expect(address().searchParams.get('level')).toBe('city');
    await waitFor(() => expect(screen.queryByText('不含“贴息”')).toBeNull());
  });

  it('says which condition to drop when nothing fits, and drops it', async () => {
    const { user, address } = open('q=%E5%85%83%E5%AE%87%E5%AE%99&level=city');
    const help = await screen.findByRole('button', { name: /^去掉检索词，有\d+项$/ });
    await user.click(help);
    expect(address().search).toBe('?level=city');
    await screen.findByText(/^找到\d+项$/);
  });

  it('offers to clear all filters when dropping one of them is not enough', async () => {
    const nothing = { ...searchFixtures(new URLSearchParams('q=无')), dropSuggestions: [] };
    server.use(
      mainHttp.get('/api/v1/policy/search', ({ response }) => response(200).json(ok(nothing)), { once: true }),
    );
    const { user, address } = open('level=city&region=330100&kind=law');
    await screen.findByText('只去掉一个条件仍没有结果，可以清除全部筛选');
    await user.click(screen.getByRole('button', { name: '清除全部筛选' }));
    expect(address().search).toBe('');
    await screen.findByText(/^找到\d+项/);
  });

  it('does not call the network away when only the server cannot be reached', async () => {
    server.use(...offlineHandlers);
    open('q=%E7%A0%94%E5%8F%91');
    await screen.findByText('检索没有完成');
    await screen.findByText('服务暂时连接不上，检索词与筛选都已保留');
    expect(screen.queryByText('网络已断开')).toBeNull();
  });

  it('keeps words and filters through a failure and answers when tried again', async () => {
    server.use(
      mainHttp.get(
        '/api/v1/policy/search',
        ({ response }) => response.untyped(Response.json(fail(500, '检索服务出错', 500), { status: 500 })),
        { once: true },
      ),
    );
    const { user, address } = open('q=%E7%A0%94%E5%8F%91&level=city');
    await screen.findByText('检索没有完成');
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '研发');
    expect(address().search).toBe('?q=%E7%A0%94%E5%8F%91&level=city');
    await user.click(screen.getByRole('button', { name: '重试' }));
    await screen.findByText(/^找到\d+项$/);
  });

  it('keeps the list of before, with the error and the way to try again above it, when the next page fails', async () => {
    const { user, address } = open('sort=amount');
    const before = (await screen.findAllByRole('article')).map((row) => row.textContent);
    server.use(...offlineHandlers);
    await user.click(screen.getByRole('link', { name: '第2页' }));
    await screen.findByText('服务暂时连接不上，下面仍是之前的结果');
    expect(screen.getAllByRole('article').map((row) => row.textContent)).toEqual(before);
    expect(address().search).toBe('?sort=amount&page=2');
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(screen.queryByText(/下面仍是之前的结果/)).toBeNull());
    expect(screen.getAllByRole('article').map((row) => row.textContent)).not.toEqual(before);
  });

  it('writes the beginning of a long query that found nothing', async () => {
    open(`q=${'无'.repeat(200)}`);
    await screen.findByText(`没有找到与“\u2068${'无'.repeat(30)}…\u2069”相符的政策`);
  });

  it('does not say of words that failed that nothing was found', async () => {
    const { user } = open('q=%E6%97%A0%E6%AD%A4%E8%AF%8D');
    await screen.findByText(/^没有找到与“\u2068无此词\u2069”相符的政策$/);
    server.use(...offlineHandlers);
    await user.type(screen.getByRole('searchbox'), '研发{Enter}');
    await screen.findByRole('heading', { name: '检索没有完成' });
    expect(screen.queryByText(/没有找到/)).toBeNull();
  });

  it.each([
    [[], '没有同时包含全部检索词的政策，以下为部分匹配'],
    [['高新技术企业认定管理办法'], '没有与检索词完全一致的政策，以下含标题相近的'],
  ])('says when rows are shown that lack some of the words (%s)', async (didYouMean, said) => {
    const result = searchFixtures(new URLSearchParams('q=研发费用'));
    const recognised = { ...result.recognised, relaxed: true };
    server.use(
      mainHttp.get('/api/v1/policy/search', ({ response }) =>
        response(200).json(ok({ ...result, recognised, didYouMean })),
      ),
    );
    open('q=%E7%A0%94%E5%8F%91%E8%B4%B9%E7%94%A8');
    await screen.findByText(said);
  });

  it('keeps one entry in the history however often a date changes while it is typed', async () => {
    const { user, onNavigate, address } = open();
    await user.click(await screen.findByText('发布日期'));
    const [from] = screen.getAllByLabelText('不早于') as [HTMLInputElement];
    from.focus();
    for (const value of ['0002-01-01', '0020-01-01', '0202-01-01', '2026-01-01']) {
      fireEvent.change(from, { target: { value } });
    }
    expect(address().searchParams.get('dateFrom')).toBe('2026-01-01');
    expect(onNavigate.mock.calls.map(([, options]) => options?.replace ?? false)).toEqual([false, true, true, true]);
  });

  it('has an address for every page of results', async () => {
    open('sort=amount');
    const pages = await screen.findByRole('navigation', { name: '分页' });
    expect(within(pages).getByRole('link', { name: '第2页' }).getAttribute('href')).toBe(
      '/Policy/PolicySearch?sort=amount&page=2',
    );
  });

  it.each([400, 9999])('says that page %s does not exist', async (page) => {
    open(`page=${page}`);
    await screen.findByText(`没有第${page}页，结果共3页`);
    expect(screen.getByRole('link', { name: '回到第1页' }).getAttribute('href')).toBe('/Policy/PolicySearch');
  });
});
