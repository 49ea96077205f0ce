import { accountHandlers, sampleUser, userIs } from '@hengce/account/testing';
import { call } from '@hengce/api';
import { fail, mainHttp } from '@hengce/api/testing';
import { FeatureOutlet, useFeatureHost } from '@hengce/feature-kit';
import { MemoryHost } from '@hengce/feature-kit/testing';
import { policyFeature } from '@hengce/policy';
import { policyHandlers } from '@hengce/policy/testing';
import preview from '@hengce/storybook/preview';
import { Button, TextArea } from '@hengce/ui';
import { HttpResponse } from 'msw';
import { useState, useSyncExternalStore } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { PortalStory } from '../../testing/PortalStory';
import { createModuleUse } from '../moduleUse';
import { TrialExpiredDialog } from './TrialExpiredDialog';
import { UsesExhaustedDialog } from './UsesExhaustedDialog';

const trial = { ...sampleUser.trial, expiresAt: '2026-11-19T02:00:00.000Z', startedAt: '2026-10-20T02:00:00.000Z' };
const expired = { ...trial, expired: true, daysLeft: 0 };
const adviser = { name: '沈一舟', phone: '400-000-2026转826' };

const meta = preview.meta({
  id: 'portal-host-dialogs',
  title: '页面/门户/试用到期与次数用完',
  component: TrialExpiredDialog,
  parameters: { isPage: true },
  args: { trial: expired, adviser, plansHref: '/purchaseEquity', isOpen: true, onBrowse: fn() },
  beforeEach({ msw }) {
    msw.use(...Object.values(policyHandlers), ...accountHandlers, userIs({ trial: expired }));
  },
  decorators: [
    (Story, { parameters }) => (
      <PortalStory path={(parameters.path as string | undefined) ?? '/Policy/PolicySearch?q=研发费用%20补助'}>
        <FeatureOutlet feature={policyFeature} />
        <Story />
      </PortalStory>
    ),
  ],
});
export default meta;

export const TrialExpired = meta.story({
  name: '体验已到期：在政策检索上',
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '体验已到期' });
    await expect(dialog).toHaveTextContent('30天试用已结束');
    await expect(screen.getByRole('meter', { name: '试用自10月20日开始' })).toHaveAttribute('aria-valuenow', '30');
  },
});

export const NoAdviser = meta.story({
  name: '没有配置顾问',
  args: { adviser: null },
});

export const DaysUnknown = meta.story({
  name: '起止日期还不知道',
  args: { trial: undefined, adviser: undefined },
});

export const TrialExpiredPhone = meta.story({
  name: '体验已到期，窄屏375',
  globals: { viewport: { value: 'phone' } },
});

export const TrialKeyboard = meta.story({
  name: '只用键盘：复制电话、继续浏览、套餐依次可达，Esc不关闭',
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: '体验已到期' });
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: '复制电话' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: '继续浏览政策' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onBrowse).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: '查看套餐' })).toHaveFocus();
  },
});

const exhausted = {
  message: '智能校对的试用次数已用完，升级详情请联系销售顾问',
  usage: { module: '智能校对', used: 10, limit: 10 },
  kept: '当前文稿已保存，已查出的8处问题仍可继续处理。',
  isOpen: true,
  onClose: fn(),
  adviser,
  plansHref: '/purchaseEquity',
};

export const UsesExhausted = meta.story({
  name: '次数用完：在政策检索上',
  render: () => <UsesExhaustedDialog {...exhausted} />,
});

export const UsesExhaustedOnPolicy = meta.story({
  name: '付费的次数本月用完：说何时恢复，从一份政策开始匹配时',
  parameters: { path: '/Policy/PolicyDetail/s-rdsub-330000-1' },
  render: () => (
    <UsesExhaustedDialog
      {...exhausted}
      message="政策匹配本月的次数已用完，12月21日恢复"
      usage={{ module: '政策匹配', used: 60, limit: 60 }}
      kept="已有的匹配报告仍可查看。"
    />
  ),
});

export const UsesExhaustedLong = meta.story({
  name: '模块名很长，没有要保留的内容',
  render: () => (
    <UsesExhaustedDialog
      {...exhausted}
      message="高新技术企业认定申报材料智能校对与合规核查的试用次数已用完，升级详情请联系销售顾问"
      usage={{ module: '高新技术企业认定申报材料智能校对与合规核查', used: 10, limit: 10 }}
      kept={undefined}
    />
  ),
});

export const UsesUnknown = meta.story({
  name: '次数未知，没有顾问的联系方式',
  render: () => <UsesExhaustedDialog {...exhausted} usage={undefined} adviser={null} />,
});

export const UsesExhaustedPhone = meta.story({
  name: '次数用完，窄屏375',
  globals: { viewport: { value: 'phone' } },
  render: () => <UsesExhaustedDialog {...exhausted} />,
});

export const UsesKeyboard = meta.story({
  name: '只用键盘：Esc或知道了都会关闭',
  render: () => <UsesExhaustedDialog {...exhausted} />,
  play: async ({ userEvent }) => {
    exhausted.onClose.mockClear();
    const dialog = await screen.findByRole('alertdialog', { name: '提示' });
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: '复制电话' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: '知道了' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Escape}');
    await expect(exhausted.onClose).toHaveBeenCalledTimes(2);
  },
});

/** A feature that costs a use, as one is written against the port. */
function Draft() {
  const { reserveUse } = useFeatureHost();
  const [draft, setDraft] = useState('');
  const check = async () => {
    if ((await reserveUse?.('proofreading', { kept: '当前文稿已保存。' })) !== null) setDraft('');
  };
  return (
    <form>
      <TextArea label="文稿" value={draft} onChange={setDraft} />
      <Button onPress={check}>检查文稿</Button>
    </form>
  );
}

function CountingHost() {
  const { api } = useFeatureHost();
  const [uses] = useState(() =>
    createModuleUse({
      use: (module) => call(api.main.GET('/api/v1/user/use/{module}', { params: { path: { module } } })),
      makeKey: () => 'a-key-of-this-story',
    }),
  );
  const said = useSyncExternalStore(uses.subscribe, uses.get);
  return (
    <MemoryHost host={{ reserveUse: uses.reserve }}>
      <Draft />
      {said ? (
        <UsesExhaustedDialog
          {...exhausted}
          message={said.message}
          usage={undefined}
          kept={said.kept}
          onClose={uses.close}
        />
      ) : null}
    </MemoryHost>
  );
}

export const TypedStays = meta.story({
  name: '次数用完：说明之后，写好的内容还在',
  beforeEach({ msw }) {
    msw.use(
      mainHttp.get('/api/v1/user/use/{module}', ({ response }) =>
        response.untyped(HttpResponse.json(fail(1010, '智能校对的试用次数已用完', 403), { status: 403 })),
      ),
    );
  },
  render: () => <CountingHost />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('文稿'), '关于申报研发后补助的说明');
    await userEvent.click(canvas.getByRole('button', { name: '检查文稿' }));
    const dialog = await screen.findByRole('alertdialog', { name: '提示' });
    await expect(dialog).toHaveTextContent('智能校对的试用次数已用完');
    await expect(dialog).toHaveTextContent('当前文稿已保存。');
    await userEvent.click(screen.getByRole('button', { name: '知道了' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByLabelText('文稿')).toHaveValue('关于申报研发后补助的说明');
  },
});
