import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { readMonthComparison } from '~/domain/payroll-month/compare-months.server'
import { house } from '~/house.server'
import { titleOfMonth } from '~/kit/title'
import { monthIn } from '../hours/page.server'
import { ComparisonPage } from './comparison-page'
import { readComparisonQuery } from './comparison-query'

export const handle = {
  access: 'see_sensitive',
  title: (texts, data, language) =>
    titleOfMonth(texts.payrollChecks.comparison.title, data, language, 'month'),
} satisfies RouteHandle

export async function loader({ request, scope, params }: Args<typeof handle, 'month'>) {
  const month = monthIn(params.month)
  const query = readComparisonQuery(request)
  return { query, ...(await readMonthComparison(house, scope, { month, ...query })) }
}

export default function PayrollComparison() {
  return <ComparisonPage {...useLoaderData<typeof loader>()} />
}
