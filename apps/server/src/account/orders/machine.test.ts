import fc from 'fast-check';
import { expect, it } from 'vitest';
import { actionsOf, mayMove, type OrderState, stateNames } from './machine';

const states = Object.keys(stateNames) as OrderState[];

it('订单只能向前：走过的状态再也回不去', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...states), { maxLength: 30 }), (wishes) => {
      const visited: OrderState[] = ['draft'];
      for (const wish of wishes) {
        const at = visited.at(-1) as OrderState;
        if (!mayMove(at, wish)) continue;
        expect(visited).not.toContain(wish);
        visited.push(wish);
      }
    }),
    { numRuns: 5_000 },
  );
});

it('能做的事都是状态允许的', () => {
  const target = {
    submit: 'pending_payment',
    pay: 'paid',
    uploadProof: 'proof_submitted',
    refund: 'refunding',
  } as const;
  for (const state of states) {
    for (const isRefundable of [true, false]) {
      for (const action of actionsOf({ state, hasGateway: true, isInvoiceIssued: false, isRefundable })) {
        if (action === 'requestInvoice') continue;
        const to = action === 'cancel' ? (state === 'proof_submitted' ? 'refunding' : 'cancelled') : target[action];
        expect(state === to || mayMove(state, to), `${action} of ${state}`).toBe(true);
      }
    }
  }
});
