import * as z from 'zod'
import type { FaultKey } from '~/kit/forms/faults'
import { iban, inPrint, line, optionalLine } from '~/kit/forms/fields'
import { country } from '~/kit/forms/firm-fields'
import { holder } from '~/kit/forms/name-fields'
import {
  germanPostcode,
  hasPostcode,
  hasPostcodeIfNeeded,
  missingPostcode,
  postcode,
} from '~/kit/forms/postcode'

// As in the office's form for customers: what is wished for here is written there.
const LONGEST_LINE = 100
const LONGEST_CITY = 60

export const portalChangeForm = z.discriminatedUnion(
  'kind',
  [
    z
      .object({
        kind: z.literal('address'),
        street: inPrint(line(LONGEST_LINE, 'street_missing')),
        address_extra: inPrint(optionalLine(LONGEST_LINE)),
        postal_code: postcode(),
        city: inPrint(line(LONGEST_CITY, 'city_missing')),
        // Pages from before there was a list send none.
        country: country().default('DE'),
      })
      .refine(hasPostcodeIfNeeded, missingPostcode)
      .refine(hasPostcode, germanPostcode),
    z.object({ kind: z.literal('bank'), iban: iban(), holder: holder() }),
  ],
  { error: 'choice_gone' satisfies FaultKey },
)
