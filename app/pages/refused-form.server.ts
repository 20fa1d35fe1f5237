import { data } from '@remix-run/node'
import type { LinkScope } from '~/domain/scope'
import { findRefusal, keepRefusal, type RefusedForm } from '~/forms/kept-refusals.server'
import { seeOther } from '~/http/redirect.server'
import { REFUSED_PARAMETER, refusedPath } from '~/paths'

/** 303 to the page, which gives the form back: "Back" and "Reload" ask for a page, and never send a form again. */
export function giveBack(request: Request, scope: LinkScope, page: string, refused: RefusedForm) {
  return seeOther(request, refusedPath(page, keepRefusal(scope.linkId, refused)))
}

/** The form that the page's address says to give back, if it is still kept. */
export function refusedFormOf(request: Request, scope: LinkScope): RefusedForm | null {
  const key = new URL(request.url).searchParams.get(REFUSED_PARAMETER)
  return (key && findRefusal(scope.linkId, key)) || null
}

/** A page answers with what happened to the form that it gives back: 422, or 429 with the seconds to wait. */
export function pageWith<Data extends { refused: RefusedForm | null }>(page: Data) {
  const { refused } = page
  if (refused === null) return data(page)
  if (refused.wait === 0) return data(page, { status: 422 })
  return data(page, { status: 429, headers: { 'Retry-After': String(refused.wait) } })
}
