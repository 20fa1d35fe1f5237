import type { MonthQuery } from '~/domain/employees/of-month.server'
import { type MonthText, shiftMonth } from '~/domain/values/calendar'
import { formatMonth } from '~/i18n/format'
import { type MonthList, monthPath } from '../forms/month-query'
import { useLanguage, useTexts } from '../language'
import { Tabs } from '../records/tabs'

interface Props {
  list: MonthList
  query: MonthQuery & { month: MonthText }
  thisMonth: MonthText
}

export function MonthSwitch({ list, query, thisMonth }: Props) {
  const label = useTexts()[list].months
  return (
    <MonthTabs
      label={label}
      month={query.month}
      last={thisMonth}
      pathOf={(month) => monthPath(list, { ...query, month, place: { page: 1 } })}
    />
  )
}

interface TabsProps {
  label: string
  month: MonthText
  /** No month after this is offered. */
  last?: MonthText
  pathOf: (month: MonthText) => string
}

/** The month that is shown, between the one before and the one after. */
export function MonthTabs({ label, month, last, pathOf }: TabsProps) {
  const language = useLanguage()
  const months = [-1, 0, 1]
    .map((offset) => shiftMonth(month, offset))
    .filter((one) => one === month || last === undefined || one <= last)
  const tabs = months.map((one) => ({
    label: formatMonth(one, language),
    to: pathOf(one),
    isCurrent: one === month,
  }))
  return <Tabs label={label} tabs={tabs} />
}
