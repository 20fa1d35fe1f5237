import type { CsvLayout } from './csv-layout'
import { ENGLISH_LAYOUTS } from './csv-layouts-in-english'
import { BANK_LAYOUTS } from './csv-layouts-of-banks'
import { SERVICE_LAYOUTS } from './csv-layouts-of-services'

/** The layouts that we know. */
export const CSV_LAYOUTS: readonly CsvLayout[] = [...BANK_LAYOUTS, ...SERVICE_LAYOUTS, ...ENGLISH_LAYOUTS]
