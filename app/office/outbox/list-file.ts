import type { Args, RouteHandle } from '~/auth/access'
import { madeFile } from '~/http/download.server'
import { languageOf } from '~/i18n/language'
import { outboxFile } from './list-file.server'
import { readMailQuery } from './list-query'

export const handle = { access: 'use_office' } satisfies RouteHandle

export async function loader({ request, scope }: Args<typeof handle>) {
  return madeFile(request, await outboxFile(scope, readMailQuery(request), languageOf(request)))
}
