import type { MaterialSheet } from '@hengce/api';
import { fail, mainHttp, ok } from '@hengce/api/testing';
import { storyNow } from '@hengce/storybook/fixedClock';
import preview from '@hengce/storybook/preview';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { fitsTheScreen, goesByTab, phone } from '../../../../shared/testing/states';
import { PolicyStoryHost } from '../../../../testing/PolicyStoryHost';
import { materialSheet } from '../../../testing/declarationFixtures';
import { declarationHandlers } from '../../../testing/declarationHandlers';
import {
  differingSheet,
  equipmentSheet,
  fullMaterials,
  loanDetail,
  loanMaterials,
  loanReadiness,
  loanSheet,
  severalMaterials,
} from '../../../testing/supportFixtures';

const loan = { detail: loanDetail, form: loanSheet, materials: severalMaterials, ready: loanReadiness };
const meta = preview.meta({
  id: 'policy-application-materials',
  title: '页面/政策/申报填报的材料',
  component: PolicyStoryHost,
  parameters: { isPage: true },
  args: { initialPath: '/Policy/ProjectApplication/d1', host: { now: () => storyNow } },
  beforeEach({ msw }) {
    msw.use(...declarationHandlers(loan));
  },
});
export default meta;

type Canvas = Pick<ReturnType<typeof within>, 'findByRole'>;
const contractSlot = '贷款合同和放款凭证';
const uploadOf = async (canvas: Canvas, name = contractSlot) => {
  const group = await canvas.findByRole('group', { name: `上传“${name}”` });
  return { group, input: group.querySelector('input[type="file"]') as HTMLInputElement };
};
const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
const uploading = (sheet: MaterialSheet) =>
  mainHttp.post('/api/v1/declaration/upload/{declarationId}', ({ response }) => response(200).json(ok(sheet)));

