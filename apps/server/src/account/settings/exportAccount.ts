import { hiddenFirms } from '../../modules/acquisition/directory';
import type { Db } from '../../platform/db/Db';
import { fieldMeanings, valueMeanings } from './exportMeanings';

interface Part {
  /** Its name in the file. */
  name: string;
  /** Rows of the user $1, with a unique `page_key` by which they are ordered; the key stays out of the file. */
  sql: string;
}

const byTime = (column: string, id: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYYMMDDHH24MISSUS') || ${id} AS page_key`;
const byNumber = (column: string): string => `lpad(${column}::text, 20, '0') AS page_key`;

/** What belongs to an account. Never a hash, a code or a key. */
export const exportParts: readonly Part[] = [
  { name: '账号', sql: 'SELECT id AS page_key, phone, name, created_at FROM users WHERE id = $1' },
  {
    name: '会话',
    sql: `SELECT ${byTime('created_at', 'id')}, ip, user_agent, created_at, last_seen_at FROM sessions WHERE user_id = $1`,
  },
  { name: '试用', sql: 'SELECT user_id AS page_key, started_at, expires_at FROM trials WHERE user_id = $1' },
  {
    name: 'AI获客升级',
    sql: 'SELECT user_id AS page_key, upgraded_at FROM acquisition_upgrades WHERE user_id = $1',
  },
  {
    name: 'AI获客查找',
    sql: `SELECT ${byTime('created_at', 'id')}, title, query::json AS content, firm_count, created_at
          FROM acquisition_runs WHERE user_id = $1`,
  },
  {
    name: 'AI获客名单',
    sql: `SELECT ${byTime('created_at', 'id')}, name, created_at FROM lead_lists WHERE user_id = $1`,
  },
  {
    name: 'AI获客名单里的企业',
    sql: `SELECT d.id AS page_key, l.name AS list_name,
            (SELECT s.record->>'name' FROM directory_statements s WHERE s.firm_id = d.firm_id
             ORDER BY s.as_of DESC, s.source LIMIT 1) AS enterprise,
            d.stage, d.note, d.added_at, d.updated_at
          FROM leads d JOIN lead_lists l ON l.id = d.list_id
          WHERE l.user_id = $1 AND d.firm_id NOT IN (${hiddenFirms})`,
  },
  {
    name: 'AI获客导出记录',
    sql: `SELECT ${byNumber('id')}, list_name, purpose, firm_count, exported_at FROM lead_exports WHERE user_id = $1`,
  },
  {
    name: '权益',
    sql: `SELECT module || id AS page_key, module, source, order_id, granted, used, reset, starts_at, expires_at
          FROM equities WHERE user_id = $1`,
  },
  {
    name: '次数明细',
    sql: `SELECT ${byNumber('id')}, module, reason, delta, at FROM use_ledger WHERE user_id = $1`,
  },
  {
    name: '订单',
    sql: `SELECT ${byTime('created_at', 'id')}, order_no, state, plan_id, plan::json ->> 'name' AS plan, billing, extra_seats,
            pay_method, quote::json -> 'items' AS items, terms::json -> 'customer' AS customer,
            terms::json -> 'agreement' ->> 'version' AS agreement, payable_fen, starts_at, expires_at, created_at
          FROM orders WHERE user_id = $1`,
  },
  {
    name: '订单进度',
    sql: `SELECT ${byNumber('e.id')}, o.order_no, e.state, e.note, e.at FROM order_events e JOIN orders o ON o.id = e.order_id
          WHERE o.user_id = $1`,
  },
  {
    name: '支付',
    sql: `SELECT ${byTime('p.created_at', 'p.id')}, o.order_no, p.gateway, p.amount_fen, p.transaction_id, p.created_at,
            p.paid_at FROM payments p JOIN orders o ON o.id = p.order_id WHERE o.user_id = $1`,
  },
  {
    name: '发票',
    sql: `SELECT i.order_id AS page_key, o.order_no, i.kind, i.title, i.tax_no, i.email, i.state, i.requested_at, i.issued_at
          FROM invoices i JOIN orders o ON o.id = i.order_id WHERE o.user_id = $1`,
  },
  {
    name: '企业',
    sql: `SELECT ${byTime('created_at', 'id')}, name, uscc, region_code, region_name, industry_code, established_at, is_sample,
            is_current, created_at FROM enterprises WHERE owner_id = $1`,
  },
  {
    name: '企业资料',
    sql: `SELECT ${byNumber('f.id')}, e.name AS enterprise, f.key, f.period, f.value::json AS value, f.source, f.note,
            v.name AS evidence_file, f.is_chosen, f.recorded_at, f.superseded_at
          FROM enterprise_facts f JOIN enterprises e ON e.id = f.enterprise_id LEFT JOIN files v ON v.id = f.evidence_file_id
          WHERE e.owner_id = $1`,
  },
  {
    name: '文件',
    sql: `SELECT ${byTime('created_at', 'id')}, name, media_type, size, created_at FROM files WHERE owner_id = $1`,
  },
  {
    name: '申报',
    sql: `SELECT ${byTime('create_time', 'id')}, declare_no, project_name, item_name, policy_title, batch, region_name, state,
            amount_expected_fen, deadline, progress, receipt_no, owner_label, naming_pattern, effort_days::text AS effort_days,
            decision::json AS decision, publicity::json AS publicity, create_time, update_time
          FROM declarations WHERE owner_id = $1`,
  },
  {
    name: '申报的风险',
    sql: `SELECT ${byNumber('r.seq')}, d.declare_no, r.text, r.level
          FROM declaration_risks r JOIN declarations d ON d.id = r.declaration_id WHERE d.owner_id = $1`,
  },
  {
    name: '申报进度',
    sql: `SELECT ${byNumber('e.id')}, d.declare_no, e.state, e.actor_name, e.note, e.receipt_no, e.at
          FROM declaration_events e JOIN declarations d ON d.id = e.declaration_id WHERE d.owner_id = $1`,
  },
  {
    name: '申报进度的附件',
    sql: `SELECT a.file_id AS page_key, d.declare_no, f.name FROM declaration_attachments a
          JOIN declarations d ON d.id = a.declaration_id JOIN files f ON f.id = a.file_id WHERE d.owner_id = $1`,
  },
  {
    name: '申报书',
    sql: `SELECT v.declaration_id || v.field_id AS page_key, d.declare_no, v.field_id, v.value::json AS value, v.edited_at,
            v.edited_by FROM declaration_fields v JOIN declarations d ON d.id = v.declaration_id WHERE d.owner_id = $1`,
  },
  {
    name: '申报书里没有写进去的改动',
    sql: `SELECT c.id AS page_key, d.declare_no, c.field_id, c.value::json AS value, c.edited_at, c.edited_by, c.settled_at
          FROM declaration_conflicts c JOIN declarations d ON d.id = c.declaration_id WHERE d.owner_id = $1`,
  },
  {
    name: '一致性检查的说明',
    sql: `SELECT w.declaration_id || w.check_id AS page_key, d.declare_no, w.check_id, w.finding, w.reason AS explanation,
            w.waived_by, w.waived_at FROM declaration_waivers w JOIN declarations d ON d.id = w.declaration_id WHERE d.owner_id = $1`,
  },
  {
    name: '申报批注',
    sql: `SELECT c.id AS page_key, d.declare_no, c.target_kind, c.target_id, c.text, c.author_name, c.created_at, c.resolved_at
          FROM declaration_comments c JOIN declarations d ON d.id = c.declaration_id WHERE d.owner_id = $1`,
  },
  {
    name: '材料库',
    sql: `SELECT ${byTime('e.created_at', 'e.id')}, f.name, e.kind AS material, e.expires_on::text AS expires_on, e.is_kept, e.created_at
          FROM evidence_files e JOIN files f ON f.id = e.file_id WHERE e.owner_id = $1`,
  },
  {
    name: '材料清单',
    sql: `SELECT s.declaration_id || s.spec_id AS page_key, d.declare_no, s.name, s.is_required, s.is_own, s.verdict,
            s.reason AS explanation
          FROM declaration_slots s JOIN declarations d ON d.id = s.declaration_id WHERE d.owner_id = $1`,
  },
  {
    name: '材料的版本',
    sql: `SELECT ${byNumber('v.seq')}, d.declare_no, s.name AS material, f.name, v.note, v.added_at
          FROM declaration_versions v JOIN declarations d ON d.id = v.declaration_id
          JOIN declaration_slots s ON s.declaration_id = v.declaration_id AND s.spec_id = v.spec_id
          JOIN evidence_files e ON e.id = v.evidence_id JOIN files f ON f.id = e.file_id WHERE d.owner_id = $1`,
  },
  {
    name: '申报任务',
    sql: `SELECT t.id AS page_key, d.declare_no, t.title, t.due_on::text AS due_on, t.owner_label, t.is_done, t.created_at
          FROM declaration_tasks t JOIN declarations d ON d.id = t.declaration_id WHERE d.owner_id = $1`,
  },
  {
    name: '补正',
    sql: `SELECT c.id AS page_key, d.declare_no, c.round, c.request, c.requested_on::text AS requested_on, c.due_on::text AS due_on,
            c.answer, c.answered_on::text AS answered_on
          FROM declaration_corrections c JOIN declarations d ON d.id = c.declaration_id WHERE d.owner_id = $1`,
  },
  {
    name: '拨付',
    sql: `SELECT p.id AS page_key, d.declare_no, p.amount_fen, p.paid_on::text AS paid_on, p.payer, p.note
          FROM declaration_payouts p JOIN declarations d ON d.id = p.declaration_id WHERE d.owner_id = $1`,
  },
  {
    name: '后续义务',
    sql: `SELECT o.id AS page_key, d.declare_no, o.kind, o.title, o.due_on::text AS due_on, o.done_on::text AS done_on, o.note
          FROM declaration_obligations o JOIN declarations d ON d.id = o.declaration_id WHERE d.owner_id = $1`,
  },
  {
    name: '报告与评测',
    sql: `SELECT ${byTime('created_at', 'id')}, kind, title, subject, headline, ruleset_date, is_stale, link, created_at
          FROM reports WHERE user_id = $1`,
  },
  {
    name: '评测内容',
    sql: `SELECT e.report_id AS page_key, e.kind, e.body::json AS content FROM evaluations e WHERE e.user_id = $1`,
  },
  {
    name: '匹配报告',
    sql: `SELECT id AS page_key, based_on, snapshot::json AS content, created_at FROM match_reports WHERE user_id = $1`,
  },
  {
    name: '分享的匹配报告',
    sql: `SELECT s.report_id AS page_key, s.report_id, s.created_at
          FROM match_shares s JOIN match_reports r ON r.id = s.report_id WHERE r.user_id = $1`,
  },
  {
    name: '匹配回答',
    sql: `SELECT a.enterprise_id || a.question_id AS page_key, e.name AS enterprise, a.question_id, a.kind, a.value, a.answered_at
          FROM match_answers a JOIN enterprises e ON e.id = a.enterprise_id WHERE e.owner_id = $1`,
  },
  {
    name: '自评得分',
    sql: `SELECT s.enterprise_id || s.item_id AS page_key, e.name AS enterprise, s.item_id, s.least, s.most, s.rated_at
          FROM score_ratings s JOIN enterprises e ON e.id = s.enterprise_id WHERE e.owner_id = $1`,
  },
  {
    name: '日历订阅',
    sql: `SELECT f.enterprise_id AS page_key, e.name AS enterprise, f.with_to_verify, f.created_at
          FROM calendar_feeds f JOIN enterprises e ON e.id = f.enterprise_id WHERE e.owner_id = $1`,
  },
  {
    name: '日历事件',
    sql: `SELECT c.enterprise_id || c.entry_id AS page_key, e.name AS enterprise, c.day::text AS day, c.summary, c.description,
            c.changed_at, c.is_cancelled
          FROM calendar_events c JOIN enterprises e ON e.id = c.enterprise_id WHERE e.owner_id = $1`,
  },
  {
    name: '关注的企业',
    sql: 'SELECT name_key AS page_key, name, watched_at FROM watched_firms WHERE user_id = $1',
  },
  {
    name: '公示命中',
    sql: `SELECT h.id AS page_key, h.firm AS enterprise, l.record->>'title' AS publicity, e.name AS listed_name, e.project,
            h.certainty, h.is_confirmed, h.found_at
          FROM publicity_hits h JOIN publicity_lists l ON l.id = h.list_id
          JOIN publicity_entries e ON e.list_id = h.list_id AND e.seq = h.seq WHERE h.user_id = $1`,
  },
  {
    name: '对话',
    sql: `SELECT ${byTime('created_at', 'id')}, title, scene, scope::json AS scope, is_pinned, removed_at, created_at, updated_at
          FROM chat_conversations WHERE owner_id = $1`,
  },
  {
    name: '对话的消息',
    sql: `SELECT ${byNumber('m.seq')}, c.title, m.role, m.state, m.text, m.reasoning, m.details::json AS details, m.model,
            m.is_generated, m.rating, m.rating_reasons::json AS rating_reasons, m.rating_comment, m.created_at
          FROM chat_messages m JOIN chat_conversations c ON c.id = m.conversation_id WHERE c.owner_id = $1`,
  },
  {
    name: '提示模板',
    sql: `SELECT ${byTime('created_at', 'id')}, name, text, created_at FROM chat_templates WHERE owner_id = $1`,
  },
  {
    name: '知识库',
    sql: `SELECT ${byTime('created_at', 'id')}, name, created_at FROM knowledge_bases WHERE owner_id = $1`,
  },
  {
    name: '知识库的文件夹',
    sql: `SELECT ${byTime('f.created_at', 'f.id')}, b.name AS knowledge_base, f.name, f.created_at
          FROM knowledge_folders f JOIN knowledge_bases b ON b.id = f.base_id WHERE b.owner_id = $1`,
  },
  {
    name: '知识库的文件',
    sql: `SELECT ${byTime('d.created_at', 'd.id')}, b.name AS knowledge_base, f.name AS folder, d.name, d.is_enabled,
            d.expires_on::text AS expires_on, d.cited_times, d.created_at, d.updated_at
          FROM knowledge_documents d JOIN knowledge_bases b ON b.id = d.base_id LEFT JOIN knowledge_folders f ON f.id = d.folder_id
          WHERE d.owner_id = $1 AND d.removed_at IS NULL`,
  },
  {
    name: '知识库文件的版本',
    sql: `SELECT ${byTime('v.created_at', 'v.file_id')}, d.name AS document, v.version, v.name, v.created_at
          FROM knowledge_versions v JOIN knowledge_documents d ON d.id = v.document_id WHERE d.owner_id = $1`,
  },
  {
    name: '改过或停用的片段',
    sql: `SELECT c.id AS page_key, d.name AS document, c.page, c.text, c.is_enabled, c.is_edited
          FROM knowledge_chunks c JOIN knowledge_documents d ON d.id = c.document_id
          WHERE d.owner_id = $1 AND (c.is_edited OR NOT c.is_enabled)`,
  },
  {
    name: '回归问题',
    sql: `SELECT ${byTime('q.created_at', 'q.id')}, b.name AS knowledge_base, q.q AS question, d.name AS document, q.expected, q.rank,
            q.checked_at
          FROM knowledge_questions q JOIN knowledge_bases b ON b.id = q.base_id JOIN knowledge_documents d ON d.id = q.document_id
          WHERE b.owner_id = $1`,
  },
  {
    name: '订阅',
    sql: `SELECT ${byTime('created_at', 'id')}, kind, name, spec::json AS spec, frequency, is_active, last_hit_at, created_at
          FROM subscriptions WHERE user_id = $1`,
  },
  {
    name: '订阅提醒过的',
    sql: `SELECT d.subscription_id || d.subject || d.version AS page_key, s.name, d.subject, d.delivered_at
          FROM subscription_deliveries d JOIN subscriptions s ON s.id = d.subscription_id WHERE s.user_id = $1`,
  },
  {
    name: '消息',
    sql: `SELECT ${byNumber('seq')}, type, title, body, reason, link, read_at, archived_at, created_at
          FROM messages WHERE user_id = $1`,
  },
  { name: '关闭的通知', sql: 'SELECT type AS page_key, type FROM muted_messages WHERE user_id = $1' },
  {
    name: '笔记组织',
    sql: `SELECT o.id AS page_key, o.name, o.created_at FROM organizations o
          WHERE o.personal_owner_id = $1
             OR EXISTS (SELECT 1 FROM organization_members m WHERE m.organization_id = o.id AND m.user_id = $1)`,
  },
  {
    name: '笔记',
    sql: `SELECT ${byTime('n.created_at', 'n.id')}, w.name AS wiki, n.title, n.content, n.created_at, n.updated_at
          FROM wiki_notes n JOIN wikis w ON w.id = n.wiki_id JOIN organizations o ON o.id = w.organization_id
          WHERE o.personal_owner_id = $1`,
  },
  {
    name: '访问记录',
    sql: `SELECT ${byNumber('id')}, type, recorded_at FROM usage_records WHERE user_id = $1`,
  },
];

const pageRows = 500;

/** The file, a page of rows at a time and only as fast as it is read: however long the account is, little is in memory. */
export function exportAccount(db: Db, userId: string, now: Date): ReadableStream<Uint8Array> {
  const pieces = write(db, userId, now);
  const encoder = new TextEncoder();
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      cancel: async () => void (await pieces.return()),
    },
    { highWaterMark: 1 },
  );
}

async function* write(db: Db, userId: string, now: Date): AsyncGenerator<string, void> {
  yield `{\n"导出时间": ${JSON.stringify(now)}`;
  yield `,\n"字段说明": ${JSON.stringify(fieldMeanings, null, 2)},\n"取值说明": ${JSON.stringify(valueMeanings, null, 2)}`;
  for (const { name, sql } of exportParts) {
    yield `,\n${JSON.stringify(name)}: [`;
    let after: string | null = null;
    for (;;) {
      const rows: { page_key: string }[] = await db.query<{ page_key: string }>(
        `SELECT * FROM (${sql}) AS part WHERE $2::text IS NULL OR page_key > $2 ORDER BY page_key LIMIT ${pageRows}`,
        [userId, after],
      );
      const lines = rows.map(({ page_key, ...row }) => `\n  ${JSON.stringify(row)}`);
      if (lines.length > 0) yield (after === null ? '' : ',') + lines.join(',');
      after = rows.at(-1)?.page_key ?? null;
      if (rows.length < pageRows) break;
    }
    yield '\n]';
  }
  yield '\n}\n';
}
