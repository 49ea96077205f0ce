import { accountHandlers, createReportLists, createShop } from '@hengce/account/testing';
import { createChatServer } from '@hengce/chat/testing';
import { policyHandlers } from '@hengce/policy/testing';

/** Answers to everything that the home page asks for; made anew for each story, since some of them remember. */
export const homeHandlers = () => [
  ...createReportLists(),
  ...createShop().handlers,
  ...Object.values(policyHandlers),
  ...accountHandlers,
  ...createChatServer().handlers,
];
