// Generated from openapi/main by `npm run api`. Do not edit.
export interface paths {
    "/api/chatAgentRecord/getContent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 取一条助手回答的正文，供复制 */
        post: operations["getChatContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/gDeclaraManage/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 项目申报列表 */
        get: operations["listDeclarations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/gUserRecord/saveRecord": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 记录一次页面访问 */
        post: operations["saveUsageRecord"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/account/changePhone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 更换手机号
         * @description Both phones are proven by a code of the purpose changePhone. Other sessions end. 409: the new phone has an account.
         */
        post: operations["changePhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/account/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 注销账号
         * @description With a code of the purpose closeAccount. Deletes everything but the orders, which the law keeps without the account. 409 while money is
         *     under way, and for the demo account.
         */
        post: operations["closeAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/account/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 导出账号数据
         * @description Everything that belongs to the account, as one JSON file; files by their names. Five times an hour.
         */
        get: operations["exportAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/account/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 通知设置 */
        get: operations["getNotificationSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/account/revokeOtherSessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 退出其他设备 */
        post: operations["revokeOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/account/revokeSession": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 退出一台设备 */
        post: operations["revokeSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/account/saveNotifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 保存通知设置 */
        post: operations["saveNotificationSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/account/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 登录中的设备 */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/calendar/shared/{feedId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 日历订阅
         * @description iCalendar (RFC 5545) for calendar programs, which send no token: days as all-day events with reminders at 09:00 seven days and
         *     one day before. An event keeps its UID; its SEQUENCE grows when it changes; what is withdrawn is CANCELLED for 30 days.
         *     404 when the address was ended.
         */
        get: operations["readCalendarFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/calendar/subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 生成日历订阅地址
         * @description One address per enterprise; the one that there was ends. It is answered once and kept only as a hash.
         */
        post: operations["subscribeCalendar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/calendar/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 资金时间线
         * @description From the facts as they are now; changes nothing and costs nothing. Days that are over are left out.
         */
        get: operations["getTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/calendar/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 停用日历订阅地址
         * @description The address answers 404 from now on. Without one, nothing changes.
         */
        post: operations["unsubscribeCalendar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/enterprise/chooseFact/{enterpriseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 采用某个来源的值 */
        post: operations["chooseFact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/enterprise/evidence/{enterpriseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 上传佐证材料
         * @description PDF, PNG or JPEG of at most 5 MB, recognised by its bytes; the value becomes evidenced. A file that was there before is removed.
         */
        post: operations["uploadEvidence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/enterprise/evidenceFile/{enterpriseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 下载佐证材料
         * @description Also of a value of the history, while its file is kept.
         */
        get: operations["downloadEvidence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/enterprise/factConditions/{enterpriseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 一项资料关系到的政策条件
         * @description Conditions of policies in force nationwide and in the firm's region that ask for a fact, national policies first.
         */
        get: operations["listFactConditions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/enterprise/factHistory/{enterpriseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 一项资料的历史
         * @description Newest first.
         */
        get: operations["getFactHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/enterprise/facts/{enterpriseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 企业资料
         * @description Every fact there is, filled or not. Values of several sources stand side by side; isChosen marks the one that counts. 0 and false are
         *     values, only absence is unknown. A yearly fact counts as filled when the newest full year is.
         */
        get: operations["getFacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/enterprise/importFacts/{enterpriseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 导入资料
         * @description CSV with the columns key (or 名称), period (年度), value (值) and optionally note (备注), or a JSON list of such objects. What is right
         *     and differs from the value that counts is imported as source import; what is wrong is said line by line. dryRun writes nothing.
         *     Amounts of text name their unit (1286万元), have it in the name of the column (值（万元）) or are read in bareUnit.
         */
        post: operations["importFacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/enterprise/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 我的企业 */
        get: operations["listEnterprises"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/enterprise/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 可选的地区与行业
         * @description Provinces and cities of GB/T 2260 and the 97 divisions of GB/T 4754, for the form of an enterprise.
         */
        get: operations["getEnterpriseOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/enterprise/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 删除企业及其资料 */
        post: operations["removeEnterprise"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/enterprise/removeEvidence/{enterpriseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 删除佐证材料
         * @description Also of a value of the history. The name of the file stays there.
         */
        post: operations["removeEvidence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/enterprise/removeFact/{enterpriseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 删除一个值
         * @description It stays in the history with its evidence. What other sources say does not count until it is chosen.
         */
        post: operations["removeFact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/enterprise/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 保存企业
         * @description Without enterpriseId a new one; the first of an account becomes the current one. At most 20.
         */
        post: operations["saveEnterprise"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/enterprise/saveFact/{enterpriseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 填写一项资料
         * @description Replaces the former value of the same source and becomes the one that counts; the former stays in the history.
         */
        post: operations["saveFact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/enterprise/select": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 切换当前企业 */
        post: operations["selectEnterprise"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/equity/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 次数明细
         * @description Newest first; nothing is ever taken out of it.
         */
        get: operations["listUseLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/equity/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 剩余次数
         * @description Every module in a fixed order. A use is taken from the source that ends first.
         */
        get: operations["getEquity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/evaluation/highTech": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 高新技术企业自评
         * @description 国科发火〔2016〕32号 and 195号 for the facts and ratings as they are now. Changes nothing and costs nothing.
         */
        get: operations["getHighTechEvaluation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/evaluation/rate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 给需要专家判断的指标自评
         * @description Kept for the enterprise. 400 when the item is not one that experts judge, or the points do not fit it.
         */
        post: operations["rateScoreItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/evaluation/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 生成评测报告
         * @description Uses the module evaluation once; the Idempotency-Key is that of the use. Sent again it answers the same snapshot, which is listed in 我的评测.
         *     1010 when no use is left; nothing is lost.
         */
        post: operations["saveEvaluation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/evaluation/saved/{reportId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 评测报告
         * @description As it was made.
         */
        get: operations["getSavedEvaluation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/evaluation/specialization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 专精特新自评
         * @description The four tiers of 优质中小企业梯度培育, by the rules in force or those of 2022.
         */
        get: operations["getSpecializationEvaluation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/match/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 回答一题
         * @description Kept at once, and answered with where that leads. An exact value goes into the facts of the enterprise (source: user).
         *     400 when it cannot be: a share above 1, a range that ends before it begins.
         */
        post: operations["answerMatchQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/match/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 确认一项需要人判断的条件
         * @description Kept for the enterprise; answers a new report that rests on it, free of charge. The old one stays as it was.
         */
        post: operations["confirmMatchCondition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/match/diff/{reportId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 与另一份报告比较
         * @description Of the same enterprise and variant; 409 otherwise.
         */
        get: operations["diffMatchReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/match/export/{reportId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 导出匹配报告
         * @description pdf with selectable text, docx, or json: the report as getMatchReport gives it, and as it can be checked later.
         */
        get: operations["exportMatchReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/match/policy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 一项政策，我符合吗
         * @description What a report would say of the items of this policy, of what is known now. Keeps nothing and costs nothing.
         */
        get: operations["judgePolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/match/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 匹配的题目与进度
         * @description What is known, what is still worth asking and what it would decide. Changes nothing and costs nothing.
         */
        get: operations["getMatchProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/match/report/{reportId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 匹配报告
         * @description As it was made.
         */
        get: operations["getMatchReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/match/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 生成匹配报告
         * @description Uses the module match once; the Idempotency-Key is that of the use. Sent again it answers the same report.
         *     1010 when no use is left; nothing is lost.
         */
        post: operations["runMatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/match/share": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 分享报告
         * @description A link for reading, until it is revoked. Sent again it replaces the one before.
         */
        post: operations["shareMatchReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/match/shared/{shareId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 分享的报告
         * @description For anybody with the link; without the id of the enterprise. 404 when it was revoked.
         */
        get: operations["getSharedMatchReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/match/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 匹配的摘要
         * @description What a report would say in a few lines, of what is known now, and which report was the last. Keeps nothing and costs nothing.
         */
        get: operations["getMatchSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/match/unshare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 停止分享
         * @description The link no longer opens.
         */
        post: operations["unshareMatchReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/match/whatIf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 如果这些资料变了
         * @description What would move if facts were different. Keeps nothing and costs nothing.
         */
        post: operations["tryMatchChanges"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/message/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 归档消息 */
        post: operations["archiveMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/message/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 消息 */
        get: operations["listMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/message/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 标为已读
         * @description Without ids all of the inbox. Ids that are not one's own change nothing.
         */
        post: operations["readMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/message/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 实时消息
         * @description Server-sent events for a client that can send headers (fetch): each `message` event holds a Message as JSON, its id is the message's id.
         *     A comment comes every 25 s. The stream ends when the session does.
         */
        get: operations["streamMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notice/calendar/{policyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 一份通知的日历文件
         * @description iCalendar (RFC 5545): the first day and every deadline. An event keeps its UID; its SEQUENCE is the number of extensions that moved it, so that
         *     importing the file again moves the event.
         */
        get: operations["exportNoticeCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notice/detail/{policyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 申报通知详情 */
        get: operations["getNotice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notice/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 申报通知
         * @description What closes first comes first; of what is over, what closed last. A region includes everything below it. With an enterprise each says whether it fits.
         */
        get: operations["listNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/order/cancel/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 取消订单
         * @description Before the money is there: cancelled. After a slip was uploaded: refunding, because money may be on its way.
         */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/order/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 提交订单
         * @description The same Idempotency-Key with the same content answers the same order; with other content 409. payableFen, when sent, is what the
         *     user was shown: a different present price is 409, and no order is made. So is an agreementVersion that is not the present one.
         *     The customer, the payee and the agreement are kept as they are at the submission; documents go on to say these.
         */
        post: operations["createOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/order/detail/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 订单详情 */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/order/document/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 下载合同或收款凭证
         * @description A PDF with selectable text, made now from the order. contract: from the day the order was submitted; receipt: once the money
         *     is there; 409 before. `documents` of the order says which exist. Neither carries a seal, and neither is a tax invoice.
         */
        get: operations["downloadOrderDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/order/invoice/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 申请发票
         * @description May be changed until the invoice is issued.
         */
        post: operations["requestInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/order/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 我的订单 */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/order/pay/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 在线支付
         * @description 409 while no gateway is set (PAYMENT_GATEWAY). payUrl is null where the gateway has no page of its own.
         */
        post: operations["startPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/order/paymentNotice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 支付网关的通知
         * @description Called by the gateway. The signature covers every other field; a repeated notice changes nothing; a wrong amount is 409.
         */
        post: operations["receivePaymentNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/order/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 可以购买的套餐 */
        get: operations["listPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/order/proof/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 上传付款凭证
         * @description PDF, PNG or JPEG of at most 5 MB, recognised by its bytes. Again replaces the former one until the money is confirmed.
         */
        post: operations["uploadPaymentProof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/order/proofFile/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 下载付款凭证 */
        get: operations["downloadPaymentProof"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/order/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 计算价格
         * @description The price comes from the server alone; createOrder computes it again. 400 for a plan that an adviser prices.
         */
        post: operations["quoteOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/order/refund/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 申请退款
         * @description Within 7 days of its start and before any use; the equity ends at once.
         */
        post: operations["refundOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/order/sandboxPayment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 沙箱支付，仅用于演示
         * @description Plays the gateway: signs a notice as a real one would, and hands it in. 409 unless PAYMENT_GATEWAY=sandbox.
         */
        post: operations["paySandbox"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/order/submit/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 提交草稿订单
         * @description draft becomes pending_payment. The price is computed again; payableFen is what the user was shown, and a different present
         *     price is 409: the draft stays as it was. So is an agreementVersion that is not the present one. The customer, the payee and
         *     the agreement are kept as they are now.
         */
        post: operations["submitOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/order/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 订购须知
         * @description What holds for every purchase: who advises, how one may pay, the days for paying and for a refund, and the agreement.
         */
        get: operations["getSaleTerms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/policy/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 政策对比
         * @description Two documents side by side: two versions of one title, or two that do the same elsewhere. Clauses are aligned by what they say, not by their
         *     numbers. 413: together they are longer than can be compared here.
         */
        get: operations["comparePolicies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/policy/detail/{policyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 政策详情 */
        get: operations["getPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/policy/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 首页的最新政策与即将截止
         * @description Public: what everybody may read.
         */
        get: operations["getPolicyOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/policy/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 检索政策
         * @description One query over titles, 文号 and clauses. Terms are joined by AND; a 文号 in any bracket style goes straight to its document;
         *     a clause label (第九条) beside a title lands on that clause. Within a facet values are joined by OR, between facets by AND, and
         *     the counts of a facet ignore that facet's own choice. Superseded versions rank lower.
         */
        get: operations["searchPolicies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/policy/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 输入时的建议 */
        get: operations["suggestPolicies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/publicity/detail/{publicityId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 公示名单详情
         * @description A page of its entries, in the order of the list.
         */
        get: operations["getPublicity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/publicity/export/{publicityId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 公示名单的CSV
         * @description All entries with the source in the first lines.
         */
        get: operations["exportPublicity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/publicity/hits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 我的公示
         * @description Entries of the user's firms and of those that are followed.
         */
        get: operations["listPublicityHits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/publicity/judgeHit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 确认或否认公示命中
         * @description What is denied is not shown as a hit any more and stays off the timeline.
         */
        post: operations["judgePublicityHit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/publicity/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 公示名单
         * @description The newest first.
         */
        get: operations["listPublicity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/publicity/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 按企业名称查公示
         * @description A whole name, its beginning, or the 统一社会信用代码; at most 50 of all lists.
         */
        get: operations["findInPublicity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/publicity/unwatch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 取消关注企业 */
        post: operations["unwatchFirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/publicity/watch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 关注企业
         * @description At most 50; the same name again changes nothing.
         */
        post: operations["watchFirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/region/differences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 几个地区差得最多的事项
         * @description Items of the same kind and name in at least two of the regions, by their limits.
         */
        get: operations["listRegionDifferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/region/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 可以比的事项
         * @description Items that several regions have under one name.
         */
        get: operations["listComparedItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/region/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 各省政策的主要数字
         * @description What is in force on the day below the nation, by province; what the library does not have is left out.
         */
        get: operations["getRegionOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/region/rank": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 一个事项在各地
         * @description One item everywhere, as worked out for the facts of the enterprise.
         */
        get: operations["rankRegions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/report/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 我的报告
         * @description Reports of matching.
         */
        get: operations["listReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/report/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 删除报告或评测 */
        post: operations["removeReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/report/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 我的评测
         * @description Reviews: the same rows, of the kinds that score an enterprise or a project.
         */
        get: operations["listReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rewards/calculate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 测算一项
         * @description Exact, in 分. `rewardId` names the item whose document the standard is from. 400 names the input that is missing or does not fit (inputs.baseFen).
         *     Interest is paid for at least as much as it is subsidised: `paidFen` limits it.
         */
        post: operations["calculateReward"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rewards/catalogue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 奖补事项目录
         * @description Everything in force that names a benefit, with what it comes to for the firm. Without a region what applies where the firm is: of the nation,
         *     its province and its city. A region includes everything below it.
         */
        get: operations["listRewards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rewards/facts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 测算要用的企业资料 */
        get: operations["getRewardFacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rewards/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 叠加方案
         * @description The combination that brings most by what the documents say of having several benefits at once, exactly; why each other item is out. What no document
         *     says is not supposed.
         */
        post: operations["planRewards"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/specialLogin/loginByCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 用一次性登录码登录
         * @description The code is single-use and lives 120 s.
         */
        post: operations["loginByUserCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/subscription/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 我的订阅 */
        get: operations["listSubscriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/subscription/preview/{subscriptionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 最近命中
         * @description What it finds now, newest first; a message comes for what is new after it was saved.
         */
        get: operations["previewSubscription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/subscription/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 退订 */
        post: operations["removeSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/subscription/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 保存订阅
         * @description Without subscriptionId a new one; the same kind and spec again answers the one there is. At most 50. isActive false pauses it; what a change leaves
         *     out (frequency, isActive) stays as it was.
         */
        post: operations["saveSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/changePw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 用验证码修改密码
         * @description The code is the one sent to the phone of the session. Revokes every session of the account.
         */
        post: operations["changePasswordByCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/changePwByOldpw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 用原密码修改密码
         * @description Revokes every session of the account.
         */
        post: operations["changePasswordByOldPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/changeUserInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 修改用户资料 */
        post: operations["changeUserInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/checkExpire": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 试用是否到期 */
        get: operations["checkExpire"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/forgetPw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 忘记密码，用验证码重设
         * @description Revokes every session of the account.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 密码登录
         * @description Unknown phones and wrong passwords answer alike (1101) and cost the same work.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 退出登录
         * @description Revokes the token of this call.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/phoneLogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 验证码登录
         * @description A first login creates the account and starts its trial.
         */
        post: operations["loginByPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/uInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 当前用户资料 */
        post: operations["getUserInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/use/{module}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 使用一次模块
         * @description Counts one use, atomically. 1010 when none is left; nothing is counted then. With an Idempotency-Key it is one charge, however
         *     often it is sent; the action that it pays for sends the same key, a failed action gives the use back, and so does one that
         *     has not come within 15 minutes. 409: the key belongs to another module.
         */
        get: operations["useModule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/verifyCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 发送验证码
         * @description Sends a 6-digit code to the phone. The answer is the same for known and unknown phones.
         *     Limits: one per 60 s, 5 an hour and 10 a day per phone; also per address and for all.
         */
        post: operations["sendVerifyCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/qimofang/checkAndUpgraded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * AI 获客，确认升级
         * @description 200 means proceed. The path and the method are given; that a GET changes state is theirs, so the server refuses cross-site calls.
         */
        get: operations["upgradeAcquisitionUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/qimofang/checkUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** AI 获客，是否可以升级 */
        get: operations["checkAcquisitionUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Adviser: {
            name: string;
            phone: string;
        };
        AgreementClause: {
            text: string;
            title: string;
        };
        /** @description The version of the agreement of getSaleTerms that the user has agreed to. Without it no consent is recorded; a draft records none. */
        AgreementVersion: string;
        /**
         * @example {
         *       "enterpriseId": "e1",
         *       "questionId": "fact:rdExpense:2025",
         *       "answer": {
         *         "kind": "range",
         *         "from": 100000000,
         *         "to": null
         *       }
         *     }
         */
        AnswerMatchBody: {
            /** @description null takes the answer back. */
            answer: components["schemas"]["MatchAnswer"] | null;
            enterpriseId: components["schemas"]["EnterpriseId"];
            questionId: components["schemas"]["QuestionId"];
            variant?: components["schemas"]["MatchVariant"];
        };
        /**
         * @description As the type of the fact; bool also asks for a confirmation.
         * @enum {string}
         */
        AnswerUnit: "money" | "ratio" | "int" | "number" | "date" | "bool" | "enum";
        /**
         * @example {
         *       "ids": [
         *         "m1"
         *       ]
         *     }
         */
        ArchiveMessagesBody: {
            ids: components["schemas"]["MessageIds"];
            /**
             * @description false takes them back to the inbox.
             * @default true
             */
            isArchived: boolean;
        };
        /** @enum {string} */
        Billing: "year" | "quarter";
        /**
         * @example {
         *       "calculator": "interest",
         *       "inputs": {
         *         "principalFen": 1000000000,
         *         "percent": 1.5,
         *         "from": "2026-01-01",
         *         "to": "2026-07-01",
         *         "paidFen": 17000000
         *       },
         *       "rewardId": "n-equipment-loan-2026-2.interest"
         *     }
         */
        CalculateRewardBody: {
            calculator: components["schemas"]["CalculatorKind"];
            inputs: components["schemas"]["CalculatorInputs"];
            rewardId?: components["schemas"]["RewardId"];
        };
        /** @description What calculators are given, as far as it is known. Each takes what it needs and leaves the others. */
        CalculatorInputs: {
            assetsFen?: components["schemas"]["RewardFen"];
            bands?: components["schemas"]["RewardBand"][];
            baseFen?: components["schemas"]["RewardFen"];
            capFen?: components["schemas"]["RewardFen"];
            count?: number;
            /** @enum {integer} */
            deductionPercent?: 100 | 120;
            /**
             * Format: date
             * @description First day that bears interest.
             */
            from?: string;
            incomeFen?: components["schemas"]["RewardFen"];
            paidFen?: components["schemas"]["RewardFen"];
            percent?: components["schemas"]["RewardPercent"];
            principalFen?: components["schemas"]["RewardFen"];
            rdExpenseFen?: components["schemas"]["RewardFen"];
            sumFen?: components["schemas"]["RewardFen"];
            taxableIncomeFen?: number;
            /** @enum {integer} */
            taxPercent?: 25 | 15 | 5;
            /**
             * Format: date
             * @description Day of repayment; not counted.
             */
            to?: string;
            unitFen?: components["schemas"]["RewardFen"];
            workforce?: number;
        };
        /**
         * @description 定额、比例加上限、分档、按件、贷款贴息、高企15%税率、小型微利企业、研发费用加计扣除、技术转让所得
         * @enum {string}
         */
        CalculatorKind: "fixed" | "share" | "bands" | "perUnit" | "interest" | "hnteRate" | "smallProfit" | "rdDeduction" | "techTransfer";
        /** @description The calculator for an item, with what its document says; what the firm knows is in RewardFacts, but the base that the document names. */
        CalculatorStart: {
            calculator: components["schemas"]["CalculatorKind"];
            inputs: components["schemas"]["CalculatorInputs"];
        };
        /** @description A day of a policy that something of it may be applied for by the enterprise, or of a list that it stands in. */
        CalendarEntry: {
            /**
             * Format: date
             * @description In Shanghai.
             */
            day: string;
            daysLeft: number;
            docNo: string | null;
            /** @description The best of its items; null for a list of firms. */
            group: components["schemas"]["MatchGroup"] | null;
            /** @description Stays the same when the day is moved. */
            id: string;
            isSample: boolean;
            items: components["schemas"]["CalendarItem"][];
            kind: components["schemas"]["CalendarKind"];
            /** @description Null for a list of firms. */
            policyId: components["schemas"]["PolicyId"] | null;
            /** @description The list; null for a policy. */
            publicityId: components["schemas"]["PublicityId"] | null;
            title: string;
        };
        CalendarFeed: {
            /** Format: date-time */
            createdAt: string;
            feedId: components["schemas"]["FeedId"];
        };
        CalendarItem: {
            group: components["schemas"]["MatchGroup"];
            itemId: string;
            name: string;
        };
        /**
         * @description The first day of a window, its last, and the day on which the next is expected: that of the last window, moved by whole years.
         *     An expectation is no announcement and is always shown as 预计. The last two are the first and the last day of a list of firms that the
         *     enterprise stands in.
         * @enum {string}
         */
        CalendarKind: "opens" | "closes" | "expectedOpens" | "publicityOpens" | "publicityCloses";
        /**
         * @example {
         *       "code": "602841",
         *       "newPhone": "13900139000",
         *       "newCode": "118203"
         *     }
         */
        ChangePhoneBody: {
            code: components["schemas"]["VerificationCode"];
            newCode: components["schemas"]["VerificationCode"];
            newPhone: components["schemas"]["Phone"];
        };
        /**
         * @example {
         *       "code": "602841",
         *       "password": "Hengce@2027"
         *     }
         */
        ChangePwBody: {
            code: components["schemas"]["VerificationCode"];
            password: components["schemas"]["Password"];
        };
        /**
         * @example {
         *       "oldPassword": "Hengce@2026",
         *       "password": "Hengce@2027"
         *     }
         */
        ChangePwByOldpwBody: {
            oldPassword: string;
            password: components["schemas"]["Password"];
        };
        /**
         * @example {
         *       "name": "林知夏"
         *     }
         */
        ChangeUserInfoBody: {
            /** @description Name of the person, shown in the portal. */
            name?: string;
        };
        ChatContent: {
            /** @description The answer as the assistant stored it; may hold HTML tags, which the copy action strips. */
            content: string;
        };
        Clause: {
            depth: number;
            /** @description Title after the label; empty when there is none. */
            heading: string;
            /** @description Stable anchor, for instance art-7 or art-7.2 or ch-3. */
            id: string;
            /** @enum {string} */
            kind: "part" | "chapter" | "section" | "article" | "paragraph" | "item" | "subitem" | "heading" | "preamble" | "table";
            /** @description 第七条, （二）, 1.; empty for running paragraphs. */
            label: string;
            parentId: string | null;
            text: string;
        };
        /**
         * @description 未变、只改条号、有改动、移到别处、由左侧一条拆出、并入右侧一条、新增、删去. `moved` is the same words in another place. For `split` and `merged` the
         *     other side stands in a row of its own, too.
         * @enum {string}
         */
        ClauseChange: "same" | "renumbered" | "changed" | "moved" | "split" | "merged" | "added" | "removed";
        /**
         * @example {
         *       "code": "602841"
         *     }
         */
        CloseAccountBody: {
            code: components["schemas"]["VerificationCode"];
        };
        CodeAndName: {
            code: string;
            name: string;
        };
        /**
         * @description What a verification code may be used for; a code for one purpose opens nothing else.
         * @enum {string}
         */
        CodePurpose: "login" | "forgetPassword" | "changePassword" | "changePhone" | "closeAccount";
        CodeSent: {
            /** @description Seconds until the code of this message is worthless. */
            expiresInSeconds: number;
            /** @description Seconds until another code may be asked for. */
            resendAfterSeconds: number;
        };
        CodeSession: {
            phone: components["schemas"]["Phone"];
            token: string;
        };
        ComparedClause: {
            /** @description Anchor on the detail page. */
            clauseId: string;
            /** @example 第九条 */
            label: string;
            /** @description Chapter and section, outermost first. */
            path: string[];
        };
        ComparedClauseOrNone: components["schemas"]["ComparedClause"] | null;
        /** @description The kind of support and the name: items are compared with those of the same kind and name. */
        ComparedItemKey: string;
        ComparedItemList: {
            items: {
                key: components["schemas"]["ComparedItemKey"];
                name: string;
                regions: number;
                support: components["schemas"]["SupportKind"];
            }[];
            source: components["schemas"]["ComparedSource"];
        };
        ComparedPoint: {
            /** @description Whether the number became more or less; null where the units differ or it stands on one side only. Whether that is better is for the reader to say. */
            direction: ("more" | "less") | null;
            left: components["schemas"]["SayingOrNone"];
            right: components["schemas"]["SayingOrNone"];
            rowId: string;
            /**
             * @description 金额、期限、比例与数量、材料.
             * @enum {string}
             */
            topic: "amount" | "deadline" | "threshold" | "materials";
        };
        ComparedPolicy: {
            attribution: string | null;
            /** Format: date */
            date: string | null;
            docNo: string | null;
            /** @description False where the library holds our points of it only; then they are compared, not the text. */
            hasFullText: boolean;
            id: components["schemas"]["PolicyId"];
            isSample: boolean;
            /**
             * @description As the list of versions calls it.
             * @example 2025年版
             */
            label: string;
            provenance: components["schemas"]["Provenance"];
            regionName: string;
            status: components["schemas"]["PolicyStatus"];
            title: string;
        };
        ComparedRow: {
            change: components["schemas"]["ClauseChange"];
            id: string;
            left: components["schemas"]["ComparedClauseOrNone"];
            right: components["schemas"]["ComparedClauseOrNone"];
            segments: components["schemas"]["DiffSegment"][];
        };
        /**
         * @description 真实政策、示例政策、两者合计. Absent in a request, it is the one of which the library has more; the two are never counted together unless asked for.
         * @enum {string}
         */
        ComparedSource: "real" | "sample" | "all";
        /** @description Conditions that count; alternatives count once, those that do not apply are left out. */
        ConditionCounts: {
            manual: number;
            met: number;
            unknown: number;
            unmet: number;
        };
        /**
         * @example {
         *       "reportId": "r1",
         *       "questionId": "attest:8deaae2db68c028d98f0",
         *       "holds": true
         *     }
         */
        ConfirmMatchBody: {
            /** @description Null takes it back. */
            holds: boolean | null;
            questionId: components["schemas"]["QuestionId"];
            reportId: components["schemas"]["ReportId"];
        };
        /**
         * @example {
         *       "planId": "professional",
         *       "billing": "year",
         *       "extraSeats": 0,
         *       "payMethod": "bank_transfer",
         *       "payableFen": 1152000,
         *       "agreementVersion": "2026-11-21"
         *     }
         */
        CreateOrderBody: {
            agreementVersion?: components["schemas"]["AgreementVersion"];
            /**
             * @description Keep it to submit later.
             * @default false
             */
            asDraft: boolean;
            billing: components["schemas"]["Billing"];
            /** @default 0 */
            extraSeats: number;
            payableFen?: components["schemas"]["Fen"];
            payMethod?: components["schemas"]["PayMethod"];
            planId: components["schemas"]["PlanId"];
        };
        Declaration: {
            /** @description Expected amount in 分. */
            amountExpectedFen: number | null;
            batch: string | null;
            /** Format: date-time */
            createTime: string;
            /** Format: date-time */
            deadline: string | null;
            declareNo: string;
            id: string;
            itemName: string;
            ownerName: string;
            policyTitle: string;
            progress: number;
            projectName: string;
            regionName: string;
            state: components["schemas"]["DeclarationState"];
            stateName: string;
            /** Format: date-time */
            updateTime: string;
        };
        DeclarationPage: {
            rows: components["schemas"]["Declaration"][];
            total: number;
        };
        /** @enum {string} */
        DeclarationState: "draft" | "evaluating" | "preparing" | "internal_review" | "ready" | "submitted_external" | "accepted" | "correction" | "reviewing" | "publicised" | "approved" | "rejected" | "paying" | "paid" | "obligations" | "closed" | "withdrawn" | "expired";
        /** @description The segments that are not added are the left text, those not removed the right one; lines are paragraphs and items. */
        DiffSegment: {
            /** @description One sum, period, share or number. */
            isQuantity: boolean;
            /** @enum {string} */
            kind: "same" | "removed" | "added";
            text: string;
        };
        /** @description Leaving this filter out finds `total` policies. */
        DropSuggestion: {
            /** @description A facet key, or `q`, or `date`. */
            key: string;
            label: string;
            total: number;
            values: string[];
        };
        EarliestYear: {
            plan: {
                actions: string[];
                year: number;
            }[];
            /** @description Of the application. */
            year: number;
        };
        EmptyEnvelope: components["schemas"]["Envelope"] & {
            data: null;
        };
        Enterprise: {
            /** Format: date */
            establishedAt: string | null;
            /** @description Facts that are known. */
            filled: number;
            id: string;
            /** @description GB/T 4754. */
            industryCode: string | null;
            /** @description The one that pages work with. */
            isCurrent: boolean;
            isSample: boolean;
            name: string;
            /** @description GB/T 2260. */
            regionCode: string;
            regionName: string;
            total: number;
            /** @description 统一社会信用代码. */
            uscc: string | null;
        };
        EnterpriseBrief: {
            id: string;
            /** @description True for the demo enterprise, which every screen marks 示例. */
            isSample: boolean;
            name: string;
            regionName: string;
        };
        EnterpriseId: string;
        /**
         * @example {
         *       "enterpriseId": "e1"
         *     }
         */
        EnterpriseIdBody: {
            enterpriseId: components["schemas"]["EnterpriseId"];
        };
        EnterpriseOptions: {
            industries: components["schemas"]["CodeAndName"][];
            regions: components["schemas"]["CodeAndName"][];
        };
        Envelope: {
            /** @description Business code. 200 is success; the failures of an operation are listed in its x-codes. */
            code: number;
            /** @description A sentence for the user, in Chinese. On success 操作成功 or what the operation says. */
            msg: string;
            /** @description The HTTP status of this reply, repeated in the body. */
            statusCode: number;
        };
        EquityOverview: {
            modules: components["schemas"]["ModuleEquity"][];
            trial: components["schemas"]["Trial"];
        };
        EquityShare: {
            /** Format: date-time */
            expiresAt: string;
            /** @description Uses in all, or in a month when resetsAt is given; null without a limit. */
            limit: number | null;
            /** @description null without a limit. */
            remaining: number | null;
            /**
             * Format: date-time
             * @description When the uses of a monthly plan begin anew.
             */
            resetsAt: string | null;
            source: components["schemas"]["EquitySource"];
            used: number;
        };
        /** @enum {string} */
        EquitySource: "trial" | "order" | "gift";
        /** @enum {string} */
        EvaluationKind: "highTech" | "specialization";
        EvaluationRule: {
            docNo: string | null;
            policyId: components["schemas"]["PolicyId"];
            /** @description How we read what the document leaves open. */
            readings: string[];
            title: string;
            /** Format: date */
            validFrom: string;
            /** Format: date */
            validTo: string | null;
        };
        EvaluationSubject: {
            id: components["schemas"]["EnterpriseId"];
            isSample: boolean;
            name: string;
            regionName: string;
        };
        Evidence: {
            fileName: string;
            /** @description False when the file was removed; its name stays in the history. */
            isKept: boolean;
            size: number;
        };
        EvidenceBody: {
            factId: components["schemas"]["FactId"];
            file: Blob;
        };
        Expiry: {
            expired: boolean;
        };
        Facet: {
            buckets: components["schemas"]["FacetBucket"][];
            key: components["schemas"]["FacetKey"];
            /** @description Buckets not sent because they are rare. */
            more: number;
        };
        FacetBucket: {
            /** @description Hits when this value is chosen and the other facets stay as they are. */
            count: number;
            label: string;
            /** @description Value of the bucket above it; only the region tree has one. */
            parent: string | null;
            value: string;
        };
        /** @enum {string} */
        FacetKey: "level" | "region" | "department" | "theme" | "kind" | "status" | "window" | "support" | "source" | "year";
        Fact: {
            /** @description Conditions of policies in force for this firm that ask for it. */
            conditions: number;
            evidenceKinds: string[];
            help: string;
            key: string;
            label: string;
            /** @description Choices of an enum. */
            options: string[];
            /** @enum {string} */
            period: "year" | "none";
            /** @description Policies of those conditions. */
            policies: number;
            type: components["schemas"]["FactType"];
            unit: string | null;
            /** @description Present values, the newest year first. */
            values: components["schemas"]["FactValue"][];
        };
        FactCondition: {
            clauseId: string | null;
            isSample: boolean;
            itemName: string;
            /** @description Labels of the facts that it still waits for. */
            missing: string[];
            policyId: string;
            text: string;
            title: string;
        };
        FactConditionList: {
            policies: number;
            /** @description At most 200, national ones first. */
            rows: components["schemas"]["FactCondition"][];
            total: number;
        };
        /**
         * @description What the facts are good for: conditions of policies in force nationwide and in the firm's region that facts decide. One is checkable
         *     when all its facts are known. Conditions that only a person can judge, and policies without structured conditions, do not count.
         */
        FactCoverage: {
            checkable: number;
            conditions: number;
            /** @description What is missing, in the order in which filling it in helps most. */
            gaps: components["schemas"]["FactGap"][];
            policies: number;
        };
        FactGap: {
            /** @description Conditions that wait for it. */
            conditions: number;
            /** @description Conditions that become checkable with it and all gaps before it. */
            gain: number;
            /** @description A field of the enterprise itself: establishedAt or industryCode. */
            isProfile: boolean;
            key: string;
            label: string;
            policies: number;
            /** @description Years that are missing; empty where the fact has none. */
            years: number[];
        };
        /** @enum {string} */
        FactGroup: "entity" | "people" | "finance" | "rd" | "ip" | "title" | "credit";
        FactGroupSheet: {
            facts: components["schemas"]["Fact"][];
            filled: number;
            group: components["schemas"]["FactGroup"];
            groupName: string;
            total: number;
        };
        FactId: string;
        /**
         * @example {
         *       "factId": "12"
         *     }
         */
        FactIdBody: {
            factId: components["schemas"]["FactId"];
        };
        FactKey: string;
        /** @description The financial year of a yearly fact. */
        FactPeriod: string;
        FactSheet: {
            coverage: components["schemas"]["FactCoverage"];
            enterprise: components["schemas"]["Enterprise"];
            groups: components["schemas"]["FactGroupSheet"][];
            /** @description The full years that policies ask for, newest first. */
            years: number[];
        };
        /** @enum {string} */
        FactSource: "user" | "import" | "sample";
        /**
         * @description money is integer 分, ratio a decimal between 0 and 1, number has at most two decimals.
         * @enum {string}
         */
        FactType: "money" | "ratio" | "int" | "number" | "date" | "bool" | "enum" | "text";
        FactValue: {
            /** @enum {string} */
            confidence: "stated" | "evidenced";
            evidence: components["schemas"]["Evidence"] | null;
            factId: string;
            isChosen: boolean;
            note: string | null;
            period: string | null;
            /** Format: date-time */
            recordedAt: string;
            source: components["schemas"]["FactSource"];
            sourceName: string;
            /**
             * Format: date-time
             * @description When it was replaced or removed.
             */
            supersededAt: string | null;
            value: string | number | boolean;
        };
        FailureDetail: {
            fieldErrors?: components["schemas"]["FieldError"][];
            /** @description The number that support asks for; it is in the server log. */
            requestId: string;
            /** @description Seconds until the same call may succeed. */
            retryAfterSeconds?: number;
        };
        FailureEnvelope: components["schemas"]["Envelope"] & {
            data: components["schemas"]["FailureDetail"] | null;
        };
        /** @description A secret: whoever has it may read the days of one enterprise. */
        FeedId: string;
        /** @description An amount in 分. */
        Fen: number;
        FieldError: {
            /** @description Name of the request field, as in the schema. */
            field: string;
            /** @description The rule and the present value, in Chinese. */
            message: string;
        };
        /**
         * @example {
         *       "phone": "13800138000",
         *       "code": "602841",
         *       "password": "Hengce@2027"
         *     }
         */
        ForgetPwBody: {
            code: components["schemas"]["VerificationCode"];
            password: components["schemas"]["Password"];
            phone: components["schemas"]["Phone"];
        };
        /** @enum {string} */
        Frequency: "instant" | "daily" | "weekly";
        FundingTimeline: {
            /** Format: date */
            asOf: string;
            enterpriseId: components["schemas"]["EnterpriseId"];
            /** @description The nearest day first; nothing of what the enterprise cannot have. */
            entries: components["schemas"]["CalendarEntry"][];
            /** @description The feed there is; its address is known only where it was made. */
            feed: null | {
                /** Format: date-time */
                createdAt: string;
                withToVerify: boolean;
            };
        };
        /**
         * @example {
         *       "id": "a7f31c"
         *     }
         */
        GetContentBody: {
            /** @description Id of the answer. */
            id: string;
        };
        /** @description What the rules of 2026 changed. */
        GradientChange: {
            after: string;
            before: string;
            tier: string;
            topic: string;
        };
        GradientTier: {
            conclusion: string;
            conditions: components["schemas"]["MatchCondition"][];
            /** @enum {string} */
            id: "tech" | "innovative" | "specialised" | "littleGiant";
            /** @description The firm has the title; null while nobody said. */
            isHeld: boolean | null;
            rule: components["schemas"]["EvaluationRule"];
            score: components["schemas"]["MatchScore"] | null;
            title: string;
            verdict: components["schemas"]["MatchVerdict"];
            ways: components["schemas"]["MatchWay"][];
        };
        GrowthFigure: {
            formula: string | null;
            title: string;
            value: string | null;
        };
        HighTechEvaluation: {
            /** Format: date */
            asOf: string;
            /** @description What holds the firm back, the hardest first: conditions that are not met, then what the score lacks. */
            binding: string[];
            conclusion: string;
            /** @description Parents stand before their children. */
            conditions: components["schemas"]["MatchCondition"][];
            /** @description When it may come to hold, by the smallest changes and usual times; null when no way is known, or nothing has to change. */
            earliest: components["schemas"]["EarliestYear"] | null;
            enterprise: components["schemas"]["EvaluationSubject"];
            growth: components["schemas"]["GrowthFigure"][];
            rule: components["schemas"]["EvaluationRule"];
            sheet: components["schemas"]["ScoreSheet"];
            verdict: components["schemas"]["MatchVerdict"];
        };
        /** @description Made by the client for one intention, such as a UUID, and sent again with every retry of it. */
        IdempotencyKey: string;
        /**
         * @example {
         *       "format": "csv",
         *       "text": "key,period,value\nrevenue,2025,12860万元"
         *     }
         */
        ImportFactsBody: {
            /**
             * @description The unit of amounts that name none. Without it a trial run leaves open whether such a line fits the others, and writing takes yuan.
             * @enum {string}
             */
            bareUnit?: "yuan" | "wan";
            /** @default false */
            dryRun: boolean;
            /** @enum {string} */
            format: "csv" | "json";
            text: string;
        };
        ImportReport: {
            /** @description Lines with an amount that names no unit. bareUnit says how they were read. */
            bare: number;
            /** @description What each line that is imported does to the value that counts. */
            changes: {
                after: string | number | boolean;
                /** @description Null where there was none. */
                before: string | number | boolean | null;
                /** @description The line named no unit. */
                isBare: boolean;
                key: string;
                label: string;
                line: number;
                period: string | null;
                /** @description Why the value is worth a second look. It is imported all the same. */
                question: string | null;
            }[];
            /** @description Lines that change a value. Right lines that say what counts already are not written. */
            imported: number;
            rejected: {
                key: string;
                /** @description Line of the CSV, place in the list of the JSON. */
                line: number;
                message: string;
            }[];
            total: number;
        };
        Invoice: {
            email: string;
            kind: components["schemas"]["InvoiceKind"];
            /** @enum {string} */
            state: "requested" | "issued";
            taxNo: string;
            title: string;
        };
        /**
         * @example {
         *       "kind": "special",
         *       "title": "青岚精密制造（示例）有限公司",
         *       "taxNo": "91350100M000100Y43",
         *       "email": "caiwu@qinglan.example"
         *     }
         */
        InvoiceBody: {
            email: string;
            kind: components["schemas"]["InvoiceKind"];
            /** @description 统一社会信用代码 with its check digit (GB 32100). */
            taxNo: string;
            /** @description The name on the business licence. */
            title: string;
        };
        /**
         * @description 增值税专用发票 or 普通发票, electronic.
         * @enum {string}
         */
        InvoiceKind: "special" | "normal";
        /**
         * @example {
         *       "hitId": "h1",
         *       "isConfirmed": true
         *     }
         */
        JudgeHitBody: {
            hitId: string;
            isConfirmed: boolean;
        };
        KeyFact: {
            /** @description The clause that says so. */
            clauseId: string | null;
            label: string;
            value: string;
        };
        LastMatchReport: {
            /** Format: date-time */
            createdAt: string;
            id: components["schemas"]["ReportId"];
            /** @description Made on this day from the same facts and rules, so that it says the same. */
            isCurrent: boolean;
        };
        /** @description The last one of the enterprise; null before the first. */
        LastMatchReportOrNone: components["schemas"]["LastMatchReport"] | null;
        LedgerEntry: {
            /** Format: date-time */
            at: string;
            /** @description Negative for a use; null for a grant without a limit. */
            delta: number | null;
            id: string;
            module: components["schemas"]["ModuleName"];
            moduleName: string;
            reason: components["schemas"]["LedgerReason"];
            reasonName: string;
            source: components["schemas"]["EquitySource"];
        };
        LedgerPage: {
            rows: components["schemas"]["LedgerEntry"][];
            total: number;
        };
        /** @enum {string} */
        LedgerReason: "grant" | "use" | "refund" | "adjust";
        /**
         * @example {
         *       "phone": "13800138000",
         *       "password": "Hengce@2026"
         *     }
         */
        LoginBody: {
            password: string;
            phone: components["schemas"]["Phone"];
        };
        /**
         * @example {
         *       "code": "q3W8xk2TnB7yLc5VhA1sRg"
         *     }
         */
        LoginByCodeBody: {
            /** @description The userCode of the address. */
            code: string;
        };
        /** @description Half-open range of UTF-16 code units [start, end) to highlight. */
        Mark: number[];
        /** @description Never added up over different certainties. */
        MatchAmount: {
            /**
             * @description 确定: follows from known facts. 上限: no more than hiFen. 竞争性: somebody chooses among applicants.
             * @enum {string}
             */
            certainty: "fixed" | "capped" | "discretionary";
            /** @description 怎么算, with the numbers put in; null where the document gives a sum. */
            formula: string | null;
            hiFen: number;
            loFen: number;
            /** @description As shown: 定额30万元, 预计61.44万元，上限200万元. */
            text: string;
        };
        /** @description What is known. Exact values are kept in the enterprise's facts, the others with its matching. */
        MatchAnswer: {
            /** @constant */
            kind: "exact";
            value: string | number | boolean;
        } | {
            from: components["schemas"]["RangeBound"];
            /** @constant */
            kind: "range";
            to: components["schemas"]["RangeBound"];
        } | {
            /** @constant */
            kind: "unsure";
        };
        /** @description An item of a report, in a line. */
        MatchBrief: {
            amount: components["schemas"]["MatchAmount"] | null;
            conclusion: string;
            counts: components["schemas"]["ConditionCounts"];
            group: components["schemas"]["MatchGroup"];
            policy: components["schemas"]["MatchPolicy"];
            /** Format: date */
            publishedAt: string | null;
            window: components["schemas"]["PolicyWindow"];
        };
        MatchBriefOrNone: components["schemas"]["MatchBrief"] | null;
        /** @description The smallest change of one fact. Months are usual ones and not promised; null where it shows with the next full financial year. */
        MatchChange: {
            /** @example 再增加2件 */
            delta: string;
            from: string;
            key: string;
            label: string;
            monthsLeast: number | null;
            monthsMost: number | null;
            period: string | null;
            to: string;
            /**
             * @example 通常18至36个月
             * @example 2026年度报表
             */
            when: string;
        };
        MatchClause: {
            clauseId: string;
            /** @example 第十一条（五） */
            label: string;
            policyId: components["schemas"]["PolicyId"];
            /** @description Verified words of the clause. */
            quote: string | null;
        };
        MatchCondition: {
            /** @description What to do about it: 补充2024年研发费用. */
            action: string | null;
            clause: components["schemas"]["MatchClause"] | null;
            depth: number;
            /** @description With the numbers put in: (1200万元＋1100万元＋1286万元)÷6.3亿元＝5.7%. */
            formula: string | null;
            gauge: components["schemas"]["MatchGauge"] | null;
            id: string;
            isBonus: boolean;
            /** @description The firm: 5.7%, 高新技术企业; null while unknown. */
            own: string | null;
            parentId: string | null;
            /** @description What an answer would settle. */
            questionId: components["schemas"]["QuestionId"] | null;
            /**
             * @description How the conditions below it combine; null where there are none.
             * @enum {string|null}
             */
            relation: "all" | "any" | "atLeast" | "when" | null;
            /** @description What is asked, in words: 不低于4%. */
            requirement: string;
            /** @description Of a score table. */
            score: components["schemas"]["MatchScore"] | null;
            /** @description Where the own value comes from: 手工填写, 导入, 示例数据, 有佐证. */
            source: string | null;
            title: string;
            verdict: components["schemas"]["MatchVerdict"];
        };
        MatchConflict: {
            policyId: components["schemas"]["PolicyId"];
            /** @example 同一项目不重复享受，就高执行 */
            reason: string;
            title: string;
        };
        MatchCounts: {
            eligible: number;
            ineligible: number;
            nearMiss: number;
            toVerify: number;
        };
        MatchDiff: {
            after: components["schemas"]["ReportId"];
            before: components["schemas"]["ReportId"];
            isSameFacts: boolean;
            isSameRules: boolean;
            /** @description Items of another group or with other verdicts. */
            moves: components["schemas"]["MatchMove"][];
        };
        /** @description Of a report of the variant finance. */
        MatchFinancing: {
            /** @description Who applies, where the document says it. */
            applicant: {
                /** @enum {string} */
                by: "bank" | "firm";
                clause: components["schemas"]["MatchClause"];
            } | null;
            /** @description Null where the document or the need lacks something. */
            interest: components["schemas"]["MatchInterest"] | null;
            /** @description What the need still lacks for the sum. */
            missing: string[];
            /** @description How it goes with other public money. */
            stacking: {
                /** @description What that comes to with the other items of the report, where it can be reckoned. */
                check: string | null;
                clause: components["schemas"]["MatchClause"];
                text: string;
            } | null;
            /** @description The sentence that rate, term and limit stand in; null where the document names none, and nothing is computed. */
            terms: components["schemas"]["MatchSaid"] | null;
        };
        /** @description Own number against a threshold, for the drawing. Only where both are single numbers. */
        MatchGauge: {
            /** @enum {string} */
            operator: ">=" | ">" | "<=" | "<";
            threshold: number;
            /** @enum {string} */
            unit: "money" | "ratio" | "count" | "days";
            value: number;
        };
        /**
         * @description 可申报（预判）: every condition is met. 差一点: what fails can be changed by the firm, and the way is known. 待核实: a fact is missing or a person has to
         *     decide. 不符合: what fails cannot be changed by what we know.
         * @enum {string}
         */
        MatchGroup: "eligible" | "nearMiss" | "toVerify" | "ineligible";
        /** @description Principal × rate × days ÷ 365 with the days of the calendar, the principal repaid at the end; never more than is paid. Sums are those of the periods. */
        MatchInterest: {
            /** @enum {string} */
            cost: "interest" | "guaranteeFee";
            costFen: number;
            /** @description 怎么算, with the numbers put in. */
            formula: string;
            periods: components["schemas"]["MatchPeriod"][];
            /** @example 实际融资成本由3.45%降至约2.24%（上限未触及） */
            sentence: string;
            subsidyFen: number;
        };
        MatchItem: {
            amount: components["schemas"]["MatchAmount"] | null;
            /** @description One sentence: 条件都符合，可以准备申报; 研发费用占比差0.4个百分点. */
            conclusion: string;
            /** @description Parents stand before their children. */
            conditions: components["schemas"]["MatchCondition"][];
            conflicts: components["schemas"]["MatchConflict"][];
            counts: components["schemas"]["ConditionCounts"];
            financing?: components["schemas"]["MatchFinancing"];
            group: components["schemas"]["MatchGroup"];
            nextSteps: string[];
            policy: components["schemas"]["MatchPolicy"];
            project?: components["schemas"]["MatchItemProject"];
            /** @description Shortest first; of 差一点 only. */
            ways: components["schemas"]["MatchWay"][];
            window: components["schemas"]["PolicyWindow"];
        };
        /** @description Of a report of the variant project. */
        MatchItemProject: {
            /** @description In the order of the phases. */
            duties: components["schemas"]["ProjectDuty"][];
            /** @description What the project still lacks for the sum. */
            missing: string[];
            /** @description When it is applied for; null where the document does not say. */
            phase: components["schemas"]["ProjectPhase"] | null;
            /** @description What says so. */
            phaseClause: components["schemas"]["MatchClause"] | null;
            /** @description How it goes with other public money. */
            stacking: components["schemas"]["MatchSaid"][];
            /** @description The sentence by which the amount follows from the project; null where the document names none, and nothing is computed. */
            terms: components["schemas"]["MatchSaid"] | null;
        };
        MatchMove: {
            after: components["schemas"]["MatchGroup"] | null;
            /**
             * @example [
             *       "研发费用占比由3.8%变为4.2%"
             *     ]
             */
            because: string[];
            /** @description Null where the item was not there. */
            before: components["schemas"]["MatchGroup"] | null;
            policy: components["schemas"]["MatchPolicy"];
        };
        /** @description The need that a report rests on. */
        MatchNeed: {
            hash: string;
            rows: {
                label: string;
                /** @description Null where it is not known. */
                value: string | null;
            }[];
        };
        /** @description A part of the loan within one calendar year, the last day not counted. */
        MatchPeriod: {
            /** @description Interest or guarantee fee. */
            costFen: number;
            days: number;
            /** Format: date */
            from: string;
            /** @description A sum named by the document cuts it. */
            isCapped: boolean;
            /** @description Whole 分; parts of it are not paid. */
            subsidyFen: number;
            /** Format: date */
            to: string;
        };
        /** @description What may be applied for. `itemName` is one of several things that a policy gives; `provenance` says whether its document may wear a red rule. */
        MatchPolicy: {
            docNo: string | null;
            isSample: boolean;
            issuers: string[];
            itemId: string;
            itemName: string;
            level: components["schemas"]["PolicyLevel"];
            policyId: components["schemas"]["PolicyId"];
            provenance: components["schemas"]["Provenance"];
            regionName: string;
            title: string;
        };
        MatchProgress: {
            /**
             * Format: date
             * @description Rules of this day.
             */
            asOf: string;
            counts: components["schemas"]["MatchCounts"];
            /** @description Items that no further answer can change. */
            decided: number;
            enterprise: components["schemas"]["Enterprise"];
            /** @description Least missing first. */
            nearest: components["schemas"]["NearestItem"][];
            /** @description The open question that decides most; null when none is left. */
            nextQuestionId: components["schemas"]["QuestionId"] | null;
            /** @description 再答 `open` 题，最多可确定 `items` 项. */
            outlook: {
                items: number;
                open: number;
            };
            /** @description By group; within a group the one that decides most comes first. */
            questions: components["schemas"]["MatchQuestion"][];
            steps: components["schemas"]["MatchStep"][];
            /** @description Items that the firm's region and the day leave open. */
            total: number;
            variant: components["schemas"]["MatchVariant"];
        };
        /** @description Of a report of the variant project, over all its items. */
        MatchProject: {
            /** @description By quarter; null while the total or a date of the project is not known. `unknown`: subsidies of the best plan for which no document names a day of payment. */
            cash: {
                /** @description Spending in even parts over the days of the project; subsidies where a document names the day of payment. */
                quarters: components["schemas"]["ProjectQuarter"][];
                unknown: components["schemas"]["RewardSums"];
            } | null;
            /** @description What the law and the items ask, in the order of the phases; equal ones once. */
            duties: {
                duty: components["schemas"]["ProjectDuty"];
                /** @description Items that ask for it; none for what only the law asks. */
                items: components["schemas"]["RewardId"][];
            }[];
            /** @description What may be had together for this project, as of POST /api/v1/rewards/plan. */
            plan: {
                best: components["schemas"]["RewardSums"];
                caps: components["schemas"]["RewardCap"][];
                excluded: components["schemas"]["RewardExclusion"][];
                second: components["schemas"]["RewardSums"] | null;
            };
        };
        MatchQuestion: {
            answer: components["schemas"]["MatchAnswer"] | null;
            /** @description A confirmation whose answer cannot be true together with this one. */
            contradicts?: string;
            /** @description Items whose outcome this answer may still change. */
            decides: number;
            /** @example finance */
            group: string;
            help: string;
            id: components["schemas"]["QuestionId"];
            /** @description The confirmation from whose answer this one follows: 不低于800万元 also answers 不低于500万元. An own answer takes its place. */
            impliedBy?: string;
            /** @description Not answered yet, and worth answering. */
            isOpen: boolean;
            /** @description 已带入. The answer was known before this matching began. */
            isPrefilled: boolean;
            /** @description Choices of an enum. */
            options: string[];
            /** @description The financial year. */
            period: string | null;
            /** @description Names of some of them. */
            policies: string[];
            /** @description For numbers only. */
            ranges: components["schemas"]["MatchRange"][];
            sourceName: string | null;
            title: string;
            unit: components["schemas"]["AnswerUnit"];
            /** @description 人, 件 and the like; null for money, ratio, date, bool and enum. */
            unitName: string | null;
        };
        /** @description A range worth offering, cut where verdicts change; both ends included. */
        MatchRange: {
            from: components["schemas"]["RangeBound"];
            /** @example 不足10% */
            label: string;
            to: components["schemas"]["RangeBound"];
        };
        /**
         * @description A snapshot: what was found then stays as it was, `window` included. Equal facts, answers, rules and day give equal bytes of everything but id, createdAt and what says
         *     how it stands today (isStale, isShared).
         */
        MatchReport: {
            /** @description Facts and confirmations that it rests on. */
            answered: number;
            /** Format: date */
            asOf: string;
            /** @description The report that a confirmation changed. */
            basedOn: string | null;
            counts: components["schemas"]["MatchCounts"];
            /** Format: date-time */
            createdAt: string;
            enterprise: {
                /** @description Null for readers of a shared report. */
                id: string | null;
                isSample: boolean;
                name: string;
                regionName: string;
            };
            factsHash: string;
            id: components["schemas"]["ReportId"];
            isShared: boolean;
            /** @description Rules have changed since. */
            isStale: boolean;
            /** @description By group; within one the nearest deadline first. */
            items: components["schemas"]["MatchItem"][];
            need?: components["schemas"]["MatchNeed"];
            project?: components["schemas"]["MatchProject"];
            rulesetHash: string;
            variant: components["schemas"]["MatchVariant"];
        };
        /**
         * @example {
         *       "reportId": "r1"
         *     }
         */
        MatchReportIdBody: {
            reportId: components["schemas"]["ReportId"];
        };
        /** @description What a document says, in its words. */
        MatchSaid: {
            clause: components["schemas"]["MatchClause"];
            text: string;
        };
        /** @description Experts give points within bands, so there is a least and a most. */
        MatchScore: {
            hi: number;
            lo: number;
            max: number;
            parts: {
                hi: number;
                id: string;
                lo: number;
                max: number;
                title: string;
            }[];
            pass: number;
            /** @enum {string} */
            passOperator: ">" | ">=";
        };
        MatchShare: {
            /** Format: date-time */
            createdAt: string;
            shareId: components["schemas"]["ShareId"];
        };
        MatchStep: {
            answered: number;
            group: string;
            groupName: string;
            /** @description Items that are not ruled out by the answers up to and with this group. */
            left: number;
            total: number;
        };
        MatchSummary: {
            /** Format: date */
            asOf: string;
            /** @description What fits best and is not closed, one of each policy: 可申报, then what waits for least. */
            best: components["schemas"]["MatchBrief"][];
            /** @description From the first title to the highest. */
            chain: components["schemas"]["TitleRung"][];
            /** @description Open windows that close in this month, without 不符合; first comes first. */
            closing: components["schemas"]["MatchBrief"][];
            closingTotal: number;
            counts: components["schemas"]["MatchCounts"];
            enterprise: components["schemas"]["EvaluationSubject"];
            lastReport: components["schemas"]["LastMatchReportOrNone"];
            /** @description Of 差一点 the one with the smallest change, which its `conclusion` says. */
            nearestMiss: components["schemas"]["MatchBriefOrNone"];
            /** @description Newest policies for the region, one item of each. */
            newest: components["schemas"]["MatchBrief"][];
            nextQuestionId: components["schemas"]["OpenQuestionOrNone"];
            /** @description Questions still worth answering. */
            open: number;
            /** @description The highest rung whose title the firm has. */
            reached: string | null;
            /** @description Items that those may settle. */
            settles: number;
            /** @description Of 可申报 the one whose open window closes first. */
            soonest: components["schemas"]["MatchBriefOrNone"];
            /** @description Items for the region of the enterprise. */
            total: number;
        };
        /**
         * @description 政策匹配: from the facts of the enterprise. 项目申报匹配: from these and an investment project; of items that support projects. 金融政策匹配: from these and a
         *     financing need; of items that concern financing. Absent: general.
         * @enum {string}
         */
        MatchVariant: "general" | "project" | "finance";
        /**
         * @description 符合、不符合、待补数、待核实、不适用
         * @enum {string}
         */
        MatchVerdict: "met" | "unmet" | "unknown" | "manual" | "notApplicable";
        MatchWay: {
            changes: components["schemas"]["MatchChange"][];
            /** @example 发明专利再增加2件，通常18至36个月 */
            text: string;
        };
        Message: {
            /** Format: date-time */
            archivedAt: string | null;
            body: string;
            /** Format: date-time */
            createdAt: string;
            id: string;
            /** @description Path in the portal, beginning with one slash. */
            link: string | null;
            /** Format: date-time */
            readAt: string | null;
            /** @description Why the user got it. */
            reason: string;
            title: string;
            type: components["schemas"]["MessageType"];
            typeName: string;
        };
        MessageIds: string[];
        MessagePage: {
            rows: components["schemas"]["Message"][];
            total: number;
            /** @description Of the whole inbox, whatever was asked for. */
            unread: number;
        };
        /** @enum {string} */
        MessageType: "deadline" | "change" | "publicity" | "declaration" | "subscription" | "order" | "system";
        ModuleEquity: {
            module: components["schemas"]["ModuleName"];
            moduleName: string;
            /** @description All sources together; null when one has no limit. */
            remaining: number | null;
            /** @description Those that run now. */
            sources: components["schemas"]["EquityShare"][];
        };
        /**
         * @description A module of the product whose uses are counted during a trial.
         * @enum {string}
         */
        ModuleName: "policy" | "match" | "compare" | "acquisition" | "assistant" | "knowledge" | "ppt" | "meeting" | "evaluation" | "proofreading";
        ModuleUse: {
            /** @description null: without a limit. */
            limit: number | null;
            module: components["schemas"]["ModuleName"];
            /** @description Uses so far, this one included. */
            used: number;
        };
        NearestItem: {
            amount: components["schemas"]["MatchAmount"] | null;
            conditions: components["schemas"]["ConditionCounts"];
            group: components["schemas"]["MatchGroup"];
            policy: components["schemas"]["MatchPolicy"];
            waitsFor: components["schemas"]["QuestionId"][];
        };
        Notice: components["schemas"]["NoticeBrief"] & {
            /** @description Documents that it rests on. */
            basis: components["schemas"]["PolicyRef"][];
            /** @description The newest first. */
            changes: components["schemas"]["NoticeChange"][];
            /** @description Of the whole notice; what only one item asks names it. */
            conditions: {
                item: string | null;
                text: string;
            }[];
            contacts: {
                org: string;
                phone: string;
            }[];
            /** @description Where to apply. */
            entry: null | {
                name: string;
                /** Format: uri */
                url: string | null;
            };
            items: {
                amountText: string | null;
                id: string;
                name: string;
                support: components["schemas"]["SupportKind"];
            }[];
            materials: string[];
            /** @description How to apply. */
            method: string | null;
            source: components["schemas"]["PolicySource"];
            summary: string | null;
        };
        NoticeBrief: {
            /** @description Who may apply. */
            audience: string | null;
            /** @description The nearest first. */
            deadlines: components["schemas"]["NoticeDeadline"][];
            docNo: string | null;
            /**
             * Format: date
             * @description Last day before the extension of the window; null when there was none.
             */
            extendedFrom: string | null;
            /** @description What the conditions come to for the enterprise that was asked for; null where none was, or where it is of another region. */
            fit: components["schemas"]["MatchGroup"] | null;
            id: components["schemas"]["PolicyId"];
            isSample: boolean;
            issuers: string[];
            provenance: components["schemas"]["Provenance"];
            /** Format: date */
            publishedAt: string | null;
            regionCode: string;
            regionName: string;
            supports: components["schemas"]["SupportKind"][];
            themes: string[];
            title: string;
            /** @description With extensions counted in. */
            window: components["schemas"]["PolicyWindow"];
        };
        /** @description A version of the notice; an extension is one. */
        NoticeChange: {
            /** Format: date */
            day: string | null;
            docNo: string | null;
            /** @enum {string} */
            kind: "published" | "extended";
            moves: {
                batch: string | null;
                /** Format: date */
                from: string;
                kind: components["schemas"]["NoticeDeadlineKind"];
                /** Format: date */
                to: string;
            }[];
            /** @description The document that says so. */
            policyId: components["schemas"]["PolicyId"];
            title: string;
            version: number;
        };
        NoticeChoice: {
            count: number;
            name: string;
            value: string;
        };
        NoticeDeadline: {
            /** @example 第二批 */
            batch: string | null;
            /**
             * Format: date
             * @description Last day, inclusive, in Asia/Shanghai.
             */
            day: string;
            /** @description Null when it is over. */
            daysLeft: number | null;
            kind: components["schemas"]["NoticeDeadlineKind"];
            /**
             * Format: date
             * @description The day it was before it was extended.
             */
            movedFrom: string | null;
            /** @description Until when on that day, where the notice says so. */
            time: string | null;
        };
        /**
         * @description 网上填报、纸质材料、推荐单位推荐; each ends on a day of its own.
         * @enum {string}
         */
        NoticeDeadlineKind: "online" | "offline" | "recommend";
        NoticeList: {
            /** Format: date */
            asOf: string;
            /** @description Under the same filters, whatever the state that was asked for. */
            counts: {
                closed: number;
                open: number;
                upcoming: number;
            };
            /** @description At most 40 with the most notices; counts ignore the choice of one. */
            departments: components["schemas"]["NoticeChoice"][];
            /** @description The nation and provinces, each with what lies in it. Counts ignore the choice of a region. */
            regions: components["schemas"]["NoticeChoice"][];
            rows: components["schemas"]["NoticeBrief"][];
            themes: components["schemas"]["NoticeChoice"][];
            total: number;
        };
        /**
         * @description An open notice takes applications today; the closing day counts.
         * @enum {string}
         */
        NoticeState: "open" | "upcoming" | "closed";
        /**
         * @example {
         *       "mutedTypes": [
         *         "publicity"
         *       ]
         *     }
         */
        NotificationBody: {
            /** @description These send nothing any more. */
            mutedTypes: components["schemas"]["MessageType"][];
        };
        NotificationSettings: {
            types: components["schemas"]["NotificationType"][];
        };
        NotificationType: {
            /** @description Cannot be turned off, because it is about the account or money. */
            isFixed: boolean;
            isOn: boolean;
            type: components["schemas"]["MessageType"];
            typeName: string;
        };
        /** @description The open question that decides most; null when none is left. */
        OpenQuestionOrNone: components["schemas"]["QuestionId"] | null;
        Order: components["schemas"]["OrderSummary"] & components["schemas"]["Quote"] & {
            /** @description What the user may do now. */
            actions: components["schemas"]["OrderAction"][];
            adviser: components["schemas"]["Adviser"] | null;
            /** @description What can be downloaded now. */
            documents: components["schemas"]["OrderDocumentKind"][];
            extraSeats: number;
            invoice: components["schemas"]["Invoice"] | null;
            /** @description How the money came; null before it did. */
            paidBy: components["schemas"]["PayMethod"] | null;
            /**
             * Format: date-time
             * @description Unpaid orders end then; null once paid.
             */
            payBy: string | null;
            /** @description Where to transfer the money, as it was when the order was submitted; null where the deployment gave none, then the adviser does. */
            payee: components["schemas"]["Payee"] | null;
            /** @description How the user means to pay. */
            payMethod: components["schemas"]["PayMethod"];
            planId: string;
            proof: components["schemas"]["Proof"] | null;
            /** @description 转账附言 by which the transfer is found. */
            reference: string;
            /** @description Of the plan and extra ones together; null without a limit. */
            seats: number | null;
            /** Format: date-time */
            startsAt: string | null;
            /** @description What has happened, oldest first. */
            timeline: components["schemas"]["TimelineEntry"][];
        };
        /** @enum {string} */
        OrderAction: "submit" | "pay" | "uploadProof" | "requestInvoice" | "cancel" | "refund";
        /**
         * @description 订购合同 or 收款凭证.
         * @enum {string}
         */
        OrderDocumentKind: "contract" | "receipt";
        OrderId: string;
        OrderItem: {
            amountFen: components["schemas"]["Fen"];
            detail: string;
            name: string;
            quantity: number;
            unitFen: components["schemas"]["Fen"];
        };
        OrderPage: {
            rows: components["schemas"]["OrderSummary"][];
            total: number;
        };
        /** @enum {string} */
        OrderState: "draft" | "pending_payment" | "proof_submitted" | "paid" | "active" | "cancelled" | "refunding" | "refunded" | "expired";
        OrderSummary: {
            billing: components["schemas"]["Billing"];
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description End of what was bought; null before its start.
             */
            expiresAt: string | null;
            id: string;
            orderNo: string;
            payableFen: components["schemas"]["Fen"];
            planName: string;
            state: components["schemas"]["OrderState"];
            stateName: string;
        };
        /**
         * @description A new password, 8 to 64 characters with at least a letter and a digit.
         * @example Hengce@2026
         */
        Password: string;
        Payee: {
            account: string;
            bank: string;
            /** @description True: an invented account, which every screen marks 示例. */
            isSample: boolean;
            name: string;
        };
        Payment: {
            amountFen: components["schemas"]["Fen"];
            gateway: string;
            paymentId: string;
            /** @description The gateway's page to go to. */
            payUrl: string | null;
        };
        /**
         * @example {
         *       "paymentId": "41c07b5e2d9f6a8b3c1d0e4f",
         *       "transactionId": "T20261119000001",
         *       "amountFen": 1152000,
         *       "paidAt": "2026-11-19T08:08:00.000Z",
         *       "signature": "Zr6PbX1kQd3WmC9yTfLh5uNvE0sGaJ8iRo2BxK7tYwM"
         *     }
         */
        PaymentNotice: {
            amountFen: components["schemas"]["Fen"];
            /** @description When the gateway took the money. */
            paidAt: string;
            paymentId: components["schemas"]["OrderId"];
            signature: string;
            transactionId: components["schemas"]["OrderId"];
        };
        /** @enum {string} */
        PayMethod: "bank_transfer" | "gateway";
        /**
         * @description A mainland mobile number, 11 digits, without spaces or country code.
         * @example 13800138000
         */
        Phone: string;
        PhoneChanged: {
            phone: components["schemas"]["Phone"];
        };
        /**
         * @example {
         *       "phone": "13800138000",
         *       "code": "602841"
         *     }
         */
        PhoneLoginBody: {
            code: components["schemas"]["VerificationCode"];
            phone: components["schemas"]["Phone"];
        };
        Plan: {
            /** @description One more member; null where there is no limit. */
            extraSeatFen: components["schemas"]["PlanPrices"] | null;
            features: string[];
            id: components["schemas"]["PlanId"];
            modules: components["schemas"]["PlanModule"][];
            name: string;
            /** @description null: an adviser prices it. */
            prices: components["schemas"]["PlanPrices"] | null;
            /** @description Members; null without a limit. */
            seats: number | null;
            summary: string;
        };
        PlanId: string;
        PlanModule: {
            /** @description Uses in all or in a month; null without a limit. A module that is missing is not included. */
            limit: number | null;
            module: components["schemas"]["ModuleName"];
            moduleName: string;
            /** @enum {string} */
            reset: "never" | "month";
        };
        PlanPrices: {
            quarter: components["schemas"]["Fen"];
            year: components["schemas"]["Fen"];
        };
        /**
         * @example {
         *       "enterpriseId": "e1",
         *       "items": [
         *         "n-hnte-income-tax.rate-15",
         *         "n-small-profit-2023-12.effective-5"
         *       ],
         *       "overrides": [
         *         {
         *           "id": "n-hnte-income-tax.rate-15",
         *           "amountFen": 26000000
         *         }
         *       ]
         *     }
         */
        PlanRewardsBody: {
            enterpriseId: components["schemas"]["EnterpriseId"];
            items: components["schemas"]["RewardId"][];
            /** @description Amounts that the user worked out; they replace those of the documents. */
            overrides?: {
                amountFen: components["schemas"]["RewardFen"];
                id: components["schemas"]["RewardId"];
            }[];
        };
        /** @description From the least to the most points that are possible. */
        PointSpan: {
            hi: number;
            lo: number;
        };
        Policy: {
            clauses: components["schemas"]["Clause"][];
            docNo: string | null;
            /** Format: date */
            effectiveFrom: string | null;
            /** Format: date */
            effectiveTo: string | null;
            /** @description False when the library holds a structured summary only and the text is at the official address. */
            hasFullText: boolean;
            id: components["schemas"]["PolicyId"];
            /** @description 索引号 */
            indexNo: string | null;
            isSample: boolean;
            issuers: string[];
            items: components["schemas"]["PolicyItem"][];
            keyFacts: components["schemas"]["KeyFact"][];
            kind: components["schemas"]["PolicyKind"];
            level: components["schemas"]["PolicyLevel"];
            materials: string[];
            milestones: components["schemas"]["PolicyMilestone"][];
            obligations: components["schemas"]["KeyFact"][];
            /** Format: date */
            publishedAt: string | null;
            /** @description GB/T 2260; 000000 is the whole country. */
            regionCode: string;
            regionName: string;
            relations: components["schemas"]["PolicyRelation"][];
            source: components["schemas"]["PolicySource"];
            status: components["schemas"]["PolicyStatus"];
            /** @description Why it is no longer in force, or since when it is. */
            statusNote: string | null;
            summary: string | null;
            themes: string[];
            title: string;
            /** @description All dated versions of this title, newest first; this one included. */
            versions: components["schemas"]["PolicyVersion"][];
            window: components["schemas"]["PolicyWindow"];
            /**
             * Format: date
             * @description 成文日期
             */
            writtenAt: string | null;
        };
        PolicyAmount: {
            /** @description Upper limit per enterprise in 分; null when the document names none. */
            capFen: number | null;
            /**
             * @description As the page shows it.
             * @example 最高200万元
             */
            text: string;
        };
        /**
         * @description How the amount follows from facts of the firm, up to amount.capFen; absent where it does not. fixed: exactly capFen. share: percent of the fact of the last full year.
         *     increase: percent of its growth over the year before. bands: each part of the fact at its own percent.
         */
        PolicyAmountRule: {
            bands?: {
                percent: number;
                /** @description Included; null for all above. */
                upToFen: number | null;
            }[];
            fact?: components["schemas"]["FactKey"];
            /** @enum {string} */
            kind: "fixed" | "share" | "increase" | "bands";
            percent?: number;
        };
        PolicyComparison: {
            counts: {
                added: number;
                changed: number;
                merged: number;
                moved: number;
                removed: number;
                renumbered: number;
                same: number;
                split: number;
            };
            /** @description Two versions of one document. */
            isSameTitle: boolean;
            left: components["schemas"]["ComparedPolicy"];
            /** @description In the order of `rows`. */
            points: components["schemas"]["ComparedPoint"][];
            right: components["schemas"]["ComparedPolicy"];
            /** @description In the order of the right document; what was removed follows what stood before it on the left. */
            rows: components["schemas"]["ComparedRow"][];
        };
        PolicyCondition: {
            clauseId: string | null;
            /** @description Facts of the firm that decide it (keys of FactSheet, establishedAt, industryCode). Absent where only a person can tell. */
            facts?: components["schemas"]["FactKey"][];
            /** @description Full years that it asks of yearly facts; 1 unless said. */
            factYears?: number;
            id: string;
            /** @enum {string|null} */
            operator: ">=" | ">" | "<=" | "<" | "==" | "in" | "attest" | null;
            text: string;
            /** @description As the document prints it. */
            threshold: string | null;
        };
        /**
         * @description Stable id of one version of a policy.
         * @example n-hnte-2016-32
         */
        PolicyId: string;
        PolicyItem: {
            amount: components["schemas"]["PolicyAmount"] | null;
            amountRule?: components["schemas"]["PolicyAmountRule"];
            conditions: components["schemas"]["PolicyCondition"][];
            id: string;
            name: string;
            support: components["schemas"]["SupportKind"];
        };
        /**
         * @description 法律、法规规章、规范性文件、申报通知、司法解释、政策要点（我们按原文结构化整理的国家政策）
         * @enum {string}
         */
        PolicyKind: "law" | "regulation" | "normative" | "notice" | "interpretation" | "programme";
        /**
         * @description 国家级、省级、市级、区县级、功能区
         * @enum {string}
         */
        PolicyLevel: "national" | "province" | "city" | "county" | "zone";
        PolicyMatch: {
            /** Format: date */
            asOf: string;
            enterprise: components["schemas"]["EvaluationSubject"];
            /** @description Word for word as in a report of the same facts. */
            items: components["schemas"]["MatchItem"][];
            lastReport: components["schemas"]["LastMatchReportOrNone"];
            nextQuestionId: components["schemas"]["OpenQuestionOrNone"];
            /** @description Questions whose answers may still change something here. */
            open: number;
            policyId: components["schemas"]["PolicyId"];
            /**
             * @description judged: every item with conditions stands in `items`. otherRegion: it is not for the region of the enterprise. unreadable: it has nothing that can be applied for
             *     and checked on this day; `items` is empty.
             * @enum {string}
             */
            scope: "judged" | "otherRegion" | "unreadable";
        };
        PolicyMilestone: {
            /** Format: date */
            date: string;
            /** @enum {string} */
            kind: "written" | "published" | "effective" | "opens" | "closes" | "publicised" | "paid" | "expires";
            label: string;
        };
        PolicyOverview: {
            /** @description Open windows that close first. */
            closingSoon: components["schemas"]["PolicySummary"][];
            newest: components["schemas"]["PolicySummary"][];
            total: number;
            /** @description How many of them are 示例. */
            totalSample: number;
        };
        PolicyRef: {
            docNo: string | null;
            id: components["schemas"]["PolicyId"];
            title: string;
        };
        PolicyRelation: {
            /** @enum {string} */
            kind: "based_on" | "implements" | "notice_of" | "extends" | "amends" | "repeals" | "interprets" | "overlays" | "superseded_by";
            label: string;
            policy: components["schemas"]["PolicyRef"];
        };
        PolicySearchResult: {
            /** @description Titles that are nearly what was typed, when nothing holds it as typed. */
            didYouMean: string[];
            /** @description Filled when total is 0. */
            dropSuggestions: components["schemas"]["DropSuggestion"][];
            facets: components["schemas"]["Facet"][];
            recognised: components["schemas"]["RecognisedQuery"];
            rows: components["schemas"]["PolicySummary"][];
            total: number;
        };
        PolicySnippet: {
            /** @description Anchor of the clause on the detail page. */
            clauseId: string;
            /** @example 第七条 */
            clauseLabel: string;
            marks: components["schemas"]["Mark"][];
            text: string;
        };
        PolicySource: {
            /** @description What must be shown with third-party data. */
            attribution: string | null;
            /**
             * @description How sure we are of a curated rule.
             * @enum {string|null}
             */
            confidence: "high" | "medium" | "low" | null;
            licence: string | null;
            name: string;
            provenance: components["schemas"]["Provenance"];
            /**
             * Format: uri
             * @description Official address; never set for samples.
             */
            url: string | null;
            /** Format: date */
            verifiedAt: string | null;
        };
        /**
         * @description 现行有效、尚未施行、已被修订、已废止、已过有效期、效力未核对（第三方整理，没有与官方文件核对；整理方怎么标见 statusNote）
         * @enum {string}
         */
        PolicyStatus: "in_force" | "not_yet_effective" | "amended" | "repealed" | "expired" | "unverified";
        PolicySummary: {
            amount: components["schemas"]["PolicyAmount"] | null;
            /**
             * @description 发文字号 as printed
             * @example 国科发火〔2016〕32号
             */
            docNo: string | null;
            /** Format: date */
            effectiveFrom: string | null;
            id: components["schemas"]["PolicyId"];
            isSample: boolean;
            issuers: string[];
            kind: components["schemas"]["PolicyKind"];
            level: components["schemas"]["PolicyLevel"];
            provenance: components["schemas"]["Provenance"];
            /** Format: date */
            publishedAt: string | null;
            /** @description GB/T 2260; 000000 is the whole country. */
            regionCode: string;
            regionName: string;
            snippets: components["schemas"]["PolicySnippet"][];
            status: components["schemas"]["PolicyStatus"];
            supersededBy: components["schemas"]["PolicyRef"] | null;
            support: components["schemas"]["SupportKind"][];
            title: string;
            titleMarks: components["schemas"]["Mark"][];
            /** @description Dated versions of this title in the library. */
            versionCount: number;
            window: components["schemas"]["PolicyWindow"];
        };
        PolicyVersion: {
            /** Format: date */
            date: string | null;
            id: components["schemas"]["PolicyId"];
            /** @description True for the version of this reply. */
            isCurrent: boolean;
            /** @example 2025年修订 */
            label: string;
            status: components["schemas"]["PolicyStatus"];
            title: string;
        };
        PolicyWindow: {
            /**
             * Format: date
             * @description Last day, inclusive, in Asia/Shanghai.
             */
            closesAt: string | null;
            /** @description Whole days until closesAt while open; until opensAt while upcoming. */
            daysLeft: number | null;
            /** Format: date */
            opensAt: string | null;
            state: components["schemas"]["WindowState"];
        };
        /** @description What has to be done for a project, and when. */
        ProjectDuty: {
            /**
             * Format: date
             * @description The day before which it has to be done; null where no document and no date of the project names one.
             */
            by: string | null;
            clause: components["schemas"]["MatchClause"];
            /**
             * @description What it comes to for this project: 备案晚于开工，不能补办.
             * @example 2027年3月1日开工，在那之前办理备案
             */
            detail: string | null;
            /** @description Who misses it cannot make up for it. */
            isTrap: boolean;
            /**
             * @description 备案, 环评, 节能, 投资统计, the end of a policy, completion, the end of a document, keeping the equipment.
             * @enum {string}
             */
            kind: "filing" | "environment" | "energy" | "statistics" | "until" | "completion" | "validity" | "keep";
            phase: components["schemas"]["ProjectPhase"];
            /**
             * @description 已办、待办、已错过、待核实; the last where nothing that was asked tells it.
             * @enum {string}
             */
            state: "done" | "due" | "missed" | "unknown";
            /** @example 在开工之前办理项目备案 */
            text: string;
        };
        /**
         * @description 开工前、建设中、完工后
         * @enum {string}
         */
        ProjectPhase: "before" | "during" | "after";
        ProjectQuarter: {
            certainFen: number;
            competitiveFen: number;
            /** @example 2027Q1 */
            quarter: string;
            spendFen: number;
            upToFen: number;
        };
        Proof: {
            fileName: string;
            /** @description Bytes. */
            size: number;
            /** Format: date-time */
            uploadedAt: string;
        };
        ProofBody: {
            file: Blob;
        };
        /**
         * @description 官方全文、官方元数据、人工结构化、第三方整理、示例数据
         * @enum {string}
         */
        Provenance: "official_fulltext" | "official_metadata" | "curated" | "third_party" | "sample";
        Publicity: components["schemas"]["PublicityBrief"] & {
            byIndustry: components["schemas"]["PublicityShare"][];
            byRegion: components["schemas"]["PublicityShare"][];
            corrections: components["schemas"]["PublicityRef"][];
            /** @description The list that this one corrects. */
            corrects: components["schemas"]["PublicityRef"] | null;
            entries: components["schemas"]["PublicityEntry"][];
            mine: components["schemas"]["PublicityHit"][];
            /** @description How to object. */
            objection: string | null;
            policy: components["schemas"]["PolicyRef"] | null;
            source: components["schemas"]["PolicySource"];
            /** @description Entries that the search leaves. */
            total: number;
        };
        PublicityBrief: {
            /** @description Of the entries that name an amount; null where none does. */
            amountFen: number | null;
            /** @description Until its last day while it runs. */
            daysLeft: number | null;
            docNo: string | null;
            entryCount: number;
            /** Format: date */
            from: string;
            /** @description Entries of the user's firms and of those that are followed; without what was denied. */
            hits: number;
            id: components["schemas"]["PublicityId"];
            isSample: boolean;
            issuer: string;
            kind: components["schemas"]["PublicityKind"];
            regionCode: string;
            regionName: string;
            state: components["schemas"]["PublicityState"];
            title: string;
            /**
             * Format: date
             * @description Last day, inclusive, in Asia/Shanghai.
             */
            to: string;
        };
        /**
         * @description How an entry was found: by 统一社会信用代码, the same name, a former name, or a name that differs in its region or legal form only. The last is 待确认.
         * @enum {string}
         */
        PublicityCertainty: "code" | "name" | "former" | "similar";
        PublicityEntry: {
            amountFen: number | null;
            industry: string | null;
            name: string;
            project: string | null;
            /** @description As the list prints it. */
            region: string | null;
            seq: number;
            uscc: string | null;
        };
        PublicityFound: {
            /** @description There are more than are answered. */
            isMore: boolean;
            rows: {
                /** @enum {string} */
                certainty: "code" | "name" | "begins" | "similar";
                entry: components["schemas"]["PublicityEntry"];
                list: components["schemas"]["PublicityBrief"];
            }[];
        };
        /** @description An entry that is, or may be, a firm of the user or one that is followed. */
        PublicityHit: {
            certainty: components["schemas"]["PublicityCertainty"];
            entry: components["schemas"]["PublicityEntry"];
            firm: string;
            id: string;
            /** @description What the user said of it; null where nothing was said. */
            isConfirmed: boolean | null;
            /** @description Followed; not a firm of the user. */
            isWatched: boolean;
            list: components["schemas"]["PublicityBrief"];
        };
        PublicityHits: {
            /** @description The newest list first, at most 200. */
            hits: components["schemas"]["PublicityHit"][];
            watched: string[];
        };
        PublicityId: string;
        /**
         * @description 拟支持、正式、撤销、更正.
         * @enum {string}
         */
        PublicityKind: "proposed" | "final" | "revoked" | "correction";
        PublicityList: {
            rows: components["schemas"]["PublicityBrief"][];
            total: number;
        };
        PublicityRef: {
            id: components["schemas"]["PublicityId"];
            title: string;
        };
        PublicityShare: {
            amountFen: number | null;
            count: number;
            /** @description Null where the list does not say. */
            name: string | null;
        };
        /** @enum {string} */
        PublicityState: "upcoming" | "running" | "ended";
        /**
         * @example {
         *       "planId": "professional",
         *       "billing": "year",
         *       "extraSeats": 0
         *     }
         */
        Purchase: {
            billing: components["schemas"]["Billing"];
            /**
             * @description Members beyond those of the plan.
             * @default 0
             */
            extraSeats: number;
            planId: components["schemas"]["PlanId"];
        };
        /** @description fact:revenue:2025 or attest:…; opaque to clients. */
        QuestionId: string;
        Quote: {
            discountFen: components["schemas"]["Fen"];
            discountName: string | null;
            items: components["schemas"]["OrderItem"][];
            payableFen: components["schemas"]["Fen"];
            totalFen: components["schemas"]["Fen"];
        };
        /** @description In the unit of the fact (money 分); null is open. */
        RangeBound: number | null;
        RankedItem: {
            /** @description As worked out for the facts of the enterprise, as if it were there. */
            amount: components["schemas"]["MatchAmount"] | null;
            /** Format: date */
            effectiveTo: string | null;
            group: components["schemas"]["MatchGroup"];
            /** @description The enterprise is in this region. */
            isOwnRegion: boolean;
            policy: components["schemas"]["MatchPolicy"];
            regionCode: components["schemas"]["RegionCode"];
            window: components["schemas"]["PolicyWindow"];
        };
        /**
         * @example {
         *       "enterpriseId": "e1",
         *       "itemId": "ip-core",
         *       "points": {
         *         "lo": 5,
         *         "hi": 6
         *       }
         *     }
         */
        RateBody: {
            enterpriseId: components["schemas"]["EnterpriseId"];
            itemId: components["schemas"]["ScoreItemId"];
            /** @description Null takes the rating back. */
            points: components["schemas"]["PointSpan"] | null;
        };
        /**
         * @example {
         *       "ids": [
         *         "m1"
         *       ]
         *     }
         */
        ReadMessagesBody: {
            ids?: components["schemas"]["MessageIds"];
        };
        RecognisedQuery: {
            /** @description The clause the query names, for instance 第九条; null when the first row does not have it. */
            clauseLabel: string | null;
            /** @description The 发文字号 the query holds, normalised; null when none. Without brackets it is one only if the library has it. */
            docNo: string | null;
            /** @description Words typed with a minus before them; no row says them. */
            excluded?: string[];
            /** @description True when rows are shown that lack some of the terms, because nothing has them all or a title is nearly what was typed. */
            relaxed?: boolean;
            /** @description What was searched for. */
            terms: string[];
            /** @description True when only the first 200 characters were searched. */
            truncated: boolean;
        };
        /** @description GB/T 2260 */
        RegionCode: string;
        RegionDifference: {
            key: string;
            name: string;
            /** @description How many times the smallest the largest is. */
            times: number;
            values: {
                capFen: number;
                code: components["schemas"]["RegionCode"];
                itemId: string;
                policyId: components["schemas"]["PolicyId"];
                text: string;
                title: string;
            }[];
        };
        RegionDifferences: {
            /** @description Furthest apart first. */
            items: components["schemas"]["RegionDifference"][];
            source: components["schemas"]["ComparedSource"];
        };
        RegionFigures: {
            code: components["schemas"]["RegionCode"];
            /** @description Median number of papers that a policy asks for. */
            materials: number | null;
            name: string;
            /** @description In force on the day, of the province and everything below it. */
            policies: number;
            /** @description Of these, published in the twelve months. */
            published: number;
            /** @description The highest limit of what a firm gets and keeps, in 分; loans and stakes are none. */
            topAmount: components["schemas"]["TopFigureOrNone"];
            /** @description By month of publication. */
            trend: number[];
        };
        RegionOverview: {
            /** Format: date */
            asOf: string;
            available: {
                real: number;
                sample: number;
            };
            months: string[];
            /** @description Provinces of which the library has something, by code; the others are not recorded, which is not zero. */
            regions: components["schemas"]["RegionFigures"][];
            source: components["schemas"]["ComparedSource"];
            themes: {
                count: number;
                value: string;
            }[];
        };
        RegionRank: {
            /** Format: date */
            asOf: string;
            enterprise: components["schemas"]["EvaluationSubject"];
            /** @description The most first; of the same sum, the surer one. */
            items: components["schemas"]["RankedItem"][];
            source: components["schemas"]["ComparedSource"];
        };
        Report: {
            /** Format: date-time */
            createdAt: string;
            /** @description What came out, in a few words. */
            headline: string;
            id: string;
            /** @description These rules have changed since. */
            isStale: boolean;
            kind: components["schemas"]["ReportKind"];
            kindName: string;
            /** @description Path in the portal, beginning with one slash; null when it cannot be opened. */
            link: string | null;
            /**
             * Format: date
             * @description Of the rules it was made by; null when it rests on none.
             */
            rulesetDate: string | null;
            /** @description The enterprise it is about, by the name it had then. */
            subject: string | null;
            title: string;
        };
        ReportId: string;
        /**
         * @example {
         *       "reportId": "r1"
         *     }
         */
        ReportIdBody: {
            reportId: string;
        };
        /**
         * @description The first three are reports, the others reviews.
         * @enum {string}
         */
        ReportKind: "policyMatch" | "projectMatch" | "financeMatch" | "highTech" | "specialization" | "projectEvaluation";
        ReportPage: {
            rows: components["schemas"]["Report"][];
            total: number;
        };
        RevokedCount: {
            revoked: number;
        };
        /** @description Something that a policy gives. */
        Reward: {
            /** @description For the firm, as a report says it; null where the document names no sum of money. */
            amount: components["schemas"]["MatchAmount"] | null;
            /** @description The amount in the words of the document. */
            amountText: string;
            /** @description What the conditions come to for the firm; null where the item is of another region. */
            group: components["schemas"]["MatchGroup"] | null;
            id: components["schemas"]["RewardId"];
            policy: components["schemas"]["MatchPolicy"];
            /** @description What the document says of having several benefits at once. */
            stacking: string[];
            start: components["schemas"]["CalculatorStart"];
            support: components["schemas"]["SupportKind"];
            window: components["schemas"]["PolicyWindow"];
        };
        RewardBand: {
            percent: components["schemas"]["RewardPercent"];
            /** @description Included; null for all above. */
            upToFen: components["schemas"]["RewardFen"] | null;
        };
        RewardCalculation: {
            /** @description Whole 分; parts of it are not paid. */
            amountFen: number;
            calculator: components["schemas"]["CalculatorKind"];
            /** @description 怎么算, with the numbers put in. */
            formula: string;
            /** @description What limits the amount, and how days are counted. */
            notes: string[];
            /** @description Null where the standard was typed in. */
            source: components["schemas"]["RewardSource"] | null;
        };
        RewardCap: {
            clause: components["schemas"]["MatchClause"] | null;
            text: string;
        };
        RewardCatalogue: {
            /** Format: date */
            asOf: string;
            enterprise: components["schemas"]["EvaluationSubject"];
            /** @description The nation, provinces, and the cities of the firm's own; the counts ignore the choice of a region. */
            regions: {
                code: string;
                count: number;
                name: string;
            }[];
            rows: components["schemas"]["Reward"][];
            /** @description The counts ignore the choice of a kind. */
            supports: {
                count: number;
                support: components["schemas"]["SupportKind"];
            }[];
            total: number;
        };
        RewardExclusion: {
            /** @description Items of the plan that it cannot be had beside. */
            by: components["schemas"]["RewardId"][];
            /** @description Where the document says so. */
            clause: components["schemas"]["MatchClause"] | null;
            id: components["schemas"]["RewardId"];
            /** @enum {string} */
            reason: "notEligible" | "excludedBy" | "capReached" | "hadBefore" | "titleMissing" | "usedUp" | "addsNothing";
            /** @example 与“企业所得税15%优惠税率”由企业选择其一，不叠加 */
            text: string;
        };
        RewardFact: {
            /** @enum {string} */
            field: "taxableIncomeFen" | "workforce" | "assetsFen" | "rdExpenseFen" | "incomeFen" | "taxPercent";
            /** @example 2025年应纳税所得额 */
            from: string;
            value: number;
        };
        /** @description What the firm's facts say of the inputs of calculators. */
        RewardFacts: {
            /** Format: date */
            asOf: string;
            facts: components["schemas"]["RewardFact"][];
        };
        /** @description An amount in 分. */
        RewardFen: number;
        /**
         * @description Policy and item.
         * @example n-small-profit-2023-12.effective-5
         */
        RewardId: string;
        RewardPercent: number;
        RewardPlan: {
            /** Format: date */
            asOf: string;
            best: components["schemas"]["RewardSums"];
            /** @description Limits that the best plan goes up to. */
            caps: components["schemas"]["RewardCap"][];
            enterprise: components["schemas"]["EvaluationSubject"];
            /** @description Every item that is not in the best plan. */
            excluded: components["schemas"]["RewardExclusion"][];
            items: components["schemas"]["RewardPlanItem"][];
            /** @description Items that are not in the library any more, or of another region; they are not in the plan. */
            left: components["schemas"]["RewardId"][];
            /** @description The best plan that has something in place of something of the best; null when there is none. */
            second: components["schemas"]["RewardSums"] | null;
        };
        RewardPlanItem: {
            amount: components["schemas"]["MatchAmount"] | null;
            group: components["schemas"]["MatchGroup"];
            id: components["schemas"]["RewardId"];
            /** @description The override, no more than the cap of the document. */
            ownFen: number | null;
            policy: components["schemas"]["MatchPolicy"];
            support: components["schemas"]["SupportKind"];
        };
        RewardSource: {
            clause: components["schemas"]["MatchClause"] | null;
            docNo: string | null;
            title: string;
        };
        /** @description 确定、上限、竞争性; never added together. */
        RewardSums: {
            certainFen: number;
            chosen: components["schemas"]["RewardId"][];
            competitiveFen: number;
            upToFen: number;
        };
        /**
         * @description 2026 is in force since 2026-04-01; 2022 is kept for titles that were granted by it.
         * @enum {string}
         */
        RuleYear: "2026" | "2022";
        /**
         * @example {
         *       "enterpriseId": "e1",
         *       "variant": "general"
         *     }
         */
        RunMatchBody: {
            enterpriseId: components["schemas"]["EnterpriseId"];
            variant?: components["schemas"]["MatchVariant"];
        };
        RunningPlan: {
            /** Format: date-time */
            expiresAt: string;
            name: string;
            /** Format: date-time */
            startsAt: string;
        };
        SaleTerms: {
            /** @description null: the deployment names none. */
            adviser: components["schemas"]["Adviser"] | null;
            agreement: {
                clauses: components["schemas"]["AgreementClause"][];
                /** Format: date */
                version: string;
            };
            /** @description Online payment by this gateway; sandbox moves no money; null: there is none. */
            gateway: string | null;
            /** @description Unpaid orders end after so many days. */
            payDays: number;
            /** @description So many days from its start, an unused order can be given back. */
            refundDays: number;
        };
        /**
         * @example {
         *       "paymentId": "41c07b5e2d9f6a8b3c1d0e4f"
         *     }
         */
        SandboxBody: {
            paymentId: components["schemas"]["OrderId"];
        };
        /** @description A snapshot; one of the two is set, by its kind. */
        SavedEvaluation: {
            /** Format: date-time */
            createdAt: string;
            highTech: components["schemas"]["HighTechEvaluation"] | null;
            id: components["schemas"]["ReportId"];
            /** @description Rules have changed since. */
            isStale: boolean;
            kind: components["schemas"]["EvaluationKind"];
            specialization: components["schemas"]["SpecializationEvaluation"] | null;
        };
        /**
         * @example {
         *       "name": "青岚精密制造有限公司",
         *       "uscc": "91350100M000100Y43",
         *       "regionCode": "330100",
         *       "regionName": "浙江省杭州市",
         *       "industryCode": "C34",
         *       "establishedAt": "2019-04-18"
         *     }
         */
        SaveEnterpriseBody: {
            enterpriseId?: components["schemas"]["EnterpriseId"];
            /** Format: date */
            establishedAt?: string;
            industryCode?: string;
            name: string;
            regionCode: string;
            regionName: string;
            /** @description With its check digit (GB 32100). */
            uscc?: string;
        };
        /**
         * @example {
         *       "enterpriseId": "e1",
         *       "kind": "highTech"
         *     }
         */
        SaveEvaluationBody: {
            enterpriseId: components["schemas"]["EnterpriseId"];
            kind: components["schemas"]["EvaluationKind"];
            rules?: components["schemas"]["RuleYear"];
        };
        /**
         * @example {
         *       "key": "revenue",
         *       "period": "2025",
         *       "value": 128600000
         *     }
         */
        SaveFactBody: {
            key: components["schemas"]["FactKey"];
            note?: string;
            period?: components["schemas"]["FactPeriod"];
            /** @description As the type of the fact says. Text is read as a person writes it: 1286万元, 23.9%, 是; for money a number is 分 and bare text 元. */
            value: string | number | boolean;
        };
        /**
         * @example {
         *       "type": "policy"
         *     }
         */
        SaveRecordBody: {
            /** @description The module name of the route. */
            type: string;
        };
        /**
         * @example {
         *       "kind": "query",
         *       "name": "浙江研发费用补助",
         *       "spec": {
         *         "q": "研发费用补助",
         *         "region": [
         *           "330000"
         *         ]
         *       },
         *       "frequency": "daily"
         *     }
         */
        SaveSubscriptionBody: {
            frequency?: components["schemas"]["Frequency"];
            /** @description True when a new one leaves it out. */
            isActive?: boolean;
            kind: components["schemas"]["SubscriptionKind"];
            name: string;
            spec: components["schemas"]["SubscriptionSpec"];
            subscriptionId?: components["schemas"]["SubscriptionId"];
        };
        /** @description Part of a sentence, word for word; `figure` is the quantity in it, empty where the whole sentence matters. */
        Saying: {
            after: string;
            before: string;
            figure: string;
        };
        SayingOrNone: components["schemas"]["Saying"] | null;
        /**
         * @description 自评: all facts as stated, with the firm's own rating of what experts judge. 有据: only facts with evidence count; a rating without evidence counts from 0.
         *     保守: the least points of 自评.
         */
        ScoreColumns: {
            cautious: number;
            evidenced: components["schemas"]["PointSpan"];
            own: components["schemas"]["PointSpan"];
        };
        ScoreItemId: string;
        ScoreSheet: {
            columns: components["schemas"]["ScoreColumns"];
            max: number;
            parts: components["schemas"]["ScoreSheetPart"][];
            pass: number;
            /** @enum {string} */
            passOperator: ">" | ">=";
        };
        ScoreSheetItem: {
            /** @description What the points follow from: 近三年年均转化4.3项; null for experts. */
            basis: string | null;
            columns: components["schemas"]["ScoreColumns"];
            id: components["schemas"]["ScoreItemId"];
            /** @description Only experts give these points; the firm may rate itself. */
            isExpert: boolean;
            /** @description The document's own words for bands of points; empty where it has none. */
            levels: {
                /** @example 较高 */
                label: string;
                points: components["schemas"]["PointSpan"];
            }[];
            max: number;
            /** @description Labels of facts that are unknown. */
            missing: string[];
            rating: components["schemas"]["PointSpan"] | null;
            title: string;
        };
        ScoreSheetPart: {
            columns: components["schemas"]["ScoreColumns"];
            id: string;
            items: components["schemas"]["ScoreSheetItem"][];
            max: number;
            title: string;
        };
        Session: {
            /** @description True when this login created the account and its trial. */
            isNewUser: boolean;
            phone: components["schemas"]["Phone"];
            /** @description Opaque bearer token. */
            token: string;
        };
        /**
         * @example {
         *       "sessionId": "9f2c71aa"
         *     }
         */
        SessionIdBody: {
            sessionId: string;
        };
        SessionInfo: {
            /** Format: date-time */
            createdAt: string;
            /** @description What the browser says it is. */
            device: string;
            /** @description Of this list; not the token. */
            id: string;
            /** @description Address of the sign-in. */
            ip: string;
            isCurrent: boolean;
            /** Format: date-time */
            lastSeenAt: string;
        };
        /** @description A secret: whoever has it may read the report. */
        ShareId: string;
        /** @enum {string} */
        SortOrder: "relevance" | "newest" | "deadline" | "amount";
        SpecializationEvaluation: {
            /** Format: date */
            asOf: string;
            changes: components["schemas"]["GradientChange"][];
            enterprise: components["schemas"]["EvaluationSubject"];
            /** @description The highest tier whose title the firm has. */
            reached: string | null;
            rules: components["schemas"]["RuleYear"];
            /** @description From the first to the highest. */
            tiers: components["schemas"]["GradientTier"][];
        };
        /**
         * @example {
         *       "payableFen": 1152000,
         *       "agreementVersion": "2026-11-21"
         *     }
         */
        SubmitOrderBody: {
            agreementVersion?: components["schemas"]["AgreementVersion"];
            payableFen: components["schemas"]["Fen"];
        };
        /**
         * @example {
         *       "enterpriseId": "e1",
         *       "withToVerify": false
         *     }
         */
        SubscribeCalendarBody: {
            enterpriseId: components["schemas"]["EnterpriseId"];
            /** @description Also what is 待核实. */
            withToVerify: boolean;
        };
        Subscription: {
            /** Format: date-time */
            createdAt: string;
            frequency: components["schemas"]["Frequency"];
            id: string;
            isActive: boolean;
            kind: components["schemas"]["SubscriptionKind"];
            kindName: string;
            /**
             * Format: date-time
             * @description When it last found something new.
             */
            lastHitAt: string | null;
            name: string;
            spec: components["schemas"]["SubscriptionSpec"];
            /** @description Its words and filters as people call them. */
            summary: string;
        };
        SubscriptionId: string;
        /**
         * @example {
         *       "subscriptionId": "s1"
         *     }
         */
        SubscriptionIdBody: {
            subscriptionId: components["schemas"]["SubscriptionId"];
        };
        /** @enum {string} */
        SubscriptionKind: "query" | "region" | "policy";
        SubscriptionPreview: {
            rows: {
                /** @description When it was published. */
                date: string | null;
                policyId: string;
                title: string;
            }[];
            total: number;
        };
        /** @description query: q and facets of searchPolicies, at least one of them; region: region; policy: policyId. */
        SubscriptionSpec: {
            department?: components["schemas"]["SubscriptionValues"];
            kind?: components["schemas"]["SubscriptionValues"];
            level?: components["schemas"]["SubscriptionValues"];
            policyId?: string;
            q?: string;
            region?: components["schemas"]["SubscriptionValues"];
            source?: components["schemas"]["SubscriptionValues"];
            status?: components["schemas"]["SubscriptionValues"];
            support?: components["schemas"]["SubscriptionValues"];
            theme?: components["schemas"]["SubscriptionValues"];
            window?: components["schemas"]["SubscriptionValues"];
            year?: components["schemas"]["SubscriptionValues"];
        };
        SubscriptionValues: string[];
        Suggestion: {
            /** @description Secondary line. */
            detail?: string;
            /** @enum {string} */
            kind: "policy" | "docNo" | "department" | "theme";
            marks: components["schemas"]["Mark"][];
            /** @description Set for policy and docNo. */
            policyId: string | null;
            text: string;
        };
        SuggestionList: {
            suggestions: components["schemas"]["Suggestion"][];
        };
        /**
         * @description 奖励、资金补助、贷款贴息、税收优惠、服务券、贷款、担保、股权投资、资质认定、服务
         * @enum {string}
         */
        SupportKind: "award" | "subsidy" | "interest" | "tax" | "voucher" | "loan" | "guarantee" | "equity" | "title" | "service";
        TimelineEntry: {
            /** Format: date-time */
            at: string;
            name: string;
            note: string | null;
            state: components["schemas"]["OrderState"];
        };
        TitleRung: {
            conclusion: string;
            /** @enum {string} */
            id: "tech" | "highTech" | "specialised" | "littleGiant" | "champion";
            /** @description The firm has the title; null while nobody said. */
            isHeld: boolean | null;
            policyId: components["schemas"]["PolicyId"];
            title: string;
            verdict: components["schemas"]["MatchVerdict"];
        };
        TopFigure: {
            itemName: string;
            policyId: components["schemas"]["PolicyId"];
            title: string;
            value: number;
        };
        TopFigureOrNone: components["schemas"]["TopFigure"] | null;
        Trial: {
            /** @description Whole days left, counted in Asia/Shanghai; 0 on the last day and after. */
            daysLeft: number;
            /** @description False as well while a bought plan runs. */
            expired: boolean;
            /** Format: date-time */
            expiresAt: string;
            /** Format: date-time */
            startedAt: string;
        };
        UnreadCount: {
            unread: number;
        };
        UnsubscribeCalendarBody: {
            enterpriseId: components["schemas"]["EnterpriseId"];
        };
        UpgradeCheck: {
            /** @description False means nothing to ask, proceed. True means confirm with the user first. */
            canUpgraded: boolean;
        };
        UserInfo: {
            /** Format: date-time */
            createdAt: string;
            enterprise: components["schemas"]["EnterpriseBrief"] | null;
            hasPassword: boolean;
            id: string;
            /** @description Empty until the user gives one. */
            name: string;
            phone: components["schemas"]["Phone"];
            /** @description What was bought and runs now; null while there is only the trial. */
            plan: components["schemas"]["RunningPlan"] | null;
            trial: components["schemas"]["Trial"];
        };
        /**
         * @description The 6 digits of the text message.
         * @example 602841
         */
        VerificationCode: string;
        /**
         * @example {
         *       "phone": "13800138000",
         *       "purpose": "login"
         *     }
         */
        VerifyCodeBody: {
            phone: components["schemas"]["Phone"];
            purpose: components["schemas"]["CodePurpose"];
        };
        /**
         * @example {
         *       "name": "云帆智能装备（示例）有限公司"
         *     }
         */
        WatchFirmBody: {
            name: string;
        };
        WhatIf: {
            counts: components["schemas"]["MatchCounts"];
            countsAfter: components["schemas"]["MatchCounts"];
            moves: components["schemas"]["MatchMove"][];
        };
        /**
         * @example {
         *       "enterpriseId": "e1",
         *       "changes": [
         *         {
         *           "key": "inventionPatents",
         *           "value": 4
         *         }
         *       ]
         *     }
         */
        WhatIfBody: {
            changes: {
                key: components["schemas"]["FactKey"];
                period?: components["schemas"]["FactPeriod"];
                value: number | boolean | string;
            }[];
            enterpriseId: components["schemas"]["EnterpriseId"];
            variant?: components["schemas"]["MatchVariant"];
        };
        /**
         * @description 申报中、即将开放、常年受理、已截止、未提供
         * @enum {string}
         */
        WindowState: "open" | "upcoming" | "rolling" | "closed" | "none";
    };
    responses: {
        /**
         * @description The call failed. `code` says why; the codes an operation can answer stand in its x-codes:
         *     400 a field is wrong, 401 (notes API) not signed in or session over, 403 the call comes from another site, 404 not found, 405 wrong method, 409 the state of the thing does not allow it or somebody was faster, 413 too large, 415 wrong media type, 429 too often, 444 not signed in or session over,
         *     500 the server failed, 503 the database is away, 1010 the trial uses of this module are used up,
         *     1101 wrong phone or password, 1102 wrong or expired verification code, 1103 the code was tried too often and is burnt, 1104 a code was sent less than 60 s ago.
         */
        Failure: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 400,
                 *       "statusCode": 400,
                 *       "msg": "手机号应为11位，现在是10位",
                 *       "data": {
                 *         "requestId": "7f3a1120c5d2",
                 *         "fieldErrors": [
                 *           {
                 *             "field": "phone",
                 *             "message": "手机号应为11位，现在是10位"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["FailureEnvelope"];
            };
        };
    };
    parameters: {
        OptionalIdempotencyKey: components["schemas"]["IdempotencyKey"];
        RequiredIdempotencyKey: components["schemas"]["IdempotencyKey"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Adviser = components['schemas']['Adviser'];
export type AgreementClause = components['schemas']['AgreementClause'];
export type AgreementVersion = components['schemas']['AgreementVersion'];
export type AnswerMatchBody = components['schemas']['AnswerMatchBody'];
export type AnswerUnit = components['schemas']['AnswerUnit'];
export type ArchiveMessagesBody = components['schemas']['ArchiveMessagesBody'];
export type Billing = components['schemas']['Billing'];
export type CalculateRewardBody = components['schemas']['CalculateRewardBody'];
export type CalculatorInputs = components['schemas']['CalculatorInputs'];
export type CalculatorKind = components['schemas']['CalculatorKind'];
export type CalculatorStart = components['schemas']['CalculatorStart'];
export type CalendarEntry = components['schemas']['CalendarEntry'];
export type CalendarFeed = components['schemas']['CalendarFeed'];
export type CalendarItem = components['schemas']['CalendarItem'];
export type CalendarKind = components['schemas']['CalendarKind'];
export type ChangePhoneBody = components['schemas']['ChangePhoneBody'];
export type ChangePwBody = components['schemas']['ChangePwBody'];
export type ChangePwByOldpwBody = components['schemas']['ChangePwByOldpwBody'];
export type ChangeUserInfoBody = components['schemas']['ChangeUserInfoBody'];
export type ChatContent = components['schemas']['ChatContent'];
export type Clause = components['schemas']['Clause'];
export type ClauseChange = components['schemas']['ClauseChange'];
export type CloseAccountBody = components['schemas']['CloseAccountBody'];
export type CodeAndName = components['schemas']['CodeAndName'];
export type CodePurpose = components['schemas']['CodePurpose'];
export type CodeSent = components['schemas']['CodeSent'];
export type CodeSession = components['schemas']['CodeSession'];
export type ComparedClause = components['schemas']['ComparedClause'];
export type ComparedClauseOrNone = components['schemas']['ComparedClauseOrNone'];
export type ComparedItemKey = components['schemas']['ComparedItemKey'];
export type ComparedItemList = components['schemas']['ComparedItemList'];
export type ComparedPoint = components['schemas']['ComparedPoint'];
export type ComparedPolicy = components['schemas']['ComparedPolicy'];
export type ComparedRow = components['schemas']['ComparedRow'];
export type ComparedSource = components['schemas']['ComparedSource'];
export type ConditionCounts = components['schemas']['ConditionCounts'];
export type ConfirmMatchBody = components['schemas']['ConfirmMatchBody'];
export type CreateOrderBody = components['schemas']['CreateOrderBody'];
export type Declaration = components['schemas']['Declaration'];
export type DeclarationPage = components['schemas']['DeclarationPage'];
export type DeclarationState = components['schemas']['DeclarationState'];
export type DiffSegment = components['schemas']['DiffSegment'];
export type DropSuggestion = components['schemas']['DropSuggestion'];
export type EarliestYear = components['schemas']['EarliestYear'];
export type EmptyEnvelope = components['schemas']['EmptyEnvelope'];
export type Enterprise = components['schemas']['Enterprise'];
export type EnterpriseBrief = components['schemas']['EnterpriseBrief'];
export type EnterpriseId = components['schemas']['EnterpriseId'];
export type EnterpriseIdBody = components['schemas']['EnterpriseIdBody'];
export type EnterpriseOptions = components['schemas']['EnterpriseOptions'];
export type Envelope = components['schemas']['Envelope'];
export type EquityOverview = components['schemas']['EquityOverview'];
export type EquityShare = components['schemas']['EquityShare'];
export type EquitySource = components['schemas']['EquitySource'];
export type EvaluationKind = components['schemas']['EvaluationKind'];
export type EvaluationRule = components['schemas']['EvaluationRule'];
export type EvaluationSubject = components['schemas']['EvaluationSubject'];
export type Evidence = components['schemas']['Evidence'];
export type EvidenceBody = components['schemas']['EvidenceBody'];
export type Expiry = components['schemas']['Expiry'];
export type Facet = components['schemas']['Facet'];
export type FacetBucket = components['schemas']['FacetBucket'];
export type FacetKey = components['schemas']['FacetKey'];
export type Fact = components['schemas']['Fact'];
export type FactCondition = components['schemas']['FactCondition'];
export type FactConditionList = components['schemas']['FactConditionList'];
export type FactCoverage = components['schemas']['FactCoverage'];
export type FactGap = components['schemas']['FactGap'];
export type FactGroup = components['schemas']['FactGroup'];
export type FactGroupSheet = components['schemas']['FactGroupSheet'];
export type FactId = components['schemas']['FactId'];
export type FactIdBody = components['schemas']['FactIdBody'];
export type FactKey = components['schemas']['FactKey'];
export type FactPeriod = components['schemas']['FactPeriod'];
export type FactSheet = components['schemas']['FactSheet'];
export type FactSource = components['schemas']['FactSource'];
export type FactType = components['schemas']['FactType'];
export type FactValue = components['schemas']['FactValue'];
export type FailureDetail = components['schemas']['FailureDetail'];
export type FailureEnvelope = components['schemas']['FailureEnvelope'];
export type FeedId = components['schemas']['FeedId'];
export type Fen = components['schemas']['Fen'];
export type FieldError = components['schemas']['FieldError'];
export type ForgetPwBody = components['schemas']['ForgetPwBody'];
export type Frequency = components['schemas']['Frequency'];
export type FundingTimeline = components['schemas']['FundingTimeline'];
export type GetContentBody = components['schemas']['GetContentBody'];
export type GradientChange = components['schemas']['GradientChange'];
export type GradientTier = components['schemas']['GradientTier'];
export type GrowthFigure = components['schemas']['GrowthFigure'];
export type HighTechEvaluation = components['schemas']['HighTechEvaluation'];
export type IdempotencyKey = components['schemas']['IdempotencyKey'];
export type ImportFactsBody = components['schemas']['ImportFactsBody'];
export type ImportReport = components['schemas']['ImportReport'];
export type Invoice = components['schemas']['Invoice'];
export type InvoiceBody = components['schemas']['InvoiceBody'];
export type InvoiceKind = components['schemas']['InvoiceKind'];
export type JudgeHitBody = components['schemas']['JudgeHitBody'];
export type KeyFact = components['schemas']['KeyFact'];
export type LastMatchReport = components['schemas']['LastMatchReport'];
export type LastMatchReportOrNone = components['schemas']['LastMatchReportOrNone'];
export type LedgerEntry = components['schemas']['LedgerEntry'];
export type LedgerPage = components['schemas']['LedgerPage'];
export type LedgerReason = components['schemas']['LedgerReason'];
export type LoginBody = components['schemas']['LoginBody'];
export type LoginByCodeBody = components['schemas']['LoginByCodeBody'];
export type Mark = components['schemas']['Mark'];
export type MatchAmount = components['schemas']['MatchAmount'];
export type MatchAnswer = components['schemas']['MatchAnswer'];
export type MatchBrief = components['schemas']['MatchBrief'];
export type MatchBriefOrNone = components['schemas']['MatchBriefOrNone'];
export type MatchChange = components['schemas']['MatchChange'];
export type MatchClause = components['schemas']['MatchClause'];
export type MatchCondition = components['schemas']['MatchCondition'];
export type MatchConflict = components['schemas']['MatchConflict'];
export type MatchCounts = components['schemas']['MatchCounts'];
export type MatchDiff = components['schemas']['MatchDiff'];
export type MatchFinancing = components['schemas']['MatchFinancing'];
export type MatchGauge = components['schemas']['MatchGauge'];
export type MatchGroup = components['schemas']['MatchGroup'];
export type MatchInterest = components['schemas']['MatchInterest'];
export type MatchItem = components['schemas']['MatchItem'];
export type MatchItemProject = components['schemas']['MatchItemProject'];
export type MatchMove = components['schemas']['MatchMove'];
export type MatchNeed = components['schemas']['MatchNeed'];
export type MatchPeriod = components['schemas']['MatchPeriod'];
export type MatchPolicy = components['schemas']['MatchPolicy'];
export type MatchProgress = components['schemas']['MatchProgress'];
export type MatchProject = components['schemas']['MatchProject'];
export type MatchQuestion = components['schemas']['MatchQuestion'];
export type MatchRange = components['schemas']['MatchRange'];
export type MatchReport = components['schemas']['MatchReport'];
export type MatchReportIdBody = components['schemas']['MatchReportIdBody'];
export type MatchSaid = components['schemas']['MatchSaid'];
export type MatchScore = components['schemas']['MatchScore'];
export type MatchShare = components['schemas']['MatchShare'];
export type MatchStep = components['schemas']['MatchStep'];
export type MatchSummary = components['schemas']['MatchSummary'];
export type MatchVariant = components['schemas']['MatchVariant'];
export type MatchVerdict = components['schemas']['MatchVerdict'];
export type MatchWay = components['schemas']['MatchWay'];
export type Message = components['schemas']['Message'];
export type MessageIds = components['schemas']['MessageIds'];
export type MessagePage = components['schemas']['MessagePage'];
export type MessageType = components['schemas']['MessageType'];
export type ModuleEquity = components['schemas']['ModuleEquity'];
export type ModuleName = components['schemas']['ModuleName'];
export type ModuleUse = components['schemas']['ModuleUse'];
export type NearestItem = components['schemas']['NearestItem'];
export type Notice = components['schemas']['Notice'];
export type NoticeBrief = components['schemas']['NoticeBrief'];
export type NoticeChange = components['schemas']['NoticeChange'];
export type NoticeChoice = components['schemas']['NoticeChoice'];
export type NoticeDeadline = components['schemas']['NoticeDeadline'];
export type NoticeDeadlineKind = components['schemas']['NoticeDeadlineKind'];
export type NoticeList = components['schemas']['NoticeList'];
export type NoticeState = components['schemas']['NoticeState'];
export type NotificationBody = components['schemas']['NotificationBody'];
export type NotificationSettings = components['schemas']['NotificationSettings'];
export type NotificationType = components['schemas']['NotificationType'];
export type OpenQuestionOrNone = components['schemas']['OpenQuestionOrNone'];
export type Order = components['schemas']['Order'];
export type OrderAction = components['schemas']['OrderAction'];
export type OrderDocumentKind = components['schemas']['OrderDocumentKind'];
export type OrderId = components['schemas']['OrderId'];
export type OrderItem = components['schemas']['OrderItem'];
export type OrderPage = components['schemas']['OrderPage'];
export type OrderState = components['schemas']['OrderState'];
export type OrderSummary = components['schemas']['OrderSummary'];
export type Password = components['schemas']['Password'];
export type Payee = components['schemas']['Payee'];
export type Payment = components['schemas']['Payment'];
export type PaymentNotice = components['schemas']['PaymentNotice'];
export type PayMethod = components['schemas']['PayMethod'];
export type Phone = components['schemas']['Phone'];
export type PhoneChanged = components['schemas']['PhoneChanged'];
export type PhoneLoginBody = components['schemas']['PhoneLoginBody'];
export type Plan = components['schemas']['Plan'];
export type PlanId = components['schemas']['PlanId'];
export type PlanModule = components['schemas']['PlanModule'];
export type PlanPrices = components['schemas']['PlanPrices'];
export type PlanRewardsBody = components['schemas']['PlanRewardsBody'];
export type PointSpan = components['schemas']['PointSpan'];
export type Policy = components['schemas']['Policy'];
export type PolicyAmount = components['schemas']['PolicyAmount'];
export type PolicyAmountRule = components['schemas']['PolicyAmountRule'];
export type PolicyComparison = components['schemas']['PolicyComparison'];
export type PolicyCondition = components['schemas']['PolicyCondition'];
export type PolicyId = components['schemas']['PolicyId'];
export type PolicyItem = components['schemas']['PolicyItem'];
export type PolicyKind = components['schemas']['PolicyKind'];
export type PolicyLevel = components['schemas']['PolicyLevel'];
export type PolicyMatch = components['schemas']['PolicyMatch'];
export type PolicyMilestone = components['schemas']['PolicyMilestone'];
export type PolicyOverview = components['schemas']['PolicyOverview'];
export type PolicyRef = components['schemas']['PolicyRef'];
export type PolicyRelation = components['schemas']['PolicyRelation'];
export type PolicySearchResult = components['schemas']['PolicySearchResult'];
export type PolicySnippet = components['schemas']['PolicySnippet'];
export type PolicySource = components['schemas']['PolicySource'];
export type PolicyStatus = components['schemas']['PolicyStatus'];
export type PolicySummary = components['schemas']['PolicySummary'];
export type PolicyVersion = components['schemas']['PolicyVersion'];
export type PolicyWindow = components['schemas']['PolicyWindow'];
export type ProjectDuty = components['schemas']['ProjectDuty'];
export type ProjectPhase = components['schemas']['ProjectPhase'];
export type ProjectQuarter = components['schemas']['ProjectQuarter'];
export type Proof = components['schemas']['Proof'];
export type ProofBody = components['schemas']['ProofBody'];
export type Provenance = components['schemas']['Provenance'];
export type Publicity = components['schemas']['Publicity'];
export type PublicityBrief = components['schemas']['PublicityBrief'];
export type PublicityCertainty = components['schemas']['PublicityCertainty'];
export type PublicityEntry = components['schemas']['PublicityEntry'];
export type PublicityFound = components['schemas']['PublicityFound'];
export type PublicityHit = components['schemas']['PublicityHit'];
export type PublicityHits = components['schemas']['PublicityHits'];
export type PublicityId = components['schemas']['PublicityId'];
export type PublicityKind = components['schemas']['PublicityKind'];
export type PublicityList = components['schemas']['PublicityList'];
export type PublicityRef = components['schemas']['PublicityRef'];
export type PublicityShare = components['schemas']['PublicityShare'];
export type PublicityState = components['schemas']['PublicityState'];
export type Purchase = components['schemas']['Purchase'];
export type QuestionId = components['schemas']['QuestionId'];
export type Quote = components['schemas']['Quote'];
export type RangeBound = components['schemas']['RangeBound'];
export type RankedItem = components['schemas']['RankedItem'];
export type RateBody = components['schemas']['RateBody'];
export type ReadMessagesBody = components['schemas']['ReadMessagesBody'];
export type RecognisedQuery = components['schemas']['RecognisedQuery'];
export type RegionCode = components['schemas']['RegionCode'];
export type RegionDifference = components['schemas']['RegionDifference'];
export type RegionDifferences = components['schemas']['RegionDifferences'];
export type RegionFigures = components['schemas']['RegionFigures'];
export type RegionOverview = components['schemas']['RegionOverview'];
export type RegionRank = components['schemas']['RegionRank'];
export type Report = components['schemas']['Report'];
export type ReportId = components['schemas']['ReportId'];
export type ReportIdBody = components['schemas']['ReportIdBody'];
export type ReportKind = components['schemas']['ReportKind'];
export type ReportPage = components['schemas']['ReportPage'];
export type RevokedCount = components['schemas']['RevokedCount'];
export type Reward = components['schemas']['Reward'];
export type RewardBand = components['schemas']['RewardBand'];
export type RewardCalculation = components['schemas']['RewardCalculation'];
export type RewardCap = components['schemas']['RewardCap'];
export type RewardCatalogue = components['schemas']['RewardCatalogue'];
export type RewardExclusion = components['schemas']['RewardExclusion'];
export type RewardFact = components['schemas']['RewardFact'];
export type RewardFacts = components['schemas']['RewardFacts'];
export type RewardFen = components['schemas']['RewardFen'];
export type RewardId = components['schemas']['RewardId'];
export type RewardPercent = components['schemas']['RewardPercent'];
export type RewardPlan = components['schemas']['RewardPlan'];
export type RewardPlanItem = components['schemas']['RewardPlanItem'];
export type RewardSource = components['schemas']['RewardSource'];
export type RewardSums = components['schemas']['RewardSums'];
export type RuleYear = components['schemas']['RuleYear'];
export type RunMatchBody = components['schemas']['RunMatchBody'];
export type RunningPlan = components['schemas']['RunningPlan'];
export type SaleTerms = components['schemas']['SaleTerms'];
export type SandboxBody = components['schemas']['SandboxBody'];
export type SavedEvaluation = components['schemas']['SavedEvaluation'];
export type SaveEnterpriseBody = components['schemas']['SaveEnterpriseBody'];
export type SaveEvaluationBody = components['schemas']['SaveEvaluationBody'];
export type SaveFactBody = components['schemas']['SaveFactBody'];
export type SaveRecordBody = components['schemas']['SaveRecordBody'];
export type SaveSubscriptionBody = components['schemas']['SaveSubscriptionBody'];
export type Saying = components['schemas']['Saying'];
export type SayingOrNone = components['schemas']['SayingOrNone'];
export type ScoreColumns = components['schemas']['ScoreColumns'];
export type ScoreItemId = components['schemas']['ScoreItemId'];
export type ScoreSheet = components['schemas']['ScoreSheet'];
export type ScoreSheetItem = components['schemas']['ScoreSheetItem'];
export type ScoreSheetPart = components['schemas']['ScoreSheetPart'];
export type Session = components['schemas']['Session'];
export type SessionIdBody = components['schemas']['SessionIdBody'];
export type SessionInfo = components['schemas']['SessionInfo'];
export type ShareId = components['schemas']['ShareId'];
export type SortOrder = components['schemas']['SortOrder'];
export type SpecializationEvaluation = components['schemas']['SpecializationEvaluation'];
export type SubmitOrderBody = components['schemas']['SubmitOrderBody'];
export type SubscribeCalendarBody = components['schemas']['SubscribeCalendarBody'];
export type Subscription = components['schemas']['Subscription'];
export type SubscriptionId = components['schemas']['SubscriptionId'];
export type SubscriptionIdBody = components['schemas']['SubscriptionIdBody'];
export type SubscriptionKind = components['schemas']['SubscriptionKind'];
export type SubscriptionPreview = components['schemas']['SubscriptionPreview'];
export type SubscriptionSpec = components['schemas']['SubscriptionSpec'];
export type SubscriptionValues = components['schemas']['SubscriptionValues'];
export type Suggestion = components['schemas']['Suggestion'];
export type SuggestionList = components['schemas']['SuggestionList'];
export type SupportKind = components['schemas']['SupportKind'];
export type TimelineEntry = components['schemas']['TimelineEntry'];
export type TitleRung = components['schemas']['TitleRung'];
export type TopFigure = components['schemas']['TopFigure'];
export type TopFigureOrNone = components['schemas']['TopFigureOrNone'];
export type Trial = components['schemas']['Trial'];
export type UnreadCount = components['schemas']['UnreadCount'];
export type UnsubscribeCalendarBody = components['schemas']['UnsubscribeCalendarBody'];
export type UpgradeCheck = components['schemas']['UpgradeCheck'];
export type UserInfo = components['schemas']['UserInfo'];
export type VerificationCode = components['schemas']['VerificationCode'];
export type VerifyCodeBody = components['schemas']['VerifyCodeBody'];
export type WatchFirmBody = components['schemas']['WatchFirmBody'];
export type WhatIf = components['schemas']['WhatIf'];
export type WhatIfBody = components['schemas']['WhatIfBody'];
export type WindowState = components['schemas']['WindowState'];
export type ResponseFailure = components['responses']['Failure'];
export type ParameterOptionalIdempotencyKey = components['parameters']['OptionalIdempotencyKey'];
export type ParameterRequiredIdempotencyKey = components['parameters']['RequiredIdempotencyKey'];
export type $defs = Record<string, never>;
export interface operations {
    getChatContent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GetContentBody"];
                "application/x-www-form-urlencoded": components["schemas"]["GetContentBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "content": "<p>按第七条分段计算，预计61.44万元。</p>"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ChatContent"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listDeclarations: {
        parameters: {
            query?: {
                isAsc?: "asc" | "desc";
                orderByColumn?: "create_time" | "update_time" | "deadline";
                pageNum?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "total": 1,
                     *         "rows": [
                     *           {
                     *             "id": "12",
                     *             "declareNo": "SB20261101-0012",
                     *             "projectName": "数控机床智能化改造",
                     *             "itemName": "企业研发费用后补助",
                     *             "policyTitle": "【示例】浙江省企业研发费用后补助实施细则",
                     *             "batch": "2026年第一批",
                     *             "regionName": "浙江省",
                     *             "state": "preparing",
                     *             "stateName": "准备材料",
                     *             "amountExpectedFen": 61440000,
                     *             "deadline": "2026-12-31T16:00:00.000Z",
                     *             "ownerName": "林知夏",
                     *             "progress": 40,
                     *             "createTime": "2026-11-01T02:00:00.000Z",
                     *             "updateTime": "2026-11-18T02:00:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DeclarationPage"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    saveUsageRecord: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveRecordBody"];
                "application/x-www-form-urlencoded": components["schemas"]["SaveRecordBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["EmptyEnvelope"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    changePhone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePhoneBody"];
                "application/x-www-form-urlencoded": components["schemas"]["ChangePhoneBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "手机号已更换",
                     *       "data": {
                     *         "phone": "13900139000"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["PhoneChanged"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    closeAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CloseAccountBody"];
                "application/x-www-form-urlencoded": components["schemas"]["CloseAccountBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "账号已注销",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["EmptyEnvelope"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    exportAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": unknown;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getNotificationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "types": [
                     *           {
                     *             "type": "deadline",
                     *             "typeName": "截止提醒",
                     *             "isOn": true,
                     *             "isFixed": false
                     *           },
                     *           {
                     *             "type": "order",
                     *             "typeName": "订单",
                     *             "isOn": true,
                     *             "isFixed": true
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["NotificationSettings"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    revokeOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "revoked": 2
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["RevokedCount"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    revokeSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionIdBody"];
                "application/x-www-form-urlencoded": components["schemas"]["SessionIdBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "已退出这台设备",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["EmptyEnvelope"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    saveNotificationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "通知设置已保存",
                     *       "data": {
                     *         "types": [
                     *           {
                     *             "type": "deadline",
                     *             "typeName": "截止提醒",
                     *             "isOn": true,
                     *             "isFixed": false
                     *           },
                     *           {
                     *             "type": "order",
                     *             "typeName": "订单",
                     *             "isOn": true,
                     *             "isFixed": true
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["NotificationSettings"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": [
                     *         {
                     *           "id": "9f2c71aa",
                     *           "device": "Windows上的Chrome",
                     *           "ip": "203.0.113.7",
                     *           "createdAt": "2026-11-20T01:00:00.000Z",
                     *           "lastSeenAt": "2026-11-21T02:00:00.000Z",
                     *           "isCurrent": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["SessionInfo"][];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    readCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                feedId: components["schemas"]["FeedId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The feed, as text/calendar. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": unknown;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    subscribeCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscribeCalendarBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "feedId": "Zk3vQpX8mN2rT6wY1aB4cD7eF0gH5jL9oS-uVxIqRtE",
                     *         "createdAt": "2026-11-20T10:24:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["CalendarFeed"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getTimeline: {
        parameters: {
            query: {
                enterpriseId: components["schemas"]["EnterpriseId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "enterpriseId": "ent-1",
                     *         "asOf": "2026-11-20",
                     *         "feed": null,
                     *         "entries": [
                     *           {
                     *             "id": "closes:sample-loan-interest",
                     *             "kind": "closes",
                     *             "day": "2026-11-28",
                     *             "daysLeft": 8,
                     *             "policyId": "sample-loan-interest",
                     *             "publicityId": null,
                     *             "title": "专精特新企业贷款贴息（示例）",
                     *             "docNo": null,
                     *             "isSample": true,
                     *             "group": "eligible",
                     *             "items": [
                     *               {
                     *                 "itemId": "interest",
                     *                 "name": "贷款贴息",
                     *                 "group": "eligible"
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "id": "opens:sample-digital",
                     *             "kind": "opens",
                     *             "day": "2026-12-01",
                     *             "daysLeft": 11,
                     *             "policyId": "sample-digital",
                     *             "publicityId": null,
                     *             "title": "制造业数字化改造补助（示例）",
                     *             "docNo": "示例经信〔2026〕18号",
                     *             "isSample": true,
                     *             "group": "nearMiss",
                     *             "items": [
                     *               {
                     *                 "itemId": "subsidy",
                     *                 "name": "改造补助",
                     *                 "group": "nearMiss"
                     *               },
                     *               {
                     *                 "itemId": "award",
                     *                 "name": "标杆奖励",
                     *                 "group": "toVerify"
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "id": "expectedOpens:most-high-tech-2026",
                     *             "kind": "expectedOpens",
                     *             "day": "2027-06-01",
                     *             "daysLeft": 193,
                     *             "policyId": "most-high-tech-2026",
                     *             "publicityId": null,
                     *             "title": "高新技术企业认定",
                     *             "docNo": "国科发火〔2016〕32号",
                     *             "isSample": false,
                     *             "group": "toVerify",
                     *             "items": [
                     *               {
                     *                 "itemId": "recognition",
                     *                 "name": "高新技术企业认定",
                     *                 "group": "toVerify"
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["FundingTimeline"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    unsubscribeCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnsubscribeCalendarBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "日历订阅地址已停用",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: null;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    chooseFact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                enterpriseId: components["schemas"]["EnterpriseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FactIdBody"];
                "application/x-www-form-urlencoded": components["schemas"]["FactIdBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "factId": "12",
                     *         "period": "2025",
                     *         "value": 128600000,
                     *         "source": "user",
                     *         "sourceName": "本人填写",
                     *         "confidence": "stated",
                     *         "isChosen": true,
                     *         "evidence": null,
                     *         "note": null,
                     *         "recordedAt": "2026-11-20T08:12:00.000Z",
                     *         "supersededAt": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["FactValue"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    uploadEvidence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                enterpriseId: components["schemas"]["EnterpriseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["EvidenceBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "factId": "12",
                     *         "period": "2025",
                     *         "value": 128600000,
                     *         "source": "user",
                     *         "sourceName": "本人填写",
                     *         "confidence": "stated",
                     *         "isChosen": true,
                     *         "evidence": null,
                     *         "note": null,
                     *         "recordedAt": "2026-11-20T08:12:00.000Z",
                     *         "supersededAt": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["FactValue"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    downloadEvidence: {
        parameters: {
            query: {
                factId: components["schemas"]["FactId"];
            };
            header?: never;
            path: {
                enterpriseId: components["schemas"]["EnterpriseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": unknown;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listFactConditions: {
        parameters: {
            query: {
                key: components["schemas"]["FactKey"];
            };
            header?: never;
            path: {
                enterpriseId: components["schemas"]["EnterpriseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "total": 1,
                     *         "policies": 1,
                     *         "rows": [
                     *           {
                     *             "policyId": "n-tech-sme-2017-115",
                     *             "title": "科技型中小企业评价办法",
                     *             "isSample": false,
                     *             "itemName": "科技型中小企业入库登记",
                     *             "text": "年销售收入不超过2亿元",
                     *             "clauseId": "gate.size",
                     *             "missing": [
                     *               "营业收入"
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["FactConditionList"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getFactHistory: {
        parameters: {
            query: {
                key: components["schemas"]["FactKey"];
                period?: components["schemas"]["FactPeriod"];
            };
            header?: never;
            path: {
                enterpriseId: components["schemas"]["EnterpriseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": [
                     *         {
                     *           "factId": "12",
                     *           "period": "2025",
                     *           "value": 128600000,
                     *           "source": "user",
                     *           "sourceName": "本人填写",
                     *           "confidence": "stated",
                     *           "isChosen": true,
                     *           "evidence": null,
                     *           "note": null,
                     *           "recordedAt": "2026-11-20T08:12:00.000Z",
                     *           "supersededAt": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["FactValue"][];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getFacts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                enterpriseId: components["schemas"]["EnterpriseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "enterprise": {
                     *           "id": "e1",
                     *           "name": "青岚精密制造（示例）有限公司",
                     *           "uscc": null,
                     *           "regionCode": "330100",
                     *           "regionName": "浙江省杭州市",
                     *           "industryCode": "C34",
                     *           "establishedAt": "2019-04-18",
                     *           "isSample": true,
                     *           "isCurrent": true,
                     *           "filled": 31,
                     *           "total": 38
                     *         },
                     *         "years": [
                     *           2025,
                     *           2024,
                     *           2023
                     *         ],
                     *         "coverage": {
                     *           "conditions": 42,
                     *           "checkable": 25,
                     *           "policies": 12,
                     *           "gaps": [
                     *             {
                     *               "key": "hasSeriousAccident",
                     *               "label": "近三年重大安全、质量事故",
                     *               "isProfile": false,
                     *               "years": [],
                     *               "gain": 9,
                     *               "conditions": 9,
                     *               "policies": 8
                     *             }
                     *           ]
                     *         },
                     *         "groups": [
                     *           {
                     *             "group": "finance",
                     *             "groupName": "财务",
                     *             "filled": 1,
                     *             "total": 1,
                     *             "facts": [
                     *               {
                     *                 "key": "revenue",
                     *                 "label": "营业收入",
                     *                 "type": "money",
                     *                 "unit": "分",
                     *                 "period": "year",
                     *                 "options": [],
                     *                 "evidenceKinds": [
                     *                   "审计报告",
                     *                   "企业所得税年度纳税申报表"
                     *                 ],
                     *                 "help": "含主营业务收入与其他业务收入，不含营业外收入",
                     *                 "conditions": 9,
                     *                 "policies": 6,
                     *                 "values": [
                     *                   {
                     *                     "factId": "12",
                     *                     "period": "2025",
                     *                     "value": 128600000,
                     *                     "source": "user",
                     *                     "sourceName": "本人填写",
                     *                     "confidence": "stated",
                     *                     "isChosen": true,
                     *                     "evidence": null,
                     *                     "note": null,
                     *                     "recordedAt": "2026-11-20T08:12:00.000Z",
                     *                     "supersededAt": null
                     *                   }
                     *                 ]
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["FactSheet"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    importFacts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                enterpriseId: components["schemas"]["EnterpriseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportFactsBody"];
                "application/x-www-form-urlencoded": components["schemas"]["ImportFactsBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "imported": 1,
                     *         "total": 2,
                     *         "bare": 0,
                     *         "changes": [
                     *           {
                     *             "line": 2,
                     *             "key": "revenue",
                     *             "label": "营业收入",
                     *             "period": "2025",
                     *             "before": 128600000,
                     *             "after": 126800000,
                     *             "isBare": false,
                     *             "question": null
                     *           }
                     *         ],
                     *         "rejected": [
                     *           {
                     *             "line": 3,
                     *             "key": "revenu",
                     *             "message": "没有“revenu”这项资料"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ImportReport"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listEnterprises: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": [
                     *         {
                     *           "id": "e1",
                     *           "name": "青岚精密制造（示例）有限公司",
                     *           "uscc": null,
                     *           "regionCode": "330100",
                     *           "regionName": "浙江省杭州市",
                     *           "industryCode": "C34",
                     *           "establishedAt": "2019-04-18",
                     *           "isSample": true,
                     *           "isCurrent": true,
                     *           "filled": 31,
                     *           "total": 38
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Enterprise"][];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getEnterpriseOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "regions": [
                     *           {
                     *             "code": "330000",
                     *             "name": "浙江省"
                     *           },
                     *           {
                     *             "code": "330100",
                     *             "name": "浙江省杭州市"
                     *           }
                     *         ],
                     *         "industries": [
                     *           {
                     *             "code": "C34",
                     *             "name": "通用设备制造业"
                     *           },
                     *           {
                     *             "code": "I65",
                     *             "name": "软件和信息技术服务业"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["EnterpriseOptions"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    removeEnterprise: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnterpriseIdBody"];
                "application/x-www-form-urlencoded": components["schemas"]["EnterpriseIdBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "企业已删除",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["EmptyEnvelope"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    removeEvidence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                enterpriseId: components["schemas"]["EnterpriseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FactIdBody"];
                "application/x-www-form-urlencoded": components["schemas"]["FactIdBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "factId": "12",
                     *         "period": "2025",
                     *         "value": 128600000,
                     *         "source": "user",
                     *         "sourceName": "本人填写",
                     *         "confidence": "stated",
                     *         "isChosen": true,
                     *         "evidence": {
                     *           "fileName": "审计报告.pdf",
                     *           "size": 182400,
                     *           "isKept": false
                     *         },
                     *         "note": null,
                     *         "recordedAt": "2026-11-20T08:12:00.000Z",
                     *         "supersededAt": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["FactValue"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    removeFact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                enterpriseId: components["schemas"]["EnterpriseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FactIdBody"];
                "application/x-www-form-urlencoded": components["schemas"]["FactIdBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["EmptyEnvelope"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    saveEnterprise: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveEnterpriseBody"];
                "application/x-www-form-urlencoded": components["schemas"]["SaveEnterpriseBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "id": "e1",
                     *         "name": "青岚精密制造（示例）有限公司",
                     *         "uscc": null,
                     *         "regionCode": "330100",
                     *         "regionName": "浙江省杭州市",
                     *         "industryCode": "C34",
                     *         "establishedAt": "2019-04-18",
                     *         "isSample": true,
                     *         "isCurrent": true,
                     *         "filled": 31,
                     *         "total": 38
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Enterprise"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    saveFact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                enterpriseId: components["schemas"]["EnterpriseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveFactBody"];
                "application/x-www-form-urlencoded": components["schemas"]["SaveFactBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "factId": "12",
                     *         "period": "2025",
                     *         "value": 128600000,
                     *         "source": "user",
                     *         "sourceName": "本人填写",
                     *         "confidence": "stated",
                     *         "isChosen": true,
                     *         "evidence": null,
                     *         "note": null,
                     *         "recordedAt": "2026-11-20T08:12:00.000Z",
                     *         "supersededAt": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["FactValue"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    selectEnterprise: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnterpriseIdBody"];
                "application/x-www-form-urlencoded": components["schemas"]["EnterpriseIdBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "id": "e1",
                     *         "name": "青岚精密制造（示例）有限公司",
                     *         "uscc": null,
                     *         "regionCode": "330100",
                     *         "regionName": "浙江省杭州市",
                     *         "industryCode": "C34",
                     *         "establishedAt": "2019-04-18",
                     *         "isSample": true,
                     *         "isCurrent": true,
                     *         "filled": 31,
                     *         "total": 38
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Enterprise"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listUseLedger: {
        parameters: {
            query?: {
                module?: components["schemas"]["ModuleName"];
                pageNum?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "total": 2,
                     *         "rows": [
                     *           {
                     *             "id": "12",
                     *             "module": "match",
                     *             "moduleName": "政策匹配",
                     *             "source": "trial",
                     *             "reason": "use",
                     *             "reasonName": "使用",
                     *             "delta": -1,
                     *             "at": "2026-11-20T08:12:00.000Z"
                     *           },
                     *           {
                     *             "id": "3",
                     *             "module": "match",
                     *             "moduleName": "政策匹配",
                     *             "source": "trial",
                     *             "reason": "grant",
                     *             "reasonName": "开通",
                     *             "delta": 30,
                     *             "at": "2026-10-30T02:00:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["LedgerPage"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getEquity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "trial": {
                     *           "startedAt": "2026-10-30T02:00:00.000Z",
                     *           "expiresAt": "2026-11-29T02:00:00.000Z",
                     *           "expired": false,
                     *           "daysLeft": 8
                     *         },
                     *         "modules": [
                     *           {
                     *             "module": "match",
                     *             "moduleName": "政策匹配",
                     *             "remaining": 72,
                     *             "sources": [
                     *               {
                     *                 "source": "trial",
                     *                 "limit": 30,
                     *                 "used": 18,
                     *                 "remaining": 12,
                     *                 "resetsAt": null,
                     *                 "expiresAt": "2026-11-29T02:00:00.000Z"
                     *               },
                     *               {
                     *                 "source": "order",
                     *                 "limit": 60,
                     *                 "used": 0,
                     *                 "remaining": 60,
                     *                 "resetsAt": "2026-12-20T02:00:00.000Z",
                     *                 "expiresAt": "2027-11-20T02:00:00.000Z"
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "module": "meeting",
                     *             "moduleName": "会议转写",
                     *             "remaining": 0,
                     *             "sources": []
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["EquityOverview"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getHighTechEvaluation: {
        parameters: {
            query: {
                enterpriseId: components["schemas"]["EnterpriseId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "enterprise": {
                     *           "id": "e1",
                     *           "name": "青岚精密制造（示例）有限公司",
                     *           "regionName": "浙江省杭州市",
                     *           "isSample": true
                     *         },
                     *         "asOf": "2026-11-21",
                     *         "rule": {
                     *           "title": "高新技术企业认定",
                     *           "docNo": "国科发火〔2016〕32号",
                     *           "policyId": "n-hnte-2016-32",
                     *           "validFrom": "2016-01-01",
                     *           "validTo": null,
                     *           "readings": [
                     *             "增长率为负的，成长性得0分",
                     *             "年均转化数大于0而不足1项的没有对应分档，由专家判断",
                     *             "专家打分的指标按分档给出区间，最低分高于70分才算达到，最高分不高于70分才算达不到"
                     *           ]
                     *         },
                     *         "verdict": "unmet",
                     *         "conclusion": "有条件不具备，见“卡在哪里”",
                     *         "conditions": [
                     *           {
                     *             "id": "h1",
                     *             "parentId": null,
                     *             "depth": 0,
                     *             "relation": null,
                     *             "title": "注册成立一年以上",
                     *             "requirement": "不少于365天",
                     *             "verdict": "met",
                     *             "own": "2774天",
                     *             "formula": null,
                     *             "gauge": {
                     *               "value": 2774,
                     *               "threshold": 365,
                     *               "operator": ">=",
                     *               "unit": "days"
                     *             },
                     *             "score": null,
                     *             "clause": {
                     *               "policyId": "n-hnte-2016-32",
                     *               "clauseId": "art-11.1",
                     *               "label": "第十一条（一）",
                     *               "quote": "注册成立一年以上"
                     *             },
                     *             "source": "示例",
                     *             "action": null,
                     *             "questionId": null,
                     *             "isBonus": false
                     *           },
                     *           {
                     *             "id": "h2",
                     *             "parentId": null,
                     *             "depth": 0,
                     *             "relation": "all",
                     *             "title": "知识产权",
                     *             "requirement": "同时满足",
                     *             "verdict": "manual",
                     *             "own": null,
                     *             "formula": null,
                     *             "gauge": null,
                     *             "score": null,
                     *             "clause": null,
                     *             "source": null,
                     *             "action": null,
                     *             "questionId": null,
                     *             "isBonus": false
                     *           },
                     *           {
                     *             "id": "h2-count",
                     *             "parentId": "h2",
                     *             "depth": 1,
                     *             "relation": null,
                     *             "title": "拥有有效的知识产权",
                     *             "requirement": "不少于1件",
                     *             "verdict": "met",
                     *             "own": "9件",
                     *             "formula": "3＋0＋4＋0＋2＝9",
                     *             "gauge": {
                     *               "value": 9,
                     *               "threshold": 1,
                     *               "operator": ">=",
                     *               "unit": "count"
                     *             },
                     *             "score": null,
                     *             "clause": {
                     *               "policyId": "n-hnte-2016-32",
                     *               "clauseId": "art-11.2",
                     *               "label": "第十一条（二）",
                     *               "quote": "拥有知识产权"
                     *             },
                     *             "source": "示例",
                     *             "action": null,
                     *             "questionId": null,
                     *             "isBonus": false
                     *           },
                     *           {
                     *             "id": "h2-core",
                     *             "parentId": "h2",
                     *             "depth": 1,
                     *             "relation": null,
                     *             "title": "对主要产品（服务）在技术上起核心支持作用",
                     *             "requirement": "由企业确认，或由专家判断",
                     *             "verdict": "manual",
                     *             "own": null,
                     *             "formula": null,
                     *             "gauge": null,
                     *             "score": null,
                     *             "clause": {
                     *               "policyId": "n-hnte-2016-32",
                     *               "clauseId": "art-11.2",
                     *               "label": "第十一条（二）",
                     *               "quote": "对主要产品（服务）在技术上起核心支持作用"
                     *             },
                     *             "source": null,
                     *             "action": "请确认是否符合",
                     *             "questionId": null,
                     *             "isBonus": false
                     *           },
                     *           {
                     *             "id": "h3",
                     *             "parentId": null,
                     *             "depth": 0,
                     *             "relation": "all",
                     *             "title": "技术领域",
                     *             "requirement": "同时满足",
                     *             "verdict": "manual",
                     *             "own": null,
                     *             "formula": null,
                     *             "gauge": null,
                     *             "score": null,
                     *             "clause": null,
                     *             "source": null,
                     *             "action": null,
                     *             "questionId": null,
                     *             "isBonus": false
                     *           },
                     *           {
                     *             "id": "h3-field",
                     *             "parentId": "h3",
                     *             "depth": 1,
                     *             "relation": null,
                     *             "title": "核心技术属于八个高新技术领域之一",
                     *             "requirement": "电子信息、生物与新医药、航空航天、新材料、高技术服务、新能源与节能、资源与环境、先进制造与自动化",
                     *             "verdict": "met",
                     *             "own": "先进制造与自动化",
                     *             "formula": null,
                     *             "gauge": null,
                     *             "score": null,
                     *             "clause": {
                     *               "policyId": "n-hnte-2016-32",
                     *               "clauseId": "art-11.3",
                     *               "label": "第十一条（三）",
                     *               "quote": "核心技术属于国家重点支持的高新技术领域"
                     *             },
                     *             "source": "示例",
                     *             "action": null,
                     *             "questionId": null,
                     *             "isBonus": false
                     *           },
                     *           {
                     *             "id": "h3-expert",
                     *             "parentId": "h3",
                     *             "depth": 1,
                     *             "relation": null,
                     *             "title": "技术领域由专家认可",
                     *             "requirement": "由企业确认，或由专家判断",
                     *             "verdict": "manual",
                     *             "own": null,
                     *             "formula": null,
                     *             "gauge": null,
                     *             "score": null,
                     *             "clause": {
                     *               "policyId": "n-hnte-2016-32",
                     *               "clauseId": "art-11.3",
                     *               "label": "第十一条（三）",
                     *               "quote": "国家重点支持的高新技术领域"
                     *             },
                     *             "source": null,
                     *             "action": "请确认是否符合",
                     *             "questionId": null,
                     *             "isBonus": false
                     *           },
                     *           {
                     *             "id": "h4",
                     *             "parentId": null,
                     *             "depth": 0,
                     *             "relation": null,
                     *             "title": "科技人员占职工总数的比例",
                     *             "requirement": "不低于10%",
                     *             "verdict": "met",
                     *             "own": "18.1%",
                     *             "formula": "38÷210＝18.1%",
                     *             "gauge": {
                     *               "value": 0.180952380952,
                     *               "threshold": 0.1,
                     *               "operator": ">=",
                     *               "unit": "ratio"
                     *             },
                     *             "score": null,
                     *             "clause": {
                     *               "policyId": "n-hnte-2016-32",
                     *               "clauseId": "art-11.4",
                     *               "label": "第十一条（四）",
                     *               "quote": "不低于10%"
                     *             },
                     *             "source": "示例",
                     *             "action": null,
                     *             "questionId": null,
                     *             "isBonus": false
                     *           },
                     *           {
                     *             "id": "h5a",
                     *             "parentId": null,
                     *             "depth": 0,
                     *             "relation": null,
                     *             "title": "近三年研发费用占销售收入的比例",
                     *             "requirement": "不低于3%",
                     *             "verdict": "met",
                     *             "own": "5.55%",
                     *             "formula": "(824万元＋1038万元＋1286万元)÷(1.526亿元＋1.887亿元＋2.2562亿元)＝5.55%",
                     *             "gauge": {
                     *               "value": 0.055528116842,
                     *               "threshold": 0.03,
                     *               "operator": ">=",
                     *               "unit": "ratio"
                     *             },
                     *             "score": null,
                     *             "clause": {
                     *               "policyId": "n-hnte-2016-32",
                     *               "clauseId": "art-11.5",
                     *               "label": "第十一条（五）",
                     *               "quote": "不超过5000万元的，不低于5%；超过5000万元至2亿元的，不低于4%；超过2亿元的，不低于3%"
                     *             },
                     *             "source": "示例",
                     *             "action": null,
                     *             "questionId": null,
                     *             "isBonus": false
                     *           },
                     *           {
                     *             "id": "h5b",
                     *             "parentId": null,
                     *             "depth": 0,
                     *             "relation": null,
                     *             "title": "境内研发费用占全部研发费用的比例",
                     *             "requirement": "不低于60%",
                     *             "verdict": "met",
                     *             "own": "100%",
                     *             "formula": "(824万元＋1038万元＋1286万元)÷(824万元＋1038万元＋1286万元)＝100%",
                     *             "gauge": {
                     *               "value": 1,
                     *               "threshold": 0.6,
                     *               "operator": ">=",
                     *               "unit": "ratio"
                     *             },
                     *             "score": null,
                     *             "clause": {
                     *               "policyId": "n-hnte-2016-32",
                     *               "clauseId": "art-11.5",
                     *               "label": "第十一条（五）",
                     *               "quote": "比例不低于60%"
                     *             },
                     *             "source": "示例",
                     *             "action": null,
                     *             "questionId": null,
                     *             "isBonus": false
                     *           },
                     *           {
                     *             "id": "h6",
                     *             "parentId": null,
                     *             "depth": 0,
                     *             "relation": null,
                     *             "title": "高新技术产品（服务）收入占总收入的比例",
                     *             "requirement": "不低于60%",
                     *             "verdict": "unmet",
                     *             "own": "57.08%",
                     *             "formula": "1.29亿元÷2.26亿元＝57.08%",
                     *             "gauge": {
                     *               "value": 0.570796460177,
                     *               "threshold": 0.6,
                     *               "operator": ">=",
                     *               "unit": "ratio"
                     *             },
                     *             "score": null,
                     *             "clause": {
                     *               "policyId": "n-hnte-2016-32",
                     *               "clauseId": "art-11.6",
                     *               "label": "第十一条（六）",
                     *               "quote": "比例不低于60%"
                     *             },
                     *             "source": "本人填写",
                     *             "action": null,
                     *             "questionId": null,
                     *             "isBonus": false
                     *           },
                     *           {
                     *             "id": "h7",
                     *             "parentId": null,
                     *             "depth": 0,
                     *             "relation": null,
                     *             "title": "创新能力评价",
                     *             "requirement": "高于70分",
                     *             "verdict": "manual",
                     *             "own": "48至85分",
                     *             "formula": null,
                     *             "gauge": null,
                     *             "score": {
                     *               "lo": 48,
                     *               "hi": 85,
                     *               "max": 100,
                     *               "passOperator": ">",
                     *               "pass": 70,
                     *               "parts": [
                     *                 {
                     *                   "id": "ip",
                     *                   "title": "知识产权",
                     *                   "lo": 14,
                     *                   "hi": 30,
                     *                   "max": 30
                     *                 },
                     *                 {
                     *                   "id": "conversion",
                     *                   "title": "科技成果转化能力",
                     *                   "lo": 19,
                     *                   "hi": 24,
                     *                   "max": 30
                     *                 },
                     *                 {
                     *                   "id": "organisation",
                     *                   "title": "研究开发组织管理水平",
                     *                   "lo": 5,
                     *                   "hi": 19,
                     *                   "max": 20
                     *                 },
                     *                 {
                     *                   "id": "growth",
                     *                   "title": "企业成长性",
                     *                   "lo": 10,
                     *                   "hi": 12,
                     *                   "max": 20
                     *                 }
                     *               ]
                     *             },
                     *             "clause": {
                     *               "policyId": "n-hnte-2016-32",
                     *               "clauseId": "art-11.7",
                     *               "label": "第十一条（七）",
                     *               "quote": "70分以上（不含70分）"
                     *             },
                     *             "source": "示例、本人填写",
                     *             "action": "有的指标由专家判断，可以先自评",
                     *             "questionId": null,
                     *             "isBonus": false
                     *           },
                     *           {
                     *             "id": "h8-accident",
                     *             "parentId": null,
                     *             "depth": 0,
                     *             "relation": null,
                     *             "title": "没有重大安全、质量事故",
                     *             "requirement": "没有发生重大安全、重大质量事故",
                     *             "verdict": "met",
                     *             "own": "近三年重大安全、质量事故：否",
                     *             "formula": null,
                     *             "gauge": null,
                     *             "score": null,
                     *             "clause": {
                     *               "policyId": "n-hnte-2016-32",
                     *               "clauseId": "art-11.8",
                     *               "label": "第十一条（八）",
                     *               "quote": "没有发生重大安全、重大质量事故"
                     *             },
                     *             "source": "本人填写",
                     *             "action": null,
                     *             "questionId": null,
                     *             "isBonus": false
                     *           },
                     *           {
                     *             "id": "h8-environment",
                     *             "parentId": null,
                     *             "depth": 0,
                     *             "relation": null,
                     *             "title": "没有严重环境违法行为",
                     *             "requirement": "没有严重环境违法行为",
                     *             "verdict": "unknown",
                     *             "own": null,
                     *             "formula": null,
                     *             "gauge": null,
                     *             "score": null,
                     *             "clause": {
                     *               "policyId": "n-hnte-2016-32",
                     *               "clauseId": "art-11.8",
                     *               "label": "第十一条（八）",
                     *               "quote": "没有严重环境违法行为"
                     *             },
                     *             "source": null,
                     *             "action": "补充近三年严重环境违法",
                     *             "questionId": null,
                     *             "isBonus": false
                     *           }
                     *         ],
                     *         "sheet": {
                     *           "max": 100,
                     *           "passOperator": ">",
                     *           "pass": 70,
                     *           "columns": {
                     *             "own": {
                     *               "lo": 48,
                     *               "hi": 85
                     *             },
                     *             "evidenced": {
                     *               "lo": 1,
                     *               "hi": 85
                     *             },
                     *             "cautious": 48
                     *           },
                     *           "parts": [
                     *             {
                     *               "id": "ip",
                     *               "title": "知识产权",
                     *               "max": 30,
                     *               "columns": {
                     *                 "own": {
                     *                   "lo": 14,
                     *                   "hi": 30
                     *                 },
                     *                 "evidenced": {
                     *                   "lo": 1,
                     *                   "hi": 30
                     *                 },
                     *                 "cautious": 14
                     *               },
                     *               "items": [
                     *                 {
                     *                   "id": "ip-advanced",
                     *                   "title": "技术的先进程度",
                     *                   "max": 8,
                     *                   "isExpert": true,
                     *                   "levels": [
                     *                     {
                     *                       "label": "高",
                     *                       "points": {
                     *                         "lo": 7,
                     *                         "hi": 8
                     *                       }
                     *                     },
                     *                     {
                     *                       "label": "较高",
                     *                       "points": {
                     *                         "lo": 5,
                     *                         "hi": 6
                     *                       }
                     *                     },
                     *                     {
                     *                       "label": "一般",
                     *                       "points": {
                     *                         "lo": 3,
                     *                         "hi": 4
                     *                       }
                     *                     },
                     *                     {
                     *                       "label": "较低",
                     *                       "points": {
                     *                         "lo": 1,
                     *                         "hi": 2
                     *                       }
                     *                     },
                     *                     {
                     *                       "label": "无",
                     *                       "points": {
                     *                         "lo": 0,
                     *                         "hi": 0
                     *                       }
                     *                     }
                     *                   ],
                     *                   "rating": null,
                     *                   "columns": {
                     *                     "own": {
                     *                       "lo": 0,
                     *                       "hi": 8
                     *                     },
                     *                     "evidenced": {
                     *                       "lo": 0,
                     *                       "hi": 8
                     *                     },
                     *                     "cautious": 0
                     *                   },
                     *                   "basis": null,
                     *                   "missing": []
                     *                 },
                     *                 {
                     *                   "id": "ip-core",
                     *                   "title": "对主要产品（服务）在技术上发挥核心支持作用",
                     *                   "max": 8,
                     *                   "isExpert": true,
                     *                   "levels": [
                     *                     {
                     *                       "label": "强",
                     *                       "points": {
                     *                         "lo": 7,
                     *                         "hi": 8
                     *                       }
                     *                     },
                     *                     {
                     *                       "label": "较强",
                     *                       "points": {
                     *                         "lo": 5,
                     *                         "hi": 6
                     *                       }
                     *                     },
                     *                     {
                     *                       "label": "一般",
                     *                       "points": {
                     *                         "lo": 3,
                     *                         "hi": 4
                     *                       }
                     *                     },
                     *                     {
                     *                       "label": "较弱",
                     *                       "points": {
                     *                         "lo": 1,
                     *                         "hi": 2
                     *                       }
                     *                     },
                     *                     {
                     *                       "label": "无",
                     *                       "points": {
                     *                         "lo": 0,
                     *                         "hi": 0
                     *                       }
                     *                     }
                     *                   ],
                     *                   "rating": {
                     *                     "lo": 5,
                     *                     "hi": 6
                     *                   },
                     *                   "columns": {
                     *                     "own": {
                     *                       "lo": 5,
                     *                       "hi": 6
                     *                     },
                     *                     "evidenced": {
                     *                       "lo": 0,
                     *                       "hi": 6
                     *                     },
                     *                     "cautious": 5
                     *                   },
                     *                   "basis": null,
                     *                   "missing": []
                     *                 },
                     *                 {
                     *                   "id": "ip-count",
                     *                   "title": "知识产权数量",
                     *                   "max": 8,
                     *                   "isExpert": false,
                     *                   "levels": [],
                     *                   "rating": null,
                     *                   "columns": {
                     *                     "own": {
                     *                       "lo": 7,
                     *                       "hi": 8
                     *                     },
                     *                     "evidenced": {
                     *                       "lo": 0,
                     *                       "hi": 8
                     *                     },
                     *                     "cautious": 7
                     *                   },
                     *                   "basis": "Ⅰ类3，Ⅱ类6",
                     *                   "missing": []
                     *                 },
                     *                 {
                     *                   "id": "ip-origin",
                     *                   "title": "知识产权获得方式",
                     *                   "max": 6,
                     *                   "isExpert": false,
                     *                   "levels": [],
                     *                   "rating": null,
                     *                   "columns": {
                     *                     "own": {
                     *                       "lo": 1,
                     *                       "hi": 6
                     *                     },
                     *                     "evidenced": {
                     *                       "lo": 1,
                     *                       "hi": 6
                     *                     },
                     *                     "cautious": 1
                     *                   },
                     *                   "basis": null,
                     *                   "missing": []
                     *                 },
                     *                 {
                     *                   "id": "ip-standard",
                     *                   "title": "参与编制标准（加分）",
                     *                   "max": 2,
                     *                   "isExpert": false,
                     *                   "levels": [],
                     *                   "rating": null,
                     *                   "columns": {
                     *                     "own": {
                     *                       "lo": 1,
                     *                       "hi": 2
                     *                     },
                     *                     "evidenced": {
                     *                       "lo": 0,
                     *                       "hi": 2
                     *                     },
                     *                     "cautious": 1
                     *                   },
                     *                   "basis": "1",
                     *                   "missing": []
                     *                 }
                     *               ]
                     *             },
                     *             {
                     *               "id": "conversion",
                     *               "title": "科技成果转化能力",
                     *               "max": 30,
                     *               "columns": {
                     *                 "own": {
                     *                   "lo": 19,
                     *                   "hi": 24
                     *                 },
                     *                 "evidenced": {
                     *                   "lo": 0,
                     *                   "hi": 24
                     *                 },
                     *                 "cautious": 19
                     *               },
                     *               "items": [
                     *                 {
                     *                   "id": "conversion-count",
                     *                   "title": "近三年年均转化数",
                     *                   "max": 30,
                     *                   "isExpert": false,
                     *                   "levels": [],
                     *                   "rating": null,
                     *                   "columns": {
                     *                     "own": {
                     *                       "lo": 19,
                     *                       "hi": 24
                     *                     },
                     *                     "evidenced": {
                     *                       "lo": 0,
                     *                       "hi": 24
                     *                     },
                     *                     "cautious": 19
                     *                   },
                     *                   "basis": "4",
                     *                   "missing": []
                     *                 }
                     *               ]
                     *             },
                     *             {
                     *               "id": "organisation",
                     *               "title": "研究开发组织管理水平",
                     *               "max": 20,
                     *               "columns": {
                     *                 "own": {
                     *                   "lo": 5,
                     *                   "hi": 19
                     *                 },
                     *                 "evidenced": {
                     *                   "lo": 0,
                     *                   "hi": 19
                     *                 },
                     *                 "cautious": 5
                     *               },
                     *               "items": [
                     *                 {
                     *                   "id": "organisation-rules",
                     *                   "title": "研发管理制度与辅助账",
                     *                   "max": 6,
                     *                   "isExpert": true,
                     *                   "levels": [],
                     *                   "rating": {
                     *                     "lo": 5,
                     *                     "hi": 5
                     *                   },
                     *                   "columns": {
                     *                     "own": {
                     *                       "lo": 5,
                     *                       "hi": 5
                     *                     },
                     *                     "evidenced": {
                     *                       "lo": 0,
                     *                       "hi": 5
                     *                     },
                     *                     "cautious": 5
                     *                   },
                     *                   "basis": null,
                     *                   "missing": []
                     *                 },
                     *                 {
                     *                   "id": "organisation-lab",
                     *                   "title": "研发机构、条件与产学研合作",
                     *                   "max": 6,
                     *                   "isExpert": true,
                     *                   "levels": [],
                     *                   "rating": null,
                     *                   "columns": {
                     *                     "own": {
                     *                       "lo": 0,
                     *                       "hi": 6
                     *                     },
                     *                     "evidenced": {
                     *                       "lo": 0,
                     *                       "hi": 6
                     *                     },
                     *                     "cautious": 0
                     *                   },
                     *                   "basis": null,
                     *                   "missing": []
                     *                 },
                     *                 {
                     *                   "id": "organisation-reward",
                     *                   "title": "成果转化激励与创新创业平台",
                     *                   "max": 4,
                     *                   "isExpert": true,
                     *                   "levels": [],
                     *                   "rating": null,
                     *                   "columns": {
                     *                     "own": {
                     *                       "lo": 0,
                     *                       "hi": 4
                     *                     },
                     *                     "evidenced": {
                     *                       "lo": 0,
                     *                       "hi": 4
                     *                     },
                     *                     "cautious": 0
                     *                   },
                     *                   "basis": null,
                     *                   "missing": []
                     *                 },
                     *                 {
                     *                   "id": "organisation-people",
                     *                   "title": "人才培养、引进与绩效评价",
                     *                   "max": 4,
                     *                   "isExpert": true,
                     *                   "levels": [],
                     *                   "rating": null,
                     *                   "columns": {
                     *                     "own": {
                     *                       "lo": 0,
                     *                       "hi": 4
                     *                     },
                     *                     "evidenced": {
                     *                       "lo": 0,
                     *                       "hi": 4
                     *                     },
                     *                     "cautious": 0
                     *                   },
                     *                   "basis": null,
                     *                   "missing": []
                     *                 }
                     *               ]
                     *             },
                     *             {
                     *               "id": "growth",
                     *               "title": "企业成长性",
                     *               "max": 20,
                     *               "columns": {
                     *                 "own": {
                     *                   "lo": 10,
                     *                   "hi": 12
                     *                 },
                     *                 "evidenced": {
                     *                   "lo": 0,
                     *                   "hi": 12
                     *                 },
                     *                 "cautious": 10
                     *               },
                     *               "items": [
                     *                 {
                     *                   "id": "growth-assets",
                     *                   "title": "净资产增长率",
                     *                   "max": 10,
                     *                   "isExpert": false,
                     *                   "levels": [],
                     *                   "rating": null,
                     *                   "columns": {
                     *                     "own": {
                     *                       "lo": 5,
                     *                       "hi": 6
                     *                     },
                     *                     "evidenced": {
                     *                       "lo": 0,
                     *                       "hi": 6
                     *                     },
                     *                     "cautious": 5
                     *                   },
                     *                   "basis": "19.96%",
                     *                   "missing": []
                     *                 },
                     *                 {
                     *                   "id": "growth-sales",
                     *                   "title": "销售收入增长率",
                     *                   "max": 10,
                     *                   "isExpert": false,
                     *                   "levels": [],
                     *                   "rating": null,
                     *                   "columns": {
                     *                     "own": {
                     *                       "lo": 5,
                     *                       "hi": 6
                     *                     },
                     *                     "evidenced": {
                     *                       "lo": 0,
                     *                       "hi": 6
                     *                     },
                     *                     "cautious": 5
                     *                   },
                     *                   "basis": "21.61%",
                     *                   "missing": []
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         },
                     *         "growth": [
                     *           {
                     *             "title": "净资产增长率",
                     *             "value": "19.96%",
                     *             "formula": "(8770万元÷7322万元＋1.0536亿元÷8770万元)÷2−1＝19.96%"
                     *           },
                     *           {
                     *             "title": "销售收入增长率",
                     *             "value": "21.61%",
                     *             "formula": "(1.887亿元÷1.526亿元＋2.2562亿元÷1.887亿元)÷2−1＝21.61%"
                     *           }
                     *         ],
                     *         "binding": [
                     *           "高新技术产品（服务）收入占总收入的比例"
                     *         ],
                     *         "earliest": {
                     *           "year": 2027,
                     *           "plan": [
                     *             {
                     *               "year": 2026,
                     *               "actions": [
                     *                 "2025年高新技术产品收入由1.29亿元变为1.356亿元，2026年度报表"
                     *               ]
                     *             },
                     *             {
                     *               "year": 2027,
                     *               "actions": [
                     *                 "重新自评，条件具备后申报"
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["HighTechEvaluation"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    rateScoreItem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RateBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "enterprise": {
                     *           "id": "e1",
                     *           "name": "青岚精密制造（示例）有限公司",
                     *           "regionName": "浙江省杭州市",
                     *           "isSample": true
                     *         },
                     *         "asOf": "2026-11-21",
                     *         "rule": {
                     *           "title": "高新技术企业认定",
                     *           "docNo": "国科发火〔2016〕32号",
                     *           "policyId": "n-hnte-2016-32",
                     *           "validFrom": "2016-01-01",
                     *           "validTo": null,
                     *           "readings": [
                     *             "增长率为负的，成长性得0分",
                     *             "年均转化数大于0而不足1项的没有对应分档，由专家判断",
                     *             "专家打分的指标按分档给出区间，最低分高于70分才算达到，最高分不高于70分才算达不到"
                     *           ]
                     *         },
                     *         "verdict": "unmet",
                     *         "conclusion": "有条件不具备，见“卡在哪里”",
                     *         "conditions": [
                     *           {
                     *             "id": "h1",
                     *             "parentId": null,
                     *             "depth": 0,
                     *             "relation": null,
                     *             "title": "注册成立一年以上",
                     *             "requirement": "不少于365天",
                     *             "verdict": "met",
                     *             "own": "2774天",
                     *             "formula": null,
                     *             "gauge": {
                     *               "value": 2774,
                     *               "threshold": 365,
                     *               "operator": ">=",
                     *               "unit": "days"
                     *             },
                     *             "score": null,
                     *             "clause": {
                     *               "policyId": "n-hnte-2016-32",
                     *               "clauseId": "art-11.1",
                     *               "label": "第十一条（一）",
                     *               "quote": "注册成立一年以上"
                     *             },
                     *             "source": "示例",
                     *             "action": null,
                     *             "questionId": null,
                     *             "isBonus": false
                     *           },
                     *           {
                     *             "id": "h2",
                     *             "parentId": null,
                     *             "depth": 0,
                     *             "relation": "all",
                     *             "title": "知识产权",
                     *             "requirement": "同时满足",
                     *             "verdict": "manual",
                     *             "own": null,
                     *             "formula": null,
                     *             "gauge": null,
                     *             "score": null,
                     *             "clause": null,
                     *             "source": null,
                     *             "action": null,
                     *             "questionId": null,
                     *             "isBonus": false
                     *           },
                     *           {
                     *             "id": "h2-count",
                     *             "parentId": "h2",
                     *             "depth": 1,
                     *             "relation": null,
                     *             "title": "拥有有效的知识产权",
                     *             "requirement": "不少于1件",
                     *             "verdict": "met",
                     *             "own": "9件",
                     *             "formula": "3＋0＋4＋0＋2＝9",
                     *             "gauge": {
                     *               "value": 9,
                     *               "threshold": 1,
                     *               "operator": ">=",
                     *               "unit": "count"
                     *             },
                     *             "score": null,
                     *             "clause": {
                     *               "policyId": "n-hnte-2016-32",
                     *               "clauseId": "art-11.2",
                     *               "label": "第十一条（二）",
                     *               "quote": "拥有知识产权"
                     *             },
                     *             "source": "示例",
                     *             "action": null,
                     *             "questionId": null,
                     *             "isBonus": false
                     *           },
                     *           {
                     *             "id": "h2-core",
                     *             "parentId": "h2",
                     *             "depth": 1,
                     *             "relation": null,
                     *             "title": "对主要产品（服务）在技术上起核心支持作用",
                     *             "requirement": "由企业确认，或由专家判断",
                     *             "verdict": "manual",
                     *             "own": null,
                     *             "formula": null,
                     *             "gauge": null,
                     *             "score": null,
                     *             "clause": {
                     *               "policyId": "n-hnte-2016-32",
                     *               "clauseId": "art-11.2",
                     *               "label": "第十一条（二）",
                     *               "quote": "对主要产品（服务）在技术上起核心支持作用"
                     *             },
                     *             "source": null,
                     *             "action": "请确认是否符合",
                     *             "questionId": null,
                     *             "isBonus": false
                     *           },
                     *           {
                     *             "id": "h3",
                     *             "parentId": null,
                     *             "depth": 0,
                     *             "relation": "all",
                     *             "title": "技术领域",
                     *             "requirement": "同时满足",
                     *             "verdict": "manual",
                     *             "own": null,
                     *             "formula": null,
                     *             "gauge": null,
                     *             "score": null,
                     *             "clause": null,
                     *             "source": null,
                     *             "action": null,
                     *             "questionId": null,
                     *             "isBonus": false
                     *           },
                     *           {
                     *             "id": "h3-field",
                     *             "parentId": "h3",
                     *             "depth": 1,
                     *             "relation": null,
                     *             "title": "核心技术属于八个高新技术领域之一",
                     *             "requirement": "电子信息、生物与新医药、航空航天、新材料、高技术服务、新能源与节能、资源与环境、先进制造与自动化",
                     *             "verdict": "met",
                     *             "own": "先进制造与自动化",
                     *             "formula": null,
                     *             "gauge": null,
                     *             "score": null,
                     *             "clause": {
                     *               "policyId": "n-hnte-2016-32",
                     *               "clauseId": "art-11.3",
                     *               "label": "第十一条（三）",
                     *               "quote": "核心技术属于国家重点支持的高新技术领域"
                     *             },
                     *             "source": "示例",
                     *             "action": null,
                     *             "questionId": null,
                     *             "isBonus": false
                     *           },
                     *           {
                     *             "id": "h3-expert",
                     *             "parentId": "h3",
                     *             "depth": 1,
                     *             "relation": null,
                     *             "title": "技术领域由专家认可",
                     *             "requirement": "由企业确认，或由专家判断",
                     *             "verdict": "manual",
                     *             "own": null,
                     *             "formula": null,
                     *             "gauge": null,
                     *             "score": null,
                     *             "clause": {
                     *               "policyId": "n-hnte-2016-32",
                     *               "clauseId": "art-11.3",
                     *               "label": "第十一条（三）",
                     *               "quote": "国家重点支持的高新技术领域"
                     *             },
                     *             "source": null,
                     *             "action": "请确认是否符合",
                     *             "questionId": null,
                     *             "isBonus": false
                     *           },
                     *           {
                     *             "id": "h4",
                     *             "parentId": null,
                     *             "depth": 0,
                     *             "relation": null,
                     *             "title": "科技人员占职工总数的比例",
                     *             "requirement": "不低于10%",
                     *             "verdict": "met",
                     *             "own": "18.1%",
                     *             "formula": "38÷210＝18.1%",
                     *             "gauge": {
                     *               "value": 0.180952380952,
                     *               "threshold": 0.1,
                     *               "operator": ">=",
                     *               "unit": "ratio"
                     *             },
                     *             "score": null,
                     *             "clause": {
                     *               "policyId": "n-hnte-2016-32",
                     *               "clauseId": "art-11.4",
                     *               "label": "第十一条（四）",
                     *               "quote": "不低于10%"
                     *             },
                     *             "source": "示例",
                     *             "action": null,
                     *             "questionId": null,
                     *             "isBonus": false
                     *           },
                     *           {
                     *             "id": "h5a",
                     *             "parentId": null,
                     *             "depth": 0,
                     *             "relation": null,
                     *             "title": "近三年研发费用占销售收入的比例",
                     *             "requirement": "不低于3%",
                     *             "verdict": "met",
                     *             "own": "5.55%",
                     *             "formula": "(824万元＋1038万元＋1286万元)÷(1.526亿元＋1.887亿元＋2.2562亿元)＝5.55%",
                     *             "gauge": {
                     *               "value": 0.055528116842,
                     *               "threshold": 0.03,
                     *               "operator": ">=",
                     *               "unit": "ratio"
                     *             },
                     *             "score": null,
                     *             "clause": {
                     *               "policyId": "n-hnte-2016-32",
                     *               "clauseId": "art-11.5",
                     *               "label": "第十一条（五）",
                     *               "quote": "不超过5000万元的，不低于5%；超过5000万元至2亿元的，不低于4%；超过2亿元的，不低于3%"
                     *             },
                     *             "source": "示例",
                     *             "action": null,
                     *             "questionId": null,
                     *             "isBonus": false
                     *           },
                     *           {
                     *             "id": "h5b",
                     *             "parentId": null,
                     *             "depth": 0,
                     *             "relation": null,
                     *             "title": "境内研发费用占全部研发费用的比例",
                     *             "requirement": "不低于60%",
                     *             "verdict": "met",
                     *             "own": "100%",
                     *             "formula": "(824万元＋1038万元＋1286万元)÷(824万元＋1038万元＋1286万元)＝100%",
                     *             "gauge": {
                     *               "value": 1,
                     *               "threshold": 0.6,
                     *               "operator": ">=",
                     *               "unit": "ratio"
                     *             },
                     *             "score": null,
                     *             "clause": {
                     *               "policyId": "n-hnte-2016-32",
                     *               "clauseId": "art-11.5",
                     *               "label": "第十一条（五）",
                     *               "quote": "比例不低于60%"
                     *             },
                     *             "source": "示例",
                     *             "action": null,
                     *             "questionId": null,
                     *             "isBonus": false
                     *           },
                     *           {
                     *             "id": "h6",
                     *             "parentId": null,
                     *             "depth": 0,
                     *             "relation": null,
                     *             "title": "高新技术产品（服务）收入占总收入的比例",
                     *             "requirement": "不低于60%",
                     *             "verdict": "unmet",
                     *             "own": "57.08%",
                     *             "formula": "1.29亿元÷2.26亿元＝57.08%",
                     *             "gauge": {
                     *               "value": 0.570796460177,
                     *               "threshold": 0.6,
                     *               "operator": ">=",
                     *               "unit": "ratio"
                     *             },
                     *             "score": null,
                     *             "clause": {
                     *               "policyId": "n-hnte-2016-32",
                     *               "clauseId": "art-11.6",
                     *               "label": "第十一条（六）",
                     *               "quote": "比例不低于60%"
                     *             },
                     *             "source": "本人填写",
                     *             "action": null,
                     *             "questionId": null,
                     *             "isBonus": false
                     *           },
                     *           {
                     *             "id": "h7",
                     *             "parentId": null,
                     *             "depth": 0,
                     *             "relation": null,
                     *             "title": "创新能力评价",
                     *             "requirement": "高于70分",
                     *             "verdict": "manual",
                     *             "own": "48至85分",
                     *             "formula": null,
                     *             "gauge": null,
                     *             "score": {
                     *               "lo": 48,
                     *               "hi": 85,
                     *               "max": 100,
                     *               "passOperator": ">",
                     *               "pass": 70,
                     *               "parts": [
                     *                 {
                     *                   "id": "ip",
                     *                   "title": "知识产权",
                     *                   "lo": 14,
                     *                   "hi": 30,
                     *                   "max": 30
                     *                 },
                     *                 {
                     *                   "id": "conversion",
                     *                   "title": "科技成果转化能力",
                     *                   "lo": 19,
                     *                   "hi": 24,
                     *                   "max": 30
                     *                 },
                     *                 {
                     *                   "id": "organisation",
                     *                   "title": "研究开发组织管理水平",
                     *                   "lo": 5,
                     *                   "hi": 19,
                     *                   "max": 20
                     *                 },
                     *                 {
                     *                   "id": "growth",
                     *                   "title": "企业成长性",
                     *                   "lo": 10,
                     *                   "hi": 12,
                     *                   "max": 20
                     *                 }
                     *               ]
                     *             },
                     *             "clause": {
                     *               "policyId": "n-hnte-2016-32",
                     *               "clauseId": "art-11.7",
                     *               "label": "第十一条（七）",
                     *               "quote": "70分以上（不含70分）"
                     *             },
                     *             "source": "示例、本人填写",
                     *             "action": "有的指标由专家判断，可以先自评",
                     *             "questionId": null,
                     *             "isBonus": false
                     *           },
                     *           {
                     *             "id": "h8-accident",
                     *             "parentId": null,
                     *             "depth": 0,
                     *             "relation": null,
                     *             "title": "没有重大安全、质量事故",
                     *             "requirement": "没有发生重大安全、重大质量事故",
                     *             "verdict": "met",
                     *             "own": "近三年重大安全、质量事故：否",
                     *             "formula": null,
                     *             "gauge": null,
                     *             "score": null,
                     *             "clause": {
                     *               "policyId": "n-hnte-2016-32",
                     *               "clauseId": "art-11.8",
                     *               "label": "第十一条（八）",
                     *               "quote": "没有发生重大安全、重大质量事故"
                     *             },
                     *             "source": "本人填写",
                     *             "action": null,
                     *             "questionId": null,
                     *             "isBonus": false
                     *           },
                     *           {
                     *             "id": "h8-environment",
                     *             "parentId": null,
                     *             "depth": 0,
                     *             "relation": null,
                     *             "title": "没有严重环境违法行为",
                     *             "requirement": "没有严重环境违法行为",
                     *             "verdict": "unknown",
                     *             "own": null,
                     *             "formula": null,
                     *             "gauge": null,
                     *             "score": null,
                     *             "clause": {
                     *               "policyId": "n-hnte-2016-32",
                     *               "clauseId": "art-11.8",
                     *               "label": "第十一条（八）",
                     *               "quote": "没有严重环境违法行为"
                     *             },
                     *             "source": null,
                     *             "action": "补充近三年严重环境违法",
                     *             "questionId": null,
                     *             "isBonus": false
                     *           }
                     *         ],
                     *         "sheet": {
                     *           "max": 100,
                     *           "passOperator": ">",
                     *           "pass": 70,
                     *           "columns": {
                     *             "own": {
                     *               "lo": 48,
                     *               "hi": 85
                     *             },
                     *             "evidenced": {
                     *               "lo": 1,
                     *               "hi": 85
                     *             },
                     *             "cautious": 48
                     *           },
                     *           "parts": [
                     *             {
                     *               "id": "ip",
                     *               "title": "知识产权",
                     *               "max": 30,
                     *               "columns": {
                     *                 "own": {
                     *                   "lo": 14,
                     *                   "hi": 30
                     *                 },
                     *                 "evidenced": {
                     *                   "lo": 1,
                     *                   "hi": 30
                     *                 },
                     *                 "cautious": 14
                     *               },
                     *               "items": [
                     *                 {
                     *                   "id": "ip-advanced",
                     *                   "title": "技术的先进程度",
                     *                   "max": 8,
                     *                   "isExpert": true,
                     *                   "levels": [
                     *                     {
                     *                       "label": "高",
                     *                       "points": {
                     *                         "lo": 7,
                     *                         "hi": 8
                     *                       }
                     *                     },
                     *                     {
                     *                       "label": "较高",
                     *                       "points": {
                     *                         "lo": 5,
                     *                         "hi": 6
                     *                       }
                     *                     },
                     *                     {
                     *                       "label": "一般",
                     *                       "points": {
                     *                         "lo": 3,
                     *                         "hi": 4
                     *                       }
                     *                     },
                     *                     {
                     *                       "label": "较低",
                     *                       "points": {
                     *                         "lo": 1,
                     *                         "hi": 2
                     *                       }
                     *                     },
                     *                     {
                     *                       "label": "无",
                     *                       "points": {
                     *                         "lo": 0,
                     *                         "hi": 0
                     *                       }
                     *                     }
                     *                   ],
                     *                   "rating": null,
                     *                   "columns": {
                     *                     "own": {
                     *                       "lo": 0,
                     *                       "hi": 8
                     *                     },
                     *                     "evidenced": {
                     *                       "lo": 0,
                     *                       "hi": 8
                     *                     },
                     *                     "cautious": 0
                     *                   },
                     *                   "basis": null,
                     *                   "missing": []
                     *                 },
                     *                 {
                     *                   "id": "ip-core",
                     *                   "title": "对主要产品（服务）在技术上发挥核心支持作用",
                     *                   "max": 8,
                     *                   "isExpert": true,
                     *                   "levels": [
                     *                     {
                     *                       "label": "强",
                     *                       "points": {
                     *                         "lo": 7,
                     *                         "hi": 8
                     *                       }
                     *                     },
                     *                     {
                     *                       "label": "较强",
                     *                       "points": {
                     *                         "lo": 5,
                     *                         "hi": 6
                     *                       }
                     *                     },
                     *                     {
                     *                       "label": "一般",
                     *                       "points": {
                     *                         "lo": 3,
                     *                         "hi": 4
                     *                       }
                     *                     },
                     *                     {
                     *                       "label": "较弱",
                     *                       "points": {
                     *                         "lo": 1,
                     *                         "hi": 2
                     *                       }
                     *                     },
                     *                     {
                     *                       "label": "无",
                     *                       "points": {
                     *                         "lo": 0,
                     *                         "hi": 0
                     *                       }
                     *                     }
                     *                   ],
                     *                   "rating": {
                     *                     "lo": 5,
                     *                     "hi": 6
                     *                   },
                     *                   "columns": {
                     *                     "own": {
                     *                       "lo": 5,
                     *                       "hi": 6
                     *                     },
                     *                     "evidenced": {
                     *                       "lo": 0,
                     *                       "hi": 6
                     *                     },
                     *                     "cautious": 5
                     *                   },
                     *                   "basis": null,
                     *                   "missing": []
                     *                 },
                     *                 {
                     *                   "id": "ip-count",
                     *                   "title": "知识产权数量",
                     *                   "max": 8,
                     *                   "isExpert": false,
                     *                   "levels": [],
                     *                   "rating": null,
                     *                   "columns": {
                     *                     "own": {
                     *                       "lo": 7,
                     *                       "hi": 8
                     *                     },
                     *                     "evidenced": {
                     *                       "lo": 0,
                     *                       "hi": 8
                     *                     },
                     *                     "cautious": 7
                     *                   },
                     *                   "basis": "Ⅰ类3，Ⅱ类6",
                     *                   "missing": []
                     *                 },
                     *                 {
                     *                   "id": "ip-origin",
                     *                   "title": "知识产权获得方式",
                     *                   "max": 6,
                     *                   "isExpert": false,
                     *                   "levels": [],
                     *                   "rating": null,
                     *                   "columns": {
                     *                     "own": {
                     *                       "lo": 1,
                     *                       "hi": 6
                     *                     },
                     *                     "evidenced": {
                     *                       "lo": 1,
                     *                       "hi": 6
                     *                     },
                     *                     "cautious": 1
                     *                   },
                     *                   "basis": null,
                     *                   "missing": []
                     *                 },
                     *                 {
                     *                   "id": "ip-standard",
                     *                   "title": "参与编制标准（加分）",
                     *                   "max": 2,
                     *                   "isExpert": false,
                     *                   "levels": [],
                     *                   "rating": null,
                     *                   "columns": {
                     *                     "own": {
                     *                       "lo": 1,
                     *                       "hi": 2
                     *                     },
                     *                     "evidenced": {
                     *                       "lo": 0,
                     *                       "hi": 2
                     *                     },
                     *                     "cautious": 1
                     *                   },
                     *                   "basis": "1",
                     *                   "missing": []
                     *                 }
                     *               ]
                     *             },
                     *             {
                     *               "id": "conversion",
                     *               "title": "科技成果转化能力",
                     *               "max": 30,
                     *               "columns": {
                     *                 "own": {
                     *                   "lo": 19,
                     *                   "hi": 24
                     *                 },
                     *                 "evidenced": {
                     *                   "lo": 0,
                     *                   "hi": 24
                     *                 },
                     *                 "cautious": 19
                     *               },
                     *               "items": [
                     *                 {
                     *                   "id": "conversion-count",
                     *                   "title": "近三年年均转化数",
                     *                   "max": 30,
                     *                   "isExpert": false,
                     *                   "levels": [],
                     *                   "rating": null,
                     *                   "columns": {
                     *                     "own": {
                     *                       "lo": 19,
                     *                       "hi": 24
                     *                     },
                     *                     "evidenced": {
                     *                       "lo": 0,
                     *                       "hi": 24
                     *                     },
                     *                     "cautious": 19
                     *                   },
                     *                   "basis": "4",
                     *                   "missing": []
                     *                 }
                     *               ]
                     *             },
                     *             {
                     *               "id": "organisation",
                     *               "title": "研究开发组织管理水平",
                     *               "max": 20,
                     *               "columns": {
                     *                 "own": {
                     *                   "lo": 5,
                     *                   "hi": 19
                     *                 },
                     *                 "evidenced": {
                     *                   "lo": 0,
                     *                   "hi": 19
                     *                 },
                     *                 "cautious": 5
                     *               },
                     *               "items": [
                     *                 {
                     *                   "id": "organisation-rules",
                     *                   "title": "研发管理制度与辅助账",
                     *                   "max": 6,
                     *                   "isExpert": true,
                     *                   "levels": [],
                     *                   "rating": {
                     *                     "lo": 5,
                     *                     "hi": 5
                     *                   },
                     *                   "columns": {
                     *                     "own": {
                     *                       "lo": 5,
                     *                       "hi": 5
                     *                     },
                     *                     "evidenced": {
                     *                       "lo": 0,
                     *                       "hi": 5
                     *                     },
                     *                     "cautious": 5
                     *                   },
                     *                   "basis": null,
                     *                   "missing": []
                     *                 },
                     *                 {
                     *                   "id": "organisation-lab",
                     *                   "title": "研发机构、条件与产学研合作",
                     *                   "max": 6,
                     *                   "isExpert": true,
                     *                   "levels": [],
                     *                   "rating": null,
                     *                   "columns": {
                     *                     "own": {
                     *                       "lo": 0,
                     *                       "hi": 6
                     *                     },
                     *                     "evidenced": {
                     *                       "lo": 0,
                     *                       "hi": 6
                     *                     },
                     *                     "cautious": 0
                     *                   },
                     *                   "basis": null,
                     *                   "missing": []
                     *                 },
                     *                 {
                     *                   "id": "organisation-reward",
                     *                   "title": "成果转化激励与创新创业平台",
                     *                   "max": 4,
                     *                   "isExpert": true,
                     *                   "levels": [],
                     *                   "rating": null,
                     *                   "columns": {
                     *                     "own": {
                     *                       "lo": 0,
                     *                       "hi": 4
                     *                     },
                     *                     "evidenced": {
                     *                       "lo": 0,
                     *                       "hi": 4
                     *                     },
                     *                     "cautious": 0
                     *                   },
                     *                   "basis": null,
                     *                   "missing": []
                     *                 },
                     *                 {
                     *                   "id": "organisation-people",
                     *                   "title": "人才培养、引进与绩效评价",
                     *                   "max": 4,
                     *                   "isExpert": true,
                     *                   "levels": [],
                     *                   "rating": null,
                     *                   "columns": {
                     *                     "own": {
                     *                       "lo": 0,
                     *                       "hi": 4
                     *                     },
                     *                     "evidenced": {
                     *                       "lo": 0,
                     *                       "hi": 4
                     *                     },
                     *                     "cautious": 0
                     *                   },
                     *                   "basis": null,
                     *                   "missing": []
                     *                 }
                     *               ]
                     *             },
                     *             {
                     *               "id": "growth",
                     *               "title": "企业成长性",
                     *               "max": 20,
                     *               "columns": {
                     *                 "own": {
                     *                   "lo": 10,
                     *                   "hi": 12
                     *                 },
                     *                 "evidenced": {
                     *                   "lo": 0,
                     *                   "hi": 12
                     *                 },
                     *                 "cautious": 10
                     *               },
                     *               "items": [
                     *                 {
                     *                   "id": "growth-assets",
                     *                   "title": "净资产增长率",
                     *                   "max": 10,
                     *                   "isExpert": false,
                     *                   "levels": [],
                     *                   "rating": null,
                     *                   "columns": {
                     *                     "own": {
                     *                       "lo": 5,
                     *                       "hi": 6
                     *                     },
                     *                     "evidenced": {
                     *                       "lo": 0,
                     *                       "hi": 6
                     *                     },
                     *                     "cautious": 5
                     *                   },
                     *                   "basis": "19.96%",
                     *                   "missing": []
                     *                 },
                     *                 {
                     *                   "id": "growth-sales",
                     *                   "title": "销售收入增长率",
                     *                   "max": 10,
                     *                   "isExpert": false,
                     *                   "levels": [],
                     *                   "rating": null,
                     *                   "columns": {
                     *                     "own": {
                     *                       "lo": 5,
                     *                       "hi": 6
                     *                     },
                     *                     "evidenced": {
                     *                       "lo": 0,
                     *                       "hi": 6
                     *                     },
                     *                     "cautious": 5
                     *                   },
                     *                   "basis": "21.61%",
                     *                   "missing": []
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         },
                     *         "growth": [
                     *           {
                     *             "title": "净资产增长率",
                     *             "value": "19.96%",
                     *             "formula": "(8770万元÷7322万元＋1.0536亿元÷8770万元)÷2−1＝19.96%"
                     *           },
                     *           {
                     *             "title": "销售收入增长率",
                     *             "value": "21.61%",
                     *             "formula": "(1.887亿元÷1.526亿元＋2.2562亿元÷1.887亿元)÷2−1＝21.61%"
                     *           }
                     *         ],
                     *         "binding": [
                     *           "高新技术产品（服务）收入占总收入的比例"
                     *         ],
                     *         "earliest": {
                     *           "year": 2027,
                     *           "plan": [
                     *             {
                     *               "year": 2026,
                     *               "actions": [
                     *                 "2025年高新技术产品收入由1.29亿元变为1.356亿元，2026年度报表"
                     *               ]
                     *             },
                     *             {
                     *               "year": 2027,
                     *               "actions": [
                     *                 "重新自评，条件具备后申报"
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["HighTechEvaluation"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    saveEvaluation: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveEvaluationBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "id": "v1",
                     *         "kind": "specialization",
                     *         "createdAt": "2026-11-17T06:05:00.000Z",
                     *         "isStale": false,
                     *         "highTech": null,
                     *         "specialization": {
                     *           "enterprise": {
                     *             "id": "e1",
                     *             "name": "青岚精密制造（示例）有限公司",
                     *             "regionName": "浙江省杭州市",
                     *             "isSample": true
                     *           },
                     *           "asOf": "2026-11-17",
                     *           "rules": "2026",
                     *           "tiers": [
                     *             {
                     *               "id": "specialised",
                     *               "title": "专精特新中小企业",
                     *               "isHeld": true,
                     *               "rule": {
                     *                 "title": "专精特新中小企业认定",
                     *                 "docNo": "工信部企业〔2026〕2号",
                     *                 "policyId": "n-specialised-2026",
                     *                 "validFrom": "2026-04-01",
                     *                 "validTo": null,
                     *                 "readings": []
                     *               },
                     *               "verdict": "met",
                     *               "conclusion": "按已填的资料，各项条件预判都具备",
                     *               "conditions": [
                     *                 {
                     *                   "id": "years",
                     *                   "parentId": null,
                     *                   "depth": 0,
                     *                   "relation": null,
                     *                   "title": "从事特定细分市场的年限",
                     *                   "requirement": "不少于3年",
                     *                   "verdict": "met",
                     *                   "own": "6年",
                     *                   "formula": null,
                     *                   "gauge": {
                     *                     "value": 6,
                     *                     "threshold": 3,
                     *                     "operator": ">=",
                     *                     "unit": "count"
                     *                   },
                     *                   "score": null,
                     *                   "clause": {
                     *                     "policyId": "n-specialised-2026",
                     *                     "clauseId": "gate.years",
                     *                     "label": "从业年限",
                     *                     "quote": "不少于3年"
                     *                   },
                     *                   "source": "本人填写",
                     *                   "action": null,
                     *                   "questionId": null,
                     *                   "isBonus": false
                     *                 }
                     *               ],
                     *               "score": null,
                     *               "ways": []
                     *             }
                     *           ],
                     *           "reached": "specialised",
                     *           "changes": [
                     *             {
                     *               "tier": "specialised",
                     *               "topic": "细分市场年限",
                     *               "before": "不少于2年",
                     *               "after": "不少于3年"
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["SavedEvaluation"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getSavedEvaluation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reportId: components["schemas"]["ReportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "id": "v1",
                     *         "kind": "specialization",
                     *         "createdAt": "2026-11-17T06:05:00.000Z",
                     *         "isStale": false,
                     *         "highTech": null,
                     *         "specialization": {
                     *           "enterprise": {
                     *             "id": "e1",
                     *             "name": "青岚精密制造（示例）有限公司",
                     *             "regionName": "浙江省杭州市",
                     *             "isSample": true
                     *           },
                     *           "asOf": "2026-11-17",
                     *           "rules": "2026",
                     *           "tiers": [
                     *             {
                     *               "id": "specialised",
                     *               "title": "专精特新中小企业",
                     *               "isHeld": true,
                     *               "rule": {
                     *                 "title": "专精特新中小企业认定",
                     *                 "docNo": "工信部企业〔2026〕2号",
                     *                 "policyId": "n-specialised-2026",
                     *                 "validFrom": "2026-04-01",
                     *                 "validTo": null,
                     *                 "readings": []
                     *               },
                     *               "verdict": "met",
                     *               "conclusion": "按已填的资料，各项条件预判都具备",
                     *               "conditions": [
                     *                 {
                     *                   "id": "years",
                     *                   "parentId": null,
                     *                   "depth": 0,
                     *                   "relation": null,
                     *                   "title": "从事特定细分市场的年限",
                     *                   "requirement": "不少于3年",
                     *                   "verdict": "met",
                     *                   "own": "6年",
                     *                   "formula": null,
                     *                   "gauge": {
                     *                     "value": 6,
                     *                     "threshold": 3,
                     *                     "operator": ">=",
                     *                     "unit": "count"
                     *                   },
                     *                   "score": null,
                     *                   "clause": {
                     *                     "policyId": "n-specialised-2026",
                     *                     "clauseId": "gate.years",
                     *                     "label": "从业年限",
                     *                     "quote": "不少于3年"
                     *                   },
                     *                   "source": "本人填写",
                     *                   "action": null,
                     *                   "questionId": null,
                     *                   "isBonus": false
                     *                 }
                     *               ],
                     *               "score": null,
                     *               "ways": []
                     *             }
                     *           ],
                     *           "reached": "specialised",
                     *           "changes": [
                     *             {
                     *               "tier": "specialised",
                     *               "topic": "细分市场年限",
                     *               "before": "不少于2年",
                     *               "after": "不少于3年"
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["SavedEvaluation"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getSpecializationEvaluation: {
        parameters: {
            query: {
                enterpriseId: components["schemas"]["EnterpriseId"];
                rules?: components["schemas"]["RuleYear"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "enterprise": {
                     *           "id": "e1",
                     *           "name": "青岚精密制造（示例）有限公司",
                     *           "regionName": "浙江省杭州市",
                     *           "isSample": true
                     *         },
                     *         "asOf": "2026-11-21",
                     *         "rules": "2026",
                     *         "tiers": [
                     *           {
                     *             "id": "tech",
                     *             "title": "科技型中小企业",
                     *             "isHeld": null,
                     *             "rule": {
                     *               "title": "科技型中小企业入库登记",
                     *               "docNo": "国科发政〔2017〕115号",
                     *               "policyId": "n-tech-sme-2017-115",
                     *               "validFrom": "2017-05-03",
                     *               "validTo": null,
                     *               "readings": [
                     *                 "“科技人员指标得分不得为0分”按科技人员占比不低于10%理解；直接确认的企业不看得分"
                     *               ]
                     *             },
                     *             "verdict": "unmet",
                     *             "conclusion": "有2项不具备",
                     *             "conditions": [
                     *               {
                     *                 "id": "resident",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "居民企业",
                     *                 "requirement": "居民企业",
                     *                 "verdict": "met",
                     *                 "own": "独立法人：是",
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "n-tech-sme-2017-115",
                     *                   "clauseId": "gate.resident",
                     *                   "label": "主体",
                     *                   "quote": "居民企业"
                     *                 },
                     *                 "source": "示例",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "staff",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "职工总数",
                     *                 "requirement": "不超过500人",
                     *                 "verdict": "met",
                     *                 "own": "210人",
                     *                 "formula": null,
                     *                 "gauge": {
                     *                   "value": 210,
                     *                   "threshold": 500,
                     *                   "operator": "<=",
                     *                   "unit": "count"
                     *                 },
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "n-tech-sme-2017-115",
                     *                   "clauseId": "gate.size",
                     *                   "label": "规模",
                     *                   "quote": "职工总数不超过500人"
                     *                 },
                     *                 "source": "示例",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "sales",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "年销售收入",
                     *                 "requirement": "不高于2亿元",
                     *                 "verdict": "unmet",
                     *                 "own": "2.2562亿元",
                     *                 "formula": null,
                     *                 "gauge": {
                     *                   "value": 22562000000,
                     *                   "threshold": 20000000000,
                     *                   "operator": "<=",
                     *                   "unit": "money"
                     *                 },
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "n-tech-sme-2017-115",
                     *                   "clauseId": "gate.size",
                     *                   "label": "规模",
                     *                   "quote": "年销售收入不超过2亿元"
                     *                 },
                     *                 "source": "示例",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "assets",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "资产总额",
                     *                 "requirement": "不高于2亿元",
                     *                 "verdict": "unmet",
                     *                 "own": "2.1716亿元",
                     *                 "formula": null,
                     *                 "gauge": {
                     *                   "value": 21716000000,
                     *                   "threshold": 20000000000,
                     *                   "operator": "<=",
                     *                   "unit": "money"
                     *                 },
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "n-tech-sme-2017-115",
                     *                   "clauseId": "gate.size",
                     *                   "label": "规模",
                     *                   "quote": "资产总额不超过2亿元"
                     *                 },
                     *                 "source": "示例",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "product",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "不属于禁止、限制和淘汰类",
                     *                 "requirement": "不属于国家规定的禁止、限制和淘汰类",
                     *                 "verdict": "met",
                     *                 "own": "禁止、限制或淘汰类：否",
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "n-tech-sme-2017-115",
                     *                   "clauseId": "gate.product",
                     *                   "label": "产品",
                     *                   "quote": "不属于国家规定的禁止、限制和淘汰类"
                     *                 },
                     *                 "source": "示例",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "accident",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "没有重大事故",
                     *                 "requirement": "没有发生重大事故",
                     *                 "verdict": "met",
                     *                 "own": "近三年重大安全、质量事故：否",
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "n-tech-sme-2017-115",
                     *                   "clauseId": "gate.credit",
                     *                   "label": "信用与安全",
                     *                   "quote": "没有发生重大事故"
                     *                 },
                     *                 "source": "本人填写",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "blacklist",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "未列入严重失信名单",
                     *                 "requirement": "严重失信名单",
                     *                 "verdict": "met",
                     *                 "own": "严重失信主体名单：否",
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "n-tech-sme-2017-115",
                     *                   "clauseId": "gate.credit",
                     *                   "label": "信用与安全",
                     *                   "quote": "严重失信名单"
                     *                 },
                     *                 "source": "示例",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "abnormal",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "未列入经营异常名录",
                     *                 "requirement": "未列入经营异常名录",
                     *                 "verdict": "met",
                     *                 "own": "经营异常名录：否",
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "n-tech-sme-2017-115",
                     *                   "clauseId": "gate.credit",
                     *                   "label": "信用与安全",
                     *                   "quote": "未列入经营异常名录"
                     *                 },
                     *                 "source": "示例",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "way",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": "any",
                     *                 "title": "评价得分或直接确认",
                     *                 "requirement": "满足其中一项",
                     *                 "verdict": "met",
                     *                 "own": null,
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": null,
                     *                 "source": null,
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "score",
                     *                 "parentId": "way",
                     *                 "depth": 1,
                     *                 "relation": null,
                     *                 "title": "综合评价得分",
                     *                 "requirement": "不低于60分",
                     *                 "verdict": "met",
                     *                 "own": "78分",
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": {
                     *                   "lo": 78,
                     *                   "hi": 78,
                     *                   "max": 100,
                     *                   "passOperator": ">=",
                     *                   "pass": 60,
                     *                   "parts": [
                     *                     {
                     *                       "id": "staff",
                     *                       "title": "科技人员",
                     *                       "lo": 8,
                     *                       "hi": 8,
                     *                       "max": 20
                     *                     },
                     *                     {
                     *                       "id": "rd",
                     *                       "title": "研发投入",
                     *                       "lo": 40,
                     *                       "hi": 40,
                     *                       "max": 50
                     *                     },
                     *                     {
                     *                       "id": "ip",
                     *                       "title": "科技成果",
                     *                       "lo": 30,
                     *                       "hi": 30,
                     *                       "max": 30
                     *                     }
                     *                   ]
                     *                 },
                     *                 "clause": {
                     *                   "policyId": "n-tech-sme-2017-115",
                     *                   "clauseId": "gate.score",
                     *                   "label": "评价得分",
                     *                   "quote": "综合评价得分不低于60分"
                     *                 },
                     *                 "source": "示例",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "direct-hnte",
                     *                 "parentId": "way",
                     *                 "depth": 1,
                     *                 "relation": null,
                     *                 "title": "高新技术企业资格有效",
                     *                 "requirement": "有效期内的高新技术企业资格证书",
                     *                 "verdict": "met",
                     *                 "own": "高新技术企业：是",
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "n-tech-sme-2017-115",
                     *                   "clauseId": "direct.hnte",
                     *                   "label": "",
                     *                   "quote": "有效期内的高新技术企业资格证书"
                     *                 },
                     *                 "source": "示例",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "direct-prize",
                     *                 "parentId": "way",
                     *                 "depth": 1,
                     *                 "relation": null,
                     *                 "title": "国家级科技奖励前三名",
                     *                 "requirement": "前三名",
                     *                 "verdict": "unmet",
                     *                 "own": "没有",
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "n-tech-sme-2017-115",
                     *                   "clauseId": "direct.prize",
                     *                   "label": "",
                     *                   "quote": "排名在前三名"
                     *                 },
                     *                 "source": "示例",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "direct-lab",
                     *                 "parentId": "way",
                     *                 "depth": 1,
                     *                 "relation": null,
                     *                 "title": "省部级以上研发机构",
                     *                 "requirement": "国家级、省部级",
                     *                 "verdict": "unmet",
                     *                 "own": "市级",
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "n-tech-sme-2017-115",
                     *                   "clauseId": "direct.lab",
                     *                   "label": "",
                     *                   "quote": "省部级以上研发机构"
                     *                 },
                     *                 "source": "示例",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "direct-standard",
                     *                 "parentId": "way",
                     *                 "depth": 1,
                     *                 "relation": null,
                     *                 "title": "近五年主导制定标准",
                     *                 "requirement": "不少于1项",
                     *                 "verdict": "unmet",
                     *                 "own": "0项",
                     *                 "formula": null,
                     *                 "gauge": {
                     *                   "value": 0,
                     *                   "threshold": 1,
                     *                   "operator": ">=",
                     *                   "unit": "count"
                     *                 },
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "n-tech-sme-2017-115",
                     *                   "clauseId": "direct.standard",
                     *                   "label": "",
                     *                   "quote": "近五年主导制定过国际标准、国家标准或行业标准"
                     *                 },
                     *                 "source": "示例",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               }
                     *             ],
                     *             "score": {
                     *               "lo": 78,
                     *               "hi": 78,
                     *               "max": 100,
                     *               "passOperator": ">=",
                     *               "pass": 60,
                     *               "parts": [
                     *                 {
                     *                   "id": "staff",
                     *                   "title": "科技人员",
                     *                   "lo": 8,
                     *                   "hi": 8,
                     *                   "max": 20
                     *                 },
                     *                 {
                     *                   "id": "rd",
                     *                   "title": "研发投入",
                     *                   "lo": 40,
                     *                   "hi": 40,
                     *                   "max": 50
                     *                 },
                     *                 {
                     *                   "id": "ip",
                     *                   "title": "科技成果",
                     *                   "lo": 30,
                     *                   "hi": 30,
                     *                   "max": 30
                     *                 }
                     *               ]
                     *             },
                     *             "ways": []
                     *           },
                     *           {
                     *             "id": "innovative",
                     *             "title": "创新型中小企业",
                     *             "isHeld": true,
                     *             "rule": {
                     *               "title": "创新型中小企业评价",
                     *               "docNo": "工信部企业〔2022〕63号",
                     *               "policyId": "n-innovative-2022",
                     *               "validFrom": "2022-06-01",
                     *               "validTo": null,
                     *               "readings": [
                     *                 "分数落在档次边界时取较高档"
                     *               ]
                     *             },
                     *             "verdict": "met",
                     *             "conclusion": "按已填的资料，各项条件预判都具备",
                     *             "conditions": [
                     *               {
                     *                 "id": "innovative",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": "any",
                     *                 "title": "评价得分或直接情形",
                     *                 "requirement": "满足其中一项",
                     *                 "verdict": "met",
                     *                 "own": null,
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": null,
                     *                 "source": null,
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "score",
                     *                 "parentId": "innovative",
                     *                 "depth": 1,
                     *                 "relation": null,
                     *                 "title": "评价得分",
                     *                 "requirement": "不低于60分",
                     *                 "verdict": "met",
                     *                 "own": "90至100分",
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": {
                     *                   "lo": 90,
                     *                   "hi": 100,
                     *                   "max": 100,
                     *                   "passOperator": ">=",
                     *                   "pass": 60,
                     *                   "parts": [
                     *                     {
                     *                       "id": "innovation",
                     *                       "title": "创新能力",
                     *                       "lo": 35,
                     *                       "hi": 40,
                     *                       "max": 40
                     *                     },
                     *                     {
                     *                       "id": "growth",
                     *                       "title": "成长性",
                     *                       "lo": 30,
                     *                       "hi": 30,
                     *                       "max": 30
                     *                     },
                     *                     {
                     *                       "id": "focus",
                     *                       "title": "专业化",
                     *                       "lo": 25,
                     *                       "hi": 30,
                     *                       "max": 30
                     *                     }
                     *                   ]
                     *                 },
                     *                 "clause": {
                     *                   "policyId": "n-innovative-2022",
                     *                   "clauseId": "score",
                     *                   "label": "评分标准",
                     *                   "quote": "总分不低于60分"
                     *                 },
                     *                 "source": "示例",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "direct-national",
                     *                 "parentId": "innovative",
                     *                 "depth": 1,
                     *                 "relation": null,
                     *                 "title": "国家级科技奖励",
                     *                 "requirement": "前三名、第四至五名、其他名次",
                     *                 "verdict": "unmet",
                     *                 "own": "没有",
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "n-innovative-2022",
                     *                   "clauseId": "direct.prize",
                     *                   "label": "",
                     *                   "quote": "国家级或省级科技奖励"
                     *                 },
                     *                 "source": "示例",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "direct-provincial",
                     *                 "parentId": "innovative",
                     *                 "depth": 1,
                     *                 "relation": null,
                     *                 "title": "省级科技奖励",
                     *                 "requirement": "前三名、其他名次",
                     *                 "verdict": "unmet",
                     *                 "own": "没有",
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "n-innovative-2022",
                     *                   "clauseId": "direct.prize",
                     *                   "label": "",
                     *                   "quote": "国家级或省级科技奖励"
                     *                 },
                     *                 "source": "示例",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "direct-hnte",
                     *                 "parentId": "innovative",
                     *                 "depth": 1,
                     *                 "relation": null,
                     *                 "title": "高新技术企业",
                     *                 "requirement": "高新技术企业",
                     *                 "verdict": "met",
                     *                 "own": "高新技术企业：是",
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "n-innovative-2022",
                     *                   "clauseId": "direct.title",
                     *                   "label": "",
                     *                   "quote": "高新技术企业"
                     *                 },
                     *                 "source": "示例",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "direct-demonstration",
                     *                 "parentId": "innovative",
                     *                 "depth": 1,
                     *                 "relation": null,
                     *                 "title": "国家技术创新示范或知识产权优势、示范企业",
                     *                 "requirement": "国家技术创新示范企业",
                     *                 "verdict": "unknown",
                     *                 "own": null,
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "n-innovative-2022",
                     *                   "clauseId": "direct.title",
                     *                   "label": "",
                     *                   "quote": "国家技术创新示范企业"
                     *                 },
                     *                 "source": null,
                     *                 "action": "补充国家技术创新或知识产权示范企业",
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "direct-lab",
                     *                 "parentId": "innovative",
                     *                 "depth": 1,
                     *                 "relation": null,
                     *                 "title": "省部级以上研发机构",
                     *                 "requirement": "国家级、省部级",
                     *                 "verdict": "unmet",
                     *                 "own": "市级",
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "n-innovative-2022",
                     *                   "clauseId": "direct.lab",
                     *                   "label": "",
                     *                   "quote": "省部级以上研发机构"
                     *                 },
                     *                 "source": "示例",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "direct-equity",
                     *                 "parentId": "innovative",
                     *                 "depth": 1,
                     *                 "relation": null,
                     *                 "title": "近三年新增股权融资",
                     *                 "requirement": "不低于500万元",
                     *                 "verdict": "unknown",
                     *                 "own": null,
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "n-innovative-2022",
                     *                   "clauseId": "direct.equity",
                     *                   "label": "",
                     *                   "quote": "不低于500万元"
                     *                 },
                     *                 "source": "示例",
                     *                 "action": "补充2025年新增股权投资、2024年新增股权投资、2023年新增股权投资",
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               }
                     *             ],
                     *             "score": {
                     *               "lo": 90,
                     *               "hi": 100,
                     *               "max": 100,
                     *               "passOperator": ">=",
                     *               "pass": 60,
                     *               "parts": [
                     *                 {
                     *                   "id": "innovation",
                     *                   "title": "创新能力",
                     *                   "lo": 35,
                     *                   "hi": 40,
                     *                   "max": 40
                     *                 },
                     *                 {
                     *                   "id": "growth",
                     *                   "title": "成长性",
                     *                   "lo": 30,
                     *                   "hi": 30,
                     *                   "max": 30
                     *                 },
                     *                 {
                     *                   "id": "focus",
                     *                   "title": "专业化",
                     *                   "lo": 25,
                     *                   "hi": 30,
                     *                   "max": 30
                     *                 }
                     *               ]
                     *             },
                     *             "ways": []
                     *           },
                     *           {
                     *             "id": "specialised",
                     *             "title": "专精特新中小企业",
                     *             "isHeld": true,
                     *             "rule": {
                     *               "title": "专精特新中小企业认定",
                     *               "docNo": "工信部企业〔2026〕2号",
                     *               "policyId": "n-specialised-2026",
                     *               "validFrom": "2026-04-01",
                     *               "validTo": null,
                     *               "readings": [
                     *                 "新标准发布前，科技型或创新型中小企业称号有其一即可，各方转述不一，待核"
                     *               ]
                     *             },
                     *             "verdict": "unknown",
                     *             "conclusion": "还有资料没有填，填完才能判断",
                     *             "conditions": [
                     *               {
                     *                 "id": "tier",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": "any",
                     *                 "title": "科技和创新型中小企业",
                     *                 "requirement": "满足其中一项",
                     *                 "verdict": "met",
                     *                 "own": null,
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": null,
                     *                 "source": null,
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "tier-tech",
                     *                 "parentId": "tier",
                     *                 "depth": 1,
                     *                 "relation": null,
                     *                 "title": "科技型中小企业登记有效",
                     *                 "requirement": "有效期内的科技型或创新型称号予以承认",
                     *                 "verdict": "unknown",
                     *                 "own": null,
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "n-gradient-2026-2",
                     *                   "clauseId": "art-30",
                     *                   "label": "第三十条",
                     *                   "quote": "有效期内的科技型或创新型称号予以承认"
                     *                 },
                     *                 "source": null,
                     *                 "action": "补充科技型中小企业",
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "tier-innovative",
                     *                 "parentId": "tier",
                     *                 "depth": 1,
                     *                 "relation": null,
                     *                 "title": "创新型中小企业称号有效",
                     *                 "requirement": "有效期内的科技型或创新型称号予以承认",
                     *                 "verdict": "met",
                     *                 "own": "创新型中小企业：是",
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "n-gradient-2026-2",
                     *                   "clauseId": "art-30",
                     *                   "label": "第三十条",
                     *                   "quote": "有效期内的科技型或创新型称号予以承认"
                     *                 },
                     *                 "source": "示例",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "years",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "从事特定细分市场的年限",
                     *                 "requirement": "不少于3年",
                     *                 "verdict": "met",
                     *                 "own": "6年",
                     *                 "formula": null,
                     *                 "gauge": {
                     *                   "value": 6,
                     *                   "threshold": 3,
                     *                   "operator": ">=",
                     *                   "unit": "count"
                     *                 },
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "n-specialised-2026",
                     *                   "clauseId": "gate.years",
                     *                   "label": "从业年限",
                     *                   "quote": "不少于3年"
                     *                 },
                     *                 "source": "示例",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "scale",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": "any",
                     *                 "title": "规模",
                     *                 "requirement": "满足其中一项",
                     *                 "verdict": "met",
                     *                 "own": null,
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": null,
                     *                 "source": null,
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "scale-revenue",
                     *                 "parentId": "scale",
                     *                 "depth": 1,
                     *                 "relation": null,
                     *                 "title": "上年度营业收入",
                     *                 "requirement": "不低于1500万元",
                     *                 "verdict": "met",
                     *                 "own": "2.2562亿元",
                     *                 "formula": null,
                     *                 "gauge": {
                     *                   "value": 22562000000,
                     *                   "threshold": 1500000000,
                     *                   "operator": ">=",
                     *                   "unit": "money"
                     *                 },
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "n-specialised-2026",
                     *                   "clauseId": "gate.scale",
                     *                   "label": "规模",
                     *                   "quote": "营业收入不低于1500万元"
                     *                 },
                     *                 "source": "示例",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "scale-equity",
                     *                 "parentId": "scale",
                     *                 "depth": 1,
                     *                 "relation": null,
                     *                 "title": "近两年新增股权投资",
                     *                 "requirement": "不低于2000万元",
                     *                 "verdict": "unknown",
                     *                 "own": null,
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "n-specialised-2026",
                     *                   "clauseId": "gate.scale",
                     *                   "label": "规模",
                     *                   "quote": "股权投资不低于2000万元"
                     *                 },
                     *                 "source": "示例",
                     *                 "action": "补充2025年新增股权投资、2024年新增股权投资",
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "main",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "主营业务收入占比",
                     *                 "requirement": "不低于80%",
                     *                 "verdict": "met",
                     *                 "own": "96.09%",
                     *                 "formula": "2.168亿元÷2.2562亿元＝96.09%",
                     *                 "gauge": {
                     *                   "value": 0.960907720947,
                     *                   "threshold": 0.8,
                     *                   "operator": ">=",
                     *                   "unit": "ratio"
                     *                 },
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "n-specialised-2026",
                     *                   "clauseId": "gate.main",
                     *                   "label": "专业化",
                     *                   "quote": "比例不低于80%"
                     *                 },
                     *                 "source": "示例",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "product",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "主导产品收入占营业收入的比例",
                     *                 "requirement": "高于50%",
                     *                 "verdict": "unknown",
                     *                 "own": null,
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "n-specialised-2026",
                     *                   "clauseId": "gate.main",
                     *                   "label": "专业化",
                     *                   "quote": "比例高于50%"
                     *                 },
                     *                 "source": "示例",
                     *                 "action": "补充2025年主导产品收入",
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "debt",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "资产负债率",
                     *                 "requirement": "不高于80%",
                     *                 "verdict": "met",
                     *                 "own": "51.48%",
                     *                 "formula": "1.118亿元÷2.1716亿元＝51.48%",
                     *                 "gauge": {
                     *                   "value": 0.514827776754,
                     *                   "threshold": 0.8,
                     *                   "operator": "<=",
                     *                   "unit": "ratio"
                     *                 },
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "n-specialised-2026",
                     *                   "clauseId": "gate.debt",
                     *                   "label": "资产负债率",
                     *                   "quote": "资产负债率不高于80%"
                     *                 },
                     *                 "source": "示例",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "rd-0",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "上年研发费用",
                     *                 "requirement": "不低于100万元",
                     *                 "verdict": "met",
                     *                 "own": "1286万元",
                     *                 "formula": null,
                     *                 "gauge": {
                     *                   "value": 1286000000,
                     *                   "threshold": 100000000,
                     *                   "operator": ">=",
                     *                   "unit": "money"
                     *                 },
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "n-specialised-2026",
                     *                   "clauseId": "gate.rd",
                     *                   "label": "研发投入",
                     *                   "quote": "每年研发费用不低于100万元"
                     *                 },
                     *                 "source": "示例",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "rd-share-0",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "上年研发费用占比",
                     *                 "requirement": "不低于3%",
                     *                 "verdict": "met",
                     *                 "own": "5.7%",
                     *                 "formula": "1286万元÷2.2562亿元＝5.7%",
                     *                 "gauge": {
                     *                   "value": 0.056998493041,
                     *                   "threshold": 0.03,
                     *                   "operator": ">=",
                     *                   "unit": "ratio"
                     *                 },
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "n-specialised-2026",
                     *                   "clauseId": "gate.rd",
                     *                   "label": "研发投入",
                     *                   "quote": "比例不低于3%"
                     *                 },
                     *                 "source": "示例",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "rd-1",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "前年研发费用",
                     *                 "requirement": "不低于100万元",
                     *                 "verdict": "met",
                     *                 "own": "1038万元",
                     *                 "formula": null,
                     *                 "gauge": {
                     *                   "value": 1038000000,
                     *                   "threshold": 100000000,
                     *                   "operator": ">=",
                     *                   "unit": "money"
                     *                 },
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "n-specialised-2026",
                     *                   "clauseId": "gate.rd",
                     *                   "label": "研发投入",
                     *                   "quote": "每年研发费用不低于100万元"
                     *                 },
                     *                 "source": "示例",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "rd-share-1",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "前年研发费用占比",
                     *                 "requirement": "不低于3%",
                     *                 "verdict": "met",
                     *                 "own": "5.5%",
                     *                 "formula": "1038万元÷1.887亿元＝5.5%",
                     *                 "gauge": {
                     *                   "value": 0.055007949126,
                     *                   "threshold": 0.03,
                     *                   "operator": ">=",
                     *                   "unit": "ratio"
                     *                 },
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "n-specialised-2026",
                     *                   "clauseId": "gate.rd",
                     *                   "label": "研发投入",
                     *                   "quote": "比例不低于3%"
                     *                 },
                     *                 "source": "示例",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "ip",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": "any",
                     *                 "title": "Ⅰ类知识产权或豁免",
                     *                 "requirement": "满足其中一项",
                     *                 "verdict": "unknown",
                     *                 "own": null,
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": null,
                     *                 "source": null,
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "ip-count",
                     *                 "parentId": "ip",
                     *                 "depth": 1,
                     *                 "relation": null,
                     *                 "title": "用于主导产品的Ⅰ类知识产权",
                     *                 "requirement": "不少于1件",
                     *                 "verdict": "unknown",
                     *                 "own": null,
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "n-specialised-2026",
                     *                   "clauseId": "gate.ip",
                     *                   "label": "知识产权",
                     *                   "quote": "Ⅰ类知识产权1件以上"
                     *                 },
                     *                 "source": null,
                     *                 "action": "补充用于主导产品的Ⅰ类知识产权",
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "ip-national",
                     *                 "parentId": "ip",
                     *                 "depth": 1,
                     *                 "relation": null,
                     *                 "title": "国家级科技奖励前三名",
                     *                 "requirement": "前三名",
                     *                 "verdict": "unmet",
                     *                 "own": "没有",
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "n-specialised-2026",
                     *                   "clauseId": "gate.ip",
                     *                   "label": "知识产权",
                     *                   "quote": "省部级以上科技奖励且排名前三"
                     *                 },
                     *                 "source": "示例",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "ip-provincial",
                     *                 "parentId": "ip",
                     *                 "depth": 1,
                     *                 "relation": null,
                     *                 "title": "省部级科技奖励前三名",
                     *                 "requirement": "前三名",
                     *                 "verdict": "unmet",
                     *                 "own": "没有",
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "n-specialised-2026",
                     *                   "clauseId": "gate.ip",
                     *                   "label": "知识产权",
                     *                   "quote": "省部级以上科技奖励且排名前三"
                     *                 },
                     *                 "source": "示例",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "ip-lab",
                     *                 "parentId": "ip",
                     *                 "depth": 1,
                     *                 "relation": null,
                     *                 "title": "省部级以上研发机构",
                     *                 "requirement": "国家级、省部级",
                     *                 "verdict": "unmet",
                     *                 "own": "市级",
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "n-specialised-2026",
                     *                   "clauseId": "gate.ip",
                     *                   "label": "知识产权",
                     *                   "quote": "省部级以上研发机构"
                     *                 },
                     *                 "source": "示例",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "market",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "细分市场占有率较为靠前，有一定知名度",
                     *                 "requirement": "由企业确认，或由专家判断",
                     *                 "verdict": "manual",
                     *                 "own": null,
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "n-specialised-2026",
                     *                   "clauseId": "gate.market",
                     *                   "label": "市场地位",
                     *                   "quote": "细分市场占有率较为靠前"
                     *                 },
                     *                 "source": null,
                     *                 "action": "请确认是否符合",
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "score",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "发展评价得分",
                     *                 "requirement": "不少于50分",
                     *                 "verdict": "unknown",
                     *                 "own": null,
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "n-specialised-2026",
                     *                   "clauseId": "gate.score",
                     *                   "label": "发展评价得分",
                     *                   "quote": "不低于50分"
                     *                 },
                     *                 "source": null,
                     *                 "action": "补充发展评价得分",
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "accident",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "近三年没有重大事故",
                     *                 "requirement": "近三年重大事故、违法情况",
                     *                 "verdict": "met",
                     *                 "own": "近三年重大安全、质量事故：否",
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "n-gradient-2026-2",
                     *                   "clauseId": "common.credit",
                     *                   "label": "信用与安全",
                     *                   "quote": "近三年重大事故、违法情况"
                     *                 },
                     *                 "source": "本人填写",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "blacklist",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "未列入严重失信名单",
                     *                 "requirement": "近三年重大事故、违法情况",
                     *                 "verdict": "met",
                     *                 "own": "严重失信主体名单：否",
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "n-gradient-2026-2",
                     *                   "clauseId": "common.credit",
                     *                   "label": "信用与安全",
                     *                   "quote": "近三年重大事故、违法情况"
                     *                 },
                     *                 "source": "示例",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               }
                     *             ],
                     *             "score": null,
                     *             "ways": []
                     *           },
                     *           {
                     *             "id": "littleGiant",
                     *             "title": "专精特新“小巨人”企业",
                     *             "isHeld": false,
                     *             "rule": {
                     *               "title": "专精特新“小巨人”企业认定",
                     *               "docNo": "工信部企业〔2026〕2号",
                     *               "policyId": "n-little-giant-2026",
                     *               "validFrom": "2026-04-01",
                     *               "validTo": null,
                     *               "readings": [
                     *                 "近两年营业收入复合增长率取最近一年与前第二年之比开平方减1"
                     *               ]
                     *             },
                     *             "verdict": "unknown",
                     *             "conclusion": "还有资料没有填，填完才能判断",
                     *             "conditions": [
                     *               {
                     *                 "id": "tier",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "专精特新中小企业称号有效",
                     *                 "requirement": "已是专精特新中小企业",
                     *                 "verdict": "met",
                     *                 "own": "专精特新中小企业：是",
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "n-little-giant-2026",
                     *                   "clauseId": "gate.tier",
                     *                   "label": "前置称号",
                     *                   "quote": "已是专精特新中小企业"
                     *                 },
                     *                 "source": "示例",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "years",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "从事特定细分市场的年限",
                     *                 "requirement": "不少于3年",
                     *                 "verdict": "met",
                     *                 "own": "6年",
                     *                 "formula": null,
                     *                 "gauge": {
                     *                   "value": 6,
                     *                   "threshold": 3,
                     *                   "operator": ">=",
                     *                   "unit": "count"
                     *                 },
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "n-little-giant-2026",
                     *                   "clauseId": "gate.years",
                     *                   "label": "从业年限",
                     *                   "quote": "不少于3年"
                     *                 },
                     *                 "source": "示例",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "scale",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "上年度营业收入",
                     *                 "requirement": "不低于5000万元",
                     *                 "verdict": "met",
                     *                 "own": "2.2562亿元",
                     *                 "formula": null,
                     *                 "gauge": {
                     *                   "value": 22562000000,
                     *                   "threshold": 5000000000,
                     *                   "operator": ">=",
                     *                   "unit": "money"
                     *                 },
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "n-little-giant-2026",
                     *                   "clauseId": "gate.scale",
                     *                   "label": "规模",
                     *                   "quote": "不低于5000万元"
                     *                 },
                     *                 "source": "示例",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "main",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "主营业务收入占比",
                     *                 "requirement": "不低于90%",
                     *                 "verdict": "met",
                     *                 "own": "96.09%",
                     *                 "formula": "2.168亿元÷2.2562亿元＝96.09%",
                     *                 "gauge": {
                     *                   "value": 0.960907720947,
                     *                   "threshold": 0.9,
                     *                   "operator": ">=",
                     *                   "unit": "ratio"
                     *                 },
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "n-little-giant-2026",
                     *                   "clauseId": "gate.main",
                     *                   "label": "专业化",
                     *                   "quote": "比例不低于90%"
                     *                 },
                     *                 "source": "示例",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "product",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "主导产品收入占营业收入的比例",
                     *                 "requirement": "高于50%",
                     *                 "verdict": "unknown",
                     *                 "own": null,
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "n-little-giant-2026",
                     *                   "clauseId": "gate.main",
                     *                   "label": "专业化",
                     *                   "quote": "比例高于50%"
                     *                 },
                     *                 "source": "示例",
                     *                 "action": "补充2025年主导产品收入",
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "growth",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "近两年营业收入复合增长率",
                     *                 "requirement": "不低于5%",
                     *                 "verdict": "met",
                     *                 "own": "21.59%",
                     *                 "formula": "(2.2562亿元÷1.526亿元)^(1/2)−1＝21.59%",
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "n-little-giant-2026",
                     *                   "clauseId": "gate.growth",
                     *                   "label": "成长性",
                     *                   "quote": "复合增长率不低于5%"
                     *                 },
                     *                 "source": "示例",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "debt",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "资产负债率",
                     *                 "requirement": "不高于75%",
                     *                 "verdict": "met",
                     *                 "own": "51.48%",
                     *                 "formula": "1.118亿元÷2.1716亿元＝51.48%",
                     *                 "gauge": {
                     *                   "value": 0.514827776754,
                     *                   "threshold": 0.75,
                     *                   "operator": "<=",
                     *                   "unit": "ratio"
                     *                 },
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "n-little-giant-2026",
                     *                   "clauseId": "gate.debt",
                     *                   "label": "资产负债率",
                     *                   "quote": "资产负债率不高于75%"
                     *                 },
                     *                 "source": "示例",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "rd",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "近两年研发费用合计",
                     *                 "requirement": "不低于1200万元",
                     *                 "verdict": "met",
                     *                 "own": "2324万元",
                     *                 "formula": "1286万元＋1038万元＝2324万元",
                     *                 "gauge": {
                     *                   "value": 2324000000,
                     *                   "threshold": 1200000000,
                     *                   "operator": ">=",
                     *                   "unit": "money"
                     *                 },
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "n-little-giant-2026",
                     *                   "clauseId": "gate.rd",
                     *                   "label": "研发投入",
                     *                   "quote": "合计不低于1200万元"
                     *                 },
                     *                 "source": "示例",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "rd-share-0",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "上年研发费用占比",
                     *                 "requirement": "不低于3%",
                     *                 "verdict": "met",
                     *                 "own": "5.7%",
                     *                 "formula": "1286万元÷2.2562亿元＝5.7%",
                     *                 "gauge": {
                     *                   "value": 0.056998493041,
                     *                   "threshold": 0.03,
                     *                   "operator": ">=",
                     *                   "unit": "ratio"
                     *                 },
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "n-little-giant-2026",
                     *                   "clauseId": "gate.rd",
                     *                   "label": "研发投入",
                     *                   "quote": "比例不低于3%"
                     *                 },
                     *                 "source": "示例",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "rd-share-1",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "前年研发费用占比",
                     *                 "requirement": "不低于3%",
                     *                 "verdict": "met",
                     *                 "own": "5.5%",
                     *                 "formula": "1038万元÷1.887亿元＝5.5%",
                     *                 "gauge": {
                     *                   "value": 0.055007949126,
                     *                   "threshold": 0.03,
                     *                   "operator": ">=",
                     *                   "unit": "ratio"
                     *                 },
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "n-little-giant-2026",
                     *                   "clauseId": "gate.rd",
                     *                   "label": "研发投入",
                     *                   "quote": "比例不低于3%"
                     *                 },
                     *                 "source": "示例",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "ip",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": "any",
                     *                 "title": "Ⅰ类知识产权或豁免",
                     *                 "requirement": "满足其中一项",
                     *                 "verdict": "unknown",
                     *                 "own": null,
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": null,
                     *                 "source": null,
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "ip-count",
                     *                 "parentId": "ip",
                     *                 "depth": 1,
                     *                 "relation": null,
                     *                 "title": "用于主导产品的Ⅰ类知识产权",
                     *                 "requirement": "不少于4件",
                     *                 "verdict": "unknown",
                     *                 "own": null,
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "n-little-giant-2026",
                     *                   "clauseId": "gate.ip",
                     *                   "label": "知识产权",
                     *                   "quote": "Ⅰ类知识产权4件以上"
                     *                 },
                     *                 "source": null,
                     *                 "action": "补充用于主导产品的Ⅰ类知识产权",
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "ip-national",
                     *                 "parentId": "ip",
                     *                 "depth": 1,
                     *                 "relation": null,
                     *                 "title": "国家级科技奖励前三名",
                     *                 "requirement": "前三名",
                     *                 "verdict": "unmet",
                     *                 "own": "没有",
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "n-little-giant-2026",
                     *                   "clauseId": "gate.ip",
                     *                   "label": "知识产权",
                     *                   "quote": "国家级科技奖励且排名前三"
                     *                 },
                     *                 "source": "示例",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "market",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": "any",
                     *                 "title": "市场地位",
                     *                 "requirement": "满足其中一项",
                     *                 "verdict": "unknown",
                     *                 "own": null,
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": null,
                     *                 "source": null,
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "market-share",
                     *                 "parentId": "market",
                     *                 "depth": 1,
                     *                 "relation": null,
                     *                 "title": "主导产品市场占有率",
                     *                 "requirement": "不低于10%",
                     *                 "verdict": "unknown",
                     *                 "own": null,
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "n-little-giant-2026",
                     *                   "clauseId": "gate.market",
                     *                   "label": "市场地位",
                     *                   "quote": "不低于10%"
                     *                 },
                     *                 "source": null,
                     *                 "action": "补充主导产品市场占有率",
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "market-rank",
                     *                 "parentId": "market",
                     *                 "depth": 1,
                     *                 "relation": null,
                     *                 "title": "主导产品国内排名",
                     *                 "requirement": "不超过3名",
                     *                 "verdict": "unknown",
                     *                 "own": null,
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "n-little-giant-2026",
                     *                   "clauseId": "gate.market",
                     *                   "label": "市场地位",
                     *                   "quote": "国内前三名"
                     *                 },
                     *                 "source": null,
                     *                 "action": "补充主导产品国内排名",
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "chain",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "位于工业“六基”领域或产业链关键环节",
                     *                 "requirement": "由企业确认，或由专家判断",
                     *                 "verdict": "manual",
                     *                 "own": null,
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "n-little-giant-2026",
                     *                   "clauseId": "gate.chain",
                     *                   "label": "产业链",
                     *                   "quote": "产业链关键环节"
                     *                 },
                     *                 "source": null,
                     *                 "action": "请确认是否符合",
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "score",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "发展评价得分",
                     *                 "requirement": "不少于60分",
                     *                 "verdict": "unknown",
                     *                 "own": null,
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "n-little-giant-2026",
                     *                   "clauseId": "gate.score",
                     *                   "label": "发展评价得分",
                     *                   "quote": "不低于60分"
                     *                 },
                     *                 "source": null,
                     *                 "action": "补充发展评价得分",
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "champion",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "不是制造业单项冠军企业",
                     *                 "requirement": "制造业单项冠军企业不再推荐",
                     *                 "verdict": "unknown",
                     *                 "own": null,
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "n-little-giant-notice-2026-117",
                     *                   "clauseId": "exclude",
                     *                   "label": "不予推荐",
                     *                   "quote": "制造业单项冠军企业不再推荐"
                     *                 },
                     *                 "source": null,
                     *                 "action": "补充制造业单项冠军企业",
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "accident",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "近三年没有重大事故",
                     *                 "requirement": "近三年重大事故、违法情况",
                     *                 "verdict": "met",
                     *                 "own": "近三年重大安全、质量事故：否",
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "n-gradient-2026-2",
                     *                   "clauseId": "common.credit",
                     *                   "label": "信用与安全",
                     *                   "quote": "近三年重大事故、违法情况"
                     *                 },
                     *                 "source": "本人填写",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "blacklist",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "未列入严重失信名单",
                     *                 "requirement": "近三年重大事故、违法情况",
                     *                 "verdict": "met",
                     *                 "own": "严重失信主体名单：否",
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "n-gradient-2026-2",
                     *                   "clauseId": "common.credit",
                     *                   "label": "信用与安全",
                     *                   "quote": "近三年重大事故、违法情况"
                     *                 },
                     *                 "source": "示例",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               }
                     *             ],
                     *             "score": null,
                     *             "ways": []
                     *           }
                     *         ],
                     *         "reached": "specialised",
                     *         "changes": [
                     *           {
                     *             "tier": "tech",
                     *             "topic": "第一层名称",
                     *             "before": "创新型中小企业",
                     *             "after": "科技和创新型中小企业"
                     *           },
                     *           {
                     *             "tier": "specialised",
                     *             "topic": "评分",
                     *             "before": "满分100分，60分及以上，或满足直通条件",
                     *             "after": "不再评分，各项条件须同时满足"
                     *           },
                     *           {
                     *             "tier": "specialised",
                     *             "topic": "细分市场年限",
                     *             "before": "不少于2年",
                     *             "after": "不少于3年"
                     *           },
                     *           {
                     *             "tier": "specialised",
                     *             "topic": "上年营业收入",
                     *             "before": "不低于1000万元，或近两年新增股权融资不低于2000万元",
                     *             "after": "不低于1500万元，或近两年新增股权投资不低于2000万元"
                     *           },
                     *           {
                     *             "tier": "specialised",
                     *             "topic": "研发费用",
                     *             "before": "上年不低于100万元，占比不低于3%",
                     *             "after": "近两年每年不低于100万元，每年占比不低于3%"
                     *           },
                     *           {
                     *             "tier": "specialised",
                     *             "topic": "主营业务占比",
                     *             "before": "计入评分",
                     *             "after": "不低于80%"
                     *           },
                     *           {
                     *             "tier": "specialised",
                     *             "topic": "资产负债率",
                     *             "before": "计入评分",
                     *             "after": "不高于80%"
                     *           },
                     *           {
                     *             "tier": "specialised",
                     *             "topic": "发展评价得分",
                     *             "before": "不要求",
                     *             "after": "不低于50分，由官方平台计算"
                     *           },
                     *           {
                     *             "tier": "littleGiant",
                     *             "topic": "主营业务占比",
                     *             "before": "不低于70%",
                     *             "after": "不低于90%"
                     *           },
                     *           {
                     *             "tier": "littleGiant",
                     *             "topic": "增长",
                     *             "before": "近两年主营业务收入平均增长率不低于5%",
                     *             "after": "近两年营业收入复合增长率不低于5%"
                     *           },
                     *           {
                     *             "tier": "littleGiant",
                     *             "topic": "资产负债率",
                     *             "before": "不高于70%",
                     *             "after": "不高于75%"
                     *           },
                     *           {
                     *             "tier": "littleGiant",
                     *             "topic": "上年营业收入",
                     *             "before": "按营收三档，研发要求随之不同",
                     *             "after": "不低于5000万元"
                     *           },
                     *           {
                     *             "tier": "littleGiant",
                     *             "topic": "研发费用",
                     *             "before": "营收1亿元及以上占比不低于3%，5000万元至1亿元不低于6%",
                     *             "after": "近两年合计不低于1200万元，每年占比不低于3%"
                     *           },
                     *           {
                     *             "tier": "littleGiant",
                     *             "topic": "Ⅰ类知识产权",
                     *             "before": "2件及以上",
                     *             "after": "4件及以上"
                     *           },
                     *           {
                     *             "tier": "littleGiant",
                     *             "topic": "市场地位",
                     *             "before": "省内细分市场前三",
                     *             "after": "细分市场占有率不低于10%，或国内前三"
                     *           },
                     *           {
                     *             "tier": "littleGiant",
                     *             "topic": "发展评价得分",
                     *             "before": "不要求",
                     *             "after": "不低于60分，由官方平台计算"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["SpecializationEvaluation"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    answerMatchQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerMatchBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "variant": "general",
                     *         "enterprise": {
                     *           "id": "e1",
                     *           "name": "青岚精密制造（示例）有限公司",
                     *           "uscc": null,
                     *           "regionCode": "330100",
                     *           "regionName": "浙江省杭州市",
                     *           "industryCode": "C34",
                     *           "establishedAt": "2019-04-18",
                     *           "isSample": true,
                     *           "isCurrent": true,
                     *           "filled": 42,
                     *           "total": 69
                     *         },
                     *         "asOf": "2026-11-20",
                     *         "total": 58,
                     *         "decided": 37,
                     *         "counts": {
                     *           "eligible": 6,
                     *           "nearMiss": 9,
                     *           "toVerify": 21,
                     *           "ineligible": 22
                     *         },
                     *         "steps": [
                     *           {
                     *             "group": "entity",
                     *             "groupName": "基本情况",
                     *             "total": 6,
                     *             "answered": 6,
                     *             "left": 58
                     *           },
                     *           {
                     *             "group": "finance",
                     *             "groupName": "财务",
                     *             "total": 5,
                     *             "answered": 5,
                     *             "left": 44
                     *           },
                     *           {
                     *             "group": "rd",
                     *             "groupName": "研发",
                     *             "total": 4,
                     *             "answered": 3,
                     *             "left": 37
                     *           },
                     *           {
                     *             "group": "ip",
                     *             "groupName": "知识产权",
                     *             "total": 3,
                     *             "answered": 0,
                     *             "left": 36
                     *           },
                     *           {
                     *             "group": "credit",
                     *             "groupName": "信用与安全",
                     *             "total": 1,
                     *             "answered": 0,
                     *             "left": 36
                     *           }
                     *         ],
                     *         "questions": [
                     *           {
                     *             "id": "fact:rdExpense:2025",
                     *             "group": "rd",
                     *             "title": "2025年研发费用",
                     *             "help": "按高新技术企业认定管理工作指引归集，委托外部的按80%计入",
                     *             "unit": "money",
                     *             "unitName": null,
                     *             "period": "2025",
                     *             "options": [],
                     *             "ranges": [
                     *               {
                     *                 "from": null,
                     *                 "to": 9999999,
                     *                 "label": "不足10万元"
                     *               },
                     *               {
                     *                 "from": 100000000,
                     *                 "to": null,
                     *                 "label": "100万元及以上"
                     *               }
                     *             ],
                     *             "answer": {
                     *               "kind": "exact",
                     *               "value": 1286000000
                     *             },
                     *             "isPrefilled": true,
                     *             "sourceName": "手工填写",
                     *             "decides": 5,
                     *             "policies": [
                     *               "【示例】杭州市企业研发费用后补助实施细则"
                     *             ],
                     *             "isOpen": false
                     *           },
                     *           {
                     *             "id": "fact:researchStaff:2025",
                     *             "group": "rd",
                     *             "title": "2025年科技人员",
                     *             "help": "直接从事研发与相关技术创新、累计183天以上的人员",
                     *             "unit": "int",
                     *             "unitName": "人",
                     *             "period": "2025",
                     *             "options": [],
                     *             "ranges": [
                     *               {
                     *                 "from": 0,
                     *                 "to": 19,
                     *                 "label": "不足20人"
                     *               },
                     *               {
                     *                 "from": 20,
                     *                 "to": 39,
                     *                 "label": "20至39人"
                     *               },
                     *               {
                     *                 "from": 40,
                     *                 "to": null,
                     *                 "label": "40人及以上"
                     *               }
                     *             ],
                     *             "answer": {
                     *               "kind": "range",
                     *               "from": 20,
                     *               "to": 39
                     *             },
                     *             "isPrefilled": false,
                     *             "sourceName": null,
                     *             "decides": 4,
                     *             "policies": [
                     *               "高新技术企业认定管理办法"
                     *             ],
                     *             "isOpen": false
                     *           },
                     *           {
                     *             "id": "fact:inventionPatents:",
                     *             "group": "ip",
                     *             "title": "发明专利",
                     *             "help": "有效的授权发明专利（Ⅰ类）",
                     *             "unit": "int",
                     *             "unitName": "件",
                     *             "period": null,
                     *             "options": [],
                     *             "ranges": [
                     *               {
                     *                 "from": 0,
                     *                 "to": 0,
                     *                 "label": "没有"
                     *               },
                     *               {
                     *                 "from": 1,
                     *                 "to": 3,
                     *                 "label": "1至3件"
                     *               },
                     *               {
                     *                 "from": 4,
                     *                 "to": null,
                     *                 "label": "4件及以上"
                     *               }
                     *             ],
                     *             "answer": null,
                     *             "isPrefilled": false,
                     *             "sourceName": null,
                     *             "decides": 9,
                     *             "policies": [
                     *               "高新技术企业认定管理办法",
                     *               "优质中小企业梯度培育管理办法"
                     *             ],
                     *             "isOpen": true
                     *           },
                     *           {
                     *             "id": "fact:isHighTech:",
                     *             "group": "title",
                     *             "title": "高新技术企业资格有效吗？",
                     *             "help": "证书在有效期内才算，刚公示未发证的先不选",
                     *             "unit": "bool",
                     *             "unitName": null,
                     *             "period": null,
                     *             "options": [],
                     *             "ranges": [],
                     *             "answer": {
                     *               "kind": "unsure"
                     *             },
                     *             "isPrefilled": false,
                     *             "sourceName": null,
                     *             "decides": 7,
                     *             "policies": [
                     *               "【示例】杭州市企业研发费用后补助实施细则"
                     *             ],
                     *             "isOpen": true
                     *           },
                     *           {
                     *             "id": "attest:no-accident",
                     *             "group": "credit",
                     *             "title": "近三年无重大安全、质量事故？",
                     *             "help": "由企业确认，申报时需要承诺",
                     *             "unit": "bool",
                     *             "unitName": null,
                     *             "period": null,
                     *             "options": [],
                     *             "ranges": [],
                     *             "answer": null,
                     *             "isPrefilled": false,
                     *             "sourceName": null,
                     *             "decides": 6,
                     *             "policies": [
                     *               "【示例】杭州市企业研发费用后补助实施细则"
                     *             ],
                     *             "isOpen": true
                     *           },
                     *           {
                     *             "id": "attest:equipment-500",
                     *             "group": "confirm",
                     *             "title": "项目设备投资额不低于500万元",
                     *             "help": "由企业按实际情况确认，申报时以主管部门审核为准",
                     *             "unit": "bool",
                     *             "unitName": null,
                     *             "period": null,
                     *             "options": [],
                     *             "ranges": [],
                     *             "answer": {
                     *               "kind": "exact",
                     *               "value": true
                     *             },
                     *             "isPrefilled": true,
                     *             "impliedBy": "项目设备投资额不低于800万元",
                     *             "sourceName": null,
                     *             "decides": 3,
                     *             "policies": [
                     *               "【示例】杭州市企业技术改造补助实施细则"
                     *             ],
                     *             "isOpen": false
                     *           }
                     *         ],
                     *         "nextQuestionId": "fact:inventionPatents:",
                     *         "outlook": {
                     *           "open": 3,
                     *           "items": 14
                     *         },
                     *         "nearest": [
                     *           {
                     *             "policy": {
                     *               "policyId": "s-rd-330100",
                     *               "itemId": "award",
                     *               "title": "【示例】杭州市企业研发费用后补助实施细则",
                     *               "itemName": "研发费用后补助",
                     *               "docNo": "示例科〔2026〕012号",
                     *               "issuers": [
                     *                 "（示例）杭州市科技主管部门"
                     *               ],
                     *               "level": "city",
                     *               "regionName": "浙江省杭州市",
                     *               "provenance": "sample",
                     *               "isSample": true
                     *             },
                     *             "group": "toVerify",
                     *             "conditions": {
                     *               "met": 6,
                     *               "unmet": 0,
                     *               "unknown": 0,
                     *               "manual": 1
                     *             },
                     *             "amount": {
                     *               "loFen": 61440000,
                     *               "hiFen": 61440000,
                     *               "certainty": "fixed",
                     *               "text": "预计61.44万元，上限200万元",
                     *               "formula": "(1286万元−262万元)×6%"
                     *             },
                     *             "waitsFor": [
                     *               "attest:no-accident"
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["MatchProgress"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    confirmMatchCondition: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmMatchBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "id": "r1",
                     *         "variant": "general",
                     *         "enterprise": {
                     *           "id": "e1",
                     *           "name": "青岚精密制造（示例）有限公司",
                     *           "regionName": "浙江省杭州市",
                     *           "isSample": true
                     *         },
                     *         "createdAt": "2026-11-20T02:42:00.000Z",
                     *         "asOf": "2026-11-20",
                     *         "rulesetHash": "4f1c0ab2a1de4c5f8b7a69d0c3e2f1a04f1c0ab2a1de4c5f8b7a69d0c3e2f1a0",
                     *         "factsHash": "9b1d7c3e5f2a4860b1c2d3e4f5061728394a5b6c7d8e9f00112233445566778f",
                     *         "answered": 21,
                     *         "basedOn": null,
                     *         "isStale": false,
                     *         "isShared": false,
                     *         "counts": {
                     *           "eligible": 1,
                     *           "nearMiss": 1,
                     *           "toVerify": 1,
                     *           "ineligible": 1
                     *         },
                     *         "items": [
                     *           {
                     *             "policy": {
                     *               "policyId": "s-rd-330100",
                     *               "itemId": "award",
                     *               "title": "【示例】杭州市企业研发费用后补助实施细则",
                     *               "itemName": "研发费用后补助",
                     *               "docNo": "示例科〔2026〕012号",
                     *               "issuers": [
                     *                 "（示例）杭州市科技主管部门"
                     *               ],
                     *               "level": "city",
                     *               "regionName": "浙江省杭州市",
                     *               "provenance": "sample",
                     *               "isSample": true
                     *             },
                     *             "group": "eligible",
                     *             "conclusion": "条件都符合，可以准备申报",
                     *             "counts": {
                     *               "met": 5,
                     *               "unmet": 0,
                     *               "unknown": 0,
                     *               "manual": 0
                     *             },
                     *             "conditions": [
                     *               {
                     *                 "id": "reg",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "注册满1年",
                     *                 "requirement": "在本市注册满1年",
                     *                 "verdict": "met",
                     *                 "own": "2019年4月18日注册，满7年",
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-4",
                     *                   "label": "第四条",
                     *                   "quote": "注册满1年"
                     *                 },
                     *                 "source": "手工填写",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "hte",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "高新技术企业或科技型中小企业",
                     *                 "requirement": "资格在有效期内",
                     *                 "verdict": "met",
                     *                 "own": "高新技术企业",
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-5.1",
                     *                   "label": "第五条（一）",
                     *                   "quote": null
                     *                 },
                     *                 "source": "有佐证",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "rd",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "上年度研发费用",
                     *                 "requirement": "不低于100万元",
                     *                 "verdict": "met",
                     *                 "own": "1286万元",
                     *                 "formula": null,
                     *                 "gauge": {
                     *                   "value": 1286000000,
                     *                   "threshold": 100000000,
                     *                   "operator": ">=",
                     *                   "unit": "money"
                     *                 },
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-5.2",
                     *                   "label": "第五条（二）",
                     *                   "quote": "不低于100万元"
                     *                 },
                     *                 "source": "有佐证",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "share",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "研发费用占营业收入的比例",
                     *                 "requirement": "不低于4%",
                     *                 "verdict": "met",
                     *                 "own": "5.7%",
                     *                 "formula": "1286万元÷2.26亿元＝5.7%",
                     *                 "gauge": {
                     *                   "value": 0.057,
                     *                   "threshold": 0.04,
                     *                   "operator": ">=",
                     *                   "unit": "ratio"
                     *                 },
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-5.3",
                     *                   "label": "第五条（三）",
                     *                   "quote": "不低于4%"
                     *                 },
                     *                 "source": "手工填写",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "safe",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "近三年无重大安全、质量事故",
                     *                 "requirement": "需要企业确认",
                     *                 "verdict": "met",
                     *                 "own": null,
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-6.2",
                     *                   "label": "第六条（二）",
                     *                   "quote": null
                     *                 },
                     *                 "source": null,
                     *                 "action": "确认没有发生过",
                     *                 "questionId": "attest:no-accident",
                     *                 "isBonus": false
                     *               }
                     *             ],
                     *             "amount": {
                     *               "loFen": 61440000,
                     *               "hiFen": 61440000,
                     *               "certainty": "fixed",
                     *               "text": "预计61.44万元，上限200万元",
                     *               "formula": "(1286万元−262万元)×6%"
                     *             },
                     *             "window": {
                     *               "state": "open",
                     *               "opensAt": "2026-10-08",
                     *               "closesAt": "2026-12-31",
                     *               "daysLeft": 41
                     *             },
                     *             "ways": [],
                     *             "conflicts": [
                     *               {
                     *                 "policyId": "s-rd-330000",
                     *                 "title": "【示例】浙江省企业研发投入奖励办法",
                     *                 "reason": "同一笔研发费用不重复享受，就高执行"
                     *               }
                     *             ],
                     *             "nextSteps": [
                     *               "导出研发费用辅助账汇总表",
                     *               "填写申报书"
                     *             ]
                     *           },
                     *           {
                     *             "policy": {
                     *               "policyId": "s-sub-330000",
                     *               "itemId": "award",
                     *               "title": "【示例】浙江省专精特新企业贷款贴息办法",
                     *               "itemName": "贷款贴息",
                     *               "docNo": "示例工信〔2026〕031号",
                     *               "issuers": [
                     *                 "（示例）浙江省工业和信息化主管部门"
                     *               ],
                     *               "level": "province",
                     *               "regionName": "浙江省",
                     *               "provenance": "sample",
                     *               "isSample": true
                     *             },
                     *             "group": "nearMiss",
                     *             "conclusion": "研发费用占比差0.2个百分点",
                     *             "counts": {
                     *               "met": 4,
                     *               "unmet": 1,
                     *               "unknown": 0,
                     *               "manual": 0
                     *             },
                     *             "conditions": [
                     *               {
                     *                 "id": "reg",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "注册满1年",
                     *                 "requirement": "在本市注册满1年",
                     *                 "verdict": "met",
                     *                 "own": "2019年4月18日注册，满7年",
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-4",
                     *                   "label": "第四条",
                     *                   "quote": "注册满1年"
                     *                 },
                     *                 "source": "手工填写",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "hte",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "高新技术企业或科技型中小企业",
                     *                 "requirement": "资格在有效期内",
                     *                 "verdict": "met",
                     *                 "own": "高新技术企业",
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-5.1",
                     *                   "label": "第五条（一）",
                     *                   "quote": null
                     *                 },
                     *                 "source": "有佐证",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "rd",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "上年度研发费用",
                     *                 "requirement": "不低于100万元",
                     *                 "verdict": "met",
                     *                 "own": "1286万元",
                     *                 "formula": null,
                     *                 "gauge": {
                     *                   "value": 1286000000,
                     *                   "threshold": 100000000,
                     *                   "operator": ">=",
                     *                   "unit": "money"
                     *                 },
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-5.2",
                     *                   "label": "第五条（二）",
                     *                   "quote": "不低于100万元"
                     *                 },
                     *                 "source": "有佐证",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "share",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "研发费用占营业收入的比例",
                     *                 "requirement": "不低于4%",
                     *                 "verdict": "unmet",
                     *                 "own": "3.8%",
                     *                 "formula": "1286万元÷3.38亿元＝3.8%",
                     *                 "gauge": {
                     *                   "value": 0.038,
                     *                   "threshold": 0.04,
                     *                   "operator": ">=",
                     *                   "unit": "ratio"
                     *                 },
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-5.3",
                     *                   "label": "第五条（三）",
                     *                   "quote": "不低于4%"
                     *                 },
                     *                 "source": "手工填写",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "safe",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "近三年无重大安全、质量事故",
                     *                 "requirement": "需要企业确认",
                     *                 "verdict": "met",
                     *                 "own": null,
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-6.2",
                     *                   "label": "第六条（二）",
                     *                   "quote": null
                     *                 },
                     *                 "source": null,
                     *                 "action": "确认没有发生过",
                     *                 "questionId": "attest:no-accident",
                     *                 "isBonus": false
                     *               }
                     *             ],
                     *             "amount": {
                     *               "loFen": 0,
                     *               "hiFen": 50000000,
                     *               "certainty": "capped",
                     *               "text": "最高50万元",
                     *               "formula": null
                     *             },
                     *             "window": {
                     *               "state": "open",
                     *               "opensAt": "2026-11-01",
                     *               "closesAt": "2026-11-28",
                     *               "daysLeft": 8
                     *             },
                     *             "ways": [
                     *               {
                     *                 "text": "研发费用再增加66万元，2026年度报表",
                     *                 "changes": [
                     *                   {
                     *                     "key": "rdExpense",
                     *                     "period": "2025",
                     *                     "label": "研发费用",
                     *                     "from": "1286万元",
                     *                     "to": "1352万元",
                     *                     "delta": "再增加66万元",
                     *                     "monthsLeast": null,
                     *                     "monthsMost": null,
                     *                     "when": "2026年度报表"
                     *                   }
                     *                 ]
                     *               }
                     *             ],
                     *             "conflicts": [],
                     *             "nextSteps": []
                     *           },
                     *           {
                     *             "policy": {
                     *               "policyId": "n-hnte-2016-32",
                     *               "itemId": "award",
                     *               "title": "高新技术企业认定管理办法",
                     *               "itemName": "高新技术企业",
                     *               "docNo": "国科发火〔2016〕32号",
                     *               "issuers": [
                     *                 "科技部",
                     *                 "财政部",
                     *                 "国家税务总局"
                     *               ],
                     *               "level": "national",
                     *               "regionName": "全国",
                     *               "provenance": "curated",
                     *               "isSample": false
                     *             },
                     *             "group": "toVerify",
                     *             "conclusion": "没有不符合的条件，还有1项需要确认",
                     *             "counts": {
                     *               "met": 4,
                     *               "unmet": 0,
                     *               "unknown": 0,
                     *               "manual": 1
                     *             },
                     *             "conditions": [
                     *               {
                     *                 "id": "reg",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "注册满1年",
                     *                 "requirement": "在本市注册满1年",
                     *                 "verdict": "met",
                     *                 "own": "2019年4月18日注册，满7年",
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-4",
                     *                   "label": "第四条",
                     *                   "quote": "注册满1年"
                     *                 },
                     *                 "source": "手工填写",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "hte",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "高新技术企业或科技型中小企业",
                     *                 "requirement": "资格在有效期内",
                     *                 "verdict": "met",
                     *                 "own": "高新技术企业",
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-5.1",
                     *                   "label": "第五条（一）",
                     *                   "quote": null
                     *                 },
                     *                 "source": "有佐证",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "rd",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "上年度研发费用",
                     *                 "requirement": "不低于100万元",
                     *                 "verdict": "met",
                     *                 "own": "1286万元",
                     *                 "formula": null,
                     *                 "gauge": {
                     *                   "value": 1286000000,
                     *                   "threshold": 100000000,
                     *                   "operator": ">=",
                     *                   "unit": "money"
                     *                 },
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-5.2",
                     *                   "label": "第五条（二）",
                     *                   "quote": "不低于100万元"
                     *                 },
                     *                 "source": "有佐证",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "share",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "研发费用占营业收入的比例",
                     *                 "requirement": "不低于4%",
                     *                 "verdict": "met",
                     *                 "own": "5.7%",
                     *                 "formula": "1286万元÷2.26亿元＝5.7%",
                     *                 "gauge": {
                     *                   "value": 0.057,
                     *                   "threshold": 0.04,
                     *                   "operator": ">=",
                     *                   "unit": "ratio"
                     *                 },
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-5.3",
                     *                   "label": "第五条（三）",
                     *                   "quote": "不低于4%"
                     *                 },
                     *                 "source": "手工填写",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "safe",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "近三年无重大安全、质量事故",
                     *                 "requirement": "需要企业确认",
                     *                 "verdict": "manual",
                     *                 "own": null,
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-6.2",
                     *                   "label": "第六条（二）",
                     *                   "quote": null
                     *                 },
                     *                 "source": null,
                     *                 "action": "确认没有发生过",
                     *                 "questionId": "attest:no-accident",
                     *                 "isBonus": false
                     *               }
                     *             ],
                     *             "amount": null,
                     *             "window": {
                     *               "state": "none",
                     *               "opensAt": null,
                     *               "closesAt": null,
                     *               "daysLeft": null
                     *             },
                     *             "ways": [],
                     *             "conflicts": [],
                     *             "nextSteps": [
                     *               "确认近三年无重大安全、质量事故"
                     *             ]
                     *           },
                     *           {
                     *             "policy": {
                     *               "policyId": "s-list-330100",
                     *               "itemId": "award",
                     *               "title": "【示例】杭州市企业上市奖励办法",
                     *               "itemName": "境内上市奖励",
                     *               "docNo": "示例金〔2026〕007号",
                     *               "issuers": [
                     *                 "（示例）杭州市金融主管部门"
                     *               ],
                     *               "level": "city",
                     *               "regionName": "浙江省杭州市",
                     *               "provenance": "sample",
                     *               "isSample": true
                     *             },
                     *             "group": "ineligible",
                     *             "conclusion": "研发费用占比不符合，且不能由企业自己改变",
                     *             "counts": {
                     *               "met": 3,
                     *               "unmet": 1,
                     *               "unknown": 1,
                     *               "manual": 0
                     *             },
                     *             "conditions": [
                     *               {
                     *                 "id": "reg",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "注册满1年",
                     *                 "requirement": "在本市注册满1年",
                     *                 "verdict": "met",
                     *                 "own": "2019年4月18日注册，满7年",
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-4",
                     *                   "label": "第四条",
                     *                   "quote": "注册满1年"
                     *                 },
                     *                 "source": "手工填写",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "hte",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "高新技术企业或科技型中小企业",
                     *                 "requirement": "资格在有效期内",
                     *                 "verdict": "unknown",
                     *                 "own": null,
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-5.1",
                     *                   "label": "第五条（一）",
                     *                   "quote": null
                     *                 },
                     *                 "source": "有佐证",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "rd",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "上年度研发费用",
                     *                 "requirement": "不低于100万元",
                     *                 "verdict": "met",
                     *                 "own": "1286万元",
                     *                 "formula": null,
                     *                 "gauge": {
                     *                   "value": 1286000000,
                     *                   "threshold": 100000000,
                     *                   "operator": ">=",
                     *                   "unit": "money"
                     *                 },
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-5.2",
                     *                   "label": "第五条（二）",
                     *                   "quote": "不低于100万元"
                     *                 },
                     *                 "source": "有佐证",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "share",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "研发费用占营业收入的比例",
                     *                 "requirement": "不低于4%",
                     *                 "verdict": "unmet",
                     *                 "own": "3.8%",
                     *                 "formula": "1286万元÷3.38亿元＝3.8%",
                     *                 "gauge": {
                     *                   "value": 0.038,
                     *                   "threshold": 0.04,
                     *                   "operator": ">=",
                     *                   "unit": "ratio"
                     *                 },
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-5.3",
                     *                   "label": "第五条（三）",
                     *                   "quote": "不低于4%"
                     *                 },
                     *                 "source": "手工填写",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "safe",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "近三年无重大安全、质量事故",
                     *                 "requirement": "需要企业确认",
                     *                 "verdict": "met",
                     *                 "own": null,
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-6.2",
                     *                   "label": "第六条（二）",
                     *                   "quote": null
                     *                 },
                     *                 "source": null,
                     *                 "action": "确认没有发生过",
                     *                 "questionId": "attest:no-accident",
                     *                 "isBonus": false
                     *               }
                     *             ],
                     *             "amount": {
                     *               "loFen": 0,
                     *               "hiFen": 300000000,
                     *               "certainty": "discretionary",
                     *               "text": "最高300万元，择优",
                     *               "formula": null
                     *             },
                     *             "window": {
                     *               "state": "rolling",
                     *               "opensAt": null,
                     *               "closesAt": null,
                     *               "daysLeft": null
                     *             },
                     *             "ways": [],
                     *             "conflicts": [],
                     *             "nextSteps": []
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["MatchReport"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    diffMatchReports: {
        parameters: {
            query: {
                before: components["schemas"]["ReportId"];
            };
            header?: never;
            path: {
                reportId: components["schemas"]["ReportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "before": "r0",
                     *         "after": "r1",
                     *         "isSameRules": true,
                     *         "isSameFacts": false,
                     *         "moves": [
                     *           {
                     *             "policy": {
                     *               "policyId": "s-rd-330100",
                     *               "itemId": "award",
                     *               "title": "【示例】杭州市企业研发费用后补助实施细则",
                     *               "itemName": "研发费用后补助",
                     *               "docNo": "示例科〔2026〕012号",
                     *               "issuers": [
                     *                 "（示例）杭州市科技主管部门"
                     *               ],
                     *               "level": "city",
                     *               "regionName": "浙江省杭州市",
                     *               "provenance": "sample",
                     *               "isSample": true
                     *             },
                     *             "before": "nearMiss",
                     *             "after": "eligible",
                     *             "because": [
                     *               "研发费用占比由3.8%变为5.7%"
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["MatchDiff"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    exportMatchReport: {
        parameters: {
            query: {
                format: "pdf" | "docx" | "json";
            };
            header?: never;
            path: {
                reportId: components["schemas"]["ReportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": unknown;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    judgePolicy: {
        parameters: {
            query: {
                enterpriseId: components["schemas"]["EnterpriseId"];
                /** @description As if it held today and for the region of the enterprise: a former version, or what another region gives. */
                isSupposed?: boolean;
                policyId: components["schemas"]["PolicyId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "policyId": "n-hnte-2016-32",
                     *         "enterprise": {
                     *           "id": "e1",
                     *           "name": "青岚精密制造（示例）有限公司",
                     *           "regionName": "浙江省杭州市",
                     *           "isSample": true
                     *         },
                     *         "asOf": "2026-11-20",
                     *         "scope": "judged",
                     *         "items": [
                     *           {
                     *             "policy": {
                     *               "policyId": "n-hnte-2016-32",
                     *               "itemId": "award",
                     *               "title": "高新技术企业认定管理办法",
                     *               "itemName": "高新技术企业",
                     *               "docNo": "国科发火〔2016〕32号",
                     *               "issuers": [
                     *                 "科技部",
                     *                 "财政部",
                     *                 "国家税务总局"
                     *               ],
                     *               "level": "national",
                     *               "regionName": "全国",
                     *               "provenance": "curated",
                     *               "isSample": false
                     *             },
                     *             "group": "toVerify",
                     *             "conclusion": "没有不符合的条件，还有1项需要确认",
                     *             "counts": {
                     *               "met": 4,
                     *               "unmet": 0,
                     *               "unknown": 0,
                     *               "manual": 1
                     *             },
                     *             "conditions": [
                     *               {
                     *                 "id": "reg",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "注册满1年",
                     *                 "requirement": "在本市注册满1年",
                     *                 "verdict": "met",
                     *                 "own": "2019年4月18日注册，满7年",
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-4",
                     *                   "label": "第四条",
                     *                   "quote": "注册满1年"
                     *                 },
                     *                 "source": "手工填写",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "hte",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "高新技术企业或科技型中小企业",
                     *                 "requirement": "资格在有效期内",
                     *                 "verdict": "met",
                     *                 "own": "高新技术企业",
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-5.1",
                     *                   "label": "第五条（一）",
                     *                   "quote": null
                     *                 },
                     *                 "source": "有佐证",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "rd",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "上年度研发费用",
                     *                 "requirement": "不低于100万元",
                     *                 "verdict": "met",
                     *                 "own": "1286万元",
                     *                 "formula": null,
                     *                 "gauge": {
                     *                   "value": 1286000000,
                     *                   "threshold": 100000000,
                     *                   "operator": ">=",
                     *                   "unit": "money"
                     *                 },
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-5.2",
                     *                   "label": "第五条（二）",
                     *                   "quote": "不低于100万元"
                     *                 },
                     *                 "source": "有佐证",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "share",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "研发费用占营业收入的比例",
                     *                 "requirement": "不低于4%",
                     *                 "verdict": "met",
                     *                 "own": "5.7%",
                     *                 "formula": "1286万元÷2.26亿元＝5.7%",
                     *                 "gauge": {
                     *                   "value": 0.057,
                     *                   "threshold": 0.04,
                     *                   "operator": ">=",
                     *                   "unit": "ratio"
                     *                 },
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-5.3",
                     *                   "label": "第五条（三）",
                     *                   "quote": "不低于4%"
                     *                 },
                     *                 "source": "手工填写",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "safe",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "近三年无重大安全、质量事故",
                     *                 "requirement": "需要企业确认",
                     *                 "verdict": "manual",
                     *                 "own": null,
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-6.2",
                     *                   "label": "第六条（二）",
                     *                   "quote": null
                     *                 },
                     *                 "source": null,
                     *                 "action": "确认没有发生过",
                     *                 "questionId": "attest:no-accident",
                     *                 "isBonus": false
                     *               }
                     *             ],
                     *             "amount": null,
                     *             "window": {
                     *               "state": "none",
                     *               "opensAt": null,
                     *               "closesAt": null,
                     *               "daysLeft": null
                     *             },
                     *             "ways": [],
                     *             "conflicts": [],
                     *             "nextSteps": [
                     *               "确认近三年无重大安全、质量事故"
                     *             ]
                     *           }
                     *         ],
                     *         "open": 1,
                     *         "nextQuestionId": "attest:no-accident",
                     *         "lastReport": {
                     *           "id": "r1",
                     *           "createdAt": "2026-11-20T02:42:00.000Z",
                     *           "isCurrent": true
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["PolicyMatch"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getMatchProgress: {
        parameters: {
            query: {
                enterpriseId: components["schemas"]["EnterpriseId"];
                variant?: components["schemas"]["MatchVariant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "variant": "general",
                     *         "enterprise": {
                     *           "id": "e1",
                     *           "name": "青岚精密制造（示例）有限公司",
                     *           "uscc": null,
                     *           "regionCode": "330100",
                     *           "regionName": "浙江省杭州市",
                     *           "industryCode": "C34",
                     *           "establishedAt": "2019-04-18",
                     *           "isSample": true,
                     *           "isCurrent": true,
                     *           "filled": 42,
                     *           "total": 69
                     *         },
                     *         "asOf": "2026-11-20",
                     *         "total": 58,
                     *         "decided": 37,
                     *         "counts": {
                     *           "eligible": 6,
                     *           "nearMiss": 9,
                     *           "toVerify": 21,
                     *           "ineligible": 22
                     *         },
                     *         "steps": [
                     *           {
                     *             "group": "entity",
                     *             "groupName": "基本情况",
                     *             "total": 6,
                     *             "answered": 6,
                     *             "left": 58
                     *           },
                     *           {
                     *             "group": "finance",
                     *             "groupName": "财务",
                     *             "total": 5,
                     *             "answered": 5,
                     *             "left": 44
                     *           },
                     *           {
                     *             "group": "rd",
                     *             "groupName": "研发",
                     *             "total": 4,
                     *             "answered": 3,
                     *             "left": 37
                     *           },
                     *           {
                     *             "group": "ip",
                     *             "groupName": "知识产权",
                     *             "total": 3,
                     *             "answered": 0,
                     *             "left": 36
                     *           },
                     *           {
                     *             "group": "credit",
                     *             "groupName": "信用与安全",
                     *             "total": 1,
                     *             "answered": 0,
                     *             "left": 36
                     *           }
                     *         ],
                     *         "questions": [
                     *           {
                     *             "id": "fact:rdExpense:2025",
                     *             "group": "rd",
                     *             "title": "2025年研发费用",
                     *             "help": "按高新技术企业认定管理工作指引归集，委托外部的按80%计入",
                     *             "unit": "money",
                     *             "unitName": null,
                     *             "period": "2025",
                     *             "options": [],
                     *             "ranges": [
                     *               {
                     *                 "from": null,
                     *                 "to": 9999999,
                     *                 "label": "不足10万元"
                     *               },
                     *               {
                     *                 "from": 100000000,
                     *                 "to": null,
                     *                 "label": "100万元及以上"
                     *               }
                     *             ],
                     *             "answer": {
                     *               "kind": "exact",
                     *               "value": 1286000000
                     *             },
                     *             "isPrefilled": true,
                     *             "sourceName": "手工填写",
                     *             "decides": 5,
                     *             "policies": [
                     *               "【示例】杭州市企业研发费用后补助实施细则"
                     *             ],
                     *             "isOpen": false
                     *           },
                     *           {
                     *             "id": "fact:researchStaff:2025",
                     *             "group": "rd",
                     *             "title": "2025年科技人员",
                     *             "help": "直接从事研发与相关技术创新、累计183天以上的人员",
                     *             "unit": "int",
                     *             "unitName": "人",
                     *             "period": "2025",
                     *             "options": [],
                     *             "ranges": [
                     *               {
                     *                 "from": 0,
                     *                 "to": 19,
                     *                 "label": "不足20人"
                     *               },
                     *               {
                     *                 "from": 20,
                     *                 "to": 39,
                     *                 "label": "20至39人"
                     *               },
                     *               {
                     *                 "from": 40,
                     *                 "to": null,
                     *                 "label": "40人及以上"
                     *               }
                     *             ],
                     *             "answer": {
                     *               "kind": "range",
                     *               "from": 20,
                     *               "to": 39
                     *             },
                     *             "isPrefilled": false,
                     *             "sourceName": null,
                     *             "decides": 4,
                     *             "policies": [
                     *               "高新技术企业认定管理办法"
                     *             ],
                     *             "isOpen": false
                     *           },
                     *           {
                     *             "id": "fact:inventionPatents:",
                     *             "group": "ip",
                     *             "title": "发明专利",
                     *             "help": "有效的授权发明专利（Ⅰ类）",
                     *             "unit": "int",
                     *             "unitName": "件",
                     *             "period": null,
                     *             "options": [],
                     *             "ranges": [
                     *               {
                     *                 "from": 0,
                     *                 "to": 0,
                     *                 "label": "没有"
                     *               },
                     *               {
                     *                 "from": 1,
                     *                 "to": 3,
                     *                 "label": "1至3件"
                     *               },
                     *               {
                     *                 "from": 4,
                     *                 "to": null,
                     *                 "label": "4件及以上"
                     *               }
                     *             ],
                     *             "answer": null,
                     *             "isPrefilled": false,
                     *             "sourceName": null,
                     *             "decides": 9,
                     *             "policies": [
                     *               "高新技术企业认定管理办法",
                     *               "优质中小企业梯度培育管理办法"
                     *             ],
                     *             "isOpen": true
                     *           },
                     *           {
                     *             "id": "fact:isHighTech:",
                     *             "group": "title",
                     *             "title": "高新技术企业资格有效吗？",
                     *             "help": "证书在有效期内才算，刚公示未发证的先不选",
                     *             "unit": "bool",
                     *             "unitName": null,
                     *             "period": null,
                     *             "options": [],
                     *             "ranges": [],
                     *             "answer": {
                     *               "kind": "unsure"
                     *             },
                     *             "isPrefilled": false,
                     *             "sourceName": null,
                     *             "decides": 7,
                     *             "policies": [
                     *               "【示例】杭州市企业研发费用后补助实施细则"
                     *             ],
                     *             "isOpen": true
                     *           },
                     *           {
                     *             "id": "attest:no-accident",
                     *             "group": "credit",
                     *             "title": "近三年无重大安全、质量事故？",
                     *             "help": "由企业确认，申报时需要承诺",
                     *             "unit": "bool",
                     *             "unitName": null,
                     *             "period": null,
                     *             "options": [],
                     *             "ranges": [],
                     *             "answer": null,
                     *             "isPrefilled": false,
                     *             "sourceName": null,
                     *             "decides": 6,
                     *             "policies": [
                     *               "【示例】杭州市企业研发费用后补助实施细则"
                     *             ],
                     *             "isOpen": true
                     *           },
                     *           {
                     *             "id": "attest:equipment-500",
                     *             "group": "confirm",
                     *             "title": "项目设备投资额不低于500万元",
                     *             "help": "由企业按实际情况确认，申报时以主管部门审核为准",
                     *             "unit": "bool",
                     *             "unitName": null,
                     *             "period": null,
                     *             "options": [],
                     *             "ranges": [],
                     *             "answer": {
                     *               "kind": "exact",
                     *               "value": true
                     *             },
                     *             "isPrefilled": true,
                     *             "impliedBy": "项目设备投资额不低于800万元",
                     *             "sourceName": null,
                     *             "decides": 3,
                     *             "policies": [
                     *               "【示例】杭州市企业技术改造补助实施细则"
                     *             ],
                     *             "isOpen": false
                     *           }
                     *         ],
                     *         "nextQuestionId": "fact:inventionPatents:",
                     *         "outlook": {
                     *           "open": 3,
                     *           "items": 14
                     *         },
                     *         "nearest": [
                     *           {
                     *             "policy": {
                     *               "policyId": "s-rd-330100",
                     *               "itemId": "award",
                     *               "title": "【示例】杭州市企业研发费用后补助实施细则",
                     *               "itemName": "研发费用后补助",
                     *               "docNo": "示例科〔2026〕012号",
                     *               "issuers": [
                     *                 "（示例）杭州市科技主管部门"
                     *               ],
                     *               "level": "city",
                     *               "regionName": "浙江省杭州市",
                     *               "provenance": "sample",
                     *               "isSample": true
                     *             },
                     *             "group": "toVerify",
                     *             "conditions": {
                     *               "met": 6,
                     *               "unmet": 0,
                     *               "unknown": 0,
                     *               "manual": 1
                     *             },
                     *             "amount": {
                     *               "loFen": 61440000,
                     *               "hiFen": 61440000,
                     *               "certainty": "fixed",
                     *               "text": "预计61.44万元，上限200万元",
                     *               "formula": "(1286万元−262万元)×6%"
                     *             },
                     *             "waitsFor": [
                     *               "attest:no-accident"
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["MatchProgress"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getMatchReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reportId: components["schemas"]["ReportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "id": "r1",
                     *         "variant": "general",
                     *         "enterprise": {
                     *           "id": "e1",
                     *           "name": "青岚精密制造（示例）有限公司",
                     *           "regionName": "浙江省杭州市",
                     *           "isSample": true
                     *         },
                     *         "createdAt": "2026-11-20T02:42:00.000Z",
                     *         "asOf": "2026-11-20",
                     *         "rulesetHash": "4f1c0ab2a1de4c5f8b7a69d0c3e2f1a04f1c0ab2a1de4c5f8b7a69d0c3e2f1a0",
                     *         "factsHash": "9b1d7c3e5f2a4860b1c2d3e4f5061728394a5b6c7d8e9f00112233445566778f",
                     *         "answered": 21,
                     *         "basedOn": null,
                     *         "isStale": false,
                     *         "isShared": false,
                     *         "counts": {
                     *           "eligible": 1,
                     *           "nearMiss": 1,
                     *           "toVerify": 1,
                     *           "ineligible": 1
                     *         },
                     *         "items": [
                     *           {
                     *             "policy": {
                     *               "policyId": "s-rd-330100",
                     *               "itemId": "award",
                     *               "title": "【示例】杭州市企业研发费用后补助实施细则",
                     *               "itemName": "研发费用后补助",
                     *               "docNo": "示例科〔2026〕012号",
                     *               "issuers": [
                     *                 "（示例）杭州市科技主管部门"
                     *               ],
                     *               "level": "city",
                     *               "regionName": "浙江省杭州市",
                     *               "provenance": "sample",
                     *               "isSample": true
                     *             },
                     *             "group": "eligible",
                     *             "conclusion": "条件都符合，可以准备申报",
                     *             "counts": {
                     *               "met": 5,
                     *               "unmet": 0,
                     *               "unknown": 0,
                     *               "manual": 0
                     *             },
                     *             "conditions": [
                     *               {
                     *                 "id": "reg",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "注册满1年",
                     *                 "requirement": "在本市注册满1年",
                     *                 "verdict": "met",
                     *                 "own": "2019年4月18日注册，满7年",
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-4",
                     *                   "label": "第四条",
                     *                   "quote": "注册满1年"
                     *                 },
                     *                 "source": "手工填写",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "hte",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "高新技术企业或科技型中小企业",
                     *                 "requirement": "资格在有效期内",
                     *                 "verdict": "met",
                     *                 "own": "高新技术企业",
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-5.1",
                     *                   "label": "第五条（一）",
                     *                   "quote": null
                     *                 },
                     *                 "source": "有佐证",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "rd",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "上年度研发费用",
                     *                 "requirement": "不低于100万元",
                     *                 "verdict": "met",
                     *                 "own": "1286万元",
                     *                 "formula": null,
                     *                 "gauge": {
                     *                   "value": 1286000000,
                     *                   "threshold": 100000000,
                     *                   "operator": ">=",
                     *                   "unit": "money"
                     *                 },
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-5.2",
                     *                   "label": "第五条（二）",
                     *                   "quote": "不低于100万元"
                     *                 },
                     *                 "source": "有佐证",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "share",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "研发费用占营业收入的比例",
                     *                 "requirement": "不低于4%",
                     *                 "verdict": "met",
                     *                 "own": "5.7%",
                     *                 "formula": "1286万元÷2.26亿元＝5.7%",
                     *                 "gauge": {
                     *                   "value": 0.057,
                     *                   "threshold": 0.04,
                     *                   "operator": ">=",
                     *                   "unit": "ratio"
                     *                 },
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-5.3",
                     *                   "label": "第五条（三）",
                     *                   "quote": "不低于4%"
                     *                 },
                     *                 "source": "手工填写",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "safe",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "近三年无重大安全、质量事故",
                     *                 "requirement": "需要企业确认",
                     *                 "verdict": "met",
                     *                 "own": null,
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-6.2",
                     *                   "label": "第六条（二）",
                     *                   "quote": null
                     *                 },
                     *                 "source": null,
                     *                 "action": "确认没有发生过",
                     *                 "questionId": "attest:no-accident",
                     *                 "isBonus": false
                     *               }
                     *             ],
                     *             "amount": {
                     *               "loFen": 61440000,
                     *               "hiFen": 61440000,
                     *               "certainty": "fixed",
                     *               "text": "预计61.44万元，上限200万元",
                     *               "formula": "(1286万元−262万元)×6%"
                     *             },
                     *             "window": {
                     *               "state": "open",
                     *               "opensAt": "2026-10-08",
                     *               "closesAt": "2026-12-31",
                     *               "daysLeft": 41
                     *             },
                     *             "ways": [],
                     *             "conflicts": [
                     *               {
                     *                 "policyId": "s-rd-330000",
                     *                 "title": "【示例】浙江省企业研发投入奖励办法",
                     *                 "reason": "同一笔研发费用不重复享受，就高执行"
                     *               }
                     *             ],
                     *             "nextSteps": [
                     *               "导出研发费用辅助账汇总表",
                     *               "填写申报书"
                     *             ]
                     *           },
                     *           {
                     *             "policy": {
                     *               "policyId": "s-sub-330000",
                     *               "itemId": "award",
                     *               "title": "【示例】浙江省专精特新企业贷款贴息办法",
                     *               "itemName": "贷款贴息",
                     *               "docNo": "示例工信〔2026〕031号",
                     *               "issuers": [
                     *                 "（示例）浙江省工业和信息化主管部门"
                     *               ],
                     *               "level": "province",
                     *               "regionName": "浙江省",
                     *               "provenance": "sample",
                     *               "isSample": true
                     *             },
                     *             "group": "nearMiss",
                     *             "conclusion": "研发费用占比差0.2个百分点",
                     *             "counts": {
                     *               "met": 4,
                     *               "unmet": 1,
                     *               "unknown": 0,
                     *               "manual": 0
                     *             },
                     *             "conditions": [
                     *               {
                     *                 "id": "reg",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "注册满1年",
                     *                 "requirement": "在本市注册满1年",
                     *                 "verdict": "met",
                     *                 "own": "2019年4月18日注册，满7年",
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-4",
                     *                   "label": "第四条",
                     *                   "quote": "注册满1年"
                     *                 },
                     *                 "source": "手工填写",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "hte",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "高新技术企业或科技型中小企业",
                     *                 "requirement": "资格在有效期内",
                     *                 "verdict": "met",
                     *                 "own": "高新技术企业",
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-5.1",
                     *                   "label": "第五条（一）",
                     *                   "quote": null
                     *                 },
                     *                 "source": "有佐证",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "rd",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "上年度研发费用",
                     *                 "requirement": "不低于100万元",
                     *                 "verdict": "met",
                     *                 "own": "1286万元",
                     *                 "formula": null,
                     *                 "gauge": {
                     *                   "value": 1286000000,
                     *                   "threshold": 100000000,
                     *                   "operator": ">=",
                     *                   "unit": "money"
                     *                 },
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-5.2",
                     *                   "label": "第五条（二）",
                     *                   "quote": "不低于100万元"
                     *                 },
                     *                 "source": "有佐证",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "share",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "研发费用占营业收入的比例",
                     *                 "requirement": "不低于4%",
                     *                 "verdict": "unmet",
                     *                 "own": "3.8%",
                     *                 "formula": "1286万元÷3.38亿元＝3.8%",
                     *                 "gauge": {
                     *                   "value": 0.038,
                     *                   "threshold": 0.04,
                     *                   "operator": ">=",
                     *                   "unit": "ratio"
                     *                 },
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-5.3",
                     *                   "label": "第五条（三）",
                     *                   "quote": "不低于4%"
                     *                 },
                     *                 "source": "手工填写",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "safe",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "近三年无重大安全、质量事故",
                     *                 "requirement": "需要企业确认",
                     *                 "verdict": "met",
                     *                 "own": null,
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-6.2",
                     *                   "label": "第六条（二）",
                     *                   "quote": null
                     *                 },
                     *                 "source": null,
                     *                 "action": "确认没有发生过",
                     *                 "questionId": "attest:no-accident",
                     *                 "isBonus": false
                     *               }
                     *             ],
                     *             "amount": {
                     *               "loFen": 0,
                     *               "hiFen": 50000000,
                     *               "certainty": "capped",
                     *               "text": "最高50万元",
                     *               "formula": null
                     *             },
                     *             "window": {
                     *               "state": "open",
                     *               "opensAt": "2026-11-01",
                     *               "closesAt": "2026-11-28",
                     *               "daysLeft": 8
                     *             },
                     *             "ways": [
                     *               {
                     *                 "text": "研发费用再增加66万元，2026年度报表",
                     *                 "changes": [
                     *                   {
                     *                     "key": "rdExpense",
                     *                     "period": "2025",
                     *                     "label": "研发费用",
                     *                     "from": "1286万元",
                     *                     "to": "1352万元",
                     *                     "delta": "再增加66万元",
                     *                     "monthsLeast": null,
                     *                     "monthsMost": null,
                     *                     "when": "2026年度报表"
                     *                   }
                     *                 ]
                     *               }
                     *             ],
                     *             "conflicts": [],
                     *             "nextSteps": []
                     *           },
                     *           {
                     *             "policy": {
                     *               "policyId": "n-hnte-2016-32",
                     *               "itemId": "award",
                     *               "title": "高新技术企业认定管理办法",
                     *               "itemName": "高新技术企业",
                     *               "docNo": "国科发火〔2016〕32号",
                     *               "issuers": [
                     *                 "科技部",
                     *                 "财政部",
                     *                 "国家税务总局"
                     *               ],
                     *               "level": "national",
                     *               "regionName": "全国",
                     *               "provenance": "curated",
                     *               "isSample": false
                     *             },
                     *             "group": "toVerify",
                     *             "conclusion": "没有不符合的条件，还有1项需要确认",
                     *             "counts": {
                     *               "met": 4,
                     *               "unmet": 0,
                     *               "unknown": 0,
                     *               "manual": 1
                     *             },
                     *             "conditions": [
                     *               {
                     *                 "id": "reg",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "注册满1年",
                     *                 "requirement": "在本市注册满1年",
                     *                 "verdict": "met",
                     *                 "own": "2019年4月18日注册，满7年",
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-4",
                     *                   "label": "第四条",
                     *                   "quote": "注册满1年"
                     *                 },
                     *                 "source": "手工填写",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "hte",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "高新技术企业或科技型中小企业",
                     *                 "requirement": "资格在有效期内",
                     *                 "verdict": "met",
                     *                 "own": "高新技术企业",
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-5.1",
                     *                   "label": "第五条（一）",
                     *                   "quote": null
                     *                 },
                     *                 "source": "有佐证",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "rd",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "上年度研发费用",
                     *                 "requirement": "不低于100万元",
                     *                 "verdict": "met",
                     *                 "own": "1286万元",
                     *                 "formula": null,
                     *                 "gauge": {
                     *                   "value": 1286000000,
                     *                   "threshold": 100000000,
                     *                   "operator": ">=",
                     *                   "unit": "money"
                     *                 },
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-5.2",
                     *                   "label": "第五条（二）",
                     *                   "quote": "不低于100万元"
                     *                 },
                     *                 "source": "有佐证",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "share",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "研发费用占营业收入的比例",
                     *                 "requirement": "不低于4%",
                     *                 "verdict": "met",
                     *                 "own": "5.7%",
                     *                 "formula": "1286万元÷2.26亿元＝5.7%",
                     *                 "gauge": {
                     *                   "value": 0.057,
                     *                   "threshold": 0.04,
                     *                   "operator": ">=",
                     *                   "unit": "ratio"
                     *                 },
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-5.3",
                     *                   "label": "第五条（三）",
                     *                   "quote": "不低于4%"
                     *                 },
                     *                 "source": "手工填写",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "safe",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "近三年无重大安全、质量事故",
                     *                 "requirement": "需要企业确认",
                     *                 "verdict": "manual",
                     *                 "own": null,
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-6.2",
                     *                   "label": "第六条（二）",
                     *                   "quote": null
                     *                 },
                     *                 "source": null,
                     *                 "action": "确认没有发生过",
                     *                 "questionId": "attest:no-accident",
                     *                 "isBonus": false
                     *               }
                     *             ],
                     *             "amount": null,
                     *             "window": {
                     *               "state": "none",
                     *               "opensAt": null,
                     *               "closesAt": null,
                     *               "daysLeft": null
                     *             },
                     *             "ways": [],
                     *             "conflicts": [],
                     *             "nextSteps": [
                     *               "确认近三年无重大安全、质量事故"
                     *             ]
                     *           },
                     *           {
                     *             "policy": {
                     *               "policyId": "s-list-330100",
                     *               "itemId": "award",
                     *               "title": "【示例】杭州市企业上市奖励办法",
                     *               "itemName": "境内上市奖励",
                     *               "docNo": "示例金〔2026〕007号",
                     *               "issuers": [
                     *                 "（示例）杭州市金融主管部门"
                     *               ],
                     *               "level": "city",
                     *               "regionName": "浙江省杭州市",
                     *               "provenance": "sample",
                     *               "isSample": true
                     *             },
                     *             "group": "ineligible",
                     *             "conclusion": "研发费用占比不符合，且不能由企业自己改变",
                     *             "counts": {
                     *               "met": 3,
                     *               "unmet": 1,
                     *               "unknown": 1,
                     *               "manual": 0
                     *             },
                     *             "conditions": [
                     *               {
                     *                 "id": "reg",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "注册满1年",
                     *                 "requirement": "在本市注册满1年",
                     *                 "verdict": "met",
                     *                 "own": "2019年4月18日注册，满7年",
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-4",
                     *                   "label": "第四条",
                     *                   "quote": "注册满1年"
                     *                 },
                     *                 "source": "手工填写",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "hte",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "高新技术企业或科技型中小企业",
                     *                 "requirement": "资格在有效期内",
                     *                 "verdict": "unknown",
                     *                 "own": null,
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-5.1",
                     *                   "label": "第五条（一）",
                     *                   "quote": null
                     *                 },
                     *                 "source": "有佐证",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "rd",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "上年度研发费用",
                     *                 "requirement": "不低于100万元",
                     *                 "verdict": "met",
                     *                 "own": "1286万元",
                     *                 "formula": null,
                     *                 "gauge": {
                     *                   "value": 1286000000,
                     *                   "threshold": 100000000,
                     *                   "operator": ">=",
                     *                   "unit": "money"
                     *                 },
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-5.2",
                     *                   "label": "第五条（二）",
                     *                   "quote": "不低于100万元"
                     *                 },
                     *                 "source": "有佐证",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "share",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "研发费用占营业收入的比例",
                     *                 "requirement": "不低于4%",
                     *                 "verdict": "unmet",
                     *                 "own": "3.8%",
                     *                 "formula": "1286万元÷3.38亿元＝3.8%",
                     *                 "gauge": {
                     *                   "value": 0.038,
                     *                   "threshold": 0.04,
                     *                   "operator": ">=",
                     *                   "unit": "ratio"
                     *                 },
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-5.3",
                     *                   "label": "第五条（三）",
                     *                   "quote": "不低于4%"
                     *                 },
                     *                 "source": "手工填写",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "safe",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "近三年无重大安全、质量事故",
                     *                 "requirement": "需要企业确认",
                     *                 "verdict": "met",
                     *                 "own": null,
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-6.2",
                     *                   "label": "第六条（二）",
                     *                   "quote": null
                     *                 },
                     *                 "source": null,
                     *                 "action": "确认没有发生过",
                     *                 "questionId": "attest:no-accident",
                     *                 "isBonus": false
                     *               }
                     *             ],
                     *             "amount": {
                     *               "loFen": 0,
                     *               "hiFen": 300000000,
                     *               "certainty": "discretionary",
                     *               "text": "最高300万元，择优",
                     *               "formula": null
                     *             },
                     *             "window": {
                     *               "state": "rolling",
                     *               "opensAt": null,
                     *               "closesAt": null,
                     *               "daysLeft": null
                     *             },
                     *             "ways": [],
                     *             "conflicts": [],
                     *             "nextSteps": []
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["MatchReport"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    runMatch: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RunMatchBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "id": "r1",
                     *         "variant": "general",
                     *         "enterprise": {
                     *           "id": "e1",
                     *           "name": "青岚精密制造（示例）有限公司",
                     *           "regionName": "浙江省杭州市",
                     *           "isSample": true
                     *         },
                     *         "createdAt": "2026-11-20T02:42:00.000Z",
                     *         "asOf": "2026-11-20",
                     *         "rulesetHash": "4f1c0ab2a1de4c5f8b7a69d0c3e2f1a04f1c0ab2a1de4c5f8b7a69d0c3e2f1a0",
                     *         "factsHash": "9b1d7c3e5f2a4860b1c2d3e4f5061728394a5b6c7d8e9f00112233445566778f",
                     *         "answered": 21,
                     *         "basedOn": null,
                     *         "isStale": false,
                     *         "isShared": false,
                     *         "counts": {
                     *           "eligible": 1,
                     *           "nearMiss": 1,
                     *           "toVerify": 1,
                     *           "ineligible": 1
                     *         },
                     *         "items": [
                     *           {
                     *             "policy": {
                     *               "policyId": "s-rd-330100",
                     *               "itemId": "award",
                     *               "title": "【示例】杭州市企业研发费用后补助实施细则",
                     *               "itemName": "研发费用后补助",
                     *               "docNo": "示例科〔2026〕012号",
                     *               "issuers": [
                     *                 "（示例）杭州市科技主管部门"
                     *               ],
                     *               "level": "city",
                     *               "regionName": "浙江省杭州市",
                     *               "provenance": "sample",
                     *               "isSample": true
                     *             },
                     *             "group": "eligible",
                     *             "conclusion": "条件都符合，可以准备申报",
                     *             "counts": {
                     *               "met": 5,
                     *               "unmet": 0,
                     *               "unknown": 0,
                     *               "manual": 0
                     *             },
                     *             "conditions": [
                     *               {
                     *                 "id": "reg",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "注册满1年",
                     *                 "requirement": "在本市注册满1年",
                     *                 "verdict": "met",
                     *                 "own": "2019年4月18日注册，满7年",
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-4",
                     *                   "label": "第四条",
                     *                   "quote": "注册满1年"
                     *                 },
                     *                 "source": "手工填写",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "hte",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "高新技术企业或科技型中小企业",
                     *                 "requirement": "资格在有效期内",
                     *                 "verdict": "met",
                     *                 "own": "高新技术企业",
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-5.1",
                     *                   "label": "第五条（一）",
                     *                   "quote": null
                     *                 },
                     *                 "source": "有佐证",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "rd",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "上年度研发费用",
                     *                 "requirement": "不低于100万元",
                     *                 "verdict": "met",
                     *                 "own": "1286万元",
                     *                 "formula": null,
                     *                 "gauge": {
                     *                   "value": 1286000000,
                     *                   "threshold": 100000000,
                     *                   "operator": ">=",
                     *                   "unit": "money"
                     *                 },
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-5.2",
                     *                   "label": "第五条（二）",
                     *                   "quote": "不低于100万元"
                     *                 },
                     *                 "source": "有佐证",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "share",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "研发费用占营业收入的比例",
                     *                 "requirement": "不低于4%",
                     *                 "verdict": "met",
                     *                 "own": "5.7%",
                     *                 "formula": "1286万元÷2.26亿元＝5.7%",
                     *                 "gauge": {
                     *                   "value": 0.057,
                     *                   "threshold": 0.04,
                     *                   "operator": ">=",
                     *                   "unit": "ratio"
                     *                 },
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-5.3",
                     *                   "label": "第五条（三）",
                     *                   "quote": "不低于4%"
                     *                 },
                     *                 "source": "手工填写",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "safe",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "近三年无重大安全、质量事故",
                     *                 "requirement": "需要企业确认",
                     *                 "verdict": "met",
                     *                 "own": null,
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-6.2",
                     *                   "label": "第六条（二）",
                     *                   "quote": null
                     *                 },
                     *                 "source": null,
                     *                 "action": "确认没有发生过",
                     *                 "questionId": "attest:no-accident",
                     *                 "isBonus": false
                     *               }
                     *             ],
                     *             "amount": {
                     *               "loFen": 61440000,
                     *               "hiFen": 61440000,
                     *               "certainty": "fixed",
                     *               "text": "预计61.44万元，上限200万元",
                     *               "formula": "(1286万元−262万元)×6%"
                     *             },
                     *             "window": {
                     *               "state": "open",
                     *               "opensAt": "2026-10-08",
                     *               "closesAt": "2026-12-31",
                     *               "daysLeft": 41
                     *             },
                     *             "ways": [],
                     *             "conflicts": [
                     *               {
                     *                 "policyId": "s-rd-330000",
                     *                 "title": "【示例】浙江省企业研发投入奖励办法",
                     *                 "reason": "同一笔研发费用不重复享受，就高执行"
                     *               }
                     *             ],
                     *             "nextSteps": [
                     *               "导出研发费用辅助账汇总表",
                     *               "填写申报书"
                     *             ]
                     *           },
                     *           {
                     *             "policy": {
                     *               "policyId": "s-sub-330000",
                     *               "itemId": "award",
                     *               "title": "【示例】浙江省专精特新企业贷款贴息办法",
                     *               "itemName": "贷款贴息",
                     *               "docNo": "示例工信〔2026〕031号",
                     *               "issuers": [
                     *                 "（示例）浙江省工业和信息化主管部门"
                     *               ],
                     *               "level": "province",
                     *               "regionName": "浙江省",
                     *               "provenance": "sample",
                     *               "isSample": true
                     *             },
                     *             "group": "nearMiss",
                     *             "conclusion": "研发费用占比差0.2个百分点",
                     *             "counts": {
                     *               "met": 4,
                     *               "unmet": 1,
                     *               "unknown": 0,
                     *               "manual": 0
                     *             },
                     *             "conditions": [
                     *               {
                     *                 "id": "reg",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "注册满1年",
                     *                 "requirement": "在本市注册满1年",
                     *                 "verdict": "met",
                     *                 "own": "2019年4月18日注册，满7年",
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-4",
                     *                   "label": "第四条",
                     *                   "quote": "注册满1年"
                     *                 },
                     *                 "source": "手工填写",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "hte",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "高新技术企业或科技型中小企业",
                     *                 "requirement": "资格在有效期内",
                     *                 "verdict": "met",
                     *                 "own": "高新技术企业",
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-5.1",
                     *                   "label": "第五条（一）",
                     *                   "quote": null
                     *                 },
                     *                 "source": "有佐证",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "rd",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "上年度研发费用",
                     *                 "requirement": "不低于100万元",
                     *                 "verdict": "met",
                     *                 "own": "1286万元",
                     *                 "formula": null,
                     *                 "gauge": {
                     *                   "value": 1286000000,
                     *                   "threshold": 100000000,
                     *                   "operator": ">=",
                     *                   "unit": "money"
                     *                 },
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-5.2",
                     *                   "label": "第五条（二）",
                     *                   "quote": "不低于100万元"
                     *                 },
                     *                 "source": "有佐证",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "share",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "研发费用占营业收入的比例",
                     *                 "requirement": "不低于4%",
                     *                 "verdict": "unmet",
                     *                 "own": "3.8%",
                     *                 "formula": "1286万元÷3.38亿元＝3.8%",
                     *                 "gauge": {
                     *                   "value": 0.038,
                     *                   "threshold": 0.04,
                     *                   "operator": ">=",
                     *                   "unit": "ratio"
                     *                 },
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-5.3",
                     *                   "label": "第五条（三）",
                     *                   "quote": "不低于4%"
                     *                 },
                     *                 "source": "手工填写",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "safe",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "近三年无重大安全、质量事故",
                     *                 "requirement": "需要企业确认",
                     *                 "verdict": "met",
                     *                 "own": null,
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-6.2",
                     *                   "label": "第六条（二）",
                     *                   "quote": null
                     *                 },
                     *                 "source": null,
                     *                 "action": "确认没有发生过",
                     *                 "questionId": "attest:no-accident",
                     *                 "isBonus": false
                     *               }
                     *             ],
                     *             "amount": {
                     *               "loFen": 0,
                     *               "hiFen": 50000000,
                     *               "certainty": "capped",
                     *               "text": "最高50万元",
                     *               "formula": null
                     *             },
                     *             "window": {
                     *               "state": "open",
                     *               "opensAt": "2026-11-01",
                     *               "closesAt": "2026-11-28",
                     *               "daysLeft": 8
                     *             },
                     *             "ways": [
                     *               {
                     *                 "text": "研发费用再增加66万元，2026年度报表",
                     *                 "changes": [
                     *                   {
                     *                     "key": "rdExpense",
                     *                     "period": "2025",
                     *                     "label": "研发费用",
                     *                     "from": "1286万元",
                     *                     "to": "1352万元",
                     *                     "delta": "再增加66万元",
                     *                     "monthsLeast": null,
                     *                     "monthsMost": null,
                     *                     "when": "2026年度报表"
                     *                   }
                     *                 ]
                     *               }
                     *             ],
                     *             "conflicts": [],
                     *             "nextSteps": []
                     *           },
                     *           {
                     *             "policy": {
                     *               "policyId": "n-hnte-2016-32",
                     *               "itemId": "award",
                     *               "title": "高新技术企业认定管理办法",
                     *               "itemName": "高新技术企业",
                     *               "docNo": "国科发火〔2016〕32号",
                     *               "issuers": [
                     *                 "科技部",
                     *                 "财政部",
                     *                 "国家税务总局"
                     *               ],
                     *               "level": "national",
                     *               "regionName": "全国",
                     *               "provenance": "curated",
                     *               "isSample": false
                     *             },
                     *             "group": "toVerify",
                     *             "conclusion": "没有不符合的条件，还有1项需要确认",
                     *             "counts": {
                     *               "met": 4,
                     *               "unmet": 0,
                     *               "unknown": 0,
                     *               "manual": 1
                     *             },
                     *             "conditions": [
                     *               {
                     *                 "id": "reg",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "注册满1年",
                     *                 "requirement": "在本市注册满1年",
                     *                 "verdict": "met",
                     *                 "own": "2019年4月18日注册，满7年",
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-4",
                     *                   "label": "第四条",
                     *                   "quote": "注册满1年"
                     *                 },
                     *                 "source": "手工填写",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "hte",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "高新技术企业或科技型中小企业",
                     *                 "requirement": "资格在有效期内",
                     *                 "verdict": "met",
                     *                 "own": "高新技术企业",
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-5.1",
                     *                   "label": "第五条（一）",
                     *                   "quote": null
                     *                 },
                     *                 "source": "有佐证",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "rd",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "上年度研发费用",
                     *                 "requirement": "不低于100万元",
                     *                 "verdict": "met",
                     *                 "own": "1286万元",
                     *                 "formula": null,
                     *                 "gauge": {
                     *                   "value": 1286000000,
                     *                   "threshold": 100000000,
                     *                   "operator": ">=",
                     *                   "unit": "money"
                     *                 },
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-5.2",
                     *                   "label": "第五条（二）",
                     *                   "quote": "不低于100万元"
                     *                 },
                     *                 "source": "有佐证",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "share",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "研发费用占营业收入的比例",
                     *                 "requirement": "不低于4%",
                     *                 "verdict": "met",
                     *                 "own": "5.7%",
                     *                 "formula": "1286万元÷2.26亿元＝5.7%",
                     *                 "gauge": {
                     *                   "value": 0.057,
                     *                   "threshold": 0.04,
                     *                   "operator": ">=",
                     *                   "unit": "ratio"
                     *                 },
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-5.3",
                     *                   "label": "第五条（三）",
                     *                   "quote": "不低于4%"
                     *                 },
                     *                 "source": "手工填写",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "safe",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "近三年无重大安全、质量事故",
                     *                 "requirement": "需要企业确认",
                     *                 "verdict": "manual",
                     *                 "own": null,
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-6.2",
                     *                   "label": "第六条（二）",
                     *                   "quote": null
                     *                 },
                     *                 "source": null,
                     *                 "action": "确认没有发生过",
                     *                 "questionId": "attest:no-accident",
                     *                 "isBonus": false
                     *               }
                     *             ],
                     *             "amount": null,
                     *             "window": {
                     *               "state": "none",
                     *               "opensAt": null,
                     *               "closesAt": null,
                     *               "daysLeft": null
                     *             },
                     *             "ways": [],
                     *             "conflicts": [],
                     *             "nextSteps": [
                     *               "确认近三年无重大安全、质量事故"
                     *             ]
                     *           },
                     *           {
                     *             "policy": {
                     *               "policyId": "s-list-330100",
                     *               "itemId": "award",
                     *               "title": "【示例】杭州市企业上市奖励办法",
                     *               "itemName": "境内上市奖励",
                     *               "docNo": "示例金〔2026〕007号",
                     *               "issuers": [
                     *                 "（示例）杭州市金融主管部门"
                     *               ],
                     *               "level": "city",
                     *               "regionName": "浙江省杭州市",
                     *               "provenance": "sample",
                     *               "isSample": true
                     *             },
                     *             "group": "ineligible",
                     *             "conclusion": "研发费用占比不符合，且不能由企业自己改变",
                     *             "counts": {
                     *               "met": 3,
                     *               "unmet": 1,
                     *               "unknown": 1,
                     *               "manual": 0
                     *             },
                     *             "conditions": [
                     *               {
                     *                 "id": "reg",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "注册满1年",
                     *                 "requirement": "在本市注册满1年",
                     *                 "verdict": "met",
                     *                 "own": "2019年4月18日注册，满7年",
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-4",
                     *                   "label": "第四条",
                     *                   "quote": "注册满1年"
                     *                 },
                     *                 "source": "手工填写",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "hte",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "高新技术企业或科技型中小企业",
                     *                 "requirement": "资格在有效期内",
                     *                 "verdict": "unknown",
                     *                 "own": null,
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-5.1",
                     *                   "label": "第五条（一）",
                     *                   "quote": null
                     *                 },
                     *                 "source": "有佐证",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "rd",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "上年度研发费用",
                     *                 "requirement": "不低于100万元",
                     *                 "verdict": "met",
                     *                 "own": "1286万元",
                     *                 "formula": null,
                     *                 "gauge": {
                     *                   "value": 1286000000,
                     *                   "threshold": 100000000,
                     *                   "operator": ">=",
                     *                   "unit": "money"
                     *                 },
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-5.2",
                     *                   "label": "第五条（二）",
                     *                   "quote": "不低于100万元"
                     *                 },
                     *                 "source": "有佐证",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "share",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "研发费用占营业收入的比例",
                     *                 "requirement": "不低于4%",
                     *                 "verdict": "unmet",
                     *                 "own": "3.8%",
                     *                 "formula": "1286万元÷3.38亿元＝3.8%",
                     *                 "gauge": {
                     *                   "value": 0.038,
                     *                   "threshold": 0.04,
                     *                   "operator": ">=",
                     *                   "unit": "ratio"
                     *                 },
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-5.3",
                     *                   "label": "第五条（三）",
                     *                   "quote": "不低于4%"
                     *                 },
                     *                 "source": "手工填写",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "safe",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "近三年无重大安全、质量事故",
                     *                 "requirement": "需要企业确认",
                     *                 "verdict": "met",
                     *                 "own": null,
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-6.2",
                     *                   "label": "第六条（二）",
                     *                   "quote": null
                     *                 },
                     *                 "source": null,
                     *                 "action": "确认没有发生过",
                     *                 "questionId": "attest:no-accident",
                     *                 "isBonus": false
                     *               }
                     *             ],
                     *             "amount": {
                     *               "loFen": 0,
                     *               "hiFen": 300000000,
                     *               "certainty": "discretionary",
                     *               "text": "最高300万元，择优",
                     *               "formula": null
                     *             },
                     *             "window": {
                     *               "state": "rolling",
                     *               "opensAt": null,
                     *               "closesAt": null,
                     *               "daysLeft": null
                     *             },
                     *             "ways": [],
                     *             "conflicts": [],
                     *             "nextSteps": []
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["MatchReport"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    shareMatchReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MatchReportIdBody"];
                "application/x-www-form-urlencoded": components["schemas"]["MatchReportIdBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "shareId": "Q2hlY2stdGhpcy1yZXBvcnQtcGxlYXNl",
                     *         "createdAt": "2026-11-20T02:42:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["MatchShare"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getSharedMatchReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shareId: components["schemas"]["ShareId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "id": "r1",
                     *         "variant": "general",
                     *         "enterprise": {
                     *           "id": "e1",
                     *           "name": "青岚精密制造（示例）有限公司",
                     *           "regionName": "浙江省杭州市",
                     *           "isSample": true
                     *         },
                     *         "createdAt": "2026-11-20T02:42:00.000Z",
                     *         "asOf": "2026-11-20",
                     *         "rulesetHash": "4f1c0ab2a1de4c5f8b7a69d0c3e2f1a04f1c0ab2a1de4c5f8b7a69d0c3e2f1a0",
                     *         "factsHash": "9b1d7c3e5f2a4860b1c2d3e4f5061728394a5b6c7d8e9f00112233445566778f",
                     *         "answered": 21,
                     *         "basedOn": null,
                     *         "isStale": false,
                     *         "isShared": false,
                     *         "counts": {
                     *           "eligible": 1,
                     *           "nearMiss": 1,
                     *           "toVerify": 1,
                     *           "ineligible": 1
                     *         },
                     *         "items": [
                     *           {
                     *             "policy": {
                     *               "policyId": "s-rd-330100",
                     *               "itemId": "award",
                     *               "title": "【示例】杭州市企业研发费用后补助实施细则",
                     *               "itemName": "研发费用后补助",
                     *               "docNo": "示例科〔2026〕012号",
                     *               "issuers": [
                     *                 "（示例）杭州市科技主管部门"
                     *               ],
                     *               "level": "city",
                     *               "regionName": "浙江省杭州市",
                     *               "provenance": "sample",
                     *               "isSample": true
                     *             },
                     *             "group": "eligible",
                     *             "conclusion": "条件都符合，可以准备申报",
                     *             "counts": {
                     *               "met": 5,
                     *               "unmet": 0,
                     *               "unknown": 0,
                     *               "manual": 0
                     *             },
                     *             "conditions": [
                     *               {
                     *                 "id": "reg",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "注册满1年",
                     *                 "requirement": "在本市注册满1年",
                     *                 "verdict": "met",
                     *                 "own": "2019年4月18日注册，满7年",
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-4",
                     *                   "label": "第四条",
                     *                   "quote": "注册满1年"
                     *                 },
                     *                 "source": "手工填写",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "hte",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "高新技术企业或科技型中小企业",
                     *                 "requirement": "资格在有效期内",
                     *                 "verdict": "met",
                     *                 "own": "高新技术企业",
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-5.1",
                     *                   "label": "第五条（一）",
                     *                   "quote": null
                     *                 },
                     *                 "source": "有佐证",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "rd",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "上年度研发费用",
                     *                 "requirement": "不低于100万元",
                     *                 "verdict": "met",
                     *                 "own": "1286万元",
                     *                 "formula": null,
                     *                 "gauge": {
                     *                   "value": 1286000000,
                     *                   "threshold": 100000000,
                     *                   "operator": ">=",
                     *                   "unit": "money"
                     *                 },
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-5.2",
                     *                   "label": "第五条（二）",
                     *                   "quote": "不低于100万元"
                     *                 },
                     *                 "source": "有佐证",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "share",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "研发费用占营业收入的比例",
                     *                 "requirement": "不低于4%",
                     *                 "verdict": "met",
                     *                 "own": "5.7%",
                     *                 "formula": "1286万元÷2.26亿元＝5.7%",
                     *                 "gauge": {
                     *                   "value": 0.057,
                     *                   "threshold": 0.04,
                     *                   "operator": ">=",
                     *                   "unit": "ratio"
                     *                 },
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-5.3",
                     *                   "label": "第五条（三）",
                     *                   "quote": "不低于4%"
                     *                 },
                     *                 "source": "手工填写",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "safe",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "近三年无重大安全、质量事故",
                     *                 "requirement": "需要企业确认",
                     *                 "verdict": "met",
                     *                 "own": null,
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-6.2",
                     *                   "label": "第六条（二）",
                     *                   "quote": null
                     *                 },
                     *                 "source": null,
                     *                 "action": "确认没有发生过",
                     *                 "questionId": "attest:no-accident",
                     *                 "isBonus": false
                     *               }
                     *             ],
                     *             "amount": {
                     *               "loFen": 61440000,
                     *               "hiFen": 61440000,
                     *               "certainty": "fixed",
                     *               "text": "预计61.44万元，上限200万元",
                     *               "formula": "(1286万元−262万元)×6%"
                     *             },
                     *             "window": {
                     *               "state": "open",
                     *               "opensAt": "2026-10-08",
                     *               "closesAt": "2026-12-31",
                     *               "daysLeft": 41
                     *             },
                     *             "ways": [],
                     *             "conflicts": [
                     *               {
                     *                 "policyId": "s-rd-330000",
                     *                 "title": "【示例】浙江省企业研发投入奖励办法",
                     *                 "reason": "同一笔研发费用不重复享受，就高执行"
                     *               }
                     *             ],
                     *             "nextSteps": [
                     *               "导出研发费用辅助账汇总表",
                     *               "填写申报书"
                     *             ]
                     *           },
                     *           {
                     *             "policy": {
                     *               "policyId": "s-sub-330000",
                     *               "itemId": "award",
                     *               "title": "【示例】浙江省专精特新企业贷款贴息办法",
                     *               "itemName": "贷款贴息",
                     *               "docNo": "示例工信〔2026〕031号",
                     *               "issuers": [
                     *                 "（示例）浙江省工业和信息化主管部门"
                     *               ],
                     *               "level": "province",
                     *               "regionName": "浙江省",
                     *               "provenance": "sample",
                     *               "isSample": true
                     *             },
                     *             "group": "nearMiss",
                     *             "conclusion": "研发费用占比差0.2个百分点",
                     *             "counts": {
                     *               "met": 4,
                     *               "unmet": 1,
                     *               "unknown": 0,
                     *               "manual": 0
                     *             },
                     *             "conditions": [
                     *               {
                     *                 "id": "reg",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "注册满1年",
                     *                 "requirement": "在本市注册满1年",
                     *                 "verdict": "met",
                     *                 "own": "2019年4月18日注册，满7年",
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-4",
                     *                   "label": "第四条",
                     *                   "quote": "注册满1年"
                     *                 },
                     *                 "source": "手工填写",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "hte",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "高新技术企业或科技型中小企业",
                     *                 "requirement": "资格在有效期内",
                     *                 "verdict": "met",
                     *                 "own": "高新技术企业",
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-5.1",
                     *                   "label": "第五条（一）",
                     *                   "quote": null
                     *                 },
                     *                 "source": "有佐证",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "rd",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "上年度研发费用",
                     *                 "requirement": "不低于100万元",
                     *                 "verdict": "met",
                     *                 "own": "1286万元",
                     *                 "formula": null,
                     *                 "gauge": {
                     *                   "value": 1286000000,
                     *                   "threshold": 100000000,
                     *                   "operator": ">=",
                     *                   "unit": "money"
                     *                 },
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-5.2",
                     *                   "label": "第五条（二）",
                     *                   "quote": "不低于100万元"
                     *                 },
                     *                 "source": "有佐证",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "share",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "研发费用占营业收入的比例",
                     *                 "requirement": "不低于4%",
                     *                 "verdict": "unmet",
                     *                 "own": "3.8%",
                     *                 "formula": "1286万元÷3.38亿元＝3.8%",
                     *                 "gauge": {
                     *                   "value": 0.038,
                     *                   "threshold": 0.04,
                     *                   "operator": ">=",
                     *                   "unit": "ratio"
                     *                 },
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-5.3",
                     *                   "label": "第五条（三）",
                     *                   "quote": "不低于4%"
                     *                 },
                     *                 "source": "手工填写",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "safe",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "近三年无重大安全、质量事故",
                     *                 "requirement": "需要企业确认",
                     *                 "verdict": "met",
                     *                 "own": null,
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-6.2",
                     *                   "label": "第六条（二）",
                     *                   "quote": null
                     *                 },
                     *                 "source": null,
                     *                 "action": "确认没有发生过",
                     *                 "questionId": "attest:no-accident",
                     *                 "isBonus": false
                     *               }
                     *             ],
                     *             "amount": {
                     *               "loFen": 0,
                     *               "hiFen": 50000000,
                     *               "certainty": "capped",
                     *               "text": "最高50万元",
                     *               "formula": null
                     *             },
                     *             "window": {
                     *               "state": "open",
                     *               "opensAt": "2026-11-01",
                     *               "closesAt": "2026-11-28",
                     *               "daysLeft": 8
                     *             },
                     *             "ways": [
                     *               {
                     *                 "text": "研发费用再增加66万元，2026年度报表",
                     *                 "changes": [
                     *                   {
                     *                     "key": "rdExpense",
                     *                     "period": "2025",
                     *                     "label": "研发费用",
                     *                     "from": "1286万元",
                     *                     "to": "1352万元",
                     *                     "delta": "再增加66万元",
                     *                     "monthsLeast": null,
                     *                     "monthsMost": null,
                     *                     "when": "2026年度报表"
                     *                   }
                     *                 ]
                     *               }
                     *             ],
                     *             "conflicts": [],
                     *             "nextSteps": []
                     *           },
                     *           {
                     *             "policy": {
                     *               "policyId": "n-hnte-2016-32",
                     *               "itemId": "award",
                     *               "title": "高新技术企业认定管理办法",
                     *               "itemName": "高新技术企业",
                     *               "docNo": "国科发火〔2016〕32号",
                     *               "issuers": [
                     *                 "科技部",
                     *                 "财政部",
                     *                 "国家税务总局"
                     *               ],
                     *               "level": "national",
                     *               "regionName": "全国",
                     *               "provenance": "curated",
                     *               "isSample": false
                     *             },
                     *             "group": "toVerify",
                     *             "conclusion": "没有不符合的条件，还有1项需要确认",
                     *             "counts": {
                     *               "met": 4,
                     *               "unmet": 0,
                     *               "unknown": 0,
                     *               "manual": 1
                     *             },
                     *             "conditions": [
                     *               {
                     *                 "id": "reg",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "注册满1年",
                     *                 "requirement": "在本市注册满1年",
                     *                 "verdict": "met",
                     *                 "own": "2019年4月18日注册，满7年",
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-4",
                     *                   "label": "第四条",
                     *                   "quote": "注册满1年"
                     *                 },
                     *                 "source": "手工填写",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "hte",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "高新技术企业或科技型中小企业",
                     *                 "requirement": "资格在有效期内",
                     *                 "verdict": "met",
                     *                 "own": "高新技术企业",
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-5.1",
                     *                   "label": "第五条（一）",
                     *                   "quote": null
                     *                 },
                     *                 "source": "有佐证",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "rd",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "上年度研发费用",
                     *                 "requirement": "不低于100万元",
                     *                 "verdict": "met",
                     *                 "own": "1286万元",
                     *                 "formula": null,
                     *                 "gauge": {
                     *                   "value": 1286000000,
                     *                   "threshold": 100000000,
                     *                   "operator": ">=",
                     *                   "unit": "money"
                     *                 },
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-5.2",
                     *                   "label": "第五条（二）",
                     *                   "quote": "不低于100万元"
                     *                 },
                     *                 "source": "有佐证",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "share",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "研发费用占营业收入的比例",
                     *                 "requirement": "不低于4%",
                     *                 "verdict": "met",
                     *                 "own": "5.7%",
                     *                 "formula": "1286万元÷2.26亿元＝5.7%",
                     *                 "gauge": {
                     *                   "value": 0.057,
                     *                   "threshold": 0.04,
                     *                   "operator": ">=",
                     *                   "unit": "ratio"
                     *                 },
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-5.3",
                     *                   "label": "第五条（三）",
                     *                   "quote": "不低于4%"
                     *                 },
                     *                 "source": "手工填写",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "safe",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "近三年无重大安全、质量事故",
                     *                 "requirement": "需要企业确认",
                     *                 "verdict": "manual",
                     *                 "own": null,
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-6.2",
                     *                   "label": "第六条（二）",
                     *                   "quote": null
                     *                 },
                     *                 "source": null,
                     *                 "action": "确认没有发生过",
                     *                 "questionId": "attest:no-accident",
                     *                 "isBonus": false
                     *               }
                     *             ],
                     *             "amount": null,
                     *             "window": {
                     *               "state": "none",
                     *               "opensAt": null,
                     *               "closesAt": null,
                     *               "daysLeft": null
                     *             },
                     *             "ways": [],
                     *             "conflicts": [],
                     *             "nextSteps": [
                     *               "确认近三年无重大安全、质量事故"
                     *             ]
                     *           },
                     *           {
                     *             "policy": {
                     *               "policyId": "s-list-330100",
                     *               "itemId": "award",
                     *               "title": "【示例】杭州市企业上市奖励办法",
                     *               "itemName": "境内上市奖励",
                     *               "docNo": "示例金〔2026〕007号",
                     *               "issuers": [
                     *                 "（示例）杭州市金融主管部门"
                     *               ],
                     *               "level": "city",
                     *               "regionName": "浙江省杭州市",
                     *               "provenance": "sample",
                     *               "isSample": true
                     *             },
                     *             "group": "ineligible",
                     *             "conclusion": "研发费用占比不符合，且不能由企业自己改变",
                     *             "counts": {
                     *               "met": 3,
                     *               "unmet": 1,
                     *               "unknown": 1,
                     *               "manual": 0
                     *             },
                     *             "conditions": [
                     *               {
                     *                 "id": "reg",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "注册满1年",
                     *                 "requirement": "在本市注册满1年",
                     *                 "verdict": "met",
                     *                 "own": "2019年4月18日注册，满7年",
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-4",
                     *                   "label": "第四条",
                     *                   "quote": "注册满1年"
                     *                 },
                     *                 "source": "手工填写",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "hte",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "高新技术企业或科技型中小企业",
                     *                 "requirement": "资格在有效期内",
                     *                 "verdict": "unknown",
                     *                 "own": null,
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-5.1",
                     *                   "label": "第五条（一）",
                     *                   "quote": null
                     *                 },
                     *                 "source": "有佐证",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "rd",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "上年度研发费用",
                     *                 "requirement": "不低于100万元",
                     *                 "verdict": "met",
                     *                 "own": "1286万元",
                     *                 "formula": null,
                     *                 "gauge": {
                     *                   "value": 1286000000,
                     *                   "threshold": 100000000,
                     *                   "operator": ">=",
                     *                   "unit": "money"
                     *                 },
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-5.2",
                     *                   "label": "第五条（二）",
                     *                   "quote": "不低于100万元"
                     *                 },
                     *                 "source": "有佐证",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "share",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "研发费用占营业收入的比例",
                     *                 "requirement": "不低于4%",
                     *                 "verdict": "unmet",
                     *                 "own": "3.8%",
                     *                 "formula": "1286万元÷3.38亿元＝3.8%",
                     *                 "gauge": {
                     *                   "value": 0.038,
                     *                   "threshold": 0.04,
                     *                   "operator": ">=",
                     *                   "unit": "ratio"
                     *                 },
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-5.3",
                     *                   "label": "第五条（三）",
                     *                   "quote": "不低于4%"
                     *                 },
                     *                 "source": "手工填写",
                     *                 "action": null,
                     *                 "questionId": null,
                     *                 "isBonus": false
                     *               },
                     *               {
                     *                 "id": "safe",
                     *                 "parentId": null,
                     *                 "depth": 0,
                     *                 "relation": null,
                     *                 "title": "近三年无重大安全、质量事故",
                     *                 "requirement": "需要企业确认",
                     *                 "verdict": "met",
                     *                 "own": null,
                     *                 "formula": null,
                     *                 "gauge": null,
                     *                 "score": null,
                     *                 "clause": {
                     *                   "policyId": "s-rd-330100",
                     *                   "clauseId": "art-6.2",
                     *                   "label": "第六条（二）",
                     *                   "quote": null
                     *                 },
                     *                 "source": null,
                     *                 "action": "确认没有发生过",
                     *                 "questionId": "attest:no-accident",
                     *                 "isBonus": false
                     *               }
                     *             ],
                     *             "amount": {
                     *               "loFen": 0,
                     *               "hiFen": 300000000,
                     *               "certainty": "discretionary",
                     *               "text": "最高300万元，择优",
                     *               "formula": null
                     *             },
                     *             "window": {
                     *               "state": "rolling",
                     *               "opensAt": null,
                     *               "closesAt": null,
                     *               "daysLeft": null
                     *             },
                     *             "ways": [],
                     *             "conflicts": [],
                     *             "nextSteps": []
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["MatchReport"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getMatchSummary: {
        parameters: {
            query: {
                enterpriseId: components["schemas"]["EnterpriseId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "enterprise": {
                     *           "id": "e1",
                     *           "name": "青岚精密制造（示例）有限公司",
                     *           "regionName": "浙江省杭州市",
                     *           "isSample": true
                     *         },
                     *         "asOf": "2026-11-20",
                     *         "total": 4,
                     *         "counts": {
                     *           "eligible": 1,
                     *           "nearMiss": 1,
                     *           "toVerify": 1,
                     *           "ineligible": 1
                     *         },
                     *         "open": 1,
                     *         "settles": 1,
                     *         "nextQuestionId": "attest:no-accident",
                     *         "soonest": {
                     *           "policy": {
                     *             "policyId": "s-rd-330100",
                     *             "itemId": "award",
                     *             "title": "【示例】杭州市企业研发费用后补助实施细则",
                     *             "itemName": "研发费用后补助",
                     *             "docNo": "示例科〔2026〕012号",
                     *             "issuers": [
                     *               "（示例）杭州市科技主管部门"
                     *             ],
                     *             "level": "city",
                     *             "regionName": "浙江省杭州市",
                     *             "provenance": "sample",
                     *             "isSample": true
                     *           },
                     *           "publishedAt": "2026-09-18",
                     *           "group": "eligible",
                     *           "conclusion": "条件都符合，可以准备申报",
                     *           "counts": {
                     *             "met": 5,
                     *             "unmet": 0,
                     *             "unknown": 0,
                     *             "manual": 0
                     *           },
                     *           "amount": {
                     *             "loFen": 6144000,
                     *             "hiFen": 6144000,
                     *             "certainty": "fixed",
                     *             "text": "预计6.14万元，上限200万元",
                     *             "formula": null
                     *           },
                     *           "window": {
                     *             "state": "open",
                     *             "opensAt": "2026-11-01",
                     *             "closesAt": "2026-12-31",
                     *             "daysLeft": 41
                     *           }
                     *         },
                     *         "nearestMiss": {
                     *           "policy": {
                     *             "policyId": "s-sub-330000",
                     *             "itemId": "award",
                     *             "title": "【示例】浙江省专精特新企业贷款贴息办法",
                     *             "itemName": "贷款贴息",
                     *             "docNo": "示例工信〔2026〕031号",
                     *             "issuers": [
                     *               "（示例）浙江省工业和信息化主管部门"
                     *             ],
                     *             "level": "province",
                     *             "regionName": "浙江省",
                     *             "provenance": "sample",
                     *             "isSample": true
                     *           },
                     *           "publishedAt": "2026-10-20",
                     *           "group": "nearMiss",
                     *           "conclusion": "研发费用再增加66万元，2026年度报表",
                     *           "counts": {
                     *             "met": 4,
                     *             "unmet": 1,
                     *             "unknown": 0,
                     *             "manual": 0
                     *           },
                     *           "amount": {
                     *             "loFen": 0,
                     *             "hiFen": 50000000,
                     *             "certainty": "capped",
                     *             "text": "最高50万元",
                     *             "formula": null
                     *           },
                     *           "window": {
                     *             "state": "open",
                     *             "opensAt": "2026-11-01",
                     *             "closesAt": "2026-11-28",
                     *             "daysLeft": 8
                     *           }
                     *         },
                     *         "closing": [
                     *           {
                     *             "policy": {
                     *               "policyId": "s-sub-330000",
                     *               "itemId": "award",
                     *               "title": "【示例】浙江省专精特新企业贷款贴息办法",
                     *               "itemName": "贷款贴息",
                     *               "docNo": "示例工信〔2026〕031号",
                     *               "issuers": [
                     *                 "（示例）浙江省工业和信息化主管部门"
                     *               ],
                     *               "level": "province",
                     *               "regionName": "浙江省",
                     *               "provenance": "sample",
                     *               "isSample": true
                     *             },
                     *             "publishedAt": "2026-10-20",
                     *             "group": "nearMiss",
                     *             "conclusion": "研发费用再增加66万元，2026年度报表",
                     *             "counts": {
                     *               "met": 4,
                     *               "unmet": 1,
                     *               "unknown": 0,
                     *               "manual": 0
                     *             },
                     *             "amount": {
                     *               "loFen": 0,
                     *               "hiFen": 50000000,
                     *               "certainty": "capped",
                     *               "text": "最高50万元",
                     *               "formula": null
                     *             },
                     *             "window": {
                     *               "state": "open",
                     *               "opensAt": "2026-11-01",
                     *               "closesAt": "2026-11-28",
                     *               "daysLeft": 8
                     *             }
                     *           }
                     *         ],
                     *         "closingTotal": 1,
                     *         "best": [
                     *           {
                     *             "policy": {
                     *               "policyId": "s-rd-330100",
                     *               "itemId": "award",
                     *               "title": "【示例】杭州市企业研发费用后补助实施细则",
                     *               "itemName": "研发费用后补助",
                     *               "docNo": "示例科〔2026〕012号",
                     *               "issuers": [
                     *                 "（示例）杭州市科技主管部门"
                     *               ],
                     *               "level": "city",
                     *               "regionName": "浙江省杭州市",
                     *               "provenance": "sample",
                     *               "isSample": true
                     *             },
                     *             "publishedAt": "2026-09-18",
                     *             "group": "eligible",
                     *             "conclusion": "条件都符合，可以准备申报",
                     *             "counts": {
                     *               "met": 5,
                     *               "unmet": 0,
                     *               "unknown": 0,
                     *               "manual": 0
                     *             },
                     *             "amount": {
                     *               "loFen": 6144000,
                     *               "hiFen": 6144000,
                     *               "certainty": "fixed",
                     *               "text": "预计6.14万元，上限200万元",
                     *               "formula": null
                     *             },
                     *             "window": {
                     *               "state": "open",
                     *               "opensAt": "2026-11-01",
                     *               "closesAt": "2026-12-31",
                     *               "daysLeft": 41
                     *             }
                     *           },
                     *           {
                     *             "policy": {
                     *               "policyId": "n-hnte-2016-32",
                     *               "itemId": "award",
                     *               "title": "高新技术企业认定管理办法",
                     *               "itemName": "高新技术企业",
                     *               "docNo": "国科发火〔2016〕32号",
                     *               "issuers": [
                     *                 "科技部",
                     *                 "财政部",
                     *                 "国家税务总局"
                     *               ],
                     *               "level": "national",
                     *               "regionName": "全国",
                     *               "provenance": "curated",
                     *               "isSample": false
                     *             },
                     *             "publishedAt": "2016-01-29",
                     *             "group": "toVerify",
                     *             "conclusion": "没有不符合的条件，还有1项需要确认",
                     *             "counts": {
                     *               "met": 4,
                     *               "unmet": 0,
                     *               "unknown": 0,
                     *               "manual": 1
                     *             },
                     *             "amount": null,
                     *             "window": {
                     *               "state": "none",
                     *               "opensAt": null,
                     *               "closesAt": null,
                     *               "daysLeft": null
                     *             }
                     *           },
                     *           {
                     *             "policy": {
                     *               "policyId": "s-sub-330000",
                     *               "itemId": "award",
                     *               "title": "【示例】浙江省专精特新企业贷款贴息办法",
                     *               "itemName": "贷款贴息",
                     *               "docNo": "示例工信〔2026〕031号",
                     *               "issuers": [
                     *                 "（示例）浙江省工业和信息化主管部门"
                     *               ],
                     *               "level": "province",
                     *               "regionName": "浙江省",
                     *               "provenance": "sample",
                     *               "isSample": true
                     *             },
                     *             "publishedAt": "2026-10-20",
                     *             "group": "nearMiss",
                     *             "conclusion": "研发费用再增加66万元，2026年度报表",
                     *             "counts": {
                     *               "met": 4,
                     *               "unmet": 1,
                     *               "unknown": 0,
                     *               "manual": 0
                     *             },
                     *             "amount": {
                     *               "loFen": 0,
                     *               "hiFen": 50000000,
                     *               "certainty": "capped",
                     *               "text": "最高50万元",
                     *               "formula": null
                     *             },
                     *             "window": {
                     *               "state": "open",
                     *               "opensAt": "2026-11-01",
                     *               "closesAt": "2026-11-28",
                     *               "daysLeft": 8
                     *             }
                     *           }
                     *         ],
                     *         "newest": [
                     *           {
                     *             "policy": {
                     *               "policyId": "s-sub-330000",
                     *               "itemId": "award",
                     *               "title": "【示例】浙江省专精特新企业贷款贴息办法",
                     *               "itemName": "贷款贴息",
                     *               "docNo": "示例工信〔2026〕031号",
                     *               "issuers": [
                     *                 "（示例）浙江省工业和信息化主管部门"
                     *               ],
                     *               "level": "province",
                     *               "regionName": "浙江省",
                     *               "provenance": "sample",
                     *               "isSample": true
                     *             },
                     *             "publishedAt": "2026-10-20",
                     *             "group": "nearMiss",
                     *             "conclusion": "研发费用再增加66万元，2026年度报表",
                     *             "counts": {
                     *               "met": 4,
                     *               "unmet": 1,
                     *               "unknown": 0,
                     *               "manual": 0
                     *             },
                     *             "amount": {
                     *               "loFen": 0,
                     *               "hiFen": 50000000,
                     *               "certainty": "capped",
                     *               "text": "最高50万元",
                     *               "formula": null
                     *             },
                     *             "window": {
                     *               "state": "open",
                     *               "opensAt": "2026-11-01",
                     *               "closesAt": "2026-11-28",
                     *               "daysLeft": 8
                     *             }
                     *           },
                     *           {
                     *             "policy": {
                     *               "policyId": "s-rd-330100",
                     *               "itemId": "award",
                     *               "title": "【示例】杭州市企业研发费用后补助实施细则",
                     *               "itemName": "研发费用后补助",
                     *               "docNo": "示例科〔2026〕012号",
                     *               "issuers": [
                     *                 "（示例）杭州市科技主管部门"
                     *               ],
                     *               "level": "city",
                     *               "regionName": "浙江省杭州市",
                     *               "provenance": "sample",
                     *               "isSample": true
                     *             },
                     *             "publishedAt": "2026-09-18",
                     *             "group": "eligible",
                     *             "conclusion": "条件都符合，可以准备申报",
                     *             "counts": {
                     *               "met": 5,
                     *               "unmet": 0,
                     *               "unknown": 0,
                     *               "manual": 0
                     *             },
                     *             "amount": {
                     *               "loFen": 6144000,
                     *               "hiFen": 6144000,
                     *               "certainty": "fixed",
                     *               "text": "预计6.14万元，上限200万元",
                     *               "formula": null
                     *             },
                     *             "window": {
                     *               "state": "open",
                     *               "opensAt": "2026-11-01",
                     *               "closesAt": "2026-12-31",
                     *               "daysLeft": 41
                     *             }
                     *           }
                     *         ],
                     *         "chain": [
                     *           {
                     *             "id": "tech",
                     *             "title": "科技型中小企业",
                     *             "policyId": "n-tech-sme-2017-115",
                     *             "isHeld": true,
                     *             "verdict": "met",
                     *             "conclusion": "按已填的资料，各项条件预判都具备"
                     *           },
                     *           {
                     *             "id": "highTech",
                     *             "title": "高新技术企业",
                     *             "policyId": "n-hnte-2016-32",
                     *             "isHeld": true,
                     *             "verdict": "manual",
                     *             "conclusion": "没有不具备的条件，还有需要确认或由专家判断的"
                     *           },
                     *           {
                     *             "id": "specialised",
                     *             "title": "专精特新中小企业",
                     *             "policyId": "n-specialised-2026",
                     *             "isHeld": null,
                     *             "verdict": "unknown",
                     *             "conclusion": "还有资料没有填，填完才能判断"
                     *           },
                     *           {
                     *             "id": "littleGiant",
                     *             "title": "专精特新“小巨人”企业",
                     *             "policyId": "n-little-giant-2026",
                     *             "isHeld": false,
                     *             "verdict": "unmet",
                     *             "conclusion": "有3项不具备"
                     *           },
                     *           {
                     *             "id": "champion",
                     *             "title": "制造业单项冠军企业",
                     *             "policyId": "n-champion-2023-138",
                     *             "isHeld": false,
                     *             "verdict": "unmet",
                     *             "conclusion": "有2项不具备"
                     *           }
                     *         ],
                     *         "reached": "highTech",
                     *         "lastReport": {
                     *           "id": "r1",
                     *           "createdAt": "2026-11-20T02:42:00.000Z",
                     *           "isCurrent": true
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["MatchSummary"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    unshareMatchReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MatchReportIdBody"];
                "application/x-www-form-urlencoded": components["schemas"]["MatchReportIdBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "已停止分享",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["EmptyEnvelope"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    tryMatchChanges: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WhatIfBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "counts": {
                     *           "eligible": 6,
                     *           "nearMiss": 9,
                     *           "toVerify": 14,
                     *           "ineligible": 8
                     *         },
                     *         "countsAfter": {
                     *           "eligible": 7,
                     *           "nearMiss": 8,
                     *           "toVerify": 14,
                     *           "ineligible": 8
                     *         },
                     *         "moves": [
                     *           {
                     *             "policy": {
                     *               "policyId": "s-rd-330100",
                     *               "itemId": "award",
                     *               "title": "【示例】杭州市企业研发费用后补助实施细则",
                     *               "itemName": "研发费用后补助",
                     *               "docNo": "示例科〔2026〕012号",
                     *               "issuers": [
                     *                 "（示例）杭州市科技主管部门"
                     *               ],
                     *               "level": "city",
                     *               "regionName": "浙江省杭州市",
                     *               "provenance": "sample",
                     *               "isSample": true
                     *             },
                     *             "before": "nearMiss",
                     *             "after": "eligible",
                     *             "because": [
                     *               "发明专利由2件变为4件"
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["WhatIf"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    archiveMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArchiveMessagesBody"];
                "application/x-www-form-urlencoded": components["schemas"]["ArchiveMessagesBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "unread": 0
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["UnreadCount"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                box?: "inbox" | "archived";
                pageNum?: number;
                pageSize?: number;
                type?: components["schemas"]["MessageType"];
                /** @description Only unread ones. */
                unread?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "total": 1,
                     *         "unread": 1,
                     *         "rows": [
                     *           {
                     *             "id": "m1",
                     *             "type": "order",
                     *             "typeName": "订单",
                     *             "title": "订单已开通",
                     *             "body": "专业版已开通，有效期至2027年11月21日。",
                     *             "reason": "您提交了订单HC20261112004821",
                     *             "link": "/PersonalCenter/myOrder/orderDetail?orderId=6f1d0c2b",
                     *             "readAt": null,
                     *             "archivedAt": null,
                     *             "createdAt": "2026-11-21T02:00:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["MessagePage"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    readMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadMessagesBody"];
                "application/x-www-form-urlencoded": components["schemas"]["ReadMessagesBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "unread": 0
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["UnreadCount"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    streamMessages: {
        parameters: {
            query?: never;
            header?: {
                /** @description Messages after this one come first. */
                "Last-Event-ID"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    exportNoticeCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                policyId: components["schemas"]["PolicyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, as text/calendar. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": unknown;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getNotice: {
        parameters: {
            query?: {
                enterpriseId?: components["schemas"]["EnterpriseId"];
            };
            header?: never;
            path: {
                policyId: components["schemas"]["PolicyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "id": "s-330100-rd-2026-n2026",
                     *         "title": "【示例】关于组织申报2026年度杭州市研发费用补助项目的通知",
                     *         "docNo": "示例科〔2026〕031号",
                     *         "issuers": [
                     *           "（示例）杭州市科技主管部门",
                     *           "（示例）杭州市财政主管部门"
                     *         ],
                     *         "regionCode": "330100",
                     *         "regionName": "杭州市",
                     *         "themes": [
                     *           "科技、教育"
                     *         ],
                     *         "publishedAt": "2026-10-12",
                     *         "audience": "在杭州市依法登记注册满1年的企业",
                     *         "supports": [
                     *           "subsidy"
                     *         ],
                     *         "window": {
                     *           "state": "open",
                     *           "opensAt": "2026-10-20",
                     *           "closesAt": "2026-12-05",
                     *           "daysLeft": 15
                     *         },
                     *         "deadlines": [
                     *           {
                     *             "kind": "online",
                     *             "batch": null,
                     *             "day": "2026-12-05",
                     *             "time": "17:00",
                     *             "daysLeft": 15,
                     *             "movedFrom": "2026-11-20"
                     *           },
                     *           {
                     *             "kind": "offline",
                     *             "batch": null,
                     *             "day": "2026-12-09",
                     *             "time": null,
                     *             "daysLeft": 19,
                     *             "movedFrom": "2026-11-24"
                     *           },
                     *           {
                     *             "kind": "recommend",
                     *             "batch": null,
                     *             "day": "2026-12-19",
                     *             "time": null,
                     *             "daysLeft": 29,
                     *             "movedFrom": "2026-12-04"
                     *           }
                     *         ],
                     *         "extendedFrom": "2026-11-20",
                     *         "fit": "eligible",
                     *         "isSample": true,
                     *         "provenance": "sample",
                     *         "summary": "受理时间为2026年10月20日至11月20日，单项最高100万元。本文为示例数据，不能作为申报依据。",
                     *         "conditions": [
                     *           {
                     *             "text": "在本市依法登记注册满1年",
                     *             "item": null
                     *           },
                     *           {
                     *             "text": "上年度研发费用不低于100万元",
                     *             "item": null
                     *           },
                     *           {
                     *             "text": "近三年获得发明专利授权不少于1件",
                     *             "item": "专利成果奖励"
                     *           }
                     *         ],
                     *         "items": [
                     *           {
                     *             "id": "part-2.1",
                     *             "name": "研发费用补助",
                     *             "support": "subsidy",
                     *             "amountText": "按实际支出的10%给予补助，最高100万元"
                     *           }
                     *         ],
                     *         "method": "登录政务服务平台在线填报，经区级科技主管部门初审后报送市级科技主管部门",
                     *         "entry": {
                     *           "name": "（示例）政务服务平台",
                     *           "url": null
                     *         },
                     *         "materials": [
                     *           "研发费用补助申报书",
                     *           "营业执照",
                     *           "研发费用专项审计报告",
                     *           "申报材料真实性和信用承诺书"
                     *         ],
                     *         "contacts": [
                     *           {
                     *             "org": "（示例）杭州市科技主管部门",
                     *             "phone": "000-00001234"
                     *           }
                     *         ],
                     *         "basis": [
                     *           {
                     *             "id": "s-330100-rd-2026",
                     *             "title": "【示例】杭州市研发费用补助实施细则",
                     *             "docNo": "示例科〔2026〕012号"
                     *           }
                     *         ],
                     *         "changes": [
                     *           {
                     *             "version": 2,
                     *             "kind": "extended",
                     *             "day": "2026-11-17",
                     *             "title": "【示例】关于延长2026年度杭州市研发费用补助申报时间的通知",
                     *             "docNo": "示例科〔2026〕045号",
                     *             "policyId": "s-330100-rd-2026-n2026-x",
                     *             "moves": [
                     *               {
                     *                 "kind": "online",
                     *                 "batch": null,
                     *                 "from": "2026-11-20",
                     *                 "to": "2026-12-05"
                     *               },
                     *               {
                     *                 "kind": "offline",
                     *                 "batch": null,
                     *                 "from": "2026-11-24",
                     *                 "to": "2026-12-09"
                     *               },
                     *               {
                     *                 "kind": "recommend",
                     *                 "batch": null,
                     *                 "from": "2026-12-04",
                     *                 "to": "2026-12-19"
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "version": 1,
                     *             "kind": "published",
                     *             "day": "2026-10-12",
                     *             "title": "【示例】关于组织申报2026年度杭州市研发费用补助项目的通知",
                     *             "docNo": "示例科〔2026〕031号",
                     *             "policyId": "s-330100-rd-2026-n2026",
                     *             "moves": []
                     *           }
                     *         ],
                     *         "source": {
                     *           "provenance": "sample",
                     *           "name": "衡策示例数据",
                     *           "url": null,
                     *           "licence": null,
                     *           "verifiedAt": null,
                     *           "confidence": null,
                     *           "attribution": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Notice"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listNotices: {
        parameters: {
            query?: {
                department?: string;
                enterpriseId?: components["schemas"]["EnterpriseId"];
                /** @description Only what may fit the enterprise; nothing without one. */
                mine?: boolean;
                pageNum?: number;
                pageSize?: number;
                /** @description Words that all stand in the title, the 文号, the issuers or the items. */
                q?: string;
                region?: string;
                /** @description All of them without it. */
                state?: components["schemas"]["NoticeState"];
                theme?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "asOf": "2026-11-20",
                     *         "counts": {
                     *           "open": 2,
                     *           "upcoming": 6,
                     *           "closed": 31
                     *         },
                     *         "total": 2,
                     *         "rows": [
                     *           {
                     *             "id": "s-330100-rd-2026-n2026",
                     *             "title": "【示例】关于组织申报2026年度杭州市研发费用补助项目的通知",
                     *             "docNo": "示例科〔2026〕031号",
                     *             "issuers": [
                     *               "（示例）杭州市科技主管部门",
                     *               "（示例）杭州市财政主管部门"
                     *             ],
                     *             "regionCode": "330100",
                     *             "regionName": "杭州市",
                     *             "themes": [
                     *               "科技、教育"
                     *             ],
                     *             "publishedAt": "2026-10-12",
                     *             "audience": "在杭州市依法登记注册满1年的企业",
                     *             "supports": [
                     *               "subsidy"
                     *             ],
                     *             "window": {
                     *               "state": "open",
                     *               "opensAt": "2026-10-20",
                     *               "closesAt": "2026-12-05",
                     *               "daysLeft": 15
                     *             },
                     *             "deadlines": [
                     *               {
                     *                 "kind": "online",
                     *                 "batch": null,
                     *                 "day": "2026-12-05",
                     *                 "time": "17:00",
                     *                 "daysLeft": 15,
                     *                 "movedFrom": "2026-11-20"
                     *               },
                     *               {
                     *                 "kind": "offline",
                     *                 "batch": null,
                     *                 "day": "2026-12-09",
                     *                 "time": null,
                     *                 "daysLeft": 19,
                     *                 "movedFrom": "2026-11-24"
                     *               },
                     *               {
                     *                 "kind": "recommend",
                     *                 "batch": null,
                     *                 "day": "2026-12-19",
                     *                 "time": null,
                     *                 "daysLeft": 29,
                     *                 "movedFrom": "2026-12-04"
                     *               }
                     *             ],
                     *             "extendedFrom": "2026-11-20",
                     *             "fit": "eligible",
                     *             "isSample": true,
                     *             "provenance": "sample"
                     *           },
                     *           {
                     *             "id": "s-330000-digital-2026-n2026",
                     *             "title": "【示例】关于开展2026年度浙江省数字化改造补助申报工作的通知",
                     *             "docNo": "示例工信〔2026〕018号",
                     *             "issuers": [
                     *               "（示例）浙江省工业和信息化主管部门"
                     *             ],
                     *             "regionCode": "330000",
                     *             "regionName": "浙江省",
                     *             "themes": [
                     *               "工业、交通"
                     *             ],
                     *             "publishedAt": "2026-11-02",
                     *             "audience": "在浙江省依法登记注册满1年的企业",
                     *             "supports": [
                     *               "subsidy",
                     *               "award"
                     *             ],
                     *             "window": {
                     *               "state": "open",
                     *               "opensAt": "2026-11-09",
                     *               "closesAt": "2026-12-23",
                     *               "daysLeft": 33
                     *             },
                     *             "deadlines": [
                     *               {
                     *                 "kind": "online",
                     *                 "batch": null,
                     *                 "day": "2026-12-23",
                     *                 "time": null,
                     *                 "daysLeft": 33,
                     *                 "movedFrom": null
                     *               }
                     *             ],
                     *             "extendedFrom": null,
                     *             "fit": "toVerify",
                     *             "isSample": true,
                     *             "provenance": "sample"
                     *           }
                     *         ],
                     *         "regions": [
                     *           {
                     *             "value": "000000",
                     *             "name": "全国",
                     *             "count": 0
                     *           },
                     *           {
                     *             "value": "330000",
                     *             "name": "浙江省",
                     *             "count": 2
                     *           }
                     *         ],
                     *         "departments": [
                     *           {
                     *             "value": "（示例）浙江省工业和信息化主管部门",
                     *             "name": "（示例）浙江省工业和信息化主管部门",
                     *             "count": 1
                     *           }
                     *         ],
                     *         "themes": [
                     *           {
                     *             "value": "科技、教育",
                     *             "name": "科技、教育",
                     *             "count": 1
                     *           },
                     *           {
                     *             "value": "工业、交通",
                     *             "name": "工业、交通",
                     *             "count": 1
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["NoticeList"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["schemas"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "订单已取消",
                     *       "data": {
                     *         "id": "6f1d0c2b9a7e4f5d8c3b2a10",
                     *         "orderNo": "HC20261112004821",
                     *         "reference": "004821",
                     *         "state": "proof_submitted",
                     *         "stateName": "等待确认到账",
                     *         "planId": "professional",
                     *         "planName": "专业版",
                     *         "billing": "year",
                     *         "seats": 8,
                     *         "extraSeats": 0,
                     *         "payMethod": "bank_transfer",
                     *         "paidBy": null,
                     *         "items": [
                     *           {
                     *             "name": "专业版，年付",
                     *             "detail": "8名成员，全部模块",
                     *             "quantity": 1,
                     *             "unitFen": 1280000,
                     *             "amountFen": 1280000
                     *           }
                     *         ],
                     *         "totalFen": 1280000,
                     *         "discountFen": 128000,
                     *         "discountName": "试用转正优惠",
                     *         "payableFen": 1152000,
                     *         "invoice": {
                     *           "kind": "special",
                     *           "title": "青岚精密制造（示例）有限公司",
                     *           "taxNo": "91350100M000100Y43",
                     *           "email": "caiwu@qinglan.example",
                     *           "state": "requested"
                     *         },
                     *         "proof": {
                     *           "fileName": "电子回单_1119.pdf",
                     *           "size": 184320,
                     *           "uploadedAt": "2026-11-19T08:08:00.000Z"
                     *         },
                     *         "timeline": [
                     *           {
                     *             "state": "pending_payment",
                     *             "name": "提交订单",
                     *             "at": "2026-11-12T07:26:00.000Z",
                     *             "note": null
                     *           },
                     *           {
                     *             "state": "proof_submitted",
                     *             "name": "上传付款凭证",
                     *             "at": "2026-11-19T08:08:00.000Z",
                     *             "note": null
                     *           }
                     *         ],
                     *         "payee": {
                     *           "name": "衡策示例科技有限公司",
                     *           "account": "0000 2026 0000 1120",
                     *           "bank": "示例银行云澜支行",
                     *           "isSample": true
                     *         },
                     *         "adviser": {
                     *           "name": "沈一舟",
                     *           "phone": "400-000-2026转826"
                     *         },
                     *         "actions": [
                     *           "uploadProof",
                     *           "requestInvoice",
                     *           "cancel"
                     *         ],
                     *         "documents": [
                     *           "contract"
                     *         ],
                     *         "startsAt": null,
                     *         "expiresAt": null,
                     *         "payBy": "2026-12-12T07:26:00.000Z",
                     *         "createdAt": "2026-11-12T07:26:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Order"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createOrder: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateOrderBody"];
                "application/x-www-form-urlencoded": components["schemas"]["CreateOrderBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "订单已提交",
                     *       "data": {
                     *         "id": "6f1d0c2b9a7e4f5d8c3b2a10",
                     *         "orderNo": "HC20261112004821",
                     *         "reference": "004821",
                     *         "state": "proof_submitted",
                     *         "stateName": "等待确认到账",
                     *         "planId": "professional",
                     *         "planName": "专业版",
                     *         "billing": "year",
                     *         "seats": 8,
                     *         "extraSeats": 0,
                     *         "payMethod": "bank_transfer",
                     *         "paidBy": null,
                     *         "items": [
                     *           {
                     *             "name": "专业版，年付",
                     *             "detail": "8名成员，全部模块",
                     *             "quantity": 1,
                     *             "unitFen": 1280000,
                     *             "amountFen": 1280000
                     *           }
                     *         ],
                     *         "totalFen": 1280000,
                     *         "discountFen": 128000,
                     *         "discountName": "试用转正优惠",
                     *         "payableFen": 1152000,
                     *         "invoice": {
                     *           "kind": "special",
                     *           "title": "青岚精密制造（示例）有限公司",
                     *           "taxNo": "91350100M000100Y43",
                     *           "email": "caiwu@qinglan.example",
                     *           "state": "requested"
                     *         },
                     *         "proof": {
                     *           "fileName": "电子回单_1119.pdf",
                     *           "size": 184320,
                     *           "uploadedAt": "2026-11-19T08:08:00.000Z"
                     *         },
                     *         "timeline": [
                     *           {
                     *             "state": "pending_payment",
                     *             "name": "提交订单",
                     *             "at": "2026-11-12T07:26:00.000Z",
                     *             "note": null
                     *           },
                     *           {
                     *             "state": "proof_submitted",
                     *             "name": "上传付款凭证",
                     *             "at": "2026-11-19T08:08:00.000Z",
                     *             "note": null
                     *           }
                     *         ],
                     *         "payee": {
                     *           "name": "衡策示例科技有限公司",
                     *           "account": "0000 2026 0000 1120",
                     *           "bank": "示例银行云澜支行",
                     *           "isSample": true
                     *         },
                     *         "adviser": {
                     *           "name": "沈一舟",
                     *           "phone": "400-000-2026转826"
                     *         },
                     *         "actions": [
                     *           "uploadProof",
                     *           "requestInvoice",
                     *           "cancel"
                     *         ],
                     *         "documents": [
                     *           "contract"
                     *         ],
                     *         "startsAt": null,
                     *         "expiresAt": null,
                     *         "payBy": "2026-12-12T07:26:00.000Z",
                     *         "createdAt": "2026-11-12T07:26:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Order"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["schemas"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "id": "6f1d0c2b9a7e4f5d8c3b2a10",
                     *         "orderNo": "HC20261112004821",
                     *         "reference": "004821",
                     *         "state": "proof_submitted",
                     *         "stateName": "等待确认到账",
                     *         "planId": "professional",
                     *         "planName": "专业版",
                     *         "billing": "year",
                     *         "seats": 8,
                     *         "extraSeats": 0,
                     *         "payMethod": "bank_transfer",
                     *         "paidBy": null,
                     *         "items": [
                     *           {
                     *             "name": "专业版，年付",
                     *             "detail": "8名成员，全部模块",
                     *             "quantity": 1,
                     *             "unitFen": 1280000,
                     *             "amountFen": 1280000
                     *           }
                     *         ],
                     *         "totalFen": 1280000,
                     *         "discountFen": 128000,
                     *         "discountName": "试用转正优惠",
                     *         "payableFen": 1152000,
                     *         "invoice": {
                     *           "kind": "special",
                     *           "title": "青岚精密制造（示例）有限公司",
                     *           "taxNo": "91350100M000100Y43",
                     *           "email": "caiwu@qinglan.example",
                     *           "state": "requested"
                     *         },
                     *         "proof": {
                     *           "fileName": "电子回单_1119.pdf",
                     *           "size": 184320,
                     *           "uploadedAt": "2026-11-19T08:08:00.000Z"
                     *         },
                     *         "timeline": [
                     *           {
                     *             "state": "pending_payment",
                     *             "name": "提交订单",
                     *             "at": "2026-11-12T07:26:00.000Z",
                     *             "note": null
                     *           },
                     *           {
                     *             "state": "proof_submitted",
                     *             "name": "上传付款凭证",
                     *             "at": "2026-11-19T08:08:00.000Z",
                     *             "note": null
                     *           }
                     *         ],
                     *         "payee": {
                     *           "name": "衡策示例科技有限公司",
                     *           "account": "0000 2026 0000 1120",
                     *           "bank": "示例银行云澜支行",
                     *           "isSample": true
                     *         },
                     *         "adviser": {
                     *           "name": "沈一舟",
                     *           "phone": "400-000-2026转826"
                     *         },
                     *         "actions": [
                     *           "uploadProof",
                     *           "requestInvoice",
                     *           "cancel"
                     *         ],
                     *         "documents": [
                     *           "contract"
                     *         ],
                     *         "startsAt": null,
                     *         "expiresAt": null,
                     *         "payBy": "2026-12-12T07:26:00.000Z",
                     *         "createdAt": "2026-11-12T07:26:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Order"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    downloadOrderDocument: {
        parameters: {
            query: {
                kind: components["schemas"]["OrderDocumentKind"];
            };
            header?: never;
            path: {
                orderId: components["schemas"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The PDF. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": unknown;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    requestInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["schemas"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceBody"];
                "application/x-www-form-urlencoded": components["schemas"]["InvoiceBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "发票信息已保存",
                     *       "data": {
                     *         "id": "6f1d0c2b9a7e4f5d8c3b2a10",
                     *         "orderNo": "HC20261112004821",
                     *         "reference": "004821",
                     *         "state": "proof_submitted",
                     *         "stateName": "等待确认到账",
                     *         "planId": "professional",
                     *         "planName": "专业版",
                     *         "billing": "year",
                     *         "seats": 8,
                     *         "extraSeats": 0,
                     *         "payMethod": "bank_transfer",
                     *         "paidBy": null,
                     *         "items": [
                     *           {
                     *             "name": "专业版，年付",
                     *             "detail": "8名成员，全部模块",
                     *             "quantity": 1,
                     *             "unitFen": 1280000,
                     *             "amountFen": 1280000
                     *           }
                     *         ],
                     *         "totalFen": 1280000,
                     *         "discountFen": 128000,
                     *         "discountName": "试用转正优惠",
                     *         "payableFen": 1152000,
                     *         "invoice": {
                     *           "kind": "special",
                     *           "title": "青岚精密制造（示例）有限公司",
                     *           "taxNo": "91350100M000100Y43",
                     *           "email": "caiwu@qinglan.example",
                     *           "state": "requested"
                     *         },
                     *         "proof": {
                     *           "fileName": "电子回单_1119.pdf",
                     *           "size": 184320,
                     *           "uploadedAt": "2026-11-19T08:08:00.000Z"
                     *         },
                     *         "timeline": [
                     *           {
                     *             "state": "pending_payment",
                     *             "name": "提交订单",
                     *             "at": "2026-11-12T07:26:00.000Z",
                     *             "note": null
                     *           },
                     *           {
                     *             "state": "proof_submitted",
                     *             "name": "上传付款凭证",
                     *             "at": "2026-11-19T08:08:00.000Z",
                     *             "note": null
                     *           }
                     *         ],
                     *         "payee": {
                     *           "name": "衡策示例科技有限公司",
                     *           "account": "0000 2026 0000 1120",
                     *           "bank": "示例银行云澜支行",
                     *           "isSample": true
                     *         },
                     *         "adviser": {
                     *           "name": "沈一舟",
                     *           "phone": "400-000-2026转826"
                     *         },
                     *         "actions": [
                     *           "uploadProof",
                     *           "requestInvoice",
                     *           "cancel"
                     *         ],
                     *         "documents": [
                     *           "contract"
                     *         ],
                     *         "startsAt": null,
                     *         "expiresAt": null,
                     *         "payBy": "2026-12-12T07:26:00.000Z",
                     *         "createdAt": "2026-11-12T07:26:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Order"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                pageNum?: number;
                pageSize?: number;
                state?: components["schemas"]["OrderState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "total": 1,
                     *         "rows": [
                     *           {
                     *             "id": "6f1d0c2b9a7e4f5d8c3b2a10",
                     *             "orderNo": "HC20261112004821",
                     *             "state": "proof_submitted",
                     *             "stateName": "等待确认到账",
                     *             "planName": "专业版",
                     *             "billing": "year",
                     *             "payableFen": 1152000,
                     *             "createdAt": "2026-11-12T07:26:00.000Z",
                     *             "expiresAt": null
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["OrderPage"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    startPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["schemas"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "paymentId": "41c07b5e2d9f6a8b3c1d0e4f",
                     *         "gateway": "sandbox",
                     *         "amountFen": 1152000,
                     *         "payUrl": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Payment"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    receivePaymentNotice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentNotice"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["EmptyEnvelope"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listPlans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": [
                     *         {
                     *           "id": "professional",
                     *           "name": "专业版",
                     *           "summary": "财务与研发共同申报",
                     *           "prices": {
                     *             "year": 1280000,
                     *             "quarter": 360000
                     *           },
                     *           "seats": 8,
                     *           "extraSeatFen": {
                     *             "year": 90000,
                     *             "quarter": 27000
                     *           },
                     *           "modules": [
                     *             {
                     *               "module": "match",
                     *               "moduleName": "政策匹配",
                     *               "limit": null,
                     *               "reset": "never"
                     *             },
                     *             {
                     *               "module": "meeting",
                     *               "moduleName": "会议转写",
                     *               "limit": 120,
                     *               "reset": "month"
                     *             }
                     *           ],
                     *           "features": [
                     *             "写作空间",
                     *             "工作日专属顾问"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Plan"][];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    uploadPaymentProof: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["schemas"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ProofBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "凭证已上传，正在核对到账",
                     *       "data": {
                     *         "id": "6f1d0c2b9a7e4f5d8c3b2a10",
                     *         "orderNo": "HC20261112004821",
                     *         "reference": "004821",
                     *         "state": "proof_submitted",
                     *         "stateName": "等待确认到账",
                     *         "planId": "professional",
                     *         "planName": "专业版",
                     *         "billing": "year",
                     *         "seats": 8,
                     *         "extraSeats": 0,
                     *         "payMethod": "bank_transfer",
                     *         "paidBy": null,
                     *         "items": [
                     *           {
                     *             "name": "专业版，年付",
                     *             "detail": "8名成员，全部模块",
                     *             "quantity": 1,
                     *             "unitFen": 1280000,
                     *             "amountFen": 1280000
                     *           }
                     *         ],
                     *         "totalFen": 1280000,
                     *         "discountFen": 128000,
                     *         "discountName": "试用转正优惠",
                     *         "payableFen": 1152000,
                     *         "invoice": {
                     *           "kind": "special",
                     *           "title": "青岚精密制造（示例）有限公司",
                     *           "taxNo": "91350100M000100Y43",
                     *           "email": "caiwu@qinglan.example",
                     *           "state": "requested"
                     *         },
                     *         "proof": {
                     *           "fileName": "电子回单_1119.pdf",
                     *           "size": 184320,
                     *           "uploadedAt": "2026-11-19T08:08:00.000Z"
                     *         },
                     *         "timeline": [
                     *           {
                     *             "state": "pending_payment",
                     *             "name": "提交订单",
                     *             "at": "2026-11-12T07:26:00.000Z",
                     *             "note": null
                     *           },
                     *           {
                     *             "state": "proof_submitted",
                     *             "name": "上传付款凭证",
                     *             "at": "2026-11-19T08:08:00.000Z",
                     *             "note": null
                     *           }
                     *         ],
                     *         "payee": {
                     *           "name": "衡策示例科技有限公司",
                     *           "account": "0000 2026 0000 1120",
                     *           "bank": "示例银行云澜支行",
                     *           "isSample": true
                     *         },
                     *         "adviser": {
                     *           "name": "沈一舟",
                     *           "phone": "400-000-2026转826"
                     *         },
                     *         "actions": [
                     *           "uploadProof",
                     *           "requestInvoice",
                     *           "cancel"
                     *         ],
                     *         "documents": [
                     *           "contract"
                     *         ],
                     *         "startsAt": null,
                     *         "expiresAt": null,
                     *         "payBy": "2026-12-12T07:26:00.000Z",
                     *         "createdAt": "2026-11-12T07:26:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Order"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    downloadPaymentProof: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["schemas"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": unknown;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    quoteOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Purchase"];
                "application/x-www-form-urlencoded": components["schemas"]["Purchase"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "name": "专业版，年付",
                     *             "detail": "8名成员，全部模块",
                     *             "quantity": 1,
                     *             "unitFen": 1280000,
                     *             "amountFen": 1280000
                     *           }
                     *         ],
                     *         "totalFen": 1280000,
                     *         "discountFen": 128000,
                     *         "discountName": "试用转正优惠",
                     *         "payableFen": 1152000
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Quote"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    refundOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["schemas"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "已申请退款",
                     *       "data": {
                     *         "id": "6f1d0c2b9a7e4f5d8c3b2a10",
                     *         "orderNo": "HC20261112004821",
                     *         "reference": "004821",
                     *         "state": "proof_submitted",
                     *         "stateName": "等待确认到账",
                     *         "planId": "professional",
                     *         "planName": "专业版",
                     *         "billing": "year",
                     *         "seats": 8,
                     *         "extraSeats": 0,
                     *         "payMethod": "bank_transfer",
                     *         "paidBy": null,
                     *         "items": [
                     *           {
                     *             "name": "专业版，年付",
                     *             "detail": "8名成员，全部模块",
                     *             "quantity": 1,
                     *             "unitFen": 1280000,
                     *             "amountFen": 1280000
                     *           }
                     *         ],
                     *         "totalFen": 1280000,
                     *         "discountFen": 128000,
                     *         "discountName": "试用转正优惠",
                     *         "payableFen": 1152000,
                     *         "invoice": {
                     *           "kind": "special",
                     *           "title": "青岚精密制造（示例）有限公司",
                     *           "taxNo": "91350100M000100Y43",
                     *           "email": "caiwu@qinglan.example",
                     *           "state": "requested"
                     *         },
                     *         "proof": {
                     *           "fileName": "电子回单_1119.pdf",
                     *           "size": 184320,
                     *           "uploadedAt": "2026-11-19T08:08:00.000Z"
                     *         },
                     *         "timeline": [
                     *           {
                     *             "state": "pending_payment",
                     *             "name": "提交订单",
                     *             "at": "2026-11-12T07:26:00.000Z",
                     *             "note": null
                     *           },
                     *           {
                     *             "state": "proof_submitted",
                     *             "name": "上传付款凭证",
                     *             "at": "2026-11-19T08:08:00.000Z",
                     *             "note": null
                     *           }
                     *         ],
                     *         "payee": {
                     *           "name": "衡策示例科技有限公司",
                     *           "account": "0000 2026 0000 1120",
                     *           "bank": "示例银行云澜支行",
                     *           "isSample": true
                     *         },
                     *         "adviser": {
                     *           "name": "沈一舟",
                     *           "phone": "400-000-2026转826"
                     *         },
                     *         "actions": [
                     *           "uploadProof",
                     *           "requestInvoice",
                     *           "cancel"
                     *         ],
                     *         "documents": [
                     *           "contract"
                     *         ],
                     *         "startsAt": null,
                     *         "expiresAt": null,
                     *         "payBy": "2026-12-12T07:26:00.000Z",
                     *         "createdAt": "2026-11-12T07:26:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Order"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    paySandbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SandboxBody"];
                "application/x-www-form-urlencoded": components["schemas"]["SandboxBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "沙箱支付完成",
                     *       "data": {
                     *         "id": "6f1d0c2b9a7e4f5d8c3b2a10",
                     *         "orderNo": "HC20261112004821",
                     *         "reference": "004821",
                     *         "state": "proof_submitted",
                     *         "stateName": "等待确认到账",
                     *         "planId": "professional",
                     *         "planName": "专业版",
                     *         "billing": "year",
                     *         "seats": 8,
                     *         "extraSeats": 0,
                     *         "payMethod": "bank_transfer",
                     *         "paidBy": null,
                     *         "items": [
                     *           {
                     *             "name": "专业版，年付",
                     *             "detail": "8名成员，全部模块",
                     *             "quantity": 1,
                     *             "unitFen": 1280000,
                     *             "amountFen": 1280000
                     *           }
                     *         ],
                     *         "totalFen": 1280000,
                     *         "discountFen": 128000,
                     *         "discountName": "试用转正优惠",
                     *         "payableFen": 1152000,
                     *         "invoice": {
                     *           "kind": "special",
                     *           "title": "青岚精密制造（示例）有限公司",
                     *           "taxNo": "91350100M000100Y43",
                     *           "email": "caiwu@qinglan.example",
                     *           "state": "requested"
                     *         },
                     *         "proof": {
                     *           "fileName": "电子回单_1119.pdf",
                     *           "size": 184320,
                     *           "uploadedAt": "2026-11-19T08:08:00.000Z"
                     *         },
                     *         "timeline": [
                     *           {
                     *             "state": "pending_payment",
                     *             "name": "提交订单",
                     *             "at": "2026-11-12T07:26:00.000Z",
                     *             "note": null
                     *           },
                     *           {
                     *             "state": "proof_submitted",
                     *             "name": "上传付款凭证",
                     *             "at": "2026-11-19T08:08:00.000Z",
                     *             "note": null
                     *           }
                     *         ],
                     *         "payee": {
                     *           "name": "衡策示例科技有限公司",
                     *           "account": "0000 2026 0000 1120",
                     *           "bank": "示例银行云澜支行",
                     *           "isSample": true
                     *         },
                     *         "adviser": {
                     *           "name": "沈一舟",
                     *           "phone": "400-000-2026转826"
                     *         },
                     *         "actions": [
                     *           "uploadProof",
                     *           "requestInvoice",
                     *           "cancel"
                     *         ],
                     *         "documents": [
                     *           "contract"
                     *         ],
                     *         "startsAt": null,
                     *         "expiresAt": null,
                     *         "payBy": "2026-12-12T07:26:00.000Z",
                     *         "createdAt": "2026-11-12T07:26:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Order"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    submitOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["schemas"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubmitOrderBody"];
                "application/x-www-form-urlencoded": components["schemas"]["SubmitOrderBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "订单已提交",
                     *       "data": {
                     *         "id": "6f1d0c2b9a7e4f5d8c3b2a10",
                     *         "orderNo": "HC20261112004821",
                     *         "reference": "004821",
                     *         "state": "proof_submitted",
                     *         "stateName": "等待确认到账",
                     *         "planId": "professional",
                     *         "planName": "专业版",
                     *         "billing": "year",
                     *         "seats": 8,
                     *         "extraSeats": 0,
                     *         "payMethod": "bank_transfer",
                     *         "paidBy": null,
                     *         "items": [
                     *           {
                     *             "name": "专业版，年付",
                     *             "detail": "8名成员，全部模块",
                     *             "quantity": 1,
                     *             "unitFen": 1280000,
                     *             "amountFen": 1280000
                     *           }
                     *         ],
                     *         "totalFen": 1280000,
                     *         "discountFen": 128000,
                     *         "discountName": "试用转正优惠",
                     *         "payableFen": 1152000,
                     *         "invoice": {
                     *           "kind": "special",
                     *           "title": "青岚精密制造（示例）有限公司",
                     *           "taxNo": "91350100M000100Y43",
                     *           "email": "caiwu@qinglan.example",
                     *           "state": "requested"
                     *         },
                     *         "proof": {
                     *           "fileName": "电子回单_1119.pdf",
                     *           "size": 184320,
                     *           "uploadedAt": "2026-11-19T08:08:00.000Z"
                     *         },
                     *         "timeline": [
                     *           {
                     *             "state": "pending_payment",
                     *             "name": "提交订单",
                     *             "at": "2026-11-12T07:26:00.000Z",
                     *             "note": null
                     *           },
                     *           {
                     *             "state": "proof_submitted",
                     *             "name": "上传付款凭证",
                     *             "at": "2026-11-19T08:08:00.000Z",
                     *             "note": null
                     *           }
                     *         ],
                     *         "payee": {
                     *           "name": "衡策示例科技有限公司",
                     *           "account": "0000 2026 0000 1120",
                     *           "bank": "示例银行云澜支行",
                     *           "isSample": true
                     *         },
                     *         "adviser": {
                     *           "name": "沈一舟",
                     *           "phone": "400-000-2026转826"
                     *         },
                     *         "actions": [
                     *           "uploadProof",
                     *           "requestInvoice",
                     *           "cancel"
                     *         ],
                     *         "documents": [
                     *           "contract"
                     *         ],
                     *         "startsAt": null,
                     *         "expiresAt": null,
                     *         "payBy": "2026-12-12T07:26:00.000Z",
                     *         "createdAt": "2026-11-12T07:26:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Order"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getSaleTerms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "adviser": {
                     *           "name": "沈一舟",
                     *           "phone": "400-000-2026转826"
                     *         },
                     *         "gateway": null,
                     *         "payDays": 30,
                     *         "refundDays": 7,
                     *         "agreement": {
                     *           "version": "2026-11-21",
                     *           "clauses": [
                     *             {
                     *               "title": "退款",
                     *               "text": "开通后7天内没有使用过，可以在订单里申请全额退款。"
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["SaleTerms"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    comparePolicies: {
        parameters: {
            query: {
                left: components["schemas"]["PolicyId"];
                right: components["schemas"]["PolicyId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "left": {
                     *           "id": "third-payment-2020",
                     *           "title": "保障中小企业款项支付条例",
                     *           "docNo": null,
                     *           "regionName": "全国",
                     *           "label": "2020年版",
                     *           "date": "2020-07-05",
                     *           "status": "repealed",
                     *           "provenance": "third_party",
                     *           "isSample": false,
                     *           "hasFullText": true,
                     *           "attribution": "LawRefBook"
                     *         },
                     *         "right": {
                     *           "id": "third-payment-2025",
                     *           "title": "保障中小企业款项支付条例",
                     *           "docNo": null,
                     *           "regionName": "全国",
                     *           "label": "2025年版",
                     *           "date": "2025-03-17",
                     *           "status": "in_force",
                     *           "provenance": "third_party",
                     *           "isSample": false,
                     *           "hasFullText": true,
                     *           "attribution": "LawRefBook"
                     *         },
                     *         "isSameTitle": true,
                     *         "counts": {
                     *           "same": 1,
                     *           "renumbered": 0,
                     *           "changed": 1,
                     *           "moved": 0,
                     *           "split": 0,
                     *           "merged": 0,
                     *           "added": 1,
                     *           "removed": 1
                     *         },
                     *         "rows": [
                     *           {
                     *             "id": "0-0",
                     *             "change": "same",
                     *             "left": {
                     *               "clauseId": "art-3",
                     *               "label": "第三条",
                     *               "path": []
                     *             },
                     *             "right": {
                     *               "clauseId": "art-3",
                     *               "label": "第三条",
                     *               "path": []
                     *             },
                     *             "segments": [
                     *               {
                     *                 "kind": "same",
                     *                 "text": "本条例所称中小企业，是指在中华人民共和国境内依法设立，依据国务院批准的中小企业划分标准确定的中型企业、小型企业和微型企业。",
                     *                 "isQuantity": false
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "id": "-1",
                     *             "change": "added",
                     *             "left": null,
                     *             "right": {
                     *               "clauseId": "art-4",
                     *               "label": "第四条",
                     *               "path": []
                     *             },
                     *             "segments": [
                     *               {
                     *                 "kind": "added",
                     *                 "text": "保障中小企业款项支付工作，应当贯彻落实党和国家的路线方针政策、决策部署，坚持支付主体负责、行业规范自律、政府依法监管、社会协同监督的原则。",
                     *                 "isQuantity": false
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "id": "1-2",
                     *             "change": "changed",
                     *             "left": {
                     *               "clauseId": "art-8",
                     *               "label": "第八条",
                     *               "path": []
                     *             },
                     *             "right": {
                     *               "clauseId": "art-9",
                     *               "label": "第九条",
                     *               "path": []
                     *             },
                     *             "segments": [
                     *               {
                     *                 "kind": "same",
                     *                 "text": "大型企业从中小企业采购货物、工程、服务，应当",
                     *                 "isQuantity": false
                     *               },
                     *               {
                     *                 "kind": "added",
                     *                 "text": "自货物、工程、服务交付之日起60日内支付款项；合同另有约定的，从其约定，但应当",
                     *                 "isQuantity": false
                     *               },
                     *               {
                     *                 "kind": "same",
                     *                 "text": "按照行业规范、交易习惯合理约定付款期限并及时支付款项",
                     *                 "isQuantity": false
                     *               },
                     *               {
                     *                 "kind": "added",
                     *                 "text": "，不得约定以收到第三方付款作为向中小企业支付款项的条件",
                     *                 "isQuantity": false
                     *               },
                     *               {
                     *                 "kind": "same",
                     *                 "text": "。",
                     *                 "isQuantity": false
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "id": "2-",
                     *             "change": "removed",
                     *             "left": {
                     *               "clauseId": "art-28",
                     *               "label": "第二十八条",
                     *               "path": []
                     *             },
                     *             "right": null,
                     *             "segments": [
                     *               {
                     *                 "kind": "removed",
                     *                 "text": "部分或者全部使用财政资金的团体组织采购货物、工程、服务支付中小企业款项，参照本条例对机关、事业单位的有关规定执行。",
                     *                 "isQuantity": false
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "points": [
                     *           {
                     *             "topic": "deadline",
                     *             "rowId": "1-2",
                     *             "left": null,
                     *             "right": {
                     *               "before": "应当自货物、工程、服务交付之日起",
                     *               "figure": "60日",
                     *               "after": "内支付款项"
                     *             },
                     *             "direction": null
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["PolicyComparison"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                policyId: components["schemas"]["PolicyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The policy with its clauses, versions and relations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "id": "s-rdsub-330000-1",
                     *         "title": "【示例】浙江省企业研发费用后补助实施细则",
                     *         "docNo": "示例科〔2026〕012号",
                     *         "indexNo": null,
                     *         "issuers": [
                     *           "（示例）浙江省科技主管部门"
                     *         ],
                     *         "level": "province",
                     *         "regionCode": "330000",
                     *         "regionName": "浙江省",
                     *         "kind": "normative",
                     *         "status": "in_force",
                     *         "statusNote": "自2026年10月1日起施行，有效期至2029年9月30日",
                     *         "themes": [
                     *           "科技、教育"
                     *         ],
                     *         "isSample": true,
                     *         "writtenAt": "2026-09-16",
                     *         "publishedAt": "2026-09-18",
                     *         "effectiveFrom": "2026-10-01",
                     *         "effectiveTo": "2029-09-30",
                     *         "summary": "对企业上年度研发费用分段给予后补助，单个企业每年最高200万元。",
                     *         "hasFullText": true,
                     *         "clauses": [
                     *           {
                     *             "id": "ch-1",
                     *             "parentId": null,
                     *             "kind": "chapter",
                     *             "label": "第一章",
                     *             "heading": "总则",
                     *             "text": "",
                     *             "depth": 0
                     *           },
                     *           {
                     *             "id": "art-1",
                     *             "parentId": "ch-1",
                     *             "kind": "article",
                     *             "label": "第一条",
                     *             "heading": "",
                     *             "text": "为引导企业加大研发投入，制定本细则。（示例条款）",
                     *             "depth": 1
                     *           },
                     *           {
                     *             "id": "ch-2",
                     *             "parentId": null,
                     *             "kind": "chapter",
                     *             "label": "第二章",
                     *             "heading": "补助标准",
                     *             "text": "",
                     *             "depth": 0
                     *           },
                     *           {
                     *             "id": "art-7",
                     *             "parentId": "ch-2",
                     *             "kind": "article",
                     *             "label": "第七条",
                     *             "heading": "",
                     *             "text": "对符合第五条规定的企业，按其上年度研发费用加计扣除额分段给予后补助：",
                     *             "depth": 1
                     *           },
                     *           {
                     *             "id": "art-7.1",
                     *             "parentId": "art-7",
                     *             "kind": "item",
                     *             "label": "（一）",
                     *             "heading": "",
                     *             "text": "500万元（含）以下部分，按6%给予补助；",
                     *             "depth": 2
                     *           },
                     *           {
                     *             "id": "art-7.2",
                     *             "parentId": "art-7",
                     *             "kind": "item",
                     *             "label": "（二）",
                     *             "heading": "",
                     *             "text": "500万元以上至2000万元（含）部分，按4%给予补助。（示例条款）",
                     *             "depth": 2
                     *           },
                     *           {
                     *             "id": "art-8",
                     *             "parentId": "ch-2",
                     *             "kind": "article",
                     *             "label": "第八条",
                     *             "heading": "",
                     *             "text": "单个企业每年度补助总额不超过200万元。（示例条款）",
                     *             "depth": 1
                     *           }
                     *         ],
                     *         "keyFacts": [
                     *           {
                     *             "label": "支持方式",
                     *             "value": "后补助，一次性拨付",
                     *             "clauseId": "art-7"
                     *           },
                     *           {
                     *             "label": "单企上限",
                     *             "value": "每年200万元",
                     *             "clauseId": "art-8"
                     *           }
                     *         ],
                     *         "items": [
                     *           {
                     *             "id": "rd-subsidy",
                     *             "name": "研发费用后补助",
                     *             "support": "subsidy",
                     *             "amount": {
                     *               "text": "最高200万元",
                     *               "capFen": 200000000
                     *             },
                     *             "conditions": [
                     *               {
                     *                 "id": "c1",
                     *                 "text": "研发费用占营业收入不低于4%",
                     *                 "operator": ">=",
                     *                 "threshold": "4%",
                     *                 "clauseId": "art-7"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "materials": [
                     *           "企业研发费用后补助申报书",
                     *           "上年度所得税汇算清缴报告",
                     *           "研发费用辅助账汇总表"
                     *         ],
                     *         "obligations": [
                     *           {
                     *             "label": "绩效",
                     *             "value": "次年3月底前报送绩效自评",
                     *             "clauseId": "art-8"
                     *           }
                     *         ],
                     *         "window": {
                     *           "state": "open",
                     *           "opensAt": "2026-11-01",
                     *           "closesAt": "2026-12-31",
                     *           "daysLeft": 41
                     *         },
                     *         "milestones": [
                     *           {
                     *             "kind": "published",
                     *             "label": "发布",
                     *             "date": "2026-09-18"
                     *           },
                     *           {
                     *             "kind": "opens",
                     *             "label": "开放申报",
                     *             "date": "2026-11-01"
                     *           },
                     *           {
                     *             "kind": "closes",
                     *             "label": "申报截止",
                     *             "date": "2026-12-31"
                     *           }
                     *         ],
                     *         "versions": [
                     *           {
                     *             "id": "s-rdsub-330000-1",
                     *             "title": "【示例】浙江省企业研发费用后补助实施细则",
                     *             "label": "现行版本",
                     *             "date": "2026-09-18",
                     *             "status": "in_force",
                     *             "isCurrent": true
                     *           }
                     *         ],
                     *         "relations": [
                     *           {
                     *             "kind": "based_on",
                     *             "label": "依据",
                     *             "policy": {
                     *               "id": "n-hnte-2016-32",
                     *               "title": "高新技术企业认定管理办法",
                     *               "docNo": "国科发火〔2016〕32号"
                     *             }
                     *           }
                     *         ],
                     *         "source": {
                     *           "provenance": "sample",
                     *           "name": "示例数据生成器",
                     *           "url": null,
                     *           "licence": null,
                     *           "verifiedAt": null,
                     *           "confidence": null,
                     *           "attribution": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Policy"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getPolicyOverview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most five newest and five soonest-closing policies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "total": 724,
                     *         "totalSample": 702,
                     *         "newest": [
                     *           {
                     *             "id": "s-rdsub-330000-1",
                     *             "title": "【示例】浙江省企业研发费用后补助实施细则",
                     *             "titleMarks": [],
                     *             "docNo": "示例科〔2026〕012号",
                     *             "issuers": [
                     *               "（示例）浙江省科技主管部门"
                     *             ],
                     *             "level": "province",
                     *             "regionCode": "330000",
                     *             "regionName": "浙江省",
                     *             "kind": "normative",
                     *             "status": "in_force",
                     *             "provenance": "sample",
                     *             "isSample": true,
                     *             "publishedAt": "2026-09-18",
                     *             "effectiveFrom": "2026-10-01",
                     *             "support": [
                     *               "subsidy"
                     *             ],
                     *             "amount": {
                     *               "text": "最高200万元",
                     *               "capFen": 200000000
                     *             },
                     *             "window": {
                     *               "state": "open",
                     *               "opensAt": "2026-11-01",
                     *               "closesAt": "2026-12-31",
                     *               "daysLeft": 41
                     *             },
                     *             "snippets": [],
                     *             "supersededBy": null,
                     *             "versionCount": 1
                     *           }
                     *         ],
                     *         "closingSoon": [
                     *           {
                     *             "id": "s-interest-330100-1",
                     *             "title": "【示例】杭州市科技型中小企业研发贷款贴息申报通知",
                     *             "titleMarks": [],
                     *             "docNo": "示例金〔2026〕031号",
                     *             "issuers": [
                     *               "（示例）杭州市科技主管部门",
                     *               "（示例）杭州市财政主管部门"
                     *             ],
                     *             "level": "city",
                     *             "regionCode": "330100",
                     *             "regionName": "杭州市",
                     *             "kind": "normative",
                     *             "status": "in_force",
                     *             "provenance": "sample",
                     *             "isSample": true,
                     *             "publishedAt": "2026-09-18",
                     *             "effectiveFrom": "2026-10-01",
                     *             "support": [
                     *               "interest"
                     *             ],
                     *             "amount": {
                     *               "text": "最高60万元",
                     *               "capFen": 60000000
                     *             },
                     *             "window": {
                     *               "state": "open",
                     *               "opensAt": "2026-10-20",
                     *               "closesAt": "2026-11-28",
                     *               "daysLeft": 8
                     *             },
                     *             "snippets": [],
                     *             "supersededBy": null,
                     *             "versionCount": 1
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["PolicyOverview"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    searchPolicies: {
        parameters: {
            query?: {
                dateFrom?: string;
                dateTo?: string;
                department?: string[];
                kind?: components["schemas"]["PolicyKind"][];
                level?: components["schemas"]["PolicyLevel"][];
                pageNum?: number;
                pageSize?: number;
                /** @description Only the first 200 characters are searched; the reply says so. A minus before a word (专精特新 -上海) leaves out what says it. Without a letter, a digit or a Han character nothing is found. */
                q?: string;
                /** @description A region includes everything below it. */
                region?: string[];
                sort?: components["schemas"]["SortOrder"];
                source?: components["schemas"]["Provenance"][];
                status?: components["schemas"]["PolicyStatus"][];
                support?: components["schemas"]["SupportKind"][];
                theme?: string[];
                window?: components["schemas"]["WindowState"][];
                year?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of hits with the facets of the whole result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "total": 86,
                     *         "recognised": {
                     *           "docNo": null,
                     *           "clauseLabel": null,
                     *           "terms": [
                     *             "研发",
                     *             "费用",
                     *             "补助"
                     *           ],
                     *           "truncated": false
                     *         },
                     *         "dropSuggestions": [],
                     *         "didYouMean": [],
                     *         "rows": [
                     *           {
                     *             "id": "s-rdsub-330000-1",
                     *             "title": "【示例】浙江省企业研发费用后补助实施细则",
                     *             "titleMarks": [
                     *               [
                     *                 9,
                     *                 13
                     *               ],
                     *               [
                     *                 14,
                     *                 16
                     *               ]
                     *             ],
                     *             "docNo": "示例科〔2026〕012号",
                     *             "issuers": [
                     *               "（示例）浙江省科技主管部门"
                     *             ],
                     *             "level": "province",
                     *             "regionCode": "330000",
                     *             "regionName": "浙江省",
                     *             "kind": "normative",
                     *             "status": "in_force",
                     *             "provenance": "sample",
                     *             "isSample": true,
                     *             "publishedAt": "2026-09-18",
                     *             "effectiveFrom": "2026-10-01",
                     *             "support": [
                     *               "subsidy"
                     *             ],
                     *             "amount": {
                     *               "text": "最高200万元",
                     *               "capFen": 200000000
                     *             },
                     *             "window": {
                     *               "state": "open",
                     *               "opensAt": "2026-11-01",
                     *               "closesAt": "2026-12-31",
                     *               "daysLeft": 41
                     *             },
                     *             "snippets": [
                     *               {
                     *                 "clauseId": "art-7",
                     *                 "clauseLabel": "第七条",
                     *                 "text": "上年度研发费用加计扣除额500万元（含）以下部分按6%给予后补助，500万元以上至2000万元（含）部分按4%给予后补助。",
                     *                 "marks": [
                     *                   [
                     *                     3,
                     *                     7
                     *                   ],
                     *                   [
                     *                     30,
                     *                     32
                     *                   ]
                     *                 ]
                     *               }
                     *             ],
                     *             "supersededBy": null,
                     *             "versionCount": 1
                     *           },
                     *           {
                     *             "id": "s-interest-330100-1",
                     *             "title": "【示例】杭州市科技型中小企业研发贷款贴息申报通知",
                     *             "titleMarks": [
                     *               [
                     *                 14,
                     *                 16
                     *               ]
                     *             ],
                     *             "docNo": "示例金〔2026〕031号",
                     *             "issuers": [
                     *               "（示例）杭州市科技主管部门",
                     *               "（示例）杭州市财政主管部门"
                     *             ],
                     *             "level": "city",
                     *             "regionCode": "330100",
                     *             "regionName": "杭州市",
                     *             "kind": "normative",
                     *             "status": "in_force",
                     *             "provenance": "sample",
                     *             "isSample": true,
                     *             "publishedAt": "2026-09-18",
                     *             "effectiveFrom": "2026-10-01",
                     *             "support": [
                     *               "interest"
                     *             ],
                     *             "amount": {
                     *               "text": "最高60万元",
                     *               "capFen": 60000000
                     *             },
                     *             "window": {
                     *               "state": "open",
                     *               "opensAt": "2026-10-20",
                     *               "closesAt": "2026-11-28",
                     *               "daysLeft": 8
                     *             },
                     *             "snippets": [
                     *               {
                     *                 "clauseId": "art-5",
                     *                 "clauseLabel": "第五条",
                     *                 "text": "对用于研发活动的贷款，按实际支付利息的50%给予补助，贴息期限不超过24个月。",
                     *                 "marks": [
                     *                   [
                     *                     3,
                     *                     5
                     *                   ],
                     *                   [
                     *                     24,
                     *                     26
                     *                   ]
                     *                 ]
                     *               }
                     *             ],
                     *             "supersededBy": null,
                     *             "versionCount": 1
                     *           }
                     *         ],
                     *         "facets": [
                     *           {
                     *             "key": "level",
                     *             "more": 0,
                     *             "buckets": [
                     *               {
                     *                 "value": "province",
                     *                 "label": "省级",
                     *                 "count": 38,
                     *                 "parent": null
                     *               },
                     *               {
                     *                 "value": "city",
                     *                 "label": "市级",
                     *                 "count": 48,
                     *                 "parent": null
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "key": "region",
                     *             "more": 0,
                     *             "buckets": [
                     *               {
                     *                 "value": "330000",
                     *                 "label": "浙江省",
                     *                 "count": 12,
                     *                 "parent": null
                     *               },
                     *               {
                     *                 "value": "330100",
                     *                 "label": "杭州市",
                     *                 "count": 7,
                     *                 "parent": "330000"
                     *               },
                     *               {
                     *                 "value": "440000",
                     *                 "label": "广东省",
                     *                 "count": 9,
                     *                 "parent": null
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "key": "window",
                     *             "more": 0,
                     *             "buckets": [
                     *               {
                     *                 "value": "open",
                     *                 "label": "申报中",
                     *                 "count": 21,
                     *                 "parent": null
                     *               },
                     *               {
                     *                 "value": "upcoming",
                     *                 "label": "即将开放",
                     *                 "count": 6,
                     *                 "parent": null
                     *               },
                     *               {
                     *                 "value": "rolling",
                     *                 "label": "常年受理",
                     *                 "count": 9,
                     *                 "parent": null
                     *               },
                     *               {
                     *                 "value": "closed",
                     *                 "label": "已截止",
                     *                 "count": 50,
                     *                 "parent": null
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "key": "support",
                     *             "more": 0,
                     *             "buckets": [
                     *               {
                     *                 "value": "subsidy",
                     *                 "label": "资金补助",
                     *                 "count": 41,
                     *                 "parent": null
                     *               },
                     *               {
                     *                 "value": "interest",
                     *                 "label": "贷款贴息",
                     *                 "count": 13,
                     *                 "parent": null
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "key": "department",
                     *             "more": 0,
                     *             "buckets": [
                     *               {
                     *                 "value": "（示例）浙江省科技主管部门",
                     *                 "label": "（示例）浙江省科技主管部门",
                     *                 "count": 5,
                     *                 "parent": null
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "key": "theme",
                     *             "more": 0,
                     *             "buckets": [
                     *               {
                     *                 "value": "科技、教育",
                     *                 "label": "科技、教育",
                     *                 "count": 61,
                     *                 "parent": null
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "key": "kind",
                     *             "more": 0,
                     *             "buckets": [
                     *               {
                     *                 "value": "normative",
                     *                 "label": "规范性文件",
                     *                 "count": 52,
                     *                 "parent": null
                     *               },
                     *               {
                     *                 "value": "notice",
                     *                 "label": "申报通知",
                     *                 "count": 34,
                     *                 "parent": null
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "key": "status",
                     *             "more": 0,
                     *             "buckets": [
                     *               {
                     *                 "value": "in_force",
                     *                 "label": "现行有效",
                     *                 "count": 80,
                     *                 "parent": null
                     *               },
                     *               {
                     *                 "value": "repealed",
                     *                 "label": "已废止",
                     *                 "count": 6,
                     *                 "parent": null
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "key": "source",
                     *             "more": 0,
                     *             "buckets": [
                     *               {
                     *                 "value": "curated",
                     *                 "label": "人工结构化",
                     *                 "count": 4,
                     *                 "parent": null
                     *               },
                     *               {
                     *                 "value": "sample",
                     *                 "label": "示例数据",
                     *                 "count": 82,
                     *                 "parent": null
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "key": "year",
                     *             "more": 0,
                     *             "buckets": [
                     *               {
                     *                 "value": "2026",
                     *                 "label": "2026年",
                     *                 "count": 60,
                     *                 "parent": null
                     *               },
                     *               {
                     *                 "value": "2025",
                     *                 "label": "2025年",
                     *                 "count": 26,
                     *                 "parent": null
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["PolicySearchResult"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    suggestPolicies: {
        parameters: {
            query: {
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most ten suggestions, best first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "suggestions": [
                     *           {
                     *             "kind": "policy",
                     *             "text": "高新技术企业认定管理办法",
                     *             "marks": [
                     *               [
                     *                 0,
                     *                 6
                     *               ]
                     *             ],
                     *             "policyId": "n-hnte-2016-32",
                     *             "detail": "国科发火〔2016〕32号"
                     *           },
                     *           {
                     *             "kind": "department",
                     *             "text": "科学技术部",
                     *             "marks": [],
                     *             "policyId": null
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["SuggestionList"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getPublicity: {
        parameters: {
            query?: {
                pageNum?: number;
                pageSize?: number;
                /** @description What the name begins with, with or without its region. */
                q?: string;
            };
            header?: never;
            path: {
                publicityId: components["schemas"]["PublicityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "id": "s-pub-330100-rd-2026",
                     *         "title": "【示例】2026年杭州市研发费用补助拟支持名单公示",
                     *         "docNo": "示例科公〔2026〕006号",
                     *         "issuer": "（示例）杭州市科技主管部门",
                     *         "regionCode": "330100",
                     *         "regionName": "杭州市",
                     *         "kind": "proposed",
                     *         "from": "2026-11-16",
                     *         "to": "2026-11-25",
                     *         "state": "running",
                     *         "daysLeft": 5,
                     *         "entryCount": 24,
                     *         "amountFen": 1286000000,
                     *         "hits": 1,
                     *         "isSample": true,
                     *         "objection": "公示期内以书面形式向受理部门提出，单位加盖公章，个人署真实姓名",
                     *         "policy": {
                     *           "id": "s-330100-rd-2026",
                     *           "title": "【示例】杭州市研发费用补助实施细则",
                     *           "docNo": "示例科〔2026〕012号"
                     *         },
                     *         "corrects": null,
                     *         "corrections": [],
                     *         "byRegion": [
                     *           {
                     *             "name": "余杭区",
                     *             "count": 14,
                     *             "amountFen": 700000000
                     *           },
                     *           {
                     *             "name": "滨江区",
                     *             "count": 10,
                     *             "amountFen": 586000000
                     *           }
                     *         ],
                     *         "byIndustry": [
                     *           {
                     *             "name": "通用设备制造业",
                     *             "count": 24,
                     *             "amountFen": 1286000000
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "entries": [
                     *           {
                     *             "seq": 7,
                     *             "name": "青岚精密制造（示例）有限公司",
                     *             "uscc": null,
                     *             "project": "研发费用补助",
                     *             "amountFen": 61440000,
                     *             "region": "余杭区",
                     *             "industry": "通用设备制造业"
                     *           }
                     *         ],
                     *         "mine": [
                     *           {
                     *             "id": "h1",
                     *             "firm": "青岚精密制造（示例）有限公司",
                     *             "isWatched": false,
                     *             "certainty": "name",
                     *             "isConfirmed": null,
                     *             "list": {
                     *               "id": "s-pub-330100-rd-2026",
                     *               "title": "【示例】2026年杭州市研发费用补助拟支持名单公示",
                     *               "docNo": "示例科公〔2026〕006号",
                     *               "issuer": "（示例）杭州市科技主管部门",
                     *               "regionCode": "330100",
                     *               "regionName": "杭州市",
                     *               "kind": "proposed",
                     *               "from": "2026-11-16",
                     *               "to": "2026-11-25",
                     *               "state": "running",
                     *               "daysLeft": 5,
                     *               "entryCount": 24,
                     *               "amountFen": 1286000000,
                     *               "hits": 1,
                     *               "isSample": true
                     *             },
                     *             "entry": {
                     *               "seq": 7,
                     *               "name": "青岚精密制造（示例）有限公司",
                     *               "uscc": null,
                     *               "project": "研发费用补助",
                     *               "amountFen": 61440000,
                     *               "region": "余杭区",
                     *               "industry": "通用设备制造业"
                     *             }
                     *           }
                     *         ],
                     *         "source": {
                     *           "provenance": "sample",
                     *           "name": "衡策示例数据",
                     *           "url": null,
                     *           "licence": null,
                     *           "verifiedAt": null,
                     *           "confidence": null,
                     *           "attribution": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Publicity"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    exportPublicity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                publicityId: components["schemas"]["PublicityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": unknown;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listPublicityHits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "hits": [
                     *           {
                     *             "id": "h1",
                     *             "firm": "青岚精密制造（示例）有限公司",
                     *             "isWatched": false,
                     *             "certainty": "name",
                     *             "isConfirmed": null,
                     *             "list": {
                     *               "id": "s-pub-330100-rd-2026",
                     *               "title": "【示例】2026年杭州市研发费用补助拟支持名单公示",
                     *               "docNo": "示例科公〔2026〕006号",
                     *               "issuer": "（示例）杭州市科技主管部门",
                     *               "regionCode": "330100",
                     *               "regionName": "杭州市",
                     *               "kind": "proposed",
                     *               "from": "2026-11-16",
                     *               "to": "2026-11-25",
                     *               "state": "running",
                     *               "daysLeft": 5,
                     *               "entryCount": 24,
                     *               "amountFen": 1286000000,
                     *               "hits": 1,
                     *               "isSample": true
                     *             },
                     *             "entry": {
                     *               "seq": 7,
                     *               "name": "青岚精密制造（示例）有限公司",
                     *               "uscc": null,
                     *               "project": "研发费用补助",
                     *               "amountFen": 61440000,
                     *               "region": "余杭区",
                     *               "industry": "通用设备制造业"
                     *             }
                     *           }
                     *         ],
                     *         "watched": [
                     *           "云帆智能装备（示例）有限公司"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["PublicityHits"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    judgePublicityHit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JudgeHitBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: null;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listPublicity: {
        parameters: {
            query?: {
                pageNum?: number;
                pageSize?: number;
                /** @description Words that all stand in the title or the issuer. */
                q?: string;
                /** @description With everything below it. */
                region?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "total": 1,
                     *         "rows": [
                     *           {
                     *             "id": "s-pub-330100-rd-2026",
                     *             "title": "【示例】2026年杭州市研发费用补助拟支持名单公示",
                     *             "docNo": "示例科公〔2026〕006号",
                     *             "issuer": "（示例）杭州市科技主管部门",
                     *             "regionCode": "330100",
                     *             "regionName": "杭州市",
                     *             "kind": "proposed",
                     *             "from": "2026-11-16",
                     *             "to": "2026-11-25",
                     *             "state": "running",
                     *             "daysLeft": 5,
                     *             "entryCount": 24,
                     *             "amountFen": 1286000000,
                     *             "hits": 1,
                     *             "isSample": true
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["PublicityList"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    findInPublicity: {
        parameters: {
            query: {
                name: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "rows": [
                     *           {
                     *             "certainty": "name",
                     *             "list": {
                     *               "id": "s-pub-330100-rd-2026",
                     *               "title": "【示例】2026年杭州市研发费用补助拟支持名单公示",
                     *               "docNo": "示例科公〔2026〕006号",
                     *               "issuer": "（示例）杭州市科技主管部门",
                     *               "regionCode": "330100",
                     *               "regionName": "杭州市",
                     *               "kind": "proposed",
                     *               "from": "2026-11-16",
                     *               "to": "2026-11-25",
                     *               "state": "running",
                     *               "daysLeft": 5,
                     *               "entryCount": 24,
                     *               "amountFen": 1286000000,
                     *               "hits": 1,
                     *               "isSample": true
                     *             },
                     *             "entry": {
                     *               "seq": 7,
                     *               "name": "青岚精密制造（示例）有限公司",
                     *               "uscc": null,
                     *               "project": "研发费用补助",
                     *               "amountFen": 61440000,
                     *               "region": "余杭区",
                     *               "industry": "通用设备制造业"
                     *             }
                     *           }
                     *         ],
                     *         "isMore": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["PublicityFound"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    unwatchFirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WatchFirmBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: null;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    watchFirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WatchFirmBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: null;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listRegionDifferences: {
        parameters: {
            query: {
                region: components["schemas"]["RegionCode"][];
                source?: components["schemas"]["ComparedSource"];
                theme?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "source": "sample",
                     *         "items": [
                     *           {
                     *             "key": "award.首次认定奖励",
                     *             "name": "首次认定奖励",
                     *             "times": 2.5,
                     *             "values": [
                     *               {
                     *                 "code": "320000",
                     *                 "capFen": 20000000,
                     *                 "text": "最高20万元",
                     *                 "policyId": "s-320000-hightech-2026",
                     *                 "title": "【示例】江苏省高新技术企业认定奖励办法",
                     *                 "itemId": "art-4"
                     *               },
                     *               {
                     *                 "code": "330000",
                     *                 "capFen": 50000000,
                     *                 "text": "最高50万元",
                     *                 "policyId": "s-330000-hightech-2026",
                     *                 "title": "【示例】浙江省高新技术企业认定奖励办法",
                     *                 "itemId": "art-4"
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["RegionDifferences"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listComparedItems: {
        parameters: {
            query?: {
                source?: components["schemas"]["ComparedSource"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "source": "sample",
                     *         "items": [
                     *           {
                     *             "key": "award.首次认定奖励",
                     *             "name": "首次认定奖励",
                     *             "support": "award",
                     *             "regions": 25
                     *           },
                     *           {
                     *             "key": "subsidy.研发投入补助",
                     *             "name": "研发投入补助",
                     *             "support": "subsidy",
                     *             "regions": 25
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ComparedItemList"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getRegionOverview: {
        parameters: {
            query?: {
                source?: components["schemas"]["ComparedSource"];
                theme?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "asOf": "2026-11-20",
                     *         "source": "sample",
                     *         "available": {
                     *           "real": 12,
                     *           "sample": 704
                     *         },
                     *         "themes": [
                     *           {
                     *             "value": "科技、教育",
                     *             "count": 279
                     *           },
                     *           {
                     *             "value": "工业、交通",
                     *             "count": 308
                     *           }
                     *         ],
                     *         "months": [
                     *           "2025-12",
                     *           "2026-01",
                     *           "2026-02",
                     *           "2026-03",
                     *           "2026-04",
                     *           "2026-05",
                     *           "2026-06",
                     *           "2026-07",
                     *           "2026-08",
                     *           "2026-09",
                     *           "2026-10",
                     *           "2026-11"
                     *         ],
                     *         "regions": [
                     *           {
                     *             "code": "320000",
                     *             "name": "江苏省",
                     *             "policies": 28,
                     *             "published": 11,
                     *             "trend": [
                     *               1,
                     *               0,
                     *               2,
                     *               1,
                     *               0,
                     *               1,
                     *               2,
                     *               0,
                     *               1,
                     *               1,
                     *               2,
                     *               0
                     *             ],
                     *             "topAmount": {
                     *               "value": 200000000,
                     *               "policyId": "s-320000-rd-2026",
                     *               "title": "【示例】江苏省企业研发费用后补助实施细则",
                     *               "itemName": "研发投入补助"
                     *             },
                     *             "materials": 6
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["RegionOverview"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    rankRegions: {
        parameters: {
            query: {
                enterpriseId: components["schemas"]["EnterpriseId"];
                item: components["schemas"]["ComparedItemKey"];
                source?: components["schemas"]["ComparedSource"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "source": "sample",
                     *         "enterprise": {
                     *           "id": "e1",
                     *           "name": "青岚精密制造（示例）有限公司",
                     *           "regionName": "浙江省杭州市",
                     *           "isSample": true
                     *         },
                     *         "asOf": "2026-11-20",
                     *         "items": [
                     *           {
                     *             "policy": {
                     *               "policyId": "s-330000-rd-2026",
                     *               "itemId": "art-6",
                     *               "title": "【示例】浙江省企业研发费用后补助实施细则",
                     *               "itemName": "研发投入补助",
                     *               "docNo": "示例科〔2026〕012号",
                     *               "issuers": [
                     *                 "（示例）浙江省科技主管部门"
                     *               ],
                     *               "level": "province",
                     *               "regionName": "浙江省",
                     *               "provenance": "sample",
                     *               "isSample": true
                     *             },
                     *             "regionCode": "330000",
                     *             "amount": {
                     *               "loFen": 61440000,
                     *               "hiFen": 61440000,
                     *               "certainty": "fixed",
                     *               "text": "预计61.44万元，上限200万元",
                     *               "formula": null
                     *             },
                     *             "group": "toVerify",
                     *             "window": {
                     *               "state": "open",
                     *               "opensAt": "2026-11-01",
                     *               "closesAt": "2026-12-31",
                     *               "daysLeft": 41
                     *             },
                     *             "effectiveTo": "2029-09-30",
                     *             "isOwnRegion": true
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["RegionRank"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listReports: {
        parameters: {
            query?: {
                pageNum?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "total": 1,
                     *         "rows": [
                     *           {
                     *             "id": "r1",
                     *             "kind": "projectMatch",
                     *             "kindName": "项目申报匹配",
                     *             "title": "项目申报匹配报告",
                     *             "subject": "青岚精密制造（示例）有限公司",
                     *             "headline": "可申报6项，差一点9项",
                     *             "rulesetDate": "2026-11-18",
                     *             "isStale": false,
                     *             "link": null,
                     *             "createdAt": "2026-11-20T02:42:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ReportPage"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    removeReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportIdBody"];
                "application/x-www-form-urlencoded": components["schemas"]["ReportIdBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "已删除",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["EmptyEnvelope"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listReviews: {
        parameters: {
            query?: {
                pageNum?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "total": 1,
                     *         "rows": [
                     *           {
                     *             "id": "v1",
                     *             "kind": "highTech",
                     *             "kindName": "高新技术企业自评",
                     *             "title": "高新技术企业自评",
                     *             "subject": "青岚精密制造（示例）有限公司",
                     *             "headline": "86.5分，高于合格线16.5分",
                     *             "rulesetDate": "2026-11-18",
                     *             "isStale": false,
                     *             "link": null,
                     *             "createdAt": "2026-11-17T06:05:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ReportPage"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    calculateReward: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CalculateRewardBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "calculator": "interest",
                     *         "amountFen": 7438356,
                     *         "formula": "1000万元×1.5%×181天÷365＝7.438356万元",
                     *         "notes": [
                     *           "计息天数算头不算尾，每年按365天",
                     *           "不足1分的舍去"
                     *         ],
                     *         "source": {
                     *           "title": "设备更新贷款财政贴息",
                     *           "docNo": "财金〔2026〕2号",
                     *           "clause": {
                     *             "policyId": "n-equipment-loan-2026-2",
                     *             "clauseId": "rate",
                     *             "label": "贴息标准",
                     *             "quote": "贴息比例为1.5个百分点"
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["RewardCalculation"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listRewards: {
        parameters: {
            query: {
                enterpriseId: components["schemas"]["EnterpriseId"];
                /** @description Only 可申报 and 待核实. */
                mine?: boolean;
                pageNum?: number;
                pageSize?: number;
                /** @description Words that all stand in the name of the item, the title or the 文号. */
                q?: string;
                region?: string;
                sort?: "window" | "amount";
                support?: components["schemas"]["SupportKind"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "enterprise": {
                     *           "id": "e1",
                     *           "name": "青岚精密制造（示例）有限公司",
                     *           "regionName": "浙江省杭州市",
                     *           "isSample": true
                     *         },
                     *         "asOf": "2026-11-20",
                     *         "total": 5,
                     *         "regions": [
                     *           {
                     *             "code": "000000",
                     *             "name": "全国",
                     *             "count": 2
                     *           },
                     *           {
                     *             "code": "330000",
                     *             "name": "浙江省",
                     *             "count": 9
                     *           },
                     *           {
                     *             "code": "330100",
                     *             "name": "杭州市",
                     *             "count": 4
                     *           }
                     *         ],
                     *         "supports": [
                     *           {
                     *             "support": "award",
                     *             "count": 1
                     *           },
                     *           {
                     *             "support": "subsidy",
                     *             "count": 2
                     *           },
                     *           {
                     *             "support": "tax",
                     *             "count": 2
                     *           }
                     *         ],
                     *         "rows": [
                     *           {
                     *             "id": "s-330000-rd-2025.outlay",
                     *             "policy": {
                     *               "policyId": "s-330000-rd-2025",
                     *               "itemId": "outlay",
                     *               "title": "【示例】浙江省企业研发费用后补助实施细则（2025年修订）",
                     *               "itemName": "研发投入补助",
                     *               "docNo": "示例科〔2025〕011号",
                     *               "issuers": [
                     *                 "（示例）浙江省科技主管部门"
                     *               ],
                     *               "level": "province",
                     *               "regionName": "浙江省",
                     *               "provenance": "sample",
                     *               "isSample": true
                     *             },
                     *             "support": "subsidy",
                     *             "amountText": "最高200万元",
                     *             "amount": {
                     *               "loFen": 61440000,
                     *               "hiFen": 61440000,
                     *               "certainty": "fixed",
                     *               "text": "预计61.44万元，上限200万元",
                     *               "formula": "500万元×6%＋786万元×4%"
                     *             },
                     *             "group": "eligible",
                     *             "window": {
                     *               "state": "open",
                     *               "opensAt": "2026-11-01",
                     *               "closesAt": "2026-12-31",
                     *               "daysLeft": 41
                     *             },
                     *             "start": {
                     *               "calculator": "bands",
                     *               "inputs": {
                     *                 "bands": [
                     *                   {
                     *                     "upToFen": 500000000,
                     *                     "percent": 6
                     *                   },
                     *                   {
                     *                     "upToFen": null,
                     *                     "percent": 4
                     *                   }
                     *                 ],
                     *                 "capFen": 200000000,
                     *                 "baseFen": 1286000000
                     *               }
                     *             },
                     *             "stacking": [
                     *               "同一事项已经享受其他同类财政资金支持的，按照从高、不重复的原则补足差额"
                     *             ]
                     *           },
                     *           {
                     *             "id": "s-330100-rd-2026.outlay",
                     *             "policy": {
                     *               "policyId": "s-330100-rd-2026",
                     *               "itemId": "outlay",
                     *               "title": "【示例】杭州市企业研发费用后补助实施细则",
                     *               "itemName": "研发投入补助",
                     *               "docNo": "示例科〔2026〕032号",
                     *               "issuers": [
                     *                 "（示例）杭州市科技主管部门"
                     *               ],
                     *               "level": "city",
                     *               "regionName": "杭州市",
                     *               "provenance": "sample",
                     *               "isSample": true
                     *             },
                     *             "support": "subsidy",
                     *             "amountText": "最高50万元",
                     *             "amount": {
                     *               "loFen": 38580000,
                     *               "hiFen": 38580000,
                     *               "certainty": "fixed",
                     *               "text": "预计38.58万元，上限50万元",
                     *               "formula": "1286万元×3%"
                     *             },
                     *             "group": "toVerify",
                     *             "window": {
                     *               "state": "upcoming",
                     *               "opensAt": "2026-12-10",
                     *               "closesAt": "2027-01-20",
                     *               "daysLeft": 20
                     *             },
                     *             "start": {
                     *               "calculator": "share",
                     *               "inputs": {
                     *                 "percent": 3,
                     *                 "capFen": 50000000,
                     *                 "baseFen": 1286000000
                     *               }
                     *             },
                     *             "stacking": []
                     *           },
                     *           {
                     *             "id": "s-330100-listing-2026.follow",
                     *             "policy": {
                     *               "policyId": "s-330100-listing-2026",
                     *               "itemId": "follow",
                     *               "title": "【示例】杭州市企业上市挂牌奖励实施办法",
                     *               "itemName": "引导基金跟进投资",
                     *               "docNo": "示例金〔2026〕007号",
                     *               "issuers": [
                     *                 "（示例）杭州市金融主管部门"
                     *               ],
                     *               "level": "city",
                     *               "regionName": "杭州市",
                     *               "provenance": "sample",
                     *               "isSample": true
                     *             },
                     *             "support": "award",
                     *             "amountText": "最高300万元",
                     *             "amount": {
                     *               "loFen": 0,
                     *               "hiFen": 300000000,
                     *               "certainty": "discretionary",
                     *               "text": "最高300万元",
                     *               "formula": null
                     *             },
                     *             "group": "toVerify",
                     *             "window": {
                     *               "state": "closed",
                     *               "opensAt": "2026-08-01",
                     *               "closesAt": "2026-09-30",
                     *               "daysLeft": null
                     *             },
                     *             "start": {
                     *               "calculator": "share",
                     *               "inputs": {
                     *                 "capFen": 300000000
                     *               }
                     *             },
                     *             "stacking": []
                     *           },
                     *           {
                     *             "id": "n-hnte-income-tax.rate-15",
                     *             "policy": {
                     *               "policyId": "n-hnte-income-tax",
                     *               "itemId": "rate-15",
                     *               "title": "高新技术企业减按15%税率征收企业所得税",
                     *               "itemName": "企业所得税15%优惠税率",
                     *               "docNo": null,
                     *               "issuers": [
                     *                 "全国人民代表大会"
                     *               ],
                     *               "level": "national",
                     *               "regionName": "全国",
                     *               "provenance": "curated",
                     *               "isSample": false
                     *             },
                     *             "support": "tax",
                     *             "amountText": "税率减按15%",
                     *             "amount": null,
                     *             "group": "eligible",
                     *             "window": {
                     *               "state": "rolling",
                     *               "opensAt": null,
                     *               "closesAt": null,
                     *               "daysLeft": null
                     *             },
                     *             "start": {
                     *               "calculator": "hnteRate",
                     *               "inputs": {}
                     *             },
                     *             "stacking": [
                     *               "与小型微利企业优惠由企业选择适用，不叠加享受"
                     *             ]
                     *           },
                     *           {
                     *             "id": "n-small-profit-2023-12.effective-5",
                     *             "policy": {
                     *               "policyId": "n-small-profit-2023-12",
                     *               "itemId": "effective-5",
                     *               "title": "小型微利企业所得税优惠",
                     *               "itemName": "小型微利企业所得税优惠",
                     *               "docNo": "财政部 税务总局公告2023年第12号",
                     *               "issuers": [
                     *                 "财政部",
                     *                 "国家税务总局"
                     *               ],
                     *               "level": "national",
                     *               "regionName": "全国",
                     *               "provenance": "curated",
                     *               "isSample": false
                     *             },
                     *             "support": "tax",
                     *             "amountText": "实际税负5%",
                     *             "amount": null,
                     *             "group": "nearMiss",
                     *             "window": {
                     *               "state": "rolling",
                     *               "opensAt": null,
                     *               "closesAt": null,
                     *               "daysLeft": null
                     *             },
                     *             "start": {
                     *               "calculator": "smallProfit",
                     *               "inputs": {}
                     *             },
                     *             "stacking": [
                     *               "由企业选择其一，不叠加"
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["RewardCatalogue"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getRewardFacts: {
        parameters: {
            query: {
                enterpriseId: components["schemas"]["EnterpriseId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "asOf": "2026-11-20",
                     *         "facts": [
                     *           {
                     *             "field": "taxableIncomeFen",
                     *             "value": 260000000,
                     *             "from": "2025年应纳税所得额"
                     *           },
                     *           {
                     *             "field": "workforce",
                     *             "value": 128,
                     *             "from": "2025年从业人员"
                     *           },
                     *           {
                     *             "field": "assetsFen",
                     *             "value": 4200000000,
                     *             "from": "2025年资产总额"
                     *           },
                     *           {
                     *             "field": "rdExpenseFen",
                     *             "value": 1286000000,
                     *             "from": "2025年研发费用"
                     *           },
                     *           {
                     *             "field": "taxPercent",
                     *             "value": 15,
                     *             "from": "高新技术企业"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["RewardFacts"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    planRewards: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanRewardsBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "enterprise": {
                     *           "id": "e1",
                     *           "name": "青岚精密制造（示例）有限公司",
                     *           "regionName": "浙江省杭州市",
                     *           "isSample": true
                     *         },
                     *         "asOf": "2026-11-20",
                     *         "items": [
                     *           {
                     *             "id": "s-330000-rd-2025.outlay",
                     *             "policy": {
                     *               "policyId": "s-330000-rd-2025",
                     *               "itemId": "outlay",
                     *               "title": "【示例】浙江省企业研发费用后补助实施细则（2025年修订）",
                     *               "itemName": "研发投入补助",
                     *               "docNo": "示例科〔2025〕011号",
                     *               "issuers": [
                     *                 "（示例）浙江省科技主管部门"
                     *               ],
                     *               "level": "province",
                     *               "regionName": "浙江省",
                     *               "provenance": "sample",
                     *               "isSample": true
                     *             },
                     *             "group": "eligible",
                     *             "support": "subsidy",
                     *             "amount": {
                     *               "loFen": 61440000,
                     *               "hiFen": 61440000,
                     *               "certainty": "fixed",
                     *               "text": "预计61.44万元，上限200万元",
                     *               "formula": "500万元×6%＋786万元×4%"
                     *             },
                     *             "ownFen": null
                     *           },
                     *           {
                     *             "id": "s-330100-rd-2026.outlay",
                     *             "policy": {
                     *               "policyId": "s-330100-rd-2026",
                     *               "itemId": "outlay",
                     *               "title": "【示例】杭州市企业研发费用后补助实施细则",
                     *               "itemName": "研发投入补助",
                     *               "docNo": "示例科〔2026〕032号",
                     *               "issuers": [
                     *                 "（示例）杭州市科技主管部门"
                     *               ],
                     *               "level": "city",
                     *               "regionName": "杭州市",
                     *               "provenance": "sample",
                     *               "isSample": true
                     *             },
                     *             "group": "toVerify",
                     *             "support": "subsidy",
                     *             "amount": {
                     *               "loFen": 38580000,
                     *               "hiFen": 38580000,
                     *               "certainty": "fixed",
                     *               "text": "预计38.58万元，上限50万元",
                     *               "formula": "1286万元×3%"
                     *             },
                     *             "ownFen": null
                     *           },
                     *           {
                     *             "id": "s-330100-listing-2026.follow",
                     *             "policy": {
                     *               "policyId": "s-330100-listing-2026",
                     *               "itemId": "follow",
                     *               "title": "【示例】杭州市企业上市挂牌奖励实施办法",
                     *               "itemName": "引导基金跟进投资",
                     *               "docNo": "示例金〔2026〕007号",
                     *               "issuers": [
                     *                 "（示例）杭州市金融主管部门"
                     *               ],
                     *               "level": "city",
                     *               "regionName": "杭州市",
                     *               "provenance": "sample",
                     *               "isSample": true
                     *             },
                     *             "group": "toVerify",
                     *             "support": "award",
                     *             "amount": {
                     *               "loFen": 0,
                     *               "hiFen": 300000000,
                     *               "certainty": "discretionary",
                     *               "text": "最高300万元",
                     *               "formula": null
                     *             },
                     *             "ownFen": null
                     *           },
                     *           {
                     *             "id": "n-hnte-income-tax.rate-15",
                     *             "policy": {
                     *               "policyId": "n-hnte-income-tax",
                     *               "itemId": "rate-15",
                     *               "title": "高新技术企业减按15%税率征收企业所得税",
                     *               "itemName": "企业所得税15%优惠税率",
                     *               "docNo": null,
                     *               "issuers": [
                     *                 "全国人民代表大会"
                     *               ],
                     *               "level": "national",
                     *               "regionName": "全国",
                     *               "provenance": "curated",
                     *               "isSample": false
                     *             },
                     *             "group": "eligible",
                     *             "support": "tax",
                     *             "amount": null,
                     *             "ownFen": 26000000
                     *           }
                     *         ],
                     *         "best": {
                     *           "chosen": [
                     *             "s-330000-rd-2025.outlay",
                     *             "s-330100-listing-2026.follow",
                     *             "n-hnte-income-tax.rate-15"
                     *           ],
                     *           "certainFen": 87440000,
                     *           "upToFen": 0,
                     *           "competitiveFen": 300000000
                     *         },
                     *         "second": {
                     *           "chosen": [
                     *             "s-330100-rd-2026.outlay",
                     *             "s-330100-listing-2026.follow",
                     *             "n-hnte-income-tax.rate-15"
                     *           ],
                     *           "certainFen": 64580000,
                     *           "upToFen": 0,
                     *           "competitiveFen": 300000000
                     *         },
                     *         "excluded": [
                     *           {
                     *             "id": "s-330100-rd-2026.outlay",
                     *             "reason": "excludedBy",
                     *             "text": "与《【示例】浙江省企业研发费用后补助实施细则（2025年修订）》“研发投入补助”就高不重复",
                     *             "by": [
                     *               "s-330000-rd-2025.outlay"
                     *             ],
                     *             "clause": {
                     *               "policyId": "s-330000-rd-2025",
                     *               "clauseId": "art-9",
                     *               "label": "第九条",
                     *               "quote": "同一事项已经享受其他同类财政资金支持的，按照从高、不重复的原则补足差额"
                     *             }
                     *           }
                     *         ],
                     *         "caps": [],
                     *         "left": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["RewardPlan"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    loginByUserCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginByCodeBody"];
                "application/x-www-form-urlencoded": components["schemas"]["LoginByCodeBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "登录成功",
                     *       "data": {
                     *         "token": "3vK9xQmT5bYw2RcA8sJdLf0ZpN7uHgE4iVoXkB6yWqM",
                     *         "phone": "13800138000"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["CodeSession"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listSubscriptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": [
                     *         {
                     *           "id": "s1",
                     *           "kind": "query",
                     *           "kindName": "检索",
                     *           "name": "浙江研发费用补助",
                     *           "spec": {
                     *             "q": "研发费用补助",
                     *             "region": [
                     *               "330000"
                     *             ]
                     *           },
                     *           "summary": "“研发费用补助”，浙江省",
                     *           "frequency": "daily",
                     *           "isActive": true,
                     *           "lastHitAt": null,
                     *           "createdAt": "2026-11-20T08:12:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Subscription"][];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    previewSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subscriptionId: components["schemas"]["SubscriptionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "total": 6,
                     *         "rows": [
                     *           {
                     *             "policyId": "n-hnte-2016-32",
                     *             "title": "高新技术企业认定管理办法",
                     *             "date": "2016-01-29"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["SubscriptionPreview"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    removeSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionIdBody"];
                "application/x-www-form-urlencoded": components["schemas"]["SubscriptionIdBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "已退订",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["EmptyEnvelope"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    saveSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveSubscriptionBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "id": "s1",
                     *         "kind": "query",
                     *         "kindName": "检索",
                     *         "name": "浙江研发费用补助",
                     *         "spec": {
                     *           "q": "研发费用补助",
                     *           "region": [
                     *             "330000"
                     *           ]
                     *         },
                     *         "summary": "“研发费用补助”，浙江省",
                     *         "frequency": "daily",
                     *         "isActive": true,
                     *         "lastHitAt": null,
                     *         "createdAt": "2026-11-20T08:12:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Subscription"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    changePasswordByCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePwBody"];
                "application/x-www-form-urlencoded": components["schemas"]["ChangePwBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "密码已修改，请重新登录",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["EmptyEnvelope"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    changePasswordByOldPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePwByOldpwBody"];
                "application/x-www-form-urlencoded": components["schemas"]["ChangePwByOldpwBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "密码已修改，请重新登录",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["EmptyEnvelope"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    changeUserInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeUserInfoBody"];
                "application/x-www-form-urlencoded": components["schemas"]["ChangeUserInfoBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "id": "1",
                     *         "phone": "13800138000",
                     *         "name": "林知夏",
                     *         "hasPassword": true,
                     *         "createdAt": "2026-11-01T02:00:00.000Z",
                     *         "trial": {
                     *           "startedAt": "2026-11-01T02:00:00.000Z",
                     *           "expiresAt": "2026-12-01T02:00:00.000Z",
                     *           "expired": false,
                     *           "daysLeft": 10
                     *         },
                     *         "plan": null,
                     *         "enterprise": {
                     *           "id": "e1",
                     *           "name": "青岚精密制造（示例）有限公司",
                     *           "regionName": "浙江省",
                     *           "isSample": true
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["UserInfo"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    checkExpire: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "expired": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Expiry"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgetPwBody"];
                "application/x-www-form-urlencoded": components["schemas"]["ForgetPwBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "密码已重设，请重新登录",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["EmptyEnvelope"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginBody"];
                "application/x-www-form-urlencoded": components["schemas"]["LoginBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "登录成功",
                     *       "data": {
                     *         "token": "3vK9xQmT5bYw2RcA8sJdLf0ZpN7uHgE4iVoXkB6yWqM",
                     *         "phone": "13800138000",
                     *         "isNewUser": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Session"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "已退出登录",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["EmptyEnvelope"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    loginByPhone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhoneLoginBody"];
                "application/x-www-form-urlencoded": components["schemas"]["PhoneLoginBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "登录成功",
                     *       "data": {
                     *         "token": "3vK9xQmT5bYw2RcA8sJdLf0ZpN7uHgE4iVoXkB6yWqM",
                     *         "phone": "13800138000",
                     *         "isNewUser": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Session"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getUserInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "id": "1",
                     *         "phone": "13800138000",
                     *         "name": "林知夏",
                     *         "hasPassword": true,
                     *         "createdAt": "2026-11-01T02:00:00.000Z",
                     *         "trial": {
                     *           "startedAt": "2026-11-01T02:00:00.000Z",
                     *           "expiresAt": "2026-12-01T02:00:00.000Z",
                     *           "expired": false,
                     *           "daysLeft": 10
                     *         },
                     *         "plan": null,
                     *         "enterprise": {
                     *           "id": "e1",
                     *           "name": "青岚精密制造（示例）有限公司",
                     *           "regionName": "浙江省",
                     *           "isSample": true
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["UserInfo"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    useModule: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path: {
                module: components["schemas"]["ModuleName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "module": "match",
                     *         "used": 3,
                     *         "limit": 30
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ModuleUse"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    sendVerifyCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyCodeBody"];
                "application/x-www-form-urlencoded": components["schemas"]["VerifyCodeBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "验证码已发送",
                     *       "data": {
                     *         "resendAfterSeconds": 60,
                     *         "expiresInSeconds": 300
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["CodeSent"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    upgradeAcquisitionUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["EmptyEnvelope"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    checkAcquisitionUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "canUpgraded": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["UpgradeCheck"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
}
