import type { Args, RouteHandle } from '~/auth/access'
import { madeFile } from '~/http/download.server'
import { languageOf } from '~/i18n/language'
import { usersFile } from './list-file.server'

export const handle = { access: 'manage_firm' } satisfies RouteHandle

/** The list as CSV. */
export async function loader({ request, scope }: Args<typeof handle>) {
  return madeFile(request, await usersFile(scope, languageOf(request)))
}
