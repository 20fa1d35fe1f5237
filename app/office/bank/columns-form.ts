import * as z from 'zod'
import { MAPPED_FIELDS, type MappedField } from '~/domain/bank/formats/csv/column-map'
import { line } from '~/kit/forms/fields'

export const LAYOUT_NAME_FIELD = 'bezeichnung'
export const DECIMAL_FIELD = 'komma'
export const DATES_FIELD = 'datum'
/** Asked for where the file does not say whose it is. */
export const ACCOUNT_FIELD = 'konto'
const LONGEST_NAME = 60

const COLUMN = /^spalte_(\d{1,3})$/

export function columnField(at: number): string {
  return `spalte_${at}`
}

export const columnsForm = z
  .looseObject({
    [LAYOUT_NAME_FIELD]: line(LONGEST_NAME, 'bank_layout_unnamed'),
    [DECIMAL_FIELD]: z.enum([',', '.', 'file']).catch('file'),
    [DATES_FIELD]: z.enum(['DMY', 'YMD', 'MDY']).catch('DMY'),
    [ACCOUNT_FIELD]: z.string().max(64).optional(),
  })
  .transform(({ [DECIMAL_FIELD]: decimal, [DATES_FIELD]: dates, [ACCOUNT_FIELD]: account, ...rest }) => ({
    [LAYOUT_NAME_FIELD]: rest[LAYOUT_NAME_FIELD],
    decimal,
    dates,
    accountId: account || undefined,
    /** By the place of the column. */
    fields: new Map(
      Object.entries(rest).flatMap(([name, value]): [number, MappedField][] => {
        const at = COLUMN.exec(name)?.[1]
        const field = MAPPED_FIELDS.find((one) => one === value)
        return at === undefined || field === undefined ? [] : [[Number(at), field]]
      }),
    ),
  }))
