import { randomUUID } from 'node:crypto'
import { redirect } from '@remix-run/node'
import { needsSecondStep, requireLink } from '~/auth/guards.server'
import { reader } from '~/db.server'
import type { LinkScope } from '~/domain/scope'
import { type CodeState, readCodeState } from '~/domain/second-step/codes.server'
import { type TenantContact, tenantContact } from '~/domain/tenants/contact.server'
import { keepLanguage } from '~/i18n/language'
import { paths } from '~/paths'

/** What stands between a link and the payslips: nothing of the person, the firm alone. */
export interface CodePageData {
  token: string
  firm: TenantContact
  state: CodeState
  formKeys: { request: string; code: string }
}

export async function codePageData(request: Request, token: string | undefined): Promise<CodePageData> {
  const link = await requireCodeLink(request, token)
  return {
    token: link.token,
    firm: await tenantContact(reader, link.scope.tenantId),
    state: await readCodeState(reader, link.scope),
    formKeys: { request: randomUUID(), code: randomUUID() },
  }
}

/** The link of whoever still has to enter a code; everybody else is led to the payslips. */
export async function requireCodeLink(
  request: Request,
  token: string | undefined,
): Promise<{ scope: LinkScope; token: string }> {
  const link = await requireLink(request, 'mitarbeiter-portal', token)
  if (await needsSecondStep(request, link.scope)) return link
  throw redirect(keepLanguage(paths.employeePortal(link.token), new URL(request.url).search), 303)
}
