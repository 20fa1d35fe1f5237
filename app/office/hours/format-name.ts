import { useTexts } from '~/kit/language'
import type { HandoverFormat } from '~db/schema'

/** Product names, the same in every language. */
const PROGRAMS = { lodas: 'DATEV LODAS', lug: 'DATEV Lohn und Gehalt' }

export function useFormatName(): (format: HandoverFormat) => string {
  const { table } = useTexts().handover
  return (format) => (format === 'csv' ? table : PROGRAMS[format])
}
