import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireRole, requireUser } from '~/auth/guards.server'
import { config } from '~/config.server'
import { db, reader } from '~/db.server'
import { handOutLink } from '~/domain/links/handout.server'
import { readOfficeFrame } from '~/domain/office/frame.server'
import { readEmployeeLinkPage } from '~/domain/office/link-page.server'
import { EMPLOYEE_LINK_ROLES } from '~/domain/office/rights'
import { keepLanguage } from '~/i18n/language'
import { keyring } from '~/keys.server'
import { paths } from '~/paths'
import { useTexts } from '~/ui/language'
import { RENEW_FIELD } from '~/ui/office/link-fields'
import { LinkPage } from '~/ui/office/link-page'
import { pageTitle } from '~/ui/title'

export const meta = pageTitle((texts) => texts.office.link.pageTitle)
export const handle = { scripts: true }

/** Shows the live link. It is read again each time, so that it never stands in an address of the office. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { scope, user } = await requireUser(request)
  requireRole(scope, EMPLOYEE_LINK_ROLES)
  const employeeId = params.employeeId?.toLowerCase() ?? ''
  const { name, link } = await readEmployeeLinkPage(reader, keyring, scope, employeeId)
  return {
    frame: await readOfficeFrame(reader, user),
    action: paths.officeEmployeeLink(employeeId),
    name,
    link: link
      ? { url: config().baseUrl + paths.employeePortal(link.token), expiresAt: link.expiresAt }
      : null,
  }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { scope } = await requireUser(request)
  requireRole(scope, EMPLOYEE_LINK_ROLES)
  const employeeId = params.employeeId?.toLowerCase() ?? ''
  const form = new URLSearchParams(await request.text())
  const subject = { purpose: 'mitarbeiter-portal', subjectId: employeeId } as const
  await handOutLink(db, keyring, scope, subject, { renew: form.get(RENEW_FIELD) === 'ja' })
  const { search } = new URL(request.url)
  return redirect(keepLanguage(paths.officeEmployeeLink(employeeId), search), 303)
}

export default function EmployeeLink() {
  const { frame, action, name, link } = useLoaderData<typeof loader>()
  const texts = useTexts().office.link
  return <LinkPage frame={frame} action={action} link={link} title={texts.ofEmployee(name)} />
}
