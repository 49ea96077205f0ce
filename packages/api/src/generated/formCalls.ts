// Generated from openapi/ by `npm run api`. Do not edit.
/** Operations that take a form (application/x-www-form-urlencoded) first; the others with a body take JSON or multipart. */
export const formCalls: Record<'main' | 'notes', readonly string[]> = {
  "main": [
    "POST /api/v1/user/verifyCode",
    "POST /api/v1/user/login",
    "POST /api/v1/user/phoneLogin",
    "POST /api/v1/user/forgetPw",
    "POST /api/v1/user/changePw",
    "POST /api/v1/user/changePwByOldpw",
    "POST /api/v1/user/changeUserInfo",
    "POST /api/v1/specialLogin/loginByCode",
    "POST /api/chatAgentRecord/getContent",
    "POST /api/gUserRecord/saveRecord",
    "POST /api/v1/order/quote",
    "POST /api/v1/order/create",
    "POST /api/v1/order/submit/{orderId}",
    "POST /api/v1/order/invoice/{orderId}",
    "POST /api/v1/order/sandboxPayment",
    "POST /api/v1/message/read",
    "POST /api/v1/message/archive",
    "POST /api/v1/account/revokeSession",
    "POST /api/v1/account/changePhone",
    "POST /api/v1/account/close",
    "POST /api/v1/report/remove",
    "POST /api/v1/enterprise/save",
    "POST /api/v1/enterprise/select",
    "POST /api/v1/enterprise/remove",
    "POST /api/v1/enterprise/chooseFact/{enterpriseId}",
    "POST /api/v1/enterprise/removeFact/{enterpriseId}",
    "POST /api/v1/enterprise/removeEvidence/{enterpriseId}",
    "POST /api/v1/subscription/remove",
    "POST /api/v1/match/share",
    "POST /api/v1/match/unshare"
  ],
  "notes": [
    "POST /api/sso/user/specialLogin",
    "POST /api/sso/user/getToken",
    "POST /api/think/note/save",
    "POST /api/think/note/remove"
  ]
};
