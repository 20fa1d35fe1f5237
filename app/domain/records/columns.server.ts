import type { Within } from '../kernel/scope'
import type { RecordTable } from './fields'
import type { RecordKind, Secret } from './kind'
import type { Value, Values } from './merge'

type AnyKind = RecordKind<RecordTable>

/** Fields of a row; sealed ones are opened. */
export function toFields(
  kind: AnyKind,
  { tenantId }: Within,
  row: Values,
  fields: readonly string[],
): Values {
  return mapped(fields, (field) => {
    const purpose = secretOf(kind, field)?.sealedFor
    if (purpose === undefined) return row[field] ?? null
    const sealed = row[`${field}_sealed`]
    return typeof sealed === 'string'
      ? vaultOf(kind).open({ tenantId, purpose, rowId: String(row.id) }, sealed)
      : null
  })
}

/** Fields as columns, sealed where required. */
export function toColumns(
  kind: AnyKind,
  { tenantId, rowId }: Within & { rowId: string },
  values: Values,
): Values {
  const columns: Values = {}
  for (const [field, value] of Object.entries(values)) {
    const secret = secretOf(kind, field)
    if (secret?.sealedFor === undefined) {
      columns[field] = value
      continue
    }
    columns[`${field}_sealed`] =
      value === null
        ? null
        : vaultOf(kind).seal({ tenantId, purpose: secret.sealedFor, rowId }, String(value))
    if (secret.hasMaskColumn) columns[`${field}_masked`] = masked(secret, value)
  }
  return columns
}

export function toAudit(kind: AnyKind, values: Values): Values {
  return mapped(Object.keys(values), (field) => masked(secretOf(kind, field), values[field] ?? null))
}

/** A field as it may be shown: masked if it is stored sealed. */
export function toTold(kind: AnyKind, field: string, value: Value): Value {
  const secret = secretOf(kind, field)
  return secret?.sealedFor === undefined ? value : masked(secret, value)
}

export function secretOf(kind: AnyKind, field: string): Secret | undefined {
  return (kind.secrets as Record<string, Secret> | undefined)?.[field]
}

function masked(secret: Secret | undefined, value: Value): Value {
  return secret && value !== null ? secret.mask(String(value)) : value
}

function vaultOf({ table, vault }: AnyKind) {
  if (!vault) throw new Error(`${table} has sealed columns and no vault`)
  return vault
}

function mapped(fields: readonly string[], told: (field: string) => Value): Values {
  return Object.fromEntries(fields.map((field) => [field, told(field)]))
}
