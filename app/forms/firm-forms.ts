import * as z from 'zod'
import { isLikeGln, parseGln } from '~/domain/tenants/gln'
import { LEGAL_FORMS } from '~/domain/tenants/legal-form'
import type { Flag } from '~db/schema'
import { electronicAddress, oneOfOrNull, withElectronicAddress } from './electronic-address'
import type { FaultKey } from './faults'
import { inPrint, optionalLine, optionalParagraphs, revision } from './fields'
import { REVISION_FIELD } from './form-fields'
import { phone } from './tenant-fields'
import { ofNumber, optional } from './value-fields'

const LONGEST_TEXT = 500

export const companyForm = z.object({
  legal_form: oneOfOrNull(LEGAL_FORMS),
  managing_director: inPrint(optionalLine(100)),
  supervisory_chair: inPrint(optionalLine(100)),
  seat: inPrint(optionalLine(60)),
  register_court: inPrint(optionalLine(80)),
  register_number: inPrint(optionalLine(20)),
  gln: optional(ofNumber('gln_wrong', isLikeGln), parseGln),
  [REVISION_FIELD]: revision(),
})

export const invoicingForm = z
  .object({
    contact_name: inPrint(optionalLine(100)),
    contact_phone: phone(),
    ...electronicAddress,
    taxation: z.enum(['agreed', 'received'], { error: 'taxation_missing' satisfies FaultKey }),
    is_small_business: ticked(),
    is_property_default: ticked(),
    invoice_opening: inPrint(optionalParagraphs(LONGEST_TEXT)),
    invoice_opening_en: inPrint(optionalParagraphs(LONGEST_TEXT)),
    invoice_closing: inPrint(optionalParagraphs(LONGEST_TEXT)),
    invoice_closing_en: inPrint(optionalParagraphs(LONGEST_TEXT)),
    [REVISION_FIELD]: revision(),
  })
  .transform(withElectronicAddress)

function ticked() {
  return z
    .string()
    .optional()
    .transform((text): Flag => (text ? 1 : 0))
}
