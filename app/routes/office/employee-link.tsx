import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { readEmployeeLinkPage } from '~/domain/office/link-page.server'
import { house } from '~/house.server'
import { handOutLinkAndShow, showLink } from '~/pages/link-page.server'
import { paths } from '~/paths'
import { useTexts } from '~/ui/language'
import { LinkPage } from '~/ui/office/link-page'
import { titleAbout } from '~/ui/title'

export const handle = {
  access: 'share_payslip_links',
  title: (texts, data) => titleAbout(texts.office.link.pageTitle, data, 'name'),
} satisfies RouteHandle

export async function loader({ request, scope, params }: Args<typeof handle, 'employeeId'>) {
  const { name, link } = await readEmployeeLinkPage(house.reader, house.keyring, scope, params.employeeId)
  const subjectId = params.employeeId
  const shown = { purpose: 'mitarbeiter-portal', subjectId, link, path: paths.employeePortal } as const
  return { action: paths.officeEmployeeLink(subjectId), name, link: await showLink(request, scope, shown) }
}

export function action({ request, scope, params }: Args<typeof handle, 'employeeId'>) {
  const subject = { purpose: 'mitarbeiter-portal', subjectId: params.employeeId } as const
  return handOutLinkAndShow(request, scope, subject)
}

export default function EmployeeLink() {
  const { name, ...page } = useLoaderData<typeof loader>()
  return <LinkPage {...page} title={useTexts().office.link.ofEmployee(name)} />
}
