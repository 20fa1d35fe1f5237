import type { Notice } from '~/domain/dunning/notice'
import { printNotice, readNoticePaper } from '~/domain/dunning/paper.server'
import type { OfficeScope } from '~/domain/kernel/scope'
import { house } from '~/house.server'
import { isPrinting } from '~/kit/printing.server'

/** What the letter of a notice says, which leaves with it if it is taken to be printed. @throws NotFound */
export function letterToTake(request: Request, scope: OfficeScope, noticeId: string): Promise<Notice> {
  return isPrinting(request, scope)
    ? printNotice(house, scope, noticeId)
    : readNoticePaper(house.reader, scope, noticeId)
}
