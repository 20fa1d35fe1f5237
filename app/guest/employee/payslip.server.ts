import { randomUUID } from 'node:crypto'
import type { LinkVisitor } from '~/auth/access'
import { bestEffort } from '~/auth/best-effort.server'
import { NotFound } from '~/domain/kernel/errors'
import { askAboutPayslip } from '~/domain/payslips/questions.server'
import { recordRead } from '~/domain/payslips/reads.server'
import { findPayslipPage, type PayslipPage } from '~/domain/portals/payslip.server'
import { isMonth } from '~/domain/values/calendar'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { paths } from '~/paths'
import { carryOutLinkForm } from '../link-form.server'
import { messageForm } from '../message-form'

export interface PayslipPageData {
  token: string
  firm: PayslipPage['firm']
  payslip: Omit<PayslipPage, 'firm' | 'id'>
  formKey: string
}

type PayslipVisit = LinkVisitor & { request: Request; params: { month: string } }

/** @throws NotFound */
export async function payslipPage({
  request,
  scope,
  token,
  params: { month },
}: PayslipVisit): Promise<PayslipPageData> {
  const found = isMonth(month) ? await findPayslipPage(house.reader, house.vault, scope, month) : undefined
  if (!found) throw new NotFound()
  const { firm, id, ...payslip } = found
  if (request.method !== 'HEAD') void bestEffort(recordRead(house, scope, [id], 'opened_at'))
  return { token, firm, payslip, formKey: randomUUID() }
}

export function payslipQuestion({ request, scope, token, params: { month } }: PayslipVisit) {
  const page = paths.payslip(token, month)
  const done = () => saved<'employee'>(request, page, 'frage')
  const post = { request, scope, schema: messageForm, page, form: 'question', done }
  return carryOutLinkForm(post, async ({ values, dedupeKey }) => {
    await askAboutPayslip(house, scope, {
      employeeId: scope.subjectId,
      month,
      formKey: dedupeKey,
      body: values.message,
      replyTo: values.reply_to,
    })
    return done()
  })
}
