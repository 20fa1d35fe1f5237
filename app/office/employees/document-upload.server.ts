import { readFile } from 'node:fs/promises'
import * as z from 'zod'
import { config } from '~/config.server'
import { PdfRefused } from '~/documents/incoming/pdf-process.server'
import { splitPdf } from '~/documents/incoming/split.server'
import { keepEmployeeDocument } from '~/domain/employee-documents/keep.server'
import { getEmployee } from '~/domain/employees/find.server'
import type { OfficeScope } from '~/domain/kernel/scope'
import { FilesWaiting, inTurn } from '~/domain/kernel/turns'
import { house } from '~/house.server'
import { BodyTooLarge } from '~/http/body.server'
import { saved } from '~/http/redirect.server'
import { logRefusedFile } from '~/http/refused-file.server'
import { parseDate } from '~/kit/forms/dates'
import type { Faults } from '~/kit/forms/faults'
import { optionalLine } from '~/kit/forms/fields'
import { FILE_FIELD } from '~/kit/forms/form-fields'
import { readByForm } from '~/kit/forms/read-by-form'
import { giveBackHere } from '~/kit/forms/refused-form.server'
import { withFilesOnDisk } from '~/kit/forms/upload-to-disk.server'
import { optional, required } from '~/kit/forms/value-fields'
import { isPdf } from '~/kit/payslip-upload.server'
import { paths } from '~/paths'
import type { EmployeeDocumentKind } from '~db/schema'

const LARGEST_DOCUMENT = 10 * 1024 * 1024

export async function receiveEmployeeDocument(request: Request, scope: OfficeScope, employeeId: string) {
  await getEmployee(house.reader, scope, employeeId)
  let values: Record<string, string> = {}
  const refuse = (faults: Faults, status?: 413) =>
    giveBackHere(request, { refusal: { faults, values }, wait: 0, ...(status ? { status } : {}) })
  try {
    const room = { dataDir: config().dataDir, mostBytes: LARGEST_DOCUMENT }
    return await withFilesOnDisk(request, room, async ({ files: [file], fields }) => {
      values = fields
      const read = readByForm(employeeDocumentForm, fields, (entered) => entered)
      const missing: Faults = file ? {} : { [FILE_FIELD]: 'pdf_missing' }
      if (!file || 'faults' in read)
        return refuse({ ...('faults' in read ? (read.faults as Faults) : {}), ...missing })
      const { announce, ...document } = read.values
      const bytes = await checkedPdf(scope, file.path)
      const { isNew } = await keepEmployeeDocument(house, scope, {
        ...document,
        employeeId,
        bytes,
        isAnnounced: announce,
      })
      const page = paths.employeeDocuments(employeeId)
      return saved<'employees'>(request, page, isNew ? 'unterlage' : 'unterlage_bekannt')
    })
  } catch (error) {
    if (error instanceof BodyTooLarge) return refuse({ [FILE_FIELD]: 'document_too_large' }, 413)
    if (error instanceof FilesWaiting) return refuse({ [FILE_FIELD]: error.code })
    if (error instanceof PdfRefused) {
      logRefusedFile(request, scope, error.fault)
      return refuse({ [FILE_FIELD]: error.fault })
    }
    throw error
  }
}

/** @throws PdfRefused; FilesWaiting */
async function checkedPdf(scope: OfficeScope, path: string): Promise<Uint8Array> {
  if (!(await isPdf(path))) throw new PdfRefused('pdf_no_pdf')
  await inTurn('split payslips', scope.tenantId, () =>
    splitPdf(
      { path },
      (pages) => [{ firstPage: 0, pageCount: pages.length }],
      () => {},
    ),
  )
  return readFile(path)
}

const KINDS = [
  'wage_tax_certificate',
  'insurance_notice',
  'contract',
  'other',
] as const satisfies readonly EmployeeDocumentKind[]
const LONGEST_TITLE = 80

const employeeDocumentForm = z.object({
  kind: z.enum(KINDS, { error: 'required' }),
  dated: required(optional('document_date_wrong', parseYearOrDate), 'document_date_missing'),
  title: optionalLine(LONGEST_TITLE),
  announce: z
    .string()
    .optional()
    .transform((value) => value === 'ja'),
})

function parseYearOrDate(text: string): string | undefined {
  return /^(19|20)\d\d$/.test(text) ? text : parseDate(text)
}
