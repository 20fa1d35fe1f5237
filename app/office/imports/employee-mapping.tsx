import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { seeOther } from '~/http/redirect.server'
import { paths } from '~/paths'
import { mapColumns } from './map-columns.server'
import { mappingPageData } from './mapping.server'
import { MappingPage } from './mapping-page'
import { employeesFiles } from './setups.server'

export const handle = {
  access: 'keep_employees',
  title: (texts) => texts.imports.mapping.title,
} satisfies RouteHandle

export async function loader({
  request,
  scope,
  params: { employeeImportId },
}: Args<typeof handle, 'employeeImportId'>) {
  const page = await mappingPageData(scope, employeesFiles, employeeImportId)
  return page ?? seeOther(request, paths.import('employees', employeeImportId))
}

export function action({
  request,
  scope,
  params: { employeeImportId },
}: Args<typeof handle, 'employeeImportId'>) {
  return mapColumns(request, scope, employeesFiles, employeeImportId)
}

export default function ImportColumns() {
  return <MappingPage {...useLoaderData<typeof loader>()} />
}
