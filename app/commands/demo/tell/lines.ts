import type { DraftLine } from '~/domain/invoices/drafts/draft-lines'
import type { Firm } from '../firm'
import type { Line, Range } from '../story'

/** What is billed, with a quantity that the seed decides by the name of the invoice where the story leaves it open. */
export function draftLine(firm: Firm, { only: _, ...line }: Line, name: string): DraftLine {
  const { quantity, taxCategory = 'S', taxRate = '19' } = line
  return {
    ...line,
    quantity: typeof quantity === 'string' ? quantity : String(drawn(firm, name, quantity)),
    taxCategory,
    taxRate,
  }
}

export function drawn({ dice }: Firm, name: string, range: number | Range): number {
  return typeof range === 'number' ? range : dice.between(name, ...range)
}
