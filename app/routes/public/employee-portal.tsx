import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requirePayslipLink } from '~/auth/guards.server'
import { reader } from '~/db.server'
import { NotFound } from '~/domain/errors'
import { readEmployeePortal } from '~/domain/portals/employee.server'
import { EmployeePortalPage } from '~/ui/employee/employee-portal-page'
import { pageTitle } from '~/ui/title'

export const meta = pageTitle((texts) => texts.employee.pageTitle)

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { scope, token } = await requirePayslipLink(request, params.token)
  const portal = await readEmployeePortal(reader, scope)
  if (!portal) throw new NotFound()
  return { token, portal }
}

export default function EmployeePortal() {
  return <EmployeePortalPage {...useLoaderData<typeof loader>()} />
}
