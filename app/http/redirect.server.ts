import { redirect, type TypedResponse } from '@remix-run/node'
import { keepLanguage } from '~/i18n/language'
import type { SavedKey, SavingArea } from '~/i18n/texts'
import { savedPath } from '~/paths'

/** 303 to another of our pages, in the language the reader has chosen. */
export function seeOther(
  request: Request,
  path: string,
  headers?: Record<string, string>,
): TypedResponse<never> {
  const location = keepLanguage(path, new URL(request.url).search)
  return redirect(location, { status: 303, ...(headers ? { headers } : {}) })
}

/** 303 to the page that says what was saved, in the words of its area: `saved<'users'>(…)`. */
export function saved<Area extends SavingArea>(
  request: Request,
  path: string,
  what: SavedKey<Area>,
): TypedResponse<never> {
  return seeOther(request, savedPath<Area>(path, what))
}
