import { Hono } from 'hono';
import { createEquityOverview } from './account/entitlements/overview';
import { equityRoutes } from './account/entitlements/routes';
import { createEquityService } from './account/entitlements/service';
import { createFormerTrials } from './account/entitlements/trial/formerTrials';
import { trialPlan } from './account/entitlements/trial/plan';
import { createTrialService } from './account/entitlements/trial/service';
import { usageRoutes } from './account/entitlements/usage/routes';
import { createLiveMessages } from './account/messages/live';
import { messageRoutes } from './account/messages/routes';
import { readCommerce } from './account/orders/commerce';
import { createPaymentService } from './account/orders/payments';
import { orderRoutes } from './account/orders/routes';
import { createOrderService } from './account/orders/service';
import { createTransitions } from './account/orders/transitions';
import { reportRoutes } from './account/reports/routes';
import { accountRoutes } from './account/settings/routes';
import { createAccountService } from './account/settings/service';
import { createLoginCodes } from './account/users/loginCodes';
import { notesRoutes } from './account/users/notes/routes';
import { createNotesService } from './account/users/notes/service';
import { createPasswords } from './account/users/passwords';
import { userRoutes } from './account/users/routes';
import { createUserService } from './account/users/service';
import { bearerToken, createSessionService } from './account/users/session/service';
import { ssoRoutes } from './account/users/sso/routes';
import { createSsoService } from './account/users/sso/service';
import { createVerificationService } from './account/users/verification/service';
import { createDirectory } from './modules/acquisition/directory';
import { createFinder } from './modules/acquisition/finder';
import { createLeadService } from './modules/acquisition/leads';
import { acquisitionRoutes } from './modules/acquisition/routes';
import { createAcquisitionService } from './modules/acquisition/service';
import { applyRoutes } from './modules/apply/routes';
import { createApplyService } from './modules/apply/service';
import { calendarRoutes } from './modules/calendar/routes';
import { createCalendarService } from './modules/calendar/service';
import type { AnswerEngine } from './modules/chat/engine/AnswerEngine';
import { createAnswerEngine } from './modules/chat/engine/createAnswerEngine';
import { chatRoutes } from './modules/chat/routes';
import { createRuns } from './modules/chat/runs';
import { createChatService } from './modules/chat/service';
import { createTemplates } from './modules/chat/templates';
import { createDeclarationReminders } from './modules/declaration/reminders';
import { declarationRoutes } from './modules/declaration/routes';
import { createEnterpriseRepository } from './modules/enterprise/repository';
import { enterpriseRoutes } from './modules/enterprise/routes';
import { createEnterpriseService } from './modules/enterprise/service';
import { evaluationRoutes } from './modules/evaluation/routes';
import { createEvaluationService } from './modules/evaluation/service';
import { createKnowledge } from './modules/knowledge/createKnowledge';
import { knowledgeRoutes } from './modules/knowledge/routes';
import { matchRoutes } from './modules/match/routes';
import { createMatchService } from './modules/match/service';
import { noticeRoutes } from './modules/notice/routes';
import { createNoticeService } from './modules/notice/service';
import { publicityRoutes } from './modules/publicity/routes';
import { createPublicityService } from './modules/publicity/service';
import { regionRoutes } from './modules/region/routes';
import { createRegionService } from './modules/region/service';
import { rewardsRoutes } from './modules/rewards/routes';
import { createRewardsService } from './modules/rewards/service';
import { disableDemoAccount, enableDemoAccount } from './modules/sample/demoAccount';
import { noPolicies, type Policies } from './modules/subscription/findHits';
import { subscriptionRoutes } from './modules/subscription/routes';
import { createSubscriptionService } from './modules/subscription/service';
import { createSandboxPayment } from './platform/adapters/sandboxPayment';
import type { Config } from './platform/config/config';
import type { AppEnv } from './platform/contract/AppEnv';
import { envelopeResponse, failure } from './platform/contract/envelope';
import { implementContract } from './platform/contract/implement';
import { Rejection } from './platform/contract/Rejection';
import { contractText } from './platform/contract/text';
import type { Handlers } from './platform/contract/types';
import type { Db } from './platform/db/Db';
import { createFileStore } from './platform/file/files';
import { isApiPath } from './platform/http/apiPaths';
import { identifyClient } from './platform/http/client';
import { compressReplies } from './platform/http/compressReplies';
import { refuseCrossSite } from './platform/http/crossSite';
import { failureResponse } from './platform/http/failures';
import { addNotesPage } from './platform/http/notesPage/notesPage';
import { openPortalFiles } from './platform/http/portalFiles';
import { createRequestId } from './platform/http/requestId';
import { securityHeaders, strictTransport } from './platform/http/securityHeaders';
import { createRateLimiter } from './platform/limits/rateLimiter';
import type { Log } from './platform/log/log';
import { maskPhones, maskShares } from './platform/log/mask';
import type { Clock } from './platform/ports/clock';
import type { Llm } from './platform/ports/llm';
import type { SmsSender } from './platform/ports/sms';

