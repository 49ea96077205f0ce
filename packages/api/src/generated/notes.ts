// Generated from openapi/notes by `npm run api`. Do not edit.
export interface paths {
    "/api/sso/user/getToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 用密钥换取令牌 */
        post: operations["getSsoToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sso/user/specialLogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 用手机号换取密钥
         * @description The phone has its white space removed before it is sent. The caller proves that the phone is its own with the bearer token of the
         *     main API; without it anybody could log in as any phone. That header is ours.
         */
        post: operations["specialLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/think/note/detail/{noteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 一篇笔记 */
        get: operations["getNote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/think/note/list/{wikiId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 知识空间里的笔记
         * @description Newest first; empty for a wiki that is not the user's.
         */
        get: operations["listNotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/think/note/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 删除笔记 */
        post: operations["removeNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/think/note/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 保存笔记
         * @description Without noteId a new one. With it, version must be the newest: 409 when somebody saved in between, and nothing is overwritten.
         */
        post: operations["saveNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/think/organization/list/personal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 个人所属组织 */
        get: operations["listPersonalOrganizations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/think/wiki/list/all/{orgId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 组织内的知识空间 */
        get: operations["listWikis"];
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
        EmptyEnvelope: components["schemas"]["Envelope"] & {
            data: null;
        };
        Envelope: {
            /** @description Business code. 200 is success; the failures of an operation are listed in its x-codes. */
            code: number;
            /** @description A sentence for the user, in Chinese. On success 操作成功 or what the operation says. */
            msg: string;
            /** @description The HTTP status of this reply, repeated in the body. */
            statusCode: number;
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
        FieldError: {
            /** @description Name of the request field, as in the schema. */
            field: string;
            /** @description The rule and the present value, in Chinese. */
            message: string;
        };
        /**
         * @example {
         *       "key": "8hT2mZq4Xc7RbN1wLs9VfA"
         *     }
         */
        GetTokenBody: {
            key: string;
        };
        Note: components["schemas"]["NoteSummary"] & {
            content: string;
            /** @description The declaration that it was written for. */
            projectId: string | null;
            wikiId: string;
        };
        NotesId: string;
        NoteSummary: {
            id: string;
            title: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description Counts the saves. */
            version: number;
        };
        Organization: {
            id: string;
            name: string;
        };
        /**
         * @description A mainland mobile number, 11 digits, without spaces or country code.
         * @example 13800138000
         */
        Phone: string;
        /**
         * @example {
         *       "noteId": "n1",
         *       "version": 3
         *     }
         */
        RemoveNoteBody: {
            noteId: components["schemas"]["NotesId"];
            version: number;
        };
        /**
         * @example {
         *       "wikiId": "w1",
         *       "noteId": "n1",
         *       "version": 3,
         *       "title": "研发费用情况说明",
         *       "content": "一、企业基本情况"
         *     }
         */
        SaveNoteBody: {
            content: string;
            noteId?: components["schemas"]["NotesId"];
            projectId?: components["schemas"]["NotesId"];
            title: string;
            /** @description The version that was edited; needed with noteId. */
            version?: number;
            wikiId: components["schemas"]["NotesId"];
        };
        SpecialKey: {
            key: string;
        };
        /**
         * @example {
         *       "phone": "13800138000"
         *     }
         */
        SpecialLoginBody: {
            phone: components["schemas"]["Phone"];
        };
        SsoToken: {
            token: string;
        };
        Wiki: {
            id: string;
            name: string;
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
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type EmptyEnvelope = components['schemas']['EmptyEnvelope'];
export type Envelope = components['schemas']['Envelope'];
export type FailureDetail = components['schemas']['FailureDetail'];
export type FailureEnvelope = components['schemas']['FailureEnvelope'];
export type FieldError = components['schemas']['FieldError'];
export type GetTokenBody = components['schemas']['GetTokenBody'];
export type Note = components['schemas']['Note'];
export type NotesId = components['schemas']['NotesId'];
export type NoteSummary = components['schemas']['NoteSummary'];
export type Organization = components['schemas']['Organization'];
export type Phone = components['schemas']['Phone'];
export type RemoveNoteBody = components['schemas']['RemoveNoteBody'];
export type SaveNoteBody = components['schemas']['SaveNoteBody'];
export type SpecialKey = components['schemas']['SpecialKey'];
export type SpecialLoginBody = components['schemas']['SpecialLoginBody'];
export type SsoToken = components['schemas']['SsoToken'];
export type Wiki = components['schemas']['Wiki'];
export type ResponseFailure = components['responses']['Failure'];
export type $defs = Record<string, never>;
export interface operations {
    getSsoToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GetTokenBody"];
                "application/x-www-form-urlencoded": components["schemas"]["GetTokenBody"];
            };
        };
        responses: {
            /** @description The token, to be stored as sso_token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["SsoToken"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    specialLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SpecialLoginBody"];
                "application/x-www-form-urlencoded": components["schemas"]["SpecialLoginBody"];
            };
        };
        responses: {
            /** @description The key, to be stored as sso_secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["SpecialKey"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                noteId: components["schemas"]["NotesId"];
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
                        data: components["schemas"]["Note"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listNotes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                wikiId: components["schemas"]["NotesId"];
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
                        data: components["schemas"]["NoteSummary"][];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    removeNote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveNoteBody"];
                "application/x-www-form-urlencoded": components["schemas"]["RemoveNoteBody"];
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
    saveNote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveNoteBody"];
                "application/x-www-form-urlencoded": components["schemas"]["SaveNoteBody"];
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
                        data: components["schemas"]["Note"];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listPersonalOrganizations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organisations of the user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Organization"][];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listWikis: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orgId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The wikis of the organisation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Wiki"][];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
}
