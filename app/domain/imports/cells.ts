import type { Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'

export interface Imported extends Within {
  importId: string
}

export function openCells(vault: Vault, of: Imported, line: number, sealed: string | null): string[] {
  return sealed === null ? [] : (JSON.parse(vault.open(placeOf(of, line), sealed)) as string[])
}

export function placeOf({ tenantId, importId }: Imported, line: number) {
  return { tenantId, purpose: 'import.row', rowId: `${importId} ${line}` }
}
