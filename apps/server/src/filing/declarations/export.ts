import type { AccountExport } from '../../platform/module';
import { byNumber, byTime } from '../../platform/module';
import { materialStateNames } from './materials/slots';
import { stateNames } from './stateNames';

/** Declarations and the 材料库, as an account's data export lists them. */
export const declarationsExport: AccountExport = {
  parts: [
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
      sql: `SELECT s.declaration_id || s.spec_id AS page_key, d.declare_no, s.name, s.is_required, s.is_own,
            s.exempt_reason AS explanation
          FROM declaration_slots s JOIN declarations d ON d.id = s.declaration_id WHERE d.owner_id = $1`,
    },
    {
      name: '材料的文件与版本',
      sql: `SELECT ${byNumber('v.seq')}, d.declare_no, s.name AS material,
            v.slot_file_id AS slot_file, f.name, v.note, v.verdict, v.reason AS explanation, v.added_at
          FROM declaration_versions v JOIN declarations d ON d.id = v.declaration_id
          JOIN declaration_slots s ON s.declaration_id = v.declaration_id AND s.spec_id = v.spec_id
          JOIN evidence_files e ON e.id = v.evidence_id JOIN files f ON f.id = e.file_id WHERE d.owner_id = $1 AND v.removed_at IS NULL`,
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
  ],
  fields: {
    declare_no: '申报编号',
    project_name: '项目名称',
    item_name: '事项名称',
    policy_title: '政策标题',
    batch: '批次',
    amount_expected_fen: '预计金额，单位为分',
    deadline: '截止时间',
    progress: '进度，百分数',
    create_time: '建立的时间',
    update_time: '最后更改的时间',
    receipt_no: '官方平台的受理编号',
    owner_label: '负责人',
    naming_pattern: '导出文件的命名规则',
    effort_days: '投入人天',
    decision: '是否申报的决定',
    level: 'high高、medium中、low低',
    actor_name: '由谁推进',
    field_id: '申报书字段的代号',
    edited_at: '填写的时间',
    edited_by: '填写人',
    settled_at: '选定的时间',
    check_id: '一致性检查的代号',
    finding: '当时的检查结果',
    explanation: '理由',
    waived_by: '说明人',
    waived_at: '说明的时间',
    target_kind: '批注在哪里',
    target_id: '所批注的字段或材料的代号',
    author_name: '批注人',
    resolved_at: '解决的时间',
    material: '材料名称',
    expires_on: '有效期至',
    is_kept: '是否在材料库上传',
    is_required: '是否必需',
    is_own: '是否自己添加',
    verdict: '核对的结论，见取值说明',
    slot_file: '哪一份文件，同一份的各版本相同',
    added_at: '加入的时间',
    due_on: '期限',
    is_done: '是否完成',
    round: '第几轮',
    request: '补正要求',
    requested_on: '要求补正的日期',
    answer: '补正说明',
    answered_on: '补正完成的日期',
    paid_on: '到账日期',
    payer: '拨付单位',
    done_on: '完成日期',
  },
  values: {
    declaration_state: stateNames,
    material_verdict: materialStateNames,
  },
};
