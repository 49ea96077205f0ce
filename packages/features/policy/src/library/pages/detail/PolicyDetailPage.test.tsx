// @vitest-environment happy-dom
import { mainHttp, ok } from '@hengce/api/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  curatedPolicy,
  localPolicy,
  noticePolicy,
  policies,
  repealedPolicy,
  samplePolicy,
  thirdPartyPolicy,
} from '../../../testing';
import { openPage, servePolicies } from '../../testing/journey';

const server = servePolicies();
const open = (id: string, rest = '') => openPage(`/Policy/PolicyDetail/${id}${rest}`);
const clause = (id: string) => document.getElementById(id) as HTMLElement;

describe('the detail page', () => {
  it('marks the clause that the address names and the words that were searched for', async () => {
    open(localPolicy.id, `?q=${encodeURIComponent('研发费用')}#art-7`);
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(clause('art-7').dataset.cited).toBe('true'));
    expect(clause('art-7.3').dataset.cited).toBe('true');
    expect(clause('art-8').dataset.cited).toBeUndefined();
    expect(within(clause('art-7')).getByText('研发费用').tagName).toBe('MARK');
  });

  it('shows in the outline the article of a clause in it, until the reader scrolls', async () => {
    open(localPolicy.id, '#art-7.3');
    await screen.findByRole('heading', { level: 1 });
    const current = () => document.querySelector('[aria-current=location]')?.textContent;
    await waitFor(() => expect(current()).toMatch(/^第七条/));
    fireEvent.wheel(screen.getByRole('article'));
    expect(current()).not.toMatch(/^第七条/);
  });

  it.each(policies)('loses nothing of the text of $id', async ({ id, clauses }) => {
    open(id);
    await screen.findByRole('heading', { level: 1 });
    for (const { id: clauseId, label, heading, text } of clauses) {
      for (const words of [label, heading, text])
        expect(clause(clauseId).textContent).toContain(words.replace(/（示例条款）$/, ''));
    }
  });

  it('marks a section with its title and its own text, which can be copied', async () => {
    // Without it every part of a page counts as near, so that its buttons are made.
    vi.stubGlobal('IntersectionObserver', undefined);
    open(noticePolicy.id, '#part-3');
    await screen.findByRole('button', { name: '复制第三部分及出处' });
    await waitFor(() => expect(clause('part-3').dataset.cited).toBe('true'));
    within(clause('part-3')).getByRole('heading', { name: /时间安排/ });
    within(clause('part-3')).getByText(/^受理时间为/);
    vi.unstubAllGlobals();
  });

  it('goes from a fact to the clause that says so', async () => {
    const { user, address } = open(localPolicy.id);
    await user.click(await screen.findByRole('link', { name: '前往第九条' }));
    expect(address().hash).toBe('#art-9');
    await waitFor(() => expect(clause('art-9').dataset.cited).toBe('true'));
  });

  it('leads from a repealed document to the one in force', async () => {
    const { user, address } = open(repealedPolicy.id);
    const [link] = await screen.findAllByRole('link', { name: `查看现行文件《${localPolicy.title}》` });
    await user.click(link as HTMLElement);
    expect(address().pathname).toBe(`/Policy/PolicyDetail/${localPolicy.id}`);
    await screen.findAllByText('云科规〔2026〕5号');
  });

  it('says of a sample that it is none of the real ones', async () => {
    open(samplePolicy.id);
    await screen.findAllByText(/不是真实政策/);
    expect(screen.queryByRole('link', { name: /查看官方原文/ })).toBeNull();
  });

  it('claims neither kind nor validity of what a third party collected', async () => {
    open(thirdPartyPolicy.id);
    await screen.findAllByText('本页由第三方整理，不是官方原文，类型与效力未与官方文件核对', { exact: false });
    for (const claimed of ['规范性文件', '现行有效']) expect(screen.queryByText(claimed)).toBeNull();
    expect(screen.getAllByText('第三方整理').length).toBeGreaterThan(0);
  });

  it('lists what all items take once', async () => {
    open(thirdPartyPolicy.id);
    await screen.findByRole('heading', { name: '支持事项' });
    expect(screen.getAllByText('注册地在徐州市')).toHaveLength(1);
    screen.getByText('算力券');
    screen.getByText('创业社区工位');
  });

  it.each([
    [curatedPolicy, '本页是我们依据官方文件整理的结构化要点，不是原文'],
    [samplePolicy, '示例文件：内容为演示而生成，不是真实政策，不能作为申报依据'],
  ])('prints above the text of $id what it is not', async ({ id }, notice) => {
    open(id);
    await screen.findByRole('heading', { level: 1 });
    expect(document.querySelector('article')?.previousElementSibling?.textContent).toBe(notice);
  });

  it('names the copy button of a paragraph that has no number', async () => {
    const paragraph = {
      id: 'p-1',
      parentId: null,
      depth: 0,
      kind: 'paragraph',
      label: '',
      heading: '',
      text: '各有关单位：',
    } as const;
    server.use(
      mainHttp.get('/api/v1/policy/detail/{policyId}', ({ response }) =>
        response(200).json(ok({ ...localPolicy, keyFacts: [], obligations: [], items: [], clauses: [paragraph] })),
      ),
    );
    // Without it every part of a page counts as near, so that its buttons are made.
    vi.stubGlobal('IntersectionObserver', undefined);
    open(localPolicy.id);
    await screen.findByRole('button', { name: '复制本段及出处' });
    vi.unstubAllGlobals();
  });

  it.each(['no-such-policy', '%E4%B8%AD', '..%2F..'])('has a way on for the unknown id %s', async (id) => {
    open(id);
    await screen.findByText('没有找到这份政策');
    expect(screen.getByRole('link', { name: '检索政策' }).getAttribute('href')).toBe('/Policy/PolicySearch');
  });
});
