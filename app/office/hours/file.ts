import type { Args, RouteHandle } from '~/auth/access'
import { madeFile } from '~/http/download.server'
import { languageOf } from '~/i18n/language'
import { readMonthQuery } from '~/kit/forms/month-query'
import { hoursFile } from '~/kit/months/lists.server'

export const handle = { access: 'see_employees' } satisfies RouteHandle

export async function loader({ request, scope }: Args<typeof handle>) {
  return madeFile(request, await hoursFile(scope, readMonthQuery(request), languageOf(request)))
}
