import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { CERTIFICATE_KINDS } from '~/domain/certificates/kinds'
import { getEmployee } from '~/domain/employees/find.server'
import { fullName } from '~/domain/values/person-name'
import { house } from '~/house.server'
import { useHref, useTexts } from '~/kit/language'
import { PageHead } from '~/kit/records/page-head'
import { Table } from '~/kit/table'
import { titleAbout } from '~/kit/title'
import { paths } from '~/paths'
import { certificatePath } from './query'

export const handle = {
  access: 'see_sensitive',
  title: (texts, data) => titleAbout(texts.certificates.title, data, 'employee', 'name'),
} satisfies RouteHandle

export async function loader({ scope, params: { employeeId } }: Args<typeof handle, 'employeeId'>) {
  const { id, firstName, lastName } = await getEmployee(house.reader, scope, employeeId)
  return { employee: { id, name: fullName(firstName, lastName) } }
}

export default function EmployeeCertificates() {
  const { employee } = useLoaderData<typeof loader>()
  const texts = useTexts().certificates
  const href = useHref()
  return (
    <>
      <PageHead
        back={{ to: paths.employee(employee.id), label: texts.back }}
        title={texts.titleOf(employee.name)}
      />
      <p>{texts.text}</p>
      <Table
        caption={texts.title}
        rows={CERTIFICATE_KINDS}
        keyOf={(kind) => kind}
        columns={[
          {
            title: texts.columns.kind,
            isRowName: true,
            cell: (kind) => (
              <a className="target" href={href(certificatePath(employee.id, kind))}>
                {texts.kinds[kind].name}
              </a>
            ),
          },
          { title: texts.columns.what, cell: (kind) => texts.kinds[kind].what },
        ]}
      />
    </>
  )
}
