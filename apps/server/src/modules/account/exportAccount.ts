import type { Db } from '../../db/Db';

/** What belongs to an account, by the name it has in the file. Never a hash, a code or a key. */
const parts: Readonly<Record<string, string>> = {
  账号: 'SELECT phone, name, created_at FROM users WHERE id = $1',
  会话: 'SELECT ip, user_agent, created_at, last_seen_at FROM sessions WHERE user_id = $1 ORDER BY created_at',
  体验: 'SELECT started_at, expires_at FROM trials WHERE user_id = $1',
  权益: 'SELECT module, source, granted, used, reset, starts_at, expires_at FROM equities WHERE user_id = $1 ORDER BY module',
  次数明细: 'SELECT module, reason, delta, at FROM use_ledger WHERE user_id = $1 ORDER BY id',
  订单: `SELECT o.order_no, o.state, o.plan_id, o.billing, o.payable_fen, o.created_at, i.title AS invoice_title,
           i.tax_no AS invoice_tax_no FROM orders o LEFT JOIN invoices i ON i.order_id = o.id
         WHERE o.user_id = $1 ORDER BY o.created_at`,
  企业: `SELECT name, region_code, region_name, industry_code, established_at FROM enterprises WHERE owner_id = $1`,
  企业资料: `SELECT e.name AS enterprise, f.key, f.period, f.value, f.source, f.note, f.recorded_at, f.superseded_at
             FROM enterprise_facts f JOIN enterprises e ON e.id = f.enterprise_id WHERE e.owner_id = $1 ORDER BY f.id`,
  申报: 'SELECT declare_no, project_name, item_name, policy_title, state, create_time FROM declarations WHERE owner_id = $1',
  助手回答: 'SELECT content, created_at FROM chat_contents WHERE owner_id = $1 ORDER BY created_at',
  订阅: 'SELECT kind, name, spec, frequency, is_active, created_at FROM subscriptions WHERE user_id = $1 ORDER BY created_at',
  消息: 'SELECT type, title, body, reason, created_at, read_at FROM messages WHERE user_id = $1 ORDER BY seq',
  笔记: `SELECT n.title, n.content, n.updated_at FROM wiki_notes n JOIN wikis w ON w.id = n.wiki_id
         JOIN organizations o ON o.id = w.organization_id WHERE o.personal_owner_id = $1 ORDER BY n.created_at`,
  访问记录: 'SELECT type, recorded_at FROM usage_records WHERE user_id = $1 ORDER BY id',
};

export async function exportAccount(db: Db, userId: string, now: Date): Promise<Uint8Array> {
  const data: Record<string, unknown> = { 导出时间: now.toISOString() };
  for (const [name, sql] of Object.entries(parts)) data[name] = await db.query(sql, [userId]);
  return new TextEncoder().encode(`${JSON.stringify(data, null, 2)}\n`);
}
