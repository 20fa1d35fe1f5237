import { type Cents, sum } from '~/domain/values/money'

/** A fee, lump sum or interest, as far as it is open. */
export interface OpenCharge {
  id: string
  /** What it is about: of a reminder's fee, all invoices of the reminder. */
  invoiceIds: readonly string[]
  /** The reminder, or the statement of claims, that asked for it. */
  askedBy: string
  isFee: boolean
  openCents: Cents
}

/**
 * The charges that a payer meant who paid invoices and this much more (§ 366 (1) BGB): what one reminder or one statement
 * asks for beside these invoices, or all that is open of them or of the customer, to the cent. None if it is another amount,
 * which is a credit.
 */
export function chargesPaidWith(
  restCents: Cents,
  charges: readonly OpenCharge[],
  invoiceIds: readonly string[],
): OpenCharge[] {
  const theirs = chargesOf(charges, invoiceIds)
  const sources = [...new Set(theirs.map(({ askedBy }) => askedBy))]
  const choices = [
    ...sources.map((source) => theirs.filter(({ askedBy }) => askedBy === source)),
    theirs.filter(({ isFee }) => isFee),
    theirs,
    charges,
  ]
  const meant = choices.find((choice) => sum(choice.map(({ openCents }) => openCents)) === restCents)
  return restCents > 0 ? [...(meant ?? [])] : []
}

/** Those that one of these invoices has caused; of no invoice, all. */
function chargesOf(charges: readonly OpenCharge[], invoiceIds: readonly string[]): readonly OpenCharge[] {
  if (invoiceIds.length === 0) return charges
  return charges.filter((charge) => charge.invoiceIds.some((id) => invoiceIds.includes(id)))
}

/** The charges that only these invoices have caused: § 367 (1) BGB has them paid before the invoices. */
export function chargesBefore(charges: readonly OpenCharge[], invoiceIds: readonly string[]): OpenCharge[] {
  return charges.filter(
    (charge) => charge.invoiceIds.length > 0 && charge.invoiceIds.every((id) => invoiceIds.includes(id)),
  )
}
