import { createUseText } from '@hengce/feature-kit';
import type { OrdersText } from './components/order/text';
import type { AccountSettingText } from './pages/account-setting/text';
import type { EnterpriseInformationText } from './pages/enterprise-information/text';
import type { EquityText } from './pages/equity/text';
import type { MessageCenterText } from './pages/message-center/text';
import type { MyOrderText } from './pages/my-order/text';
import type { MyReportText } from './pages/my-report/text';
import type { MySubscriptionText } from './pages/my-subscription/text';
import type { OrderDetailText } from './pages/order-detail/text';
import type { OrderPlacedText } from './pages/order-placed/text';
import type { PersonalCenterHomeText } from './pages/personal-center-home/text';
import type { PurchaseEquityText } from './pages/purchase-equity/text';

/** Strings of the account pages. A host may override any part through `FeatureHost.text.account`. */
export const text = {
  brand: '衡策',
  personalCentre: '个人中心',
  fields: {
    phone: '手机号',
    password: '密码',
    code: '验证码',
    newPassword: '新密码',
    oldPassword: '原密码',
  },
  errors: {
    phoneMissing: '请填写手机号',
    phoneLength: (length: number) => `手机号应为11位，现在是${length}位`,
    phoneStart: (start: string) => `手机号应以13至19开头，现在是${start}`,
    passwordMissing: '请填写密码',
    oldPasswordMissing: '请填写原密码',
    passwordSame: '新密码应与原密码不同，现在相同',
    newPasswordMissing: '请填写新密码',
    newPasswordLength: (length: number) => `密码应为8至64个字符，现在是${length}个`,
    newPasswordLetter: '密码应含字母，现在没有',
    newPasswordDigit: '密码应含数字，现在没有',
    newPasswordCharacters: (found: string) => `密码只能用英文字母、数字和符号，现在有“${found}”`,
    codeMissing: '请填写短信里的6位验证码',
    codeLength: (length: number) => `验证码应为6位，现在是${length}位`,
    agreementMissing: '请先阅读并同意用户协议和隐私政策',
  },
  failure: {
    requestId: (id: string) => `编号${id}`,
    retryAt: (time: string) => `${time}后可重试`,
  },
  code: {
    send: '获取验证码',
    sending: '正在发送',
    resend: '重新获取',
    wait: (seconds: number) => `${seconds}秒后可重发`,
    sent: (minutes: number) => `短信已发送，${minutes}分钟内有效`,
  },
  newPassword: {
    rules: '密码要求',
    length: '8至64个字符',
    letter: '含字母',
    digit: '含数字',
    met: '已满足',
    unmet: '未满足',
    strength: '密码强度',
    strengthLevels: ['未填写', '弱', '中', '强'] as const,
  },
  login: {
    title: '登录衡策',
    methods: '登录方式',
    byPassword: '密码登录',
    byCode: '验证码登录',
    submit: '登录',
    submitting: '正在登录',
    forgot: '忘记密码',
    wrongAgain: (times: number) => `已连续${times}次不正确`,
    useCode: '用验证码登录',
    newUser: '新手机号验证后自动开通试用',
    agree: '我已阅读并同意',
    terms: '《用户协议》',
    and: '和',
    privacy: '《隐私政策》',
  },
  loginByCode: {
    signingIn: '正在登录',
    overTitle: '登录链接已失效',
    overBody: '链接只能用一次，两分钟内有效。请重新获取链接，或用手机号登录',
    missingTitle: '登录链接不完整',
    missingBody: '地址里没有登录码，可能复制时少了一段。请重新打开链接，或用手机号登录',
    failedTitle: '没有登录成功',
    retry: '重试',
    byPhone: '用手机号登录',
  },
  forgot: {
    title: '重设密码',
    description: '用手机号验证身份，重设后所有设备上的登录都会失效',
    submit: '重设密码',
    submitting: '正在重设',
    back: '返回登录',
    done: '密码已重设，请重新登录',
  },
  changePassword: {
    title: '修改密码',
    description: '修改后所有设备上的登录都会失效，需要重新登录',
    methods: '验证方式',
    byOldPassword: '用原密码',
    byCode: '用验证码',
    noPassword: '还没有设置过密码，请用验证码设置',
    phone: '验证手机号',
    submit: '修改密码',
    submitting: '正在修改',
    failedTitle: '账号资料没有取到',
    failedBody: '登录仍然有效，可以重试',
    retry: '重试',
  },
  showcase: {
    label: '衡策量什么',
    headline: ['把每一份政策的', '期限、门槛和金额量清楚'] as const,
    demo: '以上为演示数据',
    deadline: '期限',
    deadlineOf: '专精特新企业贷款贴息',
    threshold: '门槛',
    thresholdOf: '研发费用占营业收入',
    thresholdAbove: '高出1.7个百分点',
    amount: '金额',
    amountOf: '企业研发费用后补助',
    amountExpected: '预计61.44万元',
    amountHere: '61.44万元',
    amountLimit: '上限200万元',
  },
};
/**
 * Strings that a host may override; those of the personal centre are in its pages, so that sign-in does not load them.
 */
export type AccountText = typeof text & {
  orders: OrdersText;
  purchaseEquity: PurchaseEquityText;
  orderPlaced: OrderPlacedText;
  myOrder: MyOrderText;
  orderDetail: OrderDetailText;
  equity: EquityText;
  enterpriseInformation: EnterpriseInformationText;
  mySubscription: MySubscriptionText;
  accountSetting: AccountSettingText;
  messageCenter: MessageCenterText;
  myReport: MyReportText;
  personalCenterHome: PersonalCenterHomeText;
};

export const useAccountText = createUseText('account', text);
