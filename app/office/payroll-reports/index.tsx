import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { readEntries } from '~/domain/payroll-month/entries.server'
import { house } from '~/house.server'
import { titleOfMonth } from '~/kit/title'
import { monthIn } from '../hours/page.server'
import { ReportsPage } from './index-page'

export const handle = {
  access: 'see_pay',
  title: (texts, data, language) => titleOfMonth(texts.payrollReports.title, data, language, 'month'),
} satisfies RouteHandle

export async function loader({ scope, params }: Args<typeof handle, 'month'>) {
  const month = monthIn(params.month)
  const { entries, isClosed } = await readEntries(house.reader, scope, { month })
  return { month, isClosed, count: entries.length }
}

export default function Reports() {
  return <ReportsPage {...useLoaderData<typeof loader>()} />
}
