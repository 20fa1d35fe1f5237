import type { Args, RouteHandle } from '~/auth/access'
import { readEmployeeList } from '~/domain/employees/list.server'
import { house } from '~/house.server'
import { only } from '../../rest/fields'
import { replyPage } from '../../rest/paging.server'
import { readQuery } from '../../rest/read.server'
import { employeeQuery } from './schema'

export const handle = { access: 'key', scope: 'employees:read' } satisfies RouteHandle

/** Ids and names: what a time recording needs to report hours, and nothing else. */
export async function loader({ request, scope }: Args<typeof handle>) {
  const { cursor: place, fields, ...filter } = readQuery(request, employeeQuery)
  const asked = { ...filter, place, employmentType: undefined }
  return replyPage(readEmployeeList(house.reader, scope, asked), ({ id, number, first_name, last_name }) =>
    only(fields, { id, number, first_name, last_name }),
  )
}
