import * as z from 'zod'
import { ADDRESS_SCHEMES, parseElectronicAddress } from '~/domain/tenants/electronic-address'
import { parseGln } from '~/domain/tenants/gln'
import { LEGAL_FORMS } from '~/domain/tenants/legal-form'
import type { Flag } from '~db/schema'
import type { FaultKey } from './faults'
import { optionalLine, revision } from './fields'
import { REVISION_FIELD } from './form-fields'
import { phone } from './tenant-fields'
import { optional } from './value-fields'

const LONGEST_TEXT = 500

export const companyForm = z.object({
  legal_form: oneOfOrNull(LEGAL_FORMS),
  managing_director: optionalLine(100),
  seat: optionalLine(60),
  register_court: optionalLine(80),
  register_number: optionalLine(20),
  gln: optional('gln_wrong', parseGln),
  [REVISION_FIELD]: revision(),
})

export const invoicingForm = z
  .object({
    contact_name: optionalLine(100),
    contact_phone: phone(),
    electronic_address_scheme: oneOfOrNull(ADDRESS_SCHEMES),
    electronic_address: optionalLine(100),
    taxation: z.enum(['agreed', 'received'], { error: 'taxation_missing' satisfies FaultKey }),
    is_small_business: ticked(),
    is_property_default: ticked(),
    invoice_opening: optionalLine(LONGEST_TEXT),
    invoice_closing: optionalLine(LONGEST_TEXT),
    [REVISION_FIELD]: revision(),
  })
  .transform((values, context) => {
    const { electronic_address_scheme: scheme, electronic_address: text } = values
    if (scheme === null && text === null) return values
    const address = scheme !== null && text !== null ? parseElectronicAddress(scheme, text) : undefined
    if (address !== undefined) return { ...values, electronic_address: address }
    const message: FaultKey = scheme === null ? 'address_scheme_missing' : 'electronic_address_wrong'
    const path = [scheme === null ? 'electronic_address_scheme' : 'electronic_address']
    context.addIssue({ code: 'custom', message, path })
    return z.NEVER
  })

function ticked() {
  return z
    .string()
    .optional()
    .transform((text): Flag => (text ? 1 : 0))
}

/** Null where nothing, or nothing that is offered, is chosen. */
function oneOfOrNull<const Values extends readonly string[]>(values: Values) {
  return z.enum(values).nullable().catch(null).default(null)
}
