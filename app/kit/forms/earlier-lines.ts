import type { EarlierLine } from '~/domain/invoices/drafts/earlier-lines.server'
import { taxChoiceOf } from '~/domain/invoices/drafts/tax-choices'
import { priceAsEntered } from './decimal'
import type { LinePart } from './priced-lines'

export type Suggestion = Record<
  Extract<LinePart, 'article' | 'description' | 'unit' | 'price' | 'tax'>,
  string
> & { isGross: boolean }

export function suggestionOf(line: EarlierLine): Suggestion {
  return {
    article: line.articleNumber ?? '',
    description: line.description,
    unit: line.unit,
    price: priceAsEntered(line.unitPrice),
    tax: taxChoiceOf(line),
    isGross: line.isGross === true,
  }
}
