import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { readSlipComparison } from '~/domain/payslip-comparison/read-comparison.server'
import { house } from '~/house.server'
import { PAYROLL_WORDS } from '~/i18n/payroll-words.server'
import { titleAbout } from '~/kit/title'
import { monthIn } from '../hours/page.server'
import { OfficeSlipPage } from './office-slip-page'

export const handle = {
  access: 'see_sensitive',
  title: (texts, data) => titleAbout(texts.payrollChecks.officeSlip.title, data, 'employee', 'name'),
} satisfies RouteHandle

export function loader({ scope, params }: Args<typeof handle, 'employeeId' | 'month'>) {
  const { extraNames } = PAYROLL_WORDS
  const { employeeId } = params
  return readSlipComparison(house, scope, { employeeId, month: monthIn(params.month), extraNames })
}

export default function OfficeSlip() {
  return <OfficeSlipPage {...useLoaderData<typeof loader>()} />
}
