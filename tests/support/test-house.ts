import type { Kysely } from 'kysely'
import { config } from '~/config.server'
import { readSlip } from '~/documents/incoming/read-slip.server'
import { writeSlip } from '~/documents/incoming/write-slip.server'
import type { House } from '~/domain/kernel/house'
import { createVault } from '~/domain/kernel/vault'
import { createKeyring } from '~/domain/links/token'
import { documentsBeside } from '~db/document-store'
import { openReader, openWriter } from '~db/open'
import type { Database } from '~db/schema'
import { renderJson } from './render'

/** A connection without restrictions, to check or manipulate rows. */
export type Connection = Kysely<Database>

export interface TestHouse extends House {
  db: Connection
}

export type OpenTestHouse = TestHouse & { close(): Promise<void> }

type Keys = Pick<ReturnType<typeof config>, 'linkKeys' | 'fieldKeys'>

export const jsonRenderers = { invoice: renderJson, payslip: renderJson }

export function rendering(house: TestHouse, renderers: Partial<House['renderers']>): TestHouse {
  return { ...house, renderers: { ...house.renderers, ...renderers } }
}

/** A house in a database file, whose documents are their views as JSON. */
export function openTestHouse(file: string, { linkKeys, fieldKeys }: Keys = config()): OpenTestHouse {
  const db = openWriter(file)
  const reader = openReader(file)
  return {
    db,
    reader,
    keyring: createKeyring(linkKeys),
    vault: createVault(fieldKeys),
    documents: documentsBeside(file),
    renderers: jsonRenderers,
    readSlip,
    writeSlip,
    async close() {
      await reader.destroy()
      await db.destroy()
    },
  }
}