/** A feature that is made outside because it has a life of its own, such as an index that is built after the start. */
export interface AppModule {
  handlers: Partial<Handlers<'main'>>;
  /** What other features ask of the policy library. */
  policies?: Policies;
  /** What is still missing, as a sentence for the operator; null when it can answer. */
  notReady?(): string | null;
}

type ConfigOfApp =
  | 'checkReplies'
  | 'commerceFile'
  | 'databaseUrl'
  | 'notesOrigin'
  | 'paymentGateway'
  | 'portalDir'
  | 'sampleData'
  | 'trustedProxies';

export interface AppOptions {
  db: Db;
  config: Pick<Config, ConfigOfApp>;
  clock: Clock;
  log: Log;
  /** llm: null without a model, where answers are extracts and reckonings. */
  ports: { sms: SmsSender; llm: Llm | null };
  /** Keys verification codes. */
  secret: string;
  modules: readonly AppModule[];
  /** Answers in place of our own. */
  engine?: AnswerEngine;
  createRequestId?: () => string;
}

export interface App {
  fetch: Hono<AppEnv>['fetch'];
  request: Hono<AppEnv>['request'];
  /** Ends the streams, which would otherwise hold the server up until their clients go, and keeps what they were sent. */
  endStreams(): Promise<void>;
  /** Stops what works in the background; it goes on after the next start. */
  close(): Promise<void>;
  /** Deletes what has expired; the process calls it now and then. */
  purge(): Promise<void>;
}

