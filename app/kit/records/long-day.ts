import type { DateText } from '~/domain/values/calendar'
import { formatLongDate } from '~/i18n/format'
import { useLanguage } from '../language'

export function useLongDay(day: DateText | null): string | null {
  const language = useLanguage()
  return day && formatLongDate(day, language)
}
