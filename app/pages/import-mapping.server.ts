import { getImport, mapImport, mappingOf, recallMapping } from '~/domain/imports/imports.server'
import { readFirstRows, readHeadings } from '~/domain/imports/rows.server'
import { may } from '~/domain/rights'
import type { OfficeScope } from '~/domain/scope'
import { guessColumns } from '~/forms/imports/columns'
import { mappingForm } from '~/forms/imports/mapping-form'
import { carryOutForm } from '~/forms/office-form.server'
import { house } from '~/house.server'
import { seeOther } from '~/http/redirect.server'
import { textsOf } from '~/i18n/texts'
import { paths } from '~/paths'
import type { ImportFrame } from './import-setups.server'

const SAMPLES = 3

/** Each column with what it is taken for: as it was mapped, as a file like it was, or as its heading says. */
export async function mappingPageData(scope: OfficeScope, setup: ImportFrame, id: string) {
  const { reader, vault } = house
  const { kind } = setup.kind
  const file = await getImport(reader, scope, { kind, id })
  if (file.state !== 'open') return null
  const of = { tenantId: scope.tenantId, importId: id }
  const headings = await readHeadings(reader, vault, of)
  const samples = await readFirstRows(reader, vault, of, SAMPLES)
  const fields = offered(scope, setup)
  const recalled = mappingOf(file) ?? (await recallMapping(reader, scope, file))
  const guessed = recalled?.columns ?? guessColumns(headings, setup.columns, ownLabels(kind))
  return {
    ...{ kind, id, fields, rows: file.row_count },
    isRecalled: file.mapping_json === null && recalled !== null,
    otherwise: Object.entries(setup.otherwise).map(([name, values]) => ({
      ...{ name, values },
      chosen: recalled?.defaults[name] ?? values[0] ?? '',
    })),
    columns: columnsOf(headings, samples).map((column, index) => ({
      ...column,
      field: fields.find((field) => field === guessed[index]) ?? null,
    })),
  }
}

export async function mapColumns(request: Request, scope: OfficeScope, setup: ImportFrame, id: string) {
  const { kind } = setup.kind
  const file = await getImport(house.reader, scope, { kind, id })
  if (file.state !== 'open') return seeOther(request, paths.import(kind, id))
  const of = { tenantId: scope.tenantId, importId: id }
  const headings = await readHeadings(house.reader, house.vault, of)
  const samples = await readFirstRows(house.reader, house.vault, of, SAMPLES)
  const columns = columnsOf(headings, samples).length
  const schema = mappingForm(columns, { ...setup, fields: offered(scope, setup) })
  return carryOutForm({ request, schema }, async (mapping) => {
    await mapImport(house, scope, { kind, id }, mapping)
    return seeOther(request, paths.import(kind, id))
  })
}

/** What somebody may not see or enter, nobody imports either. */
function offered({ role }: OfficeScope, { columns }: ImportFrame): string[] {
  const mine = columns.filter(({ isConfidential }) => !isConfidential || may(role, 'see_pay'))
  return mine.map(({ name }) => name)
}

/** A column may have values without a heading. */
function columnsOf(headings: readonly string[], samples: readonly { cells: readonly string[] }[]) {
  const count = Math.max(headings.length, ...samples.map(({ cells }) => cells.length))
  return Array.from({ length: count }, (_, index) => ({
    heading: headings[index] ?? '',
    samples: samples.map(({ cells }) => cells[index] ?? '').filter((text) => text !== ''),
  }))
}

/** What Zahltag calls the fields in the files that it writes, in both languages. */
function ownLabels(kind: 'customers' | 'employees'): Record<string, string>[] {
  return (['de', 'en'] as const).map((language) => {
    const texts = textsOf(language)
    return { ...texts[kind].fields, ...texts.imports.columns[kind] }
  })
}
