import { createSandboxPayment } from '../../platform/adapters';
import type { Platform } from '../../platform/module';
import { defineModule } from '../../platform/module';
import type { Entitlements } from '../entitlements';
import { ordersExport } from './export';
import { createPaymentService } from './payment/payments';
import { orderRoutes } from './routes';
import { readCommerce } from './sale/commerce';
import type { FirmOf } from './sale/terms';
import { createOrderService } from './service';
import { createTransitions } from './transitions';

export interface OrderOptions {
  /** Path of the JSON file of plans and prices; null for our own. */
  commerceFile: string | null;
  sampleData: boolean;
  paymentGateway: 'off' | 'sandbox';
  firmOf: FirmOf;
}

/** Room `account/orders`: plans, prices, orders and payments. @throws StartupError when the file of plans is wrong */
export async function createOrders(
  { db, clock, files, limiter, secret }: Platform,
  { equities }: Entitlements,
  { commerceFile, sampleData, paymentGateway, firmOf }: OrderOptions,
) {
  const gateway = paymentGateway === 'sandbox' ? createSandboxPayment(secret) : null;
  const commerce = await readCommerce(commerceFile, sampleData);
  const transitions = createTransitions(clock, equities);
  const orders = createOrderService({
    db,
    clock,
    commerce,
    files,
    transitions,
    gateway: gateway?.name ?? null,
    limiter,
    firmOf,
  });
  const payments = createPaymentService({ db, clock, orders, transitions, gateway });
  return {
    module: defineModule({
      handlers: orderRoutes(orders, payments),
      purge: [() => orders.expireDue()],
      exports: ordersExport,
    }),
  };
}
