import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { handoverFile } from '~/documents/handover/file'
import { isComplete } from '~/domain/handovers/findings'
import { handOver } from '~/domain/handovers/hand-over.server'
import { listHandovers } from '~/domain/handovers/list.server'
import { readOffice } from '~/domain/handovers/office.server'
import { planHandover } from '~/domain/handovers/plan.server'
import { isMonthClosed } from '~/domain/hours/closed.server'
import { listOpenCorrections } from '~/domain/hours/corrections.server'
import { may } from '~/domain/kernel/rights'
import type { OfficeScope } from '~/domain/kernel/scope'
import type { MonthText } from '~/domain/values/calendar'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { textsOf } from '~/i18n/texts'
import { FORM_KEY_FIELD } from '~/kit/forms/form-fields'
import { paths } from '~/paths'
import { FORMAT_PARAMETER, HANDOVER_FORMATS, type handoverForm, WHOLE_FIELD } from './form'

export async function handoverPageData(request: Request, scope: OfficeScope, month: MonthText) {
  const office = await readOffice(house.reader, scope)
  const asked = new URL(request.url).searchParams.get(FORMAT_PARAMETER)
  const usual = office.consultant === null ? 'csv' : 'lodas'
  const format = HANDOVER_FORMATS.find((one) => one === asked) ?? usual
  const wanted = { month, format, isWhole: false, office }
  const { employees, blocked } = await planHandover(house.reader, house.vault, scope, wanted)
  return {
    month,
    format,
    ready: employees.map(({ id, number, name, lines }) => ({ id, number, name, lines })),
    blocked,
    isComplete: isComplete(format, office),
    handovers: await listHandovers(house.reader, scope, month),
    isClosed: await isMonthClosed(house.reader, scope, month),
    openCorrections: (await listOpenCorrections(house.reader, scope, month)).length,
    settings: may(scope.role, 'manage_firm') ? paths.tenantPayrollOffice(scope.tenantId) : null,
    formKey: randomUUID(),
  }
}

/** The file is in German, as the payroll office reads it. */
export async function makeHandover(
  request: Request,
  scope: OfficeScope,
  month: MonthText,
  values: z.output<typeof handoverForm>,
) {
  const { file: words, kinds } = textsOf('de').handover
  const { [FORMAT_PARAMETER]: format, [WHOLE_FIELD]: whole, [FORM_KEY_FIELD]: id } = values
  await handOver(house, scope, {
    id,
    month,
    format,
    isWhole: whole !== undefined,
    render: (content) => handoverFile(content, { ...words, kinds }),
  })
  const page = `${paths.handover(month)}?${FORMAT_PARAMETER}=${format}`
  return saved<'handover'>(request, page, 'erstellt')
}
