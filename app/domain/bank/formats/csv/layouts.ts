import type { CsvLayout } from './layout'
import { ENGLISH_LAYOUTS } from './layouts-in-english'
import { BANK_LAYOUTS } from './layouts-of-banks'
import { SERVICE_LAYOUTS } from './layouts-of-services'

/** The layouts that we know. */
export const CSV_LAYOUTS: readonly CsvLayout[] = [...BANK_LAYOUTS, ...SERVICE_LAYOUTS, ...ENGLISH_LAYOUTS]
