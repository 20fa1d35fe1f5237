import type { SellerView } from '~/domain/invoices/issuing/view'

type Head = Pick<SellerView, 'managingDirector' | 'isOwned' | 'headedBy'> & {
  supervisoryChair?: string | null | undefined
}
type HeadTexts = Record<
  'managingDirector' | 'owner' | 'board' | 'partners' | 'supervisoryChair',
  (name: string) => string
>

/** Managing director, owner, board or partners, and the chair of the supervisory board; null if none is named. */
export function headOfFirm(head: Head, texts: HeadTexts): string | null {
  const { managingDirector, supervisoryChair, isOwned, headedBy } = head
  const runs =
    managingDirector && texts[isOwned ? 'owner' : (headedBy ?? 'managingDirector')](managingDirector)
  const watches = supervisoryChair && texts.supervisoryChair(supervisoryChair)
  return [runs, watches].filter(Boolean).join(', ') || null
}
