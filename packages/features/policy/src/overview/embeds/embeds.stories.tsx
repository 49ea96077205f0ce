import { mainHttp, ok } from '@hengce/api/testing';
import preview from '@hengce/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { answering, failing } from '../../shared/testing/states';
import { longTitle, pendingHandlers, policyHandlers, policyOverview } from '../../testing';
import { PolicyStoryHost } from '../../testing/PolicyStoryHost';
import { ClosingSoonPolicies } from './ClosingSoonPolicies';
import { MatchedPolicies } from './MatchedPolicies';
import { NewestPolicies } from './NewestPolicies';

const answer = (data: typeof policyOverview) =>
  mainHttp.get('/api/v1/policy/overview', ({ response }) => response(200).json(ok(data)));

const meta = preview.meta({
  id: 'policy-overview-panel',
  title: '页面/政策/工作台上的政策',
  component: PolicyStoryHost,
  parameters: { isPage: true },
  args: {
    children: (
      <div style={{ display: 'grid', gap: 28, maxWidth: 900, padding: 24 }}>
        <ClosingSoonPolicies />
        <MatchedPolicies />
        <NewestPolicies />
      </div>
    ),
  },
  beforeEach({ msw }) {
    msw.use(...Object.values(policyHandlers));
  },
});
export default meta;

export const Default = meta.story({ name: '默认' });

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(...pendingHandlers);
  },
});

export const Empty = meta.story({
  name: '空：库里没有政策',
  beforeEach({ msw }) {
    msw.use(answer({ total: 0, totalSample: 0, newest: [], closingSoon: [], reach: null }));
  },
});

export const Failing = meta.story({
  name: '出错可重试',
  beforeEach: answering(failing),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: '重试' })).toHaveLength(3));
  },
});

export const LongTitles = meta.story({
  name: '超长标题',
  beforeEach({ msw }) {
    const long = (rows: typeof policyOverview.newest) => rows.map((row) => ({ ...row, title: longTitle }));
    msw.use(
      answer({ ...policyOverview, newest: long(policyOverview.newest), closingSoon: long(policyOverview.closingSoon) }),
    );
  },
});

export const Phone = meta.story({ name: '窄屏375', globals: { viewport: { value: 'phone' } } });
