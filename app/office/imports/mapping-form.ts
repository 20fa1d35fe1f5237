import * as z from 'zod'
import type { Mapping } from '~/domain/imports/table'
import type { FaultKey } from '~/kit/forms/faults'

export function columnField(index: number): string {
  return `spalte_${index}`
}

interface Offer {
  fields: readonly string[]
  /** At least one field of each group must have a column. */
  needed: readonly (readonly string[])[]
  missing: FaultKey
  /** Default values, each with its allowed values. */
  otherwise: Readonly<Record<string, readonly string[]>>
}

/** Maps columns to fields: each field at most once, required ones at least once. */
export function mappingForm(columns: number, { fields, needed, missing, otherwise }: Offer) {
  const names = Array.from({ length: columns }, (_, index) => columnField(index))
  return z.record(z.string(), z.string()).transform((entered, context): Mapping => {
    const chosen = names.map((name) =>
      fields.includes(entered[name] ?? '') ? (entered[name] ?? null) : null,
    )
    const fault = (path: string, message: FaultKey) =>
      context.addIssue({ code: 'custom', message, path: [path] })
    for (const [index, field] of chosen.entries())
      if (field !== null && chosen.indexOf(field) < index)
        fault(columnField(index), 'import_column_twice' satisfies FaultKey)
    if (needed.some((group) => !group.some((field) => chosen.includes(field)))) fault(columnField(0), missing)
    const defaults = Object.entries(otherwise).map(([name, values]) => [
      name,
      values.find((value) => value === entered[name]) ?? values[0] ?? '',
    ])
    return { columns: chosen, defaults: Object.fromEntries(defaults) as Record<string, string> }
  })
}
