import * as z from 'zod'

// Who and where, as an issued invoice says it.

const text = z.string()
const textOrNull = z.string().nullable()

/** An address for e-invoices; the scheme is of the EAS code list. */
const electronicAddress = z.object({ scheme: text, value: text })

export const party = z.object({
  name: text,
  contactName: textOrNull,
  street: text,
  addressExtra: textOrNull,
  postalCode: text,
  city: text,
  /** ISO 3166-1 alpha-2. */
  country: text,
  email: textOrNull,
  phone: textOrNull,
  vatId: textOrNull,
})

export const seller = party.extend({
  website: textOrNull,
  managingDirector: textOrNull,
  /** Whether the managing director is the owner; not said before 0.4.0. */
  isOwned: z.boolean().optional(),
  /** Who it is, where it is neither; not said before 0.12.0. */
  headedBy: z.enum(['board', 'partners']).optional(),
  /** Of the supervisory board, where there is one (§ 80 AktG); not said before 0.13.0. */
  supervisoryChair: text.optional(),
  /** Where the register has the firm; these are not said before 0.5.0, nor where the firm says nothing. */
  seat: text.optional(),
  contactPhone: text.optional(),
  registerEntry: textOrNull,
  taxNumber: textOrNull,
  bankName: textOrNull,
  iban: textOrNull,
  bic: textOrNull,
  creditorId: textOrNull,
  electronicAddress: electronicAddress.optional(),
  gln: text.optional(),
  /** § 19 UStG. */
  isSmallBusiness: z.boolean().optional(),
  /** On received payment (§ 20 UStG). */
  isTaxedWhenPaid: z.boolean().optional(),
})

export const buyer = party.extend({
  electronicAddress: electronicAddress.optional(),
  /** Where a register has the buyer (BT-47). */
  registerNumber: text.optional(),
  /** What the buyer calls the seller by. */
  supplierNumber: text.optional(),
})

export const delivery = z.object({
  name: text,
  street: text,
  addressExtra: textOrNull,
  postalCode: text,
  city: text,
  /** ISO 3166-1 alpha-2. */
  country: text,
})
