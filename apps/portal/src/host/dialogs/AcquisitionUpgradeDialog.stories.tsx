import { accountHandlers } from '@hengce/account/testing';
import { ApiError } from '@hengce/api';
import { FeatureOutlet } from '@hengce/feature-kit';
import { policyFeature } from '@hengce/policy';
import { policyHandlers } from '@hengce/policy/testing';
import preview from '@hengce/storybook/preview';
import { useState, useSyncExternalStore } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { PortalStory } from '../../testing/PortalStory';
import { AcquisitionUpgradeDialog } from './AcquisitionUpgradeDialog';
import { createAcquisitionUpgrade } from './acquisitionUpgrade';

const refused = new ApiError({ kind: 'rejected', code: 400, message: '体验已到期，不能升级，详情请联系销售顾问' });

const meta = preview.meta({
  id: 'portal-acquisition-upgrade',
  title: '页面/门户/升级AI获客',
  component: AcquisitionUpgradeDialog,
  parameters: { isPage: true },
  args: { question: { isPending: false }, onConfirm: fn(), onCancel: fn() },
  beforeEach({ msw }) {
    msw.use(...Object.values(policyHandlers), ...accountHandlers);
  },
  decorators: [
    (Story) => (
      <PortalStory path="/Policy/PolicySearch?q=研发费用%20补助">
        <FeatureOutlet feature={policyFeature} />
        <Story />
      </PortalStory>
    ),
  ],
});
export default meta;

export const Asking = meta.story({ name: '先问：升级还是不用' });
export const Pending = meta.story({ name: '正在升级', args: { question: { isPending: true } } });
export const Failed = meta.story({
  name: '没有升级成功：说明原因，可以再试或不用',
  args: { question: { isPending: false, failure: refused } },
});
export const Phone = meta.story({ name: '窄屏375', globals: { viewport: { value: 'phone' } } });

const upgrade = fn();
const said = fn();
/** As the tools of AI 获客 use it. */
function Flow() {
  const [flow] = useState(() => createAcquisitionUpgrade({ check: async () => ({ canUpgraded: true }), upgrade }));
  const question = useSyncExternalStore(flow.subscribe, flow.get);
  return (
    <>
      <button type="button" onClick={() => void flow.proceed().then(said)}>
        查询企业
      </button>
      {question ? (
        <AcquisitionUpgradeDialog question={question} onConfirm={flow.confirm} onCancel={flow.cancel} />
      ) : null}
    </>
  );
}
export const Keyboard = meta.story({
  name: '只用键盘：Esc停下，再来一次并升级后继续',
  render: () => <Flow />,
  play: async ({ canvas, userEvent }) => {
    for (const mock of [upgrade, said]) mock.mockClear();
    const button = await canvas.findByRole('button', { name: '查询企业' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog', { name: '升级AI获客' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(said).toHaveBeenCalledWith(false));
    await expect(upgrade).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    button.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog', { name: '升级AI获客' });
    await waitFor(() => expect(screen.getByRole('button', { name: '取消' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(said).toHaveBeenLastCalledWith(true));
    await expect(upgrade).toHaveBeenCalledOnce();
  },
});
