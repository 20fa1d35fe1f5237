import type { Args, RouteHandle } from '~/auth/access'
import { madeFile } from '~/http/download.server'
import { languageOf } from '~/i18n/language'
import { employeesFile } from './page.server'
import { readEmployeeQuery } from './query'

export const handle = { access: 'see_employees' } satisfies RouteHandle

export async function loader({ request, scope }: Args<typeof handle>) {
  return madeFile(request, await employeesFile(scope, readEmployeeQuery(request), languageOf(request)))
}
