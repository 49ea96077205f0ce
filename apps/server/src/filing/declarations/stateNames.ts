import type { MainComponents } from '@hengce/api/contract';

/** Chinese names of the states of a declaration, as the portal shows them. */
export const stateNames: Readonly<Record<MainComponents['schemas']['DeclarationState'], string>> = {
  draft: '草稿',
  evaluating: '评估中',
  preparing: '准备材料',
  internal_review: '内部审核',
  ready: '待提交',
  submitted_external: '已在官方平台提交',
  accepted: '已受理',
  correction: '待补正',
  reviewing: '评审中',
  publicised: '公示中',
  approved: '已立项',
  rejected: '未通过',
  paying: '拨付中',
  paid: '已拨付',
  obligations: '履约中',
  closed: '已办结',
  withdrawn: '已撤回',
  expired: '已过期',
};
