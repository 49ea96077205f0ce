import { accountAmount, dateInShanghai, readAmount } from '@hengce/text';
import { createEquityService, trialPlan } from '../account/entitlements';
import { createOrderDesk, createOrderRepository, createTransitions, stateNames } from '../account/orders';
import { StartupError } from '../platform/config';
import type { Db } from '../platform/db';
import type { Clock } from '../platform/ports';
import { type AdminCommand, type AdminCommands, maxRows } from './AdminCommand';

/** Commands about orders (spec §6: upgrading goes through a sales contact). */
export function orderCommands(db: Db, clock: Clock): AdminCommands {
  const desk = createOrderDesk(db, clock, createTransitions(clock, createEquityService(db, clock, trialPlan)));
  return {
    orders: {
      usage: '[状态]',
      about: `列出订单。状态：${Object.keys(stateNames).join('、')}`,
      async run([state]) {
        const rows = await createOrderRepository(db).listForOperator(state ?? null, maxRows);
        return rows.map((row) =>
          [
            row.order_no,
            stateNames[row.state],
            `${accountAmount(row.payable_fen)}元`,
            row.phone ?? '账号已注销',
            dateInShanghai(row.created_at),
            ...(row.proof_file_id === null ? [] : ['有凭证']),
          ].join('  '),
        );
      },
    },
    'confirm-order': {
      usage: '订单号 到账金额（元）',
      about: '确认到账并开通权益',
      async run([orderNo = '', amount]) {
        await desk.confirm(orderNo, fenOf(amount));
        return [`订单${orderNo}已到账并开通`];
      },
    },
    'reject-proof': onOrder('凭证与到账不符，取消订单', desk.rejectProof, '已取消'),
    'start-refund': onOrder('开始退款，已开通的权益立即结束', desk.startRefund, '退款中'),
    'finish-refund': onOrder('款项已退回', desk.finishRefund, '已退款'),
    'issue-invoice': onOrder('发票已开具', desk.issueInvoice, '的发票已开具'),
  };
}

/** A step of the order desk that needs nothing but the number. */
const onOrder = (about: string, step: (orderNo: string) => Promise<void>, done: string): AdminCommand => ({
  usage: '订单号',
  about,
  async run([orderNo = '']) {
    await step(orderNo);
    return [`订单${orderNo}${done}`];
  },
});

function fenOf(text = ''): number {
  const fen = /^\d{1,10}(?:\.\d+)?$/.test(text) ? readAmount(text) : null;
  if (fen === null) throw new StartupError(`金额应为元，最多两位小数，现在是“${text}”。`);
  return Number(fen);
}
