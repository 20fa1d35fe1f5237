import type { DateText } from '~/domain/values/calendar'
import { type Cents, type DecimalText, eurosOf } from '~/domain/values/money'
import type { TaxCategory } from '~db/schema'
import type { InvoiceTotals } from '../issuing/totals'
import type { InvoiceLineView } from '../issuing/view'
import type { Adjustment, CalculatedAdjustment } from './adjustments'
import type { Labour } from './labour'

/** `unit` is a UN/ECE Rec 20 code, `unitPrice` in euros, `taxRate` in percent. */
export interface DraftLine {
  articleNumber?: string | undefined
  /** Item name. */
  description: string
  details?: string | undefined
  quantity: DecimalText
  unit: string
  unitPrice: DecimalText
  /** Whether price and amounts include VAT. */
  isGross?: boolean | undefined
  adjustments?: readonly Adjustment[] | undefined
  labour?: Labour | undefined
  periodFrom?: DateText | undefined
  periodTo?: DateText | undefined
  taxCategory: TaxCategory
  taxRate: DecimalText
  taxReason?: string | undefined
}

type Calculated = Pick<InvoiceTotals, 'lineNetCents' | 'lineAdjustments'> &
  Partial<Pick<InvoiceTotals, 'linePrices' | 'lineCents'>>

export function lineViews(
  lines: readonly DraftLine[],
  { lineNetCents, lineAdjustments, linePrices, lineCents }: Calculated,
): InvoiceLineView[] {
  return lines.map(({ adjustments: _, labour: __, isGross = false, ...line }, index) => ({
    position: index + 1,
    ...line,
    unitPrice: linePrices?.[index] ?? line.unitPrice,
    ...(isGross ? { grossPrice: line.unitPrice, grossCents: lineCents?.[index] ?? 0 } : {}),
    ...(lineAdjustments[index]?.length ? { adjustments: lineAdjustments[index] } : {}),
    netCents: lineNetCents[index] ?? 0,
  }))
}

export interface StoredLine extends DraftLine {
  netCents: Cents
}

/** Lines of a frozen view as they are stored; percentages become amounts. */
export function storedLines(lines: readonly InvoiceLineView[]): StoredLine[] {
  return lines.map(({ adjustments = [], grossPrice: _, grossCents: __, ...line }) => ({
    ...line,
    adjustments: adjustments.map(({ kind, reason, cents }: CalculatedAdjustment) => ({
      kind,
      reason,
      // Reversed lines have reversed adjustments (see `adjustments.ts`).
      amount: eurosOf(line.quantity.startsWith('-') ? -cents : cents),
    })),
  }))
}
