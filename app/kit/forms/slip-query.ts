export const REVISION_PARAMETER = 'fassung'
export const PRINTED_PARAMETER = 'druck'

/** Which version of a payslip is requested (default: the current one), and whether it is printed for its employee. */
export function readSlipQuery(request: Request): { revision: number | undefined; isPrinted: boolean } {
  const { searchParams } = new URL(request.url)
  const revision = searchParams.get(REVISION_PARAMETER)
  return {
    revision: revision && /^\d{1,6}$/.test(revision) ? Number(revision) : undefined,
    isPrinted: searchParams.has(PRINTED_PARAMETER),
  }
}
