import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { DateText } from '../values/calendar'
import { lapsedBefore, type MandateState } from './state'

/** As the index on the last use is written. */
export const USED_ON = sql<DateText>`coalesce(mandates.last_used_on, mandates.signed_on)`

/** `stateOfMandate` in SQL. */
export function stateOnDay(today: DateText): RawBuilder<MandateState> {
  return sql<MandateState>`case when ${whereState('lapsed', today)} then 'lapsed'
    when mandates.stop_code is not null then 'stopped' else mandates.status end`
}

export function whereState(state: MandateState, today: DateText): RawBuilder<SqlBool> {
  if (state === 'lapsed')
    return sql<SqlBool>`(mandates.status = 'active' and ${USED_ON} < ${lapsedBefore(today)})`
  if (state === 'active')
    return sql<SqlBool>`(mandates.status = 'active' and ${USED_ON} >= ${lapsedBefore(today)})`
  if (state === 'stopped')
    return sql<SqlBool>`(mandates.status = 'revoked' and mandates.stop_code is not null)`
  if (state === 'revoked') return sql<SqlBool>`(mandates.status = 'revoked' and mandates.stop_code is null)`
  return sql<SqlBool>`mandates.status = ${state}`
}
