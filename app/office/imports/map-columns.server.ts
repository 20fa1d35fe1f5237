import { getImport, mapImport } from '~/domain/imports/imports.server'
import { readFirstRows, readHeadings } from '~/domain/imports/rows.server'
import type { OfficeScope } from '~/domain/kernel/scope'
import { house } from '~/house.server'
import { seeOther } from '~/http/redirect.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'
import { columnsOf, offeredFields, SAMPLES } from './columns.server'
import { mappingForm } from './mapping-form'
import type { ImportFrame } from './setups.server'

export async function mapColumns(request: Request, scope: OfficeScope, setup: ImportFrame, id: string) {
  const { kind } = setup.kind
  const file = await getImport(house.reader, scope, { kind, id })
  if (file.state !== 'open') return seeOther(request, paths.import(kind, id))
  const of = { tenantId: scope.tenantId, importId: id }
  const headings = await readHeadings(house.reader, house.vault, of)
  const samples = await readFirstRows(house.reader, house.vault, of, SAMPLES)
  const columns = columnsOf(headings, samples).length
  const schema = mappingForm(columns, { ...setup, fields: offeredFields(scope, setup) })
  return carryOutForm({ request, schema }, async (mapping) => {
    await mapImport(house, scope, { kind, id }, mapping)
    return seeOther(request, paths.import(kind, id))
  })
}
