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
        Organization: {
            id: string;
            name: string;
        };
        /**
         * @description A mainland mobile number, 11 digits, without spaces or country code.
         * @example 13800138000
         */
        Phone: string;
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
export type Envelope = components['schemas']['Envelope'];
export type FailureDetail = components['schemas']['FailureDetail'];
export type FailureEnvelope = components['schemas']['FailureEnvelope'];
export type FieldError = components['schemas']['FieldError'];
export type GetTokenBody = components['schemas']['GetTokenBody'];
export type Organization = components['schemas']['Organization'];
export type Phone = components['schemas']['Phone'];
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
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "token": "Zr6PbX1kQd3WmC9yTfLh5uNvE0sGaJ8iRo2BxK7tYwM"
                     *       }
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": {
                     *         "key": "8hT2mZq4Xc7RbN1wLs9VfA"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["SpecialKey"];
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
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": [
                     *         {
                     *           "id": "o1",
                     *           "name": "个人空间"
                     *         }
                     *       ]
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "code": 200,
                     *       "statusCode": 200,
                     *       "msg": "操作成功",
                     *       "data": [
                     *         {
                     *           "id": "w1",
                     *           "name": "申报材料"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Wiki"][];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
}
