import type { Args, RouteHandle } from '~/auth/access'
import { readMandateQuery } from '~/forms/mandate-query'
import { download } from '~/http/download.server'
import { languageOf } from '~/i18n/language'
import { mandatesFile } from '~/pages/mandates-file.server'

export const handle = { access: 'see_customers' } satisfies RouteHandle

/** The list as CSV, as it is filtered, all pages of it. */
export async function loader({ request, scope }: Args<typeof handle>) {
  return download(request, await mandatesFile(scope, readMandateQuery(request), languageOf(request)))
}
