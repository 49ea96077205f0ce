import { defineFeature } from '@hengce/feature-kit';
import { accountBasePath, accountRoutes } from './routes';

/** Feature 账号: sign-in and passwords, the personal centre, orders and equities. */
export const accountFeature = defineFeature({
  id: 'account',
  basePath: accountBasePath,
  routes: accountRoutes,
  pages: {
    login: async () => (await import('./pages/login/LoginPage')).LoginPage,
    loginByCode: async () => (await import('./pages/login-by-code/LoginByCodePage')).LoginByCodePage,
    changePassword: async () => (await import('./pages/change-password/ChangePasswordPage')).ChangePasswordPage,
    personalCenterHome: async () =>
      (await import('./pages/personal-center-home/PersonalCenterHomePage')).PersonalCenterHomePage,
    enterpriseInformation: async () =>
      (await import('./pages/enterprise-information/EnterpriseInformationPage')).EnterpriseInformationPage,
    mySubscription: async () => (await import('./pages/my-subscription/MySubscriptionPage')).MySubscriptionPage,
    myReport: async () => (await import('./pages/my-report/MyReportPage')).MyReportPage,
    myReview: async () => (await import('./pages/my-report/MyReportPage')).MyReviewPage,
    accountSetting: async () => (await import('./pages/account-setting/AccountSettingPage')).AccountSettingPage,
    messageCenter: async () => (await import('./pages/message-center/MessageCenterPage')).MessageCenterPage,
    myOrder: async () => (await import('./pages/my-order/MyOrderPage')).MyOrderPage,
    orderDetail: async () => (await import('./pages/order-detail/OrderDetailPage')).OrderDetailPage,
    purchaseEquity: async () => (await import('./pages/purchase-equity/PurchaseEquityPage')).PurchaseEquityPage,
    orderInfo: async () => (await import('./pages/order-placed/OrderPlacedPage')).OrderPlacedPage,
    equity: async () => (await import('./pages/equity/EquityPage')).EquityPage,
  },
});
