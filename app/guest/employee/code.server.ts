import { randomUUID } from 'node:crypto'
import type { LinkVisitor } from '~/auth/access'
import { findAskedCode } from '~/auth/asked-code.server'
import { type CodeState, nextCodeAt, readCodeState } from '~/domain/portal-code/codes.server'
import { type TenantContact, tenantContact } from '~/domain/tenants/contact.server'
import { house } from '~/house.server'

/** Names the firm, but reveals nothing about the person. */
export interface CodePageData {
  token: string
  firm: TenantContact
  state: CodeState
  /** When another code can be requested; null for now. */
  nextAt: string | null
  formKeys: { request: string; code: string }
}

export async function codePage({
  request,
  scope,
  token,
}: LinkVisitor & { request: Request }): Promise<CodePageData> {
  return {
    token,
    firm: await tenantContact(house.reader, scope.tenantId),
    state: await readCodeState(house.reader, scope, (await findAskedCode(request))?.codeId),
    nextAt: await nextCodeAt(house.reader, scope),
    formKeys: { request: randomUUID(), code: randomUUID() },
  }
}
