import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { seeOther } from '~/http/redirect.server'
import { paths } from '~/paths'
import { checkPageData } from './check-page.server'
import { ImportPage } from './import-page'
import { employeesFiles } from './setups.server'

export const handle = {
  access: 'keep_employees',
  title: (texts) => texts.imports.check.title,
} satisfies RouteHandle

export async function loader({
  request,
  scope,
  params: { employeeImportId },
}: Args<typeof handle, 'employeeImportId'>) {
  const page = await checkPageData(request, scope, employeesFiles, employeeImportId)
  return page ?? seeOther(request, paths.importColumns('employees', employeeImportId))
}

export default function Import() {
  return <ImportPage {...useLoaderData<typeof loader>()} />
}
