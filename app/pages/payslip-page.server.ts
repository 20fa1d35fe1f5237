import { randomUUID } from 'node:crypto'
import type { LinkVisitor } from '~/auth/access'
import { isMonth } from '~/domain/calendar'
import { NotFound } from '~/domain/errors'
import { readPayslipPage } from '~/domain/portals/payslip.server'
import { house } from '~/house.server'

/** The payslip of the month in the address. @throws NotFound */
export async function payslipPageData({
  scope,
  token,
  params: { month },
}: LinkVisitor & { params: { month: string } }) {
  const payslip = isMonth(month) ? await readPayslipPage(house.reader, scope, month) : undefined
  if (!payslip) throw new NotFound()
  const { firm, ...shown } = payslip
  return { token, firm, payslip: shown, formKey: randomUUID() }
}

export type PayslipPageData = Awaited<ReturnType<typeof payslipPageData>>
