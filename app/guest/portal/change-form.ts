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

// Limits of the office's customer form, which the request is copied into.
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
        // Missing on pages rendered before there was a choice of countries.
        country: country().default('DE'),
      })
      .refine(hasPostcodeIfNeeded, missingPostcode)
      .refine(hasPostcode, germanPostcode),
    z.object({ kind: z.literal('bank'), iban: iban(), holder: holder() }),
  ],
  { error: 'choice_gone' satisfies FaultKey },
)
