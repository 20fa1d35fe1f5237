import Big from 'big.js'
import type { DateText } from '~/domain/values/calendar'
import type { Cents, DecimalText } from '~/domain/values/money'
import type { DeductionView, InvoiceView, TaxGroupView } from '../issuing/view'

/** The cancellation of an issued invoice: the same lines with every quantity and amount negated. */
export function mirrorOf(
  original: InvoiceView,
  own: { number: string; issuedOn: DateText; note: string | null },
): InvoiceView {
  const { cashDiscount: _, labourCents: __, opening: ___, closing: ____, ...standing } = original
  const { adjustments, roundingCents, deductions, prepaidCents, ...rest } = standing
  return {
    ...rest,
    kind: 'cancellation',
    number: own.number,
    issuedOn: own.issuedOn,
    dueOn: own.issuedOn,
    refersTo: { number: original.number, issuedOn: original.issuedOn },
    lines: original.lines.map((line) => ({
      ...line,
      quantity: negateDecimal(line.quantity),
      ...(line.adjustments ? { adjustments: line.adjustments.map(negated) } : {}),
      netCents: negate(line.netCents),
      ...(line.grossCents === undefined ? {} : { grossCents: negate(line.grossCents) }),
    })),
    ...(adjustments ? { adjustments: adjustments.map(negated) } : {}),
    taxes: original.taxes.map(negatedGroup),
    netCents: negate(original.netCents),
    taxCents: negate(original.taxCents),
    grossCents: negate(original.grossCents),
    ...(roundingCents ? { roundingCents: negate(roundingCents) } : {}),
    ...(deductions ? { deductions: deductions.map(negatedDeduction) } : {}),
    ...(prepaidCents ? { prepaidCents: negate(prepaidCents) } : {}),
    note: own.note,
    payment: { method: 'transfer' },
  }
}

function negated<Adjustment extends { cents: Cents }>(adjustment: Adjustment): Adjustment {
  return { ...adjustment, cents: negate(adjustment.cents) }
}

function negatedGroup(group: TaxGroupView): TaxGroupView {
  return { ...group, netCents: negate(group.netCents), taxCents: negate(group.taxCents) }
}

function negatedDeduction({ taxes, cents, ...advance }: DeductionView): DeductionView {
  return { ...advance, taxes: taxes.map(negatedGroup), cents: negate(cents) }
}

/** Subtracts from 0 to avoid −0. */
function negate(cents: Cents): Cents {
  return 0 - cents
}

function negateDecimal(quantity: DecimalText): DecimalText {
  return new Big(0).minus(quantity).toFixed()
}
