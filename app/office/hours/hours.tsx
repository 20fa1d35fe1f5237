import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { readMonthQuery } from '~/kit/forms/month-query'
import { titleOfMonth } from '~/kit/title'
import { HoursPage } from './hours-page'
import { hoursPageData } from './page.server'
import { readUnassignedAfter } from './unassigned-query'

export const handle = {
  access: 'see_employees',
  title: (texts, data, language) => titleOfMonth(texts.hours.title, data, language, 'query', 'month'),
} satisfies RouteHandle

export function loader({ request, scope }: Args<typeof handle>) {
  return hoursPageData(scope, readMonthQuery(request), readUnassignedAfter(request))
}

export default function Hours() {
  return <HoursPage {...useLoaderData<typeof loader>()} />
}
