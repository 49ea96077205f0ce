import { defineRoutes } from '@hengce/feature-kit';

/** Default base path of the feature. Its routes share no prefix, so it is the root. */
export const accountBasePath = '/';

/**
 * Routes of the feature (specification §2). Resetting the password is a view of /login, because the specification has
 * no route for it.
 */
export const accountRoutes = defineRoutes({
  login: { path: 'login', title: '登录', access: 'public', needsTrial: false },
  loginByCode: { path: 'login/api', title: '登录', access: 'public', needsTrial: false },
  changePassword: { path: 'login/changepassword', title: '修改密码', needsTrial: false },
  personalCenterHome: {
    path: 'PersonalCenter/personalCenterHome',
    alsoAt: ['PersonalCenter'],
    title: '概览',
    needsTrial: false,
  },
  enterpriseInformation: { path: 'PersonalCenter/enterpriseInformation', title: '企业信息', needsTrial: false },
  mySubscription: { path: 'PersonalCenter/mySubscription', title: '我的订阅', needsTrial: false },
  myOrder: { path: 'PersonalCenter/myOrder', title: '我的订单', needsTrial: false },
  orderDetail: { path: 'PersonalCenter/myOrder/orderDetail', title: '订单详情', needsTrial: false },
  myReport: { path: 'PersonalCenter/myReport', title: '我的报告', needsTrial: false },
  myReview: { path: 'PersonalCenter/myReview', title: '我的评测', needsTrial: false },
  accountSetting: { path: 'PersonalCenter/accountSetting', title: '账号设置', needsTrial: false },
  messageCenter: { path: 'PersonalCenter/messageCenter', title: '消息中心', needsTrial: false },
  purchaseEquity: { path: 'purchaseEquity', title: '选择套餐', needsTrial: false },
  orderInfo: { path: 'info/order', title: '下单与付款', needsTrial: false },
  equity: { path: 'info/equity', title: '剩余次数', needsTrial: false },
});
