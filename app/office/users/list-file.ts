import type { Args, RouteHandle } from '~/auth/access'
import { listFile } from '~/documents/list-file'
import type { RenderedFile } from '~/domain/documents/render'
import type { OfficeScope } from '~/domain/kernel/scope'
import { listMembers } from '~/domain/users/members/members.server'
import { house } from '~/house.server'
import { madeFile } from '~/http/download.server'
import { languageOf } from '~/i18n/language'
import { textsOf } from '~/i18n/texts'
import type { Language } from '~db/schema'

export const handle = { access: 'manage_firm' } satisfies RouteHandle

export async function loader({ request, scope }: Args<typeof handle>) {
  return madeFile(request, await usersFile(scope, languageOf(request)))
}

async function usersFile(scope: OfficeScope, language: Language): Promise<RenderedFile> {
  const { users: texts, office } = textsOf(language)
  return listFile({
    fileName: 'personen.csv',
    rows: await listMembers(house.reader, scope),
    columns: [
      [texts.name, ({ name }) => name],
      [texts.email, ({ email }) => email],
      [texts.role, ({ role }) => office.roles[role]],
      [texts.status, ({ status }) => texts.statuses[status]],
    ],
  })
}
