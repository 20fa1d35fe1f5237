import type { CsvLayout } from './layout'
import { ENGLISH_LAYOUTS } from './layouts-in-english'
import { BANK_LAYOUTS } from './layouts-of-banks'
import { DIRECT_LAYOUTS } from './layouts-of-direct-banks'
import { SERVICE_LAYOUTS } from './layouts-of-services'

/** The layouts that we know. */
export const CSV_LAYOUTS: readonly CsvLayout[] = [
  ...BANK_LAYOUTS,
  ...DIRECT_LAYOUTS,
  ...SERVICE_LAYOUTS,
  ...ENGLISH_LAYOUTS,
]
