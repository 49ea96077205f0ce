// Generated from openapi/ by `npm run api`. Do not edit.
/** The first content type that each operation with a body declares; what a call sends unless it says otherwise. */
export const contentTypes: Record<'main' | 'notes', Readonly<Record<string, string>>> = {
  "main": {
    "POST /api/v1/user/verifyCode": "application/x-www-form-urlencoded",
    "POST /api/v1/user/login": "application/x-www-form-urlencoded",
    "POST /api/v1/user/phoneLogin": "application/x-www-form-urlencoded",
    "POST /api/v1/user/forgetPw": "application/x-www-form-urlencoded",
    "POST /api/v1/user/changePw": "application/x-www-form-urlencoded",
    "POST /api/v1/user/changePwByOldpw": "application/x-www-form-urlencoded",
    "POST /api/v1/user/changeUserInfo": "application/x-www-form-urlencoded",
    "POST /api/v1/specialLogin/loginByCode": "application/x-www-form-urlencoded",
    "POST /api/chatAgentRecord/getContent": "application/x-www-form-urlencoded",
    "POST /api/gUserRecord/saveRecord": "application/x-www-form-urlencoded",
    "POST /api/v1/order/quote": "application/x-www-form-urlencoded",
    "POST /api/v1/order/create": "application/x-www-form-urlencoded",
    "POST /api/v1/order/submit/{orderId}": "application/x-www-form-urlencoded",
    "POST /api/v1/order/proof/{orderId}": "multipart/form-data",
    "POST /api/v1/order/invoice/{orderId}": "application/x-www-form-urlencoded",
    "POST /api/v1/order/sandboxPayment": "application/x-www-form-urlencoded",
    "POST /api/v1/order/paymentNotice": "application/json",
    "POST /api/v1/message/read": "application/x-www-form-urlencoded",
    "POST /api/v1/message/archive": "application/x-www-form-urlencoded",
    "POST /api/v1/account/revokeSession": "application/x-www-form-urlencoded",
    "POST /api/v1/account/changePhone": "application/x-www-form-urlencoded",
    "POST /api/v1/account/saveNotifications": "application/json",
    "POST /api/v1/account/close": "application/x-www-form-urlencoded",
    "POST /api/v1/report/remove": "application/x-www-form-urlencoded",
    "POST /api/v1/enterprise/save": "application/x-www-form-urlencoded",
    "POST /api/v1/enterprise/select": "application/x-www-form-urlencoded",
    "POST /api/v1/enterprise/remove": "application/x-www-form-urlencoded",
    "POST /api/v1/enterprise/saveFact/{enterpriseId}": "application/json",
    "POST /api/v1/enterprise/chooseFact/{enterpriseId}": "application/x-www-form-urlencoded",
    "POST /api/v1/enterprise/removeFact/{enterpriseId}": "application/x-www-form-urlencoded",
    "POST /api/v1/enterprise/importFacts/{enterpriseId}": "application/json",
    "POST /api/v1/enterprise/evidence/{enterpriseId}": "multipart/form-data",
    "POST /api/v1/enterprise/removeEvidence/{enterpriseId}": "application/x-www-form-urlencoded",
    "POST /api/v1/subscription/save": "application/json",
    "POST /api/v1/subscription/remove": "application/x-www-form-urlencoded"
  },
  "notes": {
    "POST /api/sso/user/specialLogin": "application/x-www-form-urlencoded",
    "POST /api/sso/user/getToken": "application/x-www-form-urlencoded",
    "POST /api/think/note/save": "application/x-www-form-urlencoded",
    "POST /api/think/note/remove": "application/x-www-form-urlencoded"
  }
};
