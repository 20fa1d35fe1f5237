import * as z from 'zod'
import { isLikeGln, parseGln } from '~/domain/tenants/gln'
import { LEGAL_FORMS } from '~/domain/tenants/legal-form'
import { electronicAddress, oneOfOrNull, withElectronicAddress } from '~/kit/forms/electronic-address'
import type { FaultKey } from '~/kit/forms/faults'
import { inPrint, optionalLine, optionalParagraphs, revision } from '~/kit/forms/fields'
import { phone } from '~/kit/forms/firm-fields'
import { REVISION_FIELD } from '~/kit/forms/form-fields'
import { ofNumber, optional } from '~/kit/forms/value-fields'
import type { Flag } from '~db/schema'

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
