import { randomUUID } from 'node:crypto'
import { findEmployee } from '../employees/find.server'
import { NotFound } from '../kernel/errors'
import type { Executor, House } from '../kernel/house'
import type { Scope, Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import { writing } from '../kernel/writing.server'
import { keepWritten } from '../outbox/kept-mail.server'
import { queueMail } from '../outbox/outbox.server'
import { openTask } from '../tasks/open.server'
import { officeOf } from '../tenants/office.server'
import type { MonthText } from '../values/calendar'
import { fullName } from '../values/person-name'
import { findPayslip } from './list.server'

/** `formKey` is drawn when the form is shown: the same form sent twice is one question. */
export interface PayslipQuestion {
  employeeId: string
  month: MonthText
  formKey: string
  body: string
  replyTo: string | null
}

/** Keeps an employee's question about a month and mails it to the office. @throws NotFound without such a payslip */
export function askAboutPayslip(
  house: House,
  scope: Scope,
  { employeeId, month, formKey, body, replyTo }: PayslipQuestion,
): Promise<{ isNew: boolean }> {
  return writing(house, scope, async (trx) => {
    const employee = await findEmployee(trx, scope, employeeId)
    if (!employee || !(await findPayslip(trx, house.vault, scope, { employeeId, month })))
      throw new NotFound()
    const id = randomUUID()
    return keepWritten(trx, scope, {
      row: trx.insertInto('payslip_questions').values({
        tenant_id: scope.tenantId,
        id,
        employee_id: employee.id,
        month,
        form_key: formKey,
        body_sealed: house.vault.seal(questionPlace(scope, id), body),
        reply_to: replyTo,
        created_at: scope.at,
      }),
      audit: {
        action: 'payslip.questioned',
        subjectType: 'payslip_question',
        subjectId: id,
        after: { employeeId: employee.id, month },
      },
      tell: async () => {
        const openTaskId = await openTask(trx, scope, {
          kind: 'question',
          subjectId: id,
          area: 'payroll',
          employeeId: employee.id,
          detail: month,
        })
        await queueMail(trx, scope, {
          kind: 'payslip_question',
          ...(await officeOf(trx, scope)),
          replyTo: replyTo ?? employee.email,
          dedupeKey: `payslip_question:${id}`,
          data: {
            name: fullName(employee.firstName, employee.lastName),
            month,
            message: body,
            openTaskId,
          },
        })
      },
    })
  })
}

/** The question, and the address for the answer. @throws NotFound */
export async function openQuestion(
  executor: Executor,
  vault: Vault,
  scope: Within,
  questionId: string,
): Promise<{ body: string; replyTo: string | null }> {
  const row = await executor
    .selectFrom('payslip_questions')
    .select(['body_sealed', 'reply_to'])
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', questionId)
    .executeTakeFirst()
  if (!row) throw new NotFound()
  return { body: vault.open(questionPlace(scope, questionId), row.body_sealed), replyTo: row.reply_to }
}

function questionPlace({ tenantId }: Within, questionId: string) {
  return { tenantId, purpose: 'payslip_question.body', rowId: questionId }
}
