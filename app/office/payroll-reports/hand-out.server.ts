import type { Scope } from '~/domain/kernel/scope'
import { type HandedOut, recordReport } from '~/domain/payroll-reports/handed-out.server'
import { house } from '~/house.server'
import { isHandedOver } from '~/http/download.server'

/** Gives out a report as a file, and records it where somebody takes the file itself. */
export async function handOut(
  { request, scope }: { request: Request; scope: Scope },
  response: Response,
  report: HandedOut,
): Promise<Response> {
  if (isHandedOver(request, response)) await recordReport(house, scope, report)
  return response
}
