import * as z from 'zod'
import { RETURN_CODES } from '~/domain/values/return-reasons'

export const RETURN_CODE_FIELD = 'rueckgabegrund'

/** Why a debit came back; null where the bank did not say. */
export const returnCode = z
  .enum(['', ...RETURN_CODES])
  .catch('')
  .transform((chosen) => chosen || null)
