import type { Args, RouteHandle } from '~/auth/access'
import { download } from '~/http/download.server'
import { languageOf } from '~/i18n/language'
import { contractsFile } from './list-file.server'
import { readContractQuery } from './query'

export const handle = { access: 'see_customers' } satisfies RouteHandle

/** The list as CSV, as it is filtered, all pages of it. */
export async function loader({ request, scope }: Args<typeof handle>) {
  return download(request, await contractsFile(scope, readContractQuery(request), languageOf(request)))
}
