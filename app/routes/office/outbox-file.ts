import type { Args, RouteHandle } from '~/auth/access'
import { readMailQuery } from '~/forms/outbox-query'
import { madeFile } from '~/http/download.server'
import { languageOf } from '~/i18n/language'
import { outboxFile } from '~/pages/outbox-file.server'

export const handle = { access: 'use_office' } satisfies RouteHandle

/** The list as CSV, as it is filtered, all pages of it. */
export async function loader({ request, scope }: Args<typeof handle>) {
  return madeFile(request, await outboxFile(scope, readMailQuery(request), languageOf(request)))
}
