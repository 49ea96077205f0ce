// Generated from openapi/main by `npm run api`. Do not edit.
export interface paths {
    "/api/chat/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 对话记录
         * @description Pinned ones first, then the newest.
         */
        get: operations["listConversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/conversations/{conversationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 一次对话 */
        get: operations["getConversation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/conversations/{conversationId}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 提问、重新回答、继续
         * @description Replies with the events of the run. The run is the server's: it goes on when the connection ends. The use is counted once per clientMessageId
         *     and given back when nothing could be answered. 409: another run of this conversation is going on (its `runId` is in the
         *     detail), or the clientMessageId said something else before, or there is nothing to go on with. continue of an answer with words in it costs no use, and gives back what was held for it.
         */
        post: operations["sendChatMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/createConversation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 新对话 */
        post: operations["createConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/messages/{messageId}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 导出一条回答
         * @description With its question, sources and the AI生成 label, visible and in the metadata (GB 45438-2025).
         */
        get: operations["exportChatMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/messages/{messageId}/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 评价一条回答 */
        post: operations["rateChatMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/removeTemplate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 删除自己的提示模板 */
        post: operations["removeChatTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/runs/{runId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 停止回答
         * @description What was written stays.
         */
        post: operations["cancelChatRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/runs/{runId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 接着看一次回答
         * @description 410: the events are no longer kept, the message is the record.
         */
        get: operations["streamChatRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/saveTemplate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 保存自己的提示模板 */
        post: operations["saveChatTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 能用什么回答 */
        get: operations["getChatStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 提示模板 */
        get: operations["listChatTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/updateConversation/{conversationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 改名、置顶、删除与恢复、换分支 */
        post: operations["updateConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
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
    "/api/knowledge/bases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 知识库 */
        get: operations["listKnowledgeBases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/knowledge/chunks/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 文件的片段 */
        get: operations["listKnowledgeChunks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/knowledge/document/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 一份文件 */
        get: operations["getKnowledgeDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/knowledge/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 知识库里的文件 */
        get: operations["listKnowledgeDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/knowledge/file/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 文件原文 */
        get: operations["getKnowledgeFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/knowledge/regressions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 回归问题 */
        get: operations["listRegressionQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/knowledge/removeBase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 删除知识库与其中的文件 */
        post: operations["removeKnowledgeBase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/knowledge/removeDocument": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 删除文件
         * @description Out of every list and search at once; isRemoved of updateKnowledgeDocument brings it back for a day.
         */
        post: operations["removeKnowledgeDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/knowledge/removeFolder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 删除文件夹，文件留在知识库 */
        post: operations["removeKnowledgeFolder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/knowledge/removeRegression": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 删除回归问题 */
        post: operations["removeRegressionQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/knowledge/retrieve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 检索测试 */
        post: operations["retrieveKnowledge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/knowledge/retry/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 重新解析 */
        post: operations["retryKnowledgeDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/knowledge/runRegression": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 运行回归问题 */
        post: operations["runRegressionQuestions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/knowledge/saveBase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 新建知识库或改名 */
        post: operations["saveKnowledgeBase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/knowledge/saveFolder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 新建文件夹或改名 */
        post: operations["saveKnowledgeFolder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/knowledge/saveRegression": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 存为回归问题 */
        post: operations["saveRegressionQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/knowledge/updateChunk/{chunkId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 修改或停用一个片段 */
        post: operations["updateKnowledgeChunk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/knowledge/updateDocument/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 改名、移动、停用 */
        post: operations["updateKnowledgeDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/knowledge/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 上传文件
         * @description Kept at once; a job reads it, and says how far it is. The same content twice is kept and marked with duplicateOf.
         */
        post: operations["uploadKnowledgeDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/meeting/captions/{meetingId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 实时字幕
         * @description Relays what the microphone of a running recording hears to the recogniser, and answers with its captions so far. About ten calls a second, one after
         *     another. Where sound is missing between two calls the recogniser starts anew. 409 without a recogniser that listens, and when the recording has ended; 429 for
         *     sound that comes faster than anybody speaks, and when too many are recorded at once. The first sound is a use of the meeting, as of recogniseMeeting; 1010 when
         *     none is left: recording goes on, and captions that run are not stopped.
         */
        post: operations["sendMeetingSound"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/meeting/chunk/{meetingId}/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 保存一段录音
         * @description The reply comes when the chunk is on the disk. The same once more is answered alike and kept once, also when the meeting is sealed. 400 with
         *     the field sha256 when the bytes were damaged on the way: send them again. 409 when another chunk has this number, or when the meeting is sealed.
         */
        put: operations["putMeetingChunk"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/meeting/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 开始录音或上传
         * @description Nothing is counted. 413 when the audio of the account is full, or the file too large.
         */
        post: operations["createMeeting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/meeting/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 彻底删除
         * @description Out of the trash, for good. 409 for one that is not in the trash.
         */
        post: operations["eraseMeeting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/meeting/export/{meetingId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 导出
         * @description 409: subtitles of a transcript without words, audio that is not ready.
         */
        get: operations["exportMeeting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/meeting/levels/{meetingId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 波形
         * @description MeetingLevelsFile as it was sent; 404 where none was.
         */
        get: operations["getMeetingLevels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/meeting/meeting/{meetingId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 一场会议 */
        get: operations["getMeeting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/meeting/meetings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 会议
         * @description The newest first. state recording lists what the server has not sealed, whatever became of its page.
         */
        get: operations["listMeetings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/meeting/minutes/{meetingId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 纪要
         * @description By rules from the transcript as it is, until somebody edits it. No line without the segments that prove it.
         */
        get: operations["getMeetingMinutes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/meeting/play/{meetingId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 播放
         * @description An address for an audio element, which sends no token: /api/meeting/played/{playId}. 409 before the file is ready.
         */
        post: operations["playMeeting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/meeting/played/{playId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 播放的音频
         * @description The file of the meeting. 404 when the address has expired.
         */
        get: operations["getMeetingAudio"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/meeting/recognise/{meetingId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 转写
         * @description Recognises the audio as a job, in pieces that are cut at silences; what was recognised by an earlier attempt is not asked for again. 409 with the field
         *     replaces where the transcript has words and may not be replaced; 409 without a recogniser, before the file is ready, and for audio that it cannot take.
         *     A meeting is one use, whichever of captions, transcription and minutes by a model come first and however often. The Idempotency-Key is that of a use
         *     which is held for it, given back where the meeting is counted already. 1010 when no use is left; the recording and the transcript stay.
         */
        post: operations["recogniseMeeting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/meeting/recogniser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 语音识别服务
         * @description What the configured recogniser can do, by what it says of itself.
         */
        get: operations["getRecogniser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/meeting/recognition/{meetingId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 转写到了哪里 */
        get: operations["getMeetingRecognition"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/meeting/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 移到回收站
         * @description Can be brought back by isRemoved of updateMeeting for trashDays.
         */
        post: operations["removeMeeting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/meeting/saveLevels/{meetingId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 保存波形
         * @description Replaces what was sent before.
         */
        put: operations["saveMeetingLevels"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/meeting/saveMinutes/{meetingId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 保存纪要
         * @description 409 as for the transcript, and while a model writes them; 400 for a line whose evidence the transcript does not have.
         */
        post: operations["saveMeetingMinutes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/meeting/saveSettings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 设置保存期限、语言与常用词 */
        post: operations["saveMeetingSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/meeting/saveTranscript/{meetingId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 保存转写稿
         * @description All or nothing. 409 when another page saved something else since the revision was read. The same once more is answered as it was kept.
         */
        post: operations["saveMeetingTranscript"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/meeting/seal/{meetingId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 结束录音
         * @description Makes one seekable file of the chunks, as a job; an uploaded file stays as it came, and is failed when it has no audio that is known. 409 while a chunk below chunkCount is missing; with isIncomplete it is left out of a recording, never of a file. Sent again
         *     it is answered alike; after failed it tries again.
         */
        post: operations["sealMeeting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/meeting/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 存储与保存期限 */
        get: operations["getMeetingSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/meeting/share": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 分享
         * @description A link for reading and hearing, until it expires or is revoked. Sent again it replaces the one before.
         */
        post: operations["shareMeeting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/meeting/shared/{shareId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 分享的会议
         * @description For anybody with the link; POST keeps the password out of addresses. 403 with the field password when it is missing or wrong, 404 when the link was
         *     revoked or has expired, 429 after twenty tries in a quarter of an hour.
         */
        post: operations["openSharedMeeting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/meeting/stopMinutes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 停止整理纪要
         * @description The minutes stay what they were before. The same once more changes nothing.
         */
        post: operations["stopMeetingMinutes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/meeting/stopRecognising/{meetingId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 停止转写
         * @description What was recognised is kept for the next time. The transcript stays as it is.
         */
        post: operations["stopRecognising"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/meeting/swapTranscript/{meetingId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 换回另一份转写稿
         * @description Puts the `other` transcript in place of the present one, which becomes the other. 409 when the transcript is no longer of this revision, or when
         *     there is no other.
         */
        post: operations["swapMeetingTranscript"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/meeting/transcript/{meetingId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 转写稿 */
        get: operations["getMeetingTranscript"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/meeting/unshare": {
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
        post: operations["unshareMeeting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/meeting/update/{meetingId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 改名、标记、恢复 */
        post: operations["updateMeeting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/meeting/writeMinutes/{meetingId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 由大模型整理纪要
         * @description Begins to write minutes in place of those that there are, as a job. A line is kept with the words of the transcript that prove it, or not at
         *     all. 409 without a model, without words, and when another page changed the minutes; while it is written, once more changes nothing.
         *     A use of the meeting, as of recogniseMeeting.
         */
        post: operations["writeMeetingMinutes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ppt/brand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 品牌
         * @description The brand of the account, which decks are shown with where saveDeck says so.
         */
        get: operations["getDeckBrand"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ppt/compareSources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 政策更新了没有
         * @description Compares what slides cite with the policy in its version in force. Where they differ, the words of that version become one more source of the
         *     deck, once; slides change only by saveDeck.
         */
        post: operations["compareDeckSources"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ppt/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 新建演示文稿
         * @description An outline from what is given; slides come with generateDeck. Kept before anything is counted, so that 1010 loses nothing.
         */
        post: operations["createDeck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ppt/deck/{deckId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 一份演示文稿 */
        get: operations["getDeck"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ppt/decks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 演示文稿 */
        get: operations["listDecks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ppt/export/{deckId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 导出
         * @description exact: PPTX whose lines end where they end on the screen; editable: PPTX whose paragraphs the application breaks itself; pdf: text that can
         *     be selected, the same lines, a bookmark for each slide. 409 before generateDeck.
         */
        get: operations["exportDeck"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ppt/generate/{deckId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 按大纲生成
         * @description Slides of the saved outline; locked ones stay. One use per deck, however often it is sent. The Idempotency-Key is that of the use; one that
         *     was reserved for a deck that is counted already is given back. 1010 when no use is left; the outline stays. With isWritten 409 without a
         *     model, and while it is writing this deck.
         */
        post: operations["generateDeck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ppt/picture/{deckId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 一张图片 */
        get: operations["getDeckPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ppt/readBrand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 从PPTX读出品牌
         * @description Colours and fonts of its theme, a picture of its masters and layouts that may be the logo, and the words of its footers. Nothing of the
         *     account changes before saveDeckBrand, but that the logo is kept for it, for a day.
         */
        post: operations["readDeckBrand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ppt/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 删除演示文稿
         * @description Out of the list at once, and its link no longer opens; isRemoved of updateDeck brings it back for a day.
         */
        post: operations["removeDeck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ppt/removeBrand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 删除品牌
         * @description With its logo. Decks are shown in their themes again.
         */
        post: operations["removeDeckBrand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ppt/rewrite/{deckId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 重写一页
         * @description Another version of a slide by the model, from the outline and the sources of the deck. Nothing is saved: the page shows both, and what is
         *     chosen is an edit like others. 409 before generateDeck and without a model.
         */
        post: operations["rewriteDeckSlide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ppt/save/{deckId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 保存各页
         * @description All slides. 409 as for the outline, before generateDeck, and while a model is writing.
         */
        post: operations["saveDeck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ppt/saveBrand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 保存品牌
         * @description In the place of the one before. Every deck that is shown with the brand of the account is shown with this one; decks begun from now on are too.
         */
        post: operations["saveDeckBrand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ppt/saveOutline/{deckId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 保存大纲
         * @description All of it. 409 when another page saved something else since the revision was read; nothing is kept then. The same once more is answered
         *     as it was kept.
         */
        post: operations["saveDeckOutline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ppt/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 模型与大纲模板 */
        get: operations["getDeckSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ppt/share": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 分享
         * @description A link for reading, until it expires or is revoked. Sent again it replaces the one before.
         */
        post: operations["shareDeck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ppt/shared/{shareId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 分享的演示文稿
         * @description For anybody with the link. 404 when it was revoked or has expired.
         */
        get: operations["getSharedDeck"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ppt/sharedPicture/{shareId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 分享的演示文稿里的一张图片 */
        get: operations["getSharedDeckPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ppt/source/{deckId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 一处出处的原文
         * @description Up to 60 paragraphs around the one that is asked for.
         */
        get: operations["getDeckSource"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ppt/stopWriting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 停止写
         * @description What is written stays; the other slides are the outline's own. The same once more changes nothing.
         */
        post: operations["stopDeckWriting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ppt/unshare": {
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
        post: operations["unshareDeck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ppt/update/{deckId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 改名、恢复 */
        post: operations["updateDeck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ppt/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 上传一份文档新建
         * @description The outline of its headings, with its own sentences as entries.
         */
        post: operations["uploadDeck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ppt/uploadPicture/{deckId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 上传一张图片
         * @description For a slide of this deck, which names it in saveDeck. Up to 60 a deck.
         */
        post: operations["uploadDeckPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proofreading/addVersion/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 新的一版
         * @description A text that came anew. Counted by itself.
         */
        post: operations["addProofreadingVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proofreading/check/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 在服务端校对
         * @description A job on the present text; it counts the version like countProofreadingVersion. 409 when it runs already, or there is no model to be asked.
         */
        post: operations["checkProofreading"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proofreading/count/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 这一版开始校对
         * @description One use per version, however often it is sent. The Idempotency-Key is that of the use; one that was reserved for a version that is counted
         *     already is given back. 1010 when no use is left; the text stays.
         */
        post: operations["countProofreadingVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proofreading/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 保存一份文稿
         * @description Kept before anything is counted, so that 1010 loses no text.
         */
        post: operations["createProofreadingDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proofreading/document/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 一份文稿 */
        get: operations["getProofreadingDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proofreading/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 校对的文稿 */
        get: operations["listProofreadingDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proofreading/export/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 导出
         * @description tracked: the uploaded DOCX with the edits as tracked changes and reasons and open issues as comments; clean: the DOCX with the edits in it;
         *     text: TXT, or MD as it came; reports. 409 where there is no such file to be made, or before the version is counted.
         */
        get: operations["exportProofreading"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proofreading/exportList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 导出一个名单 */
        get: operations["exportProofreadingList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proofreading/importList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 导入一个名单
         * @description What is right is added, or changes what has the same words; what is wrong is said line by line. Nothing is removed.
         */
        post: operations["importProofreadingList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proofreading/lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 词典与名单
         * @description All lists of the account. The product ships none.
         */
        get: operations["listProofreadingEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proofreading/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 删除文稿
         * @description Out of the list at once; isRemoved of updateProofreadingDocument brings it back for a day.
         */
        post: operations["removeProofreadingDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proofreading/removeEntries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 删除几条 */
        post: operations["removeProofreadingEntries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proofreading/report/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 校对报告
         * @description Counts by class, and what was changed, left open and ignored. 409 before the version is counted.
         */
        get: operations["getProofreadingReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proofreading/result/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 服务端校对的进度与结果
         * @description Positions are those in the present text, also where it was edited since.
         */
        get: operations["getProofreadingCheck"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proofreading/saveEdits/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 保存改动
         * @description All edits of the version. 409 when another page saved something else since the revision was read; nothing is kept then.
         *     The same once more is answered as it was kept.
         */
        post: operations["saveProofreadingEdits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proofreading/saveEntry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 保存一条
         * @description The same words again change what stands beside them; what is left out stays.
         */
        post: operations["saveProofreadingEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proofreading/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 校对依据什么 */
        get: operations["getProofreadingSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proofreading/update/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 改名、改文体、恢复 */
        post: operations["updateProofreadingDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proofreading/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 上传一份文稿
         * @description DOCX with all its parts in view of the export; PDF to be read only. What was not read stands in the notes of the version.
         */
        post: operations["uploadProofreadingDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proofreading/version/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 一版文字与改动 */
        get: operations["getProofreadingVersion"];
        put?: never;
        post?: never;
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
    "/api/v1/acquisition/addLeads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 加入名单
         * @description What is in the list already stays as it is. At most 1000 in a list.
         */
        post: operations["addLeads"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/acquisition/directory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 企业库
         * @description What firms there are, where they are from, and what can be asked of them. Invented firms only while there are no others.
         */
        get: operations["getFirmDirectory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/acquisition/exportLeads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 导出名单
         * @description A CSV with the purpose and the sources in its first lines. What it was for is kept, for the user to read.
         */
        post: operations["exportLeads"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/acquisition/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 导出记录
         * @description The newest first, at most 100.
         */
        get: operations["listLeadExports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/acquisition/firm/{firmId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 企业卡片
         * @description What the directory has of one firm, each with its source and date.
         */
        get: operations["getDirectoryFirm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/acquisition/leads/{listId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 名单里的企业
         * @description The last added first.
         */
        get: operations["listLeads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/acquisition/lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 名单 */
        get: operations["listLeadLists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/acquisition/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 查找之前
         * @description How many firms the directory knows enough of to decide, before a use is charged. Costs nothing.
         */
        post: operations["previewAcquisition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/acquisition/removeLead": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 移出名单 */
        post: operations["removeLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/acquisition/removeList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 删除名单
         * @description With everything in it.
         */
        post: operations["removeLeadList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/acquisition/result/{runId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查找的结果
         * @description What the query finds in the directory as it is now, by the conditions as they were when it ran. What is not known is open, and never met.
         */
        get: operations["getAcquisitionResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/acquisition/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 查找企业
         * @description Uses the module acquisition once; the Idempotency-Key is that of the use. Sent again it answers the same run. A run that decides
         *     no firm gives the use back.
         *     1010 when no use is left; nothing is lost. Reading what it found costs nothing.
         */
        post: operations["runAcquisition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/acquisition/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查找过的
         * @description The newest first, at most 20.
         */
        get: operations["listAcquisitionRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/acquisition/saveLead": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 改阶段或备注
         * @description 409 when it was changed since that version was read; what was read is not overwritten.
         */
        post: operations["saveLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/acquisition/saveList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 新建名单或改名
         * @description At most 50.
         */
        post: operations["saveLeadList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/apply/detail/{policyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 办事指南
         * @description With an enterprise the conditions have its verdicts, and the materials say what it already holds.
         */
        get: operations["getApplyGuide"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/apply/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 申报事项库
         * @description Items of policies in force. With an enterprise each says what its conditions come to; a region includes everything below it.
         */
        get: operations["listApplyItems"];
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
    "/api/v1/declaration/acceptShift/{declarationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 确认已按变更核对
         * @description The notice as it stands now becomes what the declaration is measured by; its deadline and list of materials follow.
         */
        post: operations["acceptNoticeShift"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/declaration/attach/{declarationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 上传申报进度的附件
         * @description It shows once a move names it.
         */
        post: operations["attachToDeclaration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/declaration/attachment/{declarationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 下载申报进度的附件 */
        get: operations["downloadAttachment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/declaration/comment/{declarationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 添加批注 */
        post: operations["addDeclarationComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/declaration/comments/{declarationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 审核批注 */
        get: operations["listDeclarationComments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/declaration/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 新建申报
         * @description Of an item that the library has for the region of the enterprise. Empty fields of the form take what its facts say. Sent again with the same key it answers the same declaration.
         */
        post: operations["createDeclaration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/declaration/detail/{declarationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 申报详情 */
        get: operations["getDeclaration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/declaration/editForm/{declarationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 填写申报书
         * @description Saved as they are typed. An edit of a field that nobody else changed since baseRevision is saved; otherwise both values are kept and the reply says so.
         *     Each edit counts once by its editId, however often it is sent. 409 when the form can no longer be changed.
         */
        post: operations["editDeclarationForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/declaration/evaluation/{declarationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 评估表 */
        get: operations["getDeclarationEvaluation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/declaration/export/{declarationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 导出申报材料包
         * @description The form and the current versions in the order of the notice, named by its rule.
         */
        get: operations["exportDeclaration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/declaration/exportPlan/{declarationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 导出包的目录 */
        get: operations["getDeclarationExportPlan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/declaration/form/{declarationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 申报书 */
        get: operations["getDeclarationForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/declaration/judge/{declarationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 核对材料
         * @description 409 while there is no file.
         */
        post: operations["judgeMaterial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/declaration/library": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 材料库
         * @description Files that declarations use or used, and evidence of facts.
         */
        get: operations["listEvidenceLibrary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/declaration/libraryFile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 从材料库下载 */
        get: operations["downloadFromLibrary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/declaration/materialFile/{declarationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 下载材料 */
        get: operations["downloadMaterial"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/declaration/materials/{declarationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 材料清单 */
        get: operations["getDeclarationMaterials"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/declaration/move/{declarationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 推进申报
         * @description By the table of moves; 409 for one that is not allowed now, with what stands in its way. submitted_external needs a receipt number or a screenshot: it says that
         *     people have filed it on the official platform.
         */
        post: operations["moveDeclaration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/declaration/readiness/{declarationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 还差什么 */
        get: operations["getDeclarationReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/declaration/remove/{declarationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 删除申报
         * @description With its form, comments and files that nothing else uses. One under way on the official platform has to be withdrawn first (409).
         */
        post: operations["removeDeclaration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/declaration/removeAttachment/{declarationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 删除没有用到的附件
         * @description 409 for one that a step has named: it belongs to the history.
         */
        post: operations["removeAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/declaration/removeEvidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 从材料库删除
         * @description 409 while a declaration uses it; evidence of a fact is removed at the fact.
         */
        post: operations["removeFromLibrary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/declaration/removeObligation/{declarationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 删除后续义务 */
        post: operations["removeObligation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/declaration/removePayout/{declarationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 删除拨付记录 */
        post: operations["removePayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/declaration/removeRisk/{declarationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 删除一条风险
         * @description 409 when somebody else has changed it since it was read.
         */
        post: operations["removeDeclarationRisk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/declaration/removeSlot/{declarationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 删除自己添加的材料项 */
        post: operations["removeMaterialSlot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/declaration/removeTask/{declarationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 删除任务 */
        post: operations["removeDeclarationTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/declaration/removeVersions/{declarationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 删除材料的一份文件或它的版本
         * @description Without its newest version a file is what it was before; without any it is gone. For a day they come back with isRemoved false; then what nothing else uses leaves the
         *     library too.
         */
        post: operations["removeMaterialVersions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/declaration/resolve/{declarationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 解决批注 */
        post: operations["resolveDeclarationComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/declaration/reuse/{declarationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 使用已有材料
         * @description A file of the library, as another file of the material or in place of one.
         */
        post: operations["reuseMaterial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/declaration/saveCorrection/{declarationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 记录补正 */
        post: operations["saveCorrection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/declaration/saveEvaluation/{declarationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 保存评估 */
        post: operations["saveDeclarationEvaluation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/declaration/saveEvidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 上传到材料库
         * @description A piece of its own, or a newer version of one. Declarations keep the version that they use. Evidence of a fact is replaced at the fact.
         */
        post: operations["saveEvidence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/declaration/saveObligation/{declarationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 保存后续义务 */
        post: operations["saveObligation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/declaration/savePayout/{declarationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 记录拨付 */
        post: operations["savePayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/declaration/saveRisk/{declarationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 保存一条风险
         * @description 409 when somebody else has changed it since it was read; nothing is kept then.
         */
        post: operations["saveDeclarationRisk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/declaration/saveSlot/{declarationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 添加或修改材料项
         * @description Of the list of the notice only isRequired may be changed.
         */
        post: operations["saveMaterialSlot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/declaration/saveTask/{declarationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 保存任务 */
        post: operations["saveDeclarationTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/declaration/setPublicity/{declarationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 记录公示 */
        post: operations["setDeclarationPublicity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/declaration/update/{declarationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 修改申报的名称、批次、金额与负责人 */
        post: operations["updateDeclaration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/declaration/updateEvidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 修改材料的名称与有效期 */
        post: operations["updateEvidence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/declaration/upload/{declarationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 上传材料
         * @description Another file of the material, or a newer version of the one that it replaces; it goes into the library. 409 when the material holds as many as it may, or the
         *     same file already.
         */
        post: operations["uploadMaterial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/declaration/waiveCheck/{declarationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 说明一致性检查为何不适用 */
        post: operations["waiveFormCheck"];
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
         * @description The value becomes evidenced. A file that was there before is removed.
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
    "/api/v1/enterprise/lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 从企业库找自己的企业
         * @description Firms of the imported directory whose name has the words, or with that credit code, to begin an enterprise with. Those that
         *     asked not to be listed are not among them; invented ones only while there are no others.
         */
        get: operations["lookUpEnterprise"];
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
         * @description Provinces, cities, districts and counties of GB/T 2260 and the 97 divisions of GB/T 4754, for the form of an enterprise.
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
         * @description Newest first, of all modules that are counted; nothing is ever taken out of it.
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
    "/api/v1/evaluation/basis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 自评由什么得出
         * @description What is known of the firm and what it expects of the experts, for pages that evaluate by themselves. Changes nothing and costs nothing.
         */
        get: operations["getEvaluationBasis"];
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
    "/api/v1/match/basis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 结论由什么得出
         * @description The rules of everything that a firm is matched with, and what is known of the firm: read once, a page works out by itself what other numbers would come to.
         *     Changes nothing and costs nothing.
         */
        get: operations["getMatchBasis"];
        put?: never;
        post?: never;
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
         * @description Again a file replaces the former one until the money is confirmed.
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
         * @description Public: what everybody may read. Without `near` what reaches everybody: the documents of the nation.
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
         * @description One query over titles, 文号 and clauses. Terms are joined by AND, each in the words that documents have for it (技改: 技术改造); where few have
         *     them all, near misses follow and say what they lack. A 文号 in any bracket style or a 令号 goes straight to its document; a title, its usual short
         *     name (环评法) and a clause label (第九条, 9条) land on that clause; a place becomes the region. A question is answered by clauses first (`answer`). Within a facet values are joined by OR, between facets by AND, and
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
    "/api/v1/region/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 对比明细清单
         * @description The policies that a number of 区域对比 counts.
         */
        get: operations["listRegionEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/region/industries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 产业×地区
         * @description How many policies of each province name each industry.
         */
        get: operations["getIndustryMatrix"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/region/industry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 产业对比
         * @description What regions have for one industry.
         */
        get: operations["compareIndustry"];
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
    "/api/v1/region/patents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 知识产权对比
         * @description What regions give for intellectual property, as worked out for the facts of the enterprise.
         */
        get: operations["compareIp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/region/peers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 同级排名
         * @description Regions of one tier with their figures; a city counts what is its own and below.
         */
        get: operations["rankPeers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/region/portals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 官方网站
         * @description Official portals by words of their region.
         */
        get: operations["listPortals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/region/province": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 一省的部门与官方网站
         * @description Who issues policies there, and its official portals.
         */
        get: operations["getProvinceGuide"];
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
        AbsentReference: {
            /**
             * @description 文号、标题、条
             * @enum {string}
             */
            kind: "docNo" | "title" | "clause";
            /**
             * @example 德州市物业管理条例
             * @example 《公司法》第五百条
             */
            text: string;
        };
        AcquisitionId: string;
        AcquisitionPreview: {
            /** @description Firms of which everything that decides is known; of none, the run costs nothing. */
            decided: number;
            firmCount: number;
            /** @description Of those decided, firms that have the title already. */
            held: number;
            /** @description Conditions that most of the firms not decided are not known to meet or miss, the most first. */
            missing: {
                firms: number;
                title: string;
            }[];
        };
        AcquisitionResult: {
            /** Format: date */
            asOf: string;
            conditions: components["schemas"]["FirmConditionCount"][];
            counts: {
                met: number;
                open: number;
                unmet: number;
            };
            /** @description Firms that were looked at. */
            firmCount: number;
            /** @description Of that verdict, firms that have the title already that the policy gives. */
            held: number;
            rows: components["schemas"]["FoundFirm"][];
            run: components["schemas"]["AcquisitionRun"];
            /** @description Of the verdict that was asked for. */
            total: number;
        };
        AcquisitionRun: {
            /** @description As they were asked, to ask again; none of kind policy. */
            conditions: components["schemas"]["FirmCondition"][];
            /** Format: date-time */
            createdAt: string;
            /** @description Firms that met everything when it was run. */
            firmCount: number;
            id: components["schemas"]["AcquisitionId"];
            /** @description It decided no firm and no use was charged. */
            isFree: boolean;
            /** @enum {string} */
            kind: "conditions" | "policy";
            policy: {
                itemId: string;
                itemName: string;
                policyId: components["schemas"]["PolicyId"];
                title: string;
            } | null;
            /** @description Its code, with everything below it. */
            region: string | null;
            regionName: string | null;
            /** @description The conditions in words, or the policy and its item. */
            title: string;
        };
        AcquisitionRuns: {
            rows: components["schemas"]["AcquisitionRun"][];
        };
        /**
         * @example {
         *       "targetKind": "form",
         *       "text": "绩效目标要和预算对上",
         *       "authorName": "周砚"
         *     }
         */
        AddCommentBody: {
            /** @description Who says so; the account without it. */
            authorName?: string;
            /** @description Of a field or a material. */
            targetId?: components["schemas"]["PartId"];
            targetKind: components["schemas"]["CommentTargetKind"];
            text: string;
        };
        AddedLeads: {
            added: number;
            already: number;
        };
        /**
         * @example {
         *       "listId": "list1",
         *       "firms": [
         *         "f1a2b3"
         *       ]
         *     }
         */
        AddLeadsBody: {
            firms: components["schemas"]["AcquisitionId"][];
            listId: components["schemas"]["AcquisitionId"];
        };
        /**
         * @example {
         *       "text": "依据国科发火〔2016〕32号，现通知如下。"
         *     }
         */
        AddProofreadingVersionBody: {
            text: components["schemas"]["ProofreadingText"];
        };
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
        /** @description Policies of the result by the largest amount that they state, from one sum to below another. */
        AmountBar: {
            /** @description Hits as far as the amount is not chosen. */
            count: number;
            fromFen: number;
            /** @description null: without an end. */
            toFen: number | null;
        };
        /**
         * @description 直接依据、可能相关、没有
         * @enum {string}
         */
        AnswerGrade: "direct" | "possible" | "none";
        AnsweringClause: {
            /** @description Anchor of the clause on the detail page. */
            clauseId: string;
            /** @example 第十九条 */
            clauseLabel: string;
            docNo: string | null;
            grade: components["schemas"]["AnswerGrade"];
            isSample: boolean;
            marks: components["schemas"]["Mark"][];
            policyId: components["schemas"]["PolicyId"];
            provenance: components["schemas"]["Provenance"];
            /** @description Why it was found: what of the question it says, and in which words. */
            said: components["schemas"]["SaidWords"][];
            /** @description The sentence that says what was asked; null when none says more of it than the others. */
            sentence: components["schemas"]["Mark"] | null;
            status: components["schemas"]["PolicyStatus"];
            /** @description In the words of the document, cut to whole sentences; lines are its paragraphs. */
            text: string;
            title: string;
        };
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
         * @description As the type of the fact; bool also asks for a confirmation, set for those of its choices that hold.
         * @enum {string}
         */
        AnswerUnit: "money" | "ratio" | "int" | "number" | "date" | "bool" | "enum" | "set";
        ApplyGuide: components["schemas"]["ApplyItem"] & {
            /** Format: date */
            asOf: string;
            basis: components["schemas"]["PolicyRef"][];
            /** @description As the document prints them. */
            conditions: components["schemas"]["PolicyCondition"][];
            contacts: {
                org: string;
                phone: string;
            }[];
            /** @description Of the enterprise for this item, the newest first. */
            declarations: components["schemas"]["GuideDeclaration"][];
            /** @description True where the form of the programme is known; else a declaration begins with a general one. */
            hasOwnForm: boolean;
            /** @description The conditions with the verdicts of the enterprise; null where group is. */
            match: components["schemas"]["MatchItem"] | null;
            /** @description In the order of the notice, else of the policy; empty where neither lists any. */
            materials: components["schemas"]["GuideMaterial"][];
            /** @description How to apply. */
            method: string | null;
            /** @description The newest first. */
            notices: components["schemas"]["GuideNotice"][];
            /** @description What is owed afterwards. */
            obligations: components["schemas"]["KeyFact"][];
            source: components["schemas"]["PolicySource"];
            /** @description In the order of their days; what has no day comes first. */
            steps: components["schemas"]["GuideStep"][];
            summary: string | null;
        };
        /** @description Something that can be declared. */
        ApplyItem: {
            /** @description What the enterprise may get; null without one, and where the document names no sum. */
            amount: components["schemas"]["MatchAmount"] | null;
            /** @description As the document has it. */
            amountText: string | null;
            /** @description Who may apply. */
            audience: string | null;
            claim?: components["schemas"]["Claim"];
            /** @description One sentence; null where group is. */
            conclusion: string | null;
            /** @description The newest declaration of the enterprise for this item that is not over. */
            declarationId: string | null;
            /** @description 兑付方式; absent where the source does not say. */
            delivery?: components["schemas"]["DeliveryKind"];
            /** @description Where to apply; null where no call for applications says so. */
            entry: null | components["schemas"]["OfficialEntry"];
            /** @description What the conditions come to for the enterprise; null without one, and where the item is of another region. */
            group: components["schemas"]["MatchGroup"] | null;
            /** @description The call for applications; null where the library has none. */
            noticeId: components["schemas"]["PolicyId"] | null;
            policy: components["schemas"]["MatchPolicy"];
            support: components["schemas"]["SupportKind"];
            /** @description With the calls for applications and their extensions counted in. */
            window: components["schemas"]["PolicyWindow"];
        };
        /** @description One of several things that a policy gives. */
        ApplyItemId: string;
        /** @description Counts of choices ignore the choice of their own kind. */
        ApplyPage: {
            /** Format: date */
            asOf: string;
            /** @description Only those that a source names. */
            deliveries: components["schemas"]["NoticeChoice"][];
            reach: components["schemas"]["MaybeReach"];
            regions: components["schemas"]["NoticeChoice"][];
            /** @description What may fit first, then what closes first. */
            rows: components["schemas"]["ApplyItem"][];
            supports: components["schemas"]["NoticeChoice"][];
            total: number;
            windows: components["schemas"]["NoticeChoice"][];
        };
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
        AttachBody: {
            file: components["schemas"]["MaterialFile"];
        };
        Attachment: {
            fileId: string;
            fileName: string;
            mediaType: string;
            size: number;
            /** Format: date-time */
            uploadedAt: string;
        };
        /**
         * @example {
         *       "fileId": "f1"
         *     }
         */
        AttachmentIdBody: {
            fileId: components["schemas"]["PartId"];
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
        CalendarKind: "opens" | "closes" | "expectedOpens" | "expectedCloses" | "publicityOpens" | "publicityCloses";
        CancelledRun: {
            /** @enum {string} */
            state: "cancelled" | "finished";
        };
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
        ChatActiveRun: {
            id: string;
            messageId: string;
            /** @description The last event that messages include. */
            seq: number;
        };
        ChatAttachment: {
            documentId: string;
            name: string;
        };
        /**
         * @description What bears a figure out, the first of these that does. An original text, a file of the firm, a text of a third party, points and fields that we put together, a passage somebody changed, the firm's own data, a reckoning. Absent where nothing does, and in older answers.
         * @enum {string}
         */
        ChatBasis: "original" | "document" | "thirdParty" | "ours" | "edited" | "facts" | "rules";
        /** @description A part of a page, in fractions of its width and height from the top left. */
        ChatBox: {
            height: number;
            page: number;
            width: number;
            x: number;
            y: number;
        };
        ChatCitation: {
            /** @description Empty when the place on the page is not certain. */
            boxes?: components["schemas"]["ChatBox"][];
            /**
             * @description Whether the source has the words: found, 出处不符, 未找到. Only an original or a file as it was read is 已核对; what else has them is said by what it is.
             * @enum {string}
             */
            check: "verified" | "mismatch" | "missing";
            chunkId?: string | null;
            clauseId?: string | null;
            /**
             * @description Of a digest of ours: how sure we are of the policy.
             * @enum {string|null}
             */
            confidence?: "high" | "medium" | "low" | null;
            /**
             * @description Who put the words of a policy together, where they are not those of the document: the points and fields of the library, or those of a third party. Absent for an original text.
             * @enum {string}
             */
            digest?: "ours" | "thirdParty";
            documentId?: string | null;
            /** @description 文号 or the knowledge base. */
            from?: string | null;
            /** @description A passage that was changed after it was read: its words are not those of the file. */
            isEdited?: boolean;
            /** @description A path of the portal. */
            link?: string | null;
            /** @description In the text as [^n]. */
            n: number;
            page?: number | null;
            /** @description Such as 第七条 or 第6页. */
            place?: string | null;
            policyId?: string | null;
            /** @description The words as the source has them; empty when check is not verified. */
            quote: string;
            /**
             * @description A clause of a policy, a passage of a document, the firm's own data, a rule of the engine.
             * @enum {string}
             */
            source: "policy" | "document" | "facts" | "rules";
            title: string;
            /**
             * Format: date
             * @description Of a digest of ours: the day it was compared with what others say of the policy; null when never. It is never compared word for word with the original.
             */
            verifiedAt?: string | null;
        };
        ChatCitationEvent: {
            citation: components["schemas"]["ChatCitation"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "citation";
        };
        ChatContent: {
            /** @description The answer as the assistant stored it; may hold HTML tags, which the copy action strips. */
            content: string;
        };
        ChatConversation: {
            activeRun: components["schemas"]["ChatActiveRun"] | null;
            /** Format: date-time */
            createdAt: string;
            hasOlder: boolean;
            id: string;
            isPinned: boolean;
            /** @description The chosen branch, oldest first. */
            messages: components["schemas"]["ChatMessage"][];
            scene: components["schemas"]["ChatScene"];
            scope: components["schemas"]["ChatScope"];
            title: string;
            /** Format: date-time */
            updatedAt: string;
        };
        ChatConversationPage: {
            rows: components["schemas"]["ChatConversationRow"][];
            total: number;
        };
        ChatConversationRow: {
            /** @description Words around what was searched for. */
            hit?: string | null;
            id: string;
            isPinned: boolean;
            isRunning: boolean;
            /** @description An answer ended that was not opened since. */
            isUnread?: boolean;
            scene: components["schemas"]["ChatScene"];
            title: string;
            /** Format: date-time */
            updatedAt: string;
        };
        ChatError: {
            /** @enum {string} */
            code: "upstream" | "busy" | "timeout" | "blank" | "interrupted" | "internal" | "unreachable";
            isRetryable: boolean;
            /** @description A sentence for the user, in Chinese. */
            message: string;
        };
        ChatFeedback: {
            comment?: string;
            /** @enum {string} */
            rating: "up" | "down";
            reasons?: components["schemas"]["ChatFeedbackReason"][];
        };
        /** @enum {string} */
        ChatFeedbackReason: "wrongSource" | "wrongFigure" | "outdated" | "wrongRegion" | "incomplete" | "unclear" | "other";
        ChatFigure: {
            basis?: components["schemas"]["ChatBasis"];
            /** @enum {string} */
            kind: "amount" | "date" | "percent" | "docNo" | "clause";
            /** @enum {string} */
            status: "matched" | "missing";
            /** @description As the answer writes it. */
            value: string;
        };
        /** @description Every amount, date, percentage, 文号 and clause number of the answer, looked up in the cited passages. */
        ChatFigures: {
            items: components["schemas"]["ChatFigure"][];
            matched: number;
            total: number;
        };
        ChatFiguresEvent: {
            figures: components["schemas"]["ChatFigures"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "figures";
        };
        /** @enum {string} */
        ChatFinishReason: "stop" | "length" | "content_filter" | "cancelled" | "error" | "busy" | "interrupted";
        ChatId: string;
        ChatMessage: {
            attachments?: components["schemas"]["ChatAttachment"][];
            citations?: components["schemas"]["ChatCitation"][];
            /** Format: date-time */
            createdAt: string;
            error?: components["schemas"]["ChatError"] | null;
            feedback?: components["schemas"]["ChatFeedback"] | null;
            figures?: components["schemas"]["ChatFigures"] | null;
            finishReason?: components["schemas"]["ChatFinishReason"] | null;
            id: string;
            isDeepThinking?: boolean;
            /** @description A model wrote it; then it is labelled AI生成. */
            isGenerated?: boolean;
            /** @description Null for the embedded engine. */
            model?: string | null;
            notices?: components["schemas"]["ChatNotice"][];
            parentId: string | null;
            /** @description What the answer cites, as it stands today. */
            policies?: components["schemas"]["ChatPolicyCard"][];
            quote?: components["schemas"]["ChatQuote"] | null;
            /** @description What the model thought aloud; empty without. */
            reasoning?: string;
            reasoningMs?: number | null;
            /** @enum {string} */
            role: "user" | "assistant";
            runId?: string | null;
            /** @description All messages with the same parent in order, itself included: the branches. */
            siblingIds: string[];
            /** @enum {string} */
            state: "streaming" | "done" | "stopped" | "failed" | "interrupted";
            steps?: components["schemas"]["ChatStep"][];
            suggestions?: string[];
            /** @description Plain text of a user; Markdown of an answer, its citations as [^n]. */
            text: string;
            usage?: components["schemas"]["ChatUsage"] | null;
        };
        ChatNotice: {
            /** @enum {string} */
            code: "embedded" | "notFound" | "partialDocuments" | "historyCut";
            message: string;
        };
        ChatNoticeEvent: {
            notice: components["schemas"]["ChatNotice"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "notice";
        };
        /** @enum {string} */
        ChatPart: "reasoning" | "answer";
        ChatPartDelta: {
            /** @description Where in the part the text begins, in UTF-16 units. */
            off: number;
            part: components["schemas"]["ChatPart"];
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "part.delta";
        };
        ChatPartEnd: {
            durationMs: number;
            part: components["schemas"]["ChatPart"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "part.end";
        };
        ChatPartStart: {
            part: components["schemas"]["ChatPart"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "part.start";
        };
        ChatPing: {
            /** Format: date-time */
            t: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ping";
        };
        ChatPoliciesEvent: {
            policies: components["schemas"]["ChatPolicyCard"][];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "policies";
        };
        /** @description A cited policy, in the library's own fields; none of it comes from a model. */
        ChatPolicyCard: {
            daysLeft?: number | null;
            /**
             * Format: date
             * @description The last day of the present or next window.
             */
            deadline: string | null;
            docNo: string | null;
            id: string;
            /** @description It was amended, abolished or replaced since the answer, or its deadline passed: 所引政策已更新. */
            isChanged: boolean;
            issuers: string[];
            levelLabel?: string;
            /** @description The largest amount that its items name. */
            maxAmountFen?: number | null;
            /** @description The version that holds now. */
            newerId?: string | null;
            regionLabel?: string;
            status: components["schemas"]["PolicyStatus"];
            statusLabel: string;
            title: string;
        };
        /** @description What the user selected somewhere and asks about. */
        ChatQuote: {
            clauseId?: string;
            documentId?: components["schemas"]["ChatId"];
            page?: number;
            policyId?: string;
            text: string;
            /** @description Where it stands, as the user sees it. */
            title?: string;
        };
        /** @description The only end. A stream that stops without it broke. */
        ChatRunDone: {
            finishReason: components["schemas"]["ChatFinishReason"];
            /** @description UTF-16 units of the answer. */
            length: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "run.done";
        };
        ChatRunError: {
            error: components["schemas"]["ChatError"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "run.error";
        };
        ChatRunQueued: {
            /** @description Null where the model does not say. */
            position?: number | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "run.queued";
        };
        ChatRunStarted: {
            /** Format: date-time */
            createdAt: string;
            isGenerated: boolean;
            messageId: string;
            model: string | null;
            /** @description Of the user message. */
            parentId: string | null;
            runId: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "run.started";
            userMessageId: string;
        };
        /**
         * @description Which page the conversation belongs to (DeepSeek, aiAssistant, aiAssistant2, DeepSeek/aiKnowledge, aiAssistant/aiPdf, Policy/PolicyAssistant).
         * @enum {string}
         */
        ChatScene: "chat" | "assistant" | "templates" | "knowledge" | "pdf" | "policy";
        /** @description What an answer may rest on. The server leaves out what the user may not read, before anything is searched. */
        ChatScope: {
            /** @description Single documents, of PDF chat and attachments. */
            documentIds: components["schemas"]["ChatId"][];
            knowledgeBaseIds: components["schemas"]["ChatId"][];
            /** @description Only these policies instead of the whole library. */
            policyIds: string[];
            /** @description The policy library. */
            usesPolicies: boolean;
        };
        /** @description Everything up to here, in place of the events that are no longer worth sending. */
        ChatSnapshot: {
            message: components["schemas"]["ChatMessage"];
            openPart: components["schemas"]["ChatPart"] | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "snapshot";
        };
        ChatStatus: {
            canThink: boolean;
            /** @description Null: no model is connected, answers are extracts and reckonings. */
            model: string | null;
            /** @description Uses left; null without limit. */
            remaining: number | null;
        };
        /** @description Something that was really done before or while answering, such as a search; never an invented thought. */
        ChatStep: {
            /** @description Such as 检索词：研发费用 加计扣除. */
            detail?: string;
            hits?: number;
            id: string;
            /** @enum {string} */
            kind: "search" | "read" | "rules" | "library" | "model" | "check";
            /** @enum {string} */
            state: "running" | "done" | "failed";
            /** @description Such as 检索政策库. */
            title: string;
        };
        ChatStepEvent: {
            step: components["schemas"]["ChatStep"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "step";
        };
        ChatStreamEvent: components["schemas"]["ChatRunStarted"] | components["schemas"]["ChatRunQueued"] | components["schemas"]["ChatStepEvent"] | components["schemas"]["ChatSnapshot"] | components["schemas"]["ChatPartStart"] | components["schemas"]["ChatPartDelta"] | components["schemas"]["ChatPartEnd"] | components["schemas"]["ChatCitationEvent"] | components["schemas"]["ChatPoliciesEvent"] | components["schemas"]["ChatFiguresEvent"] | components["schemas"]["ChatUsageEvent"] | components["schemas"]["ChatTitleEvent"] | components["schemas"]["ChatSuggestionsEvent"] | components["schemas"]["ChatNoticeEvent"] | components["schemas"]["ChatRunError"] | components["schemas"]["ChatRunDone"] | components["schemas"]["ChatPing"];
        ChatSuggestionsEvent: {
            items: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "suggestions";
        };
        ChatTemplate: {
            group?: string;
            id: string;
            isOwn: boolean;
            name: string;
            /** @description Variables as {{地区}}. */
            text: string;
        };
        ChatTemplateList: {
            rows: components["schemas"]["ChatTemplate"][];
        };
        ChatTitleEvent: {
            title: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "title";
        };
        /** @description Tokens as the model counted them. */
        ChatUsage: {
            completion: number;
            prompt: number;
            reasoning?: number;
        };
        ChatUsageEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "usage";
            usage: components["schemas"]["ChatUsage"];
        };
        /**
         * @example {
         *       "version": 1,
         *       "layers": [
         *         "rules"
         *       ]
         *     }
         */
        CheckProofreadingBody: {
            layers: components["schemas"]["ProofreadingLayer"][];
            version: number;
        };
        /** @description How it is got, in a sentence, where nobody files for it: 随纳税申报享受，不用单独申报. Absent where one files. */
        Claim: string;
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
         * @description 未变、只改条号、有改动、移到别处、由左侧一条拆出、并入右侧一条、新增、删去. `moved` is the same words in another place, but for one or two that are no number. For `split` and `merged` the
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
        CommentList: {
            open: number;
            /** @description Open ones first, then the newest first. */
            rows: components["schemas"]["DeclarationComment"][];
        };
        /** @enum {string} */
        CommentTargetKind: "field" | "material" | "form" | "evaluation";
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
            /** @description The item of which the enterprise has most to expect where it is; without one, what most regions have. */
            suggested: components["schemas"]["ComparedItemKey"] | null;
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
        /** @description One round of 补正; it begins with the move to correction and ends when it is filed again. */
        CorrectionRound: {
            answer: string | null;
            /** Format: date */
            answeredOn: string | null;
            correctionId: string;
            /** Format: date */
            dueOn: string | null;
            /** @description What has to be put right. */
            request: string | null;
            /** Format: date */
            requestedOn: string;
            round: number;
        };
        /**
         * @example {
         *       "version": 1
         *     }
         */
        CountProofreadingBody: {
            version: number;
        };
        /**
         * @example {
         *       "scene": "chat",
         *       "scope": {
         *         "usesPolicies": true,
         *         "knowledgeBaseIds": [],
         *         "documentIds": [],
         *         "policyIds": []
         *       }
         *     }
         */
        CreateConversationBody: {
            /** @description The same one twice is one conversation. */
            clientId?: components["schemas"]["ChatId"];
            scene: components["schemas"]["ChatScene"];
            scope?: components["schemas"]["ChatScope"];
        };
        /**
         * @description policy needs policyId, report reportId, declaration declarationId, answer messageId, minutes meetingId, comparison its regions, outline text,
         *     topic its topic and a skeleton.
         * @example {
         *       "kind": "policy",
         *       "policyId": "s-rd-330100"
         *     }
         */
        CreateDeckBody: {
            declarationId?: components["schemas"]["DeclarationId"];
            /** @description The firm whose verdicts the conditions show; none when left out. */
            enterpriseId?: components["schemas"]["EnterpriseId"];
            /** @enum {string} */
            kind: "policy" | "report" | "declaration" | "comparison" | "answer" | "minutes" | "outline" | "topic";
            /** @description A meeting of the account, whose minutes cite its transcript. */
            meetingId?: components["schemas"]["MeetingId"];
            /** @description An answer of one of the account's conversations. */
            messageId?: components["schemas"]["ChatId"];
            policyId?: components["schemas"]["PolicyId"];
            regions?: components["schemas"]["RegionCode"][];
            reportId?: components["schemas"]["ReportId"];
            /** @description One of those of getDeckSettings. */
            skeleton?: components["schemas"]["DeckPartId"];
            /** @description Headings by #, by 一、（一）1. or by what they are indented; the rest are entries. */
            text?: string;
            topic?: components["schemas"]["DeckTitle"];
        };
        /**
         * @example {
         *       "enterpriseId": "e1",
         *       "policyId": "s-330100-rd-2026",
         *       "itemId": "part-2.1"
         *     }
         */
        CreateDeclarationBody: {
            enterpriseId: components["schemas"]["EnterpriseId"];
            itemId: components["schemas"]["ApplyItemId"];
            /** @description The call for applications; the newest one of the item without it. */
            noticeId?: components["schemas"]["PolicyId"];
            policyId: components["schemas"]["PolicyId"];
            /** @description The name of the item without it. */
            projectName?: string;
        };
        /**
         * @example {
         *       "clientId": "c0ffee0011223344",
         *       "title": "研发项目周例会",
         *       "mediaType": "audio/webm"
         *     }
         */
        CreateMeetingBody: {
            /** @description Made up by the page before it records; sent again it leads to the same meeting. */
            clientId: string;
            consent?: components["schemas"]["MeetingConsent"];
            /**
             * @description Of the MediaRecorder without its codecs, or of the file as its page believes. What the file is its bytes say when it is sealed.
             * @enum {string}
             */
            mediaType: "audio/webm" | "audio/mp4" | "audio/ogg" | "audio/mpeg" | "audio/wav" | "audio/flac" | "audio/aac" | "video/mp4" | "video/webm" | "video/quicktime";
            /** @description uploaded: its chunks are those of a file; recorded when left out. */
            origin?: components["schemas"]["MeetingOrigin"];
            /** @description Of the file; an upload must say it, so that one that is too large or has no room is refused before it is sent. */
            sizeBytes?: number;
            /**
             * Format: date-time
             * @description When it began, where that was before the server could be reached.
             */
            startedAt?: string;
            title: components["schemas"]["MeetingTitle"];
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
        /**
         * @example {
         *       "text": "依据国科发火[2016]第32号,现通知如下。",
         *       "genre": "official"
         *     }
         */
        CreateProofreadingBody: {
            genre: components["schemas"]["ProofreadingGenre"];
            /** @description The beginning of the text when left out. */
            name?: string;
            source?: components["schemas"]["ProofreadingSource"];
            text: components["schemas"]["ProofreadingText"];
        };
        Deck: {
            aspect: components["schemas"]["DeckAspect"];
            brand: components["schemas"]["DeckBrandOrNone"];
            /** Format: date-time */
            createdAt: string;
            id: string;
            isCounted: boolean;
            /** @description Of the start presentation, what of the file is not here. */
            leftOut?: components["schemas"]["DeckLeftOut"][];
            outline: components["schemas"]["DeckOutlineItems"];
            revision: components["schemas"]["DeckRevision"];
            /** @description The link itself is told once, by shareDeck. */
            share: components["schemas"]["DeckShareTime"] | null;
            /** @description Empty before generateDeck. */
            slides: components["schemas"]["DeckSlide"][];
            sources: components["schemas"]["DeckSource"][];
            start: components["schemas"]["DeckStartKind"];
            themeId: components["schemas"]["DeckThemeId"];
            title: string;
            /** Format: date-time */
            updatedAt: string;
            wording: components["schemas"]["DeckWording"];
            /** @description null: no model has written any. */
            writing: components["schemas"]["DeckWriting"] | null;
        };
        /** @enum {string} */
        DeckAspect: "16:9" | "4:3";
        /**
         * @description What an account puts on decks of any theme, as in @hengce/deck: null is what it does not have. Where text in its colours would not be legible
         *     (4.5:1), a theme takes them darker or lighter.
         * @example {
         *       "colors": {
         *         "ink": "20242B",
         *         "accents": [
         *           "0F7B5F",
         *           "E07A1F",
         *           "6FA8A0",
         *           "C9B458",
         *           "7A8794",
         *           "A34A4A"
         *         ]
         *       },
         *       "fonts": {
         *         "heading": "思源黑体 Heavy",
         *         "body": "思源黑体"
         *       },
         *       "logo": null,
         *       "footer": "示例精密制造有限公司",
         *       "off": []
         *     }
         */
        DeckBrand: {
            colors: {
                /** @description The first is the main colour, the second the one of emphasis; charts have all. */
                accents: components["schemas"]["DeckColor"][];
                ink: components["schemas"]["DeckColor"];
            } | null;
            fonts: {
                body: components["schemas"]["DeckFont"];
                heading: components["schemas"]["DeckFont"];
            } | null;
            /** @description At the foot of every slide but cover, section and closing; empty for none. */
            footer: string;
            logo: components["schemas"]["DeckBrandLogo"] | null;
            /** @description Parts that are kept and not shown. */
            off: ("colors" | "fonts" | "logo" | "footer")[];
        };
        /** @description Looked at like a MaterialFile (upload.yaml): of its theme, masters and layouts, not of its slides. */
        DeckBrandFile: Blob;
        DeckBrandLogo: {
            /** @description As readDeckBrand gave it; read with getDeckPicture of any deck of the account. */
            file: string;
            height: number;
            /** @description Made for dark grounds; on paper it gets one. */
            isLight: boolean;
            /**
             * @description Of slides with a body: in the upper right corner, or at the foot.
             * @enum {string}
             */
            place: "top" | "bottom";
            width: number;
        };
        /** @description What it is shown with; null without a brand. */
        DeckBrandOrNone: components["schemas"]["DeckBrand"] | null;
        DeckBulletsSlide: {
            cites?: components["schemas"]["DeckCites"];
            comments?: components["schemas"]["DeckComments"];
            data: {
                items: components["schemas"]["DeckEntries"];
                title: components["schemas"]["DeckLine"];
            };
            id: components["schemas"]["DeckPartId"];
            isHidden?: boolean;
            isLocked?: boolean;
            isWritten?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            layout: "bullets";
            notes?: components["schemas"]["DeckNotes"];
            overrides?: components["schemas"]["DeckOverrides"];
            unverified?: components["schemas"]["DeckUnverified"];
        };
        DeckCells: components["schemas"]["DeckLine"][];
        /** @description A cited paragraph of a policy that the policy no longer has, by the slot that rests on it. */
        DeckChange: {
            /** @description The paragraph of the source presentId that says the same in other words; null: there is none. */
            after: {
                paragraph: number;
                text: string;
            } | null;
            before: string;
            paragraph: number;
            path: string;
            slideId: string;
            sourceId: string;
        };
        DeckChartSlide: {
            cites?: components["schemas"]["DeckCites"];
            comments?: components["schemas"]["DeckComments"];
            data: {
                categories: components["schemas"]["DeckCells"];
                /** @enum {string} */
                form: "bar" | "line";
                series: {
                    name: components["schemas"]["DeckLine"];
                    values: (number | null)[];
                }[];
                source: components["schemas"]["DeckLine"];
                title: components["schemas"]["DeckLine"];
                unit: components["schemas"]["DeckLine"];
            };
            id: components["schemas"]["DeckPartId"];
            isHidden?: boolean;
            isLocked?: boolean;
            isWritten?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            layout: "chart";
            notes?: components["schemas"]["DeckNotes"];
            overrides?: components["schemas"]["DeckOverrides"];
            unverified?: components["schemas"]["DeckUnverified"];
        };
        /** @description Words of a source that a slot rests on. */
        DeckCite: {
            /** @description Source of a later version that says otherwise: the words were compared with it and kept. */
            keptBeside?: components["schemas"]["DeckPartId"];
            /** @description Of the source, from 0. */
            paragraph: number;
            /** @description Slot of the slide, such as items.2.text. */
            path: string;
            quote: components["schemas"]["DeckText"];
            sourceId: components["schemas"]["DeckPartId"];
        };
        DeckCites: components["schemas"]["DeckCite"][];
        DeckClosingSlide: {
            cites?: components["schemas"]["DeckCites"];
            comments?: components["schemas"]["DeckComments"];
            data: {
                contact?: components["schemas"]["DeckLine"];
                steps: components["schemas"]["DeckEntries"];
                title: components["schemas"]["DeckLine"];
            };
            id: components["schemas"]["DeckPartId"];
            isHidden?: boolean;
            isLocked?: boolean;
            isWritten?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            layout: "closing";
            notes?: components["schemas"]["DeckNotes"];
            overrides?: components["schemas"]["DeckOverrides"];
            unverified?: components["schemas"]["DeckUnverified"];
        };
        /** @description Hexadecimal. */
        DeckColor: string;
        /** @description Of those who work on the deck (批注), oldest first; in no presentation, file or shared reading. */
        DeckComments: {
            /** Format: date-time */
            at: string;
            id: components["schemas"]["DeckPartId"];
            isDone?: boolean;
            text: string;
        }[];
        DeckComparisonSlide: {
            cites?: components["schemas"]["DeckCites"];
            comments?: components["schemas"]["DeckComments"];
            data: {
                head: components["schemas"]["DeckCells"];
                rows: {
                    cells: components["schemas"]["DeckCells"];
                    isDifference?: boolean;
                    label: components["schemas"]["DeckLine"];
                }[];
                title: components["schemas"]["DeckLine"];
            };
            id: components["schemas"]["DeckPartId"];
            isHidden?: boolean;
            isLocked?: boolean;
            isWritten?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            layout: "comparison";
            notes?: components["schemas"]["DeckNotes"];
            overrides?: components["schemas"]["DeckOverrides"];
            unverified?: components["schemas"]["DeckUnverified"];
        };
        DeckContentsSlide: {
            cites?: components["schemas"]["DeckCites"];
            comments?: components["schemas"]["DeckComments"];
            data: {
                items: components["schemas"]["DeckEntries"];
                title: components["schemas"]["DeckLine"];
            };
            id: components["schemas"]["DeckPartId"];
            isHidden?: boolean;
            isLocked?: boolean;
            isWritten?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            layout: "contents";
            notes?: components["schemas"]["DeckNotes"];
            overrides?: components["schemas"]["DeckOverrides"];
            unverified?: components["schemas"]["DeckUnverified"];
        };
        DeckCoverSlide: {
            cites?: components["schemas"]["DeckCites"];
            comments?: components["schemas"]["DeckComments"];
            data: {
                date?: components["schemas"]["DeckLine"];
                subtitle?: components["schemas"]["DeckLine"];
                title: components["schemas"]["DeckLine"];
                unit?: components["schemas"]["DeckLine"];
            };
            id: components["schemas"]["DeckPartId"];
            isHidden?: boolean;
            isLocked?: boolean;
            isWritten?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            layout: "cover";
            notes?: components["schemas"]["DeckNotes"];
            overrides?: components["schemas"]["DeckOverrides"];
            unverified?: components["schemas"]["DeckUnverified"];
        };
        DeckEntries: {
            text: components["schemas"]["DeckText"];
        }[];
        DeckFiguresSlide: {
            cites?: components["schemas"]["DeckCites"];
            comments?: components["schemas"]["DeckComments"];
            data: {
                figures: {
                    label: components["schemas"]["DeckLine"];
                    number: components["schemas"]["DeckLine"];
                    unit: components["schemas"]["DeckLine"];
                }[];
                source: components["schemas"]["DeckLine"];
                title: components["schemas"]["DeckLine"];
            };
            id: components["schemas"]["DeckPartId"];
            isHidden?: boolean;
            isLocked?: boolean;
            isWritten?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            layout: "figures";
            notes?: components["schemas"]["DeckNotes"];
            overrides?: components["schemas"]["DeckOverrides"];
            unverified?: components["schemas"]["DeckUnverified"];
        };
        /** @description Looked at like a MaterialFile (upload.yaml); text files are UTF-8 or GB 18030. */
        DeckFile: Blob;
        /** @description Name of a font, which files name and pages use where the device has it; lines end where they end without it. */
        DeckFont: string;
        DeckHead: {
            aspect: components["schemas"]["DeckAspect"];
            brand: components["schemas"]["DeckBrandOrNone"];
            /** @description The first slide that is not hidden. */
            cover: components["schemas"]["DeckSlide"] | null;
            /** Format: date-time */
            createdAt: string;
            /** @description With q: around the words in a slide. Absent where only the title has them. */
            hit?: string;
            id: string;
            /** @description A use was charged for it. */
            isCounted: boolean;
            isShared: boolean;
            revision: components["schemas"]["DeckRevision"];
            /** @description 0 while there is only the outline. */
            slideCount: number;
            start: components["schemas"]["DeckStartKind"];
            themeId: components["schemas"]["DeckThemeId"];
            title: string;
            /** Format: date-time */
            updatedAt: string;
            wording: components["schemas"]["DeckWording"];
        };
        DeckId: string;
        /**
         * @example {
         *       "id": "dk000001"
         *     }
         */
        DeckIdBody: {
            id: components["schemas"]["DeckId"];
        };
        DeckImage: {
            alt: components["schemas"]["DeckLine"];
            file: components["schemas"]["DeckPictureId"];
            height: number;
            width: number;
        };
        DeckItemCite: {
            paragraph: number;
            quote: components["schemas"]["DeckText"];
            sourceId: components["schemas"]["DeckPartId"];
        };
        /** @enum {string} */
        DeckLayout: "cover" | "contents" | "section" | "bullets" | "twoColumn" | "comparison" | "timeline" | "process" | "figures" | "chart" | "table" | "quote" | "people" | "picture" | "closing";
        DeckLeftOut: {
            count: number;
            /**
             * @description Of a diagram only the drawing; a table is one that no slide holds.
             * @enum {string}
             */
            kind: "shape" | "picture" | "chart" | "diagram" | "table" | "media" | "object" | "comment" | "animation";
            /** @description Slide of the file. */
            page: number;
        };
        DeckLine: string;
        /** @description What the speaker says, plain text. */
        DeckNotes: string;
        /**
         * @description Level 1 is a slide and its title; 2 is an entry of it, 3 a part of the entry above. Parts of one entry may also stand in one line, with ｜
         *     between: date and words of a timeline, cells of a table row (the first row is the head), number, unit and words of a figure.
         */
        DeckOutlineItem: {
            cites?: components["schemas"]["DeckItemCite"][];
            /** @description Of level 1: also the id of its slide. */
            id: components["schemas"]["DeckPartId"];
            /** @description Of level 1 with the layout picture: what it shows. */
            image?: components["schemas"]["DeckImage"];
            /** @description Of level 1: its slide is made hidden, as that of an older presentation was. */
            isHidden?: boolean;
            /** @description Of level 1: a model wrote its words, which the slide says too. */
            isWritten?: boolean;
            /** @description Of level 1; follows from the entries when left out. */
            layout?: components["schemas"]["DeckLayout"];
            /** @enum {integer} */
            level: 1 | 2 | 3;
            /** @description Of level 1: what the speaker says. */
            notes?: components["schemas"]["DeckNotes"];
            text: components["schemas"]["DeckText"];
        };
        DeckOutlineItems: components["schemas"]["DeckOutlineItem"][];
        /** @description Changes of place and size by slot, in points; sizeStep counts steps of the ladder of sizes. */
        DeckOverrides: {
            [key: string]: {
                dx?: number;
                dy?: number;
                h?: number;
                sizeStep?: number;
                w?: number;
            };
        };
        DeckPage: {
            rows: components["schemas"]["DeckHead"][];
            total: number;
        };
        DeckPartId: string;
        DeckPeopleSlide: {
            cites?: components["schemas"]["DeckCites"];
            comments?: components["schemas"]["DeckComments"];
            data: {
                people: {
                    about?: components["schemas"]["DeckText"];
                    name: components["schemas"]["DeckLine"];
                    role: components["schemas"]["DeckLine"];
                }[];
                title: components["schemas"]["DeckLine"];
            };
            id: components["schemas"]["DeckPartId"];
            isHidden?: boolean;
            isLocked?: boolean;
            isWritten?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            layout: "people";
            notes?: components["schemas"]["DeckNotes"];
            overrides?: components["schemas"]["DeckOverrides"];
            unverified?: components["schemas"]["DeckUnverified"];
        };
        /**
         * @example {
         *       "file": "p9w3kq72nv",
         *       "width": 1600,
         *       "height": 900
         *     }
         */
        DeckPicture: {
            file: components["schemas"]["DeckPictureId"];
            /** @description Pixels. */
            height: number;
            /** @description Pixels. */
            width: number;
        };
        /** @description Looked at like a MaterialFile (upload.yaml). */
        DeckPictureFile: Blob;
        /** @description Of a picture that was uploaded to this deck; empty while there is none. */
        DeckPictureId: string;
        DeckPictureSlide: {
            cites?: components["schemas"]["DeckCites"];
            comments?: components["schemas"]["DeckComments"];
            data: {
                image: components["schemas"]["DeckImage"];
                text: components["schemas"]["DeckText"];
                title: components["schemas"]["DeckLine"];
            };
            id: components["schemas"]["DeckPartId"];
            isHidden?: boolean;
            isLocked?: boolean;
            isWritten?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            layout: "picture";
            notes?: components["schemas"]["DeckNotes"];
            overrides?: components["schemas"]["DeckOverrides"];
            unverified?: components["schemas"]["DeckUnverified"];
        };
        DeckProcessSlide: {
            cites?: components["schemas"]["DeckCites"];
            comments?: components["schemas"]["DeckComments"];
            data: {
                steps: {
                    head: components["schemas"]["DeckLine"];
                    text: components["schemas"]["DeckText"];
                }[];
                title: components["schemas"]["DeckLine"];
            };
            id: components["schemas"]["DeckPartId"];
            isHidden?: boolean;
            isLocked?: boolean;
            isWritten?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            layout: "process";
            notes?: components["schemas"]["DeckNotes"];
            overrides?: components["schemas"]["DeckOverrides"];
            unverified?: components["schemas"]["DeckUnverified"];
        };
        DeckQuoteSlide: {
            cites?: components["schemas"]["DeckCites"];
            comments?: components["schemas"]["DeckComments"];
            data: {
                source: components["schemas"]["DeckLine"];
                text: components["schemas"]["DeckText"];
            };
            id: components["schemas"]["DeckPartId"];
            isHidden?: boolean;
            isLocked?: boolean;
            isWritten?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            layout: "quote";
            notes?: components["schemas"]["DeckNotes"];
            overrides?: components["schemas"]["DeckOverrides"];
            unverified?: components["schemas"]["DeckUnverified"];
        };
        /** @description Rises with every saved change of the outline or the slides. */
        DeckRevision: number;
        DeckSaved: {
            revision: components["schemas"]["DeckRevision"];
            /** Format: date-time */
            updatedAt: string;
        };
        DeckSectionSlide: {
            cites?: components["schemas"]["DeckCites"];
            comments?: components["schemas"]["DeckComments"];
            data: {
                lead?: components["schemas"]["DeckLine"];
                number: components["schemas"]["DeckLine"];
                title: components["schemas"]["DeckLine"];
            };
            id: components["schemas"]["DeckPartId"];
            isHidden?: boolean;
            isLocked?: boolean;
            isWritten?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            layout: "section";
            notes?: components["schemas"]["DeckNotes"];
            overrides?: components["schemas"]["DeckOverrides"];
            unverified?: components["schemas"]["DeckUnverified"];
        };
        DeckSettings: {
            maxSlides: number;
            /** @description Name of the model that is connected; null: nothing is written, only extracted. */
            model: string | null;
            skeletons: components["schemas"]["DeckSkeleton"][];
        };
        DeckShare: {
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
            shareId: components["schemas"]["DeckShareId"];
        };
        /** @description A secret: whoever has it may read the deck. */
        DeckShareId: string;
        DeckShareTime: {
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
        };
        DeckSkeleton: {
            about: string;
            headings: string[];
            id: components["schemas"]["DeckPartId"];
            name: string;
        };
        /**
         * @description A slide of one of the layouts. Texts may be longer than the budgets of @hengce/deck, which say when a slide is too full: what was written is
         *     kept all the same. isLocked keeps a slide as it is in generateDeck, isHidden leaves it out of presentation, export and shared reading;
         *     isWritten says that a model wrote it, which every drawing of it shows (AI生成).
         */
        DeckSlide: components["schemas"]["DeckCoverSlide"] | components["schemas"]["DeckContentsSlide"] | components["schemas"]["DeckSectionSlide"] | components["schemas"]["DeckBulletsSlide"] | components["schemas"]["DeckTwoColumnSlide"] | components["schemas"]["DeckComparisonSlide"] | components["schemas"]["DeckTimelineSlide"] | components["schemas"]["DeckProcessSlide"] | components["schemas"]["DeckFiguresSlide"] | components["schemas"]["DeckChartSlide"] | components["schemas"]["DeckTableSlide"] | components["schemas"]["DeckQuoteSlide"] | components["schemas"]["DeckPeopleSlide"] | components["schemas"]["DeckPictureSlide"] | components["schemas"]["DeckClosingSlide"];
        DeckSource: {
            /** @description Where it opens in the product; absent for an upload. */
            href?: string;
            id: string;
            title: string;
        };
        DeckSourceParagraph: {
            /** @description Where it opens in the product. */
            href?: string;
            text: string;
        };
        DeckSourcePart: {
            /** @description Of the first paragraph here, from 0. */
            from: number;
            href?: string;
            id: string;
            paragraphs: components["schemas"]["DeckSourceParagraph"][];
            title: string;
            total: number;
        };
        /**
         * @description What the deck was begun from; presentation is an older .pptx.
         * @enum {string}
         */
        DeckStartKind: "policy" | "report" | "declaration" | "comparison" | "answer" | "minutes" | "document" | "presentation" | "outline" | "topic";
        DeckTableSlide: {
            cites?: components["schemas"]["DeckCites"];
            comments?: components["schemas"]["DeckComments"];
            data: {
                head: components["schemas"]["DeckCells"];
                rows: components["schemas"]["DeckCells"][];
                source?: components["schemas"]["DeckLine"];
                title: components["schemas"]["DeckLine"];
            };
            id: components["schemas"]["DeckPartId"];
            isHidden?: boolean;
            isLocked?: boolean;
            isWritten?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            layout: "table";
            notes?: components["schemas"]["DeckNotes"];
            overrides?: components["schemas"]["DeckOverrides"];
            unverified?: components["schemas"]["DeckUnverified"];
        };
        DeckText: string;
        /** @description Of the themes of @hengce/deck; the first one stands in for one that it does not have. */
        DeckThemeId: string;
        DeckTimelineSlide: {
            cites?: components["schemas"]["DeckCites"];
            comments?: components["schemas"]["DeckComments"];
            data: {
                nodes: {
                    date: components["schemas"]["DeckLine"];
                    isPast?: boolean;
                    label: components["schemas"]["DeckLine"];
                }[];
                title: components["schemas"]["DeckLine"];
            };
            id: components["schemas"]["DeckPartId"];
            isHidden?: boolean;
            isLocked?: boolean;
            isWritten?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            layout: "timeline";
            notes?: components["schemas"]["DeckNotes"];
            overrides?: components["schemas"]["DeckOverrides"];
            unverified?: components["schemas"]["DeckUnverified"];
        };
        DeckTitle: string;
        DeckTwoColumnSlide: {
            cites?: components["schemas"]["DeckCites"];
            comments?: components["schemas"]["DeckComments"];
            data: {
                columns: {
                    body: components["schemas"]["DeckText"];
                    head: components["schemas"]["DeckLine"];
                }[];
                title: components["schemas"]["DeckLine"];
            };
            id: components["schemas"]["DeckPartId"];
            isHidden?: boolean;
            isLocked?: boolean;
            isWritten?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            layout: "twoColumn";
            notes?: components["schemas"]["DeckNotes"];
            overrides?: components["schemas"]["DeckOverrides"];
            unverified?: components["schemas"]["DeckUnverified"];
        };
        /** @description Numbers that a model wrote and that neither its cited words nor the outline say (待核实). A mark holds while the slot contains its text. */
        DeckUnverified: {
            /** @description Slot of the slide, such as items.2.text. */
            path: string;
            text: components["schemas"]["DeckLine"];
        }[];
        DeckUpdates: {
            changes: components["schemas"]["DeckChange"][];
            /** @description The source that holds the policy as it is now; absent for decks of no policy, or where it is gone. */
            presentId?: string;
            /** @description All of the deck, with the policy as it is now where slides are outdated. */
            sources: components["schemas"]["DeckSource"][];
        };
        /**
         * @description Whose words the deck began with: extracted from sources word for word (摘自原文), or the own ones of the account.
         * @enum {string}
         */
        DeckWording: "extracted" | "own";
        /**
         * @description The last time that a model wrote slides. It goes on when nobody looks and after the server was restarted; each slide is kept as soon as it is
         *     written, and one that is not is the outline's own.
         */
        DeckWriting: {
            model: string;
            slides: {
                /** @description Of the slide. */
                id: string;
                /** @description Why it failed, for users. */
                problem?: string;
                /** @enum {string} */
                state: "waiting" | "writing" | "written" | "failed";
            }[];
            /** @enum {string} */
            state: "running" | "done" | "stopped";
        };
        Declaration: {
            /** @description Expected amount in 分. */
            amountExpectedFen: number | null;
            batch: string | null;
            /**
             * Format: date
             * @description The nearest day of a 补正 that is not answered yet.
             */
            correctionDueOn: string | null;
            /** Format: date-time */
            createTime: string;
            /** Format: date-time */
            deadline: string | null;
            declareNo: string;
            id: string;
            /** @description The expected amount is what the form asks for; absent where the document or somebody names it. */
            isAmountAsked?: boolean;
            /** @description The policy is a sample. */
            isSample: boolean;
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
        DeclarationComment: {
            /** Format: date-time */
            at: string;
            authorName: string;
            commentId: string;
            isResolved: boolean;
            /** Format: date-time */
            resolvedAt: string | null;
            /** @description Of a field or a material. */
            targetId: string | null;
            targetKind: components["schemas"]["CommentTargetKind"];
            targetName: string;
            text: string;
        };
        DeclarationDetail: components["schemas"]["Declaration"] & {
            /** @description What the readiness list still asks for. */
            blocking: number;
            /** @description The newest first. */
            corrections: components["schemas"]["CorrectionRound"][];
            delivery?: components["schemas"]["DeliveryKind"];
            enterprise: components["schemas"]["EvaluationSubject"];
            /** @description The newest first. */
            events: components["schemas"]["DeclarationEvent"][];
            /** @description What the conditions come to today; null where the item is gone from the library. */
            group: components["schemas"]["MatchGroup"] | null;
            /** @description The deadline has passed and it was not submitted. */
            isOverdue: boolean;
            /** @description Form and materials can no longer be changed: it was submitted, or is over. 补正 opens them again. */
            isReadOnly: boolean;
            moves: components["schemas"]["DeclarationMove"][];
            namingPattern: string | null;
            /** @description The call for applications that it answers. */
            notice: null | {
                docNo: string | null;
                entry: null | components["schemas"]["OfficialEntry"];
                id: components["schemas"]["PolicyId"];
                title: string;
                window: components["schemas"]["PolicyWindow"];
            };
            /** @description The nearest first. */
            obligations: components["schemas"]["Obligation"][];
            /** @description Sum of the payouts. */
            paidFen: number;
            payouts: components["schemas"]["Payout"][];
            policy: components["schemas"]["MatchPolicy"];
            publicity: components["schemas"]["DeclarationPublicity"] | null;
            receiptNo: string | null;
            shift: components["schemas"]["NoticeShift"] | null;
            /** @description Open ones first, the nearest first. */
            tasks: components["schemas"]["DeclarationTask"][];
        };
        /** @description Go or no-go; of the facts as they are now, with what was typed. */
        DeclarationEvaluation: {
            advice: {
                /**
                 * @description 建议申报、先补资料、等下一年、不建议
                 * @enum {string}
                 */
                kind: "go" | "prepare" | "wait" | "noGo";
                text: string;
            };
            /** Format: date */
            asOf: string;
            /** @description Of reviewers; on the evaluation. */
            comments: components["schemas"]["DeclarationComment"][];
            conclusion: string;
            decision: null | {
                /** Format: date-time */
                at: string;
                by: string;
                /** @enum {string} */
                choice: "go" | "noGo";
                note: string | null;
            };
            declarationId: string;
            /** @description 人天. */
            effortDays: number | null;
            /** @description Expected value; null where the document names no sum. */
            expected: components["schemas"]["MatchAmount"] | null;
            /** @description Hard conditions; bonuses are left out. */
            gates: components["schemas"]["MatchCondition"][];
            group: components["schemas"]["MatchGroup"] | null;
            isReadOnly: boolean;
            /** @description In which to apply; null where it cannot be said. */
            recommendedYear: number | null;
            /** @description The highest first. */
            risks: components["schemas"]["EvaluationRisk"][];
            /** @description 自评、有据、保守; null where the rules have no score. */
            sheet: components["schemas"]["ScoreSheet"] | null;
        };
        DeclarationEvent: {
            actorName: string;
            /** Format: date-time */
            at: string;
            files: components["schemas"]["Attachment"][];
            id: string;
            /** @example 开始评估 */
            name: string;
            note: string | null;
            receiptNo: string | null;
            /** @description Which it moved to. */
            state: components["schemas"]["DeclarationState"];
            stateName: string;
        };
        DeclarationId: string;
        /** @description A step that may be taken now. With blockers it is refused with 409 until they are gone. */
        DeclarationMove: {
            blockers: string[];
            /** @example 标记为已在官方平台提交 */
            name: string;
            needs: components["schemas"]["DeclarationNeed"][];
            to: components["schemas"]["DeclarationState"];
        };
        /**
         * @description 说明、受理编号或提交截图、补正期限、补正提交日期、拨付记录或没有拨付可记的说明、公示起止日期
         * @enum {string}
         */
        DeclarationNeed: "note" | "receipt" | "dueOn" | "submittedOn" | "payout" | "publicity";
        DeclarationPage: {
            rows: components["schemas"]["Declaration"][];
            total: number;
        };
        DeclarationPublicity: {
            /** Format: date */
            endsOn: string | null;
            /** @description A list of firms in the library. */
            publicityId: components["schemas"]["PublicityId"] | null;
            /** Format: date */
            startsOn: string | null;
            /** Format: uri */
            url: string | null;
        };
        /** @enum {string} */
        DeclarationState: "draft" | "evaluating" | "preparing" | "internal_review" | "ready" | "submitted_external" | "accepted" | "correction" | "reviewing" | "publicised" | "approved" | "rejected" | "paying" | "paid" | "obligations" | "closed" | "withdrawn" | "expired";
        DeclarationTask: {
            /** Format: date */
            dueOn: string | null;
            isDone: boolean;
            owner: string | null;
            taskId: string;
            title: string;
        };
        /**
         * @description 免申即享、即申即享、审核制、评审制、推荐制
         * @enum {string}
         */
        DeliveryKind: "noApplication" | "instant" | "review" | "competitive" | "recommendation";
        /** @description The segments that are not added are the left text, those not removed the right one; lines are paragraphs and items. */
        DiffSegment: {
            /** @description One sum, period, share or number. */
            isQuantity: boolean;
            /** @enum {string} */
            kind: "same" | "removed" | "added";
            text: string;
        };
        DirectoryFirm: {
            firm: components["schemas"]["FirmBrief"];
            formerNames: string[];
            isPublicityCut: boolean;
            /** @description Where the user has it. */
            leads: {
                id: components["schemas"]["AcquisitionId"];
                listId: components["schemas"]["AcquisitionId"];
                listName: string;
                stage: components["schemas"]["LeadStage"];
            }[];
            /** @description The newest first, at most 50. */
            publicity: components["schemas"]["FirmPublicity"][];
            sections: components["schemas"]["FirmSection"][];
        };
        /** @description Leaving this filter out finds `total` policies. */
        DropSuggestion: {
            /** @description A facet key, or `q`, `date`, `amount`. */
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
        /**
         * @example {
         *       "edits": [
         *         {
         *           "editId": "e-8f2c1a90",
         *           "fieldId": "project.goal",
         *           "baseRevision": 0,
         *           "value": "把单件加工时间由42分钟降到30分钟"
         *         }
         *       ]
         *     }
         */
        EditFormBody: {
            edits: components["schemas"]["FormEdit"][];
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
        /** @description What the evaluations follow from besides their rules. With it a page answers by itself what another number or rating comes to. */
        EvaluationBasis: {
            firm: components["schemas"]["KnownFirm"];
            /** @description What the firm expects of the experts. */
            ratings: {
                itemId: components["schemas"]["ScoreItemId"];
                points: components["schemas"]["PointSpan"];
            }[];
        };
        /** @enum {string} */
        EvaluationKind: "highTech" | "specialization";
        EvaluationRisk: {
            /** @description Typed by the user; the others follow from conditions, days and materials. */
            isOwn: boolean;
            /** @enum {string} */
            level: "high" | "medium" | "low";
            riskId: string;
            text: string;
            /** @description Of an own one. It is sent back when the risk is changed. */
            version: number | null;
        };
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
            file: components["schemas"]["MaterialFile"];
        };
        EvidenceEntry: components["schemas"]["EvidenceFile"] & {
            /**
             * @description none: no day was typed; soon: within 60 days.
             * @enum {string}
             */
            expiry: "none" | "valid" | "soon" | "expired";
            /** @description The newest first. */
            older: components["schemas"]["EvidenceVersion"][];
            /** @description Of the newest version. */
            uses: components["schemas"]["EvidenceUse"][];
        };
        /** @description A file of my library; one file may serve several declarations. */
        EvidenceFile: {
            evidenceId: string;
            /** Format: date */
            expiresOn: string | null;
            fileName: string;
            isExpired: boolean;
            /** @example 审计报告 */
            kind: string;
            mediaType: string;
            /**
             * @description fact: evidence of a fact of the enterprise.
             * @enum {string}
             */
            origin: "upload" | "fact";
            size: number;
            /** Format: date-time */
            uploadedAt: string;
            /** @description Project names. */
            usedIn: string[];
        };
        /**
         * @example {
         *       "evidenceId": "v1"
         *     }
         */
        EvidenceIdBody: {
            evidenceId: components["schemas"]["PartId"];
        };
        EvidenceLibrary: {
            /** @description Of the whole library. */
            counts: {
                all: number;
                expired: number;
                soon: number;
                unused: number;
            };
            kinds: string[];
            maxBytes: number;
            /** @description The newest first. */
            rows: components["schemas"]["EvidenceEntry"][];
            /** @description By all files of the account. */
            usedBytes: number;
        };
        /** @enum {string} */
        EvidenceShow: "all" | "soon" | "expired" | "unused";
        EvidenceUse: {
            /** @description Of the declaration or of the enterprise of the fact. */
            id: string;
            /** @enum {string} */
            kind: "declaration" | "fact";
            /**
             * @example 数控机床智能化改造
             * @example 甲精密制造有限公司的2025年营业收入
             */
            name: string;
        };
        EvidenceVersion: {
            evidenceId: string;
            /** Format: date */
            expiresOn: string | null;
            fileName: string;
            size: number;
            /** Format: date-time */
            uploadedAt: string;
            uses: components["schemas"]["EvidenceUse"][];
        };
        Expiry: {
            expired: boolean;
        };
        /**
         * @example {
         *       "listId": "list1",
         *       "purpose": "推荐高企培育服务"
         *     }
         */
        ExportLeadsBody: {
            listId: components["schemas"]["AcquisitionId"];
            purpose: string;
        };
        ExportPlan: {
            /** @description Of the zip. */
            fileName: string;
            /** @description In the order of the notice. */
            files: {
                /** @description In the zip; one for each material, none for the form. */
                folder: string | null;
                /** @enum {string} */
                kind: "form" | "material";
                /** @description In its folder. */
                name: string;
                /** @description Null for what is written when it is asked for. */
                size: number | null;
                specId: string | null;
            }[];
            /** @description Required materials that it does not have. */
            missing: string[];
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
            /** @description Of a 409 of the chat: the answer that is being written, to be followed instead. */
            runId?: string;
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
        FirmBrief: {
            /** Format: date */
            establishedAt: string | null;
            id: components["schemas"]["AcquisitionId"];
            industry: string | null;
            isSample: boolean;
            name: string;
            regionName: string | null;
            uscc: string | null;
        };
        FirmCondition: {
            key: string;
            operator: components["schemas"]["FirmOperator"];
            /** @description A number (money in 分), a day, yes or no, or some of the options. */
            value: number | boolean | string | string[];
        };
        /** @description How many firms of the directory meet one condition. */
        FirmConditionCount: {
            clause: components["schemas"]["MatchClause"] | null;
            id: string;
            /** @description Only the firm or an expert can tell. */
            manual: number;
            met: number;
            requirement: string;
            title: string;
            /** @description The directory does not say. */
            unknown: number;
            unmet: number;
        };
        FirmDirectory: {
            firmCount: number;
            /** @description What conditions may ask for; facts of which nothing is known are left out. */
            groups: components["schemas"]["FirmFieldGroup"][];
            /** @description All of them are invented. */
            isSample: boolean;
            sources: components["schemas"]["FirmSource"][];
        };
        FirmField: {
            help: string;
            key: string;
            /** @description Firms of which it is known. */
            known: number;
            label: string;
            operators: components["schemas"]["FirmOperator"][];
            options: string[];
            /** @description The financial year that is asked for, of what is known by years. */
            period: string | null;
            type: components["schemas"]["FactType"];
            unit: string | null;
        };
        FirmFieldGroup: {
            fields: components["schemas"]["FirmField"][];
            group: string;
            groupName: string;
        };
        /**
         * @description Those of the rules.
         * @enum {string}
         */
        FirmOperator: ">=" | ">" | "<=" | "<" | "==" | "is" | "in";
        FirmPublicity: {
            amountFen: number | null;
            /** @enum {string} */
            certainty: "code" | "name" | "former";
            /** Format: date */
            from: string;
            id: components["schemas"]["PublicityId"];
            isSample: boolean;
            issuer: string;
            kind: components["schemas"]["PublicityKind"];
            project: string | null;
            source: string;
            title: string;
            /** Format: date */
            to: string;
            url: string | null;
        };
        FirmSection: {
            group: string;
            groupName: string;
            values: components["schemas"]["FirmValue"][];
        };
        /**
         * @default fit
         * @enum {string}
         */
        FirmSort: "fit" | "established" | "capital" | "name";
        FirmSource: {
            /**
             * Format: date
             * @description The day for which it says what it says; the newest.
             */
            asOf: string;
            firmCount: number;
            isSample: boolean;
            name: string;
            url: string | null;
        };
        FirmStatement: {
            /** Format: date */
            asOf: string;
            source: string;
            url: string | null;
            value: string;
        };
        FirmValue: components["schemas"]["FirmStatement"] & {
            label: string;
            /** @description Other sources that say something else. */
            others: components["schemas"]["FirmStatement"][];
        };
        /**
         * @description 都符合; 没有不符合的，有未知或要人核实的; 有不符合的.
         * @enum {string}
         */
        FirmVerdict: "met" | "open" | "unmet";
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
        /** @description Fields among each other and with the facts, and what the materials say of one field among each other. */
        FormCheck: {
            checkId: string;
            fieldIds: string[];
            /** @description A failed one holds up a step. What the materials say differently does not: two loans have two principals. */
            isBlocking: boolean;
            /**
             * @description open: a value is missing.
             * @enum {string}
             */
            outcome: "passed" | "failed" | "waived" | "open";
            text: string;
            title: string;
            waiver: null | {
                /** Format: date-time */
                at: string;
                by: string;
                reason: string;
            };
        };
        FormColumn: {
            columnId: string;
            isRequired: boolean;
            /** @enum {string} */
            kind: "text" | "money" | "int" | "date";
            label: string;
            unit: string | null;
        };
        /** @description A value that came when somebody else had changed the field; kept until one of both is chosen. */
        FormConflict: {
            conflictId: string;
            /** Format: date-time */
            editedAt: string;
            editedBy: string;
            value: components["schemas"]["FormValue"];
        };
        FormEdit: {
            /** @description The revision of the field that was changed. */
            baseRevision: number;
            /** @description The conflict that this value settles. */
            conflictId?: components["schemas"]["PartId"];
            /** @description Made by the client once per edit; sent again it counts once. */
            editId: string;
            fieldId: components["schemas"]["PartId"];
            value: components["schemas"]["FormValue"];
        };
        FormEditReply: {
            /** @description Fields that were edited here, and those that others changed since the lowest baseRevision that was sent. */
            changed: components["schemas"]["FormField"][];
            checks: components["schemas"]["FormCheck"][];
            progress: number;
            /** @description As in the form. */
            reckoning?: components["schemas"]["FormReckoning"];
            /** @description In the order of the edits. */
            results: components["schemas"]["FormEditResult"][];
            revision: number;
        };
        FormEditResult: {
            conflict: components["schemas"]["FormConflict"] | null;
            /** Format: date-time */
            editedAt: string | null;
            editedBy: string | null;
            editId: string;
            fieldId: string;
            /** @description The edit had come before. */
            isRepeated: boolean;
            /** @description Of a refusal. */
            message: string | null;
            /**
             * @description conflict: somebody else was faster, both values are kept. refused: the value is not of the kind of the field or cannot be right, nothing was kept.
             * @enum {string}
             */
            outcome: "saved" | "conflict" | "refused";
            revision: number;
            /** @description What the field says now. */
            value: components["schemas"]["FormValue"];
        };
        FormField: {
            /** @description Of rows; absent for other kinds. */
            columns?: components["schemas"]["FormColumn"][];
            conflicts: components["schemas"]["FormConflict"][];
            /** Format: date-time */
            editedAt: string | null;
            /** @description Null for what was taken from the facts. */
            editedBy: string | null;
            fieldId: string;
            help: string | null;
            isRequired: boolean;
            kind: components["schemas"]["FormFieldKind"];
            label: string;
            /** @description 字数; more is kept but blocks. */
            maxLength: number | null;
            /** @description Choices of an enum. */
            options: string[];
            prefill: components["schemas"]["FormPrefill"] | null;
            /** @description Absent without any. */
            proposals?: components["schemas"]["FormProposal"][];
            /** @description Sent back as baseRevision; 0 for a field that nobody changed. */
            revision: number;
            /** @example 人 */
            unit: string | null;
            value: components["schemas"]["FormValue"];
        };
        /**
         * @description money is integer 分, ratio a decimal between 0 and 1, rows a list with the columns of the field.
         * @enum {string}
         */
        FormFieldKind: "text" | "longText" | "money" | "int" | "number" | "ratio" | "date" | "bool" | "enum" | "rows";
        /** @description What the facts of the enterprise say; an empty field takes it when the declaration begins. */
        FormPrefill: {
            /** @description Of a fact; or name, uscc, regionName, industryCode, establishedAt of the enterprise itself. */
            factKey: string;
            isEvidenced: boolean;
            /** @description The field says the same now. */
            isSame: boolean;
            /** @example 2025年营业收入 */
            label: string;
            /** @description The financial year. */
            period: string | null;
            /** @example 本人填写 */
            sourceName: string;
            value: components["schemas"]["FormValue"];
        };
        /** @description What uploaded materials say, in their own words. Nothing is written until somebody takes it; several sums are several proposals. */
        FormProposal: {
            /** @description The field says the same now. */
            isSame: boolean;
            /** @description The files say its parts, one each. Absent where each says the value itself. */
            isSum?: boolean;
            /** @description The files that say so, each once. */
            sources: components["schemas"]["ProposalSource"][];
            /** @description Of a field of rows one row to add. */
            value: components["schemas"]["FormValue"];
        };
        /** @description What the rule of the item comes to with the values of the form. */
        FormReckoning: {
            /** @description Null while a value is missing, and where the document gives no rule that can be reckoned with: then there is no source either. */
            amountFen: number | null;
            /** @example 18.25万元×30%＝5.475万元 */
            formula: string | null;
            /** @description Labels of fields that it waits for. */
            missing: string[];
            notes: string[];
            source: components["schemas"]["RewardSource"] | null;
            /** @example 贴息测算 */
            title: string;
        };
        /** @description A cell for each column, in their order. */
        FormRow: (string | number | null)[];
        FormSection: {
            fields: components["schemas"]["FormField"][];
            sectionId: string;
            title: string;
        };
        FormSheet: {
            /** @description Where the fields come from. */
            basis: {
                /**
                 * @description programme: an official form. The notice gives no form that we know, the official one counts: support is what the kind of support asks for, general what forms usually ask for.
                 * @enum {string}
                 */
                kind: "programme" | "support" | "general";
                policyId: components["schemas"]["PolicyId"] | null;
                title: string;
            };
            checks: components["schemas"]["FormCheck"][];
            declarationId: string;
            isReadOnly: boolean;
            progress: number;
            /** @description Absent for forms that reckon nothing. */
            reckoning?: components["schemas"]["FormReckoning"];
            /** @description Of the newest edit. */
            revision: number;
            sections: components["schemas"]["FormSection"][];
        };
        FormValue: string | number | boolean | components["schemas"]["FormRow"][] | null;
        FoundCondition: {
            id: string;
            own: string | null;
            requirement: string;
            title: string;
            verdict: components["schemas"]["MatchVerdict"];
        };
        FoundFirm: {
            conditions: components["schemas"]["FoundCondition"][];
            firm: components["schemas"]["FirmBrief"];
            /** @description It has the title already that the policy gives. Such firms come last. */
            isHeld: boolean;
            /** @description Lists of the user that it is in. */
            lists: string[];
            met: number;
            open: number;
            verdict: components["schemas"]["FirmVerdict"];
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
         *       "revision": 1,
         *       "themeId": "official"
         *     }
         */
        GenerateDeckBody: {
            aspect?: components["schemas"]["DeckAspect"];
            /** @description The model writes them after the reply, one by one; getDeck tells how far it is. */
            isWritten?: boolean;
            revision: components["schemas"]["DeckRevision"];
            /** @description Only these are made anew; all that are not locked when left out. */
            slideIds?: components["schemas"]["DeckPartId"][];
            themeId?: components["schemas"]["DeckThemeId"];
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
            /** @description 差一点: what it lacks can be changed by the firm, and the way is known. Absent in reports made before 2026-11-24. */
            isNear?: boolean;
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
        GuideDeclaration: {
            id: components["schemas"]["DeclarationId"];
            projectName: string;
            state: components["schemas"]["DeclarationState"];
            stateName: string;
        };
        GuideMaterial: {
            /** @description What I have that may serve; the newest first. */
            held: components["schemas"]["EvidenceFile"][];
            name: string;
            specId: string;
        };
        GuideNotice: {
            docNo: string | null;
            id: components["schemas"]["PolicyId"];
            /** Format: date */
            publishedAt: string | null;
            title: string;
            window: components["schemas"]["PolicyWindow"];
        };
        GuideStep: {
            /** Format: date */
            day: string | null;
            /** @description Null when it is over, and where there is no day. */
            daysLeft: number | null;
            text: string | null;
            time: string | null;
            /** @example 网上填报截止 */
            title: string;
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
            /** @description 差一点: what it lacks can be changed by the firm, and the way is known. Absent in reports made before 2026-11-24. */
            isNear?: boolean;
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
        ImportProofreadingListBody: {
            file: components["schemas"]["ProofreadingListFile"];
            kind: components["schemas"]["ProofreadingListKind"];
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
        /** @description Section or division of GB/T 4754-2017. */
        IndustryCode: string;
        IndustryComparison: {
            /** Format: date */
            asOf: string;
            /** @description Items that some of the regions have and others do not, as far as the library knows. */
            gaps: {
                have: components["schemas"]["RegionCode"][];
                key: components["schemas"]["ComparedItemKey"];
                lack: components["schemas"]["RegionCode"][];
                name: string;
            }[];
            /** @description The items with the highest limits that a firm gets and keeps. */
            headlines: {
                amount: string;
                code: components["schemas"]["RegionCode"];
                /** @description It names the industry; otherwise it is for all of them. */
                isNamed: boolean;
                itemId: string;
                name: string;
                policyId: components["schemas"]["PolicyId"];
                title: string;
            }[];
            industry: components["schemas"]["CodeAndName"];
            options: {
                code: components["schemas"]["IndustryCode"];
                name: string;
                /** @description Below the nation, those that name it. */
                policies: number;
            }[];
            regions: {
                code: components["schemas"]["RegionCode"];
                items: number;
                name: string;
                /** @description Policies that name it or a part of it. */
                named: number;
                open: number;
                /** @description That give something for the industry; null where nothing of the region is recorded. */
                policies: number | null;
            }[];
            source: components["schemas"]["ComparedSource"];
            /** @description Ways of support with the number of items for the industry, by region. */
            supports: {
                counts: number[];
                support: components["schemas"]["SupportKind"];
            }[];
        };
        IndustryMatrix: {
            /** Format: date */
            asOf: string;
            available: {
                real: number;
                sample: number;
            };
            /** @description Provinces of which the library has something, by code. */
            regions: components["schemas"]["CodeAndName"][];
            /** @description Industries that at least one policy names. */
            rows: {
                code: components["schemas"]["IndustryCode"];
                /** @description By region; a section counts what names it or one of its divisions. */
                counts: number[];
                name: string;
                total: number;
            }[];
            source: components["schemas"]["ComparedSource"];
            /** @description By region, the policies that name no industry. */
            unrestricted: number[];
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
        IpComparison: {
            /** Format: date */
            asOf: string;
            enterprise: components["schemas"]["EvaluationSubject"];
            /** @description What the firm said of its own; null where it said nothing. */
            facts: {
                key: string;
                label: string;
                unit: string;
                value: number | null;
            }[];
            kinds: components["schemas"]["IpKind"][];
            /** @description Provinces that have at least one such item, by code. */
            regions: components["schemas"]["CodeAndName"][];
            source: components["schemas"]["ComparedSource"];
        };
        IpKind: {
            /** @enum {string} */
            id: "invention" | "overseas" | "pledge" | "standard" | "trademark" | "protection" | "transfer";
            name: string;
            /** @description Of the regions that were asked for, those of which the library has such an item; the others are not recorded. */
            values: {
                best: components["schemas"]["RankedItem"];
                code: components["schemas"]["RegionCode"];
                /** @description What is paid for each piece, and what the pieces that the firm has come to, not above the limit; pieces is null where no fact says how many, the sum also where the text has a limit of its own. */
                piece: null | {
                    fen: number;
                    pieces: number | null;
                    sumFen: number | null;
                };
            }[];
        };
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
        /**
         * @example {
         *       "specId": "m1",
         *       "verdict": "ok"
         *     }
         */
        JudgeMaterialBody: {
            /**
             * Format: date
             * @description Of the current version; unchanged without it.
             */
            expiresOn?: string | null;
            /** @description Asked for with rejected and notApplicable. */
            reason?: string;
            /** @description Which file; all of the material without it. */
            slotFileId?: components["schemas"]["PartId"];
            specId: components["schemas"]["PartId"];
            /**
             * @description What was said before stays without it. notApplicable is said of the material and needs no file; checking takes it back.
             * @enum {string}
             */
            verdict?: "checking" | "ok" | "rejected" | "notApplicable";
        };
        KeyFact: {
            /** @description The clause that says so. */
            clauseId: string | null;
            label: string;
            value: string;
        };
        KnowledgeBase: {
            bytes: number;
            /** Format: date-time */
            createdAt: string;
            documents: number;
            folders: components["schemas"]["KnowledgeFolder"][];
            id: string;
            /**
             * @description attachments is 对话附件, which everybody has.
             * @enum {string}
             */
            kind: "own" | "attachments";
            name: string;
        };
        KnowledgeBaseList: {
            maxBytes: number;
            rows: components["schemas"]["KnowledgeBase"][];
            usedBytes: number;
        };
        KnowledgeChunk: {
            boxes: components["schemas"]["ChatBox"][];
            heading?: string | null;
            id: string;
            isEdited: boolean;
            isEnabled: boolean;
            ordinal: number;
            page: number | null;
            text: string;
        };
        KnowledgeChunkPage: {
            rows: components["schemas"]["KnowledgeChunk"][];
            total: number;
        };
        KnowledgeDocument: {
            baseId: string;
            bytes: number;
            canRetry?: boolean;
            chunks: number;
            citedTimes: number;
            /** Format: date-time */
            createdAt: string;
            duplicateOf?: components["schemas"]["KnowledgeDuplicate"] | null;
            /** Format: date */
            expiresAt?: string | null;
            /** @description Pages without readable text such as scans. */
            failedPages: number[];
            folderId: string | null;
            id: string;
            isEnabled: boolean;
            /** @enum {string} */
            kind: "pdf" | "docx" | "xlsx" | "txt" | "md";
            name: string;
            /** @description Pages of a PDF, sheets of a workbook; null while unknown or without pages. */
            pages: number | null;
            pagesDone: number;
            queuePosition?: number | null;
            /** @description Why it failed or is partial, and what to do. */
            reason: string | null;
            state: components["schemas"]["KnowledgeDocumentState"];
            /** Format: date-time */
            updatedAt: string;
            version: number;
            versions?: components["schemas"]["KnowledgeVersion"][];
        };
        KnowledgeDocumentPage: {
            /** @description What wants looking at in this base. */
            attention: {
                failed: number;
                /** @description Not changed for more than a year. */
                old: number;
                partial: number;
            };
            rows: components["schemas"]["KnowledgeDocument"][];
            total: number;
        };
        /**
         * @description 排队中, 解析中, 建立索引, 可用, 部分可用, 失败.
         * @enum {string}
         */
        KnowledgeDocumentState: "queued" | "parsing" | "indexing" | "ready" | "partial" | "failed";
        KnowledgeDuplicate: {
            id: string;
            name: string;
        };
        /** @description Looked at like a MaterialFile (upload.yaml); text files are UTF-8 or GB 18030. */
        KnowledgeFile: Blob;
        KnowledgeFolder: {
            documents: number;
            id: string;
            name: string;
        };
        KnowledgeId: string;
        KnowledgeVersion: {
            bytes: number;
            /** Format: date-time */
            createdAt: string;
            name: string;
            version: number;
        };
        KnownEnterprise: {
            /** Format: date */
            asOf: string;
            /** Format: date */
            establishedAt: string | null;
            /** @description What else is known, as importFacts takes it. */
            facts: {
                key: string;
                /** @description Financial year, or empty. */
                period: string;
                /** @description Money with its unit. */
                value: string | number | boolean;
            }[];
            industryCode: string | null;
            isSample: boolean;
            name: string;
            /** @description GB/T 2260 */
            regionCode: string | null;
            regionName: string | null;
            /** @description Whose statement the newest is. */
            source: string;
            uscc: string | null;
        };
        KnownFact: {
            /** @enum {string} */
            confidence: "stated" | "evidenced";
            key: components["schemas"]["RuleFactKey"];
            /** @description Financial year; empty for facts without one. */
            period: string;
            source: components["schemas"]["FactSource"];
            value: number | boolean | string;
        };
        /** @description What verdicts about a firm follow from, on a day. */
        KnownFirm: {
            /** Format: date */
            asOf: string;
            /** @description What was confirmed or denied, by the id of the condition. */
            attestations: {
                holds: boolean;
                id: string;
            }[];
            facts: components["schemas"]["KnownFact"][];
            /** @description Numbers that confirmations compare, where they were asked as such. */
            numbers?: components["schemas"]["KnownNumber"][];
            ranges: components["schemas"]["KnownRange"][];
        };
        KnownNumber: {
            /** @description Both ends included, in the unit of the subject; null is open. */
            from: number | null;
            /** @example 上年度进出口额 美元 */
            subject: string;
            to: number | null;
            /** @example 上年度进出口额800万美元 */
            words: string;
        };
        /** @description A number of which only a range is known. */
        KnownRange: {
            from: number | null;
            key: components["schemas"]["RuleFactKey"];
            period: string;
            to: number | null;
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
        Lead: {
            /** Format: date-time */
            addedAt: string;
            firm: components["schemas"]["FirmBrief"];
            id: components["schemas"]["AcquisitionId"];
            note: string;
            stage: components["schemas"]["LeadStage"];
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        LeadExport: {
            /** Format: date-time */
            exportedAt: string;
            firmCount: number;
            id: string;
            listName: string;
            purpose: string;
        };
        LeadExports: {
            rows: components["schemas"]["LeadExport"][];
        };
        LeadList: {
            count: number;
            /** Format: date-time */
            createdAt: string;
            id: components["schemas"]["AcquisitionId"];
            name: string;
            stages: {
                contacted: number;
                interested: number;
                signed: number;
                toContact: number;
                unsuitable: number;
            };
        };
        LeadLists: {
            rows: components["schemas"]["LeadList"][];
        };
        LeadPage: {
            list: components["schemas"]["LeadList"];
            rows: components["schemas"]["Lead"][];
            total: number;
        };
        /**
         * @description 待联系、已联系、有意向、已签约、不合适.
         * @enum {string}
         */
        LeadStage: "toContact" | "contacted" | "interested" | "signed" | "unsuitable";
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
             * @description fixed, 预计: follows from known facts, though a short budget may cut it. capped, 上限: no more than hiFen. discretionary, 竞争性: somebody chooses among applicants.
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
        } | {
            chosen: components["schemas"]["QuestionId"][];
            /** @constant */
            kind: "set";
            /** @description The choices that were offered, which are then answered although an answer since has made some idle. Those of today when absent. */
            shown?: components["schemas"]["QuestionId"][];
        };
        /** @description What `tryMatchChanges` works with. With it a page answers by itself what would move, however often a number is changed. */
        MatchBasis: {
            /** @description Each that several items share stands here once. */
            conditions: components["schemas"]["RuleCondition"][];
            firm: components["schemas"]["KnownFirm"];
            items: {
                /** @description Positions in `conditions`. */
                conditions: number[];
                /** @description Key of the fact that tells whether a firm has the title which the item gives. */
                gives?: string;
                policy: components["schemas"]["MatchPolicy"];
                /**
                 * @description How its conditions combine.
                 * @enum {string}
                 */
                relation: "all" | "any";
                window: components["schemas"]["PolicyWindow"];
            }[];
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
        /** @description A question of a set, which may also be answered by its own id. */
        MatchChoice: {
            id: components["schemas"]["QuestionId"];
            /** @description null while it is not known. */
            isChosen: boolean | null;
            sourceName: string | null;
            title: string;
        };
        MatchClause: {
            clauseId: string;
            /** @example 第十一条（五） */
            label: string;
            policyId: components["schemas"]["PolicyId"];
            /** @description Verified words of the clause. */
            quote: string | null;
            /** @description Title of the document, where more than one is spoken of; reports made before it was told have none. */
            title?: string;
        };
        MatchCondition: {
            /** @description What to do about it: 补充2024年研发费用. */
            action: string | null;
            clause: components["schemas"]["MatchClause"] | null;
            depth: number;
            /** @description With the numbers put in: (1,200万元＋1,100万元＋1,286万元)÷6.3亿元＝5.7%. */
            formula: string | null;
            gauge: components["schemas"]["MatchGauge"] | null;
            id: string;
            isBonus: boolean;
            /** @description Whether `requirement` is the sentence that refuses the own value: 批发和零售业不适用加计扣除. */
            isRefusal?: boolean;
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
            closed: number;
            eligible: number;
            held: number;
            ineligible: number;
            nearMiss: number;
            toVerify: number;
            waiting: number;
        };
        MatchDiff: {
            after: components["schemas"]["ReportId"];
            before: components["schemas"]["ReportId"];
            isSameFacts: boolean;
            isSameRules: boolean;
            /** @description Items of another group or with other verdicts. */
            moves: components["schemas"]["MatchMove"][];
        };
        /** @description Of a report of the variant finance; of a general one for what pays interest on a loan, reckoned of the loan that was answered for finance, or with the figures that are missing. */
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
            /** @description Why no sum is reckoned though the need lacks nothing; absent where one is. */
            unreckoned?: string;
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
         * @description 可申报（预判）: every condition is met and applications are taken today. 符合，等开放: met, and the window opens later, its day is not known, or it should be open by now and no notice is known (`dueUntil`).
         *     已截止: met, and this round is over; or it never opens again, and nothing known is against it. 差一点: what fails can be changed by the firm, and the
         *     way is known; what no answer has settled is asked on, and its number is told. 待核实: nothing fails, and a fact is missing or a person has to
         *     decide. 已持有: the firm has the title that the item gives and cannot file for it now. 不符合: what fails cannot be changed by what we know.
         * @enum {string}
         */
        MatchGroup: "eligible" | "waiting" | "closed" | "nearMiss" | "toVerify" | "held" | "ineligible";
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
            /** @description What there is where the document names no sum, as it has it: 贴息1.5个百分点. */
            amountText?: string;
            claim?: components["schemas"]["Claim"];
            /** @description One sentence: 条件都符合，可以准备申报; 研发费用再增加2万元，2026年度报表；另有2项没有核实. */
            conclusion: string;
            /** @description Parents stand before their children. */
            conditions: components["schemas"]["MatchCondition"][];
            conflicts: components["schemas"]["MatchConflict"][];
            counts: components["schemas"]["ConditionCounts"];
            financing?: components["schemas"]["MatchFinancing"];
            group: components["schemas"]["MatchGroup"];
            /** @description All materials of what can be filed now or later; else at most five things to change or to answer. */
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
        /** @description 再答 `open` 题，有 `items` 项只等这些答案. What the next round of questions leads to; its answers may settle more items, and open further questions. */
        MatchOutlook: {
            /** @description Questions that are left to the pages of the items that they are about; absent where none are. */
            deferred?: number;
            /** @description Items that wait for none but those. */
            items: number;
            /** @description Questions of the round. */
            open: number;
            /** @description Questions that nobody has answered yet and that may still change a verdict, those of the round among them, but not the deferred ones. */
            remaining: number;
            /** @description Items that wait for one of those at least, whatever else they wait for. */
            touched: number;
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
            /** @description Items that no further answer can change: of 差一点 those whose other conditions were all answered. */
            decided: number;
            enterprise: components["schemas"]["Enterprise"];
            /** @description Least missing first. */
            nearest: components["schemas"]["NearestItem"][];
            /** @description The open question that decides most, the first of `round`; null when none is left but the deferred ones. */
            nextQuestionId: components["schemas"]["QuestionId"] | null;
            /** @description Questions of conditions that are neither open nor answered: nothing waits for them now, as where it is not known yet whether the item is for such a firm. A condition of an item leads to them. */
            others: components["schemas"]["MatchQuestion"][];
            outlook: components["schemas"]["MatchOutlook"];
            /** @description Items of which nothing is ruled out by the answers so far, and that are open or open again. */
            possible: number;
            /** @description By group; within a group the one that decides most comes first. */
            questions: components["schemas"]["MatchQuestion"][];
            /** @description What to ask next, together and in this order: eight questions, or as many as twelve where no more are left. */
            round: components["schemas"]["QuestionId"][];
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
            /** @description Of a set. */
            choices?: components["schemas"]["MatchChoice"][];
            /** @description A confirmation whose answer cannot be true together with this one. */
            contradicts?: string;
            /** @description Items whose outcome this answer may still change; of an answered question, those that read it. */
            decides: number;
            /** @example finance */
            group: string;
            help: string;
            id: components["schemas"]["QuestionId"];
            /** @description The confirmation from whose answer this one follows: 不低于800万元 also answers 不低于500万元. An own answer takes its place. */
            impliedBy?: string;
            /** @description Open, and left to the page of the item that it is about, because the firm has been asked enough. */
            isDeferred?: boolean;
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
            /** @description Of a number that several conditions compare: the confirmations that it answers, by which their items name them. */
            thresholds?: components["schemas"]["QuestionId"][];
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
            /** @description By group; within one the nearest deadline first, in 不符合 what is nearest to being met. */
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
            /** @description Open windows of what may fit, without 不符合; what closes first comes first. */
            closing: components["schemas"]["MatchBrief"][];
            /** @description How many of them close in this month, of all. */
            closingTotal: number;
            counts: components["schemas"]["MatchCounts"];
            enterprise: components["schemas"]["EvaluationSubject"];
            lastReport: components["schemas"]["LastMatchReportOrNone"];
            /** @description Of 差一点 the one with the smallest change, which its `conclusion` says. */
            nearestMiss: components["schemas"]["MatchBriefOrNone"];
            /** @description Newest policies for the region, one item of each. */
            newest: components["schemas"]["MatchBrief"][];
            nextQuestionId: components["schemas"]["OpenQuestionOrNone"];
            outlook: components["schemas"]["MatchOutlook"];
            /** @description The highest rung whose title the firm has. */
            reached: string | null;
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
        /**
         * @description What proves a fact or goes with a declaration. Its bytes, its name and its declared type must say the same. Refused: PDF with
         *     a password, scripts or more than 500 pages; Office and OFD files with macros, a password, more than 1,000 parts, more than 200 MB or
         *     100 times their size unpacked, or with archives inside; pictures of more than 100 million pixels; files that are two things at once.
         */
        MaterialFile: Blob;
        MaterialReading: {
            isRead: boolean;
            /**
             * @example 读出6处，列在申报书的对应项下
             * @example 图片不读，请对照填写
             */
            text: string;
        };
        MaterialSheet: {
            /**
             * @description Whose list it is.
             * @enum {string}
             */
            basis: "notice" | "policy" | "none";
            declarationId: string;
            isReadOnly: boolean;
            namingPattern: string;
            /** @description In the order of the list, own ones last. */
            slots: components["schemas"]["MaterialSlot"][];
        };
        MaterialSlot: {
            /** @description In the order in which they came. */
            files: components["schemas"]["SlotFile"][];
            /** @description The 申报书 itself: without a file of its own it is made from the form at export, and nothing is missing. Absent for others. */
            isForm?: boolean;
            /** @description Added by the user; the others stand in the list of the notice or the policy. */
            isOwn: boolean;
            isRequired: boolean;
            /** @description How many files it may hold; the 申报书 is one. */
            maxFiles: number;
            name: string;
            /** @description Of the library, of the same kind and not used here. */
            offers: components["schemas"]["EvidenceFile"][];
            /** @description Why it does not apply. */
            reason: string | null;
            specId: string;
            /** @description Of its files together: the one with most left to do counts. */
            state: components["schemas"]["MaterialState"];
            stateName: string;
        };
        /**
         * @description 缺少、已上传、核对中、已核对、需更换、已过期、不适用
         * @enum {string}
         */
        MaterialState: "missing" | "uploaded" | "checking" | "ok" | "rejected" | "expired" | "notApplicable";
        MaterialVersion: {
            evidenceId: string;
            /** Format: date */
            expiresOn: string | null;
            fileName: string;
            isCurrent: boolean;
            mediaType: string;
            note: string | null;
            size: number;
            /** Format: date-time */
            uploadedAt: string;
            versionId: string;
        };
        /** @description null where nothing was left out for its place. */
        MaybeReach: components["schemas"]["Reach"] | null;
        MeantWords: {
            /** @description True for a wrong character, false for a short name. */
            isSlip: boolean;
            /**
             * @example 专精特新
             * @example 环境影响评价法
             */
            meant: string;
            /**
             * @example 专经特新
             * @example 环评法
             */
            typed: string;
        };
        Meeting: components["schemas"]["MeetingHead"] & {
            consent: components["schemas"]["MeetingConsent"] | null;
            /** @description Why no file could be made of the chunks. */
            failure: string | null;
            /** @description Whether its one use was counted. */
            isCounted: boolean;
            /** @description What is spoken, by the settings when it was made. */
            language: components["schemas"]["MeetingLanguage"];
            /** @description Milliseconds of a step of getMeetingLevels; null: none were sent. */
            levelStepMs: number | null;
            marks: components["schemas"]["MeetingMark"][];
            saved: components["schemas"]["MeetingSaved"];
            /** @description The link by which others read it; null: none. */
            share: components["schemas"]["MeetingShareTime"] | null;
        };
        MeetingCaptions: {
            /** @description What may still change of the words after the last sentence. */
            partial: string;
            /** @description Those from `after` on. They are in the transcript too. */
            sentences: components["schemas"]["MeetingSegment"][];
            /**
             * @description Of the connection to the recogniser. lagging: it does not keep up, and what it was not sent has no captions.
             * @enum {string}
             */
            state: "connecting" | "listening" | "reconnecting" | "lagging";
            /** @description How many sentences there are. */
            total: number;
        };
        MeetingChapter: {
            endMs: components["schemas"]["MeetingMs"];
            segmentIds: components["schemas"]["MeetingSegmentId"][];
            startMs: components["schemas"]["MeetingMs"];
            title: string;
        };
        MeetingChunkBody: {
            file: components["schemas"]["MeetingChunkFile"];
        };
        /**
         * @description The bytes of one blob of a MediaRecorder, as they came. The first one of a part begins with the header of its container. Of an upload: the next
         *     uploadChunkBytes of the file, of its end what is left.
         */
        MeetingChunkFile: Blob;
        MeetingChunkNumber: number;
        /** @description The notice that everybody was told that they are recorded. */
        MeetingConsent: {
            /** Format: date-time */
            confirmedAt: string;
            text: string;
        };
        MeetingDecision: {
            segmentIds: components["schemas"]["MeetingEvidence"];
            text: string;
            unverified?: components["schemas"]["MeetingUnverified"];
        };
        /** @description Segments that prove it. */
        MeetingEvidence: components["schemas"]["MeetingSegmentId"][];
        /**
         * @description The transcript as subtitles, text, Markdown, all of it as JSON, or DOCX; minutes: 纪要 as DOCX; audio: the file itself.
         * @enum {string}
         */
        MeetingExportForm: "srt" | "vtt" | "lrc" | "txt" | "md" | "json" | "docx" | "minutes" | "audio";
        MeetingHead: {
            clientId: string;
            /** Format: date-time */
            createdAt: string;
            /** @description What is safe on the server without a gap while chunks are awaited; of the file when it is ready. */
            durationMs: number;
            /** @description Of the whole file that is uploaded; null of a recording. */
            fileBytes: number | null;
            /** @description With q: where it was said. Absent where only the title has it. */
            hits?: {
                /** @description The first three. */
                segments: components["schemas"]["MeetingSegment"][];
                total: number;
            };
            id: string;
            /** @description Of the chunks while they are awaited, of the file when it is ready. */
            mediaType: string;
            origin: components["schemas"]["MeetingOrigin"];
            /**
             * Format: date-time
             * @description In the trash since then.
             */
            removedAt: string | null;
            /** @description What is here of it. */
            sizeBytes: number;
            state: components["schemas"]["MeetingState"];
            title: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /** @description Names and terms of the account that the recogniser is told to expect. */
        MeetingHotWords: string[];
        MeetingId: string;
        /**
         * @example {
         *       "id": "mt000001"
         *     }
         */
        MeetingIdBody: {
            id: components["schemas"]["MeetingId"];
        };
        /**
         * @description Days after which a meeting is deleted for good, by itself; null: never.
         * @enum {integer|null}
         */
        MeetingKeepDays: 30 | 90 | 180 | 365 | null;
        /** @description Code of a language or dialect of getRecogniser; null: the recogniser finds out by itself. */
        MeetingLanguage: string | null;
        MeetingLevelsBody: {
            file: components["schemas"]["MeetingLevelsFile"];
        };
        /** @description Loudness of the whole audio, a byte for each step: 2.5 × (RMS in dBFS + 100), rounded and kept within 0 (−100 dB and less) and 250 (full scale). */
        MeetingLevelsFile: Blob;
        MeetingMark: {
            atMs: components["schemas"]["MeetingMs"];
            /**
             * @description pin: set by the user. The others: here the audio has a gap.
             * @enum {string}
             */
            kind: "pin" | "pause" | "interrupted" | "deviceLost";
            /** @description How long the gap was by the clock, which the audio does not have. */
            lastsMs?: components["schemas"]["MeetingMs"];
            note?: string;
        };
        MeetingMinutes: {
            content: components["schemas"]["MeetingMinutesContent"];
            /** @description Whether it is as somebody left it; else minutes by rules follow the transcript as it is now. */
            isEdited: boolean;
            /** @description The model that can write them; null without one. */
            model: string | null;
            /**
             * @description Who made the first of it. rules: 规则提取; model: AI生成.
             * @enum {string}
             */
            origin: "rules" | "model";
            revision: components["schemas"]["MeetingRevision"];
            /** @description Set by updateMeeting. */
            template: components["schemas"]["MeetingMinutesTemplate"];
            /** @description null: no model has been asked. */
            writing: components["schemas"]["MeetingMinutesWriting"] | null;
        };
        MeetingMinutesContent: {
            chapters: components["schemas"]["MeetingChapter"][];
            decisions: components["schemas"]["MeetingDecision"][];
            todos: components["schemas"]["MeetingTodo"][];
        };
        /**
         * @description 项目例会, 公文会议纪要, 访谈: which sections minutes have, in which order and under which titles.
         * @enum {string}
         */
        MeetingMinutesTemplate: "project" | "official" | "interview";
        /**
         * @description The last time that a model wrote the minutes, part of the transcript by part. It goes on when nobody looks and after the server was
         *     restarted; until it is done, the minutes are what they were.
         */
        MeetingMinutesWriting: {
            /** @description Parts that have been read. */
            done: number;
            /** @description Lines that were left out, because what the model gave as their evidence is not in the transcript. */
            dropped: number;
            model: string;
            /** @description Why it failed, for users. */
            problem?: string;
            /** @enum {string} */
            state: "running" | "done" | "stopped" | "failed";
            /** @description Parts of the transcript. */
            total: number;
        };
        /** @description Milliseconds of the audio. */
        MeetingMs: number;
        /** @enum {string} */
        MeetingOrigin: "recorded" | "uploaded";
        MeetingPage: {
            rows: components["schemas"]["MeetingHead"][];
            total: number;
            /** @description Of all audio of the account, with the trash. */
            usedBytes: number;
        };
        MeetingPlay: {
            /** Format: date-time */
            expiresAt: string;
            playId: components["schemas"]["MeetingPlayId"];
        };
        /** @description A secret: whoever has it may hear the audio. */
        MeetingPlayId: string;
        /** @description The transcription of a meeting by the recogniser. */
        MeetingRecognition: {
            /** @description Milliseconds of audio that are recognised. */
            doneMs: number;
            language: components["schemas"]["MeetingLanguage"];
            model: string;
            /**
             * @description The transcript that swapMeetingTranscript puts in place of the present one. previous: the one before. recognised: what was recognised,
             *     because somebody changed the transcript meanwhile. null: there is none.
             * @enum {string|null}
             */
            other: "previous" | "recognised" | null;
            /** @description What happened and what to do; null unless failed. */
            problem: string | null;
            /**
             * @description stopped and failed: what was recognised is kept, and recogniseMeeting goes on from there.
             * @enum {string}
             */
            state: "running" | "done" | "stopped" | "failed";
            /** @description Milliseconds of audio in which somebody speaks, all in all. */
            totalMs: number;
        };
        MeetingRecognitionInfo: {
            /** @description null: it was never asked for. */
            recognition: components["schemas"]["MeetingRecognition"] | null;
        };
        /** @description Rises with every saved change; 0 before the first. */
        MeetingRevision: number;
        /** @description What the server has on its disk, as of now. */
        MeetingSaved: {
            /** @description From nextNumber on: what is not here though a later one is; the first 500. */
            missing: components["schemas"]["MeetingChunkNumber"][];
            /** @description All chunks below it are here. */
            nextNumber: number;
            /** @description 已安全保存到: the end of the last chunk before the first gap. */
            savedMs: number;
        };
        MeetingSaveResult: {
            revision: components["schemas"]["MeetingRevision"];
            /** Format: date-time */
            updatedAt: string;
        };
        /** @description A segment of @hengce/transcript. */
        MeetingSegment: {
            comment?: string;
            endMs: components["schemas"]["MeetingMs"];
            id: components["schemas"]["MeetingSegmentId"];
            /** @description Its times are reckoned from the length of the text. */
            isEstimated?: boolean;
            isHighlighted?: boolean;
            /** @description The recogniser was not sure of the words. */
            isUncertain?: boolean;
            /** @enum {string} */
            source: "typed" | "imported" | "recognised" | "speech";
            speakerId?: components["schemas"]["MeetingSegmentId"];
            startMs: components["schemas"]["MeetingMs"];
            text: string;
        };
        MeetingSegmentId: string;
        MeetingSettings: {
            hotWords: components["schemas"]["MeetingHotWords"];
            keepDays: components["schemas"]["MeetingKeepDays"];
            /** @description Of the meetings that are made from now on. */
            language: components["schemas"]["MeetingLanguage"];
            /** @description Of all audio of the account. A recording that runs is never stopped by it. */
            maxBytes: number;
            /** @description Of one recording. */
            recordingMaxBytes: number;
            /** @description How long what was deleted can be brought back. */
            trashDays: number;
            /** @description Of each chunk of an upload, the last one excepted. */
            uploadChunkBytes: number;
            /** @description Of one uploaded file. */
            uploadMaxBytes: number;
            /** @description With the trash; of what is still uploaded the whole file. */
            usedBytes: number;
        };
        MeetingSha256: string;
        MeetingShare: components["schemas"]["MeetingShareTime"] & {
            shareId: components["schemas"]["MeetingShareId"];
        };
        /** @description A secret: whoever has it may read the meeting. */
        MeetingShareId: string;
        MeetingShareTime: {
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
            /** @description Whether the minutes are read there too. */
            hasMinutes: boolean;
            hasPassword: boolean;
        };
        MeetingSoundBody: {
            file: components["schemas"]["MeetingSoundFile"];
        };
        /** @description What the microphone hears, without a gap: samples of 16 kHz, one channel, 16 bit, little-endian. Twelve seconds at most. */
        MeetingSoundFile: Blob;
        MeetingSpeaker: {
            id: components["schemas"]["MeetingSegmentId"];
            name: string;
        };
        /**
         * @description recording: chunks are awaited, also after the page that records has died. sealing: one file is being made of them. ready: it can be heard.
         *     failed: no file could be made; the chunks stay, and sealMeeting tries again.
         * @enum {string}
         */
        MeetingState: "recording" | "sealing" | "ready" | "failed";
        MeetingTitle: string;
        MeetingTodo: {
            due: {
                /**
                 * Format: date
                 * @description null: the words name no certain day.
                 */
                day: string | null;
                /** @description As it was said. */
                text: string;
            } | null;
            /** @description Somebody ticked it off; left out: it is open. */
            isDone?: boolean;
            segmentIds: components["schemas"]["MeetingEvidence"];
            text: string;
            unverified?: components["schemas"]["MeetingUnverified"];
            /** @description Person or department, as they were named. */
            who: string | null;
        };
        MeetingTranscript: {
            revision: components["schemas"]["MeetingRevision"];
            /** @description In the order of their beginnings. */
            segments: components["schemas"]["MeetingSegment"][];
            speakers: components["schemas"]["MeetingSpeaker"][];
        };
        /** @description Numbers that a model wrote and the evidence does not say (待核实). A mark holds while the line contains it. */
        MeetingUnverified: string[];
        Message: {
            /** Format: date-time */
            archivedAt: string | null;
            body: string;
            /** Format: date-time */
            createdAt: string;
            id: string;
            /** @description What a message about several things tells of, each with its own page. Empty where it tells of one. */
            items: components["schemas"]["MessageItem"][];
            /** @description Path in the portal, beginning with one slash. Null where only the items lead on. */
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
        MessageItem: {
            /** @description Path in the portal, beginning with one slash. */
            link: string;
            title: string;
        };
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
        /**
         * @example {
         *       "to": "evaluating"
         *     }
         */
        MoveDeclarationBody: {
            /**
             * Format: date
             * @description Of 补正, no earlier than today.
             */
            dueOn?: string;
            /**
             * Format: date
             * @description Of 公示.
             */
            endsOn?: string;
            /** @description Files that were attached before. */
            fileIds?: components["schemas"]["PartId"][];
            note?: string;
            /** @description 官方平台的受理编号; or a screenshot among the files. */
            receiptNo?: string;
            /**
             * Format: date
             * @description Of 公示.
             */
            startsOn?: string;
            /**
             * Format: date
             * @description When what 补正 asked for was filed; today without it.
             */
            submittedOn?: string;
            to: components["schemas"]["DeclarationState"];
        };
        /** @description Place of a firm (GB/T 2260): only what reaches it. Without effect where a region is chosen or spoken of, and where a document is named. */
        Near: string;
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
            /** @description With extensions counted in. Where every deadline of its last day names an hour, it is closed from the last of them on. */
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
            /** @description Null when it is over: after its day, or from its hour on. */
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
        NoticeDifference: {
            after: string | null;
            before: string | null;
            /** @example 截止日期 */
            label: string;
        };
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
            reach: components["schemas"]["MaybeReach"];
            /** @description The nation and provinces, each with what lies in it. Counts ignore the choice of a region. */
            regions: components["schemas"]["NoticeChoice"][];
            rows: components["schemas"]["NoticeBrief"][];
            themes: components["schemas"]["NoticeChoice"][];
            total: number;
        };
        /** @description What the policy and its call say differently since the declaration began, or since that was last looked at. */
        NoticeShift: {
            differences: components["schemas"]["NoticeDifference"][];
            /** Format: date-time */
            foundAt: string;
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
        Obligation: {
            /** Format: date */
            doneOn: string | null;
            /**
             * Format: date
             * @description Null for what the policy lists until somebody types its day.
             */
            dueOn: string | null;
            kind: components["schemas"]["ObligationKind"];
            note: string | null;
            obligationId: string;
            title: string;
        };
        /**
         * @example {
         *       "obligationId": "o1"
         *     }
         */
        ObligationIdBody: {
            obligationId: components["schemas"]["PartId"];
        };
        /**
         * @description 年报、绩效、复核、到期、其他
         * @enum {string}
         */
        ObligationKind: "annualReport" | "performance" | "review" | "expiry" | "other";
        OfficialEntry: {
            name: string;
            /** Format: uri */
            url: string | null;
        };
        OfficialPortal: {
            /**
             * Format: date-time
             * @description When the operator last had it looked at; null for never.
             */
            checkedAt: string | null;
            isReachable: boolean | null;
            name: string;
            /**
             * @description Written by us, or imported by the operator; what is imported was checked by no person.
             * @enum {string}
             */
            origin: "builtin" | "import";
            /**
             * @description 浙江省/杭州市/西湖区
             * @example 浙江省/杭州市/西湖区
             */
            path: string;
            /** @description Of the region, or of the nearest one above it whose code is known. */
            regionCode: components["schemas"]["RegionCode"];
            /** Format: uri */
            url: string;
        };
        OfficialPortalList: {
            /** @description Provinces before cities before counties. */
            rows: components["schemas"]["OfficialPortal"][];
            total: number;
        };
        /** @description The open question that decides most, the first of `round`; null when none is left. */
        OpenQuestionOrNone: components["schemas"]["QuestionId"] | null;
        OpenSharedMeetingBody: {
            password?: string;
        };
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
            /** @description Of the plan and extra ones together; null where the plan sells none. */
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
        OwnDeckBrand: {
            brand: components["schemas"]["DeckBrandOrNone"];
        };
        /** @description A field, a material, a comment, a task and the like, within one declaration. */
        PartId: string;
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
        Payout: {
            amountFen: number;
            note: string | null;
            /** Format: date */
            paidOn: string;
            payer: string | null;
            payoutId: string;
        };
        /**
         * @example {
         *       "payoutId": "p1"
         *     }
         */
        PayoutIdBody: {
            payoutId: components["schemas"]["PartId"];
        };
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
            /** @description Members; null where the plan sells none. */
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
         * @description How the amount follows from facts of the firm, up to amount.capFen; absent where it does not. fixed: exactly capFen. share: percent of the fact of the last full year, or of
         *     a sum that a condition of the item compares (number: its words before the comparison, 项目设备投资额).
         *     increase: percent of its growth over the year before. bands: each part of the fact at its own percent.
         *     levels: the sum of the highest level whose title the firm holds, or that it says to have reached; with areAdded the sums of all of these. each: sumFen for each of the number that a condition of the item compares.
         */
        PolicyAmountRule: {
            /** @description Whether each level is paid once, as the stages of a listing are; else only the highest. */
            areAdded?: boolean;
            bands?: {
                percent: number;
                /** @description Included; null for all above. */
                upToFen: number | null;
            }[];
            fact?: components["schemas"]["FactKey"];
            /** @enum {string} */
            kind: "fixed" | "share" | "increase" | "bands" | "levels" | "each";
            /** @description From the highest sum to the lowest. */
            levels?: {
                /** @description Words of a confirmation among the conditions of the item, 成功发行上市. */
                attest?: string;
                fact?: components["schemas"]["FactKey"];
                sumFen: number;
            }[];
            number?: string;
            percent?: number;
            /** @description Words of a yearly rate that a condition compares too (年化担保费率); the percent is of the number times the rate, which is the most that is paid in a year. */
            rate?: string;
            sumFen?: number;
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
        /** @description How the item of a policy that fits an enterprise best does; absent where no enterprise was named or none of its conditions can be judged. */
        PolicyFit: {
            counts: components["schemas"]["ConditionCounts"];
            group: components["schemas"]["MatchGroup"];
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
            reach: components["schemas"]["MaybeReach"];
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
            /** @description Always the same bars, the smallest sums first. */
            amounts: components["schemas"]["AmountBar"][];
            /** @description On the first page by relevance, when the query is a question or names an article; null otherwise. */
            answer: components["schemas"]["SearchAnswer"] | null;
            /** @description Titles that are nearly what was typed, when nothing holds it as typed. */
            didYouMean: string[];
            /** @description Filled when total is 0. */
            dropSuggestions: components["schemas"]["DropSuggestion"][];
            facets: components["schemas"]["Facet"][];
            reach: components["schemas"]["MaybeReach"];
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
            fit?: components["schemas"]["PolicyFit"];
            id: components["schemas"]["PolicyId"];
            isSample: boolean;
            issuers: string[];
            kind: components["schemas"]["PolicyKind"];
            level: components["schemas"]["PolicyLevel"];
            /** @description Words of the search that this policy does not say, as typed; absent when it says them all. */
            missing?: string[];
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
            /**
             * Format: date
             * @description Of the closed window of a policy in force, the last day of the round that should be open by now, reckoned from the days of the last one; no notice of it is known.
             */
            dueUntil?: string;
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
            file: components["schemas"]["SlipFile"];
        };
        ProofreadingCheck: {
            documentId: string;
            /** @description Issues of paragraphs that were changed since. */
            dropped: number;
            failure: string | null;
            /** Format: date-time */
            finishedAt: string | null;
            /** @description In the order of the present text. */
            issues: components["schemas"]["ProofreadingIssue"][];
            layers: components["schemas"]["ProofreadingLayer"][];
            /** @description Classes that were not looked for. */
            notRun: string[];
            paragraphs: number;
            /** @description By all layers; results of these are in issues already. */
            paragraphsDone: number;
            rejected: components["schemas"]["ProofreadingRejected"];
            /** Format: date-time */
            startedAt: string | null;
            /**
             * @description none before the first one.
             * @enum {string}
             */
            state: "none" | "queued" | "running" | "done" | "failed";
            version: number;
        };
        ProofreadingDocument: {
            /** Format: date-time */
            createdAt: string;
            genre: components["schemas"]["ProofreadingGenre"];
            id: string;
            name: string;
            source: components["schemas"]["ProofreadingSource"];
            /** Format: date-time */
            updatedAt: string;
            /** @description The newest one. */
            version: number;
            /** @description Newest first. */
            versions: components["schemas"]["ProofreadingVersionHead"][];
        };
        ProofreadingDocumentPage: {
            rows: components["schemas"]["ProofreadingDocument"][];
            total: number;
        };
        /** @description Edits do not overlap. One without an issue was written by hand. */
        ProofreadingEdit: {
            from: number;
            issue?: components["schemas"]["ProofreadingEditIssue"];
            /** @description The text between from and to. */
            original: string;
            replacement: string;
            to: number;
        };
        /** @description Why it was changed, as the issue said when it was accepted. */
        ProofreadingEditIssue: {
            class: string;
            clause: string;
            reason: string;
            ruleId: string;
            severity: components["schemas"]["ProofreadingSeverity"];
            /** @enum {string} */
            source: "rule" | "model";
        };
        ProofreadingEntry: {
            /** Format: date-time */
            createdAt: string;
            id: string;
            kind: components["schemas"]["ProofreadingListKind"];
            note: string | null;
            posts: string[];
            /** @description Of what is ignored. */
            ruleId: string | null;
            suggestion: string | null;
            /** @description The word, the name, or what is ignored; empty where all of a rule is. */
            text: string;
        };
        /** @description Looked at like a MaterialFile (upload.yaml); text files are UTF-8 or GB 18030. */
        ProofreadingFile: Blob;
        /**
         * @description What the version was before it was read; text for what was typed or handed over.
         * @enum {string}
         */
        ProofreadingFormat: "text" | "docx" | "txt" | "md" | "pdf";
        /**
         * @description 公文, 广告, 合同, 通用.
         * @enum {string}
         */
        ProofreadingGenre: "official" | "advertisement" | "contract" | "general";
        ProofreadingId: string;
        /** @description Issues of the rule that fit all that is given are left out. */
        ProofreadingIgnored: {
            /** @description Six characters before, a vertical line, six after. */
            context?: string;
            original?: string;
            ruleId: string;
        };
        ProofreadingImport: {
            added: number;
            /** @description Were there with something else beside the words. */
            changed: number;
            /** @description Were there as they are in the file. */
            known: number;
            rejected: {
                line: number;
                message: string;
            }[];
        };
        ProofreadingIssue: {
            class: string;
            /** @description The standard or law and its clause; '' where only usage says so. */
            clause: string;
            /** @description Why it may be right all the same. */
            exemption: string | null;
            /** @enum {string} */
            fix: "replace" | "choose" | "mask" | "none";
            /** @description In the present text. */
            from: number;
            original: string;
            /** @description Of the class, as measured; null where nothing measured it. */
            precision: number | null;
            reason: string;
            ruleId: string;
            severity: components["schemas"]["ProofreadingSeverity"];
            /** @enum {string} */
            source: "rule" | "model";
            suggestions: string[];
            to: number;
        };
        /** @enum {string} */
        ProofreadingLayer: "rules" | "model";
        /** @description First row names its columns. */
        ProofreadingListFile: Blob;
        /**
         * @description 自定义词典, 敏感词, 人名职务, 一律忽略.
         * @enum {string}
         */
        ProofreadingListKind: "dictionary" | "sensitive" | "people" | "ignored";
        ProofreadingLists: {
            rows: components["schemas"]["ProofreadingEntry"][];
        };
        /** @description Edits of the model that did not stand up to being looked at. */
        ProofreadingRejected: {
            /** @description The first 200. */
            rows: {
                original: string;
                paragraph: string;
                reason: string;
                replacement: string;
            }[];
            total: number;
        };
        ProofreadingReport: {
            characters: number;
            classes: {
                accepted: number;
                class: string;
                className: string;
                ignored: number;
                open: number;
            }[];
            documentId: string;
            genre: components["schemas"]["ProofreadingGenre"];
            isModelAsked: boolean;
            name: string;
            /** @description Names of classes that were not looked for. */
            notRun: string[];
            paragraphs: number;
            /** @description Edits of the model that were not accepted. */
            rejected: number;
            /** @description In the order of the text. */
            rows: components["schemas"]["ProofreadingReportRow"][];
            version: number;
        };
        ProofreadingReportRow: {
            /** @description null where nothing was changed. */
            after: string | null;
            before: string;
            class: string | null;
            className: string;
            clause: string;
            /** @enum {string} */
            outcome: "accepted" | "manual" | "open" | "ignored";
            /** @description Counted in the text as it came. */
            paragraph: number;
            reason: string;
            severity: components["schemas"]["ProofreadingSeverity"] | null;
            /** @description The first one of an open or ignored issue; null for none, and where something was changed. */
            suggestion: string | null;
        };
        ProofreadingSettings: {
            /** @description Laws of the policy library that no longer apply. */
            laws: {
                /** Format: date */
                endedOn: string;
                name: string;
                successor?: string;
            }[];
            maxCharacters: number;
            /** @description Name of the model that is connected; null: only the rules run. */
            model: string | null;
        };
        /** @enum {string} */
        ProofreadingSeverity: "error" | "suggestion" | "review";
        /** @enum {string} */
        ProofreadingSource: "typed" | "upload" | "chat" | "declaration" | "deck" | "minutes";
        /** @description Paragraphs end with a line break, cells of a table row with a tab. */
        ProofreadingText: string;
        ProofreadingVersion: {
            /** Format: date-time */
            createdAt: string;
            documentId: string;
            /** @description In the order of the text. */
            edits: components["schemas"]["ProofreadingEdit"][];
            fileName: string | null;
            format: components["schemas"]["ProofreadingFormat"];
            ignored: components["schemas"]["ProofreadingIgnored"][];
            isCounted: boolean;
            /** @description PDF: it is read, and only its report is written. */
            isReadOnly: boolean;
            /** @description What of the file was not read, or can be commented only. */
            notes: string[];
            revision: number;
            /** @description As it came; edits count by its UTF-16 units. */
            text: string;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        ProofreadingVersionHead: {
            characters: number;
            /** Format: date-time */
            createdAt: string;
            edits: number;
            fileName: string | null;
            format: components["schemas"]["ProofreadingFormat"];
            /** @description A use was charged for it. */
            isCounted: boolean;
            /** @description Grows with each saving of edits. */
            revision: number;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        ProposalSource: {
            fileName: string;
            /** @description Null for a file without pages. */
            page: number | null;
            /** @description The words of the file. */
            quote: string;
            /** @description Its file. */
            slotFileId: string;
            /** @description The material. */
            specId: string;
        };
        /**
         * @description 官方全文、官方元数据、人工结构化、第三方整理、示例数据
         * @enum {string}
         */
        Provenance: "official_fulltext" | "official_metadata" | "curated" | "third_party" | "sample";
        ProvinceGuide: {
            /** Format: date */
            asOf: string;
            departments: {
                count: number;
                name: string;
            }[];
            /** @description Of the province itself. */
            portals: components["schemas"]["OfficialPortal"][];
            /** @description With everything below it. */
            portalTotal: number;
            region: components["schemas"]["CodeAndName"];
            source: components["schemas"]["ComparedSource"];
        };
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
            reach: components["schemas"]["MaybeReach"];
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
        /**
         * @description 引用（文号、标题、条号）、检索词、问题
         * @enum {string}
         */
        QueryKind: "reference" | "keywords" | "question";
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
         *       "rating": "down",
         *       "reasons": [
         *         "wrongFigure"
         *       ],
         *       "comment": "金额应为61.44万元"
         *     }
         */
        RateChatMessageBody: {
            comment?: string;
            /** @enum {string} */
            rating: "up" | "down" | "none";
            reasons?: components["schemas"]["ChatFeedbackReason"][];
        };
        /** @description What was left out because it does not reach the firm. */
        Reach: {
            /** @description Place of the firm. */
            code: string;
            /** @description How many more there are under the same conditions, of other places. */
            elsewhere: number;
            /**
             * @description Province and city of the firm.
             * @example 浙江宁波
             */
            name: string;
        };
        ReadDeckBrandBody: {
            file: components["schemas"]["DeckBrandFile"];
        };
        Readiness: {
            blocking: number;
            checks: components["schemas"]["FormCheck"][];
            /** @description Nothing blocks. */
            isReady: boolean;
            /** @description What is missing, what blocks first. */
            items: components["schemas"]["ReadinessItem"][];
            /** @description Required fields, required materials and checks that are done. */
            percent: number;
        };
        ReadinessItem: {
            id: string;
            isBlocking: boolean;
            /**
             * @description gate: a condition of the item that is not certain. misprint: an error that proofreading finds in the words of a field.
             * @enum {string}
             */
            kind: "field" | "material" | "check" | "conflict" | "comment" | "gate" | "shift" | "deadline" | "task" | "misprint";
            /** @description Where it is put right. */
            place: {
                /** @description Of the field, the material, the comment or the task. */
                id: string | null;
                /** @enum {string} */
                page: "form" | "materials" | "review" | "evaluation" | "tracking";
            };
            text: string;
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
            /** @description What the query names and the library lacks; the rows stand in for it. */
            absent: components["schemas"]["AbsentReference"][];
            /** @description The clause the query names, for instance 第九条; null when the first row does not have it. */
            clauseLabel: string | null;
            /** @description The 发文字号 the query holds, normalised; null when none. Without brackets it is one only if the library has it. */
            docNo: string | null;
            /** @description Words typed with a minus before them; no row says them. */
            excluded?: string[];
            kind: components["schemas"]["QueryKind"];
            /** @description What was searched for in place of what was typed. */
            meant: components["schemas"]["MeantWords"][];
            place: components["schemas"]["SpokenPlace"] | null;
            /** @description True when rows are shown that lack some of the terms, because few or none have them all or a title is nearly what was typed. */
            relaxed?: boolean;
            /** @description What was searched for. */
            terms: string[];
            /** @description True when only the first 200 characters were searched. */
            truncated: boolean;
            /** @description How many of the hits have all terms; with `relaxed` the others say what they lack in `missing`. */
            whole: number;
        };
        /**
         * @example {
         *       "replaces": false
         *     }
         */
        RecogniseMeetingBody: {
            /** @description That of the meeting when left out. */
            language?: components["schemas"]["MeetingLanguage"];
            /**
             * @description Whether what the transcript says may be replaced. It can be brought back by swapMeetingTranscript.
             * @default false
             */
            replaces: boolean;
        };
        /** @description A speech recogniser (语音识别) and what it says of itself; the parts of `has…` are null where it says nothing. */
        Recogniser: {
            /**
             * @description Which recordings and uploads it can transcribe: those of all kinds, or those in Opus and WAV only.
             * @enum {string}
             */
            hasFiles: "all" | "opus";
            hasHotWords: boolean | null;
            /** @description Captions while it is recorded. */
            hasLive: boolean;
            hasSpeakers: boolean | null;
            hasWordTimes: boolean | null;
            /** @description Empty where the service does not say which it knows. */
            languages: {
                /** @description null: it is recognised, and cannot be asked for. */
                code: string | null;
                isDialect: boolean;
                name: string;
            }[];
            model: string;
        };
        RecogniserInfo: {
            /** @description null: none is configured. */
            recogniser: components["schemas"]["Recogniser"] | null;
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
        RegionEntry: {
            docNo: string | null;
            /** Format: date */
            effectiveTo: string | null;
            /** @description Industries that its title or its items name; none is for all of them. */
            industries: components["schemas"]["CodeAndName"][];
            isOpen: boolean;
            isSample: boolean;
            issuers: string[];
            /** @description Of what it gives, what was asked for. */
            items: {
                amount: string | null;
                id: string;
                name: string;
                support: components["schemas"]["SupportKind"];
            }[];
            policyId: components["schemas"]["PolicyId"];
            provenance: components["schemas"]["Provenance"];
            /** Format: date */
            publishedAt: string | null;
            regionCode: components["schemas"]["RegionCode"];
            regionName: string;
            title: string;
        };
        RegionEntryList: {
            /** Format: date */
            asOf: string;
            /** @description The conditions that were asked for by code, in words. */
            conditions: {
                /** @enum {string} */
                key: "region" | "industry" | "suits" | "item";
                label: string;
                value: string;
            }[];
            reach: components["schemas"]["MaybeReach"];
            /** @description The newest first. */
            rows: components["schemas"]["RegionEntry"][];
            source: components["schemas"]["ComparedSource"];
            total: number;
        };
        RegionFigures: {
            code: components["schemas"]["RegionCode"];
            /** @description What these policies give. */
            items: number;
            /** @description Median number of papers that a policy asks for. */
            materials: number | null;
            name: string;
            /** @description Of these policies, how many take applications on the day. */
            open: number;
            /** @description In force on the day, of the province and everything below it. */
            policies: number;
            provenances: {
                count: number;
                value: components["schemas"]["Provenance"];
            }[];
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
            /** @description Those that issued the most of what is counted; what several issued counts once for each. */
            departments: {
                count: number;
                name: string;
            }[];
            months: string[];
            /** @description Provinces of which the library has something, by code; the others are not recorded, which is not zero. */
            regions: components["schemas"]["RegionFigures"][];
            source: components["schemas"]["ComparedSource"];
            themes: {
                count: number;
                value: string;
            }[];
        };
        RegionPeers: {
            /** Format: date */
            asOf: string;
            /** @description Those that are not recorded. */
            missing: components["schemas"]["CodeAndName"][];
            /** @description The region of this tier in which what was asked for lies. */
            ownCode: components["schemas"]["RegionCode"] | null;
            /** @description Those of which the library has something of their own, by code. */
            regions: components["schemas"]["RegionFigures"][];
            source: components["schemas"]["ComparedSource"];
            tier: components["schemas"]["RegionTier"];
            tiers: {
                name: string;
                regions: number;
                tier: components["schemas"]["RegionTier"];
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
        /**
         * @description 省和自治区、直辖市、计划单列市、副省级省会、其他省会首府、其他地级。
         * @enum {string}
         */
        RegionTier: "province" | "municipality" | "planned" | "subprovincial" | "capital" | "prefecture";
        RegressionList: {
            rows: components["schemas"]["RegressionQuestion"][];
        };
        RegressionQuestion: {
            /** Format: date-time */
            checkedAt: string | null;
            chunkId: string | null;
            documentId: string;
            documentName: string;
            id: string;
            previousRank?: number | null;
            q: string;
            /** @description Place of the expected passage at the last run; null when it was not among the first ten. */
            rank: number | null;
        };
        /**
         * @example {
         *       "id": "t0000001"
         *     }
         */
        RemoveChatTemplateBody: {
            id: components["schemas"]["ChatId"];
        };
        /**
         * @example {
         *       "id": "kb000001"
         *     }
         */
        RemoveKnowledgeBody: {
            id: components["schemas"]["KnowledgeId"];
        };
        /**
         * @example {
         *       "leadId": "lead1"
         *     }
         */
        RemoveLeadBody: {
            leadId: components["schemas"]["AcquisitionId"];
        };
        /**
         * @example {
         *       "listId": "list1"
         *     }
         */
        RemoveLeadListBody: {
            listId: components["schemas"]["AcquisitionId"];
        };
        /**
         * @example {
         *       "id": "pd000001"
         *     }
         */
        RemoveProofreadingBody: {
            id: components["schemas"]["ProofreadingId"];
        };
        /**
         * @example {
         *       "ids": [
         *         "pe000001"
         *       ]
         *     }
         */
        RemoveProofreadingEntriesBody: {
            ids: components["schemas"]["ProofreadingId"][];
        };
        /**
         * @example {
         *       "riskId": "r1",
         *       "version": 1
         *     }
         */
        RemoveRiskBody: {
            riskId: components["schemas"]["PartId"];
            version: number;
        };
        /**
         * @example {
         *       "versionIds": [
         *         "v1"
         *       ]
         *     }
         */
        RemoveVersionsBody: {
            /**
             * @description False brings back what was removed less than a day ago.
             * @default true
             */
            isRemoved: boolean;
            /** @description Of one file. */
            versionIds: components["schemas"]["PartId"][];
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
        /**
         * @example {
         *       "commentId": "k1"
         *     }
         */
        ResolveCommentBody: {
            commentId: components["schemas"]["PartId"];
            /** @default true */
            isResolved: boolean;
        };
        RetrievalHit: {
            chunkId: string;
            documentId: string;
            documentName: string;
            /** @description The words that were found in it. */
            matched: string[];
            page: number | null;
            score: number;
            text: string;
        };
        RetrievalResult: {
            hits: components["schemas"]["RetrievalHit"][];
            /** @description Why nothing, or not more, was found. */
            misses: string[];
            /** @description What was searched for. */
            terms: string[];
        };
        /**
         * @example {
         *       "q": "研发费用加计扣除合计多少",
         *       "baseId": "kb000001"
         *     }
         */
        RetrieveBody: {
            baseId?: components["schemas"]["KnowledgeId"];
            documentId?: components["schemas"]["KnowledgeId"];
            q: string;
        };
        /**
         * @example {
         *       "specId": "m1",
         *       "evidenceId": "v1"
         *     }
         */
        ReuseMaterialBody: {
            evidenceId: components["schemas"]["PartId"];
            /** @description As in an upload. */
            replaces?: components["schemas"]["PartId"];
            specId: components["schemas"]["PartId"];
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
         * @example {
         *       "slide": {
         *         "id": "i1",
         *         "layout": "bullets",
         *         "data": {
         *           "title": "申报条件",
         *           "items": [
         *             {
         *               "text": "上年度研发费用总额不低于100万元"
         *             }
         *           ]
         *         }
         *       },
         *       "wish": "写短一些"
         *     }
         */
        RewriteDeckSlideBody: {
            /** @description As it is now, saved or not. */
            slide: components["schemas"]["DeckSlide"];
            /** @description What should be different, in the words of the user. */
            wish?: string;
        };
        /** @description Least and most points. */
        RuleBand: number[];
        /** @description What is asked of a firm. Without quotes, which decide nothing. */
        RuleCondition: components["schemas"]["RuleConditionNamed"] & ({
            /** @enum {string} */
            k: "all" | "any";
            of: components["schemas"]["RuleCondition"][];
        } | {
            /** @constant */
            k: "atLeast";
            n: number;
            of: components["schemas"]["RuleCondition"][];
        } | {
            /** @constant */
            k: "cmp";
            left: components["schemas"]["RuleExpression"];
            op: components["schemas"]["RuleOperator"];
            right: components["schemas"]["RuleExpression"];
            /** @enum {string} */
            unit: "money" | "ratio" | "count" | "days" | "months" | "date";
        } | {
            /** @constant */
            k: "cagr";
            key: components["schemas"]["RuleFactKey"];
            /** @enum {string} */
            op: ">=" | ">";
            rate: components["schemas"]["RuleNumber"];
            years: number;
        } | {
            fact: components["schemas"]["RuleFactRef"];
            isPrefix?: boolean;
            /** @constant */
            k: "in";
            values: string[];
        } | {
            fact: components["schemas"]["RuleFactRef"];
            /** @constant */
            k: "is";
            value: boolean;
        } | {
            /** @constant */
            k: "score";
            table: components["schemas"]["RuleScoreTable"];
        } | {
            /** @description Stands for the alternative before it and is asked only where that is not met. */
            isApart?: boolean;
            /** @constant */
            k: "attest";
            /** @description Later year in which the item can be filed: what happened once (首次认定), or this year (当年), is open again then. */
            round?: number;
        } | {
            given: components["schemas"]["RuleCondition"];
            /** @constant */
            k: "when";
            need: components["schemas"]["RuleCondition"];
        });
        RuleConditionNamed: {
            id: string;
            /** @description Never changes the verdict of what it belongs to. */
            isBonus?: boolean;
            title: string;
        };
        /** @description How a number follows from facts. Money is in 分, dates are days. */
        RuleExpression: {
            /** @constant */
            k: "const";
            value: components["schemas"]["RuleNumber"];
        } | {
            back?: number;
            /** @constant */
            k: "fact";
            key: components["schemas"]["RuleFactKey"];
        } | {
            /** @enum {string} */
            k: "sum" | "average";
            key: components["schemas"]["RuleFactKey"];
            years: number;
        } | {
            /** @enum {string} */
            k: "add" | "multiply" | "min" | "max";
            of: components["schemas"]["RuleExpression"][];
        } | {
            /** @enum {string} */
            k: "subtract" | "divide";
            left: components["schemas"]["RuleExpression"];
            right: components["schemas"]["RuleExpression"];
        } | {
            by: components["schemas"]["RuleExpression"];
            /** @constant */
            k: "piecewise";
            otherwise: components["schemas"]["RuleExpression"];
            rows: {
                limit: components["schemas"]["RuleNumber"];
                /** @enum {string} */
                op: ">=" | ">" | "<=" | "<";
                value: components["schemas"]["RuleExpression"];
            }[];
        } | {
            /** @enum {string} */
            k: "hnteGrowth" | "daysSince" | "monthsSince";
            key: components["schemas"]["RuleFactKey"];
        } | {
            from: components["schemas"]["RuleFactKey"];
            /** @constant */
            k: "monthsUntil";
            to: components["schemas"]["RuleFactKey"];
        };
        /** @description A fact of the enterprise, or a part of a need. */
        RuleFactKey: string;
        RuleFactRef: {
            /** @description Full financial years before the newest; absent for facts without a year. */
            back?: number;
            key: components["schemas"]["RuleFactKey"];
        };
        /** @description A decimal or a share: 5000000000, 4%. */
        RuleNumber: string;
        /** @enum {string} */
        RuleOperator: ">=" | ">" | "<=" | "<" | "==" | "!=";
        RuleScoreItem: components["schemas"]["RuleScoreItemNamed"] & ({
            by: components["schemas"]["RuleExpression"];
            /** @constant */
            k: "bands";
            otherwise: components["schemas"]["RuleBand"];
            rows: {
                band: components["schemas"]["RuleBand"];
                limit: components["schemas"]["RuleNumber"];
                op: components["schemas"]["RuleOperator"];
            }[];
        } | {
            /** @constant */
            k: "ladder";
            otherwise: components["schemas"]["RuleBand"];
            rows: {
                band: components["schemas"]["RuleBand"];
                when: components["schemas"]["RuleCondition"];
            }[];
        } | {
            /** @constant */
            k: "expert";
        } | {
            /** @constant */
            k: "best";
            of: components["schemas"]["RuleScoreItem"][];
        });
        RuleScoreItemNamed: {
            id: string;
            max: number;
            title: string;
        };
        RuleScoreTable: {
            /** @description Least points of single parts. */
            minimums?: {
                [key: string]: number;
            };
            parts: {
                id: string;
                items: components["schemas"]["RuleScoreItem"][];
                max: number;
                title: string;
            }[];
            pass: {
                /** @enum {string} */
                op: ">" | ">=";
                value: number;
            };
        };
        /**
         * @description 2026 is in force since 2026-04-01; 2022 is kept for titles that were granted by it.
         * @enum {string}
         */
        RuleYear: "2026" | "2022";
        /**
         * @example {
         *       "kind": "conditions",
         *       "region": "330000",
         *       "conditions": [
         *         {
         *           "key": "revenue",
         *           "operator": ">=",
         *           "value": 2000000000
         *         },
         *         {
         *           "key": "isHighTech",
         *           "operator": "is",
         *           "value": true
         *         }
         *       ]
         *     }
         */
        RunAcquisitionBody: {
            /** @description Of kind conditions; all of them count. */
            conditions?: components["schemas"]["FirmCondition"][];
            /** @description Of kind policy: which of its items. */
            itemId?: string;
            /** @enum {string} */
            kind: "conditions" | "policy";
            policyId?: components["schemas"]["PolicyId"];
            /** @description With everything below it. */
            region?: string;
        };
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
        /**
         * @example {
         *       "baseId": "kb000001"
         *     }
         */
        RunRegressionBody: {
            baseId: components["schemas"]["KnowledgeId"];
        };
        SaidWords: {
            /**
             * @description A word of the question.
             * @example 押金
             */
            asked: string;
            /**
             * @description The word that the clause has for it.
             * @example 担保
             */
            printed: string;
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
        /**
         * @example {
         *       "name": "申报材料库"
         *     }
         */
        SaveBaseBody: {
            id?: components["schemas"]["KnowledgeId"];
            name: string;
        };
        /**
         * @example {
         *       "name": "比较两地奖补",
         *       "text": "{{地区}}和{{另一地区}}的{{事项}}有什么区别"
         *     }
         */
        SaveChatTemplateBody: {
            id?: components["schemas"]["ChatId"];
            name: string;
            text: string;
        };
        /**
         * @example {
         *       "correctionId": "c1",
         *       "answer": "已补交盖章页"
         *     }
         */
        SaveCorrectionBody: {
            answer?: string | null;
            correctionId: components["schemas"]["PartId"];
            /** Format: date */
            dueOn?: string | null;
            request?: string | null;
        };
        /**
         * @example {
         *       "revision": 2,
         *       "title": "申报汇报",
         *       "themeId": "official",
         *       "aspect": "16:9",
         *       "slides": [
         *         {
         *           "id": "i1",
         *           "layout": "bullets",
         *           "data": {
         *             "title": "申报条件",
         *             "items": [
         *               {
         *                 "text": "上年度研发费用总额不低于100万元"
         *               }
         *             ]
         *           }
         *         }
         *       ]
         *     }
         */
        SaveDeckBody: {
            aspect: components["schemas"]["DeckAspect"];
            /** @description Whether it is shown with the brand of the account; stays as it is when left out. */
            isBranded?: boolean;
            revision: components["schemas"]["DeckRevision"];
            slides: components["schemas"]["DeckSlide"][];
            themeId: components["schemas"]["DeckThemeId"];
            title: components["schemas"]["DeckTitle"];
        };
        /**
         * @example {
         *       "revision": 0,
         *       "title": "申报汇报",
         *       "outline": [
         *         {
         *           "id": "i1",
         *           "level": 1,
         *           "text": "申报条件"
         *         },
         *         {
         *           "id": "i2",
         *           "level": 2,
         *           "text": "上年度研发费用总额不低于100万元"
         *         }
         *       ]
         *     }
         */
        SaveDeckOutlineBody: {
            outline: components["schemas"]["DeckOutlineItems"];
            revision: components["schemas"]["DeckRevision"];
            title: components["schemas"]["DeckTitle"];
        };
        /**
         * @description What is left out stays.
         * @example {
         *       "effortDays": 12.5,
         *       "decision": "go",
         *       "note": "条件具备，财务可在月底前出审计报告"
         *     }
         */
        SaveDeclarationEvaluationBody: {
            /** @enum {string|null} */
            decision?: "go" | "noGo" | null;
            effortDays?: number | null;
            /** @description Of the decision. */
            note?: string;
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
        SaveEvidenceBody: {
            /** @description The file becomes a newer version of this one; a piece of its own without it. */
            evidenceId?: components["schemas"]["PartId"];
            /** Format: date */
            expiresOn?: string;
            file: components["schemas"]["MaterialFile"];
            /** @description Name of a piece of its own. */
            kind?: string;
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
         *       "baseId": "kb000001",
         *       "name": "审计报告"
         *     }
         */
        SaveFolderBody: {
            baseId: components["schemas"]["KnowledgeId"];
            id?: components["schemas"]["KnowledgeId"];
            name: string;
        };
        /**
         * @example {
         *       "leadId": "lead1",
         *       "version": 1,
         *       "stage": "contacted",
         *       "note": "下周发方案"
         *     }
         */
        SaveLeadBody: {
            leadId: components["schemas"]["AcquisitionId"];
            note: string;
            stage: components["schemas"]["LeadStage"];
            /** @description As it was read. */
            version: number;
        };
        /**
         * @example {
         *       "name": "杭州高企"
         *     }
         */
        SaveLeadListBody: {
            listId?: components["schemas"]["AcquisitionId"];
            name: string;
        };
        /**
         * @example {
         *       "revision": 0,
         *       "content": null
         *     }
         */
        SaveMeetingMinutesBody: {
            /** @description null: by rules again, what there was is gone. */
            content: components["schemas"]["MeetingMinutesContent"] | null;
            revision: components["schemas"]["MeetingRevision"];
        };
        /**
         * @description What is left out stays.
         * @example {
         *       "keepDays": 180
         *     }
         */
        SaveMeetingSettingsBody: {
            hotWords?: components["schemas"]["MeetingHotWords"];
            keepDays?: components["schemas"]["MeetingKeepDays"];
            language?: components["schemas"]["MeetingLanguage"];
        };
        /**
         * @description What changed since the revision; what is not named stays.
         * @example {
         *       "revision": 0,
         *       "segments": [
         *         {
         *           "id": "g1",
         *           "startMs": 0,
         *           "endMs": 2400,
         *           "text": "检测报告十二月三日前提交。",
         *           "source": "typed"
         *         }
         *       ]
         *     }
         */
        SaveMeetingTranscriptBody: {
            removedIds?: components["schemas"]["MeetingSegmentId"][];
            revision: components["schemas"]["MeetingRevision"];
            /** @description New ones, and those that changed. */
            segments?: components["schemas"]["MeetingSegment"][];
            /** @description All of them. */
            speakers?: components["schemas"]["MeetingSpeaker"][];
        };
        /**
         * @example {
         *       "kind": "annualReport",
         *       "title": "报送2026年度执行情况",
         *       "dueOn": "2027-05-31"
         *     }
         */
        SaveObligationBody: {
            /** Format: date */
            doneOn?: string | null;
            /** Format: date */
            dueOn: string | null;
            kind: components["schemas"]["ObligationKind"];
            note?: string | null;
            /** @description A new one without it. */
            obligationId?: components["schemas"]["PartId"];
            title: string;
        };
        /**
         * @example {
         *       "amountFen": 30000000,
         *       "paidOn": "2026-11-20",
         *       "payer": "（示例）杭州市财政主管部门"
         *     }
         */
        SavePayoutBody: {
            amountFen: number;
            note?: string | null;
            /**
             * Format: date
             * @description No later than today.
             */
            paidOn: string;
            payer?: string | null;
            /** @description A new one without it. */
            payoutId?: components["schemas"]["PartId"];
        };
        /**
         * @example {
         *       "version": 1,
         *       "revision": 0,
         *       "edits": [
         *         {
         *           "from": 6,
         *           "to": 12,
         *           "original": "[2016]",
         *           "replacement": "〔2016〕"
         *         }
         *       ],
         *       "ignored": []
         *     }
         */
        SaveProofreadingEditsBody: {
            edits: components["schemas"]["ProofreadingEdit"][];
            ignored: components["schemas"]["ProofreadingIgnored"][];
            /** @description The one that was read. */
            revision: number;
            version: number;
        };
        /**
         * @example {
         *       "kind": "dictionary",
         *       "text": "青岚云"
         *     }
         */
        SaveProofreadingEntryBody: {
            /** @description The one that is changed. */
            id?: components["schemas"]["ProofreadingId"];
            kind: components["schemas"]["ProofreadingListKind"];
            note?: string;
            posts?: string[];
            ruleId?: string;
            suggestion?: string;
            text?: string;
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
         *       "baseId": "kb000001",
         *       "q": "研发费用加计扣除合计多少",
         *       "chunkId": "ch000001"
         *     }
         */
        SaveRegressionBody: {
            baseId: components["schemas"]["KnowledgeId"];
            chunkId: components["schemas"]["KnowledgeId"];
            q: string;
        };
        /**
         * @example {
         *       "riskId": "r1",
         *       "version": 1,
         *       "text": "审计报告月底才能出",
         *       "level": "high"
         *     }
         */
        SaveRiskBody: {
            /** @enum {string} */
            level: "high" | "medium" | "low";
            /** @description A new one without it. */
            riskId?: components["schemas"]["PartId"];
            text: string;
            /** @description Which one changes; asked for with riskId. */
            version?: number;
        };
        /**
         * @example {
         *       "name": "设备购置合同"
         *     }
         */
        SaveSlotBody: {
            /** @default true */
            isRequired: boolean;
            /** @description Of an own one only. */
            name: string;
            /** @description A new one without it. */
            specId?: components["schemas"]["PartId"];
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
        /**
         * @example {
         *       "title": "向财务要审计报告",
         *       "dueOn": "2026-11-27",
         *       "owner": "林知夏"
         *     }
         */
        SaveTaskBody: {
            /** Format: date */
            dueOn?: string | null;
            /** @default false */
            isDone: boolean;
            owner?: string | null;
            /** @description A new one without it. */
            taskId?: components["schemas"]["PartId"];
            title: string;
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
        /**
         * @example {
         *       "chunkCount": 1
         *     }
         */
        SealMeetingBody: {
            /** @description How many chunks there are. */
            chunkCount: number;
            /**
             * @description Seal without the chunks that are lost for good.
             * @default false
             */
            isIncomplete: boolean;
            marks?: components["schemas"]["MeetingMark"][];
        };
        /** @description The clauses that answer a question, or the article that the query names. Grade none has no clause. */
        SearchAnswer: {
            clauses: components["schemas"]["AnsweringClause"][];
            grade: components["schemas"]["AnswerGrade"];
            /** @description Laws that such questions are about and that the library lacks. */
            lacking: string[];
        };
        /**
         * @example {
         *       "clientMessageId": "5f0f9a1c2b",
         *       "parentId": null,
         *       "text": "我们符合高企吗",
         *       "isDeepThinking": true
         *     }
         */
        SendChatMessageBody: {
            /**
             * @description May answer from general knowledge where the library has nothing (model only).
             * @default false
             */
            allowsGeneral: boolean;
            /** @description Documents of the base of attachments. */
            attachmentIds?: components["schemas"]["ChatId"][];
            /** @description Claims the message: the same one twice is one message and one use. */
            clientMessageId: components["schemas"]["ChatId"];
            /** @default false */
            isDeepThinking: boolean;
            /**
             * @description regenerate answers the user message parentId again; continue goes on with the stopped answer parentId; 409 unless a model wrote it and one is connected.
             * @default send
             * @enum {string}
             */
            kind: "send" | "regenerate" | "continue";
            /** @description The message before; null for the first. Another parent than the last makes a branch (edit and resend). */
            parentId?: components["schemas"]["ChatId"] | null;
            quote?: components["schemas"]["ChatQuote"];
            scope?: components["schemas"]["ChatScope"];
            text?: string;
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
        /**
         * @description Without any of them there is none any more.
         * @example {
         *       "url": "https://example.gov.cn/gs/20270112",
         *       "startsOn": "2027-01-12",
         *       "endsOn": "2027-01-18"
         *     }
         */
        SetPublicityBody: {
            /** Format: date */
            endsOn?: string;
            publicityId?: components["schemas"]["PublicityId"];
            /** Format: date */
            startsOn?: string;
            /** Format: uri */
            url?: string;
        };
        /** @description As it is now, without hidden slides and without what the speaker says. */
        SharedDeck: {
            aspect: components["schemas"]["DeckAspect"];
            brand: components["schemas"]["DeckBrandOrNone"];
            /** Format: date-time */
            expiresAt: string;
            slides: components["schemas"]["DeckSlide"][];
            sources: components["schemas"]["DeckSource"][];
            themeId: components["schemas"]["DeckThemeId"];
            title: string;
            wording: components["schemas"]["DeckWording"];
        };
        /**
         * @example {
         *       "id": "dk000001",
         *       "days": 30
         *     }
         */
        ShareDeckBody: {
            days: number;
            id: components["schemas"]["DeckId"];
        };
        /** @description A meeting as others read it, without comments. */
        SharedMeeting: {
            /** Format: date-time */
            createdAt: string;
            durationMs: number;
            /** Format: date-time */
            expiresAt: string;
            /** @description null: they are not shared. */
            minutes: components["schemas"]["MeetingMinutes"] | null;
            /** @description null: there is no file to hear. */
            play: components["schemas"]["MeetingPlay"] | null;
            title: string;
            transcript: components["schemas"]["MeetingTranscript"];
        };
        /** @description A secret: whoever has it may read the report. */
        ShareId: string;
        /**
         * @example {
         *       "id": "mt000001",
         *       "days": 30
         *     }
         */
        ShareMeetingBody: {
            days: number;
            /** @description The minutes are shared too; not when left out. */
            hasMinutes?: boolean;
            id: components["schemas"]["MeetingId"];
            /** @description Without it the link alone opens the meeting. */
            password?: string;
        };
        /** @description The slip of a transfer, looked at like a MaterialFile. */
        SlipFile: Blob;
        /** @description One file of a material, by its current version. */
        SlotFile: {
            /** @description What was read out of the current version; absent for one that nobody tried to read. */
            reading?: components["schemas"]["MaterialReading"];
            /** @description Why it was rejected. */
            reason: string | null;
            slotFileId: string;
            /** @description Never missing and never notApplicable. */
            state: components["schemas"]["MaterialState"];
            stateName: string;
            /** @description The current one first, then the newest first. */
            versions: components["schemas"]["MaterialVersion"][];
        };
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
         *       "specId": "m1"
         *     }
         */
        SpecIdBody: {
            specId: components["schemas"]["PartId"];
        };
        /** @description The place that the query speaks of. Rows are its own, those issued in it, and those that reach it from above. */
        SpokenPlace: {
            /** @description GB/T 2260. */
            code: string;
            /** @description True when nothing was found there, so that the rows are of elsewhere. */
            isEmpty: boolean;
            /** @example 宁波市 */
            name: string;
            /** @example 宁波 */
            typed: string;
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
        /** @description query: q, near and facets of searchPolicies, at least one of them; region: region; policy: policyId. */
        SubscriptionSpec: {
            department?: components["schemas"]["SubscriptionValues"];
            kind?: components["schemas"]["SubscriptionValues"];
            level?: components["schemas"]["SubscriptionValues"];
            near?: components["schemas"]["Near"];
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
            /** @description Set with policyId. */
            window?: components["schemas"]["PolicyWindow"];
        };
        SuggestionList: {
            suggestions: components["schemas"]["Suggestion"][];
        };
        /**
         * @description 奖励、资金补助、贷款贴息、税收优惠、服务券、贷款、担保、股权投资、资质认定、服务
         * @enum {string}
         */
        SupportKind: "award" | "subsidy" | "interest" | "tax" | "voucher" | "loan" | "guarantee" | "equity" | "title" | "service";
        /**
         * @example {
         *       "revision": 1
         *     }
         */
        SwapMeetingTranscriptBody: {
            revision: components["schemas"]["MeetingRevision"];
        };
        /**
         * @example {
         *       "taskId": "t1"
         *     }
         */
        TaskIdBody: {
            taskId: components["schemas"]["PartId"];
        };
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
            /** @description 差一点: what it lacks can be changed by the firm, and the way is known. Absent in reports made before 2026-11-24. */
            isNear?: boolean;
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
        /**
         * @example {
         *       "isEnabled": false
         *     }
         */
        UpdateChunkBody: {
            isEnabled?: boolean;
            text?: string;
        };
        /**
         * @example {
         *       "title": "研发后补助能拿多少"
         *     }
         */
        UpdateConversationBody: {
            isPinned?: boolean;
            isRead?: boolean;
            /** @description Takes it out of the lists, or back; gone for good a day later. */
            isRemoved?: boolean;
            /** @description Shows the branch of this message. */
            leafId?: components["schemas"]["ChatId"];
            scope?: components["schemas"]["ChatScope"];
            title?: string;
        };
        /**
         * @example {
         *       "title": "研发费用后补助申报汇报"
         *     }
         */
        UpdateDeckBody: {
            /**
             * @description Brings back what was removed less than a day ago.
             * @constant
             */
            isRemoved?: false;
            title?: components["schemas"]["DeckTitle"];
        };
        /**
         * @description What is left out stays.
         * @example {
         *       "projectName": "数控机床智能化改造"
         *     }
         */
        UpdateDeclarationBody: {
            amountExpectedFen?: number | null;
            batch?: string | null;
            /** @description Of exported files, with {序号}, {材料}, {企业}, {项目} and {日期}; null for our own. */
            namingPattern?: string | null;
            /** @description Who looks after it; null for the account. */
            ownerName?: string | null;
            projectName?: string;
        };
        /**
         * @example {
         *       "isEnabled": false
         *     }
         */
        UpdateDocumentBody: {
            baseId?: components["schemas"]["KnowledgeId"];
            /** Format: date */
            expiresAt?: string | null;
            folderId?: components["schemas"]["KnowledgeId"] | null;
            isEnabled?: boolean;
            /**
             * @description Brings back what was removed less than a day ago.
             * @constant
             */
            isRemoved?: false;
            name?: string;
        };
        /**
         * @description What is left out stays.
         * @example {
         *       "evidenceId": "v1",
         *       "kind": "研发费用专项审计报告",
         *       "expiresOn": "2027-06-30"
         *     }
         */
        UpdateEvidenceBody: {
            evidenceId: components["schemas"]["PartId"];
            /**
             * Format: date
             * @description Of this version.
             */
            expiresOn?: string | null;
            /** @description The name of all its versions. */
            kind?: string;
        };
        /**
         * @example {
         *       "title": "研发项目周例会"
         *     }
         */
        UpdateMeetingBody: {
            /**
             * @description Takes it out of the trash.
             * @constant
             */
            isRemoved?: false;
            marks?: components["schemas"]["MeetingMark"][];
            minutesTemplate?: components["schemas"]["MeetingMinutesTemplate"];
            title?: components["schemas"]["MeetingTitle"];
        };
        /**
         * @example {
         *       "genre": "contract"
         *     }
         */
        UpdateProofreadingBody: {
            genre?: components["schemas"]["ProofreadingGenre"];
            /**
             * @description Brings back what was removed less than a day ago.
             * @constant
             */
            isRemoved?: false;
            name?: string;
        };
        UpgradeCheck: {
            /** @description False means nothing to ask, proceed. True means confirm with the user first. */
            canUpgraded: boolean;
        };
        UploadDeckBody: {
            file: components["schemas"]["DeckFile"];
        };
        UploadDeckPictureBody: {
            file: components["schemas"]["DeckPictureFile"];
        };
        UploadDocumentBody: {
            /** @description An id, or attachments for 对话附件. */
            baseId: string;
            file: components["schemas"]["KnowledgeFile"];
            folderId?: components["schemas"]["KnowledgeId"];
            /** @description The document of which this is a new version. */
            replaces?: components["schemas"]["KnowledgeId"];
        };
        UploadMaterialBody: {
            /** Format: date */
            expiresOn?: string;
            file: components["schemas"]["MaterialFile"];
            note?: string;
            /** @description The file (slotFileId) of which it becomes the newest version; another file of the material without it. */
            replaces?: components["schemas"]["PartId"];
            specId: components["schemas"]["PartId"];
        };
        UploadProofreadingBody: {
            file: components["schemas"]["ProofreadingFile"];
            genre: components["schemas"]["ProofreadingGenre"];
            /** @description The document of which this is a new version. */
            replaces?: components["schemas"]["ProofreadingId"];
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
         *       "checkId": "revenue-fact",
         *       "reason": "审计报告为合并口径，按单体报表填写"
         *     }
         */
        WaiveCheckBody: {
            checkId: components["schemas"]["PartId"];
            /** @description Null takes the waiver back. */
            reason: string | null;
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
        /**
         * @example {
         *       "revision": 0
         *     }
         */
        WriteMeetingMinutesBody: {
            revision: components["schemas"]["MeetingRevision"];
        };
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
export type AbsentReference = components['schemas']['AbsentReference'];
export type AcquisitionId = components['schemas']['AcquisitionId'];
export type AcquisitionPreview = components['schemas']['AcquisitionPreview'];
export type AcquisitionResult = components['schemas']['AcquisitionResult'];
export type AcquisitionRun = components['schemas']['AcquisitionRun'];
export type AcquisitionRuns = components['schemas']['AcquisitionRuns'];
export type AddCommentBody = components['schemas']['AddCommentBody'];
export type AddedLeads = components['schemas']['AddedLeads'];
export type AddLeadsBody = components['schemas']['AddLeadsBody'];
export type AddProofreadingVersionBody = components['schemas']['AddProofreadingVersionBody'];
export type Adviser = components['schemas']['Adviser'];
export type AgreementClause = components['schemas']['AgreementClause'];
export type AgreementVersion = components['schemas']['AgreementVersion'];
export type AmountBar = components['schemas']['AmountBar'];
export type AnswerGrade = components['schemas']['AnswerGrade'];
export type AnsweringClause = components['schemas']['AnsweringClause'];
export type AnswerMatchBody = components['schemas']['AnswerMatchBody'];
export type AnswerUnit = components['schemas']['AnswerUnit'];
export type ApplyGuide = components['schemas']['ApplyGuide'];
export type ApplyItem = components['schemas']['ApplyItem'];
export type ApplyItemId = components['schemas']['ApplyItemId'];
export type ApplyPage = components['schemas']['ApplyPage'];
export type ArchiveMessagesBody = components['schemas']['ArchiveMessagesBody'];
export type AttachBody = components['schemas']['AttachBody'];
export type Attachment = components['schemas']['Attachment'];
export type AttachmentIdBody = components['schemas']['AttachmentIdBody'];
export type Billing = components['schemas']['Billing'];
export type CalculateRewardBody = components['schemas']['CalculateRewardBody'];
export type CalculatorInputs = components['schemas']['CalculatorInputs'];
export type CalculatorKind = components['schemas']['CalculatorKind'];
export type CalculatorStart = components['schemas']['CalculatorStart'];
export type CalendarEntry = components['schemas']['CalendarEntry'];
export type CalendarFeed = components['schemas']['CalendarFeed'];
export type CalendarItem = components['schemas']['CalendarItem'];
export type CalendarKind = components['schemas']['CalendarKind'];
export type CancelledRun = components['schemas']['CancelledRun'];
export type ChangePhoneBody = components['schemas']['ChangePhoneBody'];
export type ChangePwBody = components['schemas']['ChangePwBody'];
export type ChangePwByOldpwBody = components['schemas']['ChangePwByOldpwBody'];
export type ChangeUserInfoBody = components['schemas']['ChangeUserInfoBody'];
export type ChatActiveRun = components['schemas']['ChatActiveRun'];
export type ChatAttachment = components['schemas']['ChatAttachment'];
export type ChatBasis = components['schemas']['ChatBasis'];
export type ChatBox = components['schemas']['ChatBox'];
export type ChatCitation = components['schemas']['ChatCitation'];
export type ChatCitationEvent = components['schemas']['ChatCitationEvent'];
export type ChatContent = components['schemas']['ChatContent'];
export type ChatConversation = components['schemas']['ChatConversation'];
export type ChatConversationPage = components['schemas']['ChatConversationPage'];
export type ChatConversationRow = components['schemas']['ChatConversationRow'];
export type ChatError = components['schemas']['ChatError'];
export type ChatFeedback = components['schemas']['ChatFeedback'];
export type ChatFeedbackReason = components['schemas']['ChatFeedbackReason'];
export type ChatFigure = components['schemas']['ChatFigure'];
export type ChatFigures = components['schemas']['ChatFigures'];
export type ChatFiguresEvent = components['schemas']['ChatFiguresEvent'];
export type ChatFinishReason = components['schemas']['ChatFinishReason'];
export type ChatId = components['schemas']['ChatId'];
export type ChatMessage = components['schemas']['ChatMessage'];
export type ChatNotice = components['schemas']['ChatNotice'];
export type ChatNoticeEvent = components['schemas']['ChatNoticeEvent'];
export type ChatPart = components['schemas']['ChatPart'];
export type ChatPartDelta = components['schemas']['ChatPartDelta'];
export type ChatPartEnd = components['schemas']['ChatPartEnd'];
export type ChatPartStart = components['schemas']['ChatPartStart'];
export type ChatPing = components['schemas']['ChatPing'];
export type ChatPoliciesEvent = components['schemas']['ChatPoliciesEvent'];
export type ChatPolicyCard = components['schemas']['ChatPolicyCard'];
export type ChatQuote = components['schemas']['ChatQuote'];
export type ChatRunDone = components['schemas']['ChatRunDone'];
export type ChatRunError = components['schemas']['ChatRunError'];
export type ChatRunQueued = components['schemas']['ChatRunQueued'];
export type ChatRunStarted = components['schemas']['ChatRunStarted'];
export type ChatScene = components['schemas']['ChatScene'];
export type ChatScope = components['schemas']['ChatScope'];
export type ChatSnapshot = components['schemas']['ChatSnapshot'];
export type ChatStatus = components['schemas']['ChatStatus'];
export type ChatStep = components['schemas']['ChatStep'];
export type ChatStepEvent = components['schemas']['ChatStepEvent'];
export type ChatStreamEvent = components['schemas']['ChatStreamEvent'];
export type ChatSuggestionsEvent = components['schemas']['ChatSuggestionsEvent'];
export type ChatTemplate = components['schemas']['ChatTemplate'];
export type ChatTemplateList = components['schemas']['ChatTemplateList'];
export type ChatTitleEvent = components['schemas']['ChatTitleEvent'];
export type ChatUsage = components['schemas']['ChatUsage'];
export type ChatUsageEvent = components['schemas']['ChatUsageEvent'];
export type CheckProofreadingBody = components['schemas']['CheckProofreadingBody'];
export type Claim = components['schemas']['Claim'];
export type Clause = components['schemas']['Clause'];
export type ClauseChange = components['schemas']['ClauseChange'];
export type CloseAccountBody = components['schemas']['CloseAccountBody'];
export type CodeAndName = components['schemas']['CodeAndName'];
export type CodePurpose = components['schemas']['CodePurpose'];
export type CodeSent = components['schemas']['CodeSent'];
export type CodeSession = components['schemas']['CodeSession'];
export type CommentList = components['schemas']['CommentList'];
export type CommentTargetKind = components['schemas']['CommentTargetKind'];
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
export type CorrectionRound = components['schemas']['CorrectionRound'];
export type CountProofreadingBody = components['schemas']['CountProofreadingBody'];
export type CreateConversationBody = components['schemas']['CreateConversationBody'];
export type CreateDeckBody = components['schemas']['CreateDeckBody'];
export type CreateDeclarationBody = components['schemas']['CreateDeclarationBody'];
export type CreateMeetingBody = components['schemas']['CreateMeetingBody'];
export type CreateOrderBody = components['schemas']['CreateOrderBody'];
export type CreateProofreadingBody = components['schemas']['CreateProofreadingBody'];
export type Deck = components['schemas']['Deck'];
export type DeckAspect = components['schemas']['DeckAspect'];
export type DeckBrand = components['schemas']['DeckBrand'];
export type DeckBrandFile = components['schemas']['DeckBrandFile'];
export type DeckBrandLogo = components['schemas']['DeckBrandLogo'];
export type DeckBrandOrNone = components['schemas']['DeckBrandOrNone'];
export type DeckBulletsSlide = components['schemas']['DeckBulletsSlide'];
export type DeckCells = components['schemas']['DeckCells'];
export type DeckChange = components['schemas']['DeckChange'];
export type DeckChartSlide = components['schemas']['DeckChartSlide'];
export type DeckCite = components['schemas']['DeckCite'];
export type DeckCites = components['schemas']['DeckCites'];
export type DeckClosingSlide = components['schemas']['DeckClosingSlide'];
export type DeckColor = components['schemas']['DeckColor'];
export type DeckComments = components['schemas']['DeckComments'];
export type DeckComparisonSlide = components['schemas']['DeckComparisonSlide'];
export type DeckContentsSlide = components['schemas']['DeckContentsSlide'];
export type DeckCoverSlide = components['schemas']['DeckCoverSlide'];
export type DeckEntries = components['schemas']['DeckEntries'];
export type DeckFiguresSlide = components['schemas']['DeckFiguresSlide'];
export type DeckFile = components['schemas']['DeckFile'];
export type DeckFont = components['schemas']['DeckFont'];
export type DeckHead = components['schemas']['DeckHead'];
export type DeckId = components['schemas']['DeckId'];
export type DeckIdBody = components['schemas']['DeckIdBody'];
export type DeckImage = components['schemas']['DeckImage'];
export type DeckItemCite = components['schemas']['DeckItemCite'];
export type DeckLayout = components['schemas']['DeckLayout'];
export type DeckLeftOut = components['schemas']['DeckLeftOut'];
export type DeckLine = components['schemas']['DeckLine'];
export type DeckNotes = components['schemas']['DeckNotes'];
export type DeckOutlineItem = components['schemas']['DeckOutlineItem'];
export type DeckOutlineItems = components['schemas']['DeckOutlineItems'];
export type DeckOverrides = components['schemas']['DeckOverrides'];
export type DeckPage = components['schemas']['DeckPage'];
export type DeckPartId = components['schemas']['DeckPartId'];
export type DeckPeopleSlide = components['schemas']['DeckPeopleSlide'];
export type DeckPicture = components['schemas']['DeckPicture'];
export type DeckPictureFile = components['schemas']['DeckPictureFile'];
export type DeckPictureId = components['schemas']['DeckPictureId'];
export type DeckPictureSlide = components['schemas']['DeckPictureSlide'];
export type DeckProcessSlide = components['schemas']['DeckProcessSlide'];
export type DeckQuoteSlide = components['schemas']['DeckQuoteSlide'];
export type DeckRevision = components['schemas']['DeckRevision'];
export type DeckSaved = components['schemas']['DeckSaved'];
export type DeckSectionSlide = components['schemas']['DeckSectionSlide'];
export type DeckSettings = components['schemas']['DeckSettings'];
export type DeckShare = components['schemas']['DeckShare'];
export type DeckShareId = components['schemas']['DeckShareId'];
export type DeckShareTime = components['schemas']['DeckShareTime'];
export type DeckSkeleton = components['schemas']['DeckSkeleton'];
export type DeckSlide = components['schemas']['DeckSlide'];
export type DeckSource = components['schemas']['DeckSource'];
export type DeckSourceParagraph = components['schemas']['DeckSourceParagraph'];
export type DeckSourcePart = components['schemas']['DeckSourcePart'];
export type DeckStartKind = components['schemas']['DeckStartKind'];
export type DeckTableSlide = components['schemas']['DeckTableSlide'];
export type DeckText = components['schemas']['DeckText'];
export type DeckThemeId = components['schemas']['DeckThemeId'];
export type DeckTimelineSlide = components['schemas']['DeckTimelineSlide'];
export type DeckTitle = components['schemas']['DeckTitle'];
export type DeckTwoColumnSlide = components['schemas']['DeckTwoColumnSlide'];
export type DeckUnverified = components['schemas']['DeckUnverified'];
export type DeckUpdates = components['schemas']['DeckUpdates'];
export type DeckWording = components['schemas']['DeckWording'];
export type DeckWriting = components['schemas']['DeckWriting'];
export type Declaration = components['schemas']['Declaration'];
export type DeclarationComment = components['schemas']['DeclarationComment'];
export type DeclarationDetail = components['schemas']['DeclarationDetail'];
export type DeclarationEvaluation = components['schemas']['DeclarationEvaluation'];
export type DeclarationEvent = components['schemas']['DeclarationEvent'];
export type DeclarationId = components['schemas']['DeclarationId'];
export type DeclarationMove = components['schemas']['DeclarationMove'];
export type DeclarationNeed = components['schemas']['DeclarationNeed'];
export type DeclarationPage = components['schemas']['DeclarationPage'];
export type DeclarationPublicity = components['schemas']['DeclarationPublicity'];
export type DeclarationState = components['schemas']['DeclarationState'];
export type DeclarationTask = components['schemas']['DeclarationTask'];
export type DeliveryKind = components['schemas']['DeliveryKind'];
export type DiffSegment = components['schemas']['DiffSegment'];
export type DirectoryFirm = components['schemas']['DirectoryFirm'];
export type DropSuggestion = components['schemas']['DropSuggestion'];
export type EarliestYear = components['schemas']['EarliestYear'];
export type EditFormBody = components['schemas']['EditFormBody'];
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
export type EvaluationBasis = components['schemas']['EvaluationBasis'];
export type EvaluationKind = components['schemas']['EvaluationKind'];
export type EvaluationRisk = components['schemas']['EvaluationRisk'];
export type EvaluationRule = components['schemas']['EvaluationRule'];
export type EvaluationSubject = components['schemas']['EvaluationSubject'];
export type Evidence = components['schemas']['Evidence'];
export type EvidenceBody = components['schemas']['EvidenceBody'];
export type EvidenceEntry = components['schemas']['EvidenceEntry'];
export type EvidenceFile = components['schemas']['EvidenceFile'];
export type EvidenceIdBody = components['schemas']['EvidenceIdBody'];
export type EvidenceLibrary = components['schemas']['EvidenceLibrary'];
export type EvidenceShow = components['schemas']['EvidenceShow'];
export type EvidenceUse = components['schemas']['EvidenceUse'];
export type EvidenceVersion = components['schemas']['EvidenceVersion'];
export type Expiry = components['schemas']['Expiry'];
export type ExportLeadsBody = components['schemas']['ExportLeadsBody'];
export type ExportPlan = components['schemas']['ExportPlan'];
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
export type FirmBrief = components['schemas']['FirmBrief'];
export type FirmCondition = components['schemas']['FirmCondition'];
export type FirmConditionCount = components['schemas']['FirmConditionCount'];
export type FirmDirectory = components['schemas']['FirmDirectory'];
export type FirmField = components['schemas']['FirmField'];
export type FirmFieldGroup = components['schemas']['FirmFieldGroup'];
export type FirmOperator = components['schemas']['FirmOperator'];
export type FirmPublicity = components['schemas']['FirmPublicity'];
export type FirmSection = components['schemas']['FirmSection'];
export type FirmSort = components['schemas']['FirmSort'];
export type FirmSource = components['schemas']['FirmSource'];
export type FirmStatement = components['schemas']['FirmStatement'];
export type FirmValue = components['schemas']['FirmValue'];
export type FirmVerdict = components['schemas']['FirmVerdict'];
export type ForgetPwBody = components['schemas']['ForgetPwBody'];
export type FormCheck = components['schemas']['FormCheck'];
export type FormColumn = components['schemas']['FormColumn'];
export type FormConflict = components['schemas']['FormConflict'];
export type FormEdit = components['schemas']['FormEdit'];
export type FormEditReply = components['schemas']['FormEditReply'];
export type FormEditResult = components['schemas']['FormEditResult'];
export type FormField = components['schemas']['FormField'];
export type FormFieldKind = components['schemas']['FormFieldKind'];
export type FormPrefill = components['schemas']['FormPrefill'];
export type FormProposal = components['schemas']['FormProposal'];
export type FormReckoning = components['schemas']['FormReckoning'];
export type FormRow = components['schemas']['FormRow'];
export type FormSection = components['schemas']['FormSection'];
export type FormSheet = components['schemas']['FormSheet'];
export type FormValue = components['schemas']['FormValue'];
export type FoundCondition = components['schemas']['FoundCondition'];
export type FoundFirm = components['schemas']['FoundFirm'];
export type Frequency = components['schemas']['Frequency'];
export type FundingTimeline = components['schemas']['FundingTimeline'];
export type GenerateDeckBody = components['schemas']['GenerateDeckBody'];
export type GetContentBody = components['schemas']['GetContentBody'];
export type GradientChange = components['schemas']['GradientChange'];
export type GradientTier = components['schemas']['GradientTier'];
export type GrowthFigure = components['schemas']['GrowthFigure'];
export type GuideDeclaration = components['schemas']['GuideDeclaration'];
export type GuideMaterial = components['schemas']['GuideMaterial'];
export type GuideNotice = components['schemas']['GuideNotice'];
export type GuideStep = components['schemas']['GuideStep'];
export type HighTechEvaluation = components['schemas']['HighTechEvaluation'];
export type IdempotencyKey = components['schemas']['IdempotencyKey'];
export type ImportFactsBody = components['schemas']['ImportFactsBody'];
export type ImportProofreadingListBody = components['schemas']['ImportProofreadingListBody'];
export type ImportReport = components['schemas']['ImportReport'];
export type IndustryCode = components['schemas']['IndustryCode'];
export type IndustryComparison = components['schemas']['IndustryComparison'];
export type IndustryMatrix = components['schemas']['IndustryMatrix'];
export type Invoice = components['schemas']['Invoice'];
export type InvoiceBody = components['schemas']['InvoiceBody'];
export type InvoiceKind = components['schemas']['InvoiceKind'];
export type IpComparison = components['schemas']['IpComparison'];
export type IpKind = components['schemas']['IpKind'];
export type JudgeHitBody = components['schemas']['JudgeHitBody'];
export type JudgeMaterialBody = components['schemas']['JudgeMaterialBody'];
export type KeyFact = components['schemas']['KeyFact'];
export type KnowledgeBase = components['schemas']['KnowledgeBase'];
export type KnowledgeBaseList = components['schemas']['KnowledgeBaseList'];
export type KnowledgeChunk = components['schemas']['KnowledgeChunk'];
export type KnowledgeChunkPage = components['schemas']['KnowledgeChunkPage'];
export type KnowledgeDocument = components['schemas']['KnowledgeDocument'];
export type KnowledgeDocumentPage = components['schemas']['KnowledgeDocumentPage'];
export type KnowledgeDocumentState = components['schemas']['KnowledgeDocumentState'];
export type KnowledgeDuplicate = components['schemas']['KnowledgeDuplicate'];
export type KnowledgeFile = components['schemas']['KnowledgeFile'];
export type KnowledgeFolder = components['schemas']['KnowledgeFolder'];
export type KnowledgeId = components['schemas']['KnowledgeId'];
export type KnowledgeVersion = components['schemas']['KnowledgeVersion'];
export type KnownEnterprise = components['schemas']['KnownEnterprise'];
export type KnownFact = components['schemas']['KnownFact'];
export type KnownFirm = components['schemas']['KnownFirm'];
export type KnownNumber = components['schemas']['KnownNumber'];
export type KnownRange = components['schemas']['KnownRange'];
export type LastMatchReport = components['schemas']['LastMatchReport'];
export type LastMatchReportOrNone = components['schemas']['LastMatchReportOrNone'];
export type Lead = components['schemas']['Lead'];
export type LeadExport = components['schemas']['LeadExport'];
export type LeadExports = components['schemas']['LeadExports'];
export type LeadList = components['schemas']['LeadList'];
export type LeadLists = components['schemas']['LeadLists'];
export type LeadPage = components['schemas']['LeadPage'];
export type LeadStage = components['schemas']['LeadStage'];
export type LedgerEntry = components['schemas']['LedgerEntry'];
export type LedgerPage = components['schemas']['LedgerPage'];
export type LedgerReason = components['schemas']['LedgerReason'];
export type LoginBody = components['schemas']['LoginBody'];
export type LoginByCodeBody = components['schemas']['LoginByCodeBody'];
export type Mark = components['schemas']['Mark'];
export type MatchAmount = components['schemas']['MatchAmount'];
export type MatchAnswer = components['schemas']['MatchAnswer'];
export type MatchBasis = components['schemas']['MatchBasis'];
export type MatchBrief = components['schemas']['MatchBrief'];
export type MatchBriefOrNone = components['schemas']['MatchBriefOrNone'];
export type MatchChange = components['schemas']['MatchChange'];
export type MatchChoice = components['schemas']['MatchChoice'];
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
export type MatchOutlook = components['schemas']['MatchOutlook'];
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
export type MaterialFile = components['schemas']['MaterialFile'];
export type MaterialReading = components['schemas']['MaterialReading'];
export type MaterialSheet = components['schemas']['MaterialSheet'];
export type MaterialSlot = components['schemas']['MaterialSlot'];
export type MaterialState = components['schemas']['MaterialState'];
export type MaterialVersion = components['schemas']['MaterialVersion'];
export type MaybeReach = components['schemas']['MaybeReach'];
export type MeantWords = components['schemas']['MeantWords'];
export type Meeting = components['schemas']['Meeting'];
export type MeetingCaptions = components['schemas']['MeetingCaptions'];
export type MeetingChapter = components['schemas']['MeetingChapter'];
export type MeetingChunkBody = components['schemas']['MeetingChunkBody'];
export type MeetingChunkFile = components['schemas']['MeetingChunkFile'];
export type MeetingChunkNumber = components['schemas']['MeetingChunkNumber'];
export type MeetingConsent = components['schemas']['MeetingConsent'];
export type MeetingDecision = components['schemas']['MeetingDecision'];
export type MeetingEvidence = components['schemas']['MeetingEvidence'];
export type MeetingExportForm = components['schemas']['MeetingExportForm'];
export type MeetingHead = components['schemas']['MeetingHead'];
export type MeetingHotWords = components['schemas']['MeetingHotWords'];
export type MeetingId = components['schemas']['MeetingId'];
export type MeetingIdBody = components['schemas']['MeetingIdBody'];
export type MeetingKeepDays = components['schemas']['MeetingKeepDays'];
export type MeetingLanguage = components['schemas']['MeetingLanguage'];
export type MeetingLevelsBody = components['schemas']['MeetingLevelsBody'];
export type MeetingLevelsFile = components['schemas']['MeetingLevelsFile'];
export type MeetingMark = components['schemas']['MeetingMark'];
export type MeetingMinutes = components['schemas']['MeetingMinutes'];
export type MeetingMinutesContent = components['schemas']['MeetingMinutesContent'];
export type MeetingMinutesTemplate = components['schemas']['MeetingMinutesTemplate'];
export type MeetingMinutesWriting = components['schemas']['MeetingMinutesWriting'];
export type MeetingMs = components['schemas']['MeetingMs'];
export type MeetingOrigin = components['schemas']['MeetingOrigin'];
export type MeetingPage = components['schemas']['MeetingPage'];
export type MeetingPlay = components['schemas']['MeetingPlay'];
export type MeetingPlayId = components['schemas']['MeetingPlayId'];
export type MeetingRecognition = components['schemas']['MeetingRecognition'];
export type MeetingRecognitionInfo = components['schemas']['MeetingRecognitionInfo'];
export type MeetingRevision = components['schemas']['MeetingRevision'];
export type MeetingSaved = components['schemas']['MeetingSaved'];
export type MeetingSaveResult = components['schemas']['MeetingSaveResult'];
export type MeetingSegment = components['schemas']['MeetingSegment'];
export type MeetingSegmentId = components['schemas']['MeetingSegmentId'];
export type MeetingSettings = components['schemas']['MeetingSettings'];
export type MeetingSha256 = components['schemas']['MeetingSha256'];
export type MeetingShare = components['schemas']['MeetingShare'];
export type MeetingShareId = components['schemas']['MeetingShareId'];
export type MeetingShareTime = components['schemas']['MeetingShareTime'];
export type MeetingSoundBody = components['schemas']['MeetingSoundBody'];
export type MeetingSoundFile = components['schemas']['MeetingSoundFile'];
export type MeetingSpeaker = components['schemas']['MeetingSpeaker'];
export type MeetingState = components['schemas']['MeetingState'];
export type MeetingTitle = components['schemas']['MeetingTitle'];
export type MeetingTodo = components['schemas']['MeetingTodo'];
export type MeetingTranscript = components['schemas']['MeetingTranscript'];
export type MeetingUnverified = components['schemas']['MeetingUnverified'];
export type Message = components['schemas']['Message'];
export type MessageIds = components['schemas']['MessageIds'];
export type MessageItem = components['schemas']['MessageItem'];
export type MessagePage = components['schemas']['MessagePage'];
export type MessageType = components['schemas']['MessageType'];
export type ModuleEquity = components['schemas']['ModuleEquity'];
export type ModuleName = components['schemas']['ModuleName'];
export type ModuleUse = components['schemas']['ModuleUse'];
export type MoveDeclarationBody = components['schemas']['MoveDeclarationBody'];
export type Near = components['schemas']['Near'];
export type NearestItem = components['schemas']['NearestItem'];
export type Notice = components['schemas']['Notice'];
export type NoticeBrief = components['schemas']['NoticeBrief'];
export type NoticeChange = components['schemas']['NoticeChange'];
export type NoticeChoice = components['schemas']['NoticeChoice'];
export type NoticeDeadline = components['schemas']['NoticeDeadline'];
export type NoticeDeadlineKind = components['schemas']['NoticeDeadlineKind'];
export type NoticeDifference = components['schemas']['NoticeDifference'];
export type NoticeList = components['schemas']['NoticeList'];
export type NoticeShift = components['schemas']['NoticeShift'];
export type NoticeState = components['schemas']['NoticeState'];
export type NotificationBody = components['schemas']['NotificationBody'];
export type NotificationSettings = components['schemas']['NotificationSettings'];
export type NotificationType = components['schemas']['NotificationType'];
export type Obligation = components['schemas']['Obligation'];
export type ObligationIdBody = components['schemas']['ObligationIdBody'];
export type ObligationKind = components['schemas']['ObligationKind'];
export type OfficialEntry = components['schemas']['OfficialEntry'];
export type OfficialPortal = components['schemas']['OfficialPortal'];
export type OfficialPortalList = components['schemas']['OfficialPortalList'];
export type OpenQuestionOrNone = components['schemas']['OpenQuestionOrNone'];
export type OpenSharedMeetingBody = components['schemas']['OpenSharedMeetingBody'];
export type Order = components['schemas']['Order'];
export type OrderAction = components['schemas']['OrderAction'];
export type OrderDocumentKind = components['schemas']['OrderDocumentKind'];
export type OrderId = components['schemas']['OrderId'];
export type OrderItem = components['schemas']['OrderItem'];
export type OrderPage = components['schemas']['OrderPage'];
export type OrderState = components['schemas']['OrderState'];
export type OrderSummary = components['schemas']['OrderSummary'];
export type OwnDeckBrand = components['schemas']['OwnDeckBrand'];
export type PartId = components['schemas']['PartId'];
export type Password = components['schemas']['Password'];
export type Payee = components['schemas']['Payee'];
export type Payment = components['schemas']['Payment'];
export type PaymentNotice = components['schemas']['PaymentNotice'];
export type PayMethod = components['schemas']['PayMethod'];
export type Payout = components['schemas']['Payout'];
export type PayoutIdBody = components['schemas']['PayoutIdBody'];
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
export type PolicyFit = components['schemas']['PolicyFit'];
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
export type ProofreadingCheck = components['schemas']['ProofreadingCheck'];
export type ProofreadingDocument = components['schemas']['ProofreadingDocument'];
export type ProofreadingDocumentPage = components['schemas']['ProofreadingDocumentPage'];
export type ProofreadingEdit = components['schemas']['ProofreadingEdit'];
export type ProofreadingEditIssue = components['schemas']['ProofreadingEditIssue'];
export type ProofreadingEntry = components['schemas']['ProofreadingEntry'];
export type ProofreadingFile = components['schemas']['ProofreadingFile'];
export type ProofreadingFormat = components['schemas']['ProofreadingFormat'];
export type ProofreadingGenre = components['schemas']['ProofreadingGenre'];
export type ProofreadingId = components['schemas']['ProofreadingId'];
export type ProofreadingIgnored = components['schemas']['ProofreadingIgnored'];
export type ProofreadingImport = components['schemas']['ProofreadingImport'];
export type ProofreadingIssue = components['schemas']['ProofreadingIssue'];
export type ProofreadingLayer = components['schemas']['ProofreadingLayer'];
export type ProofreadingListFile = components['schemas']['ProofreadingListFile'];
export type ProofreadingListKind = components['schemas']['ProofreadingListKind'];
export type ProofreadingLists = components['schemas']['ProofreadingLists'];
export type ProofreadingRejected = components['schemas']['ProofreadingRejected'];
export type ProofreadingReport = components['schemas']['ProofreadingReport'];
export type ProofreadingReportRow = components['schemas']['ProofreadingReportRow'];
export type ProofreadingSettings = components['schemas']['ProofreadingSettings'];
export type ProofreadingSeverity = components['schemas']['ProofreadingSeverity'];
export type ProofreadingSource = components['schemas']['ProofreadingSource'];
export type ProofreadingText = components['schemas']['ProofreadingText'];
export type ProofreadingVersion = components['schemas']['ProofreadingVersion'];
export type ProofreadingVersionHead = components['schemas']['ProofreadingVersionHead'];
export type ProposalSource = components['schemas']['ProposalSource'];
export type Provenance = components['schemas']['Provenance'];
export type ProvinceGuide = components['schemas']['ProvinceGuide'];
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
export type QueryKind = components['schemas']['QueryKind'];
export type QuestionId = components['schemas']['QuestionId'];
export type Quote = components['schemas']['Quote'];
export type RangeBound = components['schemas']['RangeBound'];
export type RankedItem = components['schemas']['RankedItem'];
export type RateBody = components['schemas']['RateBody'];
export type RateChatMessageBody = components['schemas']['RateChatMessageBody'];
export type Reach = components['schemas']['Reach'];
export type ReadDeckBrandBody = components['schemas']['ReadDeckBrandBody'];
export type Readiness = components['schemas']['Readiness'];
export type ReadinessItem = components['schemas']['ReadinessItem'];
export type ReadMessagesBody = components['schemas']['ReadMessagesBody'];
export type RecognisedQuery = components['schemas']['RecognisedQuery'];
export type RecogniseMeetingBody = components['schemas']['RecogniseMeetingBody'];
export type Recogniser = components['schemas']['Recogniser'];
export type RecogniserInfo = components['schemas']['RecogniserInfo'];
export type RegionCode = components['schemas']['RegionCode'];
export type RegionDifference = components['schemas']['RegionDifference'];
export type RegionDifferences = components['schemas']['RegionDifferences'];
export type RegionEntry = components['schemas']['RegionEntry'];
export type RegionEntryList = components['schemas']['RegionEntryList'];
export type RegionFigures = components['schemas']['RegionFigures'];
export type RegionOverview = components['schemas']['RegionOverview'];
export type RegionPeers = components['schemas']['RegionPeers'];
export type RegionRank = components['schemas']['RegionRank'];
export type RegionTier = components['schemas']['RegionTier'];
export type RegressionList = components['schemas']['RegressionList'];
export type RegressionQuestion = components['schemas']['RegressionQuestion'];
export type RemoveChatTemplateBody = components['schemas']['RemoveChatTemplateBody'];
export type RemoveKnowledgeBody = components['schemas']['RemoveKnowledgeBody'];
export type RemoveLeadBody = components['schemas']['RemoveLeadBody'];
export type RemoveLeadListBody = components['schemas']['RemoveLeadListBody'];
export type RemoveProofreadingBody = components['schemas']['RemoveProofreadingBody'];
export type RemoveProofreadingEntriesBody = components['schemas']['RemoveProofreadingEntriesBody'];
export type RemoveRiskBody = components['schemas']['RemoveRiskBody'];
export type RemoveVersionsBody = components['schemas']['RemoveVersionsBody'];
export type Report = components['schemas']['Report'];
export type ReportId = components['schemas']['ReportId'];
export type ReportIdBody = components['schemas']['ReportIdBody'];
export type ReportKind = components['schemas']['ReportKind'];
export type ReportPage = components['schemas']['ReportPage'];
export type ResolveCommentBody = components['schemas']['ResolveCommentBody'];
export type RetrievalHit = components['schemas']['RetrievalHit'];
export type RetrievalResult = components['schemas']['RetrievalResult'];
export type RetrieveBody = components['schemas']['RetrieveBody'];
export type ReuseMaterialBody = components['schemas']['ReuseMaterialBody'];
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
export type RewriteDeckSlideBody = components['schemas']['RewriteDeckSlideBody'];
export type RuleBand = components['schemas']['RuleBand'];
export type RuleCondition = components['schemas']['RuleCondition'];
export type RuleConditionNamed = components['schemas']['RuleConditionNamed'];
export type RuleExpression = components['schemas']['RuleExpression'];
export type RuleFactKey = components['schemas']['RuleFactKey'];
export type RuleFactRef = components['schemas']['RuleFactRef'];
export type RuleNumber = components['schemas']['RuleNumber'];
export type RuleOperator = components['schemas']['RuleOperator'];
export type RuleScoreItem = components['schemas']['RuleScoreItem'];
export type RuleScoreItemNamed = components['schemas']['RuleScoreItemNamed'];
export type RuleScoreTable = components['schemas']['RuleScoreTable'];
export type RuleYear = components['schemas']['RuleYear'];
export type RunAcquisitionBody = components['schemas']['RunAcquisitionBody'];
export type RunMatchBody = components['schemas']['RunMatchBody'];
export type RunningPlan = components['schemas']['RunningPlan'];
export type RunRegressionBody = components['schemas']['RunRegressionBody'];
export type SaidWords = components['schemas']['SaidWords'];
export type SaleTerms = components['schemas']['SaleTerms'];
export type SandboxBody = components['schemas']['SandboxBody'];
export type SaveBaseBody = components['schemas']['SaveBaseBody'];
export type SaveChatTemplateBody = components['schemas']['SaveChatTemplateBody'];
export type SaveCorrectionBody = components['schemas']['SaveCorrectionBody'];
export type SaveDeckBody = components['schemas']['SaveDeckBody'];
export type SaveDeckOutlineBody = components['schemas']['SaveDeckOutlineBody'];
export type SaveDeclarationEvaluationBody = components['schemas']['SaveDeclarationEvaluationBody'];
export type SavedEvaluation = components['schemas']['SavedEvaluation'];
export type SaveEnterpriseBody = components['schemas']['SaveEnterpriseBody'];
export type SaveEvaluationBody = components['schemas']['SaveEvaluationBody'];
export type SaveEvidenceBody = components['schemas']['SaveEvidenceBody'];
export type SaveFactBody = components['schemas']['SaveFactBody'];
export type SaveFolderBody = components['schemas']['SaveFolderBody'];
export type SaveLeadBody = components['schemas']['SaveLeadBody'];
export type SaveLeadListBody = components['schemas']['SaveLeadListBody'];
export type SaveMeetingMinutesBody = components['schemas']['SaveMeetingMinutesBody'];
export type SaveMeetingSettingsBody = components['schemas']['SaveMeetingSettingsBody'];
export type SaveMeetingTranscriptBody = components['schemas']['SaveMeetingTranscriptBody'];
export type SaveObligationBody = components['schemas']['SaveObligationBody'];
export type SavePayoutBody = components['schemas']['SavePayoutBody'];
export type SaveProofreadingEditsBody = components['schemas']['SaveProofreadingEditsBody'];
export type SaveProofreadingEntryBody = components['schemas']['SaveProofreadingEntryBody'];
export type SaveRecordBody = components['schemas']['SaveRecordBody'];
export type SaveRegressionBody = components['schemas']['SaveRegressionBody'];
export type SaveRiskBody = components['schemas']['SaveRiskBody'];
export type SaveSlotBody = components['schemas']['SaveSlotBody'];
export type SaveSubscriptionBody = components['schemas']['SaveSubscriptionBody'];
export type SaveTaskBody = components['schemas']['SaveTaskBody'];
export type Saying = components['schemas']['Saying'];
export type SayingOrNone = components['schemas']['SayingOrNone'];
export type ScoreColumns = components['schemas']['ScoreColumns'];
export type ScoreItemId = components['schemas']['ScoreItemId'];
export type ScoreSheet = components['schemas']['ScoreSheet'];
export type ScoreSheetItem = components['schemas']['ScoreSheetItem'];
export type ScoreSheetPart = components['schemas']['ScoreSheetPart'];
export type SealMeetingBody = components['schemas']['SealMeetingBody'];
export type SearchAnswer = components['schemas']['SearchAnswer'];
export type SendChatMessageBody = components['schemas']['SendChatMessageBody'];
export type Session = components['schemas']['Session'];
export type SessionIdBody = components['schemas']['SessionIdBody'];
export type SessionInfo = components['schemas']['SessionInfo'];
export type SetPublicityBody = components['schemas']['SetPublicityBody'];
export type SharedDeck = components['schemas']['SharedDeck'];
export type ShareDeckBody = components['schemas']['ShareDeckBody'];
export type SharedMeeting = components['schemas']['SharedMeeting'];
export type ShareId = components['schemas']['ShareId'];
export type ShareMeetingBody = components['schemas']['ShareMeetingBody'];
export type SlipFile = components['schemas']['SlipFile'];
export type SlotFile = components['schemas']['SlotFile'];
export type SortOrder = components['schemas']['SortOrder'];
export type SpecializationEvaluation = components['schemas']['SpecializationEvaluation'];
export type SpecIdBody = components['schemas']['SpecIdBody'];
export type SpokenPlace = components['schemas']['SpokenPlace'];
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
export type SwapMeetingTranscriptBody = components['schemas']['SwapMeetingTranscriptBody'];
export type TaskIdBody = components['schemas']['TaskIdBody'];
export type TimelineEntry = components['schemas']['TimelineEntry'];
export type TitleRung = components['schemas']['TitleRung'];
export type TopFigure = components['schemas']['TopFigure'];
export type TopFigureOrNone = components['schemas']['TopFigureOrNone'];
export type Trial = components['schemas']['Trial'];
export type UnreadCount = components['schemas']['UnreadCount'];
export type UnsubscribeCalendarBody = components['schemas']['UnsubscribeCalendarBody'];
export type UpdateChunkBody = components['schemas']['UpdateChunkBody'];
export type UpdateConversationBody = components['schemas']['UpdateConversationBody'];
export type UpdateDeckBody = components['schemas']['UpdateDeckBody'];
export type UpdateDeclarationBody = components['schemas']['UpdateDeclarationBody'];
export type UpdateDocumentBody = components['schemas']['UpdateDocumentBody'];
export type UpdateEvidenceBody = components['schemas']['UpdateEvidenceBody'];
export type UpdateMeetingBody = components['schemas']['UpdateMeetingBody'];
export type UpdateProofreadingBody = components['schemas']['UpdateProofreadingBody'];
export type UpgradeCheck = components['schemas']['UpgradeCheck'];
export type UploadDeckBody = components['schemas']['UploadDeckBody'];
export type UploadDeckPictureBody = components['schemas']['UploadDeckPictureBody'];
export type UploadDocumentBody = components['schemas']['UploadDocumentBody'];
export type UploadMaterialBody = components['schemas']['UploadMaterialBody'];
export type UploadProofreadingBody = components['schemas']['UploadProofreadingBody'];
export type UserInfo = components['schemas']['UserInfo'];
export type VerificationCode = components['schemas']['VerificationCode'];
export type VerifyCodeBody = components['schemas']['VerifyCodeBody'];
export type WaiveCheckBody = components['schemas']['WaiveCheckBody'];
export type WatchFirmBody = components['schemas']['WatchFirmBody'];
export type WhatIf = components['schemas']['WhatIf'];
export type WhatIfBody = components['schemas']['WhatIfBody'];
export type WindowState = components['schemas']['WindowState'];
export type WriteMeetingMinutesBody = components['schemas']['WriteMeetingMinutesBody'];
export type ResponseFailure = components['responses']['Failure'];
export type ParameterOptionalIdempotencyKey = components['parameters']['OptionalIdempotencyKey'];
export type ParameterRequiredIdempotencyKey = components['parameters']['RequiredIdempotencyKey'];
export type $defs = Record<string, never>;
export interface operations {
    listConversations: {
        parameters: {
            query?: {
                pageNum?: number;
                pageSize?: number;
                /** @description Searches titles and all messages. */
                q?: string;
                scene?: components["schemas"]["ChatScene"];
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
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ChatConversationPage"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getConversation: {
        parameters: {
            query?: {
                /** @description Messages before this one. */
                before?: components["schemas"]["ChatId"];
                limit?: number;
            };
            header?: never;
            path: {
                conversationId: components["schemas"]["ChatId"];
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
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ChatConversation"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    sendChatMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                conversationId: components["schemas"]["ChatId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendChatMessageBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["ChatStreamEvent"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createConversation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateConversationBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ChatConversation"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    exportChatMessage: {
        parameters: {
            query: {
                format: "docx" | "pdf" | "md";
            };
            header?: never;
            path: {
                messageId: components["schemas"]["ChatId"];
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
                    "application/octet-stream": Blob;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    rateChatMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                messageId: components["schemas"]["ChatId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RateChatMessageBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyEnvelope"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    removeChatTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveChatTemplateBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyEnvelope"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    cancelChatRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                runId: components["schemas"]["ChatId"];
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
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["CancelledRun"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    streamChatRun: {
        parameters: {
            query?: never;
            header?: {
                /** @description Events after this one; without it a snapshot comes first. */
                "Last-Event-ID"?: string;
            };
            path: {
                runId: components["schemas"]["ChatId"];
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
                    "text/event-stream": components["schemas"]["ChatStreamEvent"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    saveChatTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveChatTemplateBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ChatTemplate"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getChatStatus: {
        parameters: {
            query?: {
                /** @description Whose uses are told: knowledge and pdf count those of the knowledge base. */
                scene?: components["schemas"]["ChatScene"];
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
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ChatStatus"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listChatTemplates: {
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
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ChatTemplateList"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    updateConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                conversationId: components["schemas"]["ChatId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateConversationBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ChatConversation"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
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
                /** @description Ours. Only what is not over and has its deadline ahead. */
                due?: boolean;
                /** @description Ours. Of one enterprise. */
                enterpriseId?: components["schemas"]["EnterpriseId"];
                isAsc?: "asc" | "desc";
                orderByColumn?: "create_time" | "update_time" | "deadline";
                pageNum?: number;
                pageSize?: number;
                /** @description Ours. Words of the project, the item, the policy or the number. */
                q?: string;
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
                    "application/json": components["schemas"]["EmptyEnvelope"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listKnowledgeBases: {
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
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["KnowledgeBaseList"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listKnowledgeChunks: {
        parameters: {
            query?: {
                /** @description Only those of a page of the document. */
                page?: number;
                pageNum?: number;
                pageSize?: number;
            };
            header?: never;
            path: {
                documentId: components["schemas"]["KnowledgeId"];
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
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["KnowledgeChunkPage"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getKnowledgeDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                documentId: components["schemas"]["KnowledgeId"];
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
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["KnowledgeDocument"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listKnowledgeDocuments: {
        parameters: {
            query: {
                baseId: string;
                fileKind?: "pdf" | "docx" | "xlsx" | "txt" | "md";
                folderId?: components["schemas"]["KnowledgeId"];
                pageNum?: number;
                pageSize?: number;
                parseState?: "running" | "ready" | "partial" | "failed" | "old";
                q?: string;
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
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["KnowledgeDocumentPage"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getKnowledgeFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                documentId: components["schemas"]["KnowledgeId"];
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
                    "application/octet-stream": Blob;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listRegressionQuestions: {
        parameters: {
            query: {
                baseId: components["schemas"]["KnowledgeId"];
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
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["RegressionList"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    removeKnowledgeBase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveKnowledgeBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyEnvelope"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    removeKnowledgeDocument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveKnowledgeBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyEnvelope"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    removeKnowledgeFolder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveKnowledgeBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyEnvelope"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    removeRegressionQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveKnowledgeBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyEnvelope"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    retrieveKnowledge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RetrieveBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["RetrievalResult"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    retryKnowledgeDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                documentId: components["schemas"]["KnowledgeId"];
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
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["KnowledgeDocument"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    runRegressionQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RunRegressionBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["RegressionList"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    saveKnowledgeBase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveBaseBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["KnowledgeBase"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    saveKnowledgeFolder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveFolderBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["KnowledgeBase"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    saveRegressionQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveRegressionBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["RegressionQuestion"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    updateKnowledgeChunk: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                chunkId: components["schemas"]["KnowledgeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateChunkBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["KnowledgeChunk"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    updateKnowledgeDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                documentId: components["schemas"]["KnowledgeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateDocumentBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["KnowledgeDocument"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    uploadKnowledgeDocument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadDocumentBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["KnowledgeDocument"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    sendMeetingSound: {
        parameters: {
            query: {
                /** @description How many sentences are known. */
                after?: number;
                /** @description Where in the recording these samples begin. */
                atMs: components["schemas"]["MeetingMs"];
                /** @description Paused or ended: the reply waits some seconds for what was said last. */
                isLast?: boolean;
            };
            header?: never;
            path: {
                meetingId: components["schemas"]["MeetingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["MeetingSoundBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["MeetingCaptions"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    putMeetingChunk: {
        parameters: {
            query: {
                /** @description Where the audio ends with this chunk. */
                endMs: components["schemas"]["MeetingMs"];
                /** @description Rises where the recorder was started anew, whose first chunk has the header. */
                part: number;
                /** @description Of the bytes. */
                sha256: components["schemas"]["MeetingSha256"];
            };
            header?: never;
            path: {
                meetingId: components["schemas"]["MeetingId"];
                /** @description Counts from 0 through all parts. */
                number: components["schemas"]["MeetingChunkNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["MeetingChunkBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["MeetingSaved"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createMeeting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateMeetingBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Meeting"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    eraseMeeting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MeetingIdBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyEnvelope"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    exportMeeting: {
        parameters: {
            query: {
                form: components["schemas"]["MeetingExportForm"];
            };
            header?: never;
            path: {
                meetingId: components["schemas"]["MeetingId"];
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
    getMeetingLevels: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                meetingId: components["schemas"]["MeetingId"];
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
    getMeeting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                meetingId: components["schemas"]["MeetingId"];
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
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Meeting"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listMeetings: {
        parameters: {
            query?: {
                /** @description The trash instead. */
                isRemoved?: boolean;
                origin?: components["schemas"]["MeetingOrigin"];
                pageNum?: number;
                pageSize?: number;
                /** @description Words, with spaces between them: each is in the title or was said. */
                q?: string;
                state?: components["schemas"]["MeetingState"];
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
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["MeetingPage"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getMeetingMinutes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                meetingId: components["schemas"]["MeetingId"];
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
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["MeetingMinutes"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    playMeeting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                meetingId: components["schemas"]["MeetingId"];
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
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["MeetingPlay"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getMeetingAudio: {
        parameters: {
            query?: never;
            header?: {
                /** @description One range is answered by 206; several, or one that cannot be, by the whole. */
                Range?: string;
            };
            path: {
                playId: components["schemas"]["MeetingPlayId"];
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
                    "audio/*": unknown;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    recogniseMeeting: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path: {
                meetingId: components["schemas"]["MeetingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecogniseMeetingBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["MeetingRecognition"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getRecogniser: {
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
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["RecogniserInfo"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getMeetingRecognition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                meetingId: components["schemas"]["MeetingId"];
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
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["MeetingRecognitionInfo"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    removeMeeting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MeetingIdBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyEnvelope"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    saveMeetingLevels: {
        parameters: {
            query: {
                stepMs: 20 | 50 | 100;
            };
            header?: never;
            path: {
                meetingId: components["schemas"]["MeetingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["MeetingLevelsBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Meeting"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    saveMeetingMinutes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                meetingId: components["schemas"]["MeetingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveMeetingMinutesBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["MeetingMinutes"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    saveMeetingSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveMeetingSettingsBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["MeetingSettings"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    saveMeetingTranscript: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                meetingId: components["schemas"]["MeetingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveMeetingTranscriptBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["MeetingSaveResult"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    sealMeeting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                meetingId: components["schemas"]["MeetingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SealMeetingBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Meeting"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getMeetingSettings: {
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
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["MeetingSettings"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    shareMeeting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShareMeetingBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["MeetingShare"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    openSharedMeeting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shareId: components["schemas"]["MeetingShareId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenSharedMeetingBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["SharedMeeting"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    stopMeetingMinutes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MeetingIdBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["MeetingMinutes"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    stopRecognising: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                meetingId: components["schemas"]["MeetingId"];
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
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["MeetingRecognitionInfo"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    swapMeetingTranscript: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                meetingId: components["schemas"]["MeetingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SwapMeetingTranscriptBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["MeetingRecognition"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getMeetingTranscript: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                meetingId: components["schemas"]["MeetingId"];
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
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["MeetingTranscript"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    unshareMeeting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MeetingIdBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyEnvelope"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    updateMeeting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                meetingId: components["schemas"]["MeetingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateMeetingBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Meeting"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    writeMeetingMinutes: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path: {
                meetingId: components["schemas"]["MeetingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WriteMeetingMinutesBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["MeetingMinutes"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getDeckBrand: {
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
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["OwnDeckBrand"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    compareDeckSources: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeckIdBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DeckUpdates"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createDeck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateDeckBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Deck"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getDeck: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                deckId: components["schemas"]["DeckId"];
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
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Deck"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listDecks: {
        parameters: {
            query?: {
                pageNum?: number;
                pageSize?: number;
                /** @description Words that the title or a slide has. */
                q?: string;
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
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DeckPage"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    exportDeck: {
        parameters: {
            query: {
                form: "exact" | "editable" | "pdf";
            };
            header?: never;
            path: {
                deckId: components["schemas"]["DeckId"];
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
    generateDeck: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path: {
                deckId: components["schemas"]["DeckId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateDeckBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Deck"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getDeckPicture: {
        parameters: {
            query: {
                file: string;
            };
            header?: never;
            path: {
                deckId: components["schemas"]["DeckId"];
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
    readDeckBrand: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ReadDeckBrandBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DeckBrand"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    removeDeck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeckIdBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyEnvelope"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    removeDeckBrand: {
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
                    "application/json": components["schemas"]["EmptyEnvelope"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    rewriteDeckSlide: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                deckId: components["schemas"]["DeckId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RewriteDeckSlideBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DeckSlide"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    saveDeck: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                deckId: components["schemas"]["DeckId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveDeckBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DeckSaved"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    saveDeckBrand: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeckBrand"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DeckBrand"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    saveDeckOutline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                deckId: components["schemas"]["DeckId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveDeckOutlineBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DeckSaved"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getDeckSettings: {
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
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DeckSettings"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    shareDeck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShareDeckBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DeckShare"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getSharedDeck: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shareId: components["schemas"]["DeckShareId"];
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
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["SharedDeck"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getSharedDeckPicture: {
        parameters: {
            query: {
                file: string;
            };
            header?: never;
            path: {
                shareId: components["schemas"]["DeckShareId"];
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
    getDeckSource: {
        parameters: {
            query: {
                paragraph?: number;
                sourceId: components["schemas"]["DeckPartId"];
            };
            header?: never;
            path: {
                deckId: components["schemas"]["DeckId"];
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
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DeckSourcePart"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    stopDeckWriting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeckIdBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Deck"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    unshareDeck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeckIdBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyEnvelope"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    updateDeck: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                deckId: components["schemas"]["DeckId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateDeckBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Deck"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    uploadDeck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadDeckBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Deck"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    uploadDeckPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                deckId: components["schemas"]["DeckId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadDeckPictureBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DeckPicture"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    addProofreadingVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                documentId: components["schemas"]["ProofreadingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddProofreadingVersionBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ProofreadingDocument"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    checkProofreading: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path: {
                documentId: components["schemas"]["ProofreadingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckProofreadingBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ProofreadingCheck"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    countProofreadingVersion: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path: {
                documentId: components["schemas"]["ProofreadingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CountProofreadingBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ProofreadingVersionHead"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createProofreadingDocument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateProofreadingBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ProofreadingDocument"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getProofreadingDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                documentId: components["schemas"]["ProofreadingId"];
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
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ProofreadingDocument"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listProofreadingDocuments: {
        parameters: {
            query?: {
                pageNum?: number;
                pageSize?: number;
                q?: string;
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
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ProofreadingDocumentPage"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    exportProofreading: {
        parameters: {
            query: {
                form: "tracked" | "clean" | "text" | "reportDocx" | "reportPdf";
                /** @description The newest one when left out. */
                version?: number;
            };
            header?: never;
            path: {
                documentId: components["schemas"]["ProofreadingId"];
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
    exportProofreadingList: {
        parameters: {
            query: {
                format: "csv" | "xlsx";
                kind: components["schemas"]["ProofreadingListKind"];
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
                    "application/octet-stream": unknown;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    importProofreadingList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImportProofreadingListBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ProofreadingImport"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listProofreadingEntries: {
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
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ProofreadingLists"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    removeProofreadingDocument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveProofreadingBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyEnvelope"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    removeProofreadingEntries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveProofreadingEntriesBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyEnvelope"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getProofreadingReport: {
        parameters: {
            query?: {
                /** @description The newest one when left out. */
                version?: number;
            };
            header?: never;
            path: {
                documentId: components["schemas"]["ProofreadingId"];
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
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ProofreadingReport"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getProofreadingCheck: {
        parameters: {
            query?: {
                /** @description The newest one when left out. */
                version?: number;
            };
            header?: never;
            path: {
                documentId: components["schemas"]["ProofreadingId"];
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
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ProofreadingCheck"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    saveProofreadingEdits: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                documentId: components["schemas"]["ProofreadingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveProofreadingEditsBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ProofreadingVersionHead"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    saveProofreadingEntry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveProofreadingEntryBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ProofreadingEntry"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getProofreadingSettings: {
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
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ProofreadingSettings"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    updateProofreadingDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                documentId: components["schemas"]["ProofreadingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateProofreadingBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ProofreadingDocument"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    uploadProofreadingDocument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadProofreadingBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ProofreadingDocument"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getProofreadingVersion: {
        parameters: {
            query?: {
                /** @description The newest one when left out. */
                version?: number;
            };
            header?: never;
            path: {
                documentId: components["schemas"]["ProofreadingId"];
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
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ProofreadingVersion"];
                    };
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
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["SessionInfo"][];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    addLeads: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddLeadsBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["AddedLeads"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getFirmDirectory: {
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
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["FirmDirectory"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    exportLeads: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportLeadsBody"];
            };
        };
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
    listLeadExports: {
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
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["LeadExports"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getDirectoryFirm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                firmId: components["schemas"]["AcquisitionId"];
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
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DirectoryFirm"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listLeads: {
        parameters: {
            query?: {
                pageNum?: number;
                pageSize?: number;
                stage?: components["schemas"]["LeadStage"];
            };
            header?: never;
            path: {
                listId: components["schemas"]["AcquisitionId"];
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
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["LeadPage"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listLeadLists: {
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
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["LeadLists"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    previewAcquisition: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RunAcquisitionBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["AcquisitionPreview"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    removeLead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveLeadBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: null;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    removeLeadList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveLeadListBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: null;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getAcquisitionResult: {
        parameters: {
            query?: {
                pageNum?: number;
                pageSize?: number;
                sort?: components["schemas"]["FirmSort"];
                verdict?: components["schemas"]["FirmVerdict"];
                /** @description Without firms that have the title already. */
                withoutHeld?: boolean;
            };
            header?: never;
            path: {
                runId: components["schemas"]["AcquisitionId"];
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
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["AcquisitionResult"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    runAcquisition: {
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
                "application/json": components["schemas"]["RunAcquisitionBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["AcquisitionRun"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listAcquisitionRuns: {
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
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["AcquisitionRuns"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    saveLead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveLeadBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Lead"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    saveLeadList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveLeadListBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["LeadList"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getApplyGuide: {
        parameters: {
            query: {
                enterpriseId?: components["schemas"]["EnterpriseId"];
                itemId: components["schemas"]["ApplyItemId"];
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
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ApplyGuide"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listApplyItems: {
        parameters: {
            query?: {
                delivery?: components["schemas"]["DeliveryKind"];
                enterpriseId?: components["schemas"]["EnterpriseId"];
                /** @description Only what may fit the enterprise; nothing without one. */
                mine?: boolean;
                near?: components["schemas"]["Near"];
                pageNum?: number;
                pageSize?: number;
                /** @description Words that all stand in the title, the 文号, the issuers or the name of the item. */
                q?: string;
                region?: string;
                support?: components["schemas"]["SupportKind"];
                window?: components["schemas"]["WindowState"];
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
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ApplyPage"];
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
                    "application/json": components["schemas"]["Envelope"] & {
                        data: null;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    acceptNoticeShift: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                declarationId: components["schemas"]["DeclarationId"];
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
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DeclarationDetail"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    attachToDeclaration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                declarationId: components["schemas"]["DeclarationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AttachBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Attachment"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    downloadAttachment: {
        parameters: {
            query: {
                fileId: components["schemas"]["PartId"];
            };
            header?: never;
            path: {
                declarationId: components["schemas"]["DeclarationId"];
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
    addDeclarationComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                declarationId: components["schemas"]["DeclarationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddCommentBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["CommentList"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listDeclarationComments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                declarationId: components["schemas"]["DeclarationId"];
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
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["CommentList"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createDeclaration: {
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
                "application/json": components["schemas"]["CreateDeclarationBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DeclarationDetail"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getDeclaration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                declarationId: components["schemas"]["DeclarationId"];
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
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DeclarationDetail"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    editDeclarationForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                declarationId: components["schemas"]["DeclarationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditFormBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["FormEditReply"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getDeclarationEvaluation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                declarationId: components["schemas"]["DeclarationId"];
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
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DeclarationEvaluation"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    exportDeclaration: {
        parameters: {
            query?: {
                form?: "docx" | "pdf";
            };
            header?: never;
            path: {
                declarationId: components["schemas"]["DeclarationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A zip, written as it is read. */
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
    getDeclarationExportPlan: {
        parameters: {
            query?: {
                form?: "docx" | "pdf";
            };
            header?: never;
            path: {
                declarationId: components["schemas"]["DeclarationId"];
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
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ExportPlan"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getDeclarationForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                declarationId: components["schemas"]["DeclarationId"];
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
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["FormSheet"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    judgeMaterial: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                declarationId: components["schemas"]["DeclarationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JudgeMaterialBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["MaterialSheet"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listEvidenceLibrary: {
        parameters: {
            query?: {
                kind?: string;
                q?: string;
                show?: components["schemas"]["EvidenceShow"];
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
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["EvidenceLibrary"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    downloadFromLibrary: {
        parameters: {
            query: {
                evidenceId: components["schemas"]["PartId"];
            };
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
    downloadMaterial: {
        parameters: {
            query: {
                versionId: components["schemas"]["PartId"];
            };
            header?: never;
            path: {
                declarationId: components["schemas"]["DeclarationId"];
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
    getDeclarationMaterials: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                declarationId: components["schemas"]["DeclarationId"];
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
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["MaterialSheet"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    moveDeclaration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                declarationId: components["schemas"]["DeclarationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveDeclarationBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DeclarationDetail"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getDeclarationReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                declarationId: components["schemas"]["DeclarationId"];
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
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Readiness"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    removeDeclaration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                declarationId: components["schemas"]["DeclarationId"];
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
                    "application/json": components["schemas"]["EmptyEnvelope"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    removeAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                declarationId: components["schemas"]["DeclarationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttachmentIdBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyEnvelope"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    removeFromLibrary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EvidenceIdBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyEnvelope"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    removeObligation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                declarationId: components["schemas"]["DeclarationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ObligationIdBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DeclarationDetail"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    removePayout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                declarationId: components["schemas"]["DeclarationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutIdBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DeclarationDetail"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    removeDeclarationRisk: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                declarationId: components["schemas"]["DeclarationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveRiskBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DeclarationEvaluation"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    removeMaterialSlot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                declarationId: components["schemas"]["DeclarationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SpecIdBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["MaterialSheet"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    removeDeclarationTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                declarationId: components["schemas"]["DeclarationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskIdBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DeclarationDetail"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    removeMaterialVersions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                declarationId: components["schemas"]["DeclarationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveVersionsBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["MaterialSheet"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    resolveDeclarationComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                declarationId: components["schemas"]["DeclarationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResolveCommentBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["CommentList"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    reuseMaterial: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                declarationId: components["schemas"]["DeclarationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReuseMaterialBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["MaterialSheet"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    saveCorrection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                declarationId: components["schemas"]["DeclarationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveCorrectionBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DeclarationDetail"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    saveDeclarationEvaluation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                declarationId: components["schemas"]["DeclarationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveDeclarationEvaluationBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DeclarationEvaluation"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    saveEvidence: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SaveEvidenceBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["EvidenceEntry"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    saveObligation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                declarationId: components["schemas"]["DeclarationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveObligationBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DeclarationDetail"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    savePayout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                declarationId: components["schemas"]["DeclarationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavePayoutBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DeclarationDetail"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    saveDeclarationRisk: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                declarationId: components["schemas"]["DeclarationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveRiskBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DeclarationEvaluation"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    saveMaterialSlot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                declarationId: components["schemas"]["DeclarationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveSlotBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["MaterialSheet"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    saveDeclarationTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                declarationId: components["schemas"]["DeclarationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveTaskBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DeclarationDetail"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    setDeclarationPublicity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                declarationId: components["schemas"]["DeclarationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetPublicityBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DeclarationDetail"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    updateDeclaration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                declarationId: components["schemas"]["DeclarationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateDeclarationBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DeclarationDetail"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    updateEvidence: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateEvidenceBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["EvidenceEntry"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    uploadMaterial: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                declarationId: components["schemas"]["DeclarationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadMaterialBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["MaterialSheet"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    waiveFormCheck: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                declarationId: components["schemas"]["DeclarationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WaiveCheckBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Readiness"];
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
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Enterprise"][];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    lookUpEnterprise: {
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
            /** @description At most five. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["KnownEnterprise"][];
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
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["EquityOverview"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getEvaluationBasis: {
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
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["EvaluationBasis"];
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
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["MatchProgress"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getMatchBasis: {
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
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["MatchBasis"];
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
                near?: components["schemas"]["Near"];
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
            query?: {
                near?: components["schemas"]["Near"];
            };
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
                /** @description In 分: only what gives as much or more, by the largest amount that is stated. */
                amountFrom?: number;
                /** @description In 分: only what gives this much or less, by the largest amount that is stated. */
                amountTo?: number;
                dateFrom?: string;
                dateTo?: string;
                department?: string[];
                /** @description Whose `fit` the rows say. */
                enterpriseId?: components["schemas"]["EnterpriseId"];
                kind?: components["schemas"]["PolicyKind"][];
                level?: components["schemas"]["PolicyLevel"][];
                /** @description Only what gives something that is open or opens again and of which no condition fails for that enterprise. Without an enterprise it leaves nothing out. */
                mayFit?: boolean;
                near?: components["schemas"]["Near"];
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
                /** @description Place of a firm (GB/T 2260): titles that reach it come first, unless another begins with what was typed. */
                near?: string;
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
                near?: components["schemas"]["Near"];
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
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["RegionDifferences"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listRegionEntries: {
        parameters: {
            query?: {
                department?: string;
                /** @description What names it, or a part of it; none: what names no industry. */
                industry?: string;
                /** @description Only what takes applications on the day. */
                isOpen?: boolean;
                item?: components["schemas"]["ComparedItemKey"];
                near?: components["schemas"]["Near"];
                pageNum?: number;
                pageSize?: number;
                /** @description Each with everything below it. */
                region?: components["schemas"]["RegionCode"][];
                /** @description First month of publication. */
                since?: string;
                source?: components["schemas"]["ComparedSource"];
                /** @description What is for this industry: it names it, all of its section, or none. */
                suits?: components["schemas"]["IndustryCode"];
                support?: components["schemas"]["SupportKind"];
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
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["RegionEntryList"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getIndustryMatrix: {
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
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["IndustryMatrix"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    compareIndustry: {
        parameters: {
            query: {
                industry: components["schemas"]["IndustryCode"];
                region: components["schemas"]["RegionCode"][];
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
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["IndustryComparison"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listComparedItems: {
        parameters: {
            query?: {
                enterpriseId?: components["schemas"]["EnterpriseId"];
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
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["RegionOverview"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    compareIp: {
        parameters: {
            query: {
                enterpriseId: components["schemas"]["EnterpriseId"];
                region?: components["schemas"]["RegionCode"][];
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
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["IpComparison"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    rankPeers: {
        parameters: {
            query?: {
                /** @description Whose tier is taken, unless one is given. */
                region?: components["schemas"]["RegionCode"];
                source?: components["schemas"]["ComparedSource"];
                theme?: string;
                tier?: components["schemas"]["RegionTier"];
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
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["RegionPeers"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listPortals: {
        parameters: {
            query?: {
                pageNum?: number;
                pageSize?: number;
                /** @description Words that all stand in the names of the region and of those above it. */
                q?: string;
                /** @description With everything below it. */
                region?: components["schemas"]["RegionCode"];
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
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["OfficialPortalList"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getProvinceGuide: {
        parameters: {
            query: {
                region: components["schemas"]["RegionCode"];
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
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ProvinceGuide"];
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
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["UpgradeCheck"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
}