/** The composition root: everything is made here and handed on, and nothing is global. */
export async function createApp(options: AppOptions): Promise<App> {
  const { db, config, clock, log, ports, secret, modules } = options;
  const limiter = createRateLimiter(db, clock);
  const sessions = createSessionService(db, clock);
  const equities = createEquityService(db, clock, trialPlan);
  const trials = createTrialService(db, clock, trialPlan);
  const formerTrials = createFormerTrials(db, clock, secret);
  const verification = createVerificationService({ db, clock, sms: ports.sms, limiter, log, secret });
  const passwords = await createPasswords();
  const loginCodes = createLoginCodes(db, clock);
  const users = createUserService({
    db,
    clock,
    limiter,
    sessions,
    trials,
    formerTrials,
    verification,
    passwords,
    loginCodes,
  });
  const sso = createSsoService(db, clock, limiter);
  const acquisition = createAcquisitionService(db, clock, trials, trialPlan);

  if (config.sampleData) await enableDemoAccount({ db, clock, trials, plan: trialPlan, passwords, log });
  else await disableDemoAccount({ db, clock });

  const files = createFileStore(clock, limiter);
  const gateway = config.paymentGateway === 'sandbox' ? createSandboxPayment(secret) : null;
  const commerce = await readCommerce(config.commerceFile, config.sampleData);
  const transitions = createTransitions(clock, equities);
  const orders = createOrderService({
    db,
    clock,
    commerce,
    files,
    transitions,
    gateway: gateway?.name ?? null,
    limiter,
    firmOf: async (from, userId) => (await createEnterpriseRepository(from).list(userId))[0] ?? null,
  });
  const payments = createPaymentService({ db, clock, orders, transitions, gateway });

  const live = createLiveMessages(db, clock, log, sessions);
  const account = createAccountService({ db, clock, limiter, sessions, verification, formerTrials });

  const policies = modules.find((module) => module.policies !== undefined)?.policies ?? noPolicies;
  const subscriptions = createSubscriptionService(db, clock, policies);
  const enterprises = createEnterpriseService({ db, clock, files, requirements: policies.requirements });
  const { matchables, supposed } = policies;
  const matches = createMatchService({ db, clock, equities, limiter, enterprises, matchables, supposed });

  const publicity = createPublicityService({ db, clock, limiter });
  const reminders = createDeclarationReminders(db, clock, policies);
  const directory = createDirectory(db);
  const finder = createFinder({ db, clock, limiter, equities, matchables, directory });
  const leads = createLeadService({ db, clock, limiter, directory });

  const knowledge = createKnowledge({ db, clock, log, files, limiter, isAlone: config.databaseUrl === null });
  const calendars = createCalendarService({ db, clock, limiter, matches });
  const evaluations = createEvaluationService({ db, clock, equities });
  const rewards = createRewardsService({ db, matches, matchables });
  const library = { policies, matches, enterprises, evaluations, rewards, calendars, clock };
  const { passages } = knowledge;
  const engine = options.engine ?? createAnswerEngine({ ...library, passages, llm: ports.llm });
  const runs = createRuns({ db, clock, log, limiter, equities, sessions, engine, passages });
  const chats = createChatService({ db, clock, limiter, engine, passages, runs });
  const overview = createEquityOverview(db, clock, trials);

  // Before the uses are given back: an answer that was begun has used one.
  await runs.recover(config.databaseUrl === null);
  const refunded = await equities.recover(config.databaseUrl === null);
  if (refunded > 0) log.info({ refunded }, '退还上次未完成的使用次数');

  const app = new Hono<AppEnv>();
  app.onError((error, context) => failureResponse(error, context.get('requestId'), log));
  addRequestFrame(app, options);
  addHealth(app, options);
  app.use('/api/*', compressReplies);
  implementContract(app, {
    handlers: {
      main: Object.assign(
        {},
        userRoutes(users, trials),
        equityRoutes(equities, overview),
        orderRoutes(orders, payments),
        messageRoutes(db, clock, live),
        accountRoutes(account, sessions),
        reportRoutes(db),
        matchRoutes(matches),
        calendarRoutes(calendars),
        evaluationRoutes(evaluations),
        rewardsRoutes(rewards),
        regionRoutes(createRegionService({ db, clock, matches, matchables, regional: policies.regional })),
        noticeRoutes(createNoticeService({ db, clock, matches, policies })),
        publicityRoutes(publicity),
        enterpriseRoutes(enterprises),
        subscriptionRoutes(subscriptions),
        acquisitionRoutes(acquisition, finder, leads),
        applyRoutes(createApplyService({ db, clock, matches, policies })),
        declarationRoutes({ db, clock, files, limiter, matches, policies }),
        knowledgeRoutes(knowledge),
        chatRoutes({ chats, runs, templates: createTemplates(db, clock), engine, equities: overview, limiter }),
        usageRoutes(db, clock),
        ...modules.map((module) => module.handlers),
      ),
      notes: { ...ssoRoutes(sso), ...notesRoutes(createNotesService(db, clock)) },
    },
    authenticators: {
      bearer: (headers) => authenticateBearer(headers),
      mainBearer: (headers) => authenticateBearer(headers),
      ssoToken: (headers) => sso.authenticate(headers.get('token') ?? ''),
    },
    checkReplies: config.checkReplies,
  });
  if (config.notesOrigin === null) await addNotesPage(app);
  await addPortal(app, config.portalDir);

  async function authenticateBearer(headers: Headers) {
    const token = bearerToken(headers);
    return token === null ? null : sessions.authenticate(token);
  }

  await knowledge.start();
  return {
    fetch: app.fetch,
    request: app.request,
    async endStreams() {
      live.close();
      await runs.close();
    },
    close: () => knowledge.close(),
    async purge() {
      const steps = [
        () => runs.settleExpired(),
        () => equities.recover(false),
        () => runs.purge(),
        () => chats.purge(),
        () => orders.expireDue(),
        () => subscriptions.deliverDue(),
        () => publicity.findHits(),
        () => reminders.findShifts(),
        () => reminders.remindDue(),
        () => matches.markStale(),
        () => sso.purge(),
        () => sessions.purge(),
        () => verification.purge(),
        () => loginCodes.purge(),
        () => limiter.purge(),
        () => formerTrials.purge(),
        () => knowledge.purge(),
      ];
      // One that fails must not keep the others from their turn.
      for (const step of steps) await step().catch((err: unknown) => log.warn({ err }, '定期清理有一步失败，稍后再试'));
    },
  };
}

