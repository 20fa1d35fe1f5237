import type { CertificateKind } from '~/domain/certificates/kinds'
import type { MonthText } from '~/domain/values/calendar'
import { listQuery, month } from '~/kit/forms/list-query'
import { paths } from '~/paths'

interface CertificateQuery {
  until: MonthText | undefined
}

const query = listQuery<CertificateQuery>({ until: month('bis') })

export const readCertificateQuery: (request: Request) => CertificateQuery = query.read

export function certificatePath(employeeId: string, kind: CertificateKind, until?: MonthText): string {
  return paths.employeeCertificate(employeeId, kind) + query.write({ until })
}
