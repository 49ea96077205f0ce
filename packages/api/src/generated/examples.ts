// Generated from openapi/examples by `npm run api`. Do not edit.
// What the operations of the contract answer, by their names: fixtures of tests and stories begin here.
import type { operations } from './main';

type DataOf<Name extends keyof operations> = operations[Name] extends {
  responses: { 200: { content: { 'application/json': { data: infer Data } } } };
}
  ? Data
  : never;

export const acceptNoticeShift: DataOf<'acceptNoticeShift'> = {
  "id": "d1",
  "declareNo": "SB20261101-0012",
  "projectName": "数控机床智能化改造",
  "itemName": "研发费用补助",
  "policyTitle": "【示例】杭州市研发费用补助实施细则",
  "batch": "2026年度",
  "regionName": "浙江省杭州市",
  "state": "preparing",
  "stateName": "准备材料",
  "amountExpectedFen": 61440000,
  "deadline": "2026-12-05T16:00:00.000Z",
  "correctionDueOn": null,
  "ownerName": "林知夏",
  "progress": 62,
  "isSample": true,
  "createTime": "2026-11-01T02:00:00.000Z",
  "updateTime": "2026-11-20T09:41:00.000Z",
  "enterprise": {"id":"e1","name":"青岚精密制造（示例）有限公司","regionName":"浙江省杭州市","isSample":true},
  "policy": {
    "policyId": "s-330100-rd-2026",
    "itemId": "part-2.1",
    "title": "【示例】杭州市研发费用补助实施细则",
    "itemName": "研发费用补助",
    "docNo": "示例科〔2026〕012号",
    "issuers": ["（示例）杭州市科技主管部门","（示例）杭州市财政主管部门"],
    "level": "city",
    "regionName": "浙江省杭州市",
    "provenance": "sample",
    "isSample": true
  },
  "delivery": "review",
  "notice": {
    "id": "s-330100-rd-2026-n2026",
    "title": "【示例】关于组织申报2026年度杭州市研发费用补助项目的通知",
    "docNo": "示例科〔2026〕031号",
    "window": {"state":"open","opensAt":"2026-10-20","closesAt":"2026-12-05","daysLeft":15},
    "entry": {"name":"（示例）政务服务平台","url":null}
  },
  "group": "eligible",
  "isReadOnly": false,
  "isOverdue": false,
  "receiptNo": null,
  "namingPattern": null,
  "moves": [
    {"to":"internal_review","name":"提交内部审核","needs":[],"blockers":[]},
    {"to":"withdrawn","name":"撤回申报","needs":["note"],"blockers":[]},
    {"to":"expired","name":"标记为已过期","needs":[],"blockers":[]}
  ],
  "events": [
    {
      "id": "3",
      "state": "preparing",
      "stateName": "准备材料",
      "name": "开始准备材料",
      "actorName": "林知夏",
      "at": "2026-11-05T06:30:00.000Z",
      "note": "评估通过，12月5日前网上填报",
      "receiptNo": null,
      "files": []
    },
    {
      "id": "2",
      "state": "evaluating",
      "stateName": "评估中",
      "name": "开始评估",
      "actorName": "林知夏",
      "at": "2026-11-02T01:12:00.000Z",
      "note": null,
      "receiptNo": null,
      "files": []
    },
    {
      "id": "1",
      "state": "draft",
      "stateName": "草稿",
      "name": "新建申报",
      "actorName": "林知夏",
      "at": "2026-11-01T02:00:00.000Z",
      "note": null,
      "receiptNo": null,
      "files": []
    }
  ],
  "shift": {
    "foundAt": "2026-11-18T01:00:00.000Z",
    "differences": [
      {"label":"截止日期","before":"2026-11-20","after":"2026-12-05"},
      {"label":"材料","before":null,"after":"申报材料真实性和信用承诺书"}
    ]
  },
  "tasks": [
    {"taskId":"t1","title":"向财务要审计报告","dueOn":"2026-11-27","owner":"林知夏","isDone":false},
    {"taskId":"t2","title":"核对研发项目清单","dueOn":null,"owner":null,"isDone":false},
    {"taskId":"t3","title":"与区科技主管部门确认口径","dueOn":"2026-11-10","owner":"周砚","isDone":true}
  ],
  "corrections": [],
  "publicity": null,
  "payouts": [],
  "paidFen": 0,
  "obligations": [],
  "blocking": 8
};
export const addDeclarationComment: DataOf<'addDeclarationComment'> = {
  "open": 2,
  "rows": [
    {
      "commentId": "k2",
      "targetKind": "field",
      "targetId": "project.content",
      "targetName": "项目内容",
      "text": "单件加工时间要写明测算口径",
      "authorName": "周砚",
      "at": "2026-11-19T10:00:00.000Z",
      "isResolved": false,
      "resolvedAt": null
    },
    {
      "commentId": "k3",
      "targetKind": "material",
      "targetId": "m3",
      "targetName": "研发费用专项审计报告",
      "text": "缺注册会计师签章页",
      "authorName": "周砚",
      "at": "2026-11-18T10:00:00.000Z",
      "isResolved": false,
      "resolvedAt": null
    },
    {
      "commentId": "k1",
      "targetKind": "evaluation",
      "targetId": null,
      "targetName": "评估",
      "text": "先确认研发费用是否含委托外部的部分",
      "authorName": "周砚",
      "at": "2026-11-03T03:00:00.000Z",
      "isResolved": true,
      "resolvedAt": "2026-11-04T02:00:00.000Z"
    }
  ]
};
export const addLeads: DataOf<'addLeads'> = {"added":1,"already":1};
export const addProofreadingVersion: DataOf<'addProofreadingVersion'> = {
  "id": "pd000001",
  "name": "依据国科发火[2016]第32号",
  "genre": "official",
  "source": "typed",
  "version": 1,
  "versions": [
    {
      "version": 1,
      "format": "text",
      "fileName": null,
      "characters": 24,
      "edits": 1,
      "revision": 1,
      "isCounted": true,
      "createdAt": "2026-11-25T02:00:00.000Z",
      "updatedAt": "2026-11-25T02:05:00.000Z"
    }
  ],
  "createdAt": "2026-11-25T02:00:00.000Z",
  "updatedAt": "2026-11-25T02:05:00.000Z"
};
export const answerMatchQuestion: DataOf<'answerMatchQuestion'> = {
  "variant": "general",
  "enterprise": {
    "id": "e1",
    "name": "青岚精密制造（示例）有限公司",
    "uscc": null,
    "regionCode": "330100",
    "regionName": "浙江省杭州市",
    "industryCode": "C34",
    "establishedAt": "2019-04-18",
    "isSample": true,
    "isCurrent": true,
    "filled": 42,
    "total": 69
  },
  "asOf": "2026-11-20",
  "total": 412,
  "possible": 37,
  "decided": 352,
  "counts": {"eligible":6,"waiting":0,"closed":0,"nearMiss":9,"toVerify":31,"held":0,"ineligible":366},
  "steps": [
    {"group":"entity","groupName":"基本信息","total":6,"answered":6,"left":412},
    {"group":"finance","groupName":"经营与财务","total":5,"answered":5,"left":126},
    {"group":"rd","groupName":"研发与人员","total":4,"answered":1,"left":37},
    {"group":"ip","groupName":"知识产权","total":3,"answered":0,"left":37},
    {"group":"credit","groupName":"信用与合规","total":3,"answered":0,"left":37}
  ],
  "questions": [
    {
      "id": "fact:region:",
      "title": "注册地址",
      "group": "entity",
      "help": "",
      "unitName": null,
      "period": null,
      "options": ["浙江省杭州市"],
      "ranges": [],
      "answer": {"kind":"exact","value":"浙江省杭州市"},
      "isPrefilled": true,
      "sourceName": "企业资料",
      "decides": 0,
      "policies": [],
      "isOpen": false,
      "unit": "enum"
    },
    {
      "id": "fact:revenue:2025",
      "title": "2025年度营业收入",
      "group": "finance",
      "help": "",
      "unitName": null,
      "period": null,
      "options": [],
      "ranges": [],
      "answer": {"kind":"exact","value":22560000000},
      "isPrefilled": true,
      "sourceName": "企业资料",
      "decides": 0,
      "policies": [],
      "isOpen": false,
      "unit": "money"
    },
    {
      "id": "fact:rdExpense:2025",
      "title": "上年度研发费用总额是多少？",
      "group": "rd",
      "help": "来自2025年度加计扣除申报表，按税务口径填写",
      "unitName": null,
      "period": "2025",
      "options": [],
      "ranges": [{"from":null,"to":999999999,"label":"不足1000万元"},{"from":1000000000,"to":null,"label":"1000万元及以上"}],
      "answer": {"kind":"exact","value":1286000000},
      "isPrefilled": false,
      "sourceName": null,
      "decides": 5,
      "policies": ["云澜市企业研发费用后补助实施细则"],
      "isOpen": false,
      "unit": "money"
    },
    {
      "id": "fact:researchShare:2025",
      "title": "研发人员占职工总数的比例？",
      "group": "rd",
      "help": "累计实际从事研发183天以上的人员",
      "unitName": null,
      "period": "2025",
      "options": [],
      "ranges": [
        {"from":null,"to":0.0999,"label":"不足10%"},
        {"from":0.1,"to":0.1999,"label":"10%至20%"},
        {"from":0.2,"to":0.2999,"label":"20%至30%"},
        {"from":0.3,"to":null,"label":"30%及以上"}
      ],
      "answer": null,
      "isPrefilled": false,
      "sourceName": null,
      "decides": 9,
      "policies": ["高新技术企业认定管理办法","云澜市企业研发费用后补助实施细则"],
      "isOpen": true,
      "unit": "ratio"
    },
    {
      "id": "fact:platform:",
      "title": "已认定的研发平台是哪一级？",
      "group": "rd",
      "help": "认定文件在有效期内才算，刚公示未发文的先不选",
      "unitName": null,
      "period": null,
      "options": ["市级工程技术研究中心","省级企业技术中心","博士后科研工作站","没有"],
      "ranges": [],
      "answer": null,
      "isPrefilled": false,
      "sourceName": null,
      "decides": 5,
      "policies": ["云澜市工程技术研究中心奖励办法"],
      "isOpen": true,
      "unit": "enum"
    },
    {
      "id": "attest:partner",
      "title": "近三年是否与高校、科研院所签过合作合同？",
      "group": "rd",
      "help": "",
      "unitName": null,
      "period": null,
      "options": [],
      "ranges": [],
      "answer": null,
      "isPrefilled": false,
      "sourceName": null,
      "decides": 6,
      "policies": [],
      "isOpen": true,
      "unit": "bool"
    },
    {
      "id": "fact:inventionPatents:",
      "title": "有效的发明专利有几件？",
      "group": "ip",
      "help": "授权公告在先、按时缴纳年费的",
      "unitName": "件",
      "period": null,
      "options": [],
      "ranges": [{"from":0,"to":0,"label":"没有"},{"from":1,"to":3,"label":"1至3件"},{"from":4,"to":null,"label":"4件及以上"}],
      "answer": null,
      "isPrefilled": false,
      "sourceName": null,
      "decides": 9,
      "policies": ["高新技术企业认定管理办法","【示例】浙江省专精特新企业贷款贴息办法"],
      "isOpen": true,
      "unit": "int"
    },
    {
      "id": "fact:softwareRights:",
      "title": "软件著作权有几件？",
      "group": "ip",
      "help": "",
      "unitName": "件",
      "period": null,
      "options": [],
      "ranges": [],
      "answer": null,
      "isPrefilled": false,
      "sourceName": null,
      "decides": 2,
      "policies": [],
      "isOpen": true,
      "unit": "int"
    },
    {
      "id": "fact:licenceDate:",
      "title": "安全生产许可证的发证日期？",
      "group": "credit",
      "help": "",
      "unitName": null,
      "period": null,
      "options": [],
      "ranges": [],
      "answer": null,
      "isPrefilled": false,
      "sourceName": null,
      "decides": 1,
      "policies": [],
      "isOpen": true,
      "unit": "date"
    },
    {
      "id": "attest:no-accident",
      "title": "近三年没有发生重大安全、质量事故？",
      "group": "credit",
      "help": "由企业确认，申报时需要承诺",
      "unitName": null,
      "period": null,
      "options": [],
      "ranges": [],
      "answer": null,
      "isPrefilled": false,
      "sourceName": null,
      "decides": 6,
      "policies": ["云澜市企业研发费用后补助实施细则"],
      "isOpen": true,
      "unit": "bool"
    }
  ],
  "others": [],
  "nextQuestionId": "fact:researchShare:2025",
  "round": [
    "fact:researchShare:2025",
    "fact:inventionPatents:",
    "attest:partner",
    "attest:no-accident",
    "fact:platform:",
    "fact:softwareRights:",
    "fact:licenceDate:"
  ],
  "outlook": {"open":7,"items":31,"touched":31,"remaining":7},
  "nearest": [
    {
      "group": "toVerify",
      "policy": {
        "policyId": "l-yunlan-rd-2026-5",
        "itemId": "award",
        "title": "云澜市企业研发费用后补助实施细则",
        "itemName": "研发费用后补助",
        "docNo": "云科规〔2026〕5号",
        "issuers": ["云澜市科学技术局","云澜市财政局"],
        "level": "city",
        "regionName": "江州省云澜市",
        "provenance": "official_fulltext",
        "isSample": false
      },
      "conditions": {"met":6,"unmet":0,"unknown":0,"manual":1},
      "amount": {
        "loFen": 61440000,
        "hiFen": 61440000,
        "certainty": "fixed",
        "text": "预计61.4万元",
        "formula": "500万元×6%＋786万元×4%＝61.44万元"
      },
      "waitsFor": ["attest:no-accident"]
    },
    {
      "group": "eligible",
      "policy": {
        "policyId": "s-more-2",
        "itemId": "award",
        "title": "规上企业研发费用补助",
        "itemName": "补助",
        "docNo": null,
        "issuers": ["（示例）杭州市科技主管部门"],
        "level": "city",
        "regionName": "浙江省杭州市",
        "provenance": "sample",
        "isSample": true
      },
      "conditions": {"met":4,"unmet":0,"unknown":0,"manual":0},
      "amount": {"loFen":0,"hiFen":100000000,"certainty":"capped","text":"最高100万元","formula":null},
      "waitsFor": []
    },
    {
      "group": "toVerify",
      "policy": {
        "policyId": "s-more-3",
        "itemId": "award",
        "title": "工程技术研究中心奖励",
        "itemName": "补助",
        "docNo": null,
        "issuers": ["（示例）杭州市科技主管部门"],
        "level": "city",
        "regionName": "浙江省杭州市",
        "provenance": "sample",
        "isSample": true
      },
      "conditions": {"met":3,"unmet":0,"unknown":2,"manual":0},
      "amount": {"loFen":0,"hiFen":80000000,"certainty":"capped","text":"最高80万元","formula":null},
      "waitsFor": ["fact:platform:","attest:partner"]
    },
    {
      "group": "toVerify",
      "policy": {
        "policyId": "s-more-4",
        "itemId": "award",
        "title": "首台（套）装备奖励",
        "itemName": "补助",
        "docNo": null,
        "issuers": ["（示例）杭州市科技主管部门"],
        "level": "city",
        "regionName": "浙江省杭州市",
        "provenance": "sample",
        "isSample": true
      },
      "conditions": {"met":3,"unmet":0,"unknown":2,"manual":0},
      "amount": {"loFen":0,"hiFen":300000000,"certainty":"discretionary","text":"最高300万元","formula":null},
      "waitsFor": ["fact:inventionPatents:","fact:softwareRights:"]
    },
    {
      "group": "toVerify",
      "policy": {
        "policyId": "s-more-5",
        "itemId": "award",
        "title": "科技型企业人才公寓",
        "itemName": "补助",
        "docNo": null,
        "issuers": ["（示例）杭州市科技主管部门"],
        "level": "city",
        "regionName": "浙江省杭州市",
        "provenance": "sample",
        "isSample": true
      },
      "conditions": {"met":2,"unmet":0,"unknown":2,"manual":0},
      "amount": null,
      "waitsFor": ["fact:researchShare:2025"]
    }
  ]
};
export const archiveMessages: DataOf<'archiveMessages'> = {"unread":0};
export const attachToDeclaration: DataOf<'attachToDeclaration'> = {
  "fileId": "f1",
  "fileName": "提交成功截图.png",
  "mediaType": "image/png",
  "size": 182400,
  "uploadedAt": "2026-11-20T09:50:00.000Z"
};
export const calculateReward: DataOf<'calculateReward'> = {
  "calculator": "interest",
  "amountFen": 7438356,
  "formula": "1,000万元×1.5%×181天÷365＝7.438356万元",
  "notes": ["计息天数算头不算尾，每年按365天","不足1分的舍去"],
  "source": {
    "title": "设备更新贷款财政贴息",
    "docNo": "财金〔2026〕2号",
    "clause": {"policyId":"n-equipment-loan-2026-2","clauseId":"rate","label":"贴息标准","quote":"贴息比例为1.5个百分点"}
  }
};
export const cancelChatRun: DataOf<'cancelChatRun'> = {"state":"cancelled"};
export const cancelOrder: DataOf<'cancelOrder'> = {
  "id": "6f1d0c2b9a7e4f5d8c3b2a10",
  "orderNo": "HC20261112004821",
  "reference": "004821",
  "state": "proof_submitted",
  "stateName": "等待确认到账",
  "planId": "professional",
  "planName": "专业版",
  "billing": "year",
  "seats": 10,
  "extraSeats": 2,
  "payMethod": "bank_transfer",
  "paidBy": null,
  "items": [
    {"name":"专业版，年付","detail":"8名成员","quantity":1,"unitFen":1280000,"amountFen":1280000},
    {"name":"增加成员","detail":"有效期同主套餐","quantity":2,"unitFen":90000,"amountFen":180000}
  ],
  "totalFen": 1460000,
  "discountFen": 128000,
  "discountName": "试用转正优惠",
  "payableFen": 1332000,
  "invoice": {
    "kind": "special",
    "title": "青岚精密制造（示例）有限公司",
    "taxNo": "91350100M000100Y43",
    "email": "caiwu@qinglan.example",
    "state": "requested"
  },
  "proof": {"fileName":"电子回单_1119.pdf","size":184320,"uploadedAt":"2026-11-19T08:08:00.000Z"},
  "timeline": [
    {"state":"pending_payment","name":"提交订单","at":"2026-11-12T07:26:00.000Z","note":null},
    {"state":"proof_submitted","name":"上传付款凭证","at":"2026-11-19T08:08:00.000Z","note":null}
  ],
  "payee": {"name":"衡策示例科技有限公司","account":"0000 2026 0000 1120","bank":"示例银行云澜支行","isSample":true},
  "adviser": {"name":"沈一舟","phone":"400-000-2026转826"},
  "actions": ["uploadProof","requestInvoice","cancel"],
  "documents": ["contract"],
  "startsAt": null,
  "expiresAt": null,
  "payBy": "2026-12-12T07:26:00.000Z",
  "createdAt": "2026-11-12T07:26:00.000Z"
};
export const changePhone: DataOf<'changePhone'> = {"phone":"13900139000"};
export const changeUserInfo: DataOf<'changeUserInfo'> = {
  "id": "1",
  "phone": "13800138000",
  "name": "林知夏",
  "hasPassword": true,
  "createdAt": "2026-11-01T02:00:00.000Z",
  "trial": {
    "startedAt": "2026-10-30T02:00:00.000Z",
    "expiresAt": "2026-11-29T02:00:00.000Z",
    "expired": false,
    "daysLeft": 9
  },
  "plan": null,
  "enterprise": {"id":"e1","name":"青岚精密制造（示例）有限公司","regionName":"浙江省","isSample":true}
};
export const checkAcquisitionUser: DataOf<'checkAcquisitionUser'> = {"canUpgraded":true};
export const checkExpire: DataOf<'checkExpire'> = {"expired":false};
export const checkProofreading: DataOf<'checkProofreading'> = {
  "documentId": "pd000001",
  "version": 1,
  "layers": ["rules"],
  "state": "queued",
  "paragraphs": 1,
  "paragraphsDone": 0,
  "failure": null,
  "issues": [],
  "dropped": 0,
  "notRun": ["de3"],
  "rejected": {"total":0,"rows":[]},
  "startedAt": "2026-11-25T02:01:00.000Z",
  "finishedAt": null
};
export const chooseFact: DataOf<'chooseFact'> = {
  "factId": "12",
  "period": "2025",
  "value": 128600000,
  "source": "user",
  "sourceName": "本人填写",
  "confidence": "stated",
  "isChosen": true,
  "evidence": null,
  "note": null,
  "recordedAt": "2026-11-20T08:12:00.000Z",
  "supersededAt": null
};
export const compareDeckSources: DataOf<'compareDeckSources'> = {"sources":[],"changes":[]};
export const compareIndustry: DataOf<'compareIndustry'> = {
  "source": "sample",
  "asOf": "2026-11-20",
  "industry": {"code":"C34","name":"通用设备制造业"},
  "options": [{"code":"C","name":"制造业","policies":96},{"code":"C34","name":"通用设备制造业","policies":4}],
  "regions": [
    {"code":"320000","name":"江苏省","policies":20,"named":3,"items":61,"open":7},
    {"code":"330000","name":"浙江省","policies":47,"named":11,"items":139,"open":12}
  ],
  "supports": [{"support":"subsidy","counts":[22,51]},{"support":"award","counts":[19,44]}],
  "headlines": [
    {
      "code": "330000",
      "policyId": "s-330000-first-2026",
      "title": "【示例】浙江省首台（套）产品推广应用奖补管理办法",
      "itemId": "art-5",
      "name": "首台（套）装备奖励",
      "amount": "最高300万元",
      "isNamed": true
    }
  ],
  "gaps": [{"key":"award.智能工厂奖励","name":"智能工厂奖励","have":["330000"],"lack":["320000"]}]
};
export const compareIp: DataOf<'compareIp'> = {
  "source": "sample",
  "asOf": "2026-11-20",
  "enterprise": {"id":"1","name":"青岚精密制造（示例）有限公司","regionName":"浙江省杭州市","isSample":true},
  "facts": [
    {"key":"inventionPatents","label":"发明专利","unit":"件","value":6},
    {"key":"softwareCopyrights","label":"软件著作权","unit":"件","value":null}
  ],
  "regions": [{"code":"320000","name":"江苏省"},{"code":"330000","name":"浙江省"}],
  "kinds": [
    {"id":"invention","name":"发明授权","values":[]},
    {
      "id": "overseas",
      "name": "海外专利与PCT",
      "values": [
        {
          "code": "330000",
          "best": {
            "policy": {
              "policyId": "s-330000-ip-2026",
              "itemId": "art-6",
              "title": "【示例】浙江省知识产权创造和运用资助办法",
              "itemName": "海外专利资助",
              "docNo": "示例知〔2026〕008号",
              "issuers": ["（示例）浙江省知识产权主管部门"],
              "level": "province",
              "regionName": "浙江省",
              "provenance": "sample",
              "isSample": true
            },
            "regionCode": "330000",
            "amount": {"loFen":0,"hiFen":50000000,"certainty":"capped","text":"每件给予资助2万元，每年最高50万元","formula":null},
            "group": "eligible",
            "window": {"state":"open","opensAt":"2026-11-01","closesAt":"2026-12-31","daysLeft":41},
            "effectiveTo": "2027-12-31",
            "isOwnRegion": true
          },
          "piece": {"fen":2000000,"pieces":null,"sumFen":null}
        }
      ]
    }
  ]
};
export const comparePolicies: DataOf<'comparePolicies'> = {
  "left": {
    "id": "third-payment-2020",
    "title": "保障中小企业款项支付条例",
    "docNo": null,
    "regionName": "全国",
    "label": "2020年版",
    "date": "2020-07-05",
    "status": "repealed",
    "provenance": "third_party",
    "isSample": false,
    "hasFullText": true,
    "attribution": "LawRefBook"
  },
  "right": {
    "id": "third-payment-2025",
    "title": "保障中小企业款项支付条例",
    "docNo": null,
    "regionName": "全国",
    "label": "2025年版",
    "date": "2025-03-17",
    "status": "in_force",
    "provenance": "third_party",
    "isSample": false,
    "hasFullText": true,
    "attribution": "LawRefBook"
  },
  "isSameTitle": true,
  "counts": {"same":1,"renumbered":0,"changed":1,"moved":0,"split":0,"merged":0,"added":1,"removed":1},
  "rows": [
    {
      "id": "0-0",
      "change": "same",
      "left": {"clauseId":"art-3","label":"第三条","path":[]},
      "right": {"clauseId":"art-3","label":"第三条","path":[]},
      "segments": [
        {
          "kind": "same",
          "text": "本条例所称中小企业，是指在中华人民共和国境内依法设立，依据国务院批准的中小企业划分标准确定的中型企业、小型企业和微型企业。",
          "isQuantity": false
        }
      ]
    },
    {
      "id": "-1",
      "change": "added",
      "left": null,
      "right": {"clauseId":"art-4","label":"第四条","path":[]},
      "segments": [
        {
          "kind": "added",
          "text": "保障中小企业款项支付工作，应当贯彻落实党和国家的路线方针政策、决策部署，坚持支付主体负责、行业规范自律、政府依法监管、社会协同监督的原则。",
          "isQuantity": false
        }
      ]
    },
    {
      "id": "1-2",
      "change": "changed",
      "left": {"clauseId":"art-8","label":"第八条","path":[]},
      "right": {"clauseId":"art-9","label":"第九条","path":[]},
      "segments": [
        {"kind":"same","text":"大型企业从中小企业采购货物、工程、服务，应当","isQuantity":false},
        {"kind":"added","text":"自货物、工程、服务交付之日起60日内支付款项；合同另有约定的，从其约定，但应当","isQuantity":false},
        {"kind":"same","text":"按照行业规范、交易习惯合理约定付款期限并及时支付款项","isQuantity":false},
        {"kind":"added","text":"，不得约定以收到第三方付款作为向中小企业支付款项的条件","isQuantity":false},
        {"kind":"same","text":"。","isQuantity":false}
      ]
    },
    {
      "id": "2-",
      "change": "removed",
      "left": {"clauseId":"art-28","label":"第二十八条","path":[]},
      "right": null,
      "segments": [
        {
          "kind": "removed",
          "text": "部分或者全部使用财政资金的团体组织采购货物、工程、服务支付中小企业款项，参照本条例对机关、事业单位的有关规定执行。",
          "isQuantity": false
        }
      ]
    }
  ],
  "points": [
    {
      "topic": "deadline",
      "rowId": "1-2",
      "left": null,
      "right": {"before":"应当自货物、工程、服务交付之日起","figure":"60日","after":"内支付款项"},
      "direction": null
    }
  ]
};
export const confirmMatchCondition: DataOf<'confirmMatchCondition'> = {
  "id": "r1",
  "variant": "general",
  "enterprise": {"id":"e1","name":"青岚精密制造（示例）有限公司","regionName":"浙江省杭州市","isSample":true},
  "createdAt": "2026-11-20T02:42:00.000Z",
  "asOf": "2026-11-20",
  "rulesetHash": "4f1c0ab2a1de4c5f8b7a69d0c3e2f1a04f1c0ab2a1de4c5f8b7a69d0c3e2f1a0",
  "factsHash": "9b1d7c3e5f2a4860b1c2d3e4f5061728394a5b6c7d8e9f00112233445566778f",
  "answered": 21,
  "basedOn": null,
  "isStale": false,
  "isShared": false,
  "counts": {"eligible":1,"waiting":0,"closed":0,"nearMiss":1,"toVerify":1,"held":0,"ineligible":1},
  "items": [
    {
      "group": "eligible",
      "policy": {
        "policyId": "l-yunlan-rd-2026-5",
        "itemId": "award",
        "title": "云澜市企业研发费用后补助实施细则",
        "itemName": "研发费用后补助",
        "docNo": "云科规〔2026〕5号",
        "issuers": ["云澜市科学技术局","云澜市财政局"],
        "level": "city",
        "regionName": "江州省云澜市",
        "provenance": "official_fulltext",
        "isSample": false
      },
      "conclusion": "条件都符合，可以准备申报",
      "counts": {"met":5,"unmet":0,"unknown":0,"manual":0},
      "conditions": [
        {
          "id": "reg",
          "parentId": null,
          "depth": 0,
          "title": "注册并纳税满1年",
          "requirement": "本市注册，纳税满12个月",
          "verdict": "met",
          "relation": null,
          "own": "2019年4月注册，已满7年",
          "formula": null,
          "gauge": null,
          "score": null,
          "clause": {"policyId":"l-yunlan-rd-2026-5","clauseId":"art-4","label":"第四条","quote":"注册并纳税满1年"},
          "source": "工商登记",
          "action": null,
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "title",
          "parentId": null,
          "depth": 0,
          "title": "高企或科技型中小企业",
          "requirement": "证书在有效期内",
          "verdict": "met",
          "relation": null,
          "own": "高新技术企业，2027年11月到期",
          "formula": null,
          "gauge": null,
          "score": null,
          "clause": {"policyId":"l-yunlan-rd-2026-5","clauseId":"art-5.1","label":"第五条（一）","quote":null},
          "source": "有佐证",
          "action": null,
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "rd",
          "parentId": null,
          "depth": 0,
          "title": "研发费用规模",
          "requirement": "上年度不低于100万元",
          "verdict": "met",
          "relation": null,
          "own": "1,286万元",
          "formula": null,
          "gauge": {"value":1286000000,"threshold":100000000,"operator":">=","unit":"money"},
          "score": null,
          "clause": {"policyId":"l-yunlan-rd-2026-5","clauseId":"art-5.2","label":"第五条（二）","quote":"上年度研发费用不低于100万元"},
          "source": "有佐证",
          "action": null,
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "share",
          "parentId": null,
          "depth": 0,
          "title": "研发费用占比",
          "requirement": "不低于营业收入的4%",
          "verdict": "met",
          "relation": null,
          "own": "5.7%",
          "formula": "1,286万元÷2.26亿元＝5.7%",
          "gauge": {"value":0.057,"threshold":0.04,"operator":">=","unit":"ratio"},
          "score": null,
          "clause": {"policyId":"l-yunlan-rd-2026-5","clauseId":"art-5.3","label":"第五条（三）","quote":"占营业收入的比例不低于4%"},
          "source": "手工填写",
          "action": null,
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "safe",
          "parentId": null,
          "depth": 0,
          "title": "安全与质量",
          "requirement": "近三年无重大安全、质量事故",
          "verdict": "met",
          "relation": null,
          "own": "没有发生过",
          "formula": null,
          "gauge": null,
          "score": null,
          "clause": {"policyId":"l-yunlan-rd-2026-5","clauseId":"art-6","label":"第六条","quote":null},
          "source": "企业确认",
          "action": "由企业确认",
          "questionId": "attest:no-accident",
          "isBonus": false
        }
      ],
      "amount": {
        "loFen": 61440000,
        "hiFen": 61440000,
        "certainty": "fixed",
        "text": "预计61.44万元，上限200万元",
        "formula": "500万元×6%＋786万元×4%＝61.44万元"
      },
      "window": {"state":"open","opensAt":"2026-11-01","closesAt":"2026-12-31","daysLeft":41},
      "ways": [],
      "conflicts": [{"policyId":"s-rdsub-330000-1","title":"【示例】浙江省企业研发费用后补助实施细则","reason":"同一笔研发费用不重复享受，就高执行"}],
      "nextSteps": ["导出研发费用辅助账汇总表","填写申报书","12月31日前网上提交"]
    },
    {
      "group": "nearMiss",
      "policy": {
        "policyId": "s-sub-330000",
        "itemId": "award",
        "title": "【示例】浙江省专精特新企业贷款贴息办法",
        "itemName": "贷款贴息",
        "docNo": "示例工信〔2026〕031号",
        "issuers": ["（示例）浙江省工业和信息化主管部门"],
        "level": "province",
        "regionName": "浙江省",
        "provenance": "sample",
        "isSample": true
      },
      "conclusion": "研发费用占比差0.2个百分点",
      "counts": {"met":3,"unmet":1,"unknown":0,"manual":0},
      "conditions": [
        {
          "id": "reg",
          "parentId": null,
          "depth": 0,
          "title": "注册并纳税满1年",
          "requirement": "本市注册，纳税满12个月",
          "verdict": "met",
          "relation": null,
          "own": "2019年4月注册，已满7年",
          "formula": null,
          "gauge": null,
          "score": null,
          "clause": {"policyId":"l-yunlan-rd-2026-5","clauseId":"art-4","label":"第四条","quote":"注册并纳税满1年"},
          "source": "工商登记",
          "action": null,
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "title",
          "parentId": null,
          "depth": 0,
          "title": "高企或科技型中小企业",
          "requirement": "证书在有效期内",
          "verdict": "met",
          "relation": null,
          "own": "高新技术企业，2027年11月到期",
          "formula": null,
          "gauge": null,
          "score": null,
          "clause": {"policyId":"l-yunlan-rd-2026-5","clauseId":"art-5.1","label":"第五条（一）","quote":null},
          "source": "有佐证",
          "action": null,
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "rd",
          "parentId": null,
          "depth": 0,
          "title": "研发费用规模",
          "requirement": "上年度不低于100万元",
          "verdict": "met",
          "relation": null,
          "own": "1,286万元",
          "formula": null,
          "gauge": {"value":1286000000,"threshold":100000000,"operator":">=","unit":"money"},
          "score": null,
          "clause": {"policyId":"l-yunlan-rd-2026-5","clauseId":"art-5.2","label":"第五条（二）","quote":"上年度研发费用不低于100万元"},
          "source": "有佐证",
          "action": null,
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "share",
          "parentId": null,
          "depth": 0,
          "title": "研发费用占比",
          "requirement": "不低于营业收入的4%",
          "verdict": "unmet",
          "relation": null,
          "own": "3.8%",
          "formula": "1,286万元÷3.38亿元＝3.8%",
          "gauge": {"value":0.038,"threshold":0.04,"operator":">=","unit":"ratio"},
          "score": null,
          "clause": {"policyId":"l-yunlan-rd-2026-5","clauseId":"art-5.3","label":"第五条（三）","quote":"占营业收入的比例不低于4%"},
          "source": "手工填写",
          "action": null,
          "questionId": null,
          "isBonus": false
        }
      ],
      "amount": {"loFen":0,"hiFen":50000000,"certainty":"capped","text":"最高50万元","formula":null},
      "window": {"state":"open","opensAt":"2026-11-01","closesAt":"2026-11-28","daysLeft":8},
      "ways": [
        {
          "text": "研发费用再增加66万元，2026年度报表",
          "changes": [
            {
              "key": "rdExpense",
              "period": "2025",
              "label": "研发费用",
              "from": "1,286万元",
              "to": "1,352万元",
              "delta": "再增加66万元",
              "monthsLeast": null,
              "monthsMost": null,
              "when": "2026年度报表"
            }
          ]
        },
        {
          "text": "发明专利再增加2件，通常18至36个月",
          "changes": [
            {
              "key": "inventionPatents",
              "period": null,
              "label": "发明专利",
              "from": "2件",
              "to": "4件",
              "delta": "再增加2件",
              "monthsLeast": 18,
              "monthsMost": 36,
              "when": "通常18至36个月"
            }
          ]
        }
      ],
      "conflicts": [],
      "nextSteps": []
    },
    {
      "group": "toVerify",
      "policy": {
        "policyId": "n-hnte-2016-32",
        "itemId": "award",
        "title": "高新技术企业认定管理办法",
        "itemName": "高新技术企业认定",
        "docNo": "国科发火〔2016〕32号",
        "issuers": ["科学技术部","财政部","国家税务总局"],
        "level": "national",
        "regionName": "全国",
        "provenance": "curated",
        "isSample": false
      },
      "conclusion": "没有不符合的条件，还有2项需要确认",
      "counts": {"met":4,"unmet":0,"unknown":1,"manual":1},
      "conditions": [
        {
          "id": "reg",
          "parentId": null,
          "depth": 0,
          "title": "注册并纳税满1年",
          "requirement": "本市注册，纳税满12个月",
          "verdict": "met",
          "relation": null,
          "own": "2019年4月注册，已满7年",
          "formula": null,
          "gauge": null,
          "score": null,
          "clause": {"policyId":"l-yunlan-rd-2026-5","clauseId":"art-4","label":"第四条","quote":"注册并纳税满1年"},
          "source": "工商登记",
          "action": null,
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "title",
          "parentId": null,
          "depth": 0,
          "title": "高企或科技型中小企业",
          "requirement": "证书在有效期内",
          "verdict": "met",
          "relation": null,
          "own": "高新技术企业，2027年11月到期",
          "formula": null,
          "gauge": null,
          "score": null,
          "clause": {"policyId":"l-yunlan-rd-2026-5","clauseId":"art-5.1","label":"第五条（一）","quote":null},
          "source": "有佐证",
          "action": null,
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "rd",
          "parentId": null,
          "depth": 0,
          "title": "研发费用规模",
          "requirement": "上年度不低于100万元",
          "verdict": "met",
          "relation": null,
          "own": "1,286万元",
          "formula": null,
          "gauge": {"value":1286000000,"threshold":100000000,"operator":">=","unit":"money"},
          "score": null,
          "clause": {"policyId":"l-yunlan-rd-2026-5","clauseId":"art-5.2","label":"第五条（二）","quote":"上年度研发费用不低于100万元"},
          "source": "有佐证",
          "action": null,
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "ip",
          "parentId": null,
          "depth": 0,
          "title": "知识产权",
          "requirement": "满足下列一项",
          "verdict": "unknown",
          "relation": "any",
          "own": null,
          "formula": null,
          "gauge": null,
          "score": null,
          "clause": {"policyId":"n-hnte-2016-32","clauseId":"c-1","label":"第十一条（二）","quote":null},
          "source": null,
          "action": null,
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "ip1",
          "parentId": "ip",
          "depth": 1,
          "title": "发明专利",
          "requirement": "至少1件",
          "verdict": "unknown",
          "relation": null,
          "own": null,
          "formula": null,
          "gauge": null,
          "score": null,
          "clause": {"policyId":"n-hnte-2016-32","clauseId":"c-1","label":"第十一条（二）","quote":null},
          "source": null,
          "action": "补充发明专利件数",
          "questionId": "fact:inventionPatents:",
          "isBonus": false
        },
        {
          "id": "ip2",
          "parentId": "ip",
          "depth": 1,
          "title": "受让取得的",
          "requirement": "转让登记已经完成",
          "verdict": "notApplicable",
          "relation": null,
          "own": null,
          "formula": null,
          "gauge": null,
          "score": null,
          "clause": {"policyId":"n-hnte-2016-32","clauseId":"c-2","label":"第十一条（二）","quote":null},
          "source": null,
          "action": null,
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "score",
          "parentId": null,
          "depth": 0,
          "title": "创新能力评价",
          "requirement": "不低于71分",
          "verdict": "manual",
          "relation": null,
          "own": null,
          "formula": null,
          "gauge": null,
          "score": {
            "lo": 62,
            "hi": 84,
            "max": 100,
            "passOperator": ">=",
            "pass": 71,
            "parts": [
              {"id":"ip","title":"知识产权","lo":20,"hi":28,"max":30},
              {"id":"transfer","title":"科技成果转化","lo":19,"hi":24,"max":30},
              {"id":"rdm","title":"研发组织管理","lo":10,"hi":16,"max":20},
              {"id":"growth","title":"成长性","lo":13,"hi":16,"max":20}
            ]
          },
          "clause": {"policyId":"n-hnte-2016-32","clauseId":"art-11","label":"第十一条（七）","quote":null},
          "source": null,
          "action": "由评审专家评定",
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "safe",
          "parentId": null,
          "depth": 0,
          "title": "安全与质量",
          "requirement": "近三年无重大安全、质量事故",
          "verdict": "manual",
          "relation": null,
          "own": null,
          "formula": null,
          "gauge": null,
          "score": null,
          "clause": {"policyId":"l-yunlan-rd-2026-5","clauseId":"art-6","label":"第六条","quote":null},
          "source": null,
          "action": "由企业确认",
          "questionId": "attest:no-accident",
          "isBonus": false
        }
      ],
      "amount": null,
      "window": {"state":"rolling","opensAt":null,"closesAt":null,"daysLeft":null},
      "ways": [],
      "conflicts": [],
      "nextSteps": ["确认近三年无重大安全、质量事故"]
    },
    {
      "group": "ineligible",
      "policy": {
        "policyId": "s-list-330100",
        "itemId": "award",
        "title": "【示例】杭州市企业上市奖励办法",
        "itemName": "境内上市奖励",
        "docNo": "示例金〔2026〕007号",
        "issuers": ["（示例）杭州市金融主管部门"],
        "level": "city",
        "regionName": "浙江省杭州市",
        "provenance": "sample",
        "isSample": true
      },
      "conclusion": "所属行业不在支持范围，不能由企业自己改变",
      "counts": {"met":3,"unmet":1,"unknown":0,"manual":0},
      "conditions": [
        {
          "id": "reg",
          "parentId": null,
          "depth": 0,
          "title": "注册并纳税满1年",
          "requirement": "本市注册，纳税满12个月",
          "verdict": "met",
          "relation": null,
          "own": "2019年4月注册，已满7年",
          "formula": null,
          "gauge": null,
          "score": null,
          "clause": {"policyId":"l-yunlan-rd-2026-5","clauseId":"art-4","label":"第四条","quote":"注册并纳税满1年"},
          "source": "工商登记",
          "action": null,
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "title",
          "parentId": null,
          "depth": 0,
          "title": "高企或科技型中小企业",
          "requirement": "证书在有效期内",
          "verdict": "met",
          "relation": null,
          "own": "高新技术企业，2027年11月到期",
          "formula": null,
          "gauge": null,
          "score": null,
          "clause": {"policyId":"l-yunlan-rd-2026-5","clauseId":"art-5.1","label":"第五条（一）","quote":null},
          "source": "有佐证",
          "action": null,
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "rd",
          "parentId": null,
          "depth": 0,
          "title": "研发费用规模",
          "requirement": "上年度不低于100万元",
          "verdict": "met",
          "relation": null,
          "own": "1,286万元",
          "formula": null,
          "gauge": {"value":1286000000,"threshold":100000000,"operator":">=","unit":"money"},
          "score": null,
          "clause": {"policyId":"l-yunlan-rd-2026-5","clauseId":"art-5.2","label":"第五条（二）","quote":"上年度研发费用不低于100万元"},
          "source": "有佐证",
          "action": null,
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "industry",
          "parentId": null,
          "depth": 0,
          "title": "所属行业",
          "requirement": "金融业、软件和信息技术服务业",
          "verdict": "unmet",
          "relation": null,
          "own": "通用设备制造业",
          "formula": null,
          "gauge": null,
          "score": null,
          "clause": {"policyId":"l-yunlan-rd-2026-5","clauseId":"art-2","label":"第二条","quote":"软件和信息技术服务业"},
          "source": "工商登记",
          "action": null,
          "questionId": null,
          "isBonus": false
        }
      ],
      "amount": {"loFen":0,"hiFen":300000000,"certainty":"discretionary","text":"最高300万元，择优","formula":null},
      "window": {"state":"closed","opensAt":"2026-09-01","closesAt":"2026-10-31","daysLeft":null},
      "ways": [],
      "conflicts": [],
      "nextSteps": []
    }
  ]
};
export const countProofreadingVersion: DataOf<'countProofreadingVersion'> = {
  "version": 1,
  "format": "text",
  "fileName": null,
  "characters": 24,
  "edits": 1,
  "revision": 1,
  "isCounted": true,
  "createdAt": "2026-11-25T02:00:00.000Z",
  "updatedAt": "2026-11-25T02:05:00.000Z"
};
export const createConversation: DataOf<'createConversation'> = {
  "id": "c0000001",
  "title": "研发后补助能拿多少",
  "scene": "chat",
  "isPinned": false,
  "scope": {"usesPolicies":true,"knowledgeBaseIds":[],"documentIds":[],"policyIds":[]},
  "messages": [
    {
      "id": "m0000001",
      "parentId": null,
      "role": "user",
      "state": "done",
      "text": "我们符合高企吗",
      "createdAt": "2026-11-21T02:00:00.000Z",
      "siblingIds": ["m0000001"]
    }
  ],
  "hasOlder": false,
  "activeRun": null,
  "createdAt": "2026-11-21T02:00:00.000Z",
  "updatedAt": "2026-11-21T02:00:00.000Z"
};
export const createDeck: DataOf<'createDeck'> = {
  "id": "dk000001",
  "title": "【示例】杭州市企业研发费用后补助实施细则",
  "start": "policy",
  "wording": "extracted",
  "revision": 2,
  "themeId": "official",
  "brand": null,
  "aspect": "16:9",
  "outline": [
    {
      "id": "cover",
      "level": 1,
      "text": "【示例】杭州市企业研发费用后补助实施细则",
      "layout": "cover",
      "cites": [{"sourceId":"policy","paragraph":0,"quote":"【示例】杭州市企业研发费用后补助实施细则"}]
    },
    {"id":"o2","level":2,"text":"（示例）杭州市科技主管部门 示例科〔2026〕012号"},
    {"id":"o3","level":2,"text":"2026-03-01"},
    {"id":"o4","level":1,"text":"申报条件","layout":"table"},
    {"id":"o5","level":2,"text":"条件｜本企业"},
    {
      "id": "o6",
      "level": 2,
      "text": "研发费用占营业收入的比例不低于5%｜符合",
      "cites": [{"sourceId":"policy","paragraph":4,"quote":"研发费用占营业收入的比例不低于5%。"}]
    },
    {
      "id": "o7",
      "level": 2,
      "text": "研发费用比上一年增长20%以上｜缺资料",
      "cites": [{"sourceId":"policy","paragraph":5,"quote":"研发费用比上一年增长20%以上。"}]
    },
    {"id":"o8","level":1,"text":"奖补标准","layout":"figures"},
    {
      "id": "o9",
      "level": 2,
      "text": "300｜万元｜单个企业年度补助上限",
      "cites": [{"sourceId":"policy","paragraph":7,"quote":"单个企业年度补助不超过300万元。"}]
    }
  ],
  "slides": [
    {
      "id": "cover",
      "layout": "cover",
      "data": {"title":"【示例】杭州市企业研发费用后补助实施细则","subtitle":"（示例）杭州市科技主管部门 示例科〔2026〕012号","date":"2026-03-01"},
      "cites": [{"path":"title","sourceId":"policy","paragraph":0,"quote":"【示例】杭州市企业研发费用后补助实施细则"}]
    },
    {
      "id": "o4",
      "layout": "table",
      "data": {"title":"申报条件","head":["条件","本企业"],"rows":[["研发费用占营业收入的比例不低于5%","符合"],["研发费用比上一年增长20%以上","缺资料"]]},
      "cites": [
        {"path":"rows.0.0","sourceId":"policy","paragraph":4,"quote":"研发费用占营业收入的比例不低于5%。"},
        {"path":"rows.1.0","sourceId":"policy","paragraph":5,"quote":"研发费用比上一年增长20%以上。"}
      ],
      "notes": "缺的是2025年度审计报告里的研发费用。"
    },
    {
      "id": "o8",
      "layout": "figures",
      "data": {
        "title": "奖补标准",
        "figures": [{"number":"300","unit":"万元","label":"单个企业年度补助上限"}],
        "source": "【示例】杭州市企业研发费用后补助实施细则"
      },
      "cites": [{"path":"figures.0.number","sourceId":"policy","paragraph":7,"quote":"单个企业年度补助不超过300万元。"}]
    }
  ],
  "sources": [{"id":"policy","title":"【示例】杭州市企业研发费用后补助实施细则","href":"/Policy/PolicyDetail/s-rd-330100"}],
  "share": null,
  "writing": null,
  "isCounted": true,
  "createdAt": "2026-11-26T02:00:00.000Z",
  "updatedAt": "2026-11-26T02:05:00.000Z"
};
export const createDeclaration: DataOf<'createDeclaration'> = acceptNoticeShift;
export const createMeeting: DataOf<'createMeeting'> = {
  "id": "mt000001",
  "clientId": "c0ffee0011223344",
  "title": "【示例】研发项目周例会",
  "origin": "recorded",
  "state": "ready",
  "mediaType": "audio/webm",
  "sizeBytes": 2915000,
  "fileBytes": null,
  "durationMs": 754020,
  "createdAt": "2026-11-26T01:00:00.000Z",
  "updatedAt": "2026-11-26T01:12:40.000Z",
  "removedAt": null,
  "saved": {"savedMs":754020,"nextNumber":742,"missing":[]},
  "consent": {"text":"本次会议将录音并整理为文字，已告知全体参会人。","confirmedAt":"2026-11-26T00:59:48.000Z"},
  "marks": [{"kind":"pin","atMs":182000,"note":"检测报告的期限"},{"kind":"interrupted","atMs":601200,"lastsMs":8000}],
  "levelStepMs": 50,
  "failure": null,
  "share": null,
  "language": null,
  "isCounted": false
};
export const createOrder: DataOf<'createOrder'> = cancelOrder;
export const createProofreadingDocument: DataOf<'createProofreadingDocument'> = addProofreadingVersion;
export const diffMatchReports: DataOf<'diffMatchReports'> = {
  "before": "r0",
  "after": "r1",
  "isSameRules": true,
  "isSameFacts": false,
  "moves": [
    {
      "policy": {
        "policyId": "s-rd-330100",
        "itemId": "award",
        "title": "【示例】杭州市企业研发费用后补助实施细则",
        "itemName": "研发费用后补助",
        "docNo": "示例科〔2026〕012号",
        "issuers": ["（示例）杭州市科技主管部门"],
        "level": "city",
        "regionName": "浙江省杭州市",
        "provenance": "sample",
        "isSample": true
      },
      "before": "nearMiss",
      "after": "eligible",
      "because": ["研发费用占比由3.8%变为5.7%"]
    }
  ]
};
export const editDeclarationForm: DataOf<'editDeclarationForm'> = {
  "revision": 13,
  "results": [
    {
      "editId": "e-8f2c1a90",
      "fieldId": "project.endsOn",
      "outcome": "saved",
      "isRepeated": false,
      "value": "2026-10-31",
      "revision": 13,
      "editedAt": "2026-11-20T09:44:00.000Z",
      "editedBy": "林知夏",
      "conflict": null,
      "message": null
    },
    {
      "editId": "e-8f2c1a91",
      "fieldId": "project.content",
      "outcome": "conflict",
      "isRepeated": false,
      "value": "把三条产线的数控机床接入统一的数据平台，单件加工时间由42分钟降到30分钟",
      "revision": 12,
      "editedAt": "2026-11-20T09:41:00.000Z",
      "editedBy": "林知夏",
      "conflict": {
        "conflictId": "x1",
        "value": "把三条产线的数控机床接入统一的数据平台，单件加工时间降低三成",
        "editedAt": "2026-11-20T09:44:00.000Z",
        "editedBy": "林知夏"
      },
      "message": null
    }
  ],
  "changed": [
    {
      "fieldId": "project.endsOn",
      "label": "结束日期",
      "kind": "date",
      "unit": null,
      "maxLength": null,
      "isRequired": true,
      "help": null,
      "options": [],
      "value": "2026-10-31",
      "revision": 13,
      "editedAt": "2026-11-20T09:44:00.000Z",
      "editedBy": "林知夏",
      "prefill": null,
      "conflicts": []
    },
    {
      "fieldId": "project.content",
      "label": "项目内容",
      "kind": "longText",
      "unit": null,
      "maxLength": 800,
      "isRequired": true,
      "help": "写清做什么、怎么做、到什么程度",
      "options": [],
      "value": "把三条产线的数控机床接入统一的数据平台，单件加工时间由42分钟降到30分钟",
      "revision": 12,
      "editedAt": "2026-11-20T09:41:00.000Z",
      "editedBy": "林知夏",
      "prefill": null,
      "conflicts": [
        {
          "conflictId": "x1",
          "value": "把三条产线的数控机床接入统一的数据平台，单件加工时间降低三成",
          "editedAt": "2026-11-20T09:41:20.000Z",
          "editedBy": "林知夏"
        }
      ]
    }
  ],
  "checks": [
    {
      "checkId": "revenue-fact",
      "title": "营业收入与资料一致",
      "outcome": "failed",
      "isBlocking": true,
      "text": "申报书写1.08亿元，2025年营业收入的资料是1.286亿元",
      "fieldIds": ["firm.revenue"],
      "waiver": null
    },
    {
      "checkId": "budget-sum",
      "title": "总投入等于自筹与财政资金之和",
      "outcome": "passed",
      "isBlocking": true,
      "text": "614.4万元＝552.96万元＋61.44万元",
      "fieldIds": ["budget.total","budget.own","budget.grant"],
      "waiver": null
    },
    {
      "checkId": "period-order",
      "title": "结束日期不早于开始日期",
      "outcome": "passed",
      "isBlocking": true,
      "text": "2025年1月6日至2026年10月31日",
      "fieldIds": ["project.startsOn","project.endsOn"],
      "waiver": null
    },
    {
      "checkId": "grant-cap",
      "title": "申请金额不超过最高金额",
      "outcome": "waived",
      "isBlocking": true,
      "text": "申请61.44万元，文件的最高金额是100万元",
      "fieldIds": ["budget.grant"],
      "waiver": {"reason":"按批次通知另有上限","by":"林知夏","at":"2026-11-19T08:10:00.000Z"}
    }
  ],
  "progress": 86
};
export const findInPublicity: DataOf<'findInPublicity'> = {
  "rows": [
    {
      "certainty": "name",
      "list": {
        "id": "s-pub-330100-rd-2026",
        "title": "【示例】2026年杭州市研发费用补助拟支持名单公示",
        "docNo": "示例科公〔2026〕006号",
        "issuer": "（示例）杭州市科技主管部门",
        "regionCode": "330100",
        "regionName": "杭州市",
        "kind": "proposed",
        "from": "2026-11-16",
        "to": "2026-11-25",
        "state": "running",
        "daysLeft": 5,
        "entryCount": 24,
        "amountFen": 1286000000,
        "hits": 1,
        "isSample": true
      },
      "entry": {
        "seq": 7,
        "name": "青岚精密制造（示例）有限公司",
        "uscc": null,
        "project": "研发费用补助",
        "amountFen": 61440000,
        "region": "余杭区",
        "industry": "通用设备制造业"
      }
    }
  ],
  "isMore": false
};
export const generateDeck: DataOf<'generateDeck'> = createDeck;
export const getAcquisitionResult: DataOf<'getAcquisitionResult'> = {
  "run": {
    "id": "run1",
    "kind": "conditions",
    "title": "2025年营业收入不低于2,000万元，高新技术企业",
    "policy": null,
    "region": "330000",
    "regionName": "浙江省",
    "conditions": [{"key":"revenue","operator":">=","value":2000000000},{"key":"isHighTech","operator":"is","value":true}],
    "firmCount": 12,
    "isFree": false,
    "createdAt": "2026-11-20T02:10:00.000Z"
  },
  "asOf": "2026-11-20",
  "total": 1,
  "held": 0,
  "firmCount": 40,
  "counts": {"met":12,"open":11,"unmet":17},
  "conditions": [
    {
      "id": "region",
      "title": "所在地区",
      "requirement": "浙江省",
      "clause": null,
      "met": 24,
      "unmet": 16,
      "unknown": 0,
      "manual": 0
    },
    {
      "id": "revenue",
      "title": "2025年营业收入",
      "requirement": "不低于2,000万元",
      "clause": null,
      "met": 18,
      "unmet": 9,
      "unknown": 13,
      "manual": 0
    },
    {
      "id": "isHighTech",
      "title": "高新技术企业",
      "requirement": "是",
      "clause": null,
      "met": 15,
      "unmet": 20,
      "unknown": 5,
      "manual": 0
    }
  ],
  "rows": [
    {
      "firm": {
        "id": "f1a2b3",
        "name": "杭州远岚精密制造（示例）有限公司",
        "uscc": null,
        "regionName": "浙江省杭州市",
        "industry": "C34通用设备制造业",
        "establishedAt": "2016-04-18",
        "isSample": true
      },
      "verdict": "met",
      "conditions": [
        {"id":"region","title":"所在地区","requirement":"浙江省","verdict":"met","own":"浙江省杭州市"},
        {"id":"revenue","title":"2025年营业收入","requirement":"不低于2,000万元","verdict":"met","own":"4,286万元"},
        {"id":"isHighTech","title":"高新技术企业","requirement":"是","verdict":"met","own":"高新技术企业：是"}
      ],
      "met": 3,
      "open": 0,
      "isHeld": false,
      "lists": ["杭州高企"]
    }
  ]
};
export const getApplyGuide: DataOf<'getApplyGuide'> = {
  "policy": {
    "policyId": "s-330100-rd-2026",
    "itemId": "part-2.1",
    "title": "【示例】杭州市研发费用补助实施细则",
    "itemName": "研发费用补助",
    "docNo": "示例科〔2026〕012号",
    "issuers": ["（示例）杭州市科技主管部门","（示例）杭州市财政主管部门"],
    "level": "city",
    "regionName": "浙江省杭州市",
    "provenance": "sample",
    "isSample": true
  },
  "support": "subsidy",
  "delivery": "review",
  "window": {"state":"open","opensAt":"2026-10-20","closesAt":"2026-12-05","daysLeft":15},
  "amount": {"loFen":61440000,"hiFen":61440000,"certainty":"fixed","text":"预计61.44万元，上限100万元","formula":"614.4万元×10%"},
  "amountText": "按实际支出的10%给予补助，最高100万元",
  "audience": "在杭州市依法登记注册满1年的企业",
  "group": "eligible",
  "conclusion": "条件都符合，可以准备申报",
  "entry": {"name":"（示例）政务服务平台","url":null},
  "noticeId": "s-330100-rd-2026-n2026",
  "declarationId": "d1",
  "asOf": "2026-11-20",
  "summary": "对上年度研发费用支出给予补助，单项最高100万元。本文为示例数据，不能作为申报依据。",
  "conditions": [
    {"id":"reg","text":"在本市依法登记注册满1年","operator":">=","threshold":"1年","clauseId":"art-4"},
    {"id":"rd","text":"上年度研发费用不低于100万元","operator":">=","threshold":"100万元","clauseId":"art-5.1"},
    {"id":"share","text":"研发费用占营业收入的比例不低于4%","operator":">=","threshold":"4%","clauseId":"art-5.2"},
    {"id":"safe","text":"近三年无重大安全、质量事故","operator":"attest","threshold":null,"clauseId":"art-6.2"}
  ],
  "match": {
    "policy": {
      "policyId": "s-330100-rd-2026",
      "itemId": "part-2.1",
      "title": "【示例】杭州市研发费用补助实施细则",
      "itemName": "研发费用补助",
      "docNo": "示例科〔2026〕012号",
      "issuers": ["（示例）杭州市科技主管部门","（示例）杭州市财政主管部门"],
      "level": "city",
      "regionName": "浙江省杭州市",
      "provenance": "sample",
      "isSample": true
    },
    "group": "eligible",
    "conclusion": "条件都符合，可以准备申报",
    "counts": {"met":3,"unmet":0,"unknown":0,"manual":1},
    "conditions": [
      {
        "id": "reg",
        "parentId": null,
        "depth": 0,
        "relation": null,
        "title": "注册满1年",
        "requirement": "在本市注册满1年",
        "verdict": "met",
        "own": "2019年4月18日注册，满7年",
        "formula": null,
        "gauge": null,
        "score": null,
        "clause": {"policyId":"s-330100-rd-2026","clauseId":"art-4","label":"第四条","quote":null},
        "source": "手工填写",
        "action": null,
        "questionId": null,
        "isBonus": false
      },
      {
        "id": "rd",
        "parentId": null,
        "depth": 0,
        "relation": null,
        "title": "上年度研发费用",
        "requirement": "不低于100万元",
        "verdict": "met",
        "own": "614.4万元",
        "formula": null,
        "gauge": {"value":614400000,"threshold":100000000,"operator":">=","unit":"money"},
        "score": null,
        "clause": {"policyId":"s-330100-rd-2026","clauseId":"art-5.1","label":"第五条（一）","quote":"不低于100万元"},
        "source": "有佐证",
        "action": null,
        "questionId": null,
        "isBonus": false
      },
      {
        "id": "share",
        "parentId": null,
        "depth": 0,
        "relation": null,
        "title": "研发费用占营业收入的比例",
        "requirement": "不低于4%",
        "verdict": "met",
        "own": "5.7%",
        "formula": "614.4万元÷1.08亿元＝5.7%",
        "gauge": {"value":0.057,"threshold":0.04,"operator":">=","unit":"ratio"},
        "score": null,
        "clause": {"policyId":"s-330100-rd-2026","clauseId":"art-5.2","label":"第五条（二）","quote":"不低于4%"},
        "source": "手工填写",
        "action": null,
        "questionId": null,
        "isBonus": false
      },
      {
        "id": "safe",
        "parentId": null,
        "depth": 0,
        "relation": null,
        "title": "近三年无重大安全、质量事故",
        "requirement": "需要企业确认",
        "verdict": "manual",
        "own": null,
        "formula": null,
        "gauge": null,
        "score": null,
        "clause": {"policyId":"s-330100-rd-2026","clauseId":"art-6.2","label":"第六条（二）","quote":null},
        "source": null,
        "action": "确认没有发生过",
        "questionId": "attest:no-accident",
        "isBonus": false
      }
    ],
    "amount": {
      "loFen": 61440000,
      "hiFen": 61440000,
      "certainty": "fixed",
      "text": "预计61.44万元，上限100万元",
      "formula": "614.4万元×10%"
    },
    "window": {"state":"open","opensAt":"2026-10-20","closesAt":"2026-12-05","daysLeft":15},
    "ways": [],
    "conflicts": [],
    "nextSteps": ["准备营业执照","准备研发费用专项审计报告"]
  },
  "method": "登录政务服务平台在线填报，经区级科技主管部门初审后报送市级科技主管部门",
  "steps": [
    {"title":"申报方式","day":null,"time":null,"daysLeft":null,"text":"登录政务服务平台在线填报，经区级科技主管部门初审后报送市级科技主管部门"},
    {"title":"开始申报","day":"2026-10-20","time":null,"daysLeft":null,"text":null},
    {
      "title": "网上填报截止",
      "day": "2026-12-05",
      "time": "17:00",
      "daysLeft": 15,
      "text": "截止由2026年11月20日延至2026年12月5日，依据示例科〔2026〕045号"
    },
    {"title":"纸质材料截止","day":"2026-12-09","time":null,"daysLeft":19,"text":null},
    {"title":"推荐单位推荐截止","day":"2026-12-19","time":null,"daysLeft":29,"text":null}
  ],
  "materials": [
    {"specId":"m1","name":"研发费用补助申报书","held":[]},
    {
      "specId": "m2",
      "name": "营业执照",
      "held": [
        {
          "evidenceId": "fact-18",
          "kind": "营业执照",
          "fileName": "营业执照.jpg",
          "mediaType": "image/jpeg",
          "size": 482000,
          "uploadedAt": "2026-03-02T01:10:00.000Z",
          "expiresOn": null,
          "isExpired": false,
          "origin": "fact",
          "usedIn": []
        }
      ]
    },
    {
      "specId": "m3",
      "name": "研发费用专项审计报告",
      "held": [
        {
          "evidenceId": "v1",
          "kind": "研发费用专项审计报告",
          "fileName": "研发费用专项审计报告2025.pdf",
          "mediaType": "application/pdf",
          "size": 1824000,
          "uploadedAt": "2026-06-12T03:20:00.000Z",
          "expiresOn": null,
          "isExpired": false,
          "origin": "upload",
          "usedIn": ["科技型中小企业评价"]
        }
      ]
    },
    {"specId":"m4","name":"申报材料真实性和信用承诺书","held":[]}
  ],
  "contacts": [{"org":"（示例）杭州市科技主管部门","phone":"000-00001234"}],
  "notices": [
    {
      "id": "s-330100-rd-2026-n2026",
      "title": "【示例】关于组织申报2026年度杭州市研发费用补助项目的通知",
      "docNo": "示例科〔2026〕031号",
      "publishedAt": "2026-10-12",
      "window": {"state":"open","opensAt":"2026-10-20","closesAt":"2026-12-05","daysLeft":15}
    }
  ],
  "basis": [{"id":"s-330100-rd-2026","title":"【示例】杭州市研发费用补助实施细则","docNo":"示例科〔2026〕012号"}],
  "obligations": [{"label":"绩效","value":"获得补助后次年3月底前报送资金使用情况","clauseId":"art-12"}],
  "declarations": [{"id":"d1","projectName":"数控机床智能化改造","state":"preparing","stateName":"准备材料"}],
  "hasOwnForm": false,
  "source": {
    "provenance": "sample",
    "name": "衡策示例数据",
    "url": null,
    "licence": null,
    "verifiedAt": null,
    "confidence": null,
    "attribution": null
  }
};
export const getChatContent: DataOf<'getChatContent'> = {"content":"<p>按第七条分段计算，预计61.44万元。</p>"};
export const getChatStatus: DataOf<'getChatStatus'> = {"model":null,"canThink":false,"remaining":87};
export const getConversation: DataOf<'getConversation'> = {
  "id": "c0000001",
  "title": "研发后补助能拿多少",
  "scene": "chat",
  "isPinned": false,
  "scope": {"usesPolicies":true,"knowledgeBaseIds":["kb000001"],"documentIds":[],"policyIds":[]},
  "messages": [
    {
      "id": "q0000000",
      "parentId": null,
      "role": "user",
      "state": "done",
      "text": "去年研发费用1286万元，能拿多少后补助？什么时候截止？",
      "createdAt": "2026-11-20T02:20:00.000Z",
      "siblingIds": ["q0000000"]
    },
    {
      "id": "a0000000",
      "parentId": "q0000000",
      "role": "assistant",
      "state": "done",
      "text": "**预计可得后补助61.44万元，申报截至2026年12月31日17:00，还剩41天。**\n\n补助按研发费用加计扣除额分段计算[^1]，贵公司2025年度该数额为1286万元[^3]：\n\n| 分段 | 计入金额 | 比例 | 补助 |\n| :-- | --: | --: | --: |\n| 500万元（含）以下 | 500万元 | 6% | 30.00万元 |\n| 500万元以上至2000万元（含） | 786万元 | 4% | 31.44万元 |\n| **合计** | **1286万元** | | **61.44万元** |\n\n该数额低于单个企业年度上限200万元[^2]。若年度预算不足，实际拨付会按同比例核减，建议把61.44万元作为上限安排资金计划。",
      "reasoning": "先看市级细则第八条的叠加规则，再核对省级办法第九条的上限，需要确认省级办法是否仍在有效期。\n\n市级第八条写明可与国家、省级奖补叠加，但同一项目已获市级立项的要扣除相应资金，这一点要提示用户核对11个项目的立项情况。",
      "reasoningMs": 12000,
      "steps": [
        {"id":"s1","kind":"search","state":"done","title":"检索政策库","detail":"检索词：研发费用 后补助","hits":8},
        {"id":"s2","kind":"read","state":"done","title":"读取条款","detail":"取3条"},
        {"id":"s3","kind":"check","state":"done","title":"核对引文与数字"}
      ],
      "citations": [
        {
          "source": "policy",
          "title": "云澜市企业研发费用后补助实施细则",
          "from": "云科规〔2026〕5号",
          "policyId": "sample-rd-subsidy",
          "documentId": null,
          "chunkId": null,
          "page": null,
          "boxes": [],
          "check": "verified",
          "n": 1,
          "place": "第七条",
          "clauseId": "a7",
          "quote": "500万元（含）以下部分，按6%给予补助；500万元以上至2000万元（含）部分，按4%给予补助",
          "link": "/Policy/PolicyDetail/sample-rd-subsidy#a7"
        },
        {
          "source": "policy",
          "title": "云澜市企业研发费用后补助实施细则",
          "from": "云科规〔2026〕5号",
          "policyId": "sample-rd-subsidy",
          "documentId": null,
          "chunkId": null,
          "page": null,
          "boxes": [],
          "check": "verified",
          "n": 2,
          "place": "第九条",
          "clauseId": "a9",
          "quote": "单个企业每年度补助总额不超过200万元。年度预算不足时，按同比例核减",
          "link": "/Policy/PolicyDetail/sample-rd-subsidy#a9"
        },
        {
          "n": 3,
          "source": "document",
          "title": "2025年度企业所得税汇算清缴申报表",
          "from": "财务资料库",
          "place": "第6页",
          "policyId": null,
          "clauseId": null,
          "documentId": "kd000001",
          "chunkId": "ch000001",
          "page": 6,
          "boxes": [{"page":6,"x":0.12,"y":0.4,"width":0.5,"height":0.03}],
          "quote": "研发费用加计扣除额合计12,860,000.00元",
          "check": "verified",
          "link": null
        }
      ],
      "policies": [
        {
          "id": "sample-rd-subsidy",
          "title": "云澜市企业研发费用后补助实施细则",
          "docNo": "云科规〔2026〕5号",
          "issuers": ["云澜市科学技术局"],
          "levelLabel": "市级",
          "regionLabel": "云澜市",
          "status": "in_force",
          "statusLabel": "现行有效",
          "deadline": "2026-12-31",
          "daysLeft": 41,
          "maxAmountFen": 200000000,
          "isChanged": false,
          "newerId": null
        }
      ],
      "figures": {
        "total": 9,
        "matched": 8,
        "items": [
          {"value":"61.44万元","kind":"amount","status":"missing"},
          {"value":"500万元","kind":"amount","status":"matched","basis":"original"},
          {"value":"6%","kind":"percent","status":"matched","basis":"original"},
          {"value":"2000万元","kind":"amount","status":"matched","basis":"original"},
          {"value":"4%","kind":"percent","status":"matched","basis":"original"},
          {"value":"200万元","kind":"amount","status":"matched","basis":"original"},
          {"value":"2026年12月31日","kind":"date","status":"matched","basis":"original"},
          {"value":"1286万元","kind":"amount","status":"matched","basis":"document"},
          {"value":"30.00万元","kind":"amount","status":"matched","basis":"rules"}
        ]
      },
      "notices": [],
      "suggestions": ["能和省里叠加吗","列出申报材料"],
      "attachments": [],
      "quote": null,
      "isDeepThinking": true,
      "model": "deepseek-reasoner",
      "isGenerated": true,
      "usage": {"prompt":3200,"completion":640},
      "finishReason": "stop",
      "error": null,
      "runId": null,
      "feedback": null,
      "siblingIds": ["a0000000"],
      "createdAt": "2026-11-20T02:20:12.000Z"
    }
  ],
  "hasOlder": false,
  "activeRun": null,
  "createdAt": "2026-11-20T02:20:00.000Z",
  "updatedAt": "2026-11-20T02:20:00.000Z"
};
export const getDeck: DataOf<'getDeck'> = createDeck;
export const getDeckBrand: DataOf<'getDeckBrand'> = {
  "brand": {
    "colors": {"ink":"20242B","accents":["0F7B5F","E07A1F","6FA8A0","C9B458","7A8794","A34A4A"]},
    "fonts": {"heading":"思源黑体 Heavy","body":"思源黑体"},
    "logo": {"file":"lg7w3kq72nv","width":480,"height":160,"place":"top","isLight":false},
    "footer": "示例精密制造有限公司",
    "off": []
  }
};
export const getDeckSettings: DataOf<'getDeckSettings'> = {
  "model": null,
  "maxSlides": 120,
  "skeletons": [
    {
      "id": "reading",
      "name": "政策解读",
      "about": "一项政策是什么、谁能享受、怎么办",
      "headings": ["政策背景","支持对象","申报条件","支持标准","办理时间","材料清单","常见问题"]
    },
    {
      "id": "application",
      "name": "项目申报汇报",
      "about": "向主管部门汇报一个申报项目",
      "headings": ["企业概况","项目概况","研发投入","研发成果","资金使用计划","效益分析","下一步"]
    }
  ]
};
export const getDeckSource: DataOf<'getDeckSource'> = {
  "id": "policy",
  "title": "【示例】杭州市企业研发费用后补助实施细则",
  "href": "/Policy/PolicyDetail/s-rd-330100",
  "from": 4,
  "total": 12,
  "paragraphs": [
    {"text":"第四条 研发费用占营业收入的比例不低于5%。","href":"/Policy/PolicyDetail/s-rd-330100#art-4"},
    {"text":"第五条 研发费用比上一年增长20%以上。","href":"/Policy/PolicyDetail/s-rd-330100#art-5"},
    {"text":"第六条 补助按研发费用增量的10%计算。","href":"/Policy/PolicyDetail/s-rd-330100#art-6"},
    {"text":"第七条 单个企业年度补助不超过300万元。","href":"/Policy/PolicyDetail/s-rd-330100#art-7"}
  ]
};
export const getDeclaration: DataOf<'getDeclaration'> = acceptNoticeShift;
export const getDeclarationEvaluation: DataOf<'getDeclarationEvaluation'> = {
  "declarationId": "d1",
  "asOf": "2026-11-20",
  "group": "eligible",
  "conclusion": "条件都符合，可以准备申报",
  "gates": [
    {
      "id": "reg",
      "parentId": null,
      "depth": 0,
      "relation": null,
      "title": "注册满1年",
      "requirement": "在本市注册满1年",
      "verdict": "met",
      "own": "2019年4月18日注册，满7年",
      "formula": null,
      "gauge": null,
      "score": null,
      "clause": {"policyId":"s-330100-rd-2026","clauseId":"art-4","label":"第四条","quote":null},
      "source": "手工填写",
      "action": null,
      "questionId": null,
      "isBonus": false
    },
    {
      "id": "rd",
      "parentId": null,
      "depth": 0,
      "relation": null,
      "title": "上年度研发费用",
      "requirement": "不低于100万元",
      "verdict": "met",
      "own": "614.4万元",
      "formula": null,
      "gauge": {"value":614400000,"threshold":100000000,"operator":">=","unit":"money"},
      "score": null,
      "clause": {"policyId":"s-330100-rd-2026","clauseId":"art-5.1","label":"第五条（一）","quote":"不低于100万元"},
      "source": "有佐证",
      "action": null,
      "questionId": null,
      "isBonus": false
    },
    {
      "id": "share",
      "parentId": null,
      "depth": 0,
      "relation": null,
      "title": "研发费用占营业收入的比例",
      "requirement": "不低于4%",
      "verdict": "met",
      "own": "5.7%",
      "formula": "614.4万元÷1.08亿元＝5.7%",
      "gauge": {"value":0.057,"threshold":0.04,"operator":">=","unit":"ratio"},
      "score": null,
      "clause": {"policyId":"s-330100-rd-2026","clauseId":"art-5.2","label":"第五条（二）","quote":"不低于4%"},
      "source": "手工填写",
      "action": null,
      "questionId": null,
      "isBonus": false
    },
    {
      "id": "safe",
      "parentId": null,
      "depth": 0,
      "relation": null,
      "title": "近三年无重大安全、质量事故",
      "requirement": "需要企业确认",
      "verdict": "manual",
      "own": null,
      "formula": null,
      "gauge": null,
      "score": null,
      "clause": {"policyId":"s-330100-rd-2026","clauseId":"art-6.2","label":"第六条（二）","quote":null},
      "source": null,
      "action": "确认没有发生过",
      "questionId": "attest:no-accident",
      "isBonus": false
    }
  ],
  "sheet": {
    "max": 100,
    "passOperator": ">",
    "pass": 70,
    "columns": {"own":{"lo":76,"hi":86},"evidenced":{"lo":64,"hi":80},"cautious":76},
    "parts": [
      {
        "id": "ip",
        "title": "知识产权",
        "max": 30,
        "columns": {"own":{"lo":22,"hi":26},"evidenced":{"lo":18,"hi":24},"cautious":22},
        "items": [
          {
            "id": "ip-count",
            "title": "知识产权数量",
            "max": 8,
            "isExpert": false,
            "levels": [],
            "rating": null,
            "columns": {"own":{"lo":7,"hi":8},"evidenced":{"lo":5,"hi":6},"cautious":7},
            "basis": "Ⅰ类1件",
            "missing": []
          }
        ]
      },
      {
        "id": "growth",
        "title": "企业成长性",
        "max": 20,
        "columns": {"own":{"lo":14,"hi":16},"evidenced":{"lo":12,"hi":16},"cautious":14},
        "items": []
      }
    ]
  },
  "risks": [
    {"riskId":"r-attest","text":"近三年无重大安全、质量事故还没有确认","level":"high","isOwn":false,"version":null},
    {"riskId":"o-1","text":"审计报告12月初才能出具","level":"medium","isOwn":true,"version":1},
    {"riskId":"r-deadline","text":"距网上填报截止还有15天","level":"low","isOwn":false,"version":null}
  ],
  "expected": {"loFen":61440000,"hiFen":61440000,"certainty":"fixed","text":"预计61.44万元，上限100万元","formula":"614.4万元×10%"},
  "effortDays": 12.5,
  "advice": {"kind":"go","text":"条件都符合，窗口还有15天，可以开始准备"},
  "recommendedYear": 2026,
  "decision": {"choice":"go","note":"条件具备，财务可在月底前出审计报告","by":"林知夏","at":"2026-11-05T06:28:00.000Z"},
  "comments": [
    {
      "commentId": "k1",
      "targetKind": "evaluation",
      "targetId": null,
      "targetName": "评估",
      "text": "先确认研发费用是否含委托外部的部分",
      "authorName": "周砚",
      "at": "2026-11-03T03:00:00.000Z",
      "isResolved": true,
      "resolvedAt": "2026-11-04T02:00:00.000Z"
    }
  ],
  "isReadOnly": false
};
export const getDeclarationExportPlan: DataOf<'getDeclarationExportPlan'> = {
  "fileName": "青岚精密制造（示例）有限公司_数控机床智能化改造_20261120.zip",
  "files": [
    {"folder":null,"name":"00_研发费用补助申报书_青岚精密制造（示例）有限公司.pdf","kind":"form","specId":"m1","size":2480000},
    {"folder":"01_营业执照","name":"01_营业执照_青岚精密制造（示例）有限公司.jpg","kind":"material","specId":"m2","size":482000}
  ],
  "missing": ["研发费用专项审计报告","申报材料真实性和信用承诺书"]
};
export const getDeclarationForm: DataOf<'getDeclarationForm'> = {
  "declarationId": "d1",
  "revision": 12,
  "isReadOnly": false,
  "basis": {"kind":"general","title":"通用申报书","policyId":null},
  "sections": [
    {
      "sectionId": "firm",
      "title": "企业基本情况",
      "fields": [
        {
          "fieldId": "firm.name",
          "label": "企业名称",
          "kind": "text",
          "unit": null,
          "maxLength": 100,
          "isRequired": true,
          "help": null,
          "options": [],
          "value": "青岚精密制造（示例）有限公司",
          "revision": 0,
          "editedAt": null,
          "editedBy": null,
          "prefill": {
            "factKey": "name",
            "period": null,
            "label": "企业名称",
            "value": "青岚精密制造（示例）有限公司",
            "sourceName": "本人填写",
            "isEvidenced": false,
            "isSame": true
          },
          "conflicts": []
        },
        {
          "fieldId": "firm.uscc",
          "label": "统一社会信用代码",
          "kind": "text",
          "unit": null,
          "maxLength": 18,
          "isRequired": true,
          "help": null,
          "options": [],
          "value": "91350100M000100Y43",
          "revision": 0,
          "editedAt": null,
          "editedBy": null,
          "prefill": {
            "factKey": "uscc",
            "period": null,
            "label": "统一社会信用代码",
            "value": "91350100M000100Y43",
            "sourceName": "本人填写",
            "isEvidenced": false,
            "isSame": true
          },
          "conflicts": []
        },
        {
          "fieldId": "firm.establishedAt",
          "label": "成立日期",
          "kind": "date",
          "unit": null,
          "maxLength": null,
          "isRequired": true,
          "help": null,
          "options": [],
          "value": "2019-04-18",
          "revision": 0,
          "editedAt": null,
          "editedBy": null,
          "prefill": {
            "factKey": "establishedAt",
            "period": null,
            "label": "成立日期",
            "value": "2019-04-18",
            "sourceName": "本人填写",
            "isEvidenced": false,
            "isSame": true
          },
          "conflicts": []
        },
        {
          "fieldId": "firm.employees",
          "label": "职工总数",
          "kind": "int",
          "unit": "人",
          "maxLength": null,
          "isRequired": true,
          "help": null,
          "options": [],
          "value": 186,
          "revision": 0,
          "editedAt": null,
          "editedBy": null,
          "prefill": {
            "factKey": "employees",
            "period": "2025",
            "label": "2025年职工总数",
            "value": 186,
            "sourceName": "本人填写",
            "isEvidenced": false,
            "isSame": true
          },
          "conflicts": []
        },
        {
          "fieldId": "firm.revenue",
          "label": "上年度营业收入",
          "kind": "money",
          "unit": null,
          "maxLength": null,
          "isRequired": true,
          "help": null,
          "options": [],
          "value": 10800000000,
          "revision": 7,
          "editedAt": "2026-11-19T08:02:00.000Z",
          "editedBy": "林知夏",
          "prefill": {
            "factKey": "revenue",
            "period": "2025",
            "label": "2025年营业收入",
            "value": 12860000000,
            "sourceName": "本人填写",
            "isEvidenced": true,
            "isSame": false
          },
          "conflicts": []
        },
        {
          "fieldId": "firm.rdExpense",
          "label": "上年度研发费用",
          "kind": "money",
          "unit": null,
          "maxLength": null,
          "isRequired": true,
          "help": null,
          "options": [],
          "value": 614400000,
          "revision": 0,
          "editedAt": null,
          "editedBy": null,
          "prefill": {
            "factKey": "rdExpense",
            "period": "2025",
            "label": "2025年研发费用",
            "value": 614400000,
            "sourceName": "本人填写",
            "isEvidenced": true,
            "isSame": true
          },
          "conflicts": []
        }
      ]
    },
    {
      "sectionId": "project",
      "title": "项目情况",
      "fields": [
        {
          "fieldId": "project.name",
          "label": "项目名称",
          "kind": "text",
          "unit": null,
          "maxLength": 60,
          "isRequired": true,
          "help": null,
          "options": [],
          "value": "数控机床智能化改造",
          "revision": 3,
          "editedAt": "2026-11-06T02:11:00.000Z",
          "editedBy": "林知夏",
          "prefill": null,
          "conflicts": []
        },
        {
          "fieldId": "project.content",
          "label": "项目内容",
          "kind": "longText",
          "unit": null,
          "maxLength": 800,
          "isRequired": true,
          "help": "写清做什么、怎么做、到什么程度",
          "options": [],
          "value": "把三条产线的数控机床接入统一的数据平台，单件加工时间由42分钟降到30分钟",
          "revision": 12,
          "editedAt": "2026-11-20T09:41:00.000Z",
          "editedBy": "林知夏",
          "prefill": null,
          "conflicts": [
            {
              "conflictId": "x1",
              "value": "把三条产线的数控机床接入统一的数据平台，单件加工时间降低三成",
              "editedAt": "2026-11-20T09:41:20.000Z",
              "editedBy": "林知夏"
            }
          ]
        },
        {
          "fieldId": "project.startsOn",
          "label": "开始日期",
          "kind": "date",
          "unit": null,
          "maxLength": null,
          "isRequired": true,
          "help": null,
          "options": [],
          "value": "2025-01-06",
          "revision": 4,
          "editedAt": "2026-11-06T02:12:00.000Z",
          "editedBy": "林知夏",
          "prefill": null,
          "conflicts": []
        },
        {
          "fieldId": "project.endsOn",
          "label": "结束日期",
          "kind": "date",
          "unit": null,
          "maxLength": null,
          "isRequired": true,
          "help": null,
          "options": [],
          "value": null,
          "revision": 0,
          "editedAt": null,
          "editedBy": null,
          "prefill": null,
          "conflicts": []
        }
      ]
    },
    {
      "sectionId": "budget",
      "title": "经费",
      "fields": [
        {
          "fieldId": "budget.total",
          "label": "项目总投入",
          "kind": "money",
          "unit": null,
          "maxLength": null,
          "isRequired": true,
          "help": null,
          "options": [],
          "value": 614400000,
          "revision": 8,
          "editedAt": "2026-11-19T08:05:00.000Z",
          "editedBy": "林知夏",
          "prefill": null,
          "conflicts": []
        },
        {
          "fieldId": "budget.own",
          "label": "自筹资金",
          "kind": "money",
          "unit": null,
          "maxLength": null,
          "isRequired": true,
          "help": null,
          "options": [],
          "value": 552960000,
          "revision": 9,
          "editedAt": "2026-11-19T08:05:30.000Z",
          "editedBy": "林知夏",
          "prefill": null,
          "conflicts": []
        },
        {
          "fieldId": "budget.grant",
          "label": "申请财政资金",
          "kind": "money",
          "unit": null,
          "maxLength": null,
          "isRequired": true,
          "help": null,
          "options": [],
          "value": 61440000,
          "revision": 10,
          "editedAt": "2026-11-19T08:06:00.000Z",
          "editedBy": "林知夏",
          "prefill": null,
          "conflicts": []
        }
      ]
    },
    {
      "sectionId": "goal",
      "title": "绩效目标",
      "fields": [
        {
          "fieldId": "goal.summary",
          "label": "绩效目标",
          "kind": "longText",
          "unit": null,
          "maxLength": 500,
          "isRequired": true,
          "help": null,
          "options": [],
          "value": null,
          "revision": 0,
          "editedAt": null,
          "editedBy": null,
          "prefill": null,
          "conflicts": []
        }
      ]
    }
  ],
  "checks": [
    {
      "checkId": "revenue-fact",
      "title": "营业收入与资料一致",
      "outcome": "failed",
      "isBlocking": true,
      "text": "申报书写1.08亿元，2025年营业收入的资料是1.286亿元",
      "fieldIds": ["firm.revenue"],
      "waiver": null
    },
    {
      "checkId": "budget-sum",
      "title": "总投入等于自筹与财政资金之和",
      "outcome": "passed",
      "isBlocking": true,
      "text": "614.4万元＝552.96万元＋61.44万元",
      "fieldIds": ["budget.total","budget.own","budget.grant"],
      "waiver": null
    },
    {
      "checkId": "period-order",
      "title": "结束日期不早于开始日期",
      "outcome": "open",
      "isBlocking": true,
      "text": "缺结束日期",
      "fieldIds": ["project.startsOn","project.endsOn"],
      "waiver": null
    },
    {
      "checkId": "grant-cap",
      "title": "申请金额不超过最高金额",
      "outcome": "waived",
      "isBlocking": true,
      "text": "申请61.44万元，文件的最高金额是100万元",
      "fieldIds": ["budget.grant"],
      "waiver": {"reason":"按批次通知另有上限","by":"林知夏","at":"2026-11-19T08:10:00.000Z"}
    }
  ],
  "progress": 79
};
export const getDeclarationMaterials: DataOf<'getDeclarationMaterials'> = {
  "declarationId": "d1",
  "isReadOnly": false,
  "basis": "notice",
  "namingPattern": "{序号}_{材料}_{企业}",
  "slots": [
    {
      "specId": "m1",
      "name": "研发费用补助申报书",
      "isRequired": true,
      "isOwn": false,
      "state": "ok",
      "stateName": "已核对",
      "reason": null,
      "isForm": true,
      "maxFiles": 1,
      "files": [
        {
          "slotFileId": "f1",
          "state": "ok",
          "stateName": "已核对",
          "reason": null,
          "versions": [
            {
              "versionId": "w2",
              "evidenceId": "v5",
              "fileName": "申报书盖章版.pdf",
              "mediaType": "application/pdf",
              "size": 2480000,
              "uploadedAt": "2026-11-19T07:00:00.000Z",
              "expiresOn": null,
              "note": null,
              "isCurrent": true
            },
            {
              "versionId": "w1",
              "evidenceId": "v4",
              "fileName": "申报书.pdf",
              "mediaType": "application/pdf",
              "size": 2210000,
              "uploadedAt": "2026-11-12T07:00:00.000Z",
              "expiresOn": null,
              "note": "未盖章",
              "isCurrent": false
            }
          ]
        }
      ],
      "offers": []
    },
    {
      "specId": "m2",
      "name": "营业执照",
      "isRequired": true,
      "isOwn": false,
      "state": "uploaded",
      "stateName": "已上传",
      "reason": null,
      "maxFiles": 30,
      "files": [
        {
          "slotFileId": "f2",
          "state": "uploaded",
          "stateName": "已上传",
          "reason": null,
          "reading": {"isRead":false,"text":"图片不读，请对照着填"},
          "versions": [
            {
              "versionId": "w3",
              "evidenceId": "v6",
              "fileName": "营业执照.jpg",
              "mediaType": "image/jpeg",
              "size": 482000,
              "uploadedAt": "2026-11-06T01:10:00.000Z",
              "expiresOn": null,
              "note": null,
              "isCurrent": true
            }
          ]
        }
      ],
      "offers": []
    },
    {
      "specId": "m3",
      "name": "研发费用专项审计报告",
      "isRequired": true,
      "isOwn": false,
      "state": "rejected",
      "stateName": "需更换",
      "reason": null,
      "maxFiles": 30,
      "files": [
        {
          "slotFileId": "f3",
          "state": "rejected",
          "stateName": "需更换",
          "reason": "缺注册会计师签章页",
          "reading": {"isRead":true,"text":"读出1处，列在申报书的对应项下，按一下才填"},
          "versions": [
            {
              "versionId": "w4",
              "evidenceId": "v7",
              "fileName": "专项审计报告初稿.pdf",
              "mediaType": "application/pdf",
              "size": 1660000,
              "uploadedAt": "2026-11-10T01:10:00.000Z",
              "expiresOn": null,
              "note": null,
              "isCurrent": true
            }
          ]
        }
      ],
      "offers": [
        {
          "evidenceId": "v1",
          "kind": "研发费用专项审计报告",
          "fileName": "研发费用专项审计报告2025.pdf",
          "mediaType": "application/pdf",
          "size": 1824000,
          "uploadedAt": "2026-06-12T03:20:00.000Z",
          "expiresOn": null,
          "isExpired": false,
          "origin": "upload",
          "usedIn": ["科技型中小企业评价"]
        }
      ]
    },
    {
      "specId": "m4",
      "name": "申报材料真实性和信用承诺书",
      "isRequired": true,
      "isOwn": false,
      "state": "missing",
      "stateName": "缺少",
      "reason": null,
      "maxFiles": 30,
      "files": [],
      "offers": []
    },
    {
      "specId": "own-1",
      "name": "质量管理体系认证证书",
      "isRequired": false,
      "isOwn": true,
      "state": "expired",
      "stateName": "已过期",
      "reason": null,
      "maxFiles": 30,
      "files": [
        {
          "slotFileId": "f4",
          "state": "expired",
          "stateName": "已过期",
          "reason": null,
          "versions": [
            {
              "versionId": "w5",
              "evidenceId": "v3",
              "fileName": "ISO9001证书.pdf",
              "mediaType": "application/pdf",
              "size": 920000,
              "uploadedAt": "2025-08-02T02:00:00.000Z",
              "expiresOn": "2026-08-01",
              "note": null,
              "isCurrent": true
            }
          ]
        }
      ],
      "offers": []
    }
  ]
};
export const getDeclarationReadiness: DataOf<'getDeclarationReadiness'> = {
  "percent": 62,
  "isReady": false,
  "blocking": 8,
  "items": [
    {
      "id": "shift:d1",
      "kind": "shift",
      "isBlocking": true,
      "text": "通知有2处变更，请核对后确认",
      "place": {"page":"tracking","id":null}
    },
    {
      "id": "field:project.endsOn",
      "kind": "field",
      "isBlocking": true,
      "text": "申报书缺“结束日期”",
      "place": {"page":"form","id":"project.endsOn"}
    },
    {
      "id": "field:goal.summary",
      "kind": "field",
      "isBlocking": true,
      "text": "申报书缺“绩效目标”",
      "place": {"page":"form","id":"goal.summary"}
    },
    {
      "id": "conflict:x1",
      "kind": "conflict",
      "isBlocking": true,
      "text": "“项目内容”有两份改动，请选一份",
      "place": {"page":"form","id":"project.content"}
    },
    {
      "id": "check:revenue-fact",
      "kind": "check",
      "isBlocking": true,
      "text": "申报书写1.08亿元，2025年营业收入的资料是1.286亿元",
      "place": {"page":"form","id":"firm.revenue"}
    },
    {
      "id": "material:m2",
      "kind": "material",
      "isBlocking": true,
      "text": "“营业执照”还没有核对",
      "place": {"page":"materials","id":"m2"}
    },
    {
      "id": "material:m3",
      "kind": "material",
      "isBlocking": true,
      "text": "“研发费用专项审计报告”需要更换：缺注册会计师签章页",
      "place": {"page":"materials","id":"m3"}
    },
    {
      "id": "material:m4",
      "kind": "material",
      "isBlocking": true,
      "text": "缺少“申报材料真实性和信用承诺书”",
      "place": {"page":"materials","id":"m4"}
    },
    {
      "id": "material:own-1",
      "kind": "material",
      "isBlocking": false,
      "text": "“质量管理体系认证证书”已于2026-08-01过期",
      "place": {"page":"materials","id":"own-1"}
    },
    {
      "id": "comment:k2",
      "kind": "comment",
      "isBlocking": false,
      "text": "“项目内容”的批注没有解决",
      "place": {"page":"review","id":"k2"}
    },
    {
      "id": "task:t1",
      "kind": "task",
      "isBlocking": false,
      "text": "任务“向财务要审计报告”没有完成",
      "place": {"page":"tracking","id":"t1"}
    }
  ],
  "checks": [
    {
      "checkId": "revenue-fact",
      "title": "营业收入与资料一致",
      "outcome": "failed",
      "isBlocking": true,
      "text": "申报书写1.08亿元，2025年营业收入的资料是1.286亿元",
      "fieldIds": ["firm.revenue"],
      "waiver": null
    },
    {
      "checkId": "budget-sum",
      "title": "总投入等于自筹与财政资金之和",
      "outcome": "passed",
      "isBlocking": true,
      "text": "614.4万元＝552.96万元＋61.44万元",
      "fieldIds": ["budget.total","budget.own","budget.grant"],
      "waiver": null
    },
    {
      "checkId": "period-order",
      "title": "结束日期不早于开始日期",
      "outcome": "open",
      "isBlocking": true,
      "text": "缺结束日期",
      "fieldIds": ["project.startsOn","project.endsOn"],
      "waiver": null
    },
    {
      "checkId": "grant-cap",
      "title": "申请金额不超过最高金额",
      "outcome": "waived",
      "isBlocking": true,
      "text": "申请61.44万元，文件的最高金额是100万元",
      "fieldIds": ["budget.grant"],
      "waiver": {"reason":"按批次通知另有上限","by":"林知夏","at":"2026-11-19T08:10:00.000Z"}
    }
  ]
};
export const getDirectoryFirm: DataOf<'getDirectoryFirm'> = {
  "firm": {
    "id": "f1a2b3",
    "name": "杭州远岚精密制造（示例）有限公司",
    "uscc": null,
    "regionName": "浙江省杭州市",
    "industry": "C34通用设备制造业",
    "establishedAt": "2016-04-18",
    "isSample": true
  },
  "formerNames": [],
  "sections": [
    {
      "group": "entity",
      "groupName": "主体",
      "values": [
        {"label":"注册资本","value":"3,000万元","source":"示例登记数据","url":null,"asOf":"2026-10-31","others":[]},
        {"label":"登记状态","value":"存续","source":"示例登记数据","url":null,"asOf":"2026-10-31","others":[]}
      ]
    },
    {
      "group": "title",
      "groupName": "资质与市场",
      "values": [{"label":"高新技术企业","value":"是","source":"示例登记数据","url":null,"asOf":"2026-10-31","others":[]}]
    },
    {
      "group": "ip",
      "groupName": "知识产权",
      "values": [
        {
          "label": "发明专利",
          "value": "6件",
          "source": "示例知识产权数据",
          "url": null,
          "asOf": "2026-09-30",
          "others": [{"value":"5件","source":"示例登记数据","url":null,"asOf":"2026-10-31"}]
        }
      ]
    },
    {
      "group": "credit",
      "groupName": "信用与安全",
      "values": [
        {"label":"严重失信主体名单","value":"否","source":"示例登记数据","url":null,"asOf":"2026-10-31","others":[]},
        {"label":"经营异常名录","value":"否","source":"示例登记数据","url":null,"asOf":"2026-10-31","others":[]}
      ]
    }
  ],
  "publicity": [
    {
      "id": "s-pub-330100-rd-2026",
      "title": "【示例】2026年杭州市研发费用补助拟支持名单公示",
      "issuer": "（示例）杭州市科技主管部门",
      "kind": "proposed",
      "from": "2026-11-19",
      "to": "2026-11-28",
      "project": "研发费用补助",
      "amountFen": 61440000,
      "certainty": "name",
      "source": "衡策示例数据",
      "url": null,
      "isSample": true
    }
  ],
  "isPublicityCut": false,
  "leads": [{"id":"lead1","listId":"list1","listName":"杭州高企","stage":"contacted"}]
};
export const getEnterpriseOptions: DataOf<'getEnterpriseOptions'> = {
  "regions": [{"code":"330000","name":"浙江省"},{"code":"330100","name":"浙江省杭州市"}],
  "industries": [{"code":"C34","name":"通用设备制造业"},{"code":"I65","name":"软件和信息技术服务业"}]
};
export const getEquity: DataOf<'getEquity'> = {
  "trial": {
    "startedAt": "2026-10-30T02:00:00.000Z",
    "expiresAt": "2026-11-29T02:00:00.000Z",
    "expired": false,
    "daysLeft": 9
  },
  "modules": [
    {
      "module": "assistant",
      "moduleName": "智能对话",
      "remaining": null,
      "sources": [
        {
          "source": "order",
          "expiresAt": "2027-11-19T09:30:00.000Z",
          "limit": null,
          "used": 4,
          "remaining": null,
          "resetsAt": null
        }
      ]
    },
    {
      "module": "match",
      "moduleName": "政策匹配",
      "remaining": 72,
      "sources": [
        {
          "resetsAt": null,
          "expiresAt": "2026-11-29T02:00:00.000Z",
          "source": "trial",
          "limit": 30,
          "used": 18,
          "remaining": 12
        },
        {
          "source": "order",
          "expiresAt": "2027-11-19T09:30:00.000Z",
          "limit": 60,
          "used": 0,
          "remaining": 60,
          "resetsAt": "2026-12-19T09:30:00.000Z"
        }
      ]
    },
    {
      "module": "evaluation",
      "moduleName": "企业评测",
      "remaining": 1,
      "sources": [
        {
          "resetsAt": null,
          "expiresAt": "2026-11-29T02:00:00.000Z",
          "source": "trial",
          "limit": 10,
          "used": 9,
          "remaining": 1
        }
      ]
    },
    {
      "module": "meeting",
      "moduleName": "会议转写",
      "remaining": 7,
      "sources": [
        {
          "resetsAt": null,
          "expiresAt": "2026-11-29T02:00:00.000Z",
          "source": "trial",
          "limit": 10,
          "used": 3,
          "remaining": 7
        }
      ]
    },
    {
      "module": "acquisition",
      "moduleName": "AI获客",
      "remaining": 0,
      "sources": [
        {
          "resetsAt": null,
          "expiresAt": "2026-11-29T02:00:00.000Z",
          "source": "trial",
          "limit": 10,
          "used": 10,
          "remaining": 0
        }
      ]
    },
    {"module":"knowledge","moduleName":"知识库","remaining":0,"sources":[]}
  ]
};
export const getEvaluationBasis: DataOf<'getEvaluationBasis'> = {
  "firm": {
    "asOf": "2026-11-20",
    "facts": [{"key":"revenue","period":"2025","value":2400000000,"source":"user","confidence":"stated"}],
    "ranges": [],
    "attestations": []
  },
  "ratings": [{"itemId":"ip-core","points":{"lo":5,"hi":6}}]
};
export const getFactHistory: DataOf<'getFactHistory'> = [
  {
    "factId": "12",
    "period": "2025",
    "value": 128600000,
    "source": "user",
    "sourceName": "本人填写",
    "confidence": "stated",
    "isChosen": true,
    "evidence": null,
    "note": null,
    "recordedAt": "2026-11-20T08:12:00.000Z",
    "supersededAt": null
  }
];
export const getFacts: DataOf<'getFacts'> = {
  "enterprise": {
    "id": "e1",
    "name": "青岚精密制造（示例）有限公司",
    "uscc": null,
    "regionCode": "330100",
    "regionName": "浙江省杭州市",
    "industryCode": "C34",
    "establishedAt": "2019-04-18",
    "isSample": true,
    "isCurrent": true,
    "filled": 5,
    "total": 9
  },
  "years": [2025,2024,2023],
  "coverage": {
    "conditions": 42,
    "checkable": 25,
    "policies": 12,
    "gaps": [
      {
        "key": "hasSeriousAccident",
        "label": "近三年有重大安全、质量事故",
        "isProfile": false,
        "years": [],
        "gain": 9,
        "conditions": 9,
        "policies": 8
      },
      {
        "key": "rdExpense",
        "label": "研发费用",
        "isProfile": false,
        "years": [2023],
        "gain": 4,
        "conditions": 6,
        "policies": 4
      },
      {"key":"industryCode","label":"所属行业","isProfile":true,"years":[],"gain":3,"conditions":3,"policies":3},
      {"key":"isListed","label":"已上市","isProfile":false,"years":[],"gain":0,"conditions":1,"policies":1},
      {
        "key": "marketShare",
        "label": "主导产品市场占有率",
        "isProfile": false,
        "years": [],
        "gain": 1,
        "conditions": 1,
        "policies": 1
      }
    ]
  },
  "groups": [
    {
      "group": "finance",
      "groupName": "财务",
      "filled": 1,
      "total": 1,
      "facts": [
        {
          "key": "revenue",
          "label": "营业收入",
          "type": "money",
          "unit": "分",
          "period": "year",
          "options": [],
          "evidenceKinds": ["审计报告","企业所得税年度纳税申报表"],
          "help": "主营业务收入与其他业务收入，不含营业外收入",
          "conditions": 9,
          "policies": 6,
          "values": [
            {
              "factId": "101",
              "period": "2025",
              "source": "user",
              "sourceName": "本人填写",
              "confidence": "evidenced",
              "isChosen": true,
              "evidence": {"fileName":"2025年度审计报告.pdf","size":182400,"isKept":true},
              "note": null,
              "recordedAt": "2026-11-18T08:12:00.000Z",
              "supersededAt": null,
              "value": 22562000000
            },
            {
              "factId": "102",
              "period": "2025",
              "source": "import",
              "sourceName": "导入",
              "confidence": "stated",
              "isChosen": false,
              "evidence": null,
              "note": "未审数",
              "recordedAt": "2026-11-18T08:12:00.000Z",
              "supersededAt": null,
              "value": 22410000000
            },
            {
              "factId": "104",
              "period": "2024",
              "source": "user",
              "sourceName": "本人填写",
              "confidence": "stated",
              "isChosen": true,
              "evidence": null,
              "note": null,
              "recordedAt": "2026-11-18T08:12:00.000Z",
              "supersededAt": null,
              "value": 18870000000
            },
            {
              "factId": "105",
              "period": "2023",
              "source": "user",
              "sourceName": "本人填写",
              "confidence": "stated",
              "isChosen": true,
              "evidence": null,
              "note": null,
              "recordedAt": "2026-11-18T08:12:00.000Z",
              "supersededAt": null,
              "value": 15260000000
            }
          ]
        }
      ]
    }
  ]
};
export const getFirmDirectory: DataOf<'getFirmDirectory'> = {
  "firmCount": 40,
  "isSample": true,
  "sources": [
    {"name":"示例登记数据","url":null,"asOf":"2026-10-31","firmCount":40,"isSample":true},
    {"name":"示例知识产权数据","url":null,"asOf":"2026-09-30","firmCount":30,"isSample":true}
  ],
  "groups": [
    {
      "group": "entity",
      "groupName": "主体",
      "fields": [
        {
          "key": "establishedAt",
          "label": "成立日期",
          "type": "date",
          "unit": null,
          "period": null,
          "operators": [">=","<="],
          "options": [],
          "known": 40,
          "help": "营业执照上的成立日期"
        },
        {
          "key": "industryCode",
          "label": "所属行业",
          "type": "enum",
          "unit": null,
          "period": null,
          "operators": ["in"],
          "options": ["C34通用设备制造业","I65软件和信息技术服务业"],
          "known": 40,
          "help": "国民经济行业分类的大类，可选几个"
        },
        {
          "key": "registeredCapital",
          "label": "注册资本",
          "type": "money",
          "unit": "分",
          "period": null,
          "operators": [">=",">","<=","<","=="],
          "options": [],
          "known": 38,
          "help": "营业执照上的注册资本"
        }
      ]
    },
    {
      "group": "finance",
      "groupName": "财务",
      "fields": [
        {
          "key": "revenue",
          "label": "营业收入",
          "type": "money",
          "unit": "分",
          "period": "2025",
          "operators": [">=",">","<=","<","=="],
          "options": [],
          "known": 27,
          "help": "主营业务收入与其他业务收入，不含营业外收入；规则里的销售收入即此"
        }
      ]
    },
    {
      "group": "title",
      "groupName": "资质与市场",
      "fields": [
        {
          "key": "isHighTech",
          "label": "高新技术企业",
          "type": "bool",
          "unit": null,
          "period": null,
          "operators": ["is"],
          "options": [],
          "known": 35,
          "help": "证书在有效期内"
        }
      ]
    }
  ]
};
export const getHighTechEvaluation: DataOf<'getHighTechEvaluation'> = {
  "enterprise": {"id":"e1","name":"青岚精密制造（示例）有限公司","regionName":"浙江省杭州市","isSample":true},
  "asOf": "2026-11-21",
  "rule": {
    "title": "高新技术企业认定",
    "docNo": "国科发火〔2016〕32号",
    "policyId": "n-hnte-2016-32",
    "validFrom": "2016-01-01",
    "validTo": null,
    "readings": ["增长率为负的，成长性得0分","年均转化数大于0而不足1项的没有对应分档，由专家判断","专家打分的指标按分档给出区间，最低分高于70分才算达到，最高分不高于70分才算达不到"]
  },
  "verdict": "unmet",
  "conclusion": "有条件不具备，见“还差什么”",
  "conditions": [
    {
      "id": "h1",
      "parentId": null,
      "depth": 0,
      "relation": null,
      "title": "注册成立一年以上",
      "requirement": "不少于365天",
      "verdict": "met",
      "own": "2774天",
      "formula": null,
      "gauge": {"value":2774,"threshold":365,"operator":">=","unit":"days"},
      "score": null,
      "clause": {"policyId":"n-hnte-2016-32","clauseId":"art-11.1","label":"第十一条（一）","quote":"注册成立一年以上"},
      "source": "示例",
      "action": null,
      "questionId": null,
      "isBonus": false
    },
    {
      "id": "h2",
      "parentId": null,
      "depth": 0,
      "relation": "all",
      "title": "知识产权",
      "requirement": "同时满足",
      "verdict": "manual",
      "own": null,
      "formula": null,
      "gauge": null,
      "score": null,
      "clause": null,
      "source": null,
      "action": null,
      "questionId": null,
      "isBonus": false
    },
    {
      "id": "h2-count",
      "parentId": "h2",
      "depth": 1,
      "relation": null,
      "title": "拥有有效的知识产权",
      "requirement": "不少于1件",
      "verdict": "met",
      "own": "9件",
      "formula": "3＋0＋4＋0＋2＝9",
      "gauge": {"value":9,"threshold":1,"operator":">=","unit":"count"},
      "score": null,
      "clause": {"policyId":"n-hnte-2016-32","clauseId":"art-11.2","label":"第十一条（二）","quote":"拥有知识产权"},
      "source": "示例",
      "action": null,
      "questionId": null,
      "isBonus": false
    },
    {
      "id": "h2-core",
      "parentId": "h2",
      "depth": 1,
      "relation": null,
      "title": "对主要产品（服务）在技术上起核心支持作用",
      "requirement": "由企业确认，或由专家判断",
      "verdict": "manual",
      "own": null,
      "formula": null,
      "gauge": null,
      "score": null,
      "clause": {"policyId":"n-hnte-2016-32","clauseId":"art-11.2","label":"第十一条（二）","quote":"对主要产品（服务）在技术上起核心支持作用"},
      "source": null,
      "action": "请确认是否符合",
      "questionId": null,
      "isBonus": false
    },
    {
      "id": "h3",
      "parentId": null,
      "depth": 0,
      "relation": "all",
      "title": "技术领域",
      "requirement": "同时满足",
      "verdict": "manual",
      "own": null,
      "formula": null,
      "gauge": null,
      "score": null,
      "clause": null,
      "source": null,
      "action": null,
      "questionId": null,
      "isBonus": false
    },
    {
      "id": "h3-field",
      "parentId": "h3",
      "depth": 1,
      "relation": null,
      "title": "核心技术属于八个高新技术领域之一",
      "requirement": "电子信息、生物与新医药、航空航天、新材料、高技术服务、新能源与节能、资源与环境、先进制造与自动化",
      "verdict": "met",
      "own": "先进制造与自动化",
      "formula": null,
      "gauge": null,
      "score": null,
      "clause": {"policyId":"n-hnte-2016-32","clauseId":"art-11.3","label":"第十一条（三）","quote":"核心技术属于国家重点支持的高新技术领域"},
      "source": "示例",
      "action": null,
      "questionId": null,
      "isBonus": false
    },
    {
      "id": "h3-expert",
      "parentId": "h3",
      "depth": 1,
      "relation": null,
      "title": "技术领域由专家认可",
      "requirement": "由企业确认，或由专家判断",
      "verdict": "manual",
      "own": null,
      "formula": null,
      "gauge": null,
      "score": null,
      "clause": {"policyId":"n-hnte-2016-32","clauseId":"art-11.3","label":"第十一条（三）","quote":"国家重点支持的高新技术领域"},
      "source": null,
      "action": "请确认是否符合",
      "questionId": null,
      "isBonus": false
    },
    {
      "id": "h4",
      "parentId": null,
      "depth": 0,
      "relation": null,
      "title": "科技人员占职工总数的比例",
      "requirement": "不低于10%",
      "verdict": "met",
      "own": "18.1%",
      "formula": "38÷210＝18.1%",
      "gauge": {"value":0.180952380952,"threshold":0.1,"operator":">=","unit":"ratio"},
      "score": null,
      "clause": {"policyId":"n-hnte-2016-32","clauseId":"art-11.4","label":"第十一条（四）","quote":"不低于10%"},
      "source": "示例",
      "action": null,
      "questionId": null,
      "isBonus": false
    },
    {
      "id": "h5a",
      "parentId": null,
      "depth": 0,
      "relation": null,
      "title": "近三年研发费用占销售收入的比例",
      "requirement": "不低于3%",
      "verdict": "met",
      "own": "5.55%",
      "formula": "(824万元＋1,038万元＋1,286万元)÷(1.526亿元＋1.887亿元＋2.2562亿元)＝5.55%",
      "gauge": {"value":0.055528116842,"threshold":0.03,"operator":">=","unit":"ratio"},
      "score": null,
      "clause": {
        "policyId": "n-hnte-2016-32",
        "clauseId": "art-11.5",
        "label": "第十一条（五）",
        "quote": "不超过5000万元的，不低于5%；超过5000万元至2亿元的，不低于4%；超过2亿元的，不低于3%"
      },
      "source": "示例",
      "action": null,
      "questionId": null,
      "isBonus": false
    },
    {
      "id": "h5b",
      "parentId": null,
      "depth": 0,
      "relation": null,
      "title": "境内研发费用占全部研发费用的比例",
      "requirement": "不低于60%",
      "verdict": "met",
      "own": "100%",
      "formula": "(824万元＋1,038万元＋1,286万元)÷(824万元＋1,038万元＋1,286万元)＝100%",
      "gauge": {"value":1,"threshold":0.6,"operator":">=","unit":"ratio"},
      "score": null,
      "clause": {"policyId":"n-hnte-2016-32","clauseId":"art-11.5","label":"第十一条（五）","quote":"比例不低于60%"},
      "source": "示例",
      "action": null,
      "questionId": null,
      "isBonus": false
    },
    {
      "id": "h6",
      "parentId": null,
      "depth": 0,
      "relation": null,
      "title": "高新技术产品（服务）收入占总收入的比例",
      "requirement": "不低于60%",
      "verdict": "unmet",
      "own": "57.08%",
      "formula": "1.29亿元÷2.26亿元＝57.08%",
      "gauge": {"value":0.570796460177,"threshold":0.6,"operator":">=","unit":"ratio"},
      "score": null,
      "clause": {"policyId":"n-hnte-2016-32","clauseId":"art-11.6","label":"第十一条（六）","quote":"比例不低于60%"},
      "source": "本人填写",
      "action": null,
      "questionId": null,
      "isBonus": false
    },
    {
      "id": "h7",
      "parentId": null,
      "depth": 0,
      "relation": null,
      "title": "创新能力评价",
      "requirement": "高于70分",
      "verdict": "manual",
      "own": "48至85分",
      "formula": null,
      "gauge": null,
      "score": {
        "lo": 48,
        "hi": 85,
        "max": 100,
        "passOperator": ">",
        "pass": 70,
        "parts": [
          {"id":"ip","title":"知识产权","lo":14,"hi":30,"max":30},
          {"id":"conversion","title":"科技成果转化能力","lo":19,"hi":24,"max":30},
          {"id":"organisation","title":"研究开发组织管理水平","lo":5,"hi":19,"max":20},
          {"id":"growth","title":"企业成长性","lo":10,"hi":12,"max":20}
        ]
      },
      "clause": {"policyId":"n-hnte-2016-32","clauseId":"art-11.7","label":"第十一条（七）","quote":"70分以上（不含70分）"},
      "source": "示例、本人填写",
      "action": "有的指标由专家判断，可以先自评",
      "questionId": null,
      "isBonus": false
    },
    {
      "id": "h8-accident",
      "parentId": null,
      "depth": 0,
      "relation": null,
      "title": "没有重大安全、质量事故",
      "requirement": "没有发生重大安全、重大质量事故",
      "verdict": "met",
      "own": "近三年有重大安全、质量事故：否",
      "formula": null,
      "gauge": null,
      "score": null,
      "clause": {"policyId":"n-hnte-2016-32","clauseId":"art-11.8","label":"第十一条（八）","quote":"没有发生重大安全、重大质量事故"},
      "source": "本人填写",
      "action": null,
      "questionId": null,
      "isBonus": false
    },
    {
      "id": "h8-environment",
      "parentId": null,
      "depth": 0,
      "relation": null,
      "title": "没有严重环境违法行为",
      "requirement": "没有严重环境违法行为",
      "verdict": "unknown",
      "own": null,
      "formula": null,
      "gauge": null,
      "score": null,
      "clause": {"policyId":"n-hnte-2016-32","clauseId":"art-11.8","label":"第十一条（八）","quote":"没有严重环境违法行为"},
      "source": null,
      "action": "补充近三年有严重环境违法",
      "questionId": null,
      "isBonus": false
    }
  ],
  "sheet": {
    "max": 100,
    "passOperator": ">",
    "pass": 70,
    "columns": {"own":{"lo":48,"hi":85},"evidenced":{"lo":1,"hi":85},"cautious":48},
    "parts": [
      {
        "id": "ip",
        "title": "知识产权",
        "max": 30,
        "columns": {"own":{"lo":14,"hi":30},"evidenced":{"lo":1,"hi":30},"cautious":14},
        "items": [
          {
            "id": "ip-advanced",
            "title": "技术的先进程度",
            "max": 8,
            "isExpert": true,
            "levels": [
              {"label":"高","points":{"lo":7,"hi":8}},
              {"label":"较高","points":{"lo":5,"hi":6}},
              {"label":"一般","points":{"lo":3,"hi":4}},
              {"label":"较低","points":{"lo":1,"hi":2}},
              {"label":"无","points":{"lo":0,"hi":0}}
            ],
            "rating": null,
            "columns": {"own":{"lo":0,"hi":8},"evidenced":{"lo":0,"hi":8},"cautious":0},
            "basis": null,
            "missing": []
          },
          {
            "id": "ip-core",
            "title": "对主要产品（服务）在技术上发挥核心支持作用",
            "max": 8,
            "isExpert": true,
            "levels": [
              {"label":"强","points":{"lo":7,"hi":8}},
              {"label":"较强","points":{"lo":5,"hi":6}},
              {"label":"一般","points":{"lo":3,"hi":4}},
              {"label":"较弱","points":{"lo":1,"hi":2}},
              {"label":"无","points":{"lo":0,"hi":0}}
            ],
            "rating": {"lo":5,"hi":6},
            "columns": {"own":{"lo":5,"hi":6},"evidenced":{"lo":0,"hi":6},"cautious":5},
            "basis": null,
            "missing": []
          },
          {
            "id": "ip-count",
            "title": "知识产权数量",
            "max": 8,
            "isExpert": false,
            "levels": [],
            "rating": null,
            "columns": {"own":{"lo":7,"hi":8},"evidenced":{"lo":0,"hi":8},"cautious":7},
            "basis": "Ⅰ类3，Ⅱ类6",
            "missing": []
          },
          {
            "id": "ip-origin",
            "title": "知识产权获得方式",
            "max": 6,
            "isExpert": false,
            "levels": [],
            "rating": null,
            "columns": {"own":{"lo":1,"hi":6},"evidenced":{"lo":1,"hi":6},"cautious":1},
            "basis": null,
            "missing": []
          },
          {
            "id": "ip-standard",
            "title": "参与编制标准（加分）",
            "max": 2,
            "isExpert": false,
            "levels": [],
            "rating": null,
            "columns": {"own":{"lo":1,"hi":2},"evidenced":{"lo":0,"hi":2},"cautious":1},
            "basis": "1",
            "missing": []
          }
        ]
      },
      {
        "id": "conversion",
        "title": "科技成果转化能力",
        "max": 30,
        "columns": {"own":{"lo":19,"hi":24},"evidenced":{"lo":0,"hi":24},"cautious":19},
        "items": [
          {
            "id": "conversion-count",
            "title": "近三年年均转化数",
            "max": 30,
            "isExpert": false,
            "levels": [],
            "rating": null,
            "columns": {"own":{"lo":19,"hi":24},"evidenced":{"lo":0,"hi":24},"cautious":19},
            "basis": "4",
            "missing": []
          }
        ]
      },
      {
        "id": "organisation",
        "title": "研究开发组织管理水平",
        "max": 20,
        "columns": {"own":{"lo":5,"hi":19},"evidenced":{"lo":0,"hi":19},"cautious":5},
        "items": [
          {
            "id": "organisation-rules",
            "title": "研发管理制度与辅助账",
            "max": 6,
            "isExpert": true,
            "levels": [],
            "rating": {"lo":5,"hi":5},
            "columns": {"own":{"lo":5,"hi":5},"evidenced":{"lo":0,"hi":5},"cautious":5},
            "basis": null,
            "missing": []
          },
          {
            "id": "organisation-lab",
            "title": "研发机构、条件与产学研合作",
            "max": 6,
            "isExpert": true,
            "levels": [],
            "rating": null,
            "columns": {"own":{"lo":0,"hi":6},"evidenced":{"lo":0,"hi":6},"cautious":0},
            "basis": null,
            "missing": []
          },
          {
            "id": "organisation-reward",
            "title": "成果转化激励与创新创业平台",
            "max": 4,
            "isExpert": true,
            "levels": [],
            "rating": null,
            "columns": {"own":{"lo":0,"hi":4},"evidenced":{"lo":0,"hi":4},"cautious":0},
            "basis": null,
            "missing": []
          },
          {
            "id": "organisation-people",
            "title": "人才培养、引进与绩效评价",
            "max": 4,
            "isExpert": true,
            "levels": [],
            "rating": null,
            "columns": {"own":{"lo":0,"hi":4},"evidenced":{"lo":0,"hi":4},"cautious":0},
            "basis": null,
            "missing": []
          }
        ]
      },
      {
        "id": "growth",
        "title": "企业成长性",
        "max": 20,
        "columns": {"own":{"lo":10,"hi":12},"evidenced":{"lo":0,"hi":12},"cautious":10},
        "items": [
          {
            "id": "growth-assets",
            "title": "净资产增长率",
            "max": 10,
            "isExpert": false,
            "levels": [],
            "rating": null,
            "columns": {"own":{"lo":5,"hi":6},"evidenced":{"lo":0,"hi":6},"cautious":5},
            "basis": "19.96%",
            "missing": []
          },
          {
            "id": "growth-sales",
            "title": "销售收入增长率",
            "max": 10,
            "isExpert": false,
            "levels": [],
            "rating": null,
            "columns": {"own":{"lo":5,"hi":6},"evidenced":{"lo":0,"hi":6},"cautious":5},
            "basis": "21.61%",
            "missing": []
          }
        ]
      }
    ]
  },
  "growth": [
    {"title":"净资产增长率","value":"19.96%","formula":"(8,770万元÷7,322万元＋1.0536亿元÷8,770万元)÷2−1＝19.96%"},
    {"title":"销售收入增长率","value":"21.61%","formula":"(1.887亿元÷1.526亿元＋2.2562亿元÷1.887亿元)÷2−1＝21.61%"}
  ],
  "binding": ["高新技术产品（服务）收入占总收入的比例"],
  "earliest": {
    "year": 2027,
    "plan": [
      {"year":2026,"actions":["2025年高新技术产品收入由1.29亿元变为1.356亿元，2026年度报表"]},
      {"year":2027,"actions":["重新自评，条件具备后申报"]}
    ]
  }
};
export const getIndustryMatrix: DataOf<'getIndustryMatrix'> = {
  "asOf": "2026-11-20",
  "source": "sample",
  "available": {"real":12,"sample":704},
  "regions": [{"code":"320000","name":"江苏省"},{"code":"330000","name":"浙江省"}],
  "rows": [
    {"code":"C","name":"制造业","total":17,"counts":[8,9]},
    {"code":"I65","name":"软件和信息技术服务业","total":5,"counts":[3,2]}
  ],
  "unrestricted": [19,17]
};
export const getKnowledgeDocument: DataOf<'getKnowledgeDocument'> = {
  "id": "kd000001",
  "baseId": "kb000001",
  "folderId": null,
  "name": "2025年度审计报告.pdf",
  "kind": "pdf",
  "bytes": 8400000,
  "state": "parsing",
  "queuePosition": null,
  "pages": 62,
  "pagesDone": 12,
  "failedPages": [],
  "reason": null,
  "canRetry": false,
  "isEnabled": true,
  "chunks": 31,
  "version": 1,
  "versions": [{"version":1,"name":"2025年度审计报告.pdf","bytes":8400000,"createdAt":"2026-11-21T02:00:00.000Z"}],
  "duplicateOf": null,
  "expiresAt": null,
  "citedTimes": 0,
  "createdAt": "2026-11-21T02:00:00.000Z",
  "updatedAt": "2026-11-21T02:00:00.000Z"
};
export const getMatchBasis: DataOf<'getMatchBasis'> = {
  "firm": {
    "asOf": "2026-11-20",
    "facts": [
      {"key":"inventionPatents","period":"","value":2,"source":"user","confidence":"stated"},
      {"key":"revenue","period":"2025","value":2400000000,"source":"user","confidence":"evidenced"}
    ],
    "ranges": [{"key":"employees","period":"2025","from":20,"to":99}],
    "attestations": [{"id":"attest:no-accident","holds":true}]
  },
  "conditions": [
    {
      "k": "cmp",
      "id": "patents",
      "title": "发明专利",
      "left": {"k":"fact","key":"inventionPatents"},
      "op": ">=",
      "right": {"k":"const","value":"4"},
      "unit": "count"
    },
    {"k":"attest","id":"attest:no-accident","title":"近三年未发生重大安全、质量事故"}
  ],
  "items": [
    {
      "policy": {
        "policyId": "s-rd-330100",
        "itemId": "award",
        "title": "【示例】杭州市企业研发费用后补助实施细则",
        "itemName": "研发费用后补助",
        "docNo": "示例科〔2026〕012号",
        "issuers": ["（示例）杭州市科技主管部门"],
        "level": "city",
        "regionName": "浙江省杭州市",
        "provenance": "sample",
        "isSample": true
      },
      "window": {"state":"open","opensAt":null,"closesAt":null,"daysLeft":null},
      "relation": "all",
      "conditions": [0,1]
    }
  ]
};
export const getMatchProgress: DataOf<'getMatchProgress'> = answerMatchQuestion;
export const getMatchReport: DataOf<'getMatchReport'> = confirmMatchCondition;
export const getMatchSummary: DataOf<'getMatchSummary'> = {
  "enterprise": {"id":"e1","name":"青岚精密制造（示例）有限公司","regionName":"浙江省杭州市","isSample":true},
  "asOf": "2026-11-20",
  "total": 412,
  "counts": {"eligible":6,"waiting":0,"closed":0,"nearMiss":9,"toVerify":31,"held":0,"ineligible":366},
  "outlook": {"open":6,"items":31,"touched":31,"remaining":6},
  "nextQuestionId": "fact:researchShare:2025",
  "soonest": {
    "group": "eligible",
    "policy": {
      "policyId": "s-more-2",
      "itemId": "award",
      "title": "规上工业企业研发费用补助",
      "itemName": "研发费用后补助",
      "docNo": "云科规〔2026〕5号",
      "issuers": ["云澜市科学技术局","云澜市财政局"],
      "level": "city",
      "regionName": "江州省云澜市",
      "provenance": "official_fulltext",
      "isSample": false
    },
    "publishedAt": "2026-11-02",
    "conclusion": "条件都符合，可以准备申报",
    "counts": {"met":5,"unmet":0,"unknown":0,"manual":0},
    "amount": {"loFen":0,"hiFen":100000000,"certainty":"capped","text":"最高100万元","formula":null},
    "window": {"state":"open","opensAt":"2026-10-20","closesAt":"2026-11-30","daysLeft":10}
  },
  "nearestMiss": {
    "group": "nearMiss",
    "policy": {
      "policyId": "s-sub-330000",
      "itemId": "award",
      "title": "【示例】浙江省专精特新企业贷款贴息办法",
      "itemName": "贷款贴息",
      "docNo": "示例工信〔2026〕031号",
      "issuers": ["（示例）浙江省工业和信息化主管部门"],
      "level": "province",
      "regionName": "浙江省",
      "provenance": "sample",
      "isSample": true
    },
    "publishedAt": "2026-10-20",
    "conclusion": "研发费用再增加66万元，2026年度报表",
    "counts": {"met":3,"unmet":1,"unknown":0,"manual":0},
    "amount": {"loFen":0,"hiFen":50000000,"certainty":"capped","text":"最高50万元","formula":null},
    "window": {"state":"open","opensAt":"2026-11-01","closesAt":"2026-11-28","daysLeft":8}
  },
  "closing": [
    {
      "group": "nearMiss",
      "policy": {
        "policyId": "s-sub-330000",
        "itemId": "award",
        "title": "【示例】浙江省专精特新企业贷款贴息办法",
        "itemName": "贷款贴息",
        "docNo": "示例工信〔2026〕031号",
        "issuers": ["（示例）浙江省工业和信息化主管部门"],
        "level": "province",
        "regionName": "浙江省",
        "provenance": "sample",
        "isSample": true
      },
      "publishedAt": "2026-10-20",
      "conclusion": "研发费用再增加66万元，2026年度报表",
      "counts": {"met":3,"unmet":1,"unknown":0,"manual":0},
      "amount": {"loFen":0,"hiFen":50000000,"certainty":"capped","text":"最高50万元","formula":null},
      "window": {"state":"open","opensAt":"2026-11-01","closesAt":"2026-11-28","daysLeft":8}
    },
    {
      "group": "eligible",
      "policy": {
        "policyId": "s-more-2",
        "itemId": "award",
        "title": "规上工业企业研发费用补助",
        "itemName": "研发费用后补助",
        "docNo": "云科规〔2026〕5号",
        "issuers": ["云澜市科学技术局","云澜市财政局"],
        "level": "city",
        "regionName": "江州省云澜市",
        "provenance": "official_fulltext",
        "isSample": false
      },
      "publishedAt": "2026-11-02",
      "conclusion": "条件都符合，可以准备申报",
      "counts": {"met":5,"unmet":0,"unknown":0,"manual":0},
      "amount": {"loFen":0,"hiFen":100000000,"certainty":"capped","text":"最高100万元","formula":null},
      "window": {"state":"open","opensAt":"2026-10-20","closesAt":"2026-11-30","daysLeft":10}
    }
  ],
  "closingTotal": 2,
  "best": [
    {
      "group": "eligible",
      "policy": {
        "policyId": "l-yunlan-rd-2026-5",
        "itemId": "award",
        "title": "云澜市企业研发费用后补助实施细则",
        "itemName": "研发费用后补助",
        "docNo": "云科规〔2026〕5号",
        "issuers": ["云澜市科学技术局","云澜市财政局"],
        "level": "city",
        "regionName": "江州省云澜市",
        "provenance": "official_fulltext",
        "isSample": false
      },
      "publishedAt": "2026-09-18",
      "conclusion": "条件都符合，可以准备申报",
      "counts": {"met":5,"unmet":0,"unknown":0,"manual":0},
      "amount": {
        "loFen": 61440000,
        "hiFen": 61440000,
        "certainty": "fixed",
        "text": "预计61.44万元，上限200万元",
        "formula": "500万元×6%＋786万元×4%＝61.44万元"
      },
      "window": {"state":"open","opensAt":"2026-11-01","closesAt":"2026-12-31","daysLeft":41}
    },
    {
      "group": "eligible",
      "policy": {
        "policyId": "s-more-2",
        "itemId": "award",
        "title": "规上工业企业研发费用补助",
        "itemName": "研发费用后补助",
        "docNo": "云科规〔2026〕5号",
        "issuers": ["云澜市科学技术局","云澜市财政局"],
        "level": "city",
        "regionName": "江州省云澜市",
        "provenance": "official_fulltext",
        "isSample": false
      },
      "publishedAt": "2026-11-02",
      "conclusion": "条件都符合，可以准备申报",
      "counts": {"met":5,"unmet":0,"unknown":0,"manual":0},
      "amount": {"loFen":0,"hiFen":100000000,"certainty":"capped","text":"最高100万元","formula":null},
      "window": {"state":"open","opensAt":"2026-10-20","closesAt":"2026-11-30","daysLeft":10}
    },
    {
      "group": "toVerify",
      "policy": {
        "policyId": "s-more-3",
        "itemId": "award",
        "title": "高新技术企业培育资助",
        "itemName": "研发费用后补助",
        "docNo": "云科规〔2026〕5号",
        "issuers": ["云澜市科学技术局","云澜市财政局"],
        "level": "city",
        "regionName": "江州省云澜市",
        "provenance": "official_fulltext",
        "isSample": false
      },
      "publishedAt": "2026-10-16",
      "conclusion": "没有不符合的条件，还有1项需要确认",
      "counts": {"met":4,"unmet":0,"unknown":0,"manual":1},
      "amount": {"loFen":30000000,"hiFen":30000000,"certainty":"fixed","text":"定额30万元","formula":null},
      "window": {"state":"open","opensAt":"2026-11-01","closesAt":"2026-12-31","daysLeft":41}
    },
    {
      "group": "nearMiss",
      "policy": {
        "policyId": "s-sub-330000",
        "itemId": "award",
        "title": "【示例】浙江省专精特新企业贷款贴息办法",
        "itemName": "贷款贴息",
        "docNo": "示例工信〔2026〕031号",
        "issuers": ["（示例）浙江省工业和信息化主管部门"],
        "level": "province",
        "regionName": "浙江省",
        "provenance": "sample",
        "isSample": true
      },
      "publishedAt": "2026-10-20",
      "conclusion": "研发费用再增加66万元，2026年度报表",
      "counts": {"met":3,"unmet":1,"unknown":0,"manual":0},
      "amount": {"loFen":0,"hiFen":50000000,"certainty":"capped","text":"最高50万元","formula":null},
      "window": {"state":"open","opensAt":"2026-11-01","closesAt":"2026-11-28","daysLeft":8}
    }
  ],
  "newest": [
    {
      "group": "eligible",
      "policy": {
        "policyId": "s-more-2",
        "itemId": "award",
        "title": "规上工业企业研发费用补助",
        "itemName": "研发费用后补助",
        "docNo": "云科规〔2026〕5号",
        "issuers": ["云澜市科学技术局","云澜市财政局"],
        "level": "city",
        "regionName": "江州省云澜市",
        "provenance": "official_fulltext",
        "isSample": false
      },
      "publishedAt": "2026-11-02",
      "conclusion": "条件都符合，可以准备申报",
      "counts": {"met":5,"unmet":0,"unknown":0,"manual":0},
      "amount": {"loFen":0,"hiFen":100000000,"certainty":"capped","text":"最高100万元","formula":null},
      "window": {"state":"open","opensAt":"2026-10-20","closesAt":"2026-11-30","daysLeft":10}
    },
    {
      "group": "nearMiss",
      "policy": {
        "policyId": "s-sub-330000",
        "itemId": "award",
        "title": "【示例】浙江省专精特新企业贷款贴息办法",
        "itemName": "贷款贴息",
        "docNo": "示例工信〔2026〕031号",
        "issuers": ["（示例）浙江省工业和信息化主管部门"],
        "level": "province",
        "regionName": "浙江省",
        "provenance": "sample",
        "isSample": true
      },
      "publishedAt": "2026-10-20",
      "conclusion": "研发费用再增加66万元，2026年度报表",
      "counts": {"met":3,"unmet":1,"unknown":0,"manual":0},
      "amount": {"loFen":0,"hiFen":50000000,"certainty":"capped","text":"最高50万元","formula":null},
      "window": {"state":"open","opensAt":"2026-11-01","closesAt":"2026-11-28","daysLeft":8}
    },
    {
      "group": "ineligible",
      "policy": {
        "policyId": "s-list-330100",
        "itemId": "award",
        "title": "【示例】杭州市企业上市奖励办法",
        "itemName": "境内上市奖励",
        "docNo": "示例金〔2026〕007号",
        "issuers": ["（示例）杭州市金融主管部门"],
        "level": "city",
        "regionName": "浙江省杭州市",
        "provenance": "sample",
        "isSample": true
      },
      "publishedAt": "2026-09-01",
      "conclusion": "所属行业不在支持范围，不能由企业自己改变",
      "counts": {"met":3,"unmet":1,"unknown":0,"manual":0},
      "amount": {"loFen":0,"hiFen":300000000,"certainty":"discretionary","text":"最高300万元，择优","formula":null},
      "window": {"state":"closed","opensAt":"2026-09-01","closesAt":"2026-10-31","daysLeft":null}
    }
  ],
  "chain": [
    {
      "id": "tech",
      "policyId": "n-hnte-2016-32",
      "title": "科技型中小企业",
      "verdict": "met",
      "isHeld": true,
      "conclusion": "按已填的资料，各项条件预判都具备"
    },
    {
      "id": "highTech",
      "policyId": "n-hnte-2016-32",
      "title": "高新技术企业",
      "verdict": "manual",
      "isHeld": true,
      "conclusion": "没有不具备的条件，还有需要确认或由专家判断的"
    },
    {
      "id": "specialised",
      "policyId": "n-hnte-2016-32",
      "title": "专精特新中小企业",
      "verdict": "unknown",
      "isHeld": null,
      "conclusion": "资料填完才能判断"
    },
    {
      "id": "littleGiant",
      "policyId": "n-hnte-2016-32",
      "title": "专精特新“小巨人”企业",
      "verdict": "unmet",
      "isHeld": false,
      "conclusion": "有3项不具备"
    },
    {
      "id": "champion",
      "policyId": "n-hnte-2016-32",
      "title": "制造业单项冠军企业",
      "verdict": "unmet",
      "isHeld": false,
      "conclusion": "有2项不具备"
    }
  ],
  "reached": "highTech",
  "lastReport": {"id":"r1","createdAt":"2026-11-20T02:42:00.000Z","isCurrent":true}
};
export const getMeeting: DataOf<'getMeeting'> = createMeeting;
export const getMeetingMinutes: DataOf<'getMeetingMinutes'> = {
  "revision": 0,
  "origin": "rules",
  "template": "project",
  "isEdited": false,
  "model": null,
  "writing": null,
  "content": {
    "chapters": [{"title":"首先看检测报告的进展","startMs":1200,"endMs":12000,"segmentIds":["g1","g2","g3"]}],
    "decisions": [{"text":"好的，会议决定采用第二套方案。","segmentIds":["g3"]}],
    "todos": [{"text":"请李四在12月3日前提交检测报告。","segmentIds":["g2"],"who":"李四","due":{"text":"12月3日","day":"2026-12-03"}}]
  }
};
export const getMeetingRecognition: DataOf<'getMeetingRecognition'> = {
  "recognition": {
    "state": "running",
    "model": "paraformer",
    "language": null,
    "doneMs": 240000,
    "totalMs": 754020,
    "problem": null,
    "other": null
  }
};
export const getMeetingSettings: DataOf<'getMeetingSettings'> = {
  "keepDays": null,
  "language": null,
  "hotWords": [],
  "trashDays": 30,
  "usedBytes": 11600000,
  "maxBytes": 10000000000,
  "recordingMaxBytes": 1000000000,
  "uploadMaxBytes": 2000000000,
  "uploadChunkBytes": 1048576
};
export const getMeetingTranscript: DataOf<'getMeetingTranscript'> = {
  "revision": 2,
  "speakers": [{"id":"s1","name":"张三"},{"id":"s2","name":"李四"}],
  "segments": [
    {"id":"g1","startMs":1200,"endMs":4800,"text":"首先看检测报告的进展。","speakerId":"s1","source":"typed"},
    {
      "id": "g2",
      "startMs": 5200,
      "endMs": 9600,
      "text": "请李四在12月3日前提交检测报告。",
      "speakerId": "s1",
      "source": "typed",
      "isHighlighted": true
    },
    {"id":"g3","startMs":10100,"endMs":12000,"text":"好的，会议决定采用第二套方案。","speakerId":"s2","source":"typed"}
  ]
};
export const getNotice: DataOf<'getNotice'> = {
  "id": "s-330100-rd-2026-n2026",
  "title": "【示例】关于组织申报2026年度杭州市研发费用补助项目的通知",
  "docNo": "示例科〔2026〕031号",
  "issuers": ["（示例）杭州市科技主管部门","（示例）杭州市财政主管部门"],
  "regionCode": "330100",
  "regionName": "杭州市",
  "themes": ["科技、教育"],
  "publishedAt": "2026-10-12",
  "audience": "在杭州市依法登记注册满1年的企业",
  "supports": ["subsidy"],
  "window": {"state":"open","opensAt":"2026-10-20","closesAt":"2026-12-05","daysLeft":15},
  "deadlines": [
    {"kind":"online","batch":null,"day":"2026-12-05","time":"17:00","daysLeft":15,"movedFrom":"2026-11-20"},
    {"kind":"offline","batch":null,"day":"2026-12-09","time":null,"daysLeft":19,"movedFrom":"2026-11-24"},
    {"kind":"recommend","batch":null,"day":"2026-12-19","time":null,"daysLeft":29,"movedFrom":"2026-12-04"}
  ],
  "extendedFrom": "2026-11-20",
  "fit": "eligible",
  "isSample": true,
  "provenance": "sample",
  "summary": "受理时间为2026年10月20日至11月20日，单项最高100万元。本文为示例数据，不能作为申报依据。",
  "conditions": [
    {"text":"在本市依法登记注册满1年","item":null},
    {"text":"上年度研发费用不低于100万元","item":null},
    {"text":"近三年获得发明专利授权不少于1件","item":"专利成果奖励"}
  ],
  "items": [{"id":"part-2.1","name":"研发费用补助","support":"subsidy","amountText":"按实际支出的10%给予补助，最高100万元"}],
  "method": "登录政务服务平台在线填报，经区级科技主管部门初审后报送市级科技主管部门",
  "entry": {"name":"（示例）政务服务平台","url":null},
  "materials": ["研发费用补助申报书","营业执照","研发费用专项审计报告","申报材料真实性和信用承诺书"],
  "contacts": [{"org":"（示例）杭州市科技主管部门","phone":"000-00001234"}],
  "basis": [{"id":"s-330100-rd-2026","title":"【示例】杭州市研发费用补助实施细则","docNo":"示例科〔2026〕012号"}],
  "changes": [
    {
      "version": 2,
      "kind": "extended",
      "day": "2026-11-17",
      "title": "【示例】关于延长2026年度杭州市研发费用补助申报时间的通知",
      "docNo": "示例科〔2026〕045号",
      "policyId": "s-330100-rd-2026-n2026-x",
      "moves": [
        {"kind":"online","batch":null,"from":"2026-11-20","to":"2026-12-05"},
        {"kind":"offline","batch":null,"from":"2026-11-24","to":"2026-12-09"},
        {"kind":"recommend","batch":null,"from":"2026-12-04","to":"2026-12-19"}
      ]
    },
    {
      "version": 1,
      "kind": "published",
      "day": "2026-10-12",
      "title": "【示例】关于组织申报2026年度杭州市研发费用补助项目的通知",
      "docNo": "示例科〔2026〕031号",
      "policyId": "s-330100-rd-2026-n2026",
      "moves": []
    }
  ],
  "source": {
    "provenance": "sample",
    "name": "衡策示例数据",
    "url": null,
    "licence": null,
    "verifiedAt": null,
    "confidence": null,
    "attribution": null
  }
};
export const getNotificationSettings: DataOf<'getNotificationSettings'> = {
  "types": [
    {"type":"deadline","typeName":"截止提醒","isOn":true,"isFixed":false},
    {"type":"order","typeName":"订单","isOn":true,"isFixed":true}
  ]
};
export const getOrder: DataOf<'getOrder'> = cancelOrder;
export const getPolicy: DataOf<'getPolicy'> = {
  "id": "s-rdsub-330000-1",
  "title": "【示例】浙江省企业研发费用后补助实施细则",
  "docNo": "示例科〔2026〕012号",
  "indexNo": null,
  "issuers": ["（示例）浙江省科技主管部门"],
  "level": "province",
  "regionCode": "330000",
  "regionName": "浙江省",
  "kind": "normative",
  "status": "in_force",
  "statusNote": "自2026年10月1日起施行，有效期至2029年9月30日",
  "themes": ["科技、教育"],
  "isSample": true,
  "writtenAt": "2026-09-16",
  "publishedAt": "2026-09-18",
  "effectiveFrom": "2026-10-01",
  "effectiveTo": "2029-09-30",
  "summary": "对企业上年度研发费用分段给予后补助，单个企业每年最高200万元。",
  "hasFullText": true,
  "clauses": [
    {"id":"ch-1","parentId":null,"kind":"chapter","label":"第一章","heading":"总则","text":"","depth":0},
    {
      "id": "art-1",
      "parentId": "ch-1",
      "kind": "article",
      "label": "第一条",
      "heading": "",
      "text": "为引导企业加大研发投入，制定本细则。（示例条款）",
      "depth": 1
    },
    {"id":"ch-2","parentId":null,"kind":"chapter","label":"第二章","heading":"补助标准","text":"","depth":0},
    {
      "id": "art-7",
      "parentId": "ch-2",
      "kind": "article",
      "label": "第七条",
      "heading": "",
      "text": "对符合第五条规定的企业，按其上年度研发费用加计扣除额分段给予后补助：",
      "depth": 1
    },
    {
      "id": "art-7.1",
      "parentId": "art-7",
      "kind": "item",
      "label": "（一）",
      "heading": "",
      "text": "500万元（含）以下部分，按6%给予补助；",
      "depth": 2
    },
    {
      "id": "art-7.2",
      "parentId": "art-7",
      "kind": "item",
      "label": "（二）",
      "heading": "",
      "text": "500万元以上至2000万元（含）部分，按4%给予补助。（示例条款）",
      "depth": 2
    },
    {
      "id": "art-8",
      "parentId": "ch-2",
      "kind": "article",
      "label": "第八条",
      "heading": "",
      "text": "单个企业每年度补助总额不超过200万元。（示例条款）",
      "depth": 1
    }
  ],
  "keyFacts": [
    {"label":"支持方式","value":"后补助，一次性拨付","clauseId":"art-7"},
    {"label":"单企上限","value":"每年200万元","clauseId":"art-8"}
  ],
  "items": [
    {
      "id": "rd-subsidy",
      "name": "研发费用后补助",
      "support": "subsidy",
      "amount": {"text":"最高200万元","capFen":200000000},
      "conditions": [{"id":"c1","text":"研发费用占营业收入不低于4%","operator":">=","threshold":"4%","clauseId":"art-7"}]
    }
  ],
  "materials": ["企业研发费用后补助申报书","上年度所得税汇算清缴报告","研发费用辅助账汇总表"],
  "obligations": [{"label":"绩效","value":"次年3月底前报送绩效自评","clauseId":"art-8"}],
  "window": {"state":"open","opensAt":"2026-11-01","closesAt":"2026-12-31","daysLeft":41},
  "milestones": [
    {"kind":"published","label":"发布","date":"2026-09-18"},
    {"kind":"opens","label":"开放申报","date":"2026-11-01"},
    {"kind":"closes","label":"申报截止","date":"2026-12-31"}
  ],
  "versions": [
    {
      "id": "s-rdsub-330000-1",
      "title": "【示例】浙江省企业研发费用后补助实施细则",
      "label": "现行版本",
      "date": "2026-09-18",
      "status": "in_force",
      "isCurrent": true
    }
  ],
  "relations": [
    {
      "kind": "based_on",
      "label": "依据",
      "policy": {"id":"n-hnte-2016-32","title":"高新技术企业认定管理办法","docNo":"国科发火〔2016〕32号"}
    }
  ],
  "source": {
    "provenance": "sample",
    "name": "示例数据生成器",
    "url": null,
    "licence": null,
    "verifiedAt": null,
    "confidence": null,
    "attribution": null
  }
};
export const getPolicyOverview: DataOf<'getPolicyOverview'> = {
  "total": 724,
  "reach": {"code":"330100","name":"浙江杭州","elsewhere":37},
  "totalSample": 702,
  "newest": [
    {
      "id": "s-rdsub-330000-1",
      "title": "【示例】浙江省企业研发费用后补助实施细则",
      "titleMarks": [],
      "docNo": "示例科〔2026〕012号",
      "issuers": ["（示例）浙江省科技主管部门"],
      "level": "province",
      "regionCode": "330000",
      "regionName": "浙江省",
      "kind": "normative",
      "status": "in_force",
      "provenance": "sample",
      "isSample": true,
      "publishedAt": "2026-09-18",
      "effectiveFrom": "2026-10-01",
      "support": ["subsidy"],
      "amount": {"text":"最高200万元","capFen":200000000},
      "window": {"state":"open","opensAt":"2026-11-01","closesAt":"2026-12-31","daysLeft":41},
      "snippets": [],
      "supersededBy": null,
      "versionCount": 1
    }
  ],
  "closingSoon": [
    {
      "id": "s-interest-330100-1",
      "title": "【示例】杭州市科技型中小企业研发贷款贴息申报通知",
      "titleMarks": [],
      "docNo": "示例金〔2026〕031号",
      "issuers": ["（示例）杭州市科技主管部门","（示例）杭州市财政主管部门"],
      "level": "city",
      "regionCode": "330100",
      "regionName": "杭州市",
      "kind": "normative",
      "status": "in_force",
      "provenance": "sample",
      "isSample": true,
      "publishedAt": "2026-09-18",
      "effectiveFrom": "2026-10-01",
      "support": ["interest"],
      "amount": {"text":"最高60万元","capFen":60000000},
      "window": {"state":"open","opensAt":"2026-10-20","closesAt":"2026-11-28","daysLeft":8},
      "snippets": [],
      "supersededBy": null,
      "versionCount": 1
    }
  ]
};
export const getProofreadingCheck: DataOf<'getProofreadingCheck'> = {
  "documentId": "pd000001",
  "version": 1,
  "layers": ["rules"],
  "state": "done",
  "paragraphs": 1,
  "paragraphsDone": 1,
  "failure": null,
  "issues": [
    {
      "ruleId": "punct.width.comma",
      "class": "punct.width",
      "severity": "error",
      "fix": "replace",
      "from": 16,
      "to": 17,
      "original": ",",
      "suggestions": ["，"],
      "reason": "中文里的逗号用全角",
      "clause": "GB/T 15834-2011",
      "exemption": null,
      "source": "rule",
      "precision": null
    }
  ],
  "dropped": 0,
  "notRun": ["de3"],
  "rejected": {"total":0,"rows":[]},
  "startedAt": "2026-11-25T02:01:00.000Z",
  "finishedAt": "2026-11-25T02:01:01.000Z"
};
export const getProofreadingDocument: DataOf<'getProofreadingDocument'> = addProofreadingVersion;
export const getProofreadingReport: DataOf<'getProofreadingReport'> = {
  "documentId": "pd000001",
  "name": "依据国科发火[2016]第32号",
  "version": 1,
  "genre": "official",
  "characters": 24,
  "paragraphs": 1,
  "classes": [{"class":"docno","className":"发文字号与附件说明","accepted":1,"open":0,"ignored":0}],
  "rows": [
    {
      "outcome": "accepted",
      "class": "docno",
      "className": "发文字号与附件说明",
      "severity": "error",
      "clause": "GB/T 9704-2012 7.2.5",
      "reason": "发文字号的年份用六角括号",
      "before": "[2016]",
      "after": "〔2016〕",
      "suggestion": null,
      "paragraph": 1
    }
  ],
  "notRun": ["的地得"],
  "isModelAsked": false,
  "rejected": 0
};
export const getProofreadingSettings: DataOf<'getProofreadingSettings'> = {
  "model": null,
  "maxCharacters": 300000,
  "laws": [{"name":"中华人民共和国合同法","endedOn":"2021-01-01","successor":"中华人民共和国民法典"}]
};
export const getProofreadingVersion: DataOf<'getProofreadingVersion'> = {
  "documentId": "pd000001",
  "version": 1,
  "format": "text",
  "fileName": null,
  "text": "依据国科发火[2016]第32号,现通知如下。",
  "edits": [
    {
      "from": 6,
      "to": 12,
      "original": "[2016]",
      "replacement": "〔2016〕",
      "issue": {
        "ruleId": "docno.bracket",
        "class": "docno",
        "severity": "error",
        "reason": "发文字号的年份用六角括号",
        "clause": "GB/T 9704-2012 7.2.5",
        "source": "rule"
      }
    }
  ],
  "ignored": [],
  "revision": 1,
  "isCounted": true,
  "isReadOnly": false,
  "notes": [],
  "createdAt": "2026-11-25T02:00:00.000Z",
  "updatedAt": "2026-11-25T02:05:00.000Z"
};
export const getProvinceGuide: DataOf<'getProvinceGuide'> = {
  "region": {"code":"330000","name":"浙江省"},
  "source": "sample",
  "asOf": "2026-11-20",
  "departments": [{"name":"（示例）浙江省科技主管部门","count":6}],
  "portals": [
    {
      "path": "浙江省",
      "regionCode": "330000",
      "name": "浙江省人民政府",
      "url": "https://www.zj.gov.cn/",
      "origin": "builtin",
      "checkedAt": null,
      "isReachable": null
    }
  ],
  "portalTotal": 2
};
export const getPublicity: DataOf<'getPublicity'> = {
  "id": "s-pub-330100-rd-2026",
  "title": "【示例】2026年杭州市研发费用补助拟支持名单公示",
  "docNo": "示例公〔2026〕006号",
  "issuer": "（示例）杭州市科技主管部门",
  "regionCode": "330100",
  "regionName": "杭州市",
  "kind": "proposed",
  "from": "2026-11-16",
  "to": "2026-11-25",
  "state": "running",
  "daysLeft": 5,
  "entryCount": 24,
  "amountFen": 1286000000,
  "hits": 1,
  "isSample": true,
  "objection": "公示期内以书面形式向受理部门提出：单位加盖公章，个人署真实姓名并留联系方式",
  "policy": {"id":"s-330100-rd-2026","title":"【示例】杭州市研发费用补助实施细则","docNo":"示例科〔2026〕012号"},
  "corrects": null,
  "corrections": [],
  "byRegion": [{"name":"余杭区","count":14,"amountFen":700000000},{"name":"滨江区","count":10,"amountFen":586000000}],
  "byIndustry": [{"name":"通用设备制造业","count":20,"amountFen":1100000000},{"name":null,"count":4,"amountFen":186000000}],
  "total": 24,
  "entries": [
    {
      "seq": 1,
      "name": "杭州云帆智能装备（示例）有限公司",
      "uscc": null,
      "project": "研发费用补助",
      "amountFen": 50000000,
      "region": "余杭区",
      "industry": "通用设备制造业"
    },
    {
      "seq": 2,
      "name": "杭州远岚新材料（示例）有限公司",
      "uscc": null,
      "project": "研发费用补助",
      "amountFen": null,
      "region": "滨江区",
      "industry": "通用设备制造业"
    },
    {
      "seq": 7,
      "name": "青岚精密制造（示例）有限公司",
      "uscc": null,
      "project": "研发费用补助",
      "amountFen": 61440000,
      "region": "余杭区",
      "industry": "通用设备制造业"
    }
  ],
  "mine": [
    {
      "id": "h1",
      "firm": "青岚精密制造（示例）有限公司",
      "isWatched": false,
      "certainty": "name",
      "isConfirmed": null,
      "list": {
        "id": "s-pub-330100-rd-2026",
        "title": "【示例】2026年杭州市研发费用补助拟支持名单公示",
        "docNo": "示例公〔2026〕006号",
        "issuer": "（示例）杭州市科技主管部门",
        "regionCode": "330100",
        "regionName": "杭州市",
        "kind": "proposed",
        "from": "2026-11-16",
        "to": "2026-11-25",
        "state": "running",
        "daysLeft": 5,
        "entryCount": 24,
        "amountFen": 1286000000,
        "hits": 1,
        "isSample": true
      },
      "entry": {
        "seq": 7,
        "name": "青岚精密制造（示例）有限公司",
        "uscc": null,
        "project": "研发费用补助",
        "amountFen": 61440000,
        "region": "余杭区",
        "industry": "通用设备制造业"
      }
    }
  ],
  "source": {
    "provenance": "sample",
    "name": "衡策示例数据",
    "url": null,
    "licence": null,
    "verifiedAt": null,
    "confidence": null,
    "attribution": null
  }
};
export const getRecogniser: DataOf<'getRecogniser'> = {
  "recogniser": {
    "model": "sensevoice",
    "languages": [{"code":"zh","name":"普通话","isDialect":false},{"code":"yue","name":"粤语","isDialect":true}],
    "hasFiles": "all",
    "hasLive": false,
    "hasSpeakers": null,
    "hasWordTimes": false,
    "hasHotWords": null
  }
};
export const getRegionOverview: DataOf<'getRegionOverview'> = {
  "asOf": "2026-11-20",
  "source": "sample",
  "available": {"real":12,"sample":704},
  "themes": [{"value":"科技、教育","count":279},{"value":"工业、交通","count":308}],
  "departments": [{"name":"（示例）江苏省科技主管部门","count":6}],
  "months": [
    "2025-12",
    "2026-01",
    "2026-02",
    "2026-03",
    "2026-04",
    "2026-05",
    "2026-06",
    "2026-07",
    "2026-08",
    "2026-09",
    "2026-10",
    "2026-11"
  ],
  "regions": [
    {
      "code": "320000",
      "name": "江苏省",
      "policies": 28,
      "published": 11,
      "trend": [1,0,2,1,0,1,2,0,1,1,2,0],
      "items": 71,
      "open": 9,
      "topAmount": {"value":200000000,"policyId":"s-320000-rd-2026","title":"【示例】江苏省企业研发费用后补助实施细则","itemName":"研发投入补助"},
      "materials": 6,
      "provenances": [{"value":"sample","count":28}]
    }
  ]
};
export const getRewardFacts: DataOf<'getRewardFacts'> = {
  "asOf": "2026-11-20",
  "facts": [
    {"field":"taxableIncomeFen","value":260000000,"from":"2025年应纳税所得额"},
    {"field":"workforce","value":128,"from":"2025年从业人员"},
    {"field":"assetsFen","value":4200000000,"from":"2025年资产总额"},
    {"field":"rdExpenseFen","value":1286000000,"from":"2025年研发费用"},
    {"field":"taxPercent","value":15,"from":"高新技术企业"}
  ]
};
export const getSaleTerms: DataOf<'getSaleTerms'> = {
  "adviser": {"name":"沈一舟","phone":"400-000-2026转826"},
  "gateway": null,
  "payDays": 30,
  "refundDays": 7,
  "agreement": {
    "version": "2026-11-21",
    "clauses": [
      {"title":"订购内容","text":"套餐、成员数、各模块的次数和有效期以订单为准。"},
      {"title":"价格与付款","text":"价格含税，以提交订单时显示的应付金额为准，提交后不再变化。"},
      {"title":"退款","text":"开通后7天内没有使用过的，可以在订单里申请全额退款。"}
    ]
  }
};
export const getSavedEvaluation: DataOf<'getSavedEvaluation'> = {
  "id": "v1",
  "kind": "specialization",
  "createdAt": "2026-11-17T06:05:00.000Z",
  "isStale": false,
  "highTech": null,
  "specialization": {
    "enterprise": {"id":"e1","name":"青岚精密制造（示例）有限公司","regionName":"浙江省杭州市","isSample":true},
    "asOf": "2026-11-17",
    "rules": "2026",
    "tiers": [
      {
        "id": "specialised",
        "title": "专精特新中小企业",
        "isHeld": true,
        "rule": {
          "title": "专精特新中小企业认定",
          "docNo": "工信部企业〔2026〕2号",
          "policyId": "n-specialised-2026",
          "validFrom": "2026-04-01",
          "validTo": null,
          "readings": []
        },
        "verdict": "met",
        "conclusion": "按已填的资料，各项条件预判都具备",
        "conditions": [
          {
            "id": "years",
            "parentId": null,
            "depth": 0,
            "relation": null,
            "title": "从事特定细分市场的年限",
            "requirement": "不少于3年",
            "verdict": "met",
            "own": "6年",
            "formula": null,
            "gauge": {"value":6,"threshold":3,"operator":">=","unit":"count"},
            "score": null,
            "clause": {"policyId":"n-specialised-2026","clauseId":"gate.years","label":"从业年限","quote":"不少于3年"},
            "source": "本人填写",
            "action": null,
            "questionId": null,
            "isBonus": false
          }
        ],
        "score": null,
        "ways": []
      }
    ],
    "reached": "specialised",
    "changes": [{"tier":"specialised","topic":"细分市场年限","before":"不少于2年","after":"不少于3年"}]
  }
};
export const getSharedDeck: DataOf<'getSharedDeck'> = {
  "title": "【示例】杭州市企业研发费用后补助实施细则",
  "wording": "extracted",
  "themeId": "official",
  "brand": null,
  "aspect": "16:9",
  "slides": [
    {
      "id": "cover",
      "layout": "cover",
      "data": {"title":"【示例】杭州市企业研发费用后补助实施细则","subtitle":"（示例）杭州市科技主管部门 示例科〔2026〕012号","date":"2026-03-01"}
    },
    {
      "id": "o8",
      "layout": "figures",
      "data": {
        "title": "奖补标准",
        "figures": [{"number":"300","unit":"万元","label":"单个企业年度补助上限"}],
        "source": "【示例】杭州市企业研发费用后补助实施细则"
      },
      "cites": [{"path":"figures.0.number","sourceId":"policy","paragraph":7,"quote":"单个企业年度补助不超过300万元。"}]
    }
  ],
  "sources": [{"id":"policy","title":"【示例】杭州市企业研发费用后补助实施细则","href":"/Policy/PolicyDetail/s-rd-330100"}],
  "expiresAt": "2026-12-26T02:05:00.000Z"
};
export const getSharedMatchReport: DataOf<'getSharedMatchReport'> = confirmMatchCondition;
export const getSpecializationEvaluation: DataOf<'getSpecializationEvaluation'> = {
  "enterprise": {"id":"e1","name":"青岚精密制造（示例）有限公司","regionName":"浙江省杭州市","isSample":true},
  "asOf": "2026-11-21",
  "rules": "2026",
  "tiers": [
    {
      "id": "tech",
      "title": "科技型中小企业",
      "isHeld": null,
      "rule": {
        "title": "科技型中小企业入库登记",
        "docNo": "国科发政〔2017〕115号",
        "policyId": "n-tech-sme-2017-115",
        "validFrom": "2017-05-03",
        "validTo": null,
        "readings": ["“科技人员指标得分不得为0分”按科技人员占比不低于10%理解；直接确认的企业不看得分"]
      },
      "verdict": "unmet",
      "conclusion": "有2项不具备",
      "conditions": [
        {
          "id": "resident",
          "parentId": null,
          "depth": 0,
          "relation": null,
          "title": "居民企业",
          "requirement": "居民企业",
          "verdict": "met",
          "own": "独立法人：是",
          "formula": null,
          "gauge": null,
          "score": null,
          "clause": {"policyId":"n-tech-sme-2017-115","clauseId":"gate.resident","label":"主体","quote":"居民企业"},
          "source": "示例",
          "action": null,
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "staff",
          "parentId": null,
          "depth": 0,
          "relation": null,
          "title": "职工总数",
          "requirement": "不超过500人",
          "verdict": "met",
          "own": "210人",
          "formula": null,
          "gauge": {"value":210,"threshold":500,"operator":"<=","unit":"count"},
          "score": null,
          "clause": {"policyId":"n-tech-sme-2017-115","clauseId":"gate.size","label":"规模","quote":"职工总数不超过500人"},
          "source": "示例",
          "action": null,
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "sales",
          "parentId": null,
          "depth": 0,
          "relation": null,
          "title": "年销售收入",
          "requirement": "不高于2亿元",
          "verdict": "unmet",
          "own": "2.2562亿元",
          "formula": null,
          "gauge": {"value":22562000000,"threshold":20000000000,"operator":"<=","unit":"money"},
          "score": null,
          "clause": {"policyId":"n-tech-sme-2017-115","clauseId":"gate.size","label":"规模","quote":"年销售收入不超过2亿元"},
          "source": "示例",
          "action": null,
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "assets",
          "parentId": null,
          "depth": 0,
          "relation": null,
          "title": "资产总额",
          "requirement": "不高于2亿元",
          "verdict": "unmet",
          "own": "2.1716亿元",
          "formula": null,
          "gauge": {"value":21716000000,"threshold":20000000000,"operator":"<=","unit":"money"},
          "score": null,
          "clause": {"policyId":"n-tech-sme-2017-115","clauseId":"gate.size","label":"规模","quote":"资产总额不超过2亿元"},
          "source": "示例",
          "action": null,
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "product",
          "parentId": null,
          "depth": 0,
          "relation": null,
          "title": "不属于禁止、限制和淘汰类",
          "requirement": "不属于国家规定的禁止、限制和淘汰类",
          "verdict": "met",
          "own": "禁止、限制或淘汰类：否",
          "formula": null,
          "gauge": null,
          "score": null,
          "clause": {
            "policyId": "n-tech-sme-2017-115",
            "clauseId": "gate.product",
            "label": "产品",
            "quote": "不属于国家规定的禁止、限制和淘汰类"
          },
          "source": "示例",
          "action": null,
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "accident",
          "parentId": null,
          "depth": 0,
          "relation": null,
          "title": "没有重大事故",
          "requirement": "没有发生重大事故",
          "verdict": "met",
          "own": "近三年有重大安全、质量事故：否",
          "formula": null,
          "gauge": null,
          "score": null,
          "clause": {"policyId":"n-tech-sme-2017-115","clauseId":"gate.credit","label":"信用与安全","quote":"没有发生重大事故"},
          "source": "本人填写",
          "action": null,
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "blacklist",
          "parentId": null,
          "depth": 0,
          "relation": null,
          "title": "未列入严重失信名单",
          "requirement": "未列入严重失信名单",
          "verdict": "met",
          "own": "列入严重失信主体名单：否",
          "formula": null,
          "gauge": null,
          "score": null,
          "clause": {
            "policyId": "n-tech-sme-2017-115",
            "clauseId": "gate.credit",
            "label": "信用与安全",
            "quote": "未列入经营异常名录和严重失信名单"
          },
          "source": "示例",
          "action": null,
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "abnormal",
          "parentId": null,
          "depth": 0,
          "relation": null,
          "title": "未列入经营异常名录",
          "requirement": "未列入经营异常名录",
          "verdict": "met",
          "own": "列入经营异常名录：否",
          "formula": null,
          "gauge": null,
          "score": null,
          "clause": {"policyId":"n-tech-sme-2017-115","clauseId":"gate.credit","label":"信用与安全","quote":"未列入经营异常名录"},
          "source": "示例",
          "action": null,
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "way",
          "parentId": null,
          "depth": 0,
          "relation": "any",
          "title": "评价得分或直接确认",
          "requirement": "满足其中一项",
          "verdict": "met",
          "own": null,
          "formula": null,
          "gauge": null,
          "score": null,
          "clause": null,
          "source": null,
          "action": null,
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "score",
          "parentId": "way",
          "depth": 1,
          "relation": null,
          "title": "综合评价得分",
          "requirement": "不低于60分",
          "verdict": "met",
          "own": "78分",
          "formula": null,
          "gauge": null,
          "score": {
            "lo": 78,
            "hi": 78,
            "max": 100,
            "passOperator": ">=",
            "pass": 60,
            "parts": [
              {"id":"staff","title":"科技人员","lo":8,"hi":8,"max":20},
              {"id":"rd","title":"研发投入","lo":40,"hi":40,"max":50},
              {"id":"ip","title":"科技成果","lo":30,"hi":30,"max":30}
            ]
          },
          "clause": {"policyId":"n-tech-sme-2017-115","clauseId":"gate.score","label":"评价得分","quote":"综合评价得分不低于60分"},
          "source": "示例",
          "action": null,
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "direct-hnte",
          "parentId": "way",
          "depth": 1,
          "relation": null,
          "title": "高新技术企业资格有效",
          "requirement": "有效期内的高新技术企业资格证书",
          "verdict": "met",
          "own": "高新技术企业：是",
          "formula": null,
          "gauge": null,
          "score": null,
          "clause": {"policyId":"n-tech-sme-2017-115","clauseId":"direct.hnte","label":"","quote":"有效期内的高新技术企业资格证书"},
          "source": "示例",
          "action": null,
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "direct-prize",
          "parentId": "way",
          "depth": 1,
          "relation": null,
          "title": "国家级科技奖励前三名",
          "requirement": "前三名",
          "verdict": "unmet",
          "own": "没有",
          "formula": null,
          "gauge": null,
          "score": null,
          "clause": {"policyId":"n-tech-sme-2017-115","clauseId":"direct.prize","label":"","quote":"排名在前三名"},
          "source": "示例",
          "action": null,
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "direct-lab",
          "parentId": "way",
          "depth": 1,
          "relation": null,
          "title": "省部级以上研发机构",
          "requirement": "国家级、省部级",
          "verdict": "unmet",
          "own": "市级",
          "formula": null,
          "gauge": null,
          "score": null,
          "clause": {"policyId":"n-tech-sme-2017-115","clauseId":"direct.lab","label":"","quote":"省部级以上研发机构"},
          "source": "示例",
          "action": null,
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "direct-standard",
          "parentId": "way",
          "depth": 1,
          "relation": null,
          "title": "近五年主导制定标准",
          "requirement": "不少于1项",
          "verdict": "unmet",
          "own": "0项",
          "formula": null,
          "gauge": {"value":0,"threshold":1,"operator":">=","unit":"count"},
          "score": null,
          "clause": {
            "policyId": "n-tech-sme-2017-115",
            "clauseId": "direct.standard",
            "label": "",
            "quote": "近五年主导制定过国际标准、国家标准或行业标准"
          },
          "source": "示例",
          "action": null,
          "questionId": null,
          "isBonus": false
        }
      ],
      "score": {
        "lo": 78,
        "hi": 78,
        "max": 100,
        "passOperator": ">=",
        "pass": 60,
        "parts": [
          {"id":"staff","title":"科技人员","lo":8,"hi":8,"max":20},
          {"id":"rd","title":"研发投入","lo":40,"hi":40,"max":50},
          {"id":"ip","title":"科技成果","lo":30,"hi":30,"max":30}
        ]
      },
      "ways": []
    },
    {
      "id": "innovative",
      "title": "创新型中小企业",
      "isHeld": true,
      "rule": {
        "title": "创新型中小企业评价",
        "docNo": "工信部企业〔2022〕63号",
        "policyId": "n-innovative-2022",
        "validFrom": "2022-06-01",
        "validTo": null,
        "readings": ["分数落在档次边界时取较高档"]
      },
      "verdict": "met",
      "conclusion": "按已填的资料，各项条件预判都具备",
      "conditions": [
        {
          "id": "innovative",
          "parentId": null,
          "depth": 0,
          "relation": "any",
          "title": "评价得分或直接情形",
          "requirement": "满足其中一项",
          "verdict": "met",
          "own": null,
          "formula": null,
          "gauge": null,
          "score": null,
          "clause": null,
          "source": null,
          "action": null,
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "score",
          "parentId": "innovative",
          "depth": 1,
          "relation": null,
          "title": "评价得分",
          "requirement": "不低于60分",
          "verdict": "met",
          "own": "90至100分",
          "formula": null,
          "gauge": null,
          "score": {
            "lo": 90,
            "hi": 100,
            "max": 100,
            "passOperator": ">=",
            "pass": 60,
            "parts": [
              {"id":"innovation","title":"创新能力","lo":35,"hi":40,"max":40},
              {"id":"growth","title":"成长性","lo":30,"hi":30,"max":30},
              {"id":"focus","title":"专业化","lo":25,"hi":30,"max":30}
            ]
          },
          "clause": {"policyId":"n-innovative-2022","clauseId":"score","label":"评分标准","quote":"总分不低于60分"},
          "source": "示例",
          "action": null,
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "direct-national",
          "parentId": "innovative",
          "depth": 1,
          "relation": null,
          "title": "国家级科技奖励",
          "requirement": "前三名、第四至五名、其他名次",
          "verdict": "unmet",
          "own": "没有",
          "formula": null,
          "gauge": null,
          "score": null,
          "clause": {"policyId":"n-innovative-2022","clauseId":"direct.prize","label":"","quote":"国家级或省级科技奖励"},
          "source": "示例",
          "action": null,
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "direct-provincial",
          "parentId": "innovative",
          "depth": 1,
          "relation": null,
          "title": "省级科技奖励",
          "requirement": "前三名、其他名次",
          "verdict": "unmet",
          "own": "没有",
          "formula": null,
          "gauge": null,
          "score": null,
          "clause": {"policyId":"n-innovative-2022","clauseId":"direct.prize","label":"","quote":"国家级或省级科技奖励"},
          "source": "示例",
          "action": null,
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "direct-hnte",
          "parentId": "innovative",
          "depth": 1,
          "relation": null,
          "title": "高新技术企业",
          "requirement": "高新技术企业",
          "verdict": "met",
          "own": "高新技术企业：是",
          "formula": null,
          "gauge": null,
          "score": null,
          "clause": {"policyId":"n-innovative-2022","clauseId":"direct.title","label":"","quote":"高新技术企业"},
          "source": "示例",
          "action": null,
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "direct-demonstration",
          "parentId": "innovative",
          "depth": 1,
          "relation": null,
          "title": "国家技术创新示范或知识产权优势、示范企业",
          "requirement": "国家技术创新示范企业",
          "verdict": "unknown",
          "own": null,
          "formula": null,
          "gauge": null,
          "score": null,
          "clause": {"policyId":"n-innovative-2022","clauseId":"direct.title","label":"","quote":"国家技术创新示范企业"},
          "source": null,
          "action": "补充国家技术创新或知识产权示范企业",
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "direct-lab",
          "parentId": "innovative",
          "depth": 1,
          "relation": null,
          "title": "省部级以上研发机构",
          "requirement": "国家级、省部级",
          "verdict": "unmet",
          "own": "市级",
          "formula": null,
          "gauge": null,
          "score": null,
          "clause": {"policyId":"n-innovative-2022","clauseId":"direct.lab","label":"","quote":"省部级以上研发机构"},
          "source": "示例",
          "action": null,
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "direct-equity",
          "parentId": "innovative",
          "depth": 1,
          "relation": null,
          "title": "近三年新增股权融资",
          "requirement": "不低于500万元",
          "verdict": "unknown",
          "own": null,
          "formula": null,
          "gauge": null,
          "score": null,
          "clause": {"policyId":"n-innovative-2022","clauseId":"direct.equity","label":"","quote":"不低于500万元"},
          "source": "示例",
          "action": "补充2025年新增股权投资、2024年新增股权投资、2023年新增股权投资",
          "questionId": null,
          "isBonus": false
        }
      ],
      "score": {
        "lo": 90,
        "hi": 100,
        "max": 100,
        "passOperator": ">=",
        "pass": 60,
        "parts": [
          {"id":"innovation","title":"创新能力","lo":35,"hi":40,"max":40},
          {"id":"growth","title":"成长性","lo":30,"hi":30,"max":30},
          {"id":"focus","title":"专业化","lo":25,"hi":30,"max":30}
        ]
      },
      "ways": []
    },
    {
      "id": "specialised",
      "title": "专精特新中小企业",
      "isHeld": true,
      "rule": {
        "title": "专精特新中小企业认定",
        "docNo": "工信部企业〔2026〕2号",
        "policyId": "n-specialised-2026",
        "validFrom": "2026-04-01",
        "validTo": null,
        "readings": ["新标准发布前，科技型或创新型中小企业称号有其一即可，各方转述不一，待核"]
      },
      "verdict": "unknown",
      "conclusion": "资料填完才能判断",
      "conditions": [
        {
          "id": "tier",
          "parentId": null,
          "depth": 0,
          "relation": "any",
          "title": "科技和创新型中小企业",
          "requirement": "满足其中一项",
          "verdict": "met",
          "own": null,
          "formula": null,
          "gauge": null,
          "score": null,
          "clause": null,
          "source": null,
          "action": null,
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "tier-tech",
          "parentId": "tier",
          "depth": 1,
          "relation": null,
          "title": "科技型中小企业登记有效",
          "requirement": "有效期内的科技型或创新型称号予以承认",
          "verdict": "unknown",
          "own": null,
          "formula": null,
          "gauge": null,
          "score": null,
          "clause": {"policyId":"n-gradient-2026-2","clauseId":"art-30","label":"第三十条","quote":"有效期内的科技型或创新型称号予以承认"},
          "source": null,
          "action": "补充科技型中小企业",
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "tier-innovative",
          "parentId": "tier",
          "depth": 1,
          "relation": null,
          "title": "创新型中小企业称号有效",
          "requirement": "有效期内的科技型或创新型称号予以承认",
          "verdict": "met",
          "own": "创新型中小企业：是",
          "formula": null,
          "gauge": null,
          "score": null,
          "clause": {"policyId":"n-gradient-2026-2","clauseId":"art-30","label":"第三十条","quote":"有效期内的科技型或创新型称号予以承认"},
          "source": "示例",
          "action": null,
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "years",
          "parentId": null,
          "depth": 0,
          "relation": null,
          "title": "从事特定细分市场的年限",
          "requirement": "不少于3年",
          "verdict": "met",
          "own": "6年",
          "formula": null,
          "gauge": {"value":6,"threshold":3,"operator":">=","unit":"count"},
          "score": null,
          "clause": {"policyId":"n-specialised-2026","clauseId":"gate.years","label":"从业年限","quote":"不少于3年"},
          "source": "示例",
          "action": null,
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "scale",
          "parentId": null,
          "depth": 0,
          "relation": "any",
          "title": "规模",
          "requirement": "满足其中一项",
          "verdict": "met",
          "own": null,
          "formula": null,
          "gauge": null,
          "score": null,
          "clause": null,
          "source": null,
          "action": null,
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "scale-revenue",
          "parentId": "scale",
          "depth": 1,
          "relation": null,
          "title": "上年度营业收入",
          "requirement": "不低于1,500万元",
          "verdict": "met",
          "own": "2.2562亿元",
          "formula": null,
          "gauge": {"value":22562000000,"threshold":1500000000,"operator":">=","unit":"money"},
          "score": null,
          "clause": {"policyId":"n-specialised-2026","clauseId":"gate.scale","label":"规模","quote":"营业收入不低于1500万元"},
          "source": "示例",
          "action": null,
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "scale-equity",
          "parentId": "scale",
          "depth": 1,
          "relation": null,
          "title": "近两年新增股权投资",
          "requirement": "不低于2,000万元",
          "verdict": "unknown",
          "own": null,
          "formula": null,
          "gauge": null,
          "score": null,
          "clause": {"policyId":"n-specialised-2026","clauseId":"gate.scale","label":"规模","quote":"股权投资不低于2000万元"},
          "source": "示例",
          "action": "补充2025年新增股权投资、2024年新增股权投资",
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "main",
          "parentId": null,
          "depth": 0,
          "relation": null,
          "title": "主营业务收入占比",
          "requirement": "不低于80%",
          "verdict": "met",
          "own": "96.09%",
          "formula": "2.168亿元÷2.2562亿元＝96.09%",
          "gauge": {"value":0.960907720947,"threshold":0.8,"operator":">=","unit":"ratio"},
          "score": null,
          "clause": {"policyId":"n-specialised-2026","clauseId":"gate.main","label":"专业化","quote":"比例不低于80%"},
          "source": "示例",
          "action": null,
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "product",
          "parentId": null,
          "depth": 0,
          "relation": null,
          "title": "主导产品收入占营业收入的比例",
          "requirement": "高于50%",
          "verdict": "unknown",
          "own": null,
          "formula": null,
          "gauge": null,
          "score": null,
          "clause": {"policyId":"n-specialised-2026","clauseId":"gate.main","label":"专业化","quote":"比例高于50%"},
          "source": "示例",
          "action": "补充2025年主导产品收入",
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "debt",
          "parentId": null,
          "depth": 0,
          "relation": null,
          "title": "资产负债率",
          "requirement": "不高于80%",
          "verdict": "met",
          "own": "51.48%",
          "formula": "1.118亿元÷2.1716亿元＝51.48%",
          "gauge": {"value":0.514827776754,"threshold":0.8,"operator":"<=","unit":"ratio"},
          "score": null,
          "clause": {"policyId":"n-specialised-2026","clauseId":"gate.debt","label":"资产负债率","quote":"资产负债率不高于80%"},
          "source": "示例",
          "action": null,
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "rd-0",
          "parentId": null,
          "depth": 0,
          "relation": null,
          "title": "上年研发费用",
          "requirement": "不低于100万元",
          "verdict": "met",
          "own": "1,286万元",
          "formula": null,
          "gauge": {"value":1286000000,"threshold":100000000,"operator":">=","unit":"money"},
          "score": null,
          "clause": {"policyId":"n-specialised-2026","clauseId":"gate.rd","label":"研发投入","quote":"每年研发费用不低于100万元"},
          "source": "示例",
          "action": null,
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "rd-share-0",
          "parentId": null,
          "depth": 0,
          "relation": null,
          "title": "上年研发费用占比",
          "requirement": "不低于3%",
          "verdict": "met",
          "own": "5.7%",
          "formula": "1,286万元÷2.2562亿元＝5.7%",
          "gauge": {"value":0.056998493041,"threshold":0.03,"operator":">=","unit":"ratio"},
          "score": null,
          "clause": {"policyId":"n-specialised-2026","clauseId":"gate.rd","label":"研发投入","quote":"比例不低于3%"},
          "source": "示例",
          "action": null,
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "rd-1",
          "parentId": null,
          "depth": 0,
          "relation": null,
          "title": "前年研发费用",
          "requirement": "不低于100万元",
          "verdict": "met",
          "own": "1,038万元",
          "formula": null,
          "gauge": {"value":1038000000,"threshold":100000000,"operator":">=","unit":"money"},
          "score": null,
          "clause": {"policyId":"n-specialised-2026","clauseId":"gate.rd","label":"研发投入","quote":"每年研发费用不低于100万元"},
          "source": "示例",
          "action": null,
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "rd-share-1",
          "parentId": null,
          "depth": 0,
          "relation": null,
          "title": "前年研发费用占比",
          "requirement": "不低于3%",
          "verdict": "met",
          "own": "5.5%",
          "formula": "1,038万元÷1.887亿元＝5.5%",
          "gauge": {"value":0.055007949126,"threshold":0.03,"operator":">=","unit":"ratio"},
          "score": null,
          "clause": {"policyId":"n-specialised-2026","clauseId":"gate.rd","label":"研发投入","quote":"比例不低于3%"},
          "source": "示例",
          "action": null,
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "ip",
          "parentId": null,
          "depth": 0,
          "relation": "any",
          "title": "Ⅰ类知识产权或豁免",
          "requirement": "满足其中一项",
          "verdict": "unknown",
          "own": null,
          "formula": null,
          "gauge": null,
          "score": null,
          "clause": null,
          "source": null,
          "action": null,
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "ip-count",
          "parentId": "ip",
          "depth": 1,
          "relation": null,
          "title": "用于主导产品的Ⅰ类知识产权",
          "requirement": "不少于1件",
          "verdict": "unknown",
          "own": null,
          "formula": null,
          "gauge": null,
          "score": null,
          "clause": {"policyId":"n-specialised-2026","clauseId":"gate.ip","label":"知识产权","quote":"Ⅰ类知识产权1件以上"},
          "source": null,
          "action": "补充用于主导产品的Ⅰ类知识产权",
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "ip-national",
          "parentId": "ip",
          "depth": 1,
          "relation": null,
          "title": "国家级科技奖励前三名",
          "requirement": "前三名",
          "verdict": "unmet",
          "own": "没有",
          "formula": null,
          "gauge": null,
          "score": null,
          "clause": {"policyId":"n-specialised-2026","clauseId":"gate.ip","label":"知识产权","quote":"省部级以上科技奖励且排名前三"},
          "source": "示例",
          "action": null,
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "ip-provincial",
          "parentId": "ip",
          "depth": 1,
          "relation": null,
          "title": "省部级科技奖励前三名",
          "requirement": "前三名",
          "verdict": "unmet",
          "own": "没有",
          "formula": null,
          "gauge": null,
          "score": null,
          "clause": {"policyId":"n-specialised-2026","clauseId":"gate.ip","label":"知识产权","quote":"省部级以上科技奖励且排名前三"},
          "source": "示例",
          "action": null,
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "ip-lab",
          "parentId": "ip",
          "depth": 1,
          "relation": null,
          "title": "省部级以上研发机构",
          "requirement": "国家级、省部级",
          "verdict": "unmet",
          "own": "市级",
          "formula": null,
          "gauge": null,
          "score": null,
          "clause": {"policyId":"n-specialised-2026","clauseId":"gate.ip","label":"知识产权","quote":"省部级以上研发机构"},
          "source": "示例",
          "action": null,
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "market",
          "parentId": null,
          "depth": 0,
          "relation": null,
          "title": "细分市场占有率较为靠前，有一定知名度",
          "requirement": "由企业确认，或由专家判断",
          "verdict": "manual",
          "own": null,
          "formula": null,
          "gauge": null,
          "score": null,
          "clause": {"policyId":"n-specialised-2026","clauseId":"gate.market","label":"市场地位","quote":"细分市场占有率较为靠前"},
          "source": null,
          "action": "请确认是否符合",
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "score",
          "parentId": null,
          "depth": 0,
          "relation": null,
          "title": "发展评价得分",
          "requirement": "不少于50分",
          "verdict": "unknown",
          "own": null,
          "formula": null,
          "gauge": null,
          "score": null,
          "clause": {"policyId":"n-specialised-2026","clauseId":"gate.score","label":"发展评价得分","quote":"不低于50分"},
          "source": null,
          "action": "补充发展评价得分",
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "accident",
          "parentId": null,
          "depth": 0,
          "relation": null,
          "title": "近三年没有重大事故",
          "requirement": "近三年重大事故、违法情况",
          "verdict": "met",
          "own": "近三年有重大安全、质量事故：否",
          "formula": null,
          "gauge": null,
          "score": null,
          "clause": {"policyId":"n-gradient-2026-2","clauseId":"common.credit","label":"信用与安全","quote":"近三年重大事故、违法情况"},
          "source": "本人填写",
          "action": null,
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "blacklist",
          "parentId": null,
          "depth": 0,
          "relation": null,
          "title": "未列入严重失信名单",
          "requirement": "未列入严重失信名单",
          "verdict": "met",
          "own": "列入严重失信主体名单：否",
          "formula": null,
          "gauge": null,
          "score": null,
          "clause": {"policyId":"n-gradient-2026-2","clauseId":"common.credit","label":"信用与安全","quote":"近三年重大事故、违法情况"},
          "source": "示例",
          "action": null,
          "questionId": null,
          "isBonus": false
        }
      ],
      "score": null,
      "ways": []
    },
    {
      "id": "littleGiant",
      "title": "专精特新“小巨人”企业",
      "isHeld": false,
      "rule": {
        "title": "专精特新“小巨人”企业认定",
        "docNo": "工信部企业〔2026〕2号",
        "policyId": "n-little-giant-2026",
        "validFrom": "2026-04-01",
        "validTo": null,
        "readings": ["近两年营业收入复合增长率取最近一年与前第二年之比开平方减1"]
      },
      "verdict": "unknown",
      "conclusion": "资料填完才能判断",
      "conditions": [
        {
          "id": "tier",
          "parentId": null,
          "depth": 0,
          "relation": null,
          "title": "专精特新中小企业称号有效",
          "requirement": "已是专精特新中小企业",
          "verdict": "met",
          "own": "专精特新中小企业：是",
          "formula": null,
          "gauge": null,
          "score": null,
          "clause": {"policyId":"n-little-giant-2026","clauseId":"gate.tier","label":"前置称号","quote":"已是专精特新中小企业"},
          "source": "示例",
          "action": null,
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "years",
          "parentId": null,
          "depth": 0,
          "relation": null,
          "title": "从事特定细分市场的年限",
          "requirement": "不少于3年",
          "verdict": "met",
          "own": "6年",
          "formula": null,
          "gauge": {"value":6,"threshold":3,"operator":">=","unit":"count"},
          "score": null,
          "clause": {"policyId":"n-little-giant-2026","clauseId":"gate.years","label":"从业年限","quote":"不少于3年"},
          "source": "示例",
          "action": null,
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "scale",
          "parentId": null,
          "depth": 0,
          "relation": null,
          "title": "上年度营业收入",
          "requirement": "不低于5,000万元",
          "verdict": "met",
          "own": "2.2562亿元",
          "formula": null,
          "gauge": {"value":22562000000,"threshold":5000000000,"operator":">=","unit":"money"},
          "score": null,
          "clause": {"policyId":"n-little-giant-2026","clauseId":"gate.scale","label":"规模","quote":"不低于5000万元"},
          "source": "示例",
          "action": null,
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "main",
          "parentId": null,
          "depth": 0,
          "relation": null,
          "title": "主营业务收入占比",
          "requirement": "不低于90%",
          "verdict": "met",
          "own": "96.09%",
          "formula": "2.168亿元÷2.2562亿元＝96.09%",
          "gauge": {"value":0.960907720947,"threshold":0.9,"operator":">=","unit":"ratio"},
          "score": null,
          "clause": {"policyId":"n-little-giant-2026","clauseId":"gate.main","label":"专业化","quote":"比例不低于90%"},
          "source": "示例",
          "action": null,
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "product",
          "parentId": null,
          "depth": 0,
          "relation": null,
          "title": "主导产品收入占营业收入的比例",
          "requirement": "高于50%",
          "verdict": "unknown",
          "own": null,
          "formula": null,
          "gauge": null,
          "score": null,
          "clause": {"policyId":"n-little-giant-2026","clauseId":"gate.main","label":"专业化","quote":"比例高于50%"},
          "source": "示例",
          "action": "补充2025年主导产品收入",
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "growth",
          "parentId": null,
          "depth": 0,
          "relation": null,
          "title": "近两年营业收入复合增长率",
          "requirement": "不低于5%",
          "verdict": "met",
          "own": "21.59%",
          "formula": "(2.2562亿元÷1.526亿元)^(1/2)−1＝21.59%",
          "gauge": null,
          "score": null,
          "clause": {"policyId":"n-little-giant-2026","clauseId":"gate.growth","label":"成长性","quote":"复合增长率不低于5%"},
          "source": "示例",
          "action": null,
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "debt",
          "parentId": null,
          "depth": 0,
          "relation": null,
          "title": "资产负债率",
          "requirement": "不高于75%",
          "verdict": "met",
          "own": "51.48%",
          "formula": "1.118亿元÷2.1716亿元＝51.48%",
          "gauge": {"value":0.514827776754,"threshold":0.75,"operator":"<=","unit":"ratio"},
          "score": null,
          "clause": {"policyId":"n-little-giant-2026","clauseId":"gate.debt","label":"资产负债率","quote":"资产负债率不高于75%"},
          "source": "示例",
          "action": null,
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "rd",
          "parentId": null,
          "depth": 0,
          "relation": null,
          "title": "近两年研发费用合计",
          "requirement": "不低于1,200万元",
          "verdict": "met",
          "own": "2,324万元",
          "formula": "1,286万元＋1,038万元＝2,324万元",
          "gauge": {"value":2324000000,"threshold":1200000000,"operator":">=","unit":"money"},
          "score": null,
          "clause": {"policyId":"n-little-giant-2026","clauseId":"gate.rd","label":"研发投入","quote":"合计不低于1200万元"},
          "source": "示例",
          "action": null,
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "rd-share-0",
          "parentId": null,
          "depth": 0,
          "relation": null,
          "title": "上年研发费用占比",
          "requirement": "不低于3%",
          "verdict": "met",
          "own": "5.7%",
          "formula": "1,286万元÷2.2562亿元＝5.7%",
          "gauge": {"value":0.056998493041,"threshold":0.03,"operator":">=","unit":"ratio"},
          "score": null,
          "clause": {"policyId":"n-little-giant-2026","clauseId":"gate.rd","label":"研发投入","quote":"比例不低于3%"},
          "source": "示例",
          "action": null,
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "rd-share-1",
          "parentId": null,
          "depth": 0,
          "relation": null,
          "title": "前年研发费用占比",
          "requirement": "不低于3%",
          "verdict": "met",
          "own": "5.5%",
          "formula": "1,038万元÷1.887亿元＝5.5%",
          "gauge": {"value":0.055007949126,"threshold":0.03,"operator":">=","unit":"ratio"},
          "score": null,
          "clause": {"policyId":"n-little-giant-2026","clauseId":"gate.rd","label":"研发投入","quote":"比例不低于3%"},
          "source": "示例",
          "action": null,
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "ip",
          "parentId": null,
          "depth": 0,
          "relation": "any",
          "title": "Ⅰ类知识产权或豁免",
          "requirement": "满足其中一项",
          "verdict": "unknown",
          "own": null,
          "formula": null,
          "gauge": null,
          "score": null,
          "clause": null,
          "source": null,
          "action": null,
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "ip-count",
          "parentId": "ip",
          "depth": 1,
          "relation": null,
          "title": "用于主导产品的Ⅰ类知识产权",
          "requirement": "不少于4件",
          "verdict": "unknown",
          "own": null,
          "formula": null,
          "gauge": null,
          "score": null,
          "clause": {"policyId":"n-little-giant-2026","clauseId":"gate.ip","label":"知识产权","quote":"Ⅰ类知识产权4件以上"},
          "source": null,
          "action": "补充用于主导产品的Ⅰ类知识产权",
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "ip-national",
          "parentId": "ip",
          "depth": 1,
          "relation": null,
          "title": "国家级科技奖励前三名",
          "requirement": "前三名",
          "verdict": "unmet",
          "own": "没有",
          "formula": null,
          "gauge": null,
          "score": null,
          "clause": {"policyId":"n-little-giant-2026","clauseId":"gate.ip","label":"知识产权","quote":"国家级科技奖励且排名前三"},
          "source": "示例",
          "action": null,
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "market",
          "parentId": null,
          "depth": 0,
          "relation": "any",
          "title": "市场地位",
          "requirement": "满足其中一项",
          "verdict": "unknown",
          "own": null,
          "formula": null,
          "gauge": null,
          "score": null,
          "clause": null,
          "source": null,
          "action": null,
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "market-share",
          "parentId": "market",
          "depth": 1,
          "relation": null,
          "title": "主导产品市场占有率",
          "requirement": "不低于10%",
          "verdict": "unknown",
          "own": null,
          "formula": null,
          "gauge": null,
          "score": null,
          "clause": {"policyId":"n-little-giant-2026","clauseId":"gate.market","label":"市场地位","quote":"不低于10%"},
          "source": null,
          "action": "补充主导产品市场占有率",
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "market-rank",
          "parentId": "market",
          "depth": 1,
          "relation": null,
          "title": "主导产品国内排名",
          "requirement": "不超过3名",
          "verdict": "unknown",
          "own": null,
          "formula": null,
          "gauge": null,
          "score": null,
          "clause": {"policyId":"n-little-giant-2026","clauseId":"gate.market","label":"市场地位","quote":"国内前三名"},
          "source": null,
          "action": "补充主导产品国内排名",
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "chain",
          "parentId": null,
          "depth": 0,
          "relation": null,
          "title": "位于工业“六基”领域或产业链关键环节",
          "requirement": "由企业确认，或由专家判断",
          "verdict": "manual",
          "own": null,
          "formula": null,
          "gauge": null,
          "score": null,
          "clause": {"policyId":"n-little-giant-2026","clauseId":"gate.chain","label":"产业链","quote":"产业链关键环节"},
          "source": null,
          "action": "请确认是否符合",
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "score",
          "parentId": null,
          "depth": 0,
          "relation": null,
          "title": "发展评价得分",
          "requirement": "不少于60分",
          "verdict": "unknown",
          "own": null,
          "formula": null,
          "gauge": null,
          "score": null,
          "clause": {"policyId":"n-little-giant-2026","clauseId":"gate.score","label":"发展评价得分","quote":"不低于60分"},
          "source": null,
          "action": "补充发展评价得分",
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "champion",
          "parentId": null,
          "depth": 0,
          "relation": null,
          "title": "不是制造业单项冠军企业",
          "requirement": "制造业单项冠军企业不再推荐",
          "verdict": "unknown",
          "own": null,
          "formula": null,
          "gauge": null,
          "score": null,
          "clause": {
            "policyId": "n-little-giant-notice-2026-117",
            "clauseId": "exclude",
            "label": "不予推荐",
            "quote": "制造业单项冠军企业不再推荐"
          },
          "source": null,
          "action": "补充制造业单项冠军企业",
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "accident",
          "parentId": null,
          "depth": 0,
          "relation": null,
          "title": "近三年没有重大事故",
          "requirement": "近三年重大事故、违法情况",
          "verdict": "met",
          "own": "近三年有重大安全、质量事故：否",
          "formula": null,
          "gauge": null,
          "score": null,
          "clause": {"policyId":"n-gradient-2026-2","clauseId":"common.credit","label":"信用与安全","quote":"近三年重大事故、违法情况"},
          "source": "本人填写",
          "action": null,
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "blacklist",
          "parentId": null,
          "depth": 0,
          "relation": null,
          "title": "未列入严重失信名单",
          "requirement": "未列入严重失信名单",
          "verdict": "met",
          "own": "列入严重失信主体名单：否",
          "formula": null,
          "gauge": null,
          "score": null,
          "clause": {"policyId":"n-gradient-2026-2","clauseId":"common.credit","label":"信用与安全","quote":"近三年重大事故、违法情况"},
          "source": "示例",
          "action": null,
          "questionId": null,
          "isBonus": false
        }
      ],
      "score": null,
      "ways": []
    }
  ],
  "reached": "specialised",
  "changes": [
    {"tier":"tech","topic":"第一层名称","before":"创新型中小企业","after":"科技和创新型中小企业"},
    {"tier":"specialised","topic":"评分","before":"满分100分，60分及以上，或满足直通条件","after":"不再评分，各项条件须同时满足"},
    {"tier":"specialised","topic":"细分市场年限","before":"不少于2年","after":"不少于3年"},
    {
      "tier": "specialised",
      "topic": "上年营业收入",
      "before": "不低于1000万元，或近两年新增股权融资不低于2000万元",
      "after": "不低于1500万元，或近两年新增股权投资不低于2000万元"
    },
    {"tier":"specialised","topic":"研发费用","before":"上年不低于100万元，占比不低于3%","after":"近两年每年不低于100万元，每年占比不低于3%"},
    {"tier":"specialised","topic":"主营业务占比","before":"计入评分","after":"不低于80%"},
    {"tier":"specialised","topic":"资产负债率","before":"计入评分","after":"不高于80%"},
    {"tier":"specialised","topic":"发展评价得分","before":"不要求","after":"不低于50分，由官方平台计算"},
    {"tier":"littleGiant","topic":"主营业务占比","before":"不低于70%","after":"不低于90%"},
    {"tier":"littleGiant","topic":"增长","before":"近两年主营业务收入平均增长率不低于5%","after":"近两年营业收入复合增长率不低于5%"},
    {"tier":"littleGiant","topic":"资产负债率","before":"不高于70%","after":"不高于75%"},
    {"tier":"littleGiant","topic":"上年营业收入","before":"按营收三档，研发要求随之不同","after":"不低于5000万元"},
    {
      "tier": "littleGiant",
      "topic": "研发费用",
      "before": "营收1亿元及以上占比不低于3%，5000万元至1亿元不低于6%",
      "after": "近两年合计不低于1200万元，每年占比不低于3%"
    },
    {"tier":"littleGiant","topic":"Ⅰ类知识产权","before":"2件及以上","after":"4件及以上"},
    {"tier":"littleGiant","topic":"市场地位","before":"省内细分市场前三","after":"细分市场占有率不低于10%，或国内前三"},
    {"tier":"littleGiant","topic":"发展评价得分","before":"不要求","after":"不低于60分，由官方平台计算"}
  ]
};
export const getTimeline: DataOf<'getTimeline'> = {
  "enterpriseId": "e1",
  "asOf": "2026-11-20",
  "feed": null,
  "entries": [
    {
      "id": "closes:s-loan",
      "kind": "closes",
      "day": "2026-11-28",
      "daysLeft": 8,
      "policyId": "s-loan",
      "publicityId": null,
      "title": "【示例】杭州市科技型中小企业研发贷款贴息申报通知",
      "docNo": "示例科〔2026〕31号",
      "isSample": true,
      "group": "eligible",
      "items": [{"itemId":"interest","name":"研发贷款贴息","group":"eligible"}]
    },
    {
      "id": "publicityCloses:s-pub-330100-rd-2026",
      "kind": "publicityCloses",
      "day": "2026-11-30",
      "daysLeft": 10,
      "policyId": null,
      "publicityId": "s-pub-330100-rd-2026",
      "title": "【示例】2026年杭州市研发费用补助拟支持名单公示",
      "docNo": "示例公〔2026〕006号",
      "isSample": true,
      "group": null,
      "items": []
    },
    {
      "id": "opens:s-digital",
      "kind": "opens",
      "day": "2026-12-01",
      "daysLeft": 11,
      "policyId": "s-digital",
      "publicityId": null,
      "title": "【示例】浙江省制造业数字化改造补助实施细则",
      "docNo": "示例经信〔2026〕18号",
      "isSample": true,
      "group": "nearMiss",
      "items": [
        {"itemId":"subsidy","name":"改造补助","group":"nearMiss"},
        {"itemId":"award","name":"标杆奖励","group":"toVerify"}
      ]
    },
    {
      "id": "closes:s-digital",
      "kind": "closes",
      "day": "2026-12-31",
      "daysLeft": 41,
      "policyId": "s-digital",
      "publicityId": null,
      "title": "【示例】浙江省制造业数字化改造补助实施细则",
      "docNo": "示例经信〔2026〕18号",
      "isSample": true,
      "group": "nearMiss",
      "items": [
        {"itemId":"subsidy","name":"改造补助","group":"nearMiss"},
        {"itemId":"award","name":"标杆奖励","group":"toVerify"}
      ]
    },
    {
      "id": "expectedOpens:n-high-tech-2026",
      "kind": "expectedOpens",
      "day": "2027-06-01",
      "daysLeft": 193,
      "policyId": "n-high-tech-2026",
      "publicityId": null,
      "title": "高新技术企业认定管理办法",
      "docNo": "国科发火〔2016〕32号",
      "isSample": false,
      "group": "toVerify",
      "items": [{"itemId":"recognition","name":"高新技术企业认定","group":"toVerify"}]
    }
  ]
};
export const getUserInfo: DataOf<'getUserInfo'> = changeUserInfo;
export const importFacts: DataOf<'importFacts'> = {
  "imported": 1,
  "total": 2,
  "bare": 0,
  "changes": [
    {
      "line": 2,
      "key": "revenue",
      "label": "营业收入",
      "period": "2025",
      "before": 128600000,
      "after": 126800000,
      "isBare": false,
      "question": null
    }
  ],
  "rejected": [{"line":3,"key":"revenu","message":"没有“revenu”这项资料"}]
};
export const importProofreadingList: DataOf<'importProofreadingList'> = {"added":12,"changed":2,"known":1,"rejected":[{"line":4,"message":"没有填写词语"}]};
export const judgeMaterial: DataOf<'judgeMaterial'> = getDeclarationMaterials;
export const judgePolicy: DataOf<'judgePolicy'> = {
  "policyId": "n-hnte-2016-32",
  "enterprise": {"id":"e1","name":"青岚精密制造（示例）有限公司","regionName":"浙江省杭州市","isSample":true},
  "asOf": "2026-11-20",
  "scope": "judged",
  "items": [
    {
      "policy": {
        "policyId": "n-hnte-2016-32",
        "itemId": "award",
        "title": "高新技术企业认定管理办法",
        "itemName": "高新技术企业",
        "docNo": "国科发火〔2016〕32号",
        "issuers": ["科技部","财政部","国家税务总局"],
        "level": "national",
        "regionName": "全国",
        "provenance": "curated",
        "isSample": false
      },
      "group": "toVerify",
      "conclusion": "没有不符合的条件，还有1项需要确认",
      "counts": {"met":4,"unmet":0,"unknown":0,"manual":1},
      "conditions": [
        {
          "id": "reg",
          "parentId": null,
          "depth": 0,
          "relation": null,
          "title": "注册满1年",
          "requirement": "在本市注册满1年",
          "verdict": "met",
          "own": "2019年4月18日注册，满7年",
          "formula": null,
          "gauge": null,
          "score": null,
          "clause": {"policyId":"s-rd-330100","clauseId":"art-4","label":"第四条","quote":"注册满1年"},
          "source": "手工填写",
          "action": null,
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "hte",
          "parentId": null,
          "depth": 0,
          "relation": null,
          "title": "高新技术企业或科技型中小企业",
          "requirement": "资格在有效期内",
          "verdict": "met",
          "own": "高新技术企业",
          "formula": null,
          "gauge": null,
          "score": null,
          "clause": {"policyId":"s-rd-330100","clauseId":"art-5.1","label":"第五条（一）","quote":null},
          "source": "有佐证",
          "action": null,
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "rd",
          "parentId": null,
          "depth": 0,
          "relation": null,
          "title": "上年度研发费用",
          "requirement": "不低于100万元",
          "verdict": "met",
          "own": "1,286万元",
          "formula": null,
          "gauge": {"value":1286000000,"threshold":100000000,"operator":">=","unit":"money"},
          "score": null,
          "clause": {"policyId":"s-rd-330100","clauseId":"art-5.2","label":"第五条（二）","quote":"不低于100万元"},
          "source": "有佐证",
          "action": null,
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "share",
          "parentId": null,
          "depth": 0,
          "relation": null,
          "title": "研发费用占营业收入的比例",
          "requirement": "不低于4%",
          "verdict": "met",
          "own": "5.7%",
          "formula": "1,286万元÷2.26亿元＝5.7%",
          "gauge": {"value":0.057,"threshold":0.04,"operator":">=","unit":"ratio"},
          "score": null,
          "clause": {"policyId":"s-rd-330100","clauseId":"art-5.3","label":"第五条（三）","quote":"不低于4%"},
          "source": "手工填写",
          "action": null,
          "questionId": null,
          "isBonus": false
        },
        {
          "id": "safe",
          "parentId": null,
          "depth": 0,
          "relation": null,
          "title": "近三年无重大安全、质量事故",
          "requirement": "需要企业确认",
          "verdict": "manual",
          "own": null,
          "formula": null,
          "gauge": null,
          "score": null,
          "clause": {"policyId":"s-rd-330100","clauseId":"art-6.2","label":"第六条（二）","quote":null},
          "source": null,
          "action": "确认没有发生过",
          "questionId": "attest:no-accident",
          "isBonus": false
        }
      ],
      "amount": null,
      "window": {"state":"none","opensAt":null,"closesAt":null,"daysLeft":null},
      "ways": [],
      "conflicts": [],
      "nextSteps": ["确认近三年无重大安全、质量事故"]
    }
  ],
  "open": 1,
  "nextQuestionId": "attest:no-accident",
  "lastReport": {"id":"r1","createdAt":"2026-11-20T02:42:00.000Z","isCurrent":true}
};
export const listAcquisitionRuns: DataOf<'listAcquisitionRuns'> = {
  "rows": [
    {
      "id": "run1",
      "kind": "conditions",
      "title": "2025年营业收入不低于2,000万元，高新技术企业",
      "policy": null,
      "region": "330000",
      "regionName": "浙江省",
      "conditions": [
        {"key":"revenue","operator":">=","value":2000000000},
        {"key":"isHighTech","operator":"is","value":true}
      ],
      "firmCount": 12,
      "isFree": false,
      "createdAt": "2026-11-20T02:10:00.000Z"
    }
  ]
};
export const listApplyItems: DataOf<'listApplyItems'> = {
  "asOf": "2026-11-20",
  "total": 4,
  "reach": {"code":"330100","name":"浙江杭州","elsewhere":37},
  "rows": [
    {
      "policy": {
        "policyId": "s-330100-rd-2026",
        "itemId": "part-2.1",
        "title": "【示例】杭州市研发费用补助实施细则",
        "itemName": "研发费用补助",
        "docNo": "示例科〔2026〕012号",
        "issuers": ["（示例）杭州市科技主管部门","（示例）杭州市财政主管部门"],
        "level": "city",
        "regionName": "浙江省杭州市",
        "provenance": "sample",
        "isSample": true
      },
      "support": "subsidy",
      "delivery": "review",
      "window": {"state":"open","opensAt":"2026-10-20","closesAt":"2026-12-05","daysLeft":15},
      "amount": {
        "loFen": 61440000,
        "hiFen": 61440000,
        "certainty": "fixed",
        "text": "预计61.44万元，上限100万元",
        "formula": "614.4万元×10%"
      },
      "amountText": "按实际支出的10%给予补助，最高100万元",
      "audience": "在杭州市依法登记注册满1年的企业",
      "group": "eligible",
      "conclusion": "条件都符合，可以准备申报",
      "entry": {"name":"（示例）政务服务平台","url":null},
      "noticeId": "s-330100-rd-2026-n2026",
      "declarationId": "d1"
    },
    {
      "policy": {
        "policyId": "s-330000-instant-2026",
        "itemId": "part-2.1",
        "title": "【示例】浙江省科技型中小企业入库奖励办法",
        "itemName": "入库奖励",
        "docNo": "示例科〔2026〕021号",
        "issuers": ["（示例）浙江省科技主管部门"],
        "level": "province",
        "regionName": "浙江省",
        "provenance": "sample",
        "isSample": true
      },
      "support": "award",
      "delivery": "noApplication",
      "window": {"state":"rolling","opensAt":"2026-03-01","closesAt":null,"daysLeft":null},
      "amount": {"loFen":5000000,"hiFen":5000000,"certainty":"fixed","text":"定额5万元","formula":null},
      "amountText": "一次性奖励5万元",
      "audience": "首次入库的科技型中小企业",
      "group": "toVerify",
      "conclusion": "没有不符合的条件，还有1项待补数",
      "entry": null,
      "noticeId": null,
      "declarationId": null
    },
    {
      "policy": {
        "policyId": "n-hnte-2016-32",
        "itemId": "award",
        "title": "高新技术企业认定管理办法",
        "itemName": "高新技术企业",
        "docNo": "国科发火〔2016〕32号",
        "issuers": ["科技部","财政部","国家税务总局"],
        "level": "national",
        "regionName": "全国",
        "provenance": "curated",
        "isSample": false
      },
      "support": "title",
      "window": {"state":"none","opensAt":null,"closesAt":null,"daysLeft":null},
      "amount": null,
      "amountText": null,
      "audience": null,
      "group": "nearMiss",
      "conclusion": "再增加1件发明专利，或研发费用占比提高0.4个百分点",
      "entry": null,
      "noticeId": null,
      "declarationId": null
    },
    {
      "policy": {
        "policyId": "s-330000-digital-2026",
        "itemId": "part-2.2",
        "title": "【示例】浙江省企业数字化改造专项资金管理办法",
        "itemName": "数字化改造项目补助",
        "docNo": "示例工信〔2026〕007号",
        "issuers": ["（示例）浙江省工业和信息化主管部门"],
        "level": "province",
        "regionName": "浙江省",
        "provenance": "sample",
        "isSample": true
      },
      "support": "subsidy",
      "delivery": "competitive",
      "window": {"state":"upcoming","opensAt":"2026-12-10","closesAt":"2027-01-15","daysLeft":20},
      "amount": {"loFen":0,"hiFen":200000000,"certainty":"capped","text":"按投资额的20%，最高200万元","formula":null},
      "amountText": "按投资额的20%，最高200万元",
      "audience": "在浙江省登记注册的制造业企业",
      "group": "ineligible",
      "conclusion": "项目投资额不符合",
      "entry": {"name":"（示例）省级财政资金项目平台","url":null},
      "noticeId": "s-330000-digital-2026-n2026",
      "declarationId": null
    }
  ],
  "windows": [
    {"value":"open","name":"申报中","count":1},
    {"value":"upcoming","name":"即将开放","count":1},
    {"value":"rolling","name":"常年受理","count":1},
    {"value":"none","name":"未提供","count":1}
  ],
  "deliveries": [
    {"value":"noApplication","name":"免申即享","count":1},
    {"value":"review","name":"审核制","count":1},
    {"value":"competitive","name":"评审制","count":1}
  ],
  "supports": [
    {"value":"subsidy","name":"资金补助","count":2},
    {"value":"award","name":"奖励","count":1},
    {"value":"title","name":"资质认定","count":1}
  ],
  "regions": [{"value":"000000","name":"全国","count":1},{"value":"330000","name":"浙江省","count":3}]
};
export const listChatTemplates: DataOf<'listChatTemplates'> = {
  "rows": [
    {"id":"builtin-compare","name":"比较两地奖补","text":"{{地区}}和{{另一地区}}的{{事项}}有什么区别","group":"政策","isOwn":false},
    {"id":"builtin-materials","name":"列申报材料","text":"列出{{政策}}的申报材料，注明份数与出处","group":"申报","isOwn":false},
    {"id":"own-1","name":"写汇报要点","text":"把{{文件}}的要点写成{{字数}}字的汇报","group":"我的","isOwn":true}
  ]
};
export const listComparedItems: DataOf<'listComparedItems'> = {
  "source": "sample",
  "suggested": "subsidy.研发投入补助",
  "items": [
    {"key":"award.首次认定奖励","name":"首次认定奖励","support":"award","regions":25},
    {"key":"subsidy.研发投入补助","name":"研发投入补助","support":"subsidy","regions":25}
  ]
};
export const listConversations: DataOf<'listConversations'> = {
  "rows": [
    {
      "id": "c0000001",
      "title": "研发后补助能拿多少",
      "scene": "chat",
      "isPinned": false,
      "isRunning": false,
      "isUnread": false,
      "updatedAt": "2026-11-20T02:20:00.000Z",
      "hit": null
    },
    {
      "id": "c0000002",
      "title": "专精特新复核要准备什么",
      "scene": "chat",
      "isPinned": false,
      "isRunning": false,
      "isUnread": true,
      "updatedAt": "2026-11-20T01:00:00.000Z",
      "hit": null
    },
    {
      "id": "c0000003",
      "title": "加计扣除与后补助能否叠加",
      "scene": "chat",
      "isPinned": false,
      "isRunning": false,
      "isUnread": false,
      "updatedAt": "2026-11-19T03:00:00.000Z",
      "hit": null
    },
    {
      "id": "c0000004",
      "title": "归集专题会纪要改写",
      "scene": "chat",
      "isPinned": false,
      "isRunning": false,
      "isUnread": false,
      "updatedAt": "2026-11-19T01:00:00.000Z",
      "hit": null
    },
    {
      "id": "c0000005",
      "title": "高企培育资助材料清单",
      "scene": "chat",
      "isPinned": false,
      "isRunning": false,
      "isUnread": false,
      "updatedAt": "2026-11-10T01:00:00.000Z",
      "hit": null
    },
    {
      "id": "c0000006",
      "title": "澄湖区租金补贴适用范围",
      "scene": "chat",
      "isPinned": false,
      "isRunning": false,
      "isUnread": false,
      "updatedAt": "2026-11-08T01:00:00.000Z",
      "hit": null
    },
    {
      "id": "c0000007",
      "title": "对比三地首台（套）奖励",
      "scene": "chat",
      "isPinned": false,
      "isRunning": false,
      "isUnread": false,
      "updatedAt": "2026-11-02T01:00:00.000Z",
      "hit": null
    },
    {
      "id": "c0000008",
      "title": "年度审计报告要点摘录",
      "scene": "chat",
      "isPinned": false,
      "isRunning": false,
      "isUnread": false,
      "updatedAt": "2026-10-30T01:00:00.000Z",
      "hit": null
    }
  ],
  "total": 8
};
export const listDecks: DataOf<'listDecks'> = {
  "rows": [
    {
      "id": "dk000001",
      "title": "【示例】杭州市企业研发费用后补助实施细则",
      "start": "policy",
      "wording": "extracted",
      "revision": 2,
      "themeId": "official",
      "brand": null,
      "aspect": "16:9",
      "slideCount": 3,
      "cover": {
        "id": "cover",
        "layout": "cover",
        "data": {"title":"【示例】杭州市企业研发费用后补助实施细则","subtitle":"（示例）杭州市科技主管部门 示例科〔2026〕012号","date":"2026-03-01"}
      },
      "isCounted": true,
      "isShared": false,
      "createdAt": "2026-11-26T02:00:00.000Z",
      "updatedAt": "2026-11-26T02:05:00.000Z"
    },
    {
      "id": "dk000002",
      "title": "季度工作总结",
      "start": "topic",
      "wording": "own",
      "revision": 0,
      "themeId": "azurite",
      "brand": null,
      "aspect": "16:9",
      "slideCount": 0,
      "cover": null,
      "isCounted": false,
      "isShared": false,
      "createdAt": "2026-11-25T02:00:00.000Z",
      "updatedAt": "2026-11-25T02:00:00.000Z"
    }
  ],
  "total": 2
};
export const listDeclarationComments: DataOf<'listDeclarationComments'> = addDeclarationComment;
export const listDeclarations: DataOf<'listDeclarations'> = {
  "total": 1,
  "rows": [
    {
      "id": "d1",
      "declareNo": "SB20261101-0012",
      "projectName": "数控机床智能化改造",
      "itemName": "研发费用补助",
      "policyTitle": "【示例】杭州市研发费用补助实施细则",
      "batch": "2026年度",
      "regionName": "浙江省杭州市",
      "state": "preparing",
      "stateName": "准备材料",
      "amountExpectedFen": 61440000,
      "deadline": "2026-12-05T16:00:00.000Z",
      "correctionDueOn": null,
      "ownerName": "林知夏",
      "progress": 62,
      "isSample": true,
      "createTime": "2026-11-01T02:00:00.000Z",
      "updateTime": "2026-11-20T09:41:00.000Z"
    }
  ]
};
export const listEnterprises: DataOf<'listEnterprises'> = [
  {
    "id": "e1",
    "name": "青岚精密制造（示例）有限公司",
    "uscc": null,
    "regionCode": "330100",
    "regionName": "浙江省杭州市",
    "industryCode": "C34",
    "establishedAt": "2019-04-18",
    "isSample": true,
    "isCurrent": true,
    "filled": 5,
    "total": 9
  },
  {
    "id": "e2",
    "name": "云澜测试仪器有限公司",
    "uscc": "91350100M000100Y43",
    "regionCode": "330000",
    "regionName": "浙江省",
    "industryCode": null,
    "establishedAt": null,
    "isSample": false,
    "isCurrent": false,
    "filled": 0,
    "total": 9
  }
];
export const listEvidenceLibrary: DataOf<'listEvidenceLibrary'> = {
  "rows": [
    {
      "evidenceId": "v1",
      "kind": "研发费用专项审计报告",
      "fileName": "研发费用专项审计报告2025.pdf",
      "mediaType": "application/pdf",
      "size": 1824000,
      "uploadedAt": "2026-06-12T03:20:00.000Z",
      "expiresOn": null,
      "isExpired": false,
      "origin": "upload",
      "usedIn": ["科技型中小企业评价"],
      "expiry": "none",
      "uses": [{"kind":"declaration","id":"d2","name":"科技型中小企业评价"}],
      "older": []
    },
    {
      "evidenceId": "fact-18",
      "kind": "营业执照",
      "fileName": "营业执照.jpg",
      "mediaType": "image/jpeg",
      "size": 482000,
      "uploadedAt": "2026-03-02T01:10:00.000Z",
      "expiresOn": null,
      "isExpired": false,
      "origin": "fact",
      "usedIn": [],
      "expiry": "none",
      "uses": [{"kind":"fact","id":"e1","name":"甲精密制造有限公司的注册资本"}],
      "older": []
    },
    {
      "evidenceId": "v3",
      "kind": "质量管理体系认证证书",
      "fileName": "ISO9001证书.pdf",
      "mediaType": "application/pdf",
      "size": 920000,
      "uploadedAt": "2025-08-02T02:00:00.000Z",
      "expiresOn": "2026-08-01",
      "isExpired": true,
      "origin": "upload",
      "usedIn": ["数控机床智能化改造","省级质量奖"],
      "expiry": "expired",
      "uses": [{"kind":"declaration","id":"d1","name":"数控机床智能化改造"},{"kind":"declaration","id":"d3","name":"省级质量奖"}],
      "older": [
        {
          "evidenceId": "v2",
          "fileName": "ISO9001证书2022.pdf",
          "size": 880000,
          "uploadedAt": "2022-08-03T02:00:00.000Z",
          "expiresOn": "2025-08-01",
          "uses": []
        }
      ]
    }
  ],
  "kinds": ["研发费用专项审计报告","营业执照","质量管理体系认证证书"],
  "counts": {"all":3,"soon":0,"expired":1,"unused":0},
  "usedBytes": 48200000,
  "maxBytes": 500000000
};
export const listFactConditions: DataOf<'listFactConditions'> = {
  "total": 3,
  "policies": 3,
  "rows": [
    {
      "policyId": "n-tech-sme-2017-115",
      "title": "科技型中小企业评价办法",
      "isSample": false,
      "itemName": "科技型中小企业入库登记",
      "text": "年销售收入不超过2亿元",
      "clauseId": "gate.size",
      "missing": []
    },
    {
      "policyId": "n-hnte-2016-32",
      "title": "高新技术企业认定管理办法",
      "isSample": false,
      "itemName": "高新技术企业认定",
      "text": "近三个会计年度研发费用占销售收入的比例达到所在分档要求",
      "clauseId": "art-11.5",
      "missing": ["研发费用"]
    },
    {
      "policyId": "s-330100-rd",
      "title": "【示例】杭州市企业研发费用后补助办法",
      "isSample": true,
      "itemName": "研发费用补助",
      "text": "上年度研发费用占营业收入的比重不低于3%",
      "clauseId": "a-5.2",
      "missing": []
    }
  ]
};
export const listKnowledgeBases: DataOf<'listKnowledgeBases'> = {
  "rows": [
    {
      "id": "kb000001",
      "name": "申报材料库",
      "kind": "own",
      "documents": 10,
      "bytes": 86400000,
      "folders": [{"id":"fd000001","name":"审计报告","documents":2},{"id":"fd000002","name":"知识产权","documents":3}],
      "createdAt": "2026-11-18T02:00:00.000Z"
    },
    {
      "id": "kb000002",
      "name": "财务资料库",
      "kind": "own",
      "documents": 46,
      "bytes": 41000000,
      "folders": [],
      "createdAt": "2026-11-18T02:00:00.000Z"
    },
    {
      "id": "kb000003",
      "name": "质量与安全制度",
      "kind": "own",
      "documents": 31,
      "bytes": 12000000,
      "folders": [],
      "createdAt": "2026-11-18T02:00:00.000Z"
    },
    {
      "id": "kb000009",
      "name": "对话附件",
      "kind": "attachments",
      "documents": 12,
      "bytes": 8000000,
      "folders": [],
      "createdAt": "2026-11-18T02:00:00.000Z"
    }
  ],
  "usedBytes": 147400000,
  "maxBytes": 500000000
};
export const listKnowledgeChunks: DataOf<'listKnowledgeChunks'> = {
  "rows": [
    {
      "id": "ch000001",
      "ordinal": 1,
      "page": 5,
      "heading": "三、研发费用",
      "text": "本年度研发费用合计28643200.00元，占营业收入的比例为5.9%，比上年增加1.2个百分点。",
      "isEnabled": true,
      "isEdited": false,
      "boxes": [{"page":5,"x":0.1,"y":0.2,"width":0.8,"height":0.03}]
    },
    {
      "id": "ch000002",
      "ordinal": 2,
      "page": 6,
      "heading": "三、研发费用",
      "text": "研发费用加计扣除合计12860000.00元，其中直接投入5000000.00元，人员人工7860000.00元。",
      "isEnabled": true,
      "isEdited": true,
      "boxes": [{"page":6,"x":0.1,"y":0.30000000000000004,"width":0.8,"height":0.03}]
    },
    {
      "id": "ch000003",
      "ordinal": 3,
      "page": 6,
      "heading": "三、研发费用",
      "text": "委托外部研究开发费用为1200000.00元，按实际发生额的80%计入。",
      "isEnabled": false,
      "isEdited": false,
      "boxes": [{"page":6,"x":0.1,"y":0.4,"width":0.8,"height":0.03}]
    },
    {
      "id": "ch000004",
      "ordinal": 4,
      "page": 7,
      "heading": "四、知识产权",
      "text": "截至2026年10月，有效发明专利17件，其中2026年新授权4件。另有6件处于实质审查阶段。",
      "isEnabled": true,
      "isEdited": false,
      "boxes": [{"page":7,"x":0.1,"y":0.5,"width":0.8,"height":0.03}]
    }
  ],
  "total": 4
};
export const listKnowledgeDocuments: DataOf<'listKnowledgeDocuments'> = {
  "rows": [
    {
      "id": "kd000001",
      "baseId": "kb000001",
      "folderId": null,
      "name": "2025年度审计报告.pdf",
      "kind": "pdf",
      "bytes": 8400000,
      "state": "ready",
      "queuePosition": null,
      "pages": 62,
      "pagesDone": 62,
      "failedPages": [],
      "reason": null,
      "canRetry": false,
      "isEnabled": true,
      "chunks": 128,
      "version": 2,
      "versions": [
        {"version":2,"name":"2025年度审计报告.pdf","bytes":8400000,"createdAt":"2026-11-18T02:00:00.000Z"},
        {"version":1,"name":"2025年度审计报告（征求意见）.pdf","bytes":8100000,"createdAt":"2026-10-02T02:00:00.000Z"}
      ],
      "duplicateOf": null,
      "expiresAt": null,
      "citedTimes": 24,
      "createdAt": "2026-11-18T02:00:00.000Z",
      "updatedAt": "2026-11-18T02:00:00.000Z"
    },
    {
      "id": "kd000003",
      "baseId": "kb000001",
      "folderId": null,
      "name": "研发项目立项书合集.pdf",
      "kind": "pdf",
      "bytes": 3600000,
      "state": "parsing",
      "queuePosition": null,
      "pages": 80,
      "pagesDone": 12,
      "failedPages": [],
      "reason": null,
      "canRetry": false,
      "isEnabled": true,
      "chunks": 31,
      "version": 1,
      "versions": [{"version":1,"name":"研发项目立项书合集.pdf","bytes":8400000,"createdAt":"2026-11-18T02:00:00.000Z"}],
      "duplicateOf": null,
      "expiresAt": null,
      "citedTimes": 0,
      "createdAt": "2026-11-18T02:00:00.000Z",
      "updatedAt": "2026-11-20T02:20:00.000Z"
    }
  ],
  "total": 2,
  "attention": {"failed":0,"partial":0,"old":0}
};
export const listLeadExports: DataOf<'listLeadExports'> = {
  "rows": [
    {
      "id": "1",
      "listName": "杭州高企",
      "purpose": "推荐高企培育服务，按公示名单联系企业的对外联系部门",
      "firmCount": 2,
      "exportedAt": "2026-11-20T03:00:00.000Z"
    }
  ]
};
export const listLeadLists: DataOf<'listLeadLists'> = {
  "rows": [
    {
      "id": "list1",
      "name": "杭州高企",
      "count": 2,
      "stages": {"toContact":1,"contacted":1,"interested":0,"signed":0,"unsuitable":0},
      "createdAt": "2026-11-19T06:00:00.000Z"
    }
  ]
};
export const listLeads: DataOf<'listLeads'> = {
  "list": {
    "id": "list1",
    "name": "杭州高企",
    "count": 2,
    "stages": {"toContact":1,"contacted":1,"interested":0,"signed":0,"unsuitable":0},
    "createdAt": "2026-11-19T06:00:00.000Z"
  },
  "total": 2,
  "rows": [
    {
      "id": "lead1",
      "firm": {
        "id": "f1a2b3",
        "name": "杭州远岚精密制造（示例）有限公司",
        "uscc": null,
        "regionName": "浙江省杭州市",
        "industry": "C34通用设备制造业",
        "establishedAt": "2016-04-18",
        "isSample": true
      },
      "stage": "contacted",
      "note": "11月19日到过现场，下周发方案",
      "version": 2,
      "addedAt": "2026-11-19T06:05:00.000Z",
      "updatedAt": "2026-11-20T01:30:00.000Z"
    }
  ]
};
export const listMeetings: DataOf<'listMeetings'> = {
  "total": 2,
  "usedBytes": 3115000,
  "rows": [
    {
      "id": "mt000002",
      "clientId": "c0ffee0055667788",
      "title": "【示例】申报材料分工会",
      "origin": "recorded",
      "state": "recording",
      "mediaType": "audio/webm",
      "sizeBytes": 200000,
      "fileBytes": null,
      "durationMs": 51200,
      "createdAt": "2026-11-26T02:00:00.000Z",
      "updatedAt": "2026-11-26T02:00:52.000Z",
      "removedAt": null
    },
    {
      "id": "mt000001",
      "clientId": "c0ffee0011223344",
      "title": "【示例】研发项目周例会",
      "origin": "recorded",
      "state": "ready",
      "mediaType": "audio/webm",
      "sizeBytes": 2915000,
      "fileBytes": null,
      "durationMs": 754020,
      "createdAt": "2026-11-26T01:00:00.000Z",
      "updatedAt": "2026-11-26T01:12:40.000Z",
      "removedAt": null
    }
  ]
};
export const listMessages: DataOf<'listMessages'> = {
  "total": 5,
  "unread": 3,
  "rows": [
    {
      "body": "专精特新企业贷款贴息（示例）的申报窗口到2026年11月28日结束。",
      "reason": "您订阅了政策“专精特新企业贷款贴息（示例）”",
      "link": "/Policy/PolicyDetail/s-loan-330100-1",
      "items": [],
      "readAt": null,
      "archivedAt": null,
      "createdAt": "2026-11-20T01:00:00.000Z",
      "id": "m1",
      "type": "deadline",
      "typeName": "截止提醒",
      "title": "贷款贴息还有8天截止"
    },
    {
      "body": "",
      "reason": "您订阅了检索“浙江研发费用补助”，每天一次",
      "link": null,
      "items": [
        {"title":"浙江省企业研发费用后补助实施细则（示例）","link":"/Policy/PolicyDetail/s-rdsub-330000-1"},
        {"title":"云澜市企业研发费用后补助实施办法（示例）","link":"/Policy/PolicyDetail/s-rdsub-330100-1"},
        {"title":"2026年研发费用后补助拟支持企业公示（示例）","link":"/Policy/publicity/s-rdsub-list-1"}
      ],
      "readAt": null,
      "archivedAt": null,
      "createdAt": "2026-11-20T00:30:00.000Z",
      "id": "m2",
      "type": "subscription",
      "typeName": "订阅",
      "title": "“浙江研发费用补助”有2项新政策、1份公示名单"
    },
    {
      "body": "顾问正在核对到账，通常1个工作日内开通。",
      "reason": "您提交了订单HC20261112004821",
      "link": "/PersonalCenter/myOrder/orderDetail?orderId=6f1d0c2b",
      "items": [],
      "readAt": null,
      "archivedAt": null,
      "createdAt": "2026-11-19T08:12:00.000Z",
      "id": "m3",
      "type": "order",
      "typeName": "订单",
      "title": "付款凭证已收到"
    },
    {
      "body": "申报截止延后至2026年12月31日，第九条有修改。",
      "reason": "您订阅了政策“研发费用后补助实施细则（示例）”",
      "link": "/Policy/PolicyDetail/s-rdsub-330000-1",
      "items": [],
      "readAt": "2026-11-18T03:00:00.000Z",
      "archivedAt": null,
      "createdAt": "2026-11-18T01:00:00.000Z",
      "id": "m4",
      "type": "change",
      "typeName": "政策变更",
      "title": "研发费用后补助实施细则（示例）有新版本"
    },
    {
      "body": "登录手机号改为138****8000，其他设备已退出。",
      "reason": "账号的登录方式有变化",
      "link": null,
      "items": [],
      "readAt": "2026-11-12T02:00:00.000Z",
      "archivedAt": null,
      "createdAt": "2026-11-12T01:30:00.000Z",
      "id": "m5",
      "type": "system",
      "typeName": "系统",
      "title": "手机号已更换"
    }
  ]
};
export const listNotices: DataOf<'listNotices'> = {
  "asOf": "2026-11-20",
  "counts": {"open":2,"upcoming":6,"closed":31},
  "total": 2,
  "reach": {"code":"330100","name":"浙江杭州","elsewhere":37},
  "rows": [
    {
      "id": "s-330100-rd-2026-n2026",
      "title": "【示例】关于组织申报2026年度杭州市研发费用补助项目的通知",
      "docNo": "示例科〔2026〕031号",
      "issuers": ["（示例）杭州市科技主管部门","（示例）杭州市财政主管部门"],
      "regionCode": "330100",
      "regionName": "杭州市",
      "themes": ["科技、教育"],
      "publishedAt": "2026-10-12",
      "audience": "在杭州市依法登记注册满1年的企业",
      "supports": ["subsidy"],
      "window": {"state":"open","opensAt":"2026-10-20","closesAt":"2026-12-05","daysLeft":15},
      "deadlines": [
        {
          "kind": "online",
          "batch": null,
          "day": "2026-12-05",
          "time": "17:00",
          "daysLeft": 15,
          "movedFrom": "2026-11-20"
        },
        {"kind":"offline","batch":null,"day":"2026-12-09","time":null,"daysLeft":19,"movedFrom":"2026-11-24"},
        {
          "kind": "recommend",
          "batch": null,
          "day": "2026-12-19",
          "time": null,
          "daysLeft": 29,
          "movedFrom": "2026-12-04"
        }
      ],
      "extendedFrom": "2026-11-20",
      "fit": "eligible",
      "isSample": true,
      "provenance": "sample"
    },
    {
      "id": "s-330000-digital-2026-n2026",
      "title": "【示例】关于开展2026年度浙江省数字化改造补助申报工作的通知",
      "docNo": "示例工信〔2026〕018号",
      "issuers": ["（示例）浙江省工业和信息化主管部门"],
      "regionCode": "330000",
      "regionName": "浙江省",
      "themes": ["工业、交通"],
      "publishedAt": "2026-11-02",
      "audience": "在浙江省依法登记注册满1年的企业",
      "supports": ["subsidy","award"],
      "window": {"state":"open","opensAt":"2026-11-09","closesAt":"2026-12-23","daysLeft":33},
      "deadlines": [{"kind":"online","batch":null,"day":"2026-12-23","time":null,"daysLeft":33,"movedFrom":null}],
      "extendedFrom": null,
      "fit": "toVerify",
      "isSample": true,
      "provenance": "sample"
    }
  ],
  "regions": [{"value":"000000","name":"全国","count":0},{"value":"330000","name":"浙江省","count":2}],
  "departments": [{"value":"（示例）浙江省工业和信息化主管部门","name":"（示例）浙江省工业和信息化主管部门","count":1}],
  "themes": [{"value":"科技、教育","name":"科技、教育","count":1},{"value":"工业、交通","name":"工业、交通","count":1}]
};
export const listOrders: DataOf<'listOrders'> = {
  "total": 1,
  "rows": [
    {
      "id": "6f1d0c2b9a7e4f5d8c3b2a10",
      "orderNo": "HC20261112004821",
      "state": "proof_submitted",
      "stateName": "等待确认到账",
      "planName": "专业版",
      "billing": "year",
      "payableFen": 1152000,
      "createdAt": "2026-11-12T07:26:00.000Z",
      "expiresAt": null
    }
  ]
};
export const listPlans: DataOf<'listPlans'> = [
  {
    "id": "team",
    "name": "团队版",
    "summary": "刚开始系统做申报",
    "prices": {"year":680000,"quarter":190000},
    "seats": null,
    "extraSeatFen": null,
    "modules": [
      {"module":"match","moduleName":"政策匹配","limit":60,"reset":"month"},
      {"module":"assistant","moduleName":"智能对话","limit":null,"reset":"never"},
      {"module":"meeting","moduleName":"会议转写","limit":20,"reset":"month"}
    ],
    "features": ["政策检索与区域对比","政策订阅","写作空间"]
  },
  {
    "id": "professional",
    "name": "专业版",
    "summary": "常年申报，也找客户",
    "prices": {"year":1280000,"quarter":360000},
    "seats": null,
    "extraSeatFen": null,
    "modules": [
      {"module":"match","moduleName":"政策匹配","limit":null,"reset":"never"},
      {"module":"acquisition","moduleName":"AI获客","limit":60,"reset":"month"},
      {"module":"assistant","moduleName":"智能对话","limit":null,"reset":"never"},
      {"module":"meeting","moduleName":"会议转写","limit":null,"reset":"never"}
    ],
    "features": ["政策检索与区域对比","政策订阅","写作空间","专属顾问：工作日"]
  },
  {
    "id": "group",
    "name": "集团版",
    "summary": "多家企业统一管理",
    "prices": null,
    "seats": null,
    "extraSeatFen": null,
    "modules": [
      {"module":"match","moduleName":"政策匹配","limit":null,"reset":"never"},
      {"module":"acquisition","moduleName":"AI获客","limit":null,"reset":"never"},
      {"module":"assistant","moduleName":"智能对话","limit":null,"reset":"never"},
      {"module":"meeting","moduleName":"会议转写","limit":null,"reset":"never"}
    ],
    "features": ["政策检索与区域对比","政策订阅","写作空间","私有部署","专属顾问：全天"]
  }
];
export const listPortals: DataOf<'listPortals'> = {
  "total": 1,
  "rows": [
    {
      "path": "浙江省/杭州市/西湖区",
      "regionCode": "330100",
      "name": "西湖区",
      "url": "https://www.hzxh.gov.cn/",
      "origin": "import",
      "checkedAt": "2026-11-20T08:00:00.000Z",
      "isReachable": true
    }
  ]
};
export const listProofreadingDocuments: DataOf<'listProofreadingDocuments'> = {
  "rows": [
    {
      "id": "pd000001",
      "name": "依据国科发火[2016]第32号",
      "genre": "official",
      "source": "typed",
      "version": 1,
      "versions": [
        {
          "version": 1,
          "format": "text",
          "fileName": null,
          "characters": 24,
          "edits": 1,
          "revision": 1,
          "isCounted": true,
          "createdAt": "2026-11-25T02:00:00.000Z",
          "updatedAt": "2026-11-25T02:05:00.000Z"
        }
      ],
      "createdAt": "2026-11-25T02:00:00.000Z",
      "updatedAt": "2026-11-25T02:05:00.000Z"
    }
  ],
  "total": 1
};
export const listProofreadingEntries: DataOf<'listProofreadingEntries'> = {
  "rows": [
    {
      "id": "pe000001",
      "kind": "dictionary",
      "text": "青岚云",
      "suggestion": null,
      "note": null,
      "posts": [],
      "ruleId": null,
      "createdAt": "2026-11-25T02:00:00.000Z"
    }
  ]
};
export const listPublicity: DataOf<'listPublicity'> = {
  "total": 3,
  "reach": {"code":"330100","name":"浙江杭州","elsewhere":37},
  "rows": [
    {
      "id": "s-pub-330100-rd-2026",
      "title": "【示例】2026年杭州市研发费用补助拟支持名单公示",
      "docNo": "示例公〔2026〕006号",
      "issuer": "（示例）杭州市科技主管部门",
      "regionCode": "330100",
      "regionName": "杭州市",
      "kind": "proposed",
      "from": "2026-11-16",
      "to": "2026-11-25",
      "state": "running",
      "daysLeft": 5,
      "entryCount": 24,
      "amountFen": 1286000000,
      "hits": 1,
      "isSample": true
    },
    {
      "id": "s-pub-330000-digital-2026-c",
      "title": "【示例】2026年浙江省数字化改造补助拟支持名单更正公告",
      "docNo": "示例公〔2026〕002号",
      "issuer": "（示例）浙江省工业和信息化主管部门",
      "regionCode": "330100",
      "regionName": "杭州市",
      "kind": "correction",
      "from": "2026-08-03",
      "to": "2026-08-09",
      "state": "ended",
      "daysLeft": null,
      "entryCount": 0,
      "amountFen": null,
      "hits": 0,
      "isSample": true
    },
    {
      "id": "s-pub-330000-digital-2026",
      "title": "【示例】2026年浙江省数字化改造补助拟支持名单公示",
      "docNo": "示例公〔2026〕002号",
      "issuer": "（示例）浙江省工业和信息化主管部门",
      "regionCode": "330100",
      "regionName": "杭州市",
      "kind": "proposed",
      "from": "2026-08-03",
      "to": "2026-08-09",
      "state": "ended",
      "daysLeft": null,
      "entryCount": 31,
      "amountFen": 2410000000,
      "hits": 0,
      "isSample": true
    }
  ]
};
export const listPublicityHits: DataOf<'listPublicityHits'> = {
  "hits": [
    {
      "id": "h1",
      "firm": "青岚精密制造（示例）有限公司",
      "isWatched": false,
      "certainty": "name",
      "isConfirmed": null,
      "list": {
        "id": "s-pub-330100-rd-2026",
        "title": "【示例】2026年杭州市研发费用补助拟支持名单公示",
        "docNo": "示例公〔2026〕006号",
        "issuer": "（示例）杭州市科技主管部门",
        "regionCode": "330100",
        "regionName": "杭州市",
        "kind": "proposed",
        "from": "2026-11-16",
        "to": "2026-11-25",
        "state": "running",
        "daysLeft": 5,
        "entryCount": 24,
        "amountFen": 1286000000,
        "hits": 1,
        "isSample": true
      },
      "entry": {
        "seq": 7,
        "name": "青岚精密制造（示例）有限公司",
        "uscc": null,
        "project": "研发费用补助",
        "amountFen": 61440000,
        "region": "余杭区",
        "industry": "通用设备制造业"
      }
    },
    {
      "id": "h2",
      "firm": "青岚精密制造（示例）有限公司",
      "isWatched": false,
      "certainty": "similar",
      "isConfirmed": null,
      "list": {
        "id": "s-pub-330000-digital-2026",
        "title": "【示例】2026年浙江省数字化改造补助拟支持名单公示",
        "docNo": "示例公〔2026〕002号",
        "issuer": "（示例）浙江省工业和信息化主管部门",
        "regionCode": "330100",
        "regionName": "杭州市",
        "kind": "proposed",
        "from": "2026-08-03",
        "to": "2026-08-09",
        "state": "ended",
        "daysLeft": null,
        "entryCount": 31,
        "amountFen": 2410000000,
        "hits": 0,
        "isSample": true
      },
      "entry": {
        "seq": 3,
        "name": "青岚精密制造（示例）股份有限公司",
        "uscc": null,
        "project": "研发费用补助",
        "amountFen": 40000000,
        "region": "余杭区",
        "industry": "通用设备制造业"
      }
    }
  ],
  "watched": ["云帆智能装备（示例）有限公司"]
};
export const listRegionDifferences: DataOf<'listRegionDifferences'> = {
  "source": "sample",
  "items": [
    {
      "key": "award.首次认定奖励",
      "name": "首次认定奖励",
      "times": 2.5,
      "values": [
        {
          "code": "320000",
          "capFen": 20000000,
          "text": "最高20万元",
          "policyId": "s-320000-hightech-2026",
          "title": "【示例】江苏省高新技术企业认定奖励办法",
          "itemId": "art-4"
        },
        {
          "code": "330000",
          "capFen": 50000000,
          "text": "最高50万元",
          "policyId": "s-330000-hightech-2026",
          "title": "【示例】浙江省高新技术企业认定奖励办法",
          "itemId": "art-4"
        }
      ]
    }
  ]
};
export const listRegionEntries: DataOf<'listRegionEntries'> = {
  "source": "sample",
  "asOf": "2026-11-20",
  "total": 1,
  "reach": null,
  "conditions": [{"key":"region","value":"330000","label":"浙江省"},{"key":"industry","value":"C","label":"写明制造业"}],
  "rows": [
    {
      "policyId": "s-330000-first-2026",
      "title": "【示例】浙江省首台（套）首批次首版次产品奖励办法",
      "docNo": "示例工信〔2026〕018号",
      "issuers": ["（示例）浙江省工业主管部门"],
      "regionCode": "330000",
      "regionName": "浙江省",
      "publishedAt": "2026-08-14",
      "effectiveTo": "2027-12-31",
      "provenance": "sample",
      "isSample": true,
      "isOpen": true,
      "industries": [{"code":"C","name":"制造业"}],
      "items": [{"id":"art-5","name":"首台（套）装备奖励","support":"award","amount":"最高300万元"}]
    }
  ]
};
export const listRegressionQuestions: DataOf<'listRegressionQuestions'> = {
  "rows": [
    {
      "id": "rq000001",
      "q": "研发费用加计扣除合计多少",
      "documentId": "kd000001",
      "documentName": "2025年度审计报告.pdf",
      "chunkId": "ch000002",
      "rank": 1,
      "previousRank": 1,
      "checkedAt": "2026-11-18T02:00:00.000Z"
    },
    {
      "id": "rq000002",
      "q": "有效发明专利有几件",
      "documentId": "kd000001",
      "documentName": "2025年度审计报告.pdf",
      "chunkId": "ch000004",
      "rank": 6,
      "previousRank": 2,
      "checkedAt": "2026-11-18T02:00:00.000Z"
    },
    {
      "id": "rq000003",
      "q": "委托研发按多少计入",
      "documentId": "kd000001",
      "documentName": "2025年度审计报告.pdf",
      "chunkId": "ch000003",
      "rank": null,
      "previousRank": 3,
      "checkedAt": "2026-11-18T02:00:00.000Z"
    }
  ]
};
export const listReports: DataOf<'listReports'> = {
  "total": 2,
  "rows": [
    {
      "subject": "青岚精密制造（示例）有限公司",
      "rulesetDate": "2026-11-18",
      "isStale": false,
      "link": "/Policy/PolicyMatchv2/report?reportId=r1",
      "createdAt": "2026-11-20T02:02:00.000Z",
      "id": "r1",
      "kind": "projectMatch",
      "kindName": "项目申报匹配",
      "title": "项目申报匹配报告",
      "headline": "可申报6项，差一点9项"
    },
    {
      "subject": "青岚精密制造（示例）有限公司",
      "rulesetDate": "2026-10-30",
      "isStale": true,
      "link": "/Policy/FinancePolicyMatch/report?reportId=r2",
      "createdAt": "2026-11-12T06:00:00.000Z",
      "id": "r2",
      "kind": "financeMatch",
      "kindName": "金融政策匹配",
      "title": "金融政策匹配报告",
      "headline": "可申报3项"
    }
  ]
};
export const listReviews: DataOf<'listReviews'> = {
  "total": 2,
  "rows": [
    {
      "subject": "青岚精密制造（示例）有限公司",
      "rulesetDate": "2026-11-18",
      "isStale": false,
      "link": "/iptools/companyEvaluating?reviewId=v1",
      "createdAt": "2026-11-17T06:00:00.000Z",
      "id": "v1",
      "kind": "highTech",
      "kindName": "高新技术企业自评",
      "title": "高新技术企业自评",
      "headline": "86.5分，高于合格线16.5分"
    },
    {
      "subject": "青岚精密制造（示例）有限公司",
      "rulesetDate": null,
      "isStale": false,
      "link": null,
      "createdAt": "2026-11-08T06:00:00.000Z",
      "id": "v2",
      "kind": "specialization",
      "kindName": "专精特新自评",
      "title": "专精特新自评",
      "headline": "精细化指标缺2项材料"
    }
  ]
};
export const listRewards: DataOf<'listRewards'> = {
  "enterprise": {"id":"e1","name":"青岚精密制造（示例）有限公司","regionName":"浙江省杭州市","isSample":true},
  "asOf": "2026-11-20",
  "total": 5,
  "regions": [
    {"code":"000000","name":"全国","count":2},
    {"code":"330000","name":"浙江省","count":9},
    {"code":"330100","name":"杭州市","count":4}
  ],
  "supports": [{"support":"subsidy","count":2},{"support":"tax","count":2},{"support":"equity","count":1}],
  "rows": [
    {
      "id": "s-330000-rd-2025.outlay",
      "policy": {
        "policyId": "s-330000-rd-2025",
        "itemId": "outlay",
        "title": "【示例】浙江省企业研发费用后补助实施细则（2025年修订）",
        "itemName": "研发投入补助",
        "docNo": "示例科〔2025〕011号",
        "issuers": ["（示例）浙江省科技主管部门"],
        "level": "province",
        "regionName": "浙江省",
        "provenance": "sample",
        "isSample": true
      },
      "support": "subsidy",
      "amountText": "最高200万元",
      "amount": {
        "loFen": 61440000,
        "hiFen": 61440000,
        "certainty": "fixed",
        "text": "预计61.44万元，上限200万元",
        "formula": "500万元×6%＋786万元×4%"
      },
      "group": "eligible",
      "window": {"state":"open","opensAt":"2026-11-01","closesAt":"2026-12-31","daysLeft":41},
      "start": {
        "calculator": "bands",
        "inputs": {
          "bands": [{"upToFen":500000000,"percent":6},{"upToFen":null,"percent":4}],
          "capFen": 200000000,
          "baseFen": 1286000000
        }
      },
      "stacking": ["同一事项已经享受其他同类财政资金支持的，按照从高、不重复的原则补足差额"]
    },
    {
      "id": "s-330100-rd-2026.outlay",
      "policy": {
        "policyId": "s-330100-rd-2026",
        "itemId": "outlay",
        "title": "【示例】杭州市企业研发费用后补助实施细则",
        "itemName": "研发投入补助",
        "docNo": "示例科〔2026〕032号",
        "issuers": ["（示例）杭州市科技主管部门"],
        "level": "city",
        "regionName": "杭州市",
        "provenance": "sample",
        "isSample": true
      },
      "support": "subsidy",
      "amountText": "最高50万元",
      "amount": {
        "loFen": 38580000,
        "hiFen": 38580000,
        "certainty": "fixed",
        "text": "预计38.58万元，上限50万元",
        "formula": "1,286万元×3%"
      },
      "group": "toVerify",
      "window": {"state":"upcoming","opensAt":"2026-12-10","closesAt":"2027-01-20","daysLeft":20},
      "start": {"calculator":"share","inputs":{"percent":3,"capFen":50000000,"baseFen":1286000000}},
      "stacking": []
    },
    {
      "id": "s-330100-listing-2026.follow",
      "policy": {
        "policyId": "s-330100-listing-2026",
        "itemId": "follow",
        "title": "【示例】杭州市企业上市挂牌奖励实施办法",
        "itemName": "引导基金跟进投资",
        "docNo": "示例金〔2026〕007号",
        "issuers": ["（示例）杭州市金融主管部门"],
        "level": "city",
        "regionName": "杭州市",
        "provenance": "sample",
        "isSample": true
      },
      "support": "equity",
      "amountText": "最高300万元",
      "amount": {"loFen":0,"hiFen":300000000,"certainty":"discretionary","text":"最高300万元","formula":null},
      "group": "nearMiss",
      "window": {"state":"closed","opensAt":"2026-08-01","closesAt":"2026-09-30","daysLeft":null},
      "start": {"calculator":"share","inputs":{"capFen":300000000}},
      "stacking": []
    },
    {
      "id": "n-hnte-income-tax.rate-15",
      "policy": {
        "policyId": "n-hnte-income-tax",
        "itemId": "rate-15",
        "title": "高新技术企业减按15%税率征收企业所得税",
        "itemName": "企业所得税15%优惠税率",
        "docNo": null,
        "issuers": ["全国人民代表大会"],
        "level": "national",
        "regionName": "全国",
        "provenance": "curated",
        "isSample": false
      },
      "support": "tax",
      "amountText": "税率减按15%",
      "amount": null,
      "group": "eligible",
      "window": {"state":"rolling","opensAt":null,"closesAt":null,"daysLeft":null},
      "start": {"calculator":"hnteRate","inputs":{}},
      "stacking": ["与小型微利企业优惠由企业选择适用，不叠加享受"]
    },
    {
      "id": "n-small-profit-2023-12.effective-5",
      "policy": {
        "policyId": "n-small-profit-2023-12",
        "itemId": "effective-5",
        "title": "小型微利企业所得税优惠",
        "itemName": "小型微利企业所得税优惠",
        "docNo": "财政部 税务总局公告2023年第12号",
        "issuers": ["财政部","国家税务总局"],
        "level": "national",
        "regionName": "全国",
        "provenance": "curated",
        "isSample": false
      },
      "support": "tax",
      "amountText": "实际税负5%",
      "amount": null,
      "group": "nearMiss",
      "window": {"state":"rolling","opensAt":null,"closesAt":null,"daysLeft":null},
      "start": {"calculator":"smallProfit","inputs":{}},
      "stacking": ["由企业选择其一，不叠加"]
    }
  ]
};
export const listSessions: DataOf<'listSessions'> = [
  {
    "id": "9f2c71aa",
    "device": "Windows上的Chrome",
    "ip": "203.0.113.7",
    "createdAt": "2026-11-20T01:00:00.000Z",
    "lastSeenAt": "2026-11-21T02:00:00.000Z",
    "isCurrent": true
  }
];
export const listSubscriptions: DataOf<'listSubscriptions'> = [
  {
    "id": "s1",
    "kind": "query",
    "kindName": "检索",
    "name": "浙江研发费用补助",
    "spec": {"q":"研发费用补助","region":["330000"]},
    "summary": "“研发费用补助”，浙江省",
    "frequency": "daily",
    "isActive": true,
    "lastHitAt": null,
    "createdAt": "2026-11-20T08:12:00.000Z"
  }
];
export const listUseLedger: DataOf<'listUseLedger'> = {
  "total": 2,
  "rows": [
    {
      "id": "12",
      "module": "match",
      "moduleName": "政策匹配",
      "source": "trial",
      "reason": "use",
      "reasonName": "使用",
      "delta": -1,
      "at": "2026-11-20T08:12:00.000Z"
    },
    {
      "id": "3",
      "module": "match",
      "moduleName": "政策匹配",
      "source": "trial",
      "reason": "grant",
      "reasonName": "开通",
      "delta": 30,
      "at": "2026-10-30T02:00:00.000Z"
    }
  ]
};
export const login: DataOf<'login'> = {"token":"3vK9xQmT5bYw2RcA8sJdLf0ZpN7uHgE4iVoXkB6yWqM","phone":"13800138000","isNewUser":false};
export const loginByPhone: DataOf<'loginByPhone'> = login;
export const loginByUserCode: DataOf<'loginByUserCode'> = {"token":"3vK9xQmT5bYw2RcA8sJdLf0ZpN7uHgE4iVoXkB6yWqM","phone":"13800138000"};
export const lookUpEnterprise: DataOf<'lookUpEnterprise'> = [
  {
    "name": "宁波云岭机械有限公司",
    "uscc": null,
    "regionCode": "330200",
    "regionName": "浙江省宁波市",
    "industryCode": "C34",
    "establishedAt": "2012-05-18",
    "isSample": true,
    "source": "示例登记数据",
    "asOf": "2026-10-01",
    "facts": [{"key":"registeredCapital","period":"","value":"500万元"},{"key":"workforce","period":"2025","value":86}]
  }
];
export const moveDeclaration: DataOf<'moveDeclaration'> = acceptNoticeShift;
export const openSharedMeeting: DataOf<'openSharedMeeting'> = {
  "title": "【示例】研发项目周例会",
  "durationMs": 754020,
  "createdAt": "2026-11-26T01:00:00.000Z",
  "expiresAt": "2026-12-26T02:05:00.000Z",
  "transcript": {
    "revision": 2,
    "speakers": [{"id":"s1","name":"张三"},{"id":"s2","name":"李四"}],
    "segments": [
      {"id":"g1","startMs":1200,"endMs":4800,"text":"首先看检测报告的进展。","speakerId":"s1","source":"typed"},
      {
        "id": "g2",
        "startMs": 5200,
        "endMs": 9600,
        "text": "请李四在12月3日前提交检测报告。",
        "speakerId": "s1",
        "source": "typed",
        "isHighlighted": true
      },
      {"id":"g3","startMs":10100,"endMs":12000,"text":"好的，会议决定采用第二套方案。","speakerId":"s2","source":"typed"}
    ]
  },
  "minutes": {
    "revision": 0,
    "origin": "rules",
    "template": "project",
    "isEdited": false,
    "model": null,
    "writing": null,
    "content": {
      "chapters": [{"title":"首先看检测报告的进展","startMs":1200,"endMs":12000,"segmentIds":["g1","g2","g3"]}],
      "decisions": [{"text":"好的，会议决定采用第二套方案。","segmentIds":["g3"]}],
      "todos": [{"text":"请李四在12月3日前提交检测报告。","segmentIds":["g2"],"who":"李四","due":{"text":"12月3日","day":"2026-12-03"}}]
    }
  },
  "play": null
};
export const paySandbox: DataOf<'paySandbox'> = cancelOrder;
export const planRewards: DataOf<'planRewards'> = {
  "enterprise": {"id":"e1","name":"青岚精密制造（示例）有限公司","regionName":"浙江省杭州市","isSample":true},
  "asOf": "2026-11-20",
  "items": [
    {
      "id": "s-330000-rd-2025.outlay",
      "policy": {
        "policyId": "s-330000-rd-2025",
        "itemId": "outlay",
        "title": "【示例】浙江省企业研发费用后补助实施细则（2025年修订）",
        "itemName": "研发投入补助",
        "docNo": "示例科〔2025〕011号",
        "issuers": ["（示例）浙江省科技主管部门"],
        "level": "province",
        "regionName": "浙江省",
        "provenance": "sample",
        "isSample": true
      },
      "group": "eligible",
      "support": "subsidy",
      "amount": {
        "loFen": 61440000,
        "hiFen": 61440000,
        "certainty": "fixed",
        "text": "预计61.44万元，上限200万元",
        "formula": "500万元×6%＋786万元×4%"
      },
      "ownFen": null
    },
    {
      "id": "s-330100-rd-2026.outlay",
      "policy": {
        "policyId": "s-330100-rd-2026",
        "itemId": "outlay",
        "title": "【示例】杭州市企业研发费用后补助实施细则",
        "itemName": "研发投入补助",
        "docNo": "示例科〔2026〕032号",
        "issuers": ["（示例）杭州市科技主管部门"],
        "level": "city",
        "regionName": "杭州市",
        "provenance": "sample",
        "isSample": true
      },
      "group": "toVerify",
      "support": "subsidy",
      "amount": {
        "loFen": 38580000,
        "hiFen": 38580000,
        "certainty": "fixed",
        "text": "预计38.58万元，上限50万元",
        "formula": "1,286万元×3%"
      },
      "ownFen": null
    },
    {
      "id": "s-330100-listing-2026.follow",
      "policy": {
        "policyId": "s-330100-listing-2026",
        "itemId": "follow",
        "title": "【示例】杭州市企业上市挂牌奖励实施办法",
        "itemName": "引导基金跟进投资",
        "docNo": "示例金〔2026〕007号",
        "issuers": ["（示例）杭州市金融主管部门"],
        "level": "city",
        "regionName": "杭州市",
        "provenance": "sample",
        "isSample": true
      },
      "group": "nearMiss",
      "support": "equity",
      "amount": {"loFen":0,"hiFen":300000000,"certainty":"discretionary","text":"最高300万元","formula":null},
      "ownFen": null
    },
    {
      "id": "n-hnte-income-tax.rate-15",
      "policy": {
        "policyId": "n-hnte-income-tax",
        "itemId": "rate-15",
        "title": "高新技术企业减按15%税率征收企业所得税",
        "itemName": "企业所得税15%优惠税率",
        "docNo": null,
        "issuers": ["全国人民代表大会"],
        "level": "national",
        "regionName": "全国",
        "provenance": "curated",
        "isSample": false
      },
      "group": "eligible",
      "support": "tax",
      "amount": null,
      "ownFen": 26000000
    }
  ],
  "best": {
    "chosen": ["s-330000-rd-2025.outlay","s-330100-listing-2026.follow","n-hnte-income-tax.rate-15"],
    "certainFen": 87440000,
    "upToFen": 0,
    "competitiveFen": 300000000
  },
  "second": {
    "chosen": ["s-330100-rd-2026.outlay","s-330100-listing-2026.follow","n-hnte-income-tax.rate-15"],
    "certainFen": 64580000,
    "upToFen": 0,
    "competitiveFen": 300000000
  },
  "excluded": [
    {
      "id": "s-330100-rd-2026.outlay",
      "reason": "excludedBy",
      "text": "与《【示例】浙江省企业研发费用后补助实施细则（2025年修订）》“研发投入补助”就高不重复",
      "by": ["s-330000-rd-2025.outlay"],
      "clause": {
        "policyId": "s-330000-rd-2025",
        "clauseId": "art-9",
        "label": "第九条",
        "quote": "同一事项已经享受其他同类财政资金支持的，按照从高、不重复的原则补足差额"
      }
    }
  ],
  "caps": [],
  "left": []
};
export const playMeeting: DataOf<'playMeeting'> = {"playId":"Q2hlY2stdGhpcy1kZWNrLXBsZWFzZQ","expiresAt":"2026-11-26T14:05:00.000Z"};
export const previewAcquisition: DataOf<'previewAcquisition'> = {
  "firmCount": 40,
  "decided": 12,
  "held": 5,
  "missing": [{"title":"近一年研发费用占比","firms":28},{"title":"科技人员占比","firms":21}]
};
export const previewSubscription: DataOf<'previewSubscription'> = {"total":6,"rows":[{"policyId":"n-hnte-2016-32","title":"高新技术企业认定管理办法","date":"2016-01-29"}]};
export const putMeetingChunk: DataOf<'putMeetingChunk'> = {"savedMs":754020,"nextNumber":742,"missing":[]};
export const quoteOrder: DataOf<'quoteOrder'> = {
  "items": [{"name":"专业版，年付","detail":"开通后12个月","quantity":1,"unitFen":1280000,"amountFen":1280000}],
  "totalFen": 1280000,
  "discountFen": 128000,
  "discountName": "试用转正优惠",
  "payableFen": 1152000
};
export const rankPeers: DataOf<'rankPeers'> = {
  "source": "sample",
  "asOf": "2026-11-20",
  "tier": "subprovincial",
  "tiers": [{"tier":"municipality","name":"直辖市","regions":4},{"tier":"subprovincial","name":"副省级省会","regions":10}],
  "ownCode": "330100",
  "regions": [
    {
      "code": "330100",
      "name": "杭州市",
      "policies": 17,
      "published": 6,
      "trend": [1,0,1,0,0,1,0,1,0,1,1,0],
      "items": 51,
      "open": 5,
      "topAmount": {
        "value": 150000000,
        "policyId": "s-330100-digital-2026",
        "title": "【示例】杭州市制造业数字化转型补助实施办法",
        "itemName": "智能工厂奖励"
      },
      "materials": 5,
      "provenances": [{"value":"sample","count":17}]
    }
  ],
  "missing": [{"code":"210100","name":"沈阳市"}]
};
export const rankRegions: DataOf<'rankRegions'> = {
  "source": "sample",
  "enterprise": {"id":"e1","name":"青岚精密制造（示例）有限公司","regionName":"浙江省杭州市","isSample":true},
  "asOf": "2026-11-20",
  "items": [
    {
      "policy": {
        "policyId": "s-330000-rd-2026",
        "itemId": "art-6",
        "title": "【示例】浙江省企业研发费用后补助实施细则",
        "itemName": "研发投入补助",
        "docNo": "示例科〔2026〕012号",
        "issuers": ["（示例）浙江省科技主管部门"],
        "level": "province",
        "regionName": "浙江省",
        "provenance": "sample",
        "isSample": true
      },
      "regionCode": "330000",
      "amount": {"loFen":61440000,"hiFen":61440000,"certainty":"fixed","text":"预计61.44万元，上限200万元","formula":null},
      "group": "toVerify",
      "window": {"state":"open","opensAt":"2026-11-01","closesAt":"2026-12-31","daysLeft":41},
      "effectiveTo": "2029-09-30",
      "isOwnRegion": true
    }
  ]
};
export const rateScoreItem: DataOf<'rateScoreItem'> = getHighTechEvaluation;
export const readDeckBrand: DataOf<'readDeckBrand'> = {
  "colors": {"ink":"20242B","accents":["0F7B5F","E07A1F","6FA8A0","C9B458","7A8794","A34A4A"]},
  "fonts": {"heading":"思源黑体 Heavy","body":"思源黑体"},
  "logo": {"file":"lg7w3kq72nv","width":480,"height":160,"place":"top","isLight":false},
  "footer": "示例精密制造有限公司",
  "off": []
};
export const readMessages: DataOf<'readMessages'> = archiveMessages;
export const recogniseMeeting: DataOf<'recogniseMeeting'> = {
  "state": "running",
  "model": "paraformer",
  "language": null,
  "doneMs": 240000,
  "totalMs": 754020,
  "problem": null,
  "other": null
};
export const refundOrder: DataOf<'refundOrder'> = cancelOrder;
export const removeDeclarationRisk: DataOf<'removeDeclarationRisk'> = getDeclarationEvaluation;
export const removeDeclarationTask: DataOf<'removeDeclarationTask'> = acceptNoticeShift;
export const removeEvidence: DataOf<'removeEvidence'> = {
  "factId": "12",
  "period": "2025",
  "value": 128600000,
  "source": "user",
  "sourceName": "本人填写",
  "confidence": "stated",
  "isChosen": true,
  "evidence": {"fileName":"审计报告.pdf","size":182400,"isKept":false},
  "note": null,
  "recordedAt": "2026-11-20T08:12:00.000Z",
  "supersededAt": null
};
export const removeMaterialSlot: DataOf<'removeMaterialSlot'> = getDeclarationMaterials;
export const removeMaterialVersions: DataOf<'removeMaterialVersions'> = getDeclarationMaterials;
export const removeObligation: DataOf<'removeObligation'> = acceptNoticeShift;
export const removePayout: DataOf<'removePayout'> = acceptNoticeShift;
export const requestInvoice: DataOf<'requestInvoice'> = cancelOrder;
export const resolveDeclarationComment: DataOf<'resolveDeclarationComment'> = addDeclarationComment;
export const retrieveKnowledge: DataOf<'retrieveKnowledge'> = {
  "terms": ["研发","费用","加计","扣除"],
  "hits": [
    {
      "chunkId": "ch000001",
      "documentId": "kd000001",
      "documentName": "2025年度审计报告.pdf",
      "page": 5,
      "text": "本年度研发费用合计28643200.00元，占营业收入的比例为5.9%，比上年增加1.2个百分点。",
      "score": 12.4,
      "matched": ["研发","费用"]
    },
    {
      "chunkId": "ch000002",
      "documentId": "kd000001",
      "documentName": "2025年度审计报告.pdf",
      "page": 6,
      "text": "研发费用加计扣除合计12860000.00元，其中直接投入5000000.00元，人员人工7860000.00元。",
      "score": 7.2,
      "matched": ["研发","费用","加计","扣除"]
    }
  ],
  "misses": ["“职工花名册.pdf”“设备清单.pdf”解析失败，里面的内容查不到"]
};
export const retryKnowledgeDocument: DataOf<'retryKnowledgeDocument'> = getKnowledgeDocument;
export const reuseMaterial: DataOf<'reuseMaterial'> = getDeclarationMaterials;
export const revokeOtherSessions: DataOf<'revokeOtherSessions'> = {"revoked":2};
export const rewriteDeckSlide: DataOf<'rewriteDeckSlide'> = {"id":"i1","layout":"bullets","isWritten":true,"data":{"title":"申报条件","items":[{"text":"研发费用总额不低于100万元"}]}};
export const runAcquisition: DataOf<'runAcquisition'> = {
  "id": "run1",
  "kind": "conditions",
  "title": "2025年营业收入不低于2,000万元，高新技术企业",
  "policy": null,
  "region": "330000",
  "regionName": "浙江省",
  "conditions": [{"key":"revenue","operator":">=","value":2000000000},{"key":"isHighTech","operator":"is","value":true}],
  "firmCount": 12,
  "isFree": false,
  "createdAt": "2026-11-20T02:10:00.000Z"
};
export const runMatch: DataOf<'runMatch'> = confirmMatchCondition;
export const runRegressionQuestions: DataOf<'runRegressionQuestions'> = {
  "rows": [
    {
      "id": "rq000001",
      "q": "研发费用加计扣除合计多少",
      "documentId": "kd000001",
      "documentName": "2025年度审计报告.pdf",
      "chunkId": "ch000001",
      "rank": 1,
      "previousRank": null,
      "checkedAt": "2026-11-21T02:00:00.000Z"
    }
  ]
};
export const saveChatTemplate: DataOf<'saveChatTemplate'> = {"id":"t0000001","name":"比较两地奖补","text":"{{地区}}和{{另一地区}}的{{事项}}有什么区别","group":"我的","isOwn":true};
export const saveCorrection: DataOf<'saveCorrection'> = acceptNoticeShift;
export const saveDeck: DataOf<'saveDeck'> = {"revision":3,"updatedAt":"2026-11-26T02:05:00.000Z"};
export const saveDeckBrand: DataOf<'saveDeckBrand'> = readDeckBrand;
export const saveDeckOutline: DataOf<'saveDeckOutline'> = saveDeck;
export const saveDeclarationEvaluation: DataOf<'saveDeclarationEvaluation'> = getDeclarationEvaluation;
export const saveDeclarationRisk: DataOf<'saveDeclarationRisk'> = getDeclarationEvaluation;
export const saveDeclarationTask: DataOf<'saveDeclarationTask'> = acceptNoticeShift;
export const saveEnterprise: DataOf<'saveEnterprise'> = {
  "id": "e1",
  "name": "青岚精密制造（示例）有限公司",
  "uscc": null,
  "regionCode": "330100",
  "regionName": "浙江省杭州市",
  "industryCode": "C34",
  "establishedAt": "2019-04-18",
  "isSample": true,
  "isCurrent": true,
  "filled": 31,
  "total": 38
};
export const saveEvaluation: DataOf<'saveEvaluation'> = getSavedEvaluation;
export const saveEvidence: DataOf<'saveEvidence'> = {
  "evidenceId": "v3",
  "kind": "质量管理体系认证证书",
  "fileName": "ISO9001证书.pdf",
  "mediaType": "application/pdf",
  "size": 920000,
  "uploadedAt": "2025-08-02T02:00:00.000Z",
  "expiresOn": "2026-08-01",
  "isExpired": true,
  "origin": "upload",
  "usedIn": ["数控机床智能化改造"],
  "expiry": "expired",
  "uses": [{"kind":"declaration","id":"d1","name":"数控机床智能化改造"}],
  "older": [
    {
      "evidenceId": "v2",
      "fileName": "ISO9001证书2022.pdf",
      "size": 880000,
      "uploadedAt": "2022-08-03T02:00:00.000Z",
      "expiresOn": "2025-08-01",
      "uses": []
    }
  ]
};
export const saveFact: DataOf<'saveFact'> = chooseFact;
export const saveKnowledgeBase: DataOf<'saveKnowledgeBase'> = {
  "id": "kb000001",
  "name": "申报材料库",
  "kind": "own",
  "documents": 1,
  "bytes": 8400000,
  "folders": [{"id":"fd000001","name":"审计报告","documents":1}],
  "createdAt": "2026-11-21T02:00:00.000Z"
};
export const saveKnowledgeFolder: DataOf<'saveKnowledgeFolder'> = saveKnowledgeBase;
export const saveLead: DataOf<'saveLead'> = {
  "id": "lead1",
  "firm": {
    "id": "f1a2b3",
    "name": "杭州远岚精密制造（示例）有限公司",
    "uscc": null,
    "regionName": "浙江省杭州市",
    "industry": "C34通用设备制造业",
    "establishedAt": "2016-04-18",
    "isSample": true
  },
  "stage": "contacted",
  "note": "11月19日到过现场，下周发方案",
  "version": 2,
  "addedAt": "2026-11-19T06:05:00.000Z",
  "updatedAt": "2026-11-20T01:30:00.000Z"
};
export const saveLeadList: DataOf<'saveLeadList'> = {
  "id": "list1",
  "name": "杭州高企",
  "count": 2,
  "stages": {"toContact":1,"contacted":1,"interested":0,"signed":0,"unsuitable":0},
  "createdAt": "2026-11-19T06:00:00.000Z"
};
export const saveMaterialSlot: DataOf<'saveMaterialSlot'> = getDeclarationMaterials;
export const saveMeetingLevels: DataOf<'saveMeetingLevels'> = createMeeting;
export const saveMeetingMinutes: DataOf<'saveMeetingMinutes'> = getMeetingMinutes;
export const saveMeetingSettings: DataOf<'saveMeetingSettings'> = getMeetingSettings;
export const saveMeetingTranscript: DataOf<'saveMeetingTranscript'> = saveDeck;
export const saveNotificationSettings: DataOf<'saveNotificationSettings'> = getNotificationSettings;
export const saveObligation: DataOf<'saveObligation'> = acceptNoticeShift;
export const savePayout: DataOf<'savePayout'> = acceptNoticeShift;
export const saveProofreadingEdits: DataOf<'saveProofreadingEdits'> = countProofreadingVersion;
export const saveProofreadingEntry: DataOf<'saveProofreadingEntry'> = {
  "id": "pe000001",
  "kind": "dictionary",
  "text": "青岚云",
  "suggestion": null,
  "note": null,
  "posts": [],
  "ruleId": null,
  "createdAt": "2026-11-25T02:00:00.000Z"
};
export const saveRegressionQuestion: DataOf<'saveRegressionQuestion'> = {
  "id": "rq000001",
  "q": "研发费用加计扣除合计多少",
  "documentId": "kd000001",
  "documentName": "2025年度审计报告.pdf",
  "chunkId": "ch000001",
  "rank": 1,
  "previousRank": null,
  "checkedAt": "2026-11-21T02:00:00.000Z"
};
export const saveSubscription: DataOf<'saveSubscription'> = {
  "id": "s1",
  "kind": "query",
  "kindName": "检索",
  "name": "浙江研发费用补助",
  "spec": {"q":"研发费用补助","region":["330000"]},
  "summary": "“研发费用补助”，浙江省",
  "frequency": "daily",
  "isActive": true,
  "lastHitAt": null,
  "createdAt": "2026-11-20T08:12:00.000Z"
};
export const sealMeeting: DataOf<'sealMeeting'> = createMeeting;
export const searchPolicies: DataOf<'searchPolicies'> = {
  "total": 86,
  "reach": {"code":"330100","name":"浙江杭州","elsewhere":37},
  "recognised": {
    "docNo": null,
    "clauseLabel": null,
    "terms": ["研发","费用","补助","最多"],
    "truncated": false,
    "whole": 86,
    "kind": "question",
    "place": null,
    "meant": [],
    "absent": []
  },
  "dropSuggestions": [],
  "didYouMean": [],
  "answer": {
    "grade": "direct",
    "clauses": [
      {
        "policyId": "s-rdsub-330000-1",
        "title": "【示例】浙江省企业研发费用后补助实施细则",
        "docNo": "示例科〔2026〕012号",
        "status": "in_force",
        "provenance": "sample",
        "isSample": true,
        "clauseId": "art-8",
        "clauseLabel": "第八条",
        "text": "单个企业每年度补助总额不超过200万元。（示例条款）",
        "sentence": [0,20],
        "marks": [[7,9],[11,14]],
        "grade": "direct",
        "said": [{"asked":"最多","printed":"不超过"}]
      }
    ],
    "lacking": []
  },
  "amounts": [
    {"fromFen":0,"toFen":10000000,"count":3},
    {"fromFen":10000000,"toFen":20000000,"count":6},
    {"fromFen":20000000,"toFen":50000000,"count":14},
    {"fromFen":50000000,"toFen":100000000,"count":20},
    {"fromFen":100000000,"toFen":200000000,"count":16},
    {"fromFen":200000000,"toFen":300000000,"count":11},
    {"fromFen":300000000,"toFen":500000000,"count":7},
    {"fromFen":500000000,"toFen":1000000000,"count":4},
    {"fromFen":1000000000,"toFen":3000000000,"count":2},
    {"fromFen":3000000000,"toFen":null,"count":0}
  ],
  "rows": [
    {
      "id": "s-rdsub-330000-1",
      "title": "【示例】浙江省企业研发费用后补助实施细则",
      "titleMarks": [[9,13],[14,16]],
      "docNo": "示例科〔2026〕012号",
      "issuers": ["（示例）浙江省科技主管部门"],
      "level": "province",
      "regionCode": "330000",
      "regionName": "浙江省",
      "kind": "normative",
      "status": "in_force",
      "provenance": "sample",
      "isSample": true,
      "publishedAt": "2026-09-18",
      "effectiveFrom": "2026-10-01",
      "support": ["subsidy"],
      "amount": {"text":"最高200万元","capFen":200000000},
      "window": {"state":"open","opensAt":"2026-11-01","closesAt":"2026-12-31","daysLeft":41},
      "snippets": [
        {
          "clauseId": "art-7",
          "clauseLabel": "第七条",
          "text": "上年度研发费用加计扣除额500万元（含）以下部分按6%给予后补助，500万元以上至2000万元（含）部分按4%给予后补助。",
          "marks": [[3,7],[30,32]]
        }
      ],
      "supersededBy": null,
      "versionCount": 1,
      "fit": {"group":"toVerify","counts":{"met":6,"unmet":0,"unknown":1,"manual":0}}
    },
    {
      "id": "s-interest-330100-1",
      "title": "【示例】杭州市科技型中小企业研发贷款贴息申报通知",
      "titleMarks": [[14,16]],
      "docNo": "示例金〔2026〕031号",
      "issuers": ["（示例）杭州市科技主管部门","（示例）杭州市财政主管部门"],
      "level": "city",
      "regionCode": "330100",
      "regionName": "杭州市",
      "kind": "normative",
      "status": "in_force",
      "provenance": "sample",
      "isSample": true,
      "publishedAt": "2026-09-18",
      "effectiveFrom": "2026-10-01",
      "support": ["interest"],
      "amount": {"text":"最高60万元","capFen":60000000},
      "window": {"state":"open","opensAt":"2026-10-20","closesAt":"2026-11-28","daysLeft":8},
      "snippets": [
        {
          "clauseId": "art-5",
          "clauseLabel": "第五条",
          "text": "对用于研发活动的贷款，按实际支付利息的50%给予补助，贴息期限不超过24个月。",
          "marks": [[3,5],[24,26]]
        }
      ],
      "supersededBy": null,
      "versionCount": 1
    }
  ],
  "facets": [
    {
      "key": "level",
      "more": 0,
      "buckets": [
        {"value":"province","label":"省级","count":38,"parent":null},
        {"value":"city","label":"市级","count":48,"parent":null}
      ]
    },
    {
      "key": "region",
      "more": 0,
      "buckets": [
        {"value":"330000","label":"浙江省","count":12,"parent":null},
        {"value":"330100","label":"杭州市","count":7,"parent":"330000"},
        {"value":"440000","label":"广东省","count":9,"parent":null}
      ]
    },
    {
      "key": "window",
      "more": 0,
      "buckets": [
        {"value":"open","label":"申报中","count":21,"parent":null},
        {"value":"upcoming","label":"即将开放","count":6,"parent":null},
        {"value":"rolling","label":"常年受理","count":9,"parent":null},
        {"value":"closed","label":"已截止","count":50,"parent":null}
      ]
    },
    {
      "key": "support",
      "more": 0,
      "buckets": [
        {"value":"subsidy","label":"资金补助","count":41,"parent":null},
        {"value":"interest","label":"贷款贴息","count":13,"parent":null}
      ]
    },
    {
      "key": "department",
      "more": 0,
      "buckets": [{"value":"（示例）浙江省科技主管部门","label":"（示例）浙江省科技主管部门","count":5,"parent":null}]
    },
    {"key":"theme","more":0,"buckets":[{"value":"科技、教育","label":"科技、教育","count":61,"parent":null}]},
    {
      "key": "kind",
      "more": 0,
      "buckets": [
        {"value":"normative","label":"规范性文件","count":52,"parent":null},
        {"value":"notice","label":"申报通知","count":34,"parent":null}
      ]
    },
    {
      "key": "status",
      "more": 0,
      "buckets": [
        {"value":"in_force","label":"现行有效","count":80,"parent":null},
        {"value":"repealed","label":"已废止","count":6,"parent":null}
      ]
    },
    {
      "key": "source",
      "more": 0,
      "buckets": [
        {"value":"curated","label":"人工结构化","count":4,"parent":null},
        {"value":"sample","label":"示例数据","count":82,"parent":null}
      ]
    },
    {
      "key": "year",
      "more": 0,
      "buckets": [
        {"value":"2026","label":"2026年","count":60,"parent":null},
        {"value":"2025","label":"2025年","count":26,"parent":null}
      ]
    }
  ]
};
export const selectEnterprise: DataOf<'selectEnterprise'> = saveEnterprise;
export const sendMeetingSound: DataOf<'sendMeetingSound'> = {
  "state": "listening",
  "total": 1,
  "sentences": [{"id":"g1","startMs":0,"endMs":2400,"text":"今天开会。","source":"recognised"}],
  "partial": "先说"
};
export const sendVerifyCode: DataOf<'sendVerifyCode'> = {"resendAfterSeconds":60,"expiresInSeconds":300};
export const setDeclarationPublicity: DataOf<'setDeclarationPublicity'> = acceptNoticeShift;
export const shareDeck: DataOf<'shareDeck'> = {
  "shareId": "Q2hlY2stdGhpcy1kZWNrLXBsZWFzZQ",
  "createdAt": "2026-11-26T02:05:00.000Z",
  "expiresAt": "2026-12-26T02:05:00.000Z"
};
export const shareMatchReport: DataOf<'shareMatchReport'> = {"shareId":"Q2hlY2stdGhpcy1yZXBvcnQtcGxlYXNl","createdAt":"2026-11-20T02:42:00.000Z"};
export const shareMeeting: DataOf<'shareMeeting'> = {
  "shareId": "Q2hlY2stdGhpcy1kZWNrLXBsZWFzZQ",
  "createdAt": "2026-11-26T02:05:00.000Z",
  "expiresAt": "2026-12-26T02:05:00.000Z",
  "hasPassword": false,
  "hasMinutes": false
};
export const startPayment: DataOf<'startPayment'> = {"paymentId":"41c07b5e2d9f6a8b3c1d0e4f","gateway":"sandbox","amountFen":1152000,"payUrl":null};
export const stopDeckWriting: DataOf<'stopDeckWriting'> = createDeck;
export const stopMeetingMinutes: DataOf<'stopMeetingMinutes'> = getMeetingMinutes;
export const stopRecognising: DataOf<'stopRecognising'> = {
  "recognition": {
    "state": "stopped",
    "model": "paraformer",
    "language": null,
    "doneMs": 240000,
    "totalMs": 754020,
    "problem": null,
    "other": null
  }
};
export const submitOrder: DataOf<'submitOrder'> = cancelOrder;
export const subscribeCalendar: DataOf<'subscribeCalendar'> = {"feedId":"Zk3vQpX8mN2rT6wY1aB4cD7eF0gH5jL9oS-uVxIqRtE","createdAt":"2026-11-20T10:24:00.000Z"};
export const suggestPolicies: DataOf<'suggestPolicies'> = {
  "suggestions": [
    {
      "kind": "policy",
      "text": "高新技术企业认定管理办法",
      "marks": [[0,6]],
      "policyId": "n-hnte-2016-32",
      "detail": "国科发火〔2016〕32号"
    },
    {"kind":"department","text":"科学技术部","marks":[],"policyId":null}
  ]
};
export const swapMeetingTranscript: DataOf<'swapMeetingTranscript'> = {
  "state": "done",
  "model": "paraformer",
  "language": null,
  "doneMs": 754020,
  "totalMs": 754020,
  "problem": null,
  "other": "previous"
};
export const tryMatchChanges: DataOf<'tryMatchChanges'> = {
  "counts": {"eligible":6,"waiting":0,"closed":0,"nearMiss":9,"toVerify":14,"held":0,"ineligible":8},
  "countsAfter": {"eligible":7,"waiting":0,"closed":0,"nearMiss":8,"toVerify":14,"held":0,"ineligible":8},
  "moves": [
    {
      "policy": {
        "policyId": "s-rd-330100",
        "itemId": "award",
        "title": "【示例】杭州市企业研发费用后补助实施细则",
        "itemName": "研发费用后补助",
        "docNo": "示例科〔2026〕012号",
        "issuers": ["（示例）杭州市科技主管部门"],
        "level": "city",
        "regionName": "浙江省杭州市",
        "provenance": "sample",
        "isSample": true
      },
      "before": "nearMiss",
      "after": "eligible",
      "because": ["发明专利由2件变为4件"]
    }
  ]
};
export const updateConversation: DataOf<'updateConversation'> = createConversation;
export const updateDeck: DataOf<'updateDeck'> = createDeck;
export const updateDeclaration: DataOf<'updateDeclaration'> = acceptNoticeShift;
export const updateEvidence: DataOf<'updateEvidence'> = saveEvidence;
export const updateKnowledgeChunk: DataOf<'updateKnowledgeChunk'> = {
  "id": "ch000001",
  "ordinal": 1,
  "page": 6,
  "heading": null,
  "text": "研发费用加计扣除合计12860000.00元",
  "isEnabled": true,
  "isEdited": false,
  "boxes": []
};
export const updateKnowledgeDocument: DataOf<'updateKnowledgeDocument'> = getKnowledgeDocument;
export const updateMeeting: DataOf<'updateMeeting'> = createMeeting;
export const updateProofreadingDocument: DataOf<'updateProofreadingDocument'> = addProofreadingVersion;
export const uploadDeck: DataOf<'uploadDeck'> = createDeck;
export const uploadDeckPicture: DataOf<'uploadDeckPicture'> = {"file":"p9w3kq72nv","width":1600,"height":900};
export const uploadEvidence: DataOf<'uploadEvidence'> = chooseFact;
export const uploadKnowledgeDocument: DataOf<'uploadKnowledgeDocument'> = getKnowledgeDocument;
export const uploadMaterial: DataOf<'uploadMaterial'> = getDeclarationMaterials;
export const uploadPaymentProof: DataOf<'uploadPaymentProof'> = cancelOrder;
export const uploadProofreadingDocument: DataOf<'uploadProofreadingDocument'> = {
  "id": "pd000001",
  "name": "通知.docx",
  "genre": "official",
  "source": "upload",
  "version": 1,
  "versions": [
    {
      "version": 1,
      "format": "docx",
      "fileName": "通知.docx",
      "characters": 24,
      "edits": 1,
      "revision": 1,
      "isCounted": true,
      "createdAt": "2026-11-25T02:00:00.000Z",
      "updatedAt": "2026-11-25T02:05:00.000Z"
    }
  ],
  "createdAt": "2026-11-25T02:00:00.000Z",
  "updatedAt": "2026-11-25T02:05:00.000Z"
};
export const useModule: DataOf<'useModule'> = {"module":"match","used":3,"limit":30};
export const waiveFormCheck: DataOf<'waiveFormCheck'> = getDeclarationReadiness;
export const writeMeetingMinutes: DataOf<'writeMeetingMinutes'> = getMeetingMinutes;
