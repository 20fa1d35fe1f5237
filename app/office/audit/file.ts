import type { Args, RouteHandle } from '~/auth/access'
import { madeFile } from '~/http/download.server'
import { languageOf } from '~/i18n/language'
import { auditFile } from './file.server'
import { readAuditQuery } from './query'

export const handle = { access: 'see_audit' } satisfies RouteHandle

export async function loader({ request, scope }: Args<typeof handle>) {
  return madeFile(request, await auditFile(scope, readAuditQuery(request), languageOf(request)))
}
