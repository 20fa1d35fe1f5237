import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { keepFundNumber } from '~/domain/payroll-reports/settings.server'
import { PayrollConflict } from '~/domain/payroll-run/conflict'
import { FUND_LIST_AS_OF, listedFund, listedFundNames } from '~/domain/payroll-run/fund-list'
import { addFund, listFunds } from '~/domain/payroll-run/funds.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'
import { fundForm } from './firm-forms'
import { FUND_FIELD, PayrollFundsPage } from './funds-page'

export const handle = {
  access: 'see_pay',
  title: (texts) => texts.payrollRun.funds.title,
} satisfies RouteHandle

export async function loader({ request, scope }: Args<typeof handle>) {
  const chosen = new URL(request.url).searchParams.get(FUND_FIELD)
  return {
    funds: await listFunds(house.reader, scope),
    listed: listedFundNames(),
    chosen: listedFund(chosen ?? '') ?? null,
    listedAsOf: FUND_LIST_AS_OF,
  }
}

export function action({ request, scope }: Args<typeof handle>) {
  const conflict = { of: PayrollConflict, at: 'from' }
  return carryOutForm({ request, schema: fundForm, conflict }, async ({ companyNumber, ...rates }) => {
    await addFund(house, scope, rates)
    if (companyNumber !== null) await keepFundNumber(house, scope, { name: rates.name, companyNumber })
    return saved<'payrollRun'>(request, paths.payrollFunds(), 'kasse')
  })
}

export default function PayrollFunds() {
  return <PayrollFundsPage {...useLoaderData<typeof loader>()} />
}
