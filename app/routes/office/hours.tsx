import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { monthOf } from '~/domain/calendar'
import { readHoursPage } from '~/domain/hours/month.server'
import { may } from '~/domain/rights'
import { readMonthQuery } from '~/forms/month-query'
import { house } from '~/house.server'
import { monthAsked } from '~/pages/month-lists.server'
import { HoursPage } from '~/ui/hours/hours-page'

export const handle = {
  access: 'see_employees',
  title: (texts) => texts.hours.title,
} satisfies RouteHandle

export async function loader({ request, scope }: Args<typeof handle>) {
  const asked = readMonthQuery(request)
  const query = { ...asked, month: await monthAsked('hours', scope, asked) }
  return {
    query,
    hours: await readHoursPage(house.reader, scope, query),
    thisMonth: monthOf(scope.today),
    mayKeep: may(scope.role, 'keep_employees'),
  }
}

export default function Hours() {
  return <HoursPage {...useLoaderData<typeof loader>()} />
}
