import type { SellerView } from '~/domain/invoices/view'

type Head = Pick<SellerView, 'managingDirector' | 'isOwned' | 'headedBy'>
type HeadTexts = Record<'managingDirector' | 'owner' | 'board' | 'partners', (name: string) => string>

/** Who runs the firm, called as its legal form has it; null where nobody is named. */
export function headOfFirm({ managingDirector, isOwned, headedBy }: Head, texts: HeadTexts): string | null {
  if (!managingDirector) return null
  return texts[isOwned ? 'owner' : (headedBy ?? 'managingDirector')](managingDirector)
}
