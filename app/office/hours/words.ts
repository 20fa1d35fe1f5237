import { HOUR_FIELDS } from '~/domain/hours/amounts'
import type { Kinds } from '~/domain/hours/kinds'
import type { Amounts } from '~/domain/hours/paste-finding'
import type { WorkTime } from '~/domain/hours/times'
import { formatDecimal } from '~/i18n/format'
import { useLanguage, useTexts } from '~/kit/language'

export function useHoursWords() {
  const { cell, fields } = useTexts().hours
  const language = useLanguage()
  const decimal = (text: string) => formatDecimal(text, language)
  return {
    pair: ({ hours, overtime }: { hours: string; overtime: string }) =>
      cell.history.hours(decimal(hours), decimal(overtime)),
    kinds: (kinds: Kinds) =>
      HOUR_FIELDS.flatMap((field) =>
        field !== 'hours' && field !== 'overtime' && kinds[field]
          ? [cell.history.amount(fields[field], decimal(kinds[field]))]
          : [],
      ),
    times: (times: readonly WorkTime[]) =>
      times.map(({ kind, amount, costCentre }) =>
        cell.history.amount(
          costCentre === null ? fields[kind] : cell.history.costCentre(fields[kind], costCentre),
          decimal(amount),
        ),
      ),
    changes: (before: Amounts, after: Amounts) =>
      HOUR_FIELDS.flatMap((field) => {
        const [old, now] = [before[field], after[field]]
        if (now === undefined || (old ?? '0') === now) return []
        const difference = cell.change(old === undefined ? '–' : decimal(old), decimal(now))
        return [cell.history.amount(fields[field], difference)]
      }),
  }
}
