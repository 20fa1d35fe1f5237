import { randomUUID } from 'node:crypto'
import type { LinkVisitor } from '~/auth/access'
import { isMonth } from '~/domain/calendar'
import { NotFound } from '~/domain/errors'
import { type PayslipPage, readPayslipPage } from '~/domain/portals/payslip.server'
import { house } from '~/house.server'

export interface PayslipPageData {
  token: string
  firm: PayslipPage['firm']
  payslip: Omit<PayslipPage, 'firm'>
  formKey: string
}

/** The payslip of the month in the address. @throws NotFound */
export async function payslipPage({
  scope,
  token,
  params: { month },
}: LinkVisitor & { params: { month: string } }): Promise<PayslipPageData> {
  const found = isMonth(month) ? await readPayslipPage(house.reader, house.vault, scope, month) : undefined
  if (!found) throw new NotFound()
  const { firm, ...payslip } = found
  return { token, firm, payslip, formKey: randomUUID() }
}
