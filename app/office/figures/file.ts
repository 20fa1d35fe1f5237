import type { Args, RouteHandle } from '~/auth/access'
import { madeFile } from '~/http/download.server'
import { languageOf } from '~/i18n/language'
import { figuresFile } from './file.server'
import { readFiguresQuery } from './query'

export const handle = { access: 'see_invoices' } satisfies RouteHandle

export async function loader({ request, scope }: Args<typeof handle>) {
  const query = readFiguresQuery(request, scope.today)
  return madeFile(request, await figuresFile(scope, query, languageOf(request)))
}
