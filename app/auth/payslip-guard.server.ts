import type { LinkScope } from '~/domain/kernel/scope'
import { hasPass, isPortalCodeDemanded } from '~/domain/portal-code/passes.server'
import { house } from '~/house.server'
import { seeOther } from '~/http/redirect.server'
import { paths } from '~/paths'
import type { LinkVisitor } from './access'
import { admitByLink, type LinkUse } from './link-guard.server'
import { portalPassHash } from './portal-pass.server'

/**
 * An employee's link; redirects to the code page if the firm asks for a code that this browser has not
 * entered.
 */
export async function admitToPayslips(
  request: Request,
  { isDownload }: Pick<LinkUse, 'isDownload'>,
  token?: string,
): Promise<LinkVisitor> {
  const visitor = await admitByLink(request, { purpose: 'mitarbeiter-portal', isDownload }, token)
  if (await needsCode(request, visitor.scope)) throw seeOther(request, paths.employeeCode(visitor.token))
  return visitor
}

/** Admits an employee's link whose code has yet to be entered; otherwise redirects to the payslips. */
export async function admitToCode(request: Request, token?: string): Promise<LinkVisitor> {
  const visitor = await admitByLink(request, { purpose: 'mitarbeiter-portal' }, token)
  if (await needsCode(request, visitor.scope)) return visitor
  throw seeOther(request, paths.employeePortal(visitor.token))
}

async function needsCode(request: Request, scope: LinkScope): Promise<boolean> {
  if (!(await isPortalCodeDemanded(house.reader, scope))) return false
  const tokenHash = await portalPassHash(request)
  return tokenHash === undefined || !(await hasPass(house.reader, scope, tokenHash))
}
