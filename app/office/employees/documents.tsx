import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { listEmployeeDocuments } from '~/domain/employee-documents/list.server'
import { getEmployee } from '~/domain/employees/find.server'
import { fullName } from '~/domain/values/person-name'
import { house } from '~/house.server'
import { titleAbout } from '~/kit/title'
import { receiveEmployeeDocument } from './document-upload.server'
import { EmployeeDocumentsPage } from './documents-page'

export const handle = {
  access: 'see_sensitive',
  title: (texts, data) => titleAbout(texts.employees.documents.title, data, 'employee', 'name'),
  // 10 MB plus the form around the file.
  bodyLimit: 10 * 1024 * 1024 + 8192,
} satisfies RouteHandle

export async function loader({ scope, params: { employeeId } }: Args<typeof handle, 'employeeId'>) {
  const { id, firstName, lastName, email } = await getEmployee(house.reader, scope, employeeId)
  return {
    employee: { id, name: fullName(firstName, lastName), hasAddress: email !== null },
    documents: await listEmployeeDocuments(house.reader, house.vault, scope, {
      employeeId: id,
      withWithdrawn: true,
    }),
    thisYear: scope.today.slice(0, 4),
  }
}

export function action({ request, scope, params: { employeeId } }: Args<typeof handle, 'employeeId'>) {
  return receiveEmployeeDocument(request, scope, employeeId)
}

export default function EmployeeDocuments() {
  return <EmployeeDocumentsPage {...useLoaderData<typeof loader>()} />
}
