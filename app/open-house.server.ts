import type { House } from '~/domain/kernel/house'
import { createVault } from '~/domain/kernel/vault'
import { documentsBeside } from '~db/document-store'
import { openReader, openWriter } from '~db/open'
import { config } from './config.server'
import { createKeyring } from './domain/links/token'

/** Opens a database file with the keys and renderers of this machine. */
export function openHouse(
  file: string,
  use: 'server' | 'command' = 'command',
): House & { close: () => Promise<void> } {
  const db = openWriter(file, use)
  const reader = openReader(file)
  const { linkKeys, fieldKeys } = config()
  return {
    db,
    reader,
    keyring: createKeyring(linkKeys),
    vault: createVault(fieldKeys),
    documents: documentsBeside(file),
    // Loaded with the first document.
    renderers: {
      invoice: async (...input) => (await import('./documents/renderers.server')).renderInvoice(...input),
      payslip: async (view, letterhead) =>
        (await import('./documents/renderers.server')).renderPayslip(view, letterhead),
    },
    readSlip: async (...file) => (await import('./documents/incoming/read-slip.server')).readSlip(...file),
    writeSlip: async (bytes) => (await import('./documents/incoming/write-slip.server')).writeSlip(bytes),
    /** The last connection to close checkpoints the WAL. */
    async close() {
      await reader.destroy()
      await db.destroy()
    },
  }
}
