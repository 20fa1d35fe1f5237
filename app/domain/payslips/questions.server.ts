import { randomUUID } from 'node:crypto'
import type { MonthText } from '../calendar'
import { findEmployee } from '../employees/find.server'
import { NotFound } from '../errors'
import type { House } from '../house'
import { keepWritten } from '../letterbox/keep.server'
import { queueMail } from '../outbox/outbox.server'
import type { Scope } from '../scope'
import { officeOf } from '../tenants/office.server'
import { writing } from '../writing.server'
import { findPayslip } from './list.server'

/** `formKey` is drawn when the form is shown: the same form sent twice is one question. */
export interface PayslipQuestion {
  employeeId: string
  month: MonthText
  formKey: string
  body: string
  replyTo: string | null
}

/** Keeps an employee's question about a month for the office and mails it there. @throws NotFound without such a payslip */
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
        body_sealed: house.vault.seal(
          { tenantId: scope.tenantId, purpose: 'payslip_question.body', rowId: id },
          body,
        ),
        reply_to: replyTo,
        created_at: scope.at,
      }),
      audit: {
        action: 'payslip.questioned',
        subjectType: 'payslip_question',
        subjectId: id,
        after: { employeeId: employee.id, month },
      },
      tell: async () =>
        queueMail(trx, scope, {
          kind: 'payslip_question',
          ...(await officeOf(trx, scope)),
          replyTo: replyTo ?? employee.email,
          dedupeKey: `payslip_question:${id}`,
          data: { name: `${employee.firstName} ${employee.lastName}`.trim(), month, message: body },
        }),
    })
  })
}
