import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { countEmployedOn } from '~/domain/employees/employed-on.server'
import { PayrollConflict } from '~/domain/payroll-run/conflict'
import { keepPayrollSettings, readPayrollSettings } from '~/domain/payroll-run/settings.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'
import { payrollFirmForm } from './firm-forms'
import { PayrollSettingsPage } from './firm-page'

export const handle = {
  access: 'see_pay',
  title: (texts) => texts.payrollRun.firm.title,
} satisfies RouteHandle

export async function loader({ scope }: Args<typeof handle>) {
  const year = scope.today.slice(0, 4)
  const employed = await countEmployedOn(house.reader, scope, `${year}-12-31`)
  return { ...(await readPayrollSettings(house.reader, scope)), year, employed }
}

export function action({ request, scope }: Args<typeof handle>) {
  const conflict = {
    of: PayrollConflict,
    at: (code: string) => (code === 'payroll_firm_from_missing' ? 'from' : 'form'),
  }
  return carryOutForm({ request, schema: payrollFirmForm, conflict }, async (values) => {
    await keepPayrollSettings(house, scope, values)
    return saved<'payrollRun'>(request, paths.payrollFirm(), 'firma')
  })
}

export default function PayrollSettings() {
  return <PayrollSettingsPage {...useLoaderData<typeof loader>()} />
}
