import { redirect, type TypedResponse } from '@remix-run/node'
import { keepLanguage } from '~/i18n/language'
import { savedPath } from '~/paths'

/** 303 to another page of ours, in the language that the reader has chosen. */
export function seeOther(
  request: Request,
  path: string,
  headers?: Record<string, string>,
): TypedResponse<never> {
  const location = keepLanguage(path, new URL(request.url).search)
  return redirect(location, { status: 303, ...(headers ? { headers } : {}) })
}

/** 303 to the page that says what was saved. */
export function saved(request: Request, path: string, what: string): TypedResponse<never> {
  return seeOther(request, savedPath(path, what))
}
