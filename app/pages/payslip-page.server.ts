import { randomUUID } from 'node:crypto'
import type { LinkVisitor } from '~/auth/access'
import { isMonth } from '~/domain/calendar'
import { NotFound } from '~/domain/errors'
import { type PayslipPage, readPayslipPage } from '~/domain/portals/payslip.server'
import type { RefusedForm } from '~/forms/kept-refusals.server'
import { house } from '~/house.server'
import { pageWith, refusedFormOf } from './refused-form.server'

export interface PayslipPageData {
  token: string
  firm: PayslipPage['firm']
  payslip: Omit<PayslipPage, 'firm'>
  formKey: string
  refused: RefusedForm | null
}

/** The payslip of the month in the address. @throws NotFound */
export async function payslipPage({
  request,
  scope,
  token,
  params: { month },
}: LinkVisitor & { request: Request; params: { month: string } }) {
  const found = isMonth(month) ? await readPayslipPage(house.reader, house.vault, scope, month) : undefined
  if (!found) throw new NotFound()
  const { firm, ...payslip } = found
  const refused = refusedFormOf(request, scope)
  return pageWith<PayslipPageData>({ token, firm, payslip, formKey: randomUUID(), refused })
}
