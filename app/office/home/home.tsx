import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { house } from '~/house.server'
import { languageOf } from '~/i18n/language'
import { readOfficeHome } from './home.server'
import { OfficeHomePage } from './home-page'
import { readPayrollYear } from './payroll-year.server'

export const handle = { access: 'use_office', title: (texts) => texts.office.pageTitle } satisfies RouteHandle

export async function loader({ request, scope, user }: Args<typeof handle>) {
  const { paysHere, ...home } = await readOfficeHome(house, scope)
  const payrollYear = paysHere ? await readPayrollYear(house.reader, scope, languageOf(request)) : null
  return { name: user.name, role: user.role, home, payrollYear }
}

export default function OfficeHome() {
  return <OfficeHomePage {...useLoaderData<typeof loader>()} />
}
