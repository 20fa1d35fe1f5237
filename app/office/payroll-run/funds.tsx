import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { PayrollConflict } from '~/domain/payroll-run/conflict'
import { addFund, listFunds } from '~/domain/payroll-run/funds.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'
import { fundForm } from './firm-forms'
import { PayrollFundsPage } from './funds-page'

export const handle = {
  access: 'see_pay',
  title: (texts) => texts.payrollRun.funds.title,
} satisfies RouteHandle

export async function loader({ scope }: Args<typeof handle>) {
  return { funds: await listFunds(house.reader, scope) }
}

export function action({ request, scope }: Args<typeof handle>) {
  const conflict = { of: PayrollConflict, at: 'from' }
  return carryOutForm({ request, schema: fundForm, conflict }, async (values) => {
    await addFund(house, scope, values)
    return saved<'payrollRun'>(request, paths.payrollFunds(), 'kasse')
  })
}

export default function PayrollFunds() {
  return <PayrollFundsPage {...useLoaderData<typeof loader>()} />
}
