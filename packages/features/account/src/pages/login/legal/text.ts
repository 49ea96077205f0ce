import { createUseText } from '@hengce/feature-kit';

interface LegalSection {
  title: string;
  body: string;
}

/**
 * The two texts that sign-in asks to agree to. They describe what this software does as delivered; an operator replaces
 * them through `FeatureHost.text.account.legal`.
 */
const legal = {
  legal: {
    terms: {
      title: '用户协议',
      sections: [
        {
          title: '服务内容',
          body: '衡策提供政策检索、政策原文阅读和企业服务工具。政策内容来自公开渠道或整理资料，每一份都注明来源；标有“示例”的内容是演示数据，不是真实文件。申报以发文机关公布的原文和核定结果为准。',
        },
        {
          title: '账号',
          body: '账号以手机号识别。请保管好密码和短信验证码，不要转交他人。修改或重设密码后，所有设备上的登录都会失效。',
        },
        {
          title: '试用',
          body: '新手机号首次验证后开通试用，有期限，各功能有次数。到期后仍可浏览政策，其他功能需联系顾问开通。试用不自动转为付费。',
        },
        {
          title: '使用规则',
          body: '请勿用程序大量抓取内容，勿尝试进入他人账号，勿上传违法或侵犯他人权利的内容。违反时账号可能被停用。',
        },
        {
          title: '责任',
          body: '检索结果、期限提醒和测算用于参考，不构成法律或财务意见。因依据本服务作出的决定，请以官方文件核对。',
        },
      ] as readonly LegalSection[],
    },
    privacy: {
      title: '隐私政策',
      sections: [
        {
          title: '收集什么',
          body: '手机号、您填写的姓名与企业资料、登录时间与所用功能的记录。密码只保存经过单向计算的结果，无法还原。',
        },
        {
          title: '用来做什么',
          body: '识别账号、发送验证码、计算试用次数、保障安全、改进服务。不用于广告，不出售。',
        },
        {
          title: '存在哪里',
          body: '存放在运行本服务的服务器上，由部署本服务的单位管理。浏览器本地只保存登录凭证、手机号、姓名和界面偏好，退出登录时清除前三项。页面不加载第三方统计或广告。',
        },
        {
          title: '交给谁',
          body: '发送验证码时，手机号会交给短信服务商。除法律要求外，不交给其他人。',
        },
        {
          title: '您的权利',
          body: '可以查看和修改资料、修改密码、退出登录，也可以在账号设置里导出数据、注销账号。注销后，试用的起止日期与已用次数和手机号的单向编码一起留存一年，只用来接着计算试用。',
        },
      ] as readonly LegalSection[],
    },
    close: '我知道了',
  },
};

export const useLegalText = createUseText('account', legal);
