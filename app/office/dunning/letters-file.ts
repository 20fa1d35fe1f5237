import type { Args, RouteHandle } from '~/auth/access'
import { renderDunningNotice } from '~/documents/dunning-notice-pdf.server'
import { zip } from '~/documents/zip.server'
import { listLettersOfToday } from '~/domain/dunning/notices.server'
import type { OfficeScope } from '~/domain/kernel/scope'
import { readLetterhead } from '~/domain/letterhead/logo.server'
import { house } from '~/house.server'
import { madeStream } from '~/http/download.server'
import { seeOther } from '~/http/redirect.server'
import { paths } from '~/paths'
import { letterToTake } from './letter-to-take.server'

export const handle = { access: 'see_invoices' } satisfies RouteHandle

/** Today's letters, each a file, to be printed together. */
export async function loader({ request, scope }: Args<typeof handle>) {
  const ids = await listLettersOfToday(house.reader, scope)
  if (ids.length === 0) return seeOther(request, paths.dunningNotices())
  return madeStream(request, {
    chunks: zip(lettersOf(request, scope, ids), scope.today),
    mediaType: 'application/zip',
    fileName: `Mahnungen-${scope.today}.zip`,
  })
}

async function* lettersOf(request: Request, scope: OfficeScope, ids: readonly string[]) {
  const letterhead = await readLetterhead(house.reader, scope)
  for (const [index, id] of ids.entries()) {
    const { fileName, bytes } = await renderDunningNotice(await letterToTake(request, scope, id), letterhead)
    // Two customers may have the same name.
    yield { fileName: `${String(index + 1).padStart(3, '0')}-${fileName}`, bytes }
  }
}
