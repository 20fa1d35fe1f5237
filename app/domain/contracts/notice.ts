import { addMonths, type DateText, daysOfMonth, monthOf } from '../values/calendar'

export interface NoticeTerms {
  startsOn: DateText
  endsOn: DateText | null
  noticeMonths: number
}

/**
 * The day on which a contract ends, or could end. `ended`: it is over. `ending`: it ends then by itself, before notice
 * given today would end it. `running`: notice given today ends it then.
 */
export interface ContractEnd {
  state: 'ended' | 'ending' | 'running'
  on: DateText
}

/** Notice runs in whole months from today, or from the start if that is later, to the end of a month. */
export function earliestEnd(contract: NoticeTerms, today: DateText): ContractEnd {
  const { startsOn, endsOn, noticeMonths } = contract
  if (endsOn !== null && endsOn < today) return { state: 'ended', on: endsOn }
  const noticeFrom = startsOn > today ? startsOn : today
  const byNotice = daysOfMonth(monthOf(addMonths(noticeFrom, noticeMonths))).last
  if (endsOn !== null && endsOn <= byNotice) return { state: 'ending', on: endsOn }
  return { state: 'running', on: byNotice }
}
