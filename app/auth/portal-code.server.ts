import { redeemCode } from '~/domain/portal-code/codes.server'
import { house } from '~/house.server'
import { askedCodeTries } from '~/http/rate-limits.server'
import { seeOther } from '~/http/redirect.server'
import { portalCodeForm } from '~/kit/forms/account-forms.server'
import type { FormRefusal } from '~/kit/forms/faults'
import { readForm } from '~/kit/forms/form.server'
import { giveBack } from '~/kit/forms/refused-form.server'
import { paths } from '~/paths'
import type { LinkVisitor } from './access'
import { findAskedCode } from './asked-code.server'
import { newPortalPass } from './portal-pass.server'

export async function enterPortalCode({ request, scope, token }: LinkVisitor & { request: Request }) {
  const page = paths.employeeCode(token)
  const refuse = (refusal: FormRefusal) => giveBack(request, page, { form: 'code', refusal, wait: 0 })
  const form = await readForm(request, scope.linkId, portalCodeForm)
  if (form.outcome === 'trapped') return seeOther(request, page)
  if (form.outcome === 'refused') return refuse(form.refusal)
  const { tokenHash, setCookie } = await newPortalPass(token)
  const askedId = await countedHere(request)
  const outcome = await redeemCode(house, scope, { entered: form.values.code, tokenHash, askedId })
  if (outcome === 'wrong') return refuse({ faults: { code: 'portal_code_wrong' }, values: {} })
  if (outcome === 'ended') return refuse({ faults: { form: 'portal_code_ended' }, values: {} })
  return seeOther(request, paths.employeePortal(token), { 'Set-Cookie': setCookie })
}

/** The code requested by this browser, unless its own attempts are used up: then it is counted like any other. */
async function countedHere(request: Request): Promise<string | undefined> {
  const asked = await findAskedCode(request)
  return asked && (await askedCodeTries.hit(asked.name)) === 0 ? asked.codeId : undefined
}
