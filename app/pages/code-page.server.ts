import { randomUUID } from 'node:crypto'
import type { LinkVisitor } from '~/auth/access'
import { type CodeState, readCodeState } from '~/domain/portal-code/codes.server'
import { type TenantContact, tenantContact } from '~/domain/tenants/contact.server'
import type { RefusedForm } from '~/forms/kept-refusals.server'
import { house } from '~/house.server'
import { pageWith, refusedFormOf } from './refused-form.server'

/** Shown before the payslips: the firm, but nothing about the person. */
export interface CodePageData {
  token: string
  firm: TenantContact
  state: CodeState
  formKeys: { request: string; code: string }
  refused: RefusedForm | null
}

export async function codePage({ request, scope, token }: LinkVisitor & { request: Request }) {
  return pageWith<CodePageData>({
    token,
    firm: await tenantContact(house.reader, scope.tenantId),
    state: await readCodeState(house.reader, scope),
    formKeys: { request: randomUUID(), code: randomUUID() },
    refused: refusedFormOf(request, scope),
  })
}
