import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { PayrollConflict } from '~/domain/payroll-run/conflict'
import { keepFirm, readFirm } from '~/domain/payroll-run/firm.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'
import { payrollFirmForm } from './firm-forms'
import { PayrollFirmPage } from './firm-page'

export const handle = {
  access: 'see_pay',
  title: (texts) => texts.payrollRun.firm.title,
} satisfies RouteHandle

export async function loader({ scope }: Args<typeof handle>) {
  return readFirm(house.reader, scope)
}

export function action({ request, scope }: Args<typeof handle>) {
  const conflict = {
    of: PayrollConflict,
    at: (code: string) => (code === 'payroll_firm_from_missing' ? 'from' : 'form'),
  }
  return carryOutForm({ request, schema: payrollFirmForm, conflict }, async (values) => {
    await keepFirm(house, scope, values)
    return saved<'payrollRun'>(request, paths.payrollFirm(), 'firma')
  })
}

export default function PayrollFirm() {
  return <PayrollFirmPage {...useLoaderData<typeof loader>()} />
}
