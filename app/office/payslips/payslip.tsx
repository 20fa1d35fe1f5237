import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { NotFound } from '~/domain/kernel/errors'
import { isMonth } from '~/domain/values/calendar'
import { house } from '~/house.server'
import { titleAbout } from '~/kit/title'
import { readSlipPage } from './page.server'
import { OfficeSlipPage } from './payslip-page'

export const handle = {
  access: 'see_sensitive',
  title: (texts, data) => titleAbout(texts.payslips.slip.short, data, 'employee', 'name'),
} satisfies RouteHandle

export function loader({
  scope,
  params: { employeeId, month },
}: Args<typeof handle, 'employeeId' | 'month'>) {
  if (!isMonth(month)) throw new NotFound()
  return readSlipPage(house.reader, house.vault, scope, { employeeId, month })
}

export default function OfficePayslip() {
  return <OfficeSlipPage {...useLoaderData<typeof loader>()} />
}
