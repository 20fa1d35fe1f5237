import type { Args, RouteHandle } from '~/auth/access'
import { download } from '~/http/download.server'
import { languageOf } from '~/i18n/language'
import { mandatesFile } from './list-file.server'
import { readMandateQuery } from './query'

export const handle = { access: 'see_customers' } satisfies RouteHandle

/** The list as CSV, as it is filtered, all pages of it. */
export async function loader({ request, scope }: Args<typeof handle>) {
  return download(request, await mandatesFile(scope, readMandateQuery(request), languageOf(request)))
}
