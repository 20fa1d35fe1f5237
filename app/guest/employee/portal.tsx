import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { NotFound } from '~/domain/kernel/errors'
import { findEmployeePortal } from '~/domain/portals/employee.server'
import { house } from '~/house.server'
import { EmployeePortalPage } from './employee-portal-page'

export const handle = {
  access: 'payslips',
  title: (texts) => texts.employee.pageTitle,
} satisfies RouteHandle

export async function loader({ scope, token }: Args<typeof handle>) {
  const read = await findEmployeePortal(house.reader, house.vault, scope)
  if (!read) throw new NotFound()
  const { firm, ...portal } = read
  return { token, firm, portal }
}

export default function EmployeePortal() {
  return <EmployeePortalPage {...useLoaderData<typeof loader>()} />
}
