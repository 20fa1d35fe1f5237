import { redirect, type TypedResponse } from '@remix-run/node'
import { keepLanguage } from '~/i18n/language'
import type { SavedKey, SavingArea } from '~/i18n/texts'
import { SAVED_PARAMETER, savedPath } from '~/paths'
import { confirm, isConfirmed } from './confirmations.server'

/** 303 to another page of ours, keeping the language. */
export function seeOther(
  request: Request,
  path: string,
  headers?: Record<string, string>,
): TypedResponse<never> {
  const location = keepLanguage(path, new URL(request.url).search)
  return redirect(location, { status: 303, ...(headers ? { headers } : {}) })
}

/**
 * 303 to the page that says what was saved, in the words of its area: `saved<'users'>(…)`. The page says so for some
 * minutes and no longer, so that no bookmark says it again.
 */
export function saved<Area extends SavingArea>(
  request: Request,
  path: string,
  what: SavedKey<Area>,
): TypedResponse<never> {
  return seeOther(request, confirmedPath<Area>(path, what))
}

/** The page's address with its confirmation, valid for some minutes. */
export function confirmedPath<Area extends SavingArea>(path: string, what: SavedKey<Area>): string {
  confirm(path.split('?')[0] ?? path, what)
  return savedPath<Area>(path, what)
}

export function justSaved(request: Request): string | null {
  const { pathname, searchParams } = new URL(request.url)
  const what = searchParams.get(SAVED_PARAMETER)
  return what !== null && isConfirmed(pathname, what) ? what : null
}