/** Around every request: its number, its client, the refusal of foreign sites, security headers and one line of log. */
function addRequestFrame(app: Hono<AppEnv>, options: AppOptions): void {
  const { config, log } = options;
  const headers = Object.entries(securityHeaders(config.notesOrigin));
  app.use(async (context, next) => {
    const startedAt = performance.now();
    const requestId = (options.createRequestId ?? createRequestId)();
    const socket = context.env?.incoming?.socket;
    const client = identifyClient(
      context.req.raw.headers,
      { remoteAddress: socket?.remoteAddress, encrypted: socket !== undefined && 'encrypted' in socket },
      config.trustedProxies,
    );
    context.set('requestId', requestId);
    context.set('ip', client.ip);
    context.set('isSecure', client.isSecure);
    context.set('ownOrigin', client.ownOrigin);
    await next();
    // A file to be saved has a stricter policy of its own.
    for (const [name, value] of headers) if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    context.res.headers.set('x-request-id', requestId);
    if (client.isSecure) context.res.headers.set('strict-transport-security', strictTransport);
    const line = {
      requestId,
      method: context.req.method,
      // Never the query: it may hold what people search for, or a token that should not be there.
      path: maskShares(maskPhones(context.req.path)).slice(0, 200),
      operationId: context.get('operationId'),
      status: context.res.status,
      ms: Math.round(performance.now() - startedAt),
      ip: client.ip,
    };
    if (isApiPath(context.req.path)) log.info(line, '请求');
    else log.debug(line, '请求');
  });
  app.use(async (context, next) => {
    if (isApiPath(context.req.path)) {
      refuseCrossSite(context.req.path, context.req.raw.headers, context.get('ownOrigin'));
    }
    await next();
  });
}

/** /healthz: the process answers. /readyz: it can do its work. */
function addHealth(app: Hono<AppEnv>, { db, modules }: AppOptions): void {
  app.get('/healthz', (context) => context.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }));
  app.get('/readyz', async (context) => {
    const waitingFor = modules.flatMap((module) => module.notReady?.() ?? []);
    await db.query('SELECT 1').catch(() => waitingFor.push('数据库'));
    const isReady = waitingFor.length === 0;
    return context.json({ status: isReady ? 'ok' : 'waiting', waitingFor }, isReady ? 200 : 503, {
      'cache-control': 'no-store',
    });
  });
}

async function addPortal(app: Hono<AppEnv>, portalDir: string): Promise<void> {
  const portal = await openPortalFiles(portalDir);
  app.all('*', async (context) => {
    const { path } = context.req;
    const response = isApiPath(path) ? null : await portal.respond(context.req.raw);
    if (response !== null) return response;
    const rejection = new Rejection(404, contractText.notFound, 404);
    return envelopeResponse(failure(rejection, context.get('requestId')));
  });
}
