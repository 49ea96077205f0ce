import { createEntitlements, type ModuleName } from './account/entitlements';
import { createMessages } from './account/messages';
import { createOrders } from './account/orders';
import { createReports } from './account/reports';
import { createSettings } from './account/settings';
import { createUsers } from './account/users';
import type { AnswerEngine } from './assistant/engine';
import { createAnswerEngine } from './assistant/engine';
import { createKnowledgeBases } from './assistant/knowledge';
import { createChat } from './assistant/runs';
import { createDemoAccount } from './corpus/demoAccount';
import { createCatalogue } from './filing/catalogue';
import { createDeclarations, declarationDays } from './filing/declarations';
import { createEnterpriseRepository, createEnterprises, listFirmNames } from './firm/enterprise';
import type { LibraryModule } from './library/policies';
import { createPublicity } from './library/publicity';
import { createSubscriptions } from './library/subscriptions';
import { createCalendars } from './matching/calendar';
import { createEvaluations } from './matching/evaluation';
import { createMatchables, type ItemLibrary } from './matching/items';
import { createMatches } from './matching/match';
import { createNotices } from './matching/notices';
import { createRegions } from './matching/regions';
import { createRewards } from './matching/rewards';
import { createPolicySearch } from './matching/search';
import { createAcquisition } from './outreach/acquisition';
import type { Config } from './platform/config';
import type { AccountExport, Module, Platform } from './platform/module';
import { foldExports } from './platform/module';
import type { Llm, Recogniser, Reranker, SmsSender } from './platform/ports';
import { createMeetings, todoDays } from './studio/meeting';
import { createDecks } from './studio/ppt';
import { createProofreading } from './studio/proofreading';

export interface ModuleOptions {
  config: Pick<Config, 'commerceFile' | 'paymentGateway' | 'sampleData'>;
  /**
   * What is outside the process. llm: null without a model, where answers are extracts and reckonings; reranker: null
   * keeps the library's own order; recogniser:
   * null where recordings are not transcribed.
   */
  ports: { sms: SmsSender; llm: Llm | null; reranker: Reranker | null; recogniser: Recogniser | null };
  policies: LibraryModule;
  /** Answer engine in place of our own. */
  engine?: AnswerEngine | undefined;
}

/** Rooms of the server, made from the ground floor up (docs/architecture.md): each takes only what is below it. */
export async function createModules(platform: Platform, { config, ports, policies, engine: given }: ModuleOptions) {
  // A use of it buys captions, transcription and minutes by a model.
  const unavailable: readonly ModuleName[] = ports.recogniser === null && ports.llm === null ? ['meeting'] : [];
  const entitlements = createEntitlements(platform, unavailable);
  const users = await createUsers(platform, entitlements, ports.sms);
  const messages = createMessages(platform, users);
  const orders = await createOrders(platform, entitlements, {
    ...config,
    unavailable,
    firmOf: async (db, userId) => (await createEnterpriseRepository(db).list(userId))[0] ?? null,
  });
  const reports = createReports(platform);
  const settings = createSettings(platform, users, entitlements, () => exported);

  const { library } = policies;
  const publicity = createPublicity(platform, listFirmNames);
  const subscriptions = createSubscriptions(platform, library);

  const enterprises = createEnterprises(platform, library);
  const demoAccount = createDemoAccount(platform, entitlements, users, config.sampleData);

  const items = createMatchables(library, platform.clock);
  const itemLibrary: ItemLibrary = { ...library, ...items };
  const matches = createMatches(platform, entitlements, enterprises, items);
  const evaluations = createEvaluations(platform, entitlements);
  const rewards = createRewards(platform, matches, items);
  const regions = createRegions(platform, library, matches, items);
  const search = createPolicySearch(platform, library, matches);
  const notices = createNotices(platform, library, matches);
  const calendars = createCalendars(platform, matches, [declarationDays, todoDays]);

  const catalogue = createCatalogue(platform, itemLibrary, matches);
  const declarations = createDeclarations(platform, itemLibrary, matches, (userId, texts) =>
    proofreading.findErrors(userId, texts),
  );
  const acquisition = createAcquisition(platform, entitlements, items);

  const knowledge = createKnowledgeBases(platform);
  const engine =
    given ??
    createAnswerEngine({
      library,
      ...matches,
      ...enterprises,
      ...evaluations,
      ...rewards,
      ...regions,
      ...calendars,
      passages: knowledge.knowledge.passages,
      llm: ports.llm,
      reranker: ports.reranker,
      clock: platform.clock,
    });
  const chat = createChat(platform, entitlements, users, knowledge, engine);
  const proofreading = createProofreading(platform, entitlements, library, ports.llm);
  const meetings = createMeetings(platform, entitlements, users, ports);
  const decks = createDecks(
    platform,
    entitlements,
    { library, ...matches, ...declarations, ...regions, ...chat, ...meetings },
    ports.llm,
  );

  const modules = [
    users.module,
    entitlements.module,
    orders.module,
    messages.module,
    reports.module,
    settings.module,
    { handlers: policies.handlers, ...policies.background },
    publicity.module,
    subscriptions.module,
    enterprises.module,
    demoAccount.module,
    matches.module,
    evaluations.module,
    rewards.module,
    regions.module,
    search.module,
    notices.module,
    calendars.module,
    catalogue.module,
    declarations.module,
    acquisition.module,
    knowledge.module,
    chat.module,
    proofreading.module,
    decks.module,
    meetings.module,
  ] as const satisfies readonly Module[];
  const exported: AccountExport = foldExports(modules);
  return {
    modules,
    exported,
    authenticators: users.authenticators,
    /** Reads ahead what the first request would wait for. */
    warmUp: async (): Promise<void> => {
      await Promise.all([items.matchables(), regions.regional()]);
      await library.readAhead();
    },
  };
}
