import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { readEmployeeLinkPage } from '~/domain/office/link-page.server'
import { house } from '~/house.server'
import { handOutLinkAndShow, noteShownLink, shownLink } from '~/pages/link-page.server'
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
  if (link)
    await noteShownLink(request, scope, { purpose: 'mitarbeiter-portal', subjectId: params.employeeId })
  return {
    action: paths.officeEmployeeLink(params.employeeId),
    name,
    link: shownLink(link, paths.employeePortal),
  }
}

export function action({ request, scope, params }: Args<typeof handle, 'employeeId'>) {
  const subject = { purpose: 'mitarbeiter-portal', subjectId: params.employeeId } as const
  return handOutLinkAndShow(request, scope, subject)
}

export default function EmployeeLink() {
  const { name, ...page } = useLoaderData<typeof loader>()
  return <LinkPage {...page} title={useTexts().office.link.ofEmployee(name)} />
}
