import { getImport, mappingOf, recallMapping } from '~/domain/imports/imports.server'
import { readFirstRows, readHeadings } from '~/domain/imports/rows.server'
import type { OfficeScope } from '~/domain/kernel/scope'
import { house } from '~/house.server'
import { textsOf } from '~/i18n/texts'
import { guessColumns } from './columns'
import { columnsOf, offeredFields, SAMPLES } from './columns.server'
import type { ImportFrame } from './setups.server'

/** Each column with its field: as mapped, else as in an earlier file like it, else by its heading. */
export async function mappingPageData(scope: OfficeScope, setup: ImportFrame, id: string) {
  const { reader, vault } = house
  const { kind } = setup.kind
  const file = await getImport(reader, scope, { kind, id })
  if (file.state !== 'open') return null
  const of = { tenantId: scope.tenantId, importId: id }
  const headings = await readHeadings(reader, vault, of)
  const samples = await readFirstRows(reader, vault, of, SAMPLES)
  const fields = offeredFields(scope, setup)
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

function ownLabels(kind: 'customers' | 'employees'): Record<string, string>[] {
  return (['de', 'en'] as const).map((language) => {
    const texts = textsOf(language)
    return { ...texts[kind].fields, ...texts.imports.columns[kind] }
  })
}
