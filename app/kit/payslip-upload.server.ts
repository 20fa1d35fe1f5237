import { createHash } from 'node:crypto'
import { open, readFile } from 'node:fs/promises'
import * as z from 'zod'
import { config } from '~/config.server'
import { PdfRefused } from '~/documents/incoming/pdf-process.server'
import { splitPdf } from '~/documents/incoming/split.server'
import type { OfficeScope } from '~/domain/kernel/scope'
import { FilesWaiting, inTurn } from '~/domain/kernel/turns'
import { IncomingConflict } from '~/domain/payslip-files/conflict'
import { divideFile } from '~/domain/payslip-files/divide'
import { doubtOf } from '~/domain/payslip-files/doubt-inside'
import { findFileBySha, type KeptSlip, keepFile } from '~/domain/payslip-files/keep.server'
import { readRoster } from '~/domain/payslip-files/roster.server'
import { type MonthText, monthOf, shiftMonth } from '~/domain/values/calendar'
import { house } from '~/house.server'
import { BodyTooLarge } from '~/http/body.server'
import { saved } from '~/http/redirect.server'
import { logRefusedFile } from '~/http/refused-file.server'
import { paths } from '~/paths'
import type { FaultKey } from './forms/faults'
import type { FileOnDisk } from './forms/file-on-disk'
import { FILE_FIELD, SLIP_MONTH_FIELD } from './forms/form-fields'
import { giveBackHere } from './forms/refused-form.server'
import { withFilesOnDisk } from './forms/upload-to-disk.server'
import { month } from './forms/value-fields'

const LARGEST_FILE = 50 * 1024 * 1024

const PDF_MARK = Buffer.from('%PDF-')
const fields = z.object({ [SLIP_MONTH_FIELD]: month('slip_month_missing') })

/** Last month, which a payroll office delivers now. */
export function usualMonth(today: string): MonthText {
  return shiftMonth(monthOf(today), -1)
}

/** Splits PDFs of the payroll office into payslips and stores them; a file stored before is skipped. */
export async function receivePayslips(request: Request, scope: OfficeScope) {
  const refuse = (faults: Record<string, FaultKey>, values: Record<string, string>, status?: 413) =>
    giveBackHere(request, { refusal: { faults, values }, wait: 0, ...(status ? { status } : {}) })
  try {
    const room = { dataDir: config().dataDir, mostBytes: LARGEST_FILE }
    return await withFilesOnDisk(request, room, async ({ files, fields: entered }) => {
      const parsed = fields.safeParse(entered)
      if (!parsed.success) return refuse({ [SLIP_MONTH_FIELD]: 'slip_month_missing' }, entered)
      if (files.length === 0) return refuse({ [FILE_FIELD]: 'pdf_missing' }, entered)
      let news = 0
      for (const file of files) if (await receive(scope, file, parsed.data[SLIP_MONTH_FIELD])) news += 1
      return saved<'incoming'>(request, paths.incomingPayslips(), news > 0 ? 'eingelesen' : 'bekannt')
    })
  } catch (error) {
    if (error instanceof BodyTooLarge) return refuse({ [FILE_FIELD]: 'pdf_too_large' }, {}, 413)
    if (error instanceof IncomingConflict) return refuse({ [FILE_FIELD]: error.code }, {})
    if (error instanceof FilesWaiting) return refuse({ [FILE_FIELD]: error.code }, {})
    if (error instanceof PdfRefused) {
      logRefusedFile(request, scope, error.fault)
      return refuse({ [FILE_FIELD]: error.fault }, {})
    }
    throw error
  }
}

/** One file at a time, firms in turn. @throws PdfRefused; FilesWaiting */
async function receive(
  scope: OfficeScope,
  { path, name }: FileOnDisk,
  slipMonth: MonthText,
): Promise<boolean> {
  if (!(await isPdf(path))) throw new PdfRefused('pdf_no_pdf')
  return inTurn('split payslips', scope.tenantId, async () => {
    const sha256 = createHash('sha256')
      .update(await readFile(path))
      .digest('hex')
    if (await findFileBySha(house.reader, scope, sha256)) return false
    const roster = await readRoster(house.reader, house.vault, scope)
    const slips: KeptSlip[] = []
    let pageCount = 0
    await splitPdf(
      { path },
      (pages) => {
        pageCount = pages.length
        return divideFile(pages, roster, slipMonth)
      },
      async (slip, bytes, reading) => {
        slips.push({ ...slip, doubt: await doubtOf(slip, reading, roster), bytes })
      },
    )
    return (await keepFile(house, scope, { month: slipMonth, fileName: name, sha256, pageCount, slips }))
      .isNew
  })
}

/** Judged by content; the file name is ignored. */
export async function isPdf(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(PDF_MARK.length), 0, PDF_MARK.length, 0)
    return buffer.equals(PDF_MARK)
  } finally {
    await file.close()
  }
}
