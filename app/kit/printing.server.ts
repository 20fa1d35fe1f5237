import { may } from '~/domain/kernel/rights'
import type { OfficeScope } from '~/domain/kernel/scope'
import { wantsFile } from '~/http/download.server'

/** Whether a paper is taken to be printed and sent: not by those who only see invoices, nor ahead of a press. */
export function isPrinting(request: Request, { role }: OfficeScope): boolean {
  return wantsFile(request) && may(role, 'keep_invoices')
}
