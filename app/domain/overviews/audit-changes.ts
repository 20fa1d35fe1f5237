type Plain = string | number | boolean | null

/** A changed field, or a field of a new record; masked if it is stored sealed. */
export interface AuditChange {
  field: string
  /** Undefined if the value was not recorded. */
  before?: Plain | undefined
  after?: Plain | undefined
}

const ROW_ID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/

export function changesOf(before: string | null, after: string | null): AuditChange[] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)]
  const fields = [...new Set([...Object.keys(old), ...Object.keys(now)])]
  return fields.map((field) => ({
    field,
    ...(field in old && { before: old[field] ?? null }),
    ...(field in now && { after: now[field] ?? null }),
  }))
}

export function mentionedIn(changes: readonly AuditChange[]): string[] {
  return changes.flatMap(({ before, after }) => [before, after]).filter(isRowId)
}

function isRowId(value: unknown): value is string {
  return typeof value === 'string' && ROW_ID.test(value)
}

function fieldsOf(json: string | null): Record<string, Plain> {
  const { iban, ...values } = JSON.parse(json ?? '{}')
  // A mandate's IBAN is kept twice: masked, and as a fingerprint, which means nothing to a reader.
  return flat(iban === undefined || 'ibanMasked' in values ? values : { iban, ...values })
}

/** Nested fields under their own names; a list as one text. */
function flat(values: Record<string, unknown>): Record<string, Plain> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) => {
      if (typeof value !== 'object' || value === null) return [[field, value as Plain]]
      return Array.isArray(value)
        ? [[field, value.join(', ')]]
        : Object.entries(flat(value as Record<string, unknown>))
    }),
  )
}
