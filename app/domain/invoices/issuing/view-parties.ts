import * as z from 'zod'

// The parties of an issued invoice.

const text = z.string()
const textOrNull = z.string().nullable()

/** An e-invoice address; `scheme` is an EAS code. */
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
  /** Whether the managing director is the owner; absent before 0.4.0. */
  isOwned: z.boolean().optional(),
  /** Absent before 0.12.0, and for an owner or managing director. */
  headedBy: z.enum(['board', 'partners']).optional(),
  /** Of the supervisory board, if there is one (§ 80 AktG); absent before 0.13.0. */
  supervisoryChair: text.optional(),
  /** Where the firm is registered; absent before 0.5.0 and when empty. */
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
  /** Taxed on received payments (§ 20 UStG). */
  isTaxedWhenPaid: z.boolean().optional(),
})

export const buyer = party.extend({
  electronicAddress: electronicAddress.optional(),
  /** The buyer's register number (BT-47). */
  registerNumber: text.optional(),
  /** The seller's number at the buyer. */
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