export const Several = meta.story({
  name: '几份：各有大小、版本与读出的内容，需更换的写明是哪一份',
  tags: ['visual'],
  async play({ canvas }) {
    const files = await canvas.findByRole('list', { name: `“${contractSlot}”的文件` });
    await expect(within(files).getAllByRole('listitem')).toHaveLength(4);
    await expect(within(files).getByText('需更换：看不清金额')).toBeVisible();
    await expect(within(files).getByText('更早的1个版本')).toBeVisible();
    await expect(canvas.getByText('4份，需更换')).toBeVisible();
    const { group } = await uploadOf(canvas);
    await expect(within(group).getByText('已有4份，最多30份')).toBeVisible();
    await expect(canvas.getByText(/一项最多30份。可以一次选几份/)).toBeVisible();
    files.scrollIntoView();
  },
});
export const SeveralPhone = meta.story({ name: '几份，窄屏375', globals: phone, play: fitsTheScreen });
export const Full = meta.story({
  name: '到了上限：说明，不能再加，可以替换',
  beforeEach({ msw }) {
    msw.use(...declarationHandlers({ ...loan, materials: fullMaterials }));
  },
  async play({ canvas }) {
    const { group } = await uploadOf(canvas);
    await expect(within(group).getByText('已满30份，可以替换或删除其中一份')).toBeVisible();
    await expect(within(group).getByRole('button', { name: '选择文件' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: '替换“付息回单7.pdf”' })).toBeEnabled();
  },
});
export const TooMany = meta.story({
  name: '一次选得太多：收到上限为止，其余写明没有上传',
  beforeEach({ msw }) {
    const slots = fullMaterials.slots.map((slot) => ({ ...slot, files: slot.files.slice(0, 29) }));
    msw.use(...declarationHandlers({ ...loan, materials: { ...fullMaterials, slots } }), uploading(fullMaterials));
  },
  async play({ canvas, userEvent }) {
    const { group, input } = await uploadOf(canvas);
    await userEvent.upload(input, [pdf('第三十份.pdf'), pdf('多的一份.pdf')]);
    await expect(await within(group).findByText('超过30份，没有上传')).toBeVisible();
    await waitFor(() => expect(within(group).queryByText('第三十份.pdf')).toBeNull());
    await expect(within(group).getByText('多的一份.pdf')).toBeVisible();
  },
});
export const Uploading = meta.story({
  name: '上传中：一份接一份，一份没有传到可以重试，一份不收写明原因，其余照常',
  tags: ['visual'],
  beforeEach({ msw }) {
    msw.use(
      ...declarationHandlers({ ...loan, materials: loanMaterials }),
      // By the file and not by its turn: another theme begins the handlers anew, in the midst of it.
      mainHttp.post('/api/v1/declaration/upload/{declarationId}', async ({ request, response }) => {
        const file = (await request.clone().formData()).get('file') as File;
        if (file.name === '一.pdf') return response.untyped(Response.error());
        if (file.name === '二.pdf')
          return response.untyped(Response.json(fail(400, '“二.pdf”的内容不是PDF', 400), { status: 400 }));
        return file.name === '三.pdf' ? response(200).json(ok(severalMaterials)) : new Promise<never>(() => undefined);
      }),
    );
  },
  async play({ canvas, userEvent }) {
    const { group, input } = await uploadOf(canvas);
    const names = ['一.pdf', '二.pdf', '三.pdf', '四.pdf', '五.pdf'];
    await userEvent.upload(input, names.map(pdf));
    await expect(await within(group).findByText('“二.pdf”的内容不是PDF')).toBeVisible();
    // What arrived is among the files of the material; the next one is on its way.
    await waitFor(() => expect(within(group).queryByText('三.pdf')).toBeNull());
    await expect(canvas.getByRole('list', { name: `“${contractSlot}”的文件` })).toBeVisible();
    await expect(within(group).getByText('五.pdf')).toBeVisible();
    await expect(within(group).getAllByRole('button', { name: /重试/ })).toHaveLength(1);
    group.scrollIntoView({ block: 'center' });
  },
});
const removed = fn<(body: unknown) => void>();
export const Replaced = meta.story({
  name: '替换一份：只换那一份，可以撤销',
  beforeEach({ msw }) {
    removed.mockClear();
    const replaced = severalMaterials.slots.map((slot) => ({
      ...slot,
      files: slot.files.map((file) =>
        file.slotFileId === '放款凭证.pdf'
          ? {
              ...file,
              versions: [
                ...file.versions.map((each) => ({ ...each, versionId: 'new', fileName: '放款凭证（盖章）.pdf' })),
                ...file.versions.map((each) => ({ ...each, isCurrent: false })),
              ],
            }
          : file,
      ),
    }));
    msw.use(
      uploading({ ...severalMaterials, slots: replaced }),
      mainHttp.post('/api/v1/declaration/removeVersions/{declarationId}', async ({ request, response }) => {
        removed(await request.clone().json());
        return response(200).json(ok(severalMaterials));
      }),
    );
  },
  async play({ canvas, userEvent }) {
    const replace = await canvas.findByRole('button', { name: '替换“放款凭证.pdf”' });
    const file = replace.closest('li') as HTMLElement;
    await userEvent.upload(file.querySelector('input[type="file"]') as HTMLInputElement, pdf('放款凭证（盖章）.pdf'));
    await expect((await screen.findAllByText('“放款凭证.pdf”已替换为“放款凭证（盖章）.pdf”'))[0]).toBeVisible();
    await expect(await canvas.findByRole('button', { name: '替换“放款凭证（盖章）.pdf”' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '撤销' }));
    await waitFor(() => expect(removed).toHaveBeenCalledWith({ versionIds: ['new'], isRemoved: true }));
    await expect(await canvas.findByRole('button', { name: '替换“放款凭证.pdf”' })).toBeVisible();
  },
});
export const Removed = meta.story({
  name: '删除一份：别的都在，可以撤销',
  beforeEach({ msw }) {
    removed.mockClear();
    msw.use(
      mainHttp.post('/api/v1/declaration/removeVersions/{declarationId}', async ({ request, response }) => {
        const body = await request.clone().json();
        removed(body);
        const slots = severalMaterials.slots.map((slot) => ({
          ...slot,
          files: body.isRemoved ? slot.files.filter(({ slotFileId }) => slotFileId !== '放款凭证.pdf') : slot.files,
        }));
        return response(200).json(ok({ ...severalMaterials, slots }));
      }),
    );
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: '“放款凭证.pdf”的操作' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '删除' }));
    await expect((await screen.findAllByText('已删除“放款凭证.pdf”，一天内可以恢复'))[0]).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '替换“放款凭证.pdf”' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '撤销' }));
    await expect(await canvas.findByRole('button', { name: '替换“放款凭证.pdf”' })).toBeVisible();
    await expect(removed).toHaveBeenLastCalledWith({ versionIds: ['放款凭证.pdf'], isRemoved: false });
  },
});
export const Dropped = meta.story({
  name: '拖到一项材料上：整项变色，松开即加进去',
  beforeEach({ msw }) {
    msw.use(mainHttp.post('/api/v1/declaration/upload/{declarationId}', () => new Promise<never>(() => undefined)));
  },
  async play({ canvas }) {
    const { group } = await uploadOf(canvas);
    const row = group.closest('li') as HTMLElement;
    const dataTransfer = new DataTransfer();
    for (const name of ['一.pdf', '二.pdf']) dataTransfer.items.add(pdf(name));
    const over = { bubbles: true, cancelable: true, dataTransfer };
    row.dispatchEvent(new DragEvent('dragover', over));
    await expect(await within(row).findByText('松开鼠标，加到这一项')).toBeVisible();
    row.dispatchEvent(new DragEvent('drop', over));
    await expect(await within(group).findByText('一.pdf')).toBeVisible();
    await expect(within(group).getByText('二.pdf')).toBeVisible();
    await expect(within(row).queryByText('松开鼠标，加到这一项')).toBeNull();
  },
});
export const Differing = meta.story({
  name: '几份写的不一样：都列着，写明各在哪里；各写一笔的另给合计',
  tags: ['visual'],
  beforeEach({ msw }) {
    msw.use(...declarationHandlers({ ...loan, form: differingSheet }));
  },
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText('几份材料写的不一样，核对后选一个')).toBeVisible();
    const offered = canvas.getByRole('list', { name: '材料里写的贷款本金' });
    await expect(within(offered).getByText('放款凭证.pdf第1页')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /贷款本金/ })).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: '实际支付利息采用9.27625万元' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /实际支付利息/ })).toHaveValue('9.27625'));
    offered.scrollIntoView({ block: 'center' });
  },
});
export const AllRows = meta.story({
  name: '几张发票：一次全部加入',
  beforeEach({ msw }) {
    const sections = equipmentSheet.sections.map((section) => ({
      ...section,
      fields: section.fields.map((field) => ({
        ...field,
        ...(field.proposals && {
          proposals: ['甲', '乙', '丙'].flatMap((name, at) =>
            (field.proposals ?? []).map((each) => ({
              ...each,
              value: [[null, null, `2533200000001234567${at}`, '2025-05-06', 113_000_000 + at]],
              sources: each.sources.map((source) => ({ ...source, slotFileId: name, fileName: `${name}发票.pdf` })),
            })),
          ),
        }),
      })),
    }));
    msw.use(...declarationHandlers({ ...loan, form: { ...equipmentSheet, sections } }));
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: '全部加入（3行）' }));
    const list = canvas.getByRole('group', { name: /设备清单/ });
    await expect(await within(list).findByRole('group', { name: '第4行' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /全部加入/ })).toBeNull();
  },
});
export const Keyboard = meta.story({ name: '只用键盘：Tab依次到每一份文件', play: goesByTab });
const standard = { materials: materialSheet };
const judged = fn<(body: unknown) => void>();
const judging = mainHttp.post('/api/v1/declaration/judge/{declarationId}', async ({ request, response }) => {
  judged(await request.clone().json());
  return response(200).json(ok(materialSheet));
});
export const Expiry = meta.story({
  name: '材料的有效期：只记日期，不改核对结果',
  beforeEach({ msw }) {
    judged.mockClear();
    msw.use(...declarationHandlers(standard), judging);
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: '“申报书盖章版.pdf”的操作' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '有效期' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: '保存' }));
    await waitFor(() => expect(judged).toHaveBeenCalledWith({ specId: 'm1', slotFileId: 'f1', expiresOn: null }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
});
export const NotApplicable = meta.story({
  name: '不适用的材料：写明原因',
  beforeEach({ msw }) {
    judged.mockClear();
    msw.use(...declarationHandlers(standard), judging);
  },
  async play({ canvas, userEvent }) {
    const name = '申报材料真实性和信用承诺书，不适用';
    await userEvent.click(await canvas.findByRole('button', { name }));
    const dialog = await screen.findByRole('dialog', { name: '为什么不适用' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: '原因' }), '属于另一个事项');
    await userEvent.click(within(dialog).getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(judged).toHaveBeenCalledWith({ specId: 'm4', verdict: 'notApplicable', reason: '属于另一个事项' }),
    );
  },
});
export const Judging = meta.story({
  name: '审核材料：已核对或需更换，一按就到',
  beforeEach({ msw }) {
    judged.mockClear();
    msw.use(...declarationHandlers(standard), judging);
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: '营业执照，标记为已核对' }));
    await waitFor(() => expect(judged).toHaveBeenCalledWith({ specId: 'm2', verdict: 'ok' }));
    await userEvent.click(canvas.getByRole('button', { name: '营业执照，需更换' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByRole('textbox', { name: '原因' }), '看不清');
    await userEvent.click(within(dialog).getByRole('button', { name: '保存' }));
    await waitFor(() => expect(judged).toHaveBeenCalledWith({ specId: 'm2', verdict: 'rejected', reason: '看不清' }));
    // One that was judged says so, and offers nothing to press by accident.
    await expect(canvas.queryByRole('button', { name: '研发费用补助申报书，标记为已核对' })).toBeNull();
  },
});
export const RefusedFile = meta.story({
  name: '文件的内容不对：在那项材料里说明，没有可按的重试',
  beforeEach({ msw }) {
    msw.use(
      ...declarationHandlers(standard),
      mainHttp.post('/api/v1/declaration/upload/{declarationId}', ({ response }) =>
        response.untyped(Response.json(fail(400, '“年报.pdf”的内容不是PDF', 400), { status: 400 })),
      ),
    );
  },
  async play({ canvas, userEvent }) {
    const upload = await canvas.findByRole('group', { name: '上传“申报材料真实性和信用承诺书”' });
    const input = upload.querySelector('input[type="file"]') as HTMLInputElement;
    await userEvent.upload(input, new File(['MZ'], '年报.pdf', { type: 'application/pdf' }));
    await expect(await within(upload).findByText('“年报.pdf”的内容不是PDF')).toBeVisible();
    await expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  },
});
