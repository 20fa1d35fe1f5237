import type { Args, RouteHandle } from '~/auth/access'
import { readMonthQuery } from '~/forms/month-query'
import { madeFile } from '~/http/download.server'
import { languageOf } from '~/i18n/language'
import { payslipsFile } from '~/pages/month-lists.server'

export const handle = { access: 'see_employees' } satisfies RouteHandle

/** The list as CSV, as it is filtered, all pages of it. */
export async function loader({ request, scope }: Args<typeof handle>) {
  return madeFile(request, await payslipsFile(scope, readMonthQuery(request), languageOf(request)))
}
