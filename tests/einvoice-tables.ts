import { writeFileSync } from 'node:fs'
import { SOURCES, schemaModule } from './support/einvoice/schema-table'

/** Derives what the product knows of the official schemas anew, from ../shared/einvoice. */
for (const [file, source] of Object.entries(SOURCES))
  writeFileSync(`app/domain/einvoices/schema/${file}.ts`, schemaModule(source))
