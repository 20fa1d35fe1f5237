import * as z from 'zod'
import type { ReplaySpan } from '~/domain/events/replay.server'
import { day, listQuery, oneOf } from '~/kit/forms/list-query'
import { date } from '~/kit/forms/value-fields'

export const FROM_FIELD = 'von'
export const TO_FIELD = 'bis'
export const WHICH_FIELD = 'was'
export const MISSING = 'fehlend'
export const ALL = 'alles'

/** What is counted; a day that is missing or none is undefined. */
const query = listQuery<{ from: string | undefined; to: string | undefined; all: boolean }>({
  from: day(FROM_FIELD),
  to: day(TO_FIELD),
  all: oneOf(WHICH_FIELD, { [ALL]: true }, false),
})

export const readSpan: typeof query.read = query.read

/** What was counted, to be sent. */
export const replayForm = z
  .object({
    [FROM_FIELD]: date('date_missing'),
    [TO_FIELD]: date('date_missing'),
    [WHICH_FIELD]: z.enum([MISSING, ALL]),
  })
  .transform(
    (form): ReplaySpan => ({
      from: form[FROM_FIELD],
      to: form[TO_FIELD],
      all: form[WHICH_FIELD] === ALL,
    }),
  )
