import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { standsAs } from '../invoices/payments/standing-filter.server'
import type { Executor } from '../kernel/house'
import { answersTo, askNumber, type Question } from '../kernel/questions.server'
import type { Scope } from '../kernel/scope'
import type { DateText } from '../values/calendar'
import { type DunningLevel, LEVELS, USUAL } from './levels'
import { lastStatement } from './statement-age.server'
import { stopAsked } from './stops.server'

type Asked = Pick<Scope, 'tenantId' | 'today'>

/**
 * How many customers `readProposals` would propose, in one query that reads the open invoices from an index. Whether there
 * is an address is left to the page.
 */
export async function countRemindable(executor: Executor, scope: Asked): Promise<number> {
  return (await answersTo(executor, { count: remindableAsked(scope) })).count
}

export function remindableAsked(scope: Asked): Question<number> {
  return askNumber(sql`(select count(*) from (${remindable(scope)}))`)
}

/** Their ids. */
export async function listRemindable(executor: Executor, scope: Asked): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`${remindable(scope)}`.execute(executor)
  return rows.map(({ id }) => id)
}

/**
 * Each of a customer's invoices is looked at until one is found; all only where there is a credit that may cover them. What
 * holds for the firm is found out with its terms, or SQLite would do it for each invoice that is due.
 */
function remindable(scope: Asked): RawBuilder<unknown> {
  const { tenantId, today } = scope
  return sql`with terms as (select ${settingOf('level_count', USUAL.levelCount, tenantId)} as level_count,
      ${sql.join(LEVELS.map((level) => afterDays(level, tenantId)))},
      ${isStatementOld(tenantId, today)} as is_statement_old)
    select counted.id from (select distinct customer_id as id from invoice_standings
      where tenant_id = ${tenantId} and open_cents > 0 and due_on < ${today}) counted cross join terms t
    where not exists (select 1 from dunning_stops p where p.tenant_id = ${tenantId} and p.customer_id = counted.id)
    and not exists (select 1 from dunning_notices o
      where o.tenant_id = ${tenantId} and o.customer_id = counted.id and o.sent_on = ${today})
    and not t.is_statement_old
    and exists (select 1 ${ready(scope)})
    and not exists (select 1 from customer_credits cc where cc.tenant_id = ${tenantId}
      and cc.customer_id = counted.id and cc.credit_cents > 0
      and cc.credit_cents >= (select sum(${askedOf(today)}) ${ready(scope)}))`
}

/** Of a customer, what `assessCustomer` finds nothing against. */
function ready({ tenantId, today }: Asked): RawBuilder<unknown> {
  return sql`from invoice_standings s
    left join dunned_invoices d on d.tenant_id = s.tenant_id and d.invoice_id = s.invoice_id
      and d.is_undelivered = 0 and d.level = (select max(l.level) from dunned_invoices l
        where l.tenant_id = s.tenant_id and l.invoice_id = s.invoice_id and l.is_undelivered = 0)
    left join dunning_notices n on n.tenant_id = d.tenant_id and n.id = d.notice_id
    where s.tenant_id = ${tenantId} and s.customer_id = counted.id and s.open_cents > 0 and ${standsAs('overdue', today)}
      and ${isTime(today)} and ${isFree(today)}`
}

/** Of instalments, those that are late: what is open beyond those to come. */
function askedOf(today: DateText): RawBuilder<number> {
  return sql<number>`s.open_cents - coalesce((select sum(i.value ->> 1) from invoice_holds h, json_each(h.instalments_json) i
    where h.tenant_id = s.tenant_id and h.invoice_id = s.invoice_id and h.kind = 'deferral' and h.ended_at is null
      and i.value ->> 0 >= ${today}), 0)`
}

/** As `nextLevel` decides. */
function isTime(today: DateText): RawBuilder<SqlBool> {
  const since = (day: RawBuilder<unknown>, days: RawBuilder<unknown>) =>
    sql`date(${day}, '+' || ${days} || ' days') <= ${today}`
  const payableOn = sql`max(s.due_on, coalesce((select date(max(b.created_at)) from debit_returns b
    where b.tenant_id = s.tenant_id and b.invoice_id = s.invoice_id and b.withdrawn_at is null), s.due_on))`
  return sql<SqlBool>`case when d.level is null then ${since(payableOn, sql`t.after_1`)}
    when d.level >= case t.level_count when 1 then 1 else 3 end then false
    else ${since(sql`n.sent_on`, sql`case when t.level_count = 3 and d.level = 1 then t.after_2 else t.after_3 end`)}
      and n.pay_by_on < ${today} and (${payableOn} <= n.sent_on or ${since(payableOn, sql`t.after_1`)}) end`
}

/** Nothing says that the invoice is to be left alone. */
function isFree(today: DateText): RawBuilder<SqlBool> {
  return sql<SqlBool>`not exists (select 1 from transfer_notices a
      where a.tenant_id = s.tenant_id and a.invoice_id = s.invoice_id and a.paused_until_on >= ${today})
    and not exists (select 1 from invoice_holds h where h.tenant_id = s.tenant_id and h.invoice_id = s.invoice_id
      and h.ended_at is null and (h.kind = 'dispute' or h.kind = 'promise' and h.until_on >= ${today}))
    and (select m.status from payment_choices c
      left join mandates m on m.tenant_id = c.tenant_id and m.id = c.mandate_id
      where c.tenant_id = s.tenant_id and c.invoice_id = s.invoice_id order by c.seq desc limit 1) is not 'requested'`
}

/** What keeps reminders to all of a customer back. */
export function leftAloneAsked(
  { tenantId, today }: Asked,
  customerId: string,
): { stopReason: Question<string | null>; oldStatementOn: Question<DateText | null> } {
  const value = sql`case when ${isStatementOld(tenantId, today)} then ${lastStatement(tenantId)} end`
  return {
    stopReason: stopAsked({ tenantId }, customerId),
    oldStatementOn: { value, read: (found) => found as DateText | null },
  }
}

/** Null days never are. */
function isStatementOld(tenantId: string, today: DateText): RawBuilder<SqlBool> {
  const days = sql`(select case when count(*) = 0 then ${USUAL.statementDays} else max(statement_days) end
    from dunning_settings where tenant_id = ${tenantId})`
  return sql<SqlBool>`coalesce(${lastStatement(tenantId)}
    < date(${today}, '-' || ${days} || ' days'), false)`
}

function settingOf(column: string, usual: number, tenantId: string): RawBuilder<number> {
  return sql<number>`coalesce((select ${sql.ref(column)} from dunning_settings where tenant_id = ${tenantId}), ${usual})`
}

function afterDays(level: DunningLevel, tenantId: string): RawBuilder<number> {
  const { afterDays: usual } = USUAL.levels[level]
  return sql<number>`coalesce((select after_days from dunning_levels
    where tenant_id = ${tenantId} and level = ${level}), ${usual}) as ${sql.ref(`after_${level}`)}`
}
