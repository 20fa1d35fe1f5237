import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { readMonthQuery } from '~/forms/month-query'
import { hoursPageData } from '~/pages/hours-page.server'
import { HoursPage } from '~/ui/hours/hours-page'
import { titleOfMonth } from '~/ui/title'

export const handle = {
  access: 'see_employees',
  title: (texts, data, language) => titleOfMonth(texts.hours.title, data, language, 'query', 'month'),
} satisfies RouteHandle

export function loader({ request, scope }: Args<typeof handle>) {
  return hoursPageData(scope, readMonthQuery(request))
}

export default function Hours() {
  return <HoursPage {...useLoaderData<typeof loader>()} />
}
