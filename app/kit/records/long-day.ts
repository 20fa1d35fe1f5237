import type { DateText } from '~/domain/values/calendar'
import { formatLongDate } from '~/i18n/format'
import { useLanguage } from '../language'

/** A day in the reader's words, where there is one. */
export function useLongDay(day: DateText | null): string | null {
  const language = useLanguage()
  return day && formatLongDate(day, language)
}
